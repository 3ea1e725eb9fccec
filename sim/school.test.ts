import { describe, expect, test } from "vitest";
import { ItemId, LearnerId, makeExport, SkillId, uuidFromName } from "#engine";
import type { SchoolAnswer } from "#engine/protocol/identity";
import { MAX_BODY_BYTES } from "#engine/protocol/sync";
import { visitorCode } from "#engine/protocol/visitor";
import { cardOf, kioskCode } from "../server/http/school.fixture.ts";
import { beginPractice, exportedEvents, problemOf } from "../workers/testing/pupil.ts";
import {
  answersIn,
  content,
  inTime,
  masteryOf,
  onDisk,
  openDevice,
  openPlace,
  pass,
  practise,
  signIn,
  type Device,
} from "./school.fixture.ts";

/** Whose work waits for a teacher, with the sign they were told. */
async function waitingAt(place: Awaited<ReturnType<typeof openPlace>>) {
  const listed = await place.school.teacher.ask("GET", `/classes/${place.school.class.id}/unverified`);
  return (listed.body as SchoolAnswer<"GET /classes/{class}/unverified">).work;
}

describe("a school's devices and its server", () => {
  test("[SYN70] two devices and a shared one, offline in turns, end with the same log and the same mastery", async () => {
    const place = await openPlace(["Amina", "Ben"]);
    const [tablet, laptop, kiosk] = [
      openDevice(place, "tablet"),
      openDevice(place, "laptop"),
      openDevice(place, "kiosk"),
    ];
    const all = [tablet, laptop, kiosk];
    await signIn(tablet, place, "Amina", { grade: 3 });
    await practise(tablet, 4);
    await pass(place, all, 10_000);
    await signIn(laptop, place, "Amina");
    expect(await exportedEvents(laptop.tab)).toEqual(await exportedEvents(tablet.tab));

    // Both work without the network, one long after the other, and come back in the other order.
    tablet.line.isUp = false;
    laptop.line.isUp = false;
    await practise(tablet, 5);
    await pass(place, all, 30_000);
    await practise(laptop, 6);
    await signIn(kiosk, place, "Amina", { kind: "kiosk" });
    await practise(kiosk, 3);
    await pass(place, all, 20_000);
    laptop.line.isUp = true;
    await laptop.tab.api.wake();
    await pass(place, all, 400_000);
    tablet.line.isUp = true;
    await tablet.tab.api.wake();
    await pass(place, all, 900_000);

    const log = await exportedEvents(tablet.tab);
    expect(answersIn(log)).toBeGreaterThanOrEqual(18);
    expect(new Set(log.map(({ id }) => id)).size).toBe(log.length);
    expect(await exportedEvents(laptop.tab)).toEqual(log);
    expect(await masteryOf(laptop)).toEqual(await masteryOf(tablet));
    expect(tablet.tab.view().unsent).toBe(0);
    expect(laptop.tab.view().unsent).toBe(0);
    // And as folded anew from the disk.
    laptop.restart();
    await laptop.tab.until(({ phase }) => phase === "ready");
    laptop.disk.projections.clear();
    tablet.restart();
    await tablet.tab.until(({ phase }) => phase === "ready");
    expect(await masteryOf(laptop)).toEqual(await masteryOf(tablet));
    await signIn(kiosk, place, "Amina", { kind: "kiosk" });
    expect(await exportedEvents(kiosk.tab)).toEqual(log);
    expect(await masteryOf(kiosk)).toEqual(await masteryOf(tablet));
  });

  test("[SYN89] a device of a class tells how ready it is, in steps, when the network is there; no other device does", async () => {
    const place = await openPlace(["Amina"]);
    const [kiosk, stranger] = [openDevice(place, "kiosk"), openDevice(place, "stranger")];
    const all = [kiosk, stranger];
    const told = async () => {
      const { teacher, class: inClass } = place.school;
      const { body } = await teacher.ask("GET", `/classes/${inClass.id}/readiness`);
      return (body as SchoolAnswer<"GET /classes/{class}/readiness">).devices.map(({ percent }) => percent);
    };
    await signIn(kiosk, place, "Amina", { kind: "kiosk", grade: 3 });
    for (const { tab } of all) await tab.api.tellReadiness(10);
    await pass(place, all, 1_000);
    expect(await told()).toEqual([10]);

    // Not each file's word goes out, but the last one does.
    const words = () => place.world.log().match(/\/auth\/readiness/gu)?.length ?? 0;
    const before = words();
    for (let percent = 11; percent <= 60; percent += 1) await kiosk.tab.api.tellReadiness(percent);
    await pass(place, all, 12_000);
    expect(await told()).toEqual([60]);
    expect(words() - before).toBeLessThan(4);

    kiosk.line.isUp = false;
    await kiosk.tab.api.tellReadiness(100);
    await pass(place, all, 20_000);
    expect(await told()).toEqual([60]);
    kiosk.line.isUp = true;
    await pass(place, all, 61_000);
    expect(await told()).toEqual([100]);
  });

  test("[SYN71] what a guest did before they joined goes on under its id and is their own", async () => {
    const place = await openPlace(["Amina"]);
    const [tablet, laptop] = [openDevice(place, "tablet"), openDevice(place, "laptop")];
    const guest = await beginPractice(tablet.tab, "Amina");
    await practise(tablet, 3);
    expect(tablet.tab.view().unsent).toBe(answersIn(await exportedEvents(tablet.tab)));
    const learner = await signIn(tablet, place, "Amina", { keepWork: true });
    expect(tablet.tab.view().learner?.id).toBe(guest);
    expect(guest).not.toBe(learner);
    await pass(place, [tablet, laptop], 10_000);
    expect(tablet.tab.view().unsent).toBe(0);
    expect(tablet.tab.view().school).toMatchObject({ shared: false, trouble: null, unsentSince: null });
    await signIn(laptop, place, "Amina");
    expect(await exportedEvents(laptop.tab)).toEqual(await exportedEvents(tablet.tab));
    await practise(laptop, 2);
    await pass(place, [tablet, laptop], 400_000);
    expect(await masteryOf(tablet)).toEqual(await masteryOf(laptop));
  });

  test("[SYN72] [TH1] who is done on a shared device leaves nothing on it once the server has it twice", async () => {
    const place = await openPlace(["Amina", "Ben"]);
    const kiosk = openDevice(place, "kiosk");
    const amina = await signIn(kiosk, place, "Amina", { kind: "kiosk", grade: 3 });
    await practise(kiosk, 3);
    // Her name is on no disk, and on the screen.
    expect(kiosk.tab.view().learner?.name).toBe("Amina");
    expect(onDisk(kiosk)).not.toContain("Amina");
    expect(await kiosk.tab.api.updateProfile({ name: "Amina B", grade: 4 })).toEqual({ ok: true, value: null });
    expect(kiosk.tab.view().learner).toMatchObject({ name: "Amina", grade: 4 });
    expect(onDisk(kiosk)).not.toContain("Amina");
    expect((await inTime(place, [kiosk], kiosk.tab.api.leaveSchool())).ok).toBe(true);
    expect(kiosk.tab.view()).toMatchObject({ phase: "no-learner", learner: null, sharedWith: "North 4b" });
    // A copy is made, and then all goes.
    place.backUp();
    await pass(place, [kiosk], 60_000);
    expect(onDisk(kiosk)).not.toContain(amina);
    await signIn(kiosk, place, "Ben", { kind: "kiosk", grade: 2 });
    expect(onDisk(kiosk)).not.toContain(amina);
    expect(kiosk.tab.view().learners).toHaveLength(1);
  });

  test("[SYN72] [TH1] started anew without the network a shared device shows who is working by initial and picture", async () => {
    const place = await openPlace(["Amina"]);
    const kiosk = openDevice(place, "kiosk");
    await signIn(kiosk, place, "Amina", { kind: "kiosk", grade: 3 });
    await practise(kiosk, 2);
    const { picture } = kiosk.tab.view().learner ?? {};
    expect(picture).toBeDefined();
    kiosk.line.isUp = false;
    kiosk.restart();
    await kiosk.tab.until(({ learner }) => learner !== null);
    expect(kiosk.tab.view().learner).toMatchObject({ name: "A", picture });
    expect(onDisk(kiosk)).not.toContain("Amina");
    kiosk.line.isUp = true;
    await kiosk.tab.api.wake();
    await kiosk.tab.until(({ learner }) => learner?.name === "Amina");
  });

  test("[SYN53] what a server lacks that came back from a copy it has again within seconds", async () => {
    const place = await openPlace(["Amina"]);
    const tablet = openDevice(place, "tablet");
    const amina = await signIn(tablet, place, "Amina", { grade: 3 });
    await practise(tablet, 1);
    await pass(place, [tablet], 10_000);
    const copy = place.backUp();
    await practise(tablet, 2);
    await pass(place, [tablet], 10_000);
    expect(tablet.tab.view().unsent).toBe(0);
    const there = () => place.world.rowsOf({ tenant: place.tenant, learner: amina });
    const before = (await there()).map(({ event }) => event.id);

    place.restore(copy, "of the copy");
    await tablet.tab.api.wake();
    await pass(place, [tablet], 20_000);
    expect(tablet.tab.view().unsent).toBe(0);
    expect((await there()).map(({ event }) => event.id)).toEqual(before);
  });

  test("[SYN88] who joins is called as the roster has them", async () => {
    const place = await openPlace(["Ben"]);
    const tablet = openDevice(place, "tablet");
    await beginPractice(tablet.tab, "Benny");
    await signIn(tablet, place, "Ben", { keepWork: true });
    expect(tablet.tab.view().learner?.name).toBe("Ben");
  });

  test("[HST76] what a file says somebody did is not handed to the school when they sign in", async () => {
    const place = await openPlace(["Ben"]);
    const own = openDevice(place, "own");
    const ben = await signIn(own, place, "Ben", { grade: 3 });
    await pass(place, [own], 5_000);
    const elsewhere = openDevice(place, "elsewhere");
    await beginPractice(elsewhere.tab, "Somebody");
    await practise(elsewhere, 2);
    const made = (await exportedEvents(elsewhere.tab)).map((event) => ({ ...event, learner: ben }));
    const about = { learner: ben, exportedAt: 0, build: "test", content: "test" };
    const file = new Blob([JSON.stringify(makeExport(made, about))]);

    const tablet = openDevice(place, "tablet");
    await tablet.tab.until(({ phase }) => phase === "no-learner");
    const taken = await tablet.tab.api.takeInFile({ file, learner: ben, name: "Ben", locale: "en" });
    expect(taken.ok).toBe(true);
    expect(answersIn(await exportedEvents(tablet.tab))).toBeGreaterThan(0);
    await signIn(tablet, place, "Ben");
    await pass(place, [tablet, own], 60_000);
    expect(answersIn(await exportedEvents(tablet.tab))).toBe(0);
    const rows = await place.world.rowsOf({ tenant: place.tenant, learner: ben });
    expect(rows.filter(({ event }) => event.type === "attempt_evaluated")).toEqual([]);
  });

  test("[SYN72] [SYN87] [TH3] work unsent on a shared device stays until it is sent, also while somebody else works there", async () => {
    const place = await openPlace(["Amina", "Ben"]);
    const kiosk = openDevice(place, "kiosk");
    const amina = await signIn(kiosk, place, "Amina", { kind: "kiosk", grade: 3 });
    await pass(place, [kiosk], 5_000);
    kiosk.line.isUp = false;
    await practise(kiosk, 3);
    const answers = answersIn(await exportedEvents(kiosk.tab));
    const leaving = kiosk.tab.api.leaveSchool();
    await pass(place, [kiosk], 10_000);
    expect((await leaving).ok).toBe(true);
    expect(onDisk(kiosk)).toContain(amina);
    // How many of whose answers wait is told by a sign [SYN87].
    await kiosk.tab.until(({ waiting }) => waiting?.length === 1);
    expect(kiosk.tab.view().waiting).toMatchObject([{ answers, visitor: null, initial: "A" }]);
    // Her session is long over when the network is back, and Ben signs in first.
    await pass(place, [kiosk], 1_000_000);
    kiosk.line.isUp = true;
    await signIn(kiosk, place, "Ben", { kind: "kiosk", grade: 2 });
    await kiosk.tab.api.wake();
    await pass(place, [kiosk], 60_000);
    place.backUp();
    await pass(place, [kiosk], 60_000);
    const rows = await place.world.rowsOf({ tenant: place.tenant, learner: amina });
    expect(rows.filter(({ event }) => event.type === "attempt_evaluated")).toHaveLength(answers);
    expect(onDisk(kiosk)).not.toContain(amina);
    expect(kiosk.tab.view().waiting).toEqual([]);
  });

  test("[SYN76] [TH3] where nothing had come before the network went, it waits under her name, and her teacher confirms it", async () => {
    const place = await openPlace(["Amina", "Ben"]);
    const kiosk = openDevice(place, "kiosk");
    const amina = await signIn(kiosk, place, "Amina", { kind: "kiosk", grade: 3 });
    kiosk.line.isUp = false;
    await practise(kiosk, 3);
    const answers = answersIn(await exportedEvents(kiosk.tab));
    const leaving = kiosk.tab.api.leaveSchool();
    await pass(place, [kiosk], 1_000_000);
    expect((await leaving).ok).toBe(true);
    kiosk.line.isUp = true;
    await kiosk.tab.api.wake();
    await pass(place, [kiosk], 60_000);
    place.backUp();
    await pass(place, [kiosk], 60_000);
    expect(onDisk(kiosk)).not.toContain(amina);
    const [waiting] = await waitingAt(place);
    expect(waiting).toMatchObject({ who: { id: amina, signedIn: true }, answers });
    const give = `/classes/${place.school.class.id}/visitors/${waiting?.id}/give`;
    expect((await place.school.teacher.ask("POST", give, { to: amina })).status).toBe(204);
    const tablet = openDevice(place, "tablet");
    await signIn(tablet, place, "Amina");
    await pass(place, [tablet], 60_000);
    expect(answersIn(await exportedEvents(tablet.tab))).toBe(answers);
  });

  test("[SYN72][SYN73] [TH3] a shared device without the network has no history and no PIN on it to be read or tried", async () => {
    const place = await openPlace(["Amina"]);
    const [tablet, kiosk] = [openDevice(place, "tablet"), openDevice(place, "kiosk")];
    const amina = await signIn(tablet, place, "Amina", { grade: 3 });
    await practise(tablet, 4);
    await pass(place, [tablet, kiosk], 10_000);
    const history = (await exportedEvents(tablet.tab)).map(({ id }) => id);
    await signIn(kiosk, place, "Amina", { kind: "kiosk" });
    expect((await exportedEvents(kiosk.tab)).map(({ id }) => id)).toEqual(history);
    expect(history.filter((id) => onDisk(kiosk).includes(id))).toEqual(history);
    kiosk.line.isUp = false;
    await practise(kiosk, 2);
    const unsent = (await exportedEvents(kiosk.tab)).map(({ id }) => id).filter((id) => !history.includes(id));
    const leaving = kiosk.tab.api.leaveSchool();
    await pass(place, [kiosk], 40_000);
    expect((await leaving).ok).toBe(true);

    // Only what is still to be sent, and nothing that a PIN could be tried at.
    const disk = onDisk(kiosk);
    expect(history.filter((id) => disk.includes(id))).toEqual([]);
    expect(unsent.filter((id) => disk.includes(id))).toEqual(unsent);
    expect(kiosk.disk.projections.size).toBe(0);
    const { pin } = cardOf(place.school, "Amina");
    expect(disk).not.toMatch(/\bpin\b|pepper|argon/iu);
    expect(disk).not.toContain(`"${pin}"`);
    expect(await kiosk.tab.api.school("POST /auth/pin", { learner: amina, pin })).toMatchObject({ ok: false });
    expect(await kiosk.tab.api.selectLearner(amina)).toEqual({ ok: false, error: { type: "not-allowed" } });
    expect(await kiosk.tab.api.exportData()).toMatchObject({ ok: false });
    expect(kiosk.tab.view()).toMatchObject({ phase: "no-learner", learner: null, learners: [] });

    // With the network and the PIN all of it is there again.
    kiosk.line.isUp = true;
    await signIn(kiosk, place, "Amina", { kind: "kiosk" });
    await pass(place, [tablet, kiosk], 400_000);
    expect((await exportedEvents(kiosk.tab)).map(({ id }) => id)).toEqual([...history, ...unsent]);
    expect(await masteryOf(kiosk)).toEqual(await masteryOf(tablet));
  });

  test("[SYN73] a shared device that is locked, or started anew without a session, shows nothing until the PIN is typed", async () => {
    const place = await openPlace(["Amina"]);
    const kiosk = openDevice(place, "kiosk");
    const amina = await signIn(kiosk, place, "Amina", { kind: "kiosk", grade: 3 });
    await practise(kiosk, 2);
    const { itemId } = problemOf(kiosk.tab);
    await kiosk.tab.api.lockDevice();
    expect(kiosk.tab.view()).toMatchObject({ learner: null, locked: { id: amina, name: "Amina" } });
    expect(await kiosk.tab.api.exportData()).toMatchObject({ ok: false });
    expect(kiosk.tab.view().learners).toEqual([]);
    expect(await kiosk.tab.api.selectLearner(amina)).toEqual({ ok: false, error: { type: "not-allowed" } });
    await signIn(kiosk, place, "Amina", { kind: "kiosk" });
    expect(problemOf(kiosk.tab).itemId).toBe(itemId);
    // A reload within the session goes on; one after it does not.
    kiosk.restart();
    await kiosk.tab.until(({ learner }) => learner?.name === "Amina");
    place.world.wait(3_700_000);
    kiosk.restart();
    await kiosk.tab.until(({ phase }) => phase === "no-learner");
    // Not for a moment is anybody's work to be seen.
    expect(kiosk.tab.views.filter(({ learner, learners }) => learner !== null || learners.length > 0)).toEqual([]);
  });

  test("[SYN74] a session that is over says so, loses nothing, and goes on after the PIN", async () => {
    const place = await openPlace(["Amina"]);
    const tablet = openDevice(place, "tablet");
    await signIn(tablet, place, "Amina", { grade: 3 });
    tablet.browser.cookies.clear();
    await practise(tablet, 2);
    await pass(place, [tablet], 10_000);
    expect(tablet.tab.view().school?.trouble).toBe("signed-out");
    expect(tablet.tab.view().unsent).toBeGreaterThan(0);
    await signIn(tablet, place, "Amina");
    await tablet.tab.api.wake();
    await pass(place, [tablet], 60_000);
    expect(tablet.tab.view()).toMatchObject({ unsent: 0, school: { trouble: null } });
  });

  test("[SYN3] what cannot be sent is not recorded", async () => {
    const place = await openPlace([]);
    const tablet = openDevice(place, "tablet");
    await beginPractice(tablet.tab, "Amina");
    const { itemId } = problemOf(tablet.tab);
    // The page's own limits stand before it: no text of a pupil is that long.
    await tablet.tab.api.sendMessage({ itemId, text: "x".repeat(MAX_BODY_BYTES * 2) });
    const bodies = (await exportedEvents(tablet.tab)).map(({ body }) => JSON.stringify(body).length);
    expect(Math.max(...bodies)).toBeLessThanOrEqual(MAX_BODY_BYTES);
  });
});

