import { describe, expect, test } from "vitest";
import { LearnerId, type TutorEvent } from "#engine";
import { cardOf, NOON } from "../server/http/school.fixture.ts";
import { push } from "../server/snapshots/pushed.fixture.ts";
import { simulateDevice } from "../server/snapshots/simulated-device.fixture.ts";
import { exportedEvents, problemOf } from "../workers/testing/pupil.ts";
import {
  answersIn,
  content,
  inTime,
  onDisk,
  openDevice,
  openPlace,
  pass,
  practise,
  signIn,
  type Device,
  type Place,
} from "./school.fixture.ts";

/** Answers that are held until they are let go. */
function hold({ line }: Device, wanted: (url: string) => boolean) {
  const waiting: (() => void)[] = [];
  let isOpen = false;
  line.arrives = (url) =>
    isOpen || !wanted(url) ? Promise.resolve() : new Promise((resolve) => waiting.push(() => resolve()));
  return {
    held: () => waiting.length,
    release: () => {
      isOpen = true;
      for (const go of waiting.splice(0)) go();
    },
  };
}

const isSync = (url: string): boolean => url.endsWith("/v1/sync");

/** Who signed in on the device before types the PIN; the entry that follows from it. */
async function returnTo({ tab }: Device, { school }: Place, name: string) {
  const { learner, pin } = cardOf(school, name);
  const session = await tab.api.school("POST /auth/pin", { learner: LearnerId.parse(learner), pin });
  if (!session.ok) throw new Error(JSON.stringify(session.error));
  const entry = { session: session.value, className: school.class.name, keepWork: false, grade: null } as const;
  return tab.api.enterSchool({ ...entry, locale: "en" });
}

describe("[HST76] who took a copy home joins their class there", () => {
  async function takeHome(from: Device, to: Device, learner: LearnerId): Promise<void> {
    const made = await from.tab.api.exportData();
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    const file = new Blob([made.value]);
    const taken = await to.tab.api.takeInFile({ file, learner, name: "Amina", locale: "en" });
    expect(taken.ok).toBe(true);
  }

  /** Worked at school, took the file home, worked on there. */
  async function atHome() {
    const place = await openPlace(["Amina"]);
    const [tablet, home] = [openDevice(place, "tablet"), openDevice(place, "home")];
    const amina = await signIn(tablet, place, "Amina", { grade: 3 });
    await practise(tablet, 2);
    await pass(place, [tablet, home], 10_000);
    await home.tab.until(({ phase }) => phase === "no-learner");
    await takeHome(tablet, home, amina);
    const brought = await exportedEvents(home.tab);
    await practise(home, 3);
    const all = await exportedEvents(home.tab);
    expect(answersIn(all)).toBeGreaterThan(answersIn(brought));
    return { place, tablet, home, amina, all };
  }

  const idsOf = (events: readonly TutorEvent[]) => events.map(({ id }) => id).toSorted();

  test.for([true, false])(
    "and what they did there is on the server and on all their devices (keep: %s)",
    async (keepWork) => {
      const { place, tablet, home, amina, all } = await atHome();
      await signIn(home, place, "Amina", { keepWork });
      expect(idsOf(await exportedEvents(home.tab))).toEqual(idsOf(all));
      await practise(home, 1);
      await pass(place, [home, tablet], 400_000);
      const log = await exportedEvents(home.tab);
      expect(idsOf(log)).toEqual(expect.arrayContaining(idsOf(all)));
      expect(home.tab.view().unsent).toBe(0);
      expect(await exportedEvents(tablet.tab)).toEqual(log);
      const rows = await place.world.rowsOf({ tenant: place.tenant, learner: amina });
      expect(rows.map(({ event }) => event.id).toSorted()).toEqual(idsOf(log));
      // And as it lies on the disk.
      home.restart();
      await home.tab.until(({ phase }) => phase === "ready");
      expect(await exportedEvents(home.tab)).toEqual(log);
    },
  );

  test("and a second file does not make a file's of what they did there before it", async () => {
    const { place, tablet, home, amina, all } = await atHome();
    tablet.line.isUp = false;
    await pass(place, [tablet, home], 60_000);
    await practise(tablet, 2);
    const atSchool = await exportedEvents(tablet.tab);
    await takeHome(tablet, home, amina);
    expect(idsOf(await exportedEvents(home.tab))).toEqual([...new Set(idsOf([...all, ...atSchool]))]);
    await practise(home, 1);
    await signIn(home, place, "Amina", { keepWork: true });
    await pass(place, [home], 60_000);
    // What only the file had comes from the device it was done on.
    const onlyInFile = atSchool.filter(({ id }) => !all.some((event) => event.id === id));
    const there = async () =>
      (await place.world.rowsOf({ tenant: place.tenant, learner: amina })).map(({ event }) => event.id);
    const rows = await there();
    expect(rows).toEqual(expect.arrayContaining(idsOf(all)));
    expect(onlyInFile.length).toBeGreaterThan(0);
    expect(onlyInFile.filter(({ id }) => rows.includes(id))).toEqual([]);
    tablet.line.isUp = true;
    await tablet.tab.api.wake();
    await pass(place, [home, tablet], 400_000);
    expect(await there()).toEqual(expect.arrayContaining(idsOf(atSchool)));
    expect(await exportedEvents(home.tab)).toEqual(await exportedEvents(tablet.tab));
  });

  test("where the line is cut after the PIN all is as it was, and the next try gets them in", async () => {
    const { place, home, all } = await atHome();
    home.line.arrives = async (url) => {
      if (isSync(url)) throw new TypeError("Failed to fetch");
    };
    await expect(signIn(home, place, "Amina", { keepWork: true })).rejects.toThrow("no-contact");
    expect(idsOf(await exportedEvents(home.tab))).toEqual(idsOf(all));
    home.restart();
    await home.tab.until(({ phase }) => phase === "ready");
    expect(idsOf(await exportedEvents(home.tab))).toEqual(idsOf(all));
    home.line.arrives = async () => {};
    await signIn(home, place, "Amina", { keepWork: true });
    expect(idsOf(await exportedEvents(home.tab))).toEqual(idsOf(all));
  });
});

describe("[SYN104] who comes back while their work is sent off", () => {
  async function sendingOff() {
    const place = await openPlace(["Amina", "Ben"]);
    const kiosk = openDevice(place, "kiosk");
    const amina = await signIn(kiosk, place, "Amina", { kind: "kiosk", grade: 3 });
    await practise(kiosk, 2);
    await pass(place, [kiosk], 5_000);
    place.backUp();
    await pass(place, [kiosk], 70_000);
    await practise(kiosk, 1);
    const { itemId } = problemOf(kiosk.tab);
    let syncs = 0;
    // The first is that of her leaving, the second the sending off.
    const answers = hold(kiosk, (url) => isSync(url) && (syncs += 1) > 1);
    expect((await inTime(place, [kiosk], kiosk.tab.api.leaveSchool())).ok).toBe(true);
    await pass(place, [kiosk], 0);
    expect(answers.held()).toBe(1);
    return { place, kiosk, amina, itemId, answers };
  }

  test("goes on at the problem they left, and nothing of theirs goes", async () => {
    const { place, kiosk, amina, itemId, answers } = await sendingOff();
    expect(await returnTo(kiosk, place, "Amina")).toEqual({ ok: true, value: { entered: true } });
    expect(problemOf(kiosk.tab).itemId).toBe(itemId);
    await kiosk.tab.api.saveDraft({ itemId, given: ["7"] });
    const recorded = kiosk.disk.events.size;
    const rows = kiosk.disk.remote.get(amina)?.size;
    answers.release();
    await pass(place, [kiosk], 0);
    expect(kiosk.disk.events.size).toBe(recorded);
    expect(kiosk.disk.remote.get(amina)?.size).toBe(rows);
    expect((await kiosk.tab.api.submitAnswer({ itemId, given: ["7"], latencyMs: 4_000 })).ok).toBe(true);
    expect(problemOf(kiosk.tab).itemId).toBe(itemId);
  });

  test("and has only locked the screen keeps what was typed", async () => {
    const { place, kiosk, amina, itemId, answers } = await sendingOff();
    await returnTo(kiosk, place, "Amina");
    await kiosk.tab.api.saveDraft({ itemId, given: ["7"] });
    await kiosk.tab.api.lockDevice();
    answers.release();
    await pass(place, [kiosk], 30_000);
    expect(kiosk.disk.profiles.has(amina)).toBe(true);
    expect(await returnTo(kiosk, place, "Amina")).toEqual({ ok: true, value: { entered: true } });
    expect(problemOf(kiosk.tab)).toMatchObject({ itemId, draft: ["7"] });
  });
});