describe("[SYN80] a shared device without the network, and somebody who does not sign in (TH1, TH3)", () => {
  async function openVisit() {
    const place = await openPlace(["Amina", "Ben"]);
    const kiosk = openDevice(place, "kiosk");
    const joined = await kiosk.tab.api.school("POST /auth/join", {
      code: await kioskCode(place.school.teacher, place.school.class.id),
      kind: "kiosk",
    });
    expect(joined.ok).toBe(true);
    await kiosk.tab.api.shareDevice("North 4b");
    kiosk.line.isUp = false;
    const visit = (grade = 3) => kiosk.tab.api.enterAsVisitor({ grade, locale: "en" });
    return { place, kiosk, visit };
  }

  async function leave(place: Awaited<ReturnType<typeof openPlace>>, kiosk: Device) {
    const leaving = kiosk.tab.api.leaveSchool();
    await pass(place, [kiosk], 10_000);
    expect((await leaving).ok).toBe(true);
  }

  test("[SYN81] their work waits, goes out by the device alone, goes from the disk, and becomes a learner's on their own device", async () => {
    const { place, kiosk, visit } = await openVisit();
    expect(await visit()).toEqual({ ok: true, value: null });
    const id = kiosk.tab.view().learner?.id ?? LearnerId.parse("");
    const sign = kiosk.tab.view().school?.visitor ?? "";
    expect(sign).toBe(visitorCode(id));
    expect(kiosk.tab.view()).toMatchObject({ learner: { name: "", grade: 3 }, unsent: 0, visited: null });
    await practise(kiosk, 4);
    const answers = answersIn(await exportedEvents(kiosk.tab));
    await leave(place, kiosk);
    expect(kiosk.tab.view()).toMatchObject({ phase: "no-learner", learners: [], learner: null, visited: sign });

    // Nothing of it can be opened again, and a start anew knows nothing of the sign.
    expect(await kiosk.tab.api.selectLearner(id)).toEqual({ ok: false, error: { type: "not-allowed" } });
    expect(await kiosk.tab.api.exportData()).toMatchObject({ ok: false });
    kiosk.restart();
    await kiosk.tab.until(({ phase }) => phase === "no-learner");
    expect(kiosk.tab.view()).toMatchObject({ learners: [], visited: null });
    expect(kiosk.disk.projections.size).toBe(0);
    expect(onDisk(kiosk)).toContain(id);
    expect(await waitingAt(place)).toEqual([]);

    // The network is back, and nobody is signed in.
    await pass(place, [kiosk], 200_000);
    kiosk.line.isUp = true;
    await kiosk.tab.api.wake();
    await pass(place, [kiosk], 60_000);
    place.backUp();
    await pass(place, [kiosk], 60_000);
    expect(onDisk(kiosk)).not.toContain(id);
    const [waiting] = await waitingAt(place);
    expect(waiting).toMatchObject({ id, who: { type: "visitor", code: sign }, answers });

    const tablet = openDevice(place, "tablet");
    const amina = await signIn(tablet, place, "Amina", { grade: 5 });
    await practise(tablet, 2);
    await pass(place, [tablet], 60_000);
    const own = answersIn(await exportedEvents(tablet.tab));
    const give = `/classes/${place.school.class.id}/visitors/${id}/give`;
    expect((await place.school.teacher.ask("POST", give, { to: amina })).status).toBe(204);
    await tablet.tab.api.wake();
    await pass(place, [tablet], 600_000);
    expect(answersIn(await exportedEvents(tablet.tab))).toBe(own + answers);
    expect(tablet.tab.view().learner?.grade).toBe(5);
    expect(await waitingAt(place)).toEqual([]);
    // And any other device of hers shows the same.
    const laptop = openDevice(place, "laptop");
    await signIn(laptop, place, "Amina");
    expect(await masteryOf(laptop)).toEqual(await masteryOf(tablet));
  });

  test("[SYN111] whom to call where their school is stands with words for a visitor in danger from the first one on, without the network", async () => {
    const { place, kiosk, visit } = await openVisit();
    const told = async () => {
      await visit();
      await kiosk.tab.api.act({ kind: "thought", command: { type: "start" } });
      await kiosk.tab.api.act({ kind: "thought", command: { type: "say", text: "i want to die" } });
      const said = kiosk.tab.view().activities?.thought?.talk.at(-1)?.text;
      await leave(place, kiosk);
      return said;
    };
    const meet = async (country: string | null) => {
      expect((await place.school.teacher.ask("PATCH", "/school", { country })).status).toBe(200);
      kiosk.line.isUp = true;
      await kiosk.tab.api.wake();
      await pass(place, [kiosk], 20_000);
      kiosk.line.isUp = false;
      kiosk.restart();
      await kiosk.tab.until(({ phase }) => phase === "no-learner");
    };
    expect(await told()).toContain("emergency number");
    await meet("IN");
    expect(await told()).toContain("1098");
    await meet(null);
    expect(await told()).toContain("emergency number");
    expect(kiosk.disk.kept.country).toBeNull();
  });

  test("five minutes without a touch end a visit; who comes then sees nothing, and both are sent", async () => {
    const { place, kiosk, visit } = await openVisit();
    await visit();
    const first = kiosk.tab.view().learner?.id ?? "";
    await practise(kiosk, 2);
    const locking = kiosk.tab.api.lockDevice();
    await pass(place, [kiosk], 10_000);
    expect(await locking).toEqual({ ok: true, value: null });
    expect(kiosk.tab.view()).toMatchObject({ learner: null, locked: null, learners: [] });
    await visit(2);
    const second = kiosk.tab.view().learner?.id ?? "";
    expect(second).not.toBe(first);
    expect(kiosk.tab.view()).toMatchObject({ learners: [{ id: second }], visited: null, unsent: 0 });
    await practise(kiosk, 1);
    // The network comes back while the second one works: both reach the school.
    kiosk.line.isUp = true;
    await kiosk.tab.api.wake();
    await pass(place, [kiosk], 60_000);
    expect(kiosk.tab.view()).toMatchObject({ learner: { id: second }, unsent: 0, school: { trouble: null } });
    expect(new Set((await waitingAt(place)).map((one) => one.id))).toEqual(new Set([first, second]));
    // A pupil signs in meanwhile, and what the visitors left goes from the disk as well.
    await signIn(kiosk, place, "Ben", { kind: "kiosk", grade: 2 });
    place.backUp();
    await kiosk.tab.api.wake();
    await pass(place, [kiosk], 60_000);
    for (const id of [first, second]) expect(onDisk(kiosk)).not.toContain(id);
    expect(kiosk.tab.view().learner?.name).toBe("Ben");
  });

  test("a reload goes on within the hour, and not after it; a device that is not shared takes no visitors", async () => {
    const { place, kiosk, visit } = await openVisit();
    await visit();
    await practise(kiosk, 1);
    const { itemId } = problemOf(kiosk.tab);
    kiosk.restart();
    await kiosk.tab.until(({ phase }) => phase === "ready");
    expect(problemOf(kiosk.tab).itemId).toBe(itemId);
    await pass(place, [kiosk], 3_700_000);
    kiosk.restart();
    await kiosk.tab.until(({ phase }) => phase === "no-learner");
    expect(kiosk.tab.views.filter(({ learner }) => learner !== null)).toEqual([]);
    const own = openDevice(place, "own");
    expect(await own.tab.api.enterAsVisitor({ grade: 3, locale: "en" })).toEqual({
      ok: false,
      error: { type: "not-allowed" },
    });
    expect(await visit(13)).toMatchObject({ ok: false, error: { type: "bad-input", field: "grade" } });
  });

  test("what a teacher settles before the device has let it go does not come again", async () => {
    const { place, kiosk, visit } = await openVisit();
    await visit();
    const id = kiosk.tab.view().learner?.id ?? "";
    await practise(kiosk, 3);
    kiosk.line.isUp = true;
    await leave(place, kiosk);
    await pass(place, [kiosk], 20_000);
    const [waiting] = await waitingAt(place);
    const discard = `/classes/${place.school.class.id}/visitors/${id}/discard`;
    expect((await place.school.teacher.ask("POST", discard, { upTo: waiting?.upTo })).status).toBe(204);
    expect(onDisk(kiosk)).toContain(id);
    await pass(place, [kiosk], 60_000);
    place.backUp();
    await pass(place, [kiosk], 60_000);
    expect(onDisk(kiosk)).not.toContain(id);
    expect(await waitingAt(place)).toEqual([]);
    expect(await place.world.rowsOf({ tenant: place.tenant, learner: LearnerId.parse(id) })).toEqual([]);
  });
});