describe("[SYN105] [TH1] a way into a shared device that is cut off", () => {
  /** A log of two answers' length, and a device on which the second of them does not come. */
  async function halfWay() {
    const place = await openPlace(["Amina", "Ben"], { hasSnapshots: false });
    const amina = LearnerId.parse(cardOf(place.school, "Amina").learner);
    const phone = simulateDevice({ content, learner: amina, seed: "phone", startedAt: NOON - 300 * 86_400_000 });
    phone.perform({ type: "enrol", grade: 3 });
    while (phone.events.length < 560) phone.work(50);
    await push(place.world.syncStore, { tenant: place.tenant, learner: amina }, phone.events, NOON);
    const kiosk = openDevice(place, "kiosk");
    return { place, kiosk, amina, events: phone.events.length };
  }

  test("leaves nothing of the pupil there", async () => {
    const { place, kiosk, amina, events } = await halfWay();
    let syncs = 0;
    kiosk.line.arrives = async (url) => {
      if (isSync(url) && (syncs += 1) > 1) throw new TypeError("Failed to fetch");
    };
    await expect(signIn(kiosk, place, "Amina", { kind: "kiosk" })).rejects.toThrow("no-contact");
    expect(syncs).toBe(2);
    expect(onDisk(kiosk)).not.toContain(amina);
    kiosk.line.arrives = async () => {};
    await signIn(kiosk, place, "Amina", { kind: "kiosk" });
    expect(await exportedEvents(kiosk.tab)).toHaveLength(events);
  });

  test("by a kill leaves nothing from the next start on", async () => {
    const { place, kiosk, amina } = await halfWay();
    let syncs = 0;
    const answers = hold(kiosk, (url) => isSync(url) && (syncs += 1) > 1);
    void signIn(kiosk, place, "Amina", { kind: "kiosk" });
    for (let n = 0; n < 200 && answers.held() === 0; n++) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(kiosk.disk.remote.get(amina)?.size).toBe(500);
    kiosk.line.arrives = async () => {};
    kiosk.restart();
    await pass(place, [kiosk], 1_000);
    expect(onDisk(kiosk)).not.toContain(amina);
    await signIn(kiosk, place, "Ben", { kind: "kiosk", grade: 2 });
    expect(kiosk.tab.view().learners).toHaveLength(1);
  });
});