describe("[SYN86] a shared device that may keep the names of its class (TH1, TH3)", () => {
  async function openKeeping() {
    const place = await openPlace(["Amina", "Ben"]);
    const { teacher, class: inClass } = place.school;
    const keep = async (keepsNames: boolean) => {
      await teacher.ask("PATCH", `/classes/${inClass.id}/kept-names`, { keepsNames });
    };
    const kiosk = openDevice(place, "kiosk");
    const code = await kioskCode(teacher, inClass.id);
    expect((await kiosk.tab.api.school("POST /auth/join", { code, kind: "kiosk" })).ok).toBe(true);
    await kiosk.tab.api.shareDevice("North 4b");
    const meet = async () => {
      kiosk.line.isUp = true;
      await kiosk.tab.api.wake();
      await pass(place, [kiosk], 20_000);
    };
    const shown = () => (kiosk.tab.view().keptNames ?? []).map(({ name }) => name).toSorted();
    return { place, kiosk, keep, meet, shown };
  }

  test("[TH1] names lie there only while the class wants it, and go at the next contact, asked for or not", async () => {
    const { place, kiosk, keep, meet, shown } = await openKeeping();
    await meet();
    expect(shown()).toEqual([]);
    expect(onDisk(kiosk)).not.toMatch(/Amina|Ben/u);

    await keep(true);
    await meet();
    expect(shown()).toEqual(["Amina", "Ben"]);
    kiosk.line.isUp = false;
    kiosk.restart();
    await kiosk.tab.until(({ phase }) => phase === "no-learner");
    expect(shown()).toEqual(["Amina", "Ben"]);
    expect(kiosk.tab.view()).toMatchObject({ learners: [], learner: null });

    // Nobody touches it: within ten minutes of having the network it knows better.
    await keep(false);
    await pass(place, [kiosk], 700_000);
    expect(onDisk(kiosk)).toContain("Amina");
    kiosk.line.isUp = true;
    await pass(place, [kiosk], 700_000);
    expect(shown()).toEqual([]);
    expect(onDisk(kiosk)).not.toMatch(/Amina|Ben/u);

    // So it does when its teacher shuts it out.
    await keep(true);
    await meet();
    expect(onDisk(kiosk)).toContain("Amina");
    const { teacher, class: inClass } = place.school;
    const { devices } = (await teacher.ask("GET", `/classes/${inClass.id}/devices`)).body as {
      readonly devices: readonly { readonly id: string }[];
    };
    for (const { id } of devices) await teacher.ask("DELETE", `/classes/${inClass.id}/devices/${id}`);
    await meet();
    expect(onDisk(kiosk)).not.toMatch(/Amina|Ben/u);
  });

  test("[TH3] a name chosen without the network opens nothing of its pupil; what is done waits with that name for a teacher", async () => {
    const { place, kiosk, keep, meet } = await openKeeping();
    await keep(true);
    // Amina has a history, and some of it was made here.
    const amina = await signIn(kiosk, place, "Amina", { kind: "kiosk", grade: 3 });
    await practise(kiosk, 3);
    const leaving = kiosk.tab.api.leaveSchool();
    await pass(place, [kiosk], 10_000);
    expect((await leaving).ok).toBe(true);
    await meet();
    kiosk.line.isUp = false;

    const visit = { grade: 3, locale: "en" } as const;
    const nobody = LearnerId.parse("0199a3c0-0000-7000-8000-00000000dead");
    expect(await kiosk.tab.api.enterAsVisitor({ ...visit, claims: nobody })).toMatchObject({ ok: false });
    expect(await kiosk.tab.api.enterAsVisitor({ ...visit, claims: amina })).toEqual({ ok: true, value: null });
    const id = kiosk.tab.view().learner?.id ?? nobody;
    expect(id).not.toBe(amina);
    expect(kiosk.tab.view()).toMatchObject({ learner: { name: "Amina" }, unsent: 0, school: { visitor: null } });
    expect(answersIn(await exportedEvents(kiosk.tab))).toBe(0);
    await practise(kiosk, 2);
    const answers = answersIn(await exportedEvents(kiosk.tab));
    const going = kiosk.tab.api.leaveSchool();
    await pass(place, [kiosk], 10_000);
    expect((await going).ok).toBe(true);
    expect(kiosk.tab.view()).toMatchObject({ visited: null, waiting: [{ answers, visitor: null, initial: "Amina" }] });

    await meet();
    place.backUp();
    await pass(place, [kiosk], 60_000);
    expect(onDisk(kiosk)).not.toContain(id);
    const [waiting] = await waitingAt(place);
    expect(waiting).toMatchObject({ id, who: { type: "visitor" }, answers });
    const { teacher, class: inClass } = place.school;
    const claims = (await teacher.ask("GET", `/classes/${inClass.id}/claims`)).body;
    expect(claims).toEqual({ claims: [{ id, learner: amina, name: "Amina" }] });

    // Only a teacher makes it hers.
    const tablet = openDevice(place, "tablet");
    await signIn(tablet, place, "Amina");
    const own = answersIn(await exportedEvents(tablet.tab));
    const give = `/classes/${inClass.id}/visitors/${id}/give`;
    expect((await teacher.ask("POST", give, { to: amina })).status).toBe(204);
    await tablet.tab.api.wake();
    await pass(place, [tablet], 60_000);
    expect(answersIn(await exportedEvents(tablet.tab))).toBe(own + answers);
  });

  test("[SCL3] at a server of before it shows its names as ever, keeps none, and what was done under one waits as a visitor's", async () => {
    const { place, kiosk, keep, meet, shown } = await openKeeping();
    await keep(true);
    await meet();
    kiosk.line.isUp = false;
    const [amina] = kiosk.tab.view().keptNames ?? [];
    expect((await kiosk.tab.api.enterAsVisitor({ grade: 3, locale: "en", claims: amina?.id })).ok).toBe(true);
    const id = kiosk.tab.view().learner?.id ?? "";
    await practise(kiosk, 1);
    const answers = answersIn(await exportedEvents(kiosk.tab));
    const going = kiosk.tab.api.leaveSchool();
    await pass(place, [kiosk], 10_000);
    await going;

    kiosk.line.isOlder = true;
    await meet();
    expect(await kiosk.tab.api.deviceNames()).toMatchObject({ ok: true, value: { type: "class" } });
    place.backUp();
    await pass(place, [kiosk], 60_000);
    expect(shown()).toEqual([]);
    expect(onDisk(kiosk)).not.toMatch(/Amina|Ben/u);
    expect(onDisk(kiosk)).not.toContain(id);
    expect(await waitingAt(place)).toMatchObject([{ id, who: { type: "visitor" }, answers }]);
    // And signing in is what it was.
    await signIn(kiosk, place, "Ben", { kind: "kiosk", grade: 2 });
    kiosk.restart();
    await kiosk.tab.until(({ learner }) => learner?.name === "Ben");
  });
});