describe("[SYN106] an answer about one pupil that comes when another is there", () => {
  async function onKiosk() {
    const place = await openPlace(["Amina", "Ben"]);
    const kiosk = openDevice(place, "kiosk");
    const ben = await signIn(kiosk, place, "Ben", { kind: "kiosk", grade: 2 });
    await pass(place, [kiosk], 5_000);
    await inTime(place, [kiosk], kiosk.tab.api.leaveSchool());
    const amina = await signIn(kiosk, place, "Amina", { kind: "kiosk", grade: 3 });
    return { place, kiosk, amina, ben };
  }

  test("ends nobody's session: who signs in waits until the one before has signed out", async () => {
    const { place, kiosk } = await onKiosk();
    const answers = hold(kiosk, (url) => url.endsWith("/auth/logout"));
    const leaving = kiosk.tab.api.leaveSchool();
    await pass(place, [kiosk], 0);
    expect(answers.held()).toBe(1);
    const coming = returnTo(kiosk, place, "Ben");
    await pass(place, [kiosk], 0);
    answers.release();
    expect((await leaving).ok).toBe(true);
    expect((await coming).ok).toBe(true);
    await pass(place, [kiosk], 1_000);
    expect(kiosk.tab.view().learner?.name).toBe("Ben");
    expect(await kiosk.tab.api.standing()).toMatchObject({ value: { session: { name: "Ben" } } });
  });

  test("sends nobody away", async () => {
    const { place, kiosk } = await onKiosk();
    kiosk.line.isUp = false;
    kiosk.restart();
    await kiosk.tab.until(({ learner }) => learner?.name === "A");
    // Her session is over at the server, and the screen is hers for as long as it cannot be asked.
    place.world.wait(3_700_000);
    kiosk.line.isUp = true;
    const answers = hold(kiosk, (url) => url.endsWith("/auth/standing"));
    await kiosk.tab.api.wake();
    await pass(place, [kiosk], 0);
    expect(answers.held()).toBeGreaterThan(0);
    const leaving = kiosk.tab.api.leaveSchool();
    await pass(place, [kiosk], 5_000);
    expect((await leaving).ok).toBe(true);
    const coming = returnTo(kiosk, place, "Ben");
    await pass(place, [kiosk], 3_000);
    expect((await coming).ok).toBe(true);
    answers.release();
    await pass(place, [kiosk], 1_000);
    expect(kiosk.tab.view().learner?.name).toBe("Ben");
  });

  test("leaves no session behind for a visitor", async () => {
    const { place, kiosk } = await onKiosk();
    const answers = hold(kiosk, (url) => url.endsWith("/v1/sync"));
    const leaving = kiosk.tab.api.leaveSchool();
    await pass(place, [kiosk], 1_000);
    expect((await kiosk.tab.api.enterAsVisitor({ grade: 2, locale: "en" })).ok).toBe(true);
    const visitor = kiosk.tab.view().learner?.id;
    expect((await inTime(place, [kiosk], leaving)).ok).toBe(true);
    answers.release();
    expect(kiosk.tab.view().learner?.id).toBe(visitor);
    expect(kiosk.tab.view().visited).toBeNull();
    expect(await kiosk.tab.api.standing()).toMatchObject({ value: { session: null } });
  });

  test("gives nobody what is set for the other", async () => {
    const { place, kiosk, amina } = await onKiosk();
    const set = { extraTime: "half", fewerChoices: false, readAloud: false, largerText: false };
    const { teacher, class: inClass } = place.school;
    const given = await teacher.ask("PATCH", `/classes/${inClass.id}/learners/${amina}/adjustments`, set);
    expect(given.status).toBeLessThan(300);
    const answers = hold(kiosk, (url) => url.endsWith("/auth/adjustments"));
    await kiosk.tab.api.wake();
    await pass(place, [kiosk], 0);
    expect(answers.held()).toBe(1);
    await inTime(place, [kiosk], kiosk.tab.api.leaveSchool());
    const coming = returnTo(kiosk, place, "Ben");
    await pass(place, [kiosk], 3_000);
    expect((await coming).ok).toBe(true);
    kiosk.line.isUp = false;
    answers.release();
    await pass(place, [kiosk], 5_000);
    expect(kiosk.tab.view().learner?.name).toBe("Ben");
    expect(kiosk.tab.view().school?.adjustments?.extraTime ?? "none").toBe("none");
  });
});