describe("[SYN90] what a school has switched off for its pupils", () => {
  const AS_SCHOOL = { words: null, dictation: null, ask: null, examReview: null };
  const featuresOf = ({ tab }: Device) => tab.view().school?.features;

  test("is off from the first moment, without the network, and after another start, until the school says otherwise", async () => {
    const place = await openPlace(["Amina"]);
    const { teacher, class: inClass } = place.school;
    const want = (ask: boolean | null) =>
      teacher.ask("PATCH", `/classes/${inClass.id}/features`, { ...AS_SCHOOL, ask });
    await want(false);
    const tablet = openDevice(place, "tablet");
    await signIn(tablet, place, "Amina", { grade: 3 });
    expect(featuresOf(tablet)).toMatchObject({ ask: false, words: true });
    tablet.line.isUp = false;
    await want(true);
    tablet.restart();
    await tablet.tab.until(({ phase }) => phase === "ready");
    expect(featuresOf(tablet)).toMatchObject({ ask: false });
    tablet.line.isUp = true;
    await tablet.tab.api.wake();
    await tablet.tab.until(({ school }) => school?.features?.ask === true);

    const skillId = SkillId.parse("g3.rnd10");
    await teacher.ask("PATCH", `/classes/${inClass.id}/features`, { ...AS_SCHOOL, ownChoice: false });
    await tablet.tab.api.wake();
    await tablet.tab.until(({ school }) => school?.features?.ownChoice === false);
    tablet.line.isUp = false;
    expect(await tablet.tab.api.startPractice({ skillId })).toEqual({ ok: false, error: { type: "not-allowed" } });
    expect((await tablet.tab.api.startPractice({ skillId: null })).ok).toBe(true);
    tablet.line.isUp = true;
    await teacher.ask("PATCH", `/classes/${inClass.id}/features`, { ...AS_SCHOOL, ownChoice: null });

    // Nobody wakes it: within ten minutes it knows.
    await want(false);
    await pass(place, [tablet], 700_000);
    expect(featuresOf(tablet)).toMatchObject({ ask: false });
  });

  test("is each pupil's own on a shared device", async () => {
    const place = await openPlace(["Amina", "Ben"]);
    const { teacher, class: inClass } = place.school;
    const ben = place.school.cards.find(({ name }) => name === "Ben")?.learner;
    await teacher.ask("PATCH", `/classes/${inClass.id}/learners/${ben}/features`, { ...AS_SCHOOL, ask: false });
    const kiosk = openDevice(place, "kiosk");
    await signIn(kiosk, place, "Ben", { grade: 3, kind: "kiosk" });
    expect(featuresOf(kiosk)).toMatchObject({ ask: false });
    const leaving = kiosk.tab.api.leaveSchool();
    await pass(place, [kiosk], 10_000);
    await leaving;
    await signIn(kiosk, place, "Amina", { grade: 3, kind: "kiosk" });
    expect(featuresOf(kiosk)).toMatchObject({ ask: true });
  });
});

describe("[SYN91] what a teacher has set for a pupil", () => {
  const NONE = { extraTime: "none", fewerChoices: false, readAloud: false, largerText: false };
  const adjustmentsOf = ({ tab }: Device) => tab.view().school?.adjustments;

  test("holds from the first moment, without the network and after another start; an exam's time is longer by it", async () => {
    const place = await openPlace(["Amina", "Ben"]);
    const { teacher, class: inClass, cards } = place.school;
    const amina = cards.find(({ name }) => name === "Amina")?.learner;
    const set = (adjustments: unknown) =>
      teacher.ask("PATCH", `/classes/${inClass.id}/learners/${amina}/adjustments`, adjustments);
    await set({ ...NONE, extraTime: "half", largerText: true });
    const tablet = openDevice(place, "tablet");
    await signIn(tablet, place, "Amina", { grade: 3 });
    expect(adjustmentsOf(tablet)).toMatchObject({ extraTime: "half", largerText: true });
    tablet.line.isUp = false;
    await set(NONE);
    tablet.restart();
    await tablet.tab.until(({ phase }) => phase === "ready");
    expect(adjustmentsOf(tablet)).toMatchObject({ extraTime: "half" });
    const catalog = await tablet.tab.api.catalog();
    expect(catalog.ok && catalog.value.exams.map(({ limitMs }) => limitMs).find((limit) => limit !== null)).toBe(
      45 * 60_000,
    );
    tablet.line.isUp = true;
    await tablet.tab.api.wake();
    await tablet.tab.until(({ school }) => school?.adjustments?.extraTime === "none");

    const other = openDevice(place, "other");
    await signIn(other, place, "Ben", { grade: 3 });
    expect(adjustmentsOf(other)).toEqual(NONE);
  });
});

test("[SYN110] whom to call where the school is stands with words for a pupil in danger, without the network too; their own country comes first", async () => {
  const place = await openPlace(["Amina"]);
  const { teacher } = place.school;
  const tablet = openDevice(place, "tablet");
  await signIn(tablet, place, "Amina", { grade: 3 });
  const told = async () => {
    await tablet.tab.api.act({ kind: "thought", command: { type: "start" } });
    await tablet.tab.api.act({ kind: "thought", command: { type: "say", text: "i want to die" } });
    return tablet.tab.view().activities?.thought?.talk.at(-1)?.text;
  };
  expect(await told()).toContain("emergency number");
  expect((await teacher.ask("PATCH", "/school", { country: "IN" })).status).toBe(200);
  await tablet.tab.api.wake();
  await pass(place, [tablet], 10_000);
  tablet.line.isUp = false;
  tablet.restart();
  await tablet.tab.until(({ phase }) => phase === "ready");
  expect(await told()).toContain("1098");
  expect((await tablet.tab.api.updateProfile({ country: "NZ" })).ok).toBe(true);
  expect(await told()).toContain("0800 942 8787");
  expect((await tablet.tab.api.updateProfile({ country: null })).ok).toBe(true);

  tablet.line.isUp = true;
  await teacher.ask("PATCH", "/school", { country: null });
  await tablet.tab.api.wake();
  await pass(place, [tablet], 10_000);
  expect(await told()).toContain("emergency number");
});

test("[SYN94] what a school has taken out is asked of nobody from the next contact on, and without the network", async () => {
  const place = await openPlace(["Amina"]);
  const { teacher, class: inClass } = place.school;
  const skill = SkillId.parse("g3.rnd10");
  const items = content
    .seeds(skill, 1)
    .slice(0, 5)
    .map((seed) => ({ skill, blueprint: skill, version: content.version(skill), difficulty: 1 as const, seed }));
  const what = { type: "items", items };
  const given = { what, to: { type: "class" }, from: null, due: null, afterDue: "open", note: "" };
  expect((await teacher.ask("POST", `/classes/${inClass.id}/assignments`, given)).status).toBe(201);
  const tablet = openDevice(place, "tablet");
  await signIn(tablet, place, "Amina", { grade: 3 });
  await tablet.tab.until(({ assignments }) => assignments?.length === 1);

  const session = await place.world.identity.sessionOf(teacher.request());
  const [, out] = items;
  if (session === undefined || out === undefined) throw new Error("a teacher, five problems");
  const { blueprint, version, difficulty, seed } = out;
  const item = ItemId.parse(uuidFromName("a question"));
  const row = { item, address: { blueprint, version, difficulty, seed }, teacher: item, at: 0 };
  await place.world.store.transact((rows) => rows.put("recalled", { tenant: session.tenant, ...row }));
  await tablet.tab.api.wake();
  await pass(place, [tablet], 10_000);
  tablet.line.isUp = false;
  tablet.restart();
  const [assignment] = (await tablet.tab.until(({ assignments }) => assignments?.length === 1)).assignments ?? [];
  if (assignment === undefined) throw new Error("it is on the device");
  expect((await tablet.tab.api.startAssignment(assignment.id)).ok).toBe(true);
  await practise(tablet, 4);
  const served = (await exportedEvents(tablet.tab)).flatMap(({ type, body }) =>
    type === "problem_served" ? [body.seed] : [],
  );
  expect(served.slice(0, 4)).toEqual(items.filter((one) => one !== out).map((one) => one.seed));
});

test("[PRF10] what a pupil says of themselves is theirs on every device of the school, and nobody else's", async () => {
  const place = await openPlace(["Amina", "Ben"]);
  const kiosk = openDevice(place, "kiosk");
  await signIn(kiosk, place, "Amina", { kind: "kiosk", grade: 4 });
  const said = { language: "simple", pace: "slow", curriculum: "in-cbse", age: "to-10", country: "IN" } as const;
  expect(await kiosk.tab.api.updateProfile(said)).toEqual({ ok: true, value: null });
  expect(kiosk.tab.view().learner).toMatchObject(said);
  expect(kiosk.tab.view().recommendation?.problems).toBe(5);
  const leave = async () => {
    const leaving = kiosk.tab.api.leaveSchool();
    await pass(place, [kiosk], 60_000);
    expect((await leaving).ok).toBe(true);
  };
  await leave();
  await signIn(kiosk, place, "Ben", { kind: "kiosk", grade: 4 });
  const unsaid = { language: null, pace: "normal", curriculum: null, age: null, country: null };
  expect(kiosk.tab.view().learner).toMatchObject(unsaid);
  await leave();

  // Age and country were for that device alone.
  const tablet = openDevice(place, "tablet");
  await signIn(tablet, place, "Amina", {});
  expect(tablet.tab.view().learner).toMatchObject({ ...said, age: null, country: null });
  tablet.line.isUp = false;
  expect(await tablet.tab.api.updateProfile({ language: "advanced", curriculum: null })).toMatchObject({ ok: true });
  tablet.line.isUp = true;
  await tablet.tab.api.wake();
  await pass(place, [tablet], 60_000);
  await signIn(kiosk, place, "Amina", { kind: "kiosk" });
  await pass(place, [tablet, kiosk], 60_000);
  expect(kiosk.tab.view().learner).toMatchObject({ language: "advanced", pace: "slow", curriculum: null });
});

describe("[SYN93] who begins on a device", () => {
  test("is in the grade their school says, and is asked where it says none; later it is theirs to change", async () => {
    const place = await openPlace(["Amina", "Ben"]);
    const { teacher, class: inClass, cards } = place.school;
    const [amina, ben] = ["Amina", "Ben"].map((name) => cards.find((card) => card.name === name));
    const say = (grade: number) => teacher.ask("PATCH", `/classes/${inClass.id}/learners/${amina?.learner}`, { grade });
    await say(5);
    const tablet = openDevice(place, "tablet");
    await signIn(tablet, place, "Amina");
    expect(tablet.tab.view().learner?.grade).toBe(5);
    expect(await tablet.tab.api.updateProfile({ name: "Amina", grade: 4 })).toEqual({ ok: true, value: null });
    await say(6);
    tablet.restart();
    await tablet.tab.until(({ phase }) => phase === "ready");
    expect(tablet.tab.view().learner?.grade).toBe(4);

    const other = openDevice(place, "other");
    await expect(signIn(other, place, "Ben")).rejects.toThrow('"entered":false');
    expect(ben).toBeDefined();
  });
});
