import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { LearnerId, uuidFromName } from "#engine";
import type { SchoolAnswer } from "#engine/protocol/identity";
import type { SyncEvent } from "#engine/protocol/sync";
import { toVisitorId, visitorCode } from "#engine/protocol/visitor";
import { addLearners, MINUTE, openClass, PASSWORD } from "../identity/school.fixture.ts";
import { MAX_WAITING } from "../identity/hand-ins.ts";
import { makeChain, makeRequest } from "../sync/events.fixture.ts";
import {
  backUpMemory,
  createMemoryServerDisk,
  createMemorySyncStore,
  restoreMemory,
  type SyncStore,
} from "../sync/index.ts";
import {
  cardOf,
  joinKiosk,
  kioskCode,
  openDevice,
  openPlace,
  openSyncWorld,
  postSync,
  pushOf,
  type Browser,
  type Place,
} from "./school.fixture.ts";

const DAY = 24 * 60 * MINUTE;

type Waiting = SchoolAnswer<"GET /classes/{class}/unverified">["work"];

/** A class with a shared device nobody is signed in on. */
async function openKiosk(given?: Place) {
  const place = given ?? (await openPlace(["Ben", "Cai"]));
  const kiosk = await joinKiosk(place.world, place.school);
  const device = (await place.world.identity.deviceOf(kiosk.request()))?.id ?? "";
  const at = `/classes/${place.school.class.id}`;
  const list = async (teacher: Browser = place.school.teacher): Promise<Waiting> => {
    const listed = await teacher.ask("GET", `${at}/unverified`);
    expect(listed.status).toBe(200);
    return (listed.body as { readonly work: Waiting }).work;
  };
  const settle = (what: string, body: object) => place.school.teacher.ask("POST", `${at}/${what}`, body);
  return { ...place, kiosk, device, at, list, settle };
}

/** A grade, then something done; the first of it by a clock that is right. */
function visitOf(visitor: LearnerId, count: number, after?: SyncEvent) {
  const body = { session: uuidFromName("session"), skill: "g4.fracadd" };
  const events = makeChain(`visit ${visitor}`, count, { learner: visitor }, after).map((event) =>
    event.seq === 1 ? event : { ...event, type: "skill_unlocked", body },
  );
  return makeRequest(events, { learner: visitor });
}

describe("[SYN77][IDN29] who works on a shared device without signing in (TH3)", () => {
  test("[TH3] their work comes by the device alone, waits, and nothing goes back", async () => {
    const { world, kiosk, tenant } = await openKiosk();
    const visitor = toVisitorId(randomUUID());
    const request = visitOf(visitor, 3);
    for (const sent of [request, request, { ...request, events: [] }]) {
      const pushed = await postSync(world, kiosk, sent);
      expect(pushed).toMatchObject({ status: 200, answer: { ack: { seq: 3 }, rows: [], head: 0, from: 0 } });
    }
    expect(await world.rowsOf({ tenant, learner: visitor })).toHaveLength(3);
    // Nothing is made of it yet, but a copy, so that the device may let it go.
    expect(world.followed).toEqual([]);
    expect(world.copies()).toBeGreaterThan(0);
  });

  test("also while a learner is signed in there, who reads nothing of it", async () => {
    const { world, kiosk, school, tenant } = await openKiosk();
    const visitor = toVisitorId(randomUUID());
    const pin = cardOf(school, "Ben");
    expect((await kiosk.ask("POST", "/auth/pin", { learner: pin.learner, pin: pin.pin })).status).toBe(200);
    expect(await postSync(world, kiosk, visitOf(visitor, 2))).toMatchObject({ status: 200, answer: { rows: [] } });
    expect((await postSync(world, kiosk, makeRequest([], { learner: pin.learner }))).answer?.head).toBe(0);
    expect(await world.rowsOf({ tenant, learner: visitor })).toHaveLength(2);
  });

  test("not from a personal device, another class's or school's device, a device that is shut out, or under any other id", async () => {
    const place = await openKiosk();
    const { world, kiosk, school, tenant, at, device } = place;
    const visitor = toVisitorId(randomUUID());
    expect((await postSync(world, kiosk, visitOf(visitor, 1))).status).toBe(200);
    const own = await openDevice(place, "Ben");
    const other = await openClass(school.teacher, "5a");
    const beside = await joinKiosk(world, { ...school, class: other });
    expect((await postSync(world, own.browser, visitOf(visitor, 2))).status).toBe(403);
    expect((await postSync(world, beside, visitOf(visitor, 2))).status).toBe(403);
    expect((await postSync(world, kiosk, pushOf(LearnerId.parse(randomUUID()), 1))).status).toBe(403);
    // Nor does anybody make it their own by saying that they were a guest.
    expect((await own.browser.ask("POST", "/auth/claim", { guest: visitor, chain: randomUUID() })).status).toBe(409);
    const south = await openPlace(["Dee"], { world, name: "South" });
    const elsewhere = await joinKiosk(world, south.school);
    expect((await postSync(world, elsewhere, visitOf(visitor, 2))).status).toBe(200);
    expect(await world.rowsOf({ tenant, learner: visitor })).toHaveLength(1);
    expect((await school.teacher.ask("DELETE", `${at}/devices/${device}`)).status).toBe(204);
    expect((await postSync(world, kiosk, visitOf(visitor, 2))).status).toBe(401);
    // The device goes to another class, and hands in there what is left.
    const again = await joinKiosk(world, school);
    expect((await postSync(world, again, visitOf(visitor, 2))).status).toBe(200);
    const code = await kioskCode(school.teacher, other.id);
    expect((await again.ask("POST", "/auth/join", { code, kind: "kiosk" })).status).toBe(200);
    expect((await postSync(world, again, visitOf(visitor, 3))).status).toBe(200);
    expect(await world.rowsOf({ tenant, learner: visitor })).toHaveLength(3);
  });

  test("no more than so many wait of one device; who was there before goes on, and so does every other device", async () => {
    const { world, kiosk, school, settle } = await openKiosk();
    const visitors = Array.from({ length: MAX_WAITING + 1 }, () => toVisitorId(randomUUID()));
    const statuses: number[] = [];
    for (const visitor of visitors) {
      statuses.push((await postSync(world, kiosk, visitOf(visitor, 1))).status);
      world.wait(1_000);
    }
    expect(statuses).toEqual([...Array<number>(MAX_WAITING).fill(200), 429]);
    const [first, last] = [visitors[0] as LearnerId, visitors.at(-1) as LearnerId];
    expect((await postSync(world, kiosk, visitOf(first, 2))).status).toBe(200);
    const beside = await joinKiosk(world, school);
    expect((await postSync(world, beside, visitOf(toVisitorId(randomUUID()), 1))).status).toBe(200);
    expect((await settle(`visitors/${first}/discard`, { upTo: 2 })).status).toBe(204);
    world.wait(MINUTE);
    expect((await postSync(world, kiosk, visitOf(last, 1))).status).toBe(200);
  });
});

test("[IDN29] of a class that shared one device without a network nobody's work is left on it, after two lessons either", async () => {
  const { world, kiosk, list } = await openKiosk();
  for (let pupil = 0; pupil < 2 * 35; pupil += 1) {
    expect((await postSync(world, kiosk, visitOf(toVisitorId(randomUUID()), 1))).status).toBe(200);
    world.wait(1_000);
  }
  expect(await list()).toHaveLength(2 * 35);
});

describe("[IDN30] a teacher settles what came while nobody was signed in", () => {
  test("whose, from which device, when, and which problems: told; what was typed: not", async () => {
    const { world, kiosk, school, list, device } = await openKiosk();
    const ben = cardOf(school, "Ben").learner;
    const visitor = toVisitorId(randomUUID());
    expect(await list()).toEqual([]);
    await postSync(world, kiosk, pushOf(ben, 4));
    const visit = visitOf(visitor, 6);
    const session = uuidFromName("session");
    // Two problems of one skill, the first of them wrong and then right, the second wrong.
    const marked = (item: string, verdict: string, attempt: number) => ({
      session,
      item: uuidFromName(item),
      skill: "g4.fracadd",
      attempt,
      verdict,
      reason: verdict === "correct" ? "equal" : "different",
      close: false,
      reader: "number/1",
    });
    const answers = [
      { type: "attempt_evaluated", body: marked("one", "incorrect", 1) },
      { type: "attempt_evaluated", body: marked("one", "correct", 2) },
      { type: "attempt_evaluated", body: marked("two", "incorrect", 1) },
      { type: "answer_submitted", body: { given: "47114711" } },
    ];
    const events = visit.events.map((event, at) => ({ ...event, ...answers[at - 2] }));
    await postSync(world, kiosk, { ...visit, events });
    const work = await list();
    expect(work).toHaveLength(2);
    expect(work.find(({ who }) => who.type === "learner")).toMatchObject({
      who: { id: ben, name: "Ben", signedIn: false },
      givenTo: null,
      device: { id: device },
      answers: 0,
      skills: [],
      upTo: 4,
    });
    expect(work.find(({ who }) => who.type === "visitor")).toMatchObject({
      id: visitor,
      who: { code: visitorCode(visitor) },
      answers: 3,
      skills: [{ skill: "g4.fracadd", problems: 2, right: 1 }],
      upTo: 6,
    });
    expect(work.every(({ from, to }) => from < to && to <= 1_800_000_000_000)).toBe(true);
    expect(JSON.stringify(work)).not.toContain("47114711");
    expect(world.log()).not.toMatch(/Ben|47114711/u);
  });

  test("[TH3] [IDN27] what comes for a learner whose PIN was never right there is nowhere but on the list, until a teacher gives it", async () => {
    const place = await openKiosk();
    const { world, kiosk, school, list, settle, tenant } = place;
    const [ben, cai] = [cardOf(school, "Ben").learner, cardOf(school, "Cai").learner];
    const tablet = await openDevice(place, "Ben");
    await postSync(world, tablet.browser, pushOf(ben, 3));
    const before = await postSync(world, tablet.browser, makeRequest([], { learner: ben }));
    world.followed.length = 0;
    const forged = pushOf(ben, 5);
    expect((await postSync(world, kiosk, forged)).status).toBe(200);
    // Nothing of it is in his log, on his device, or made of his log; also after the teacher has looked.
    for (let time = 0; time < 2; time++) {
      expect(await world.rowsOf({ tenant, learner: ben })).toHaveLength(3);
      expect((await postSync(world, tablet.browser, makeRequest([], { learner: ben }))).answer).toEqual(before.answer);
      expect(world.followed).toEqual([]);
      expect(await list()).toMatchObject([{ who: { id: ben, signedIn: false }, upTo: 5 }]);
    }
    const [waiting] = await list();
    const at = `visitors/${waiting?.id}`;
    expect((await settle(`${at}/discard`, { upTo: 4 })).status).toBe(409);
    expect((await settle(`${at}/discard`, { upTo: 5 })).status).toBe(204);
    expect([await list(), (await world.rowsOf({ tenant, learner: ben })).length]).toEqual([[], 3]);
    // The device believes that it came through, and what comes next is asked about anew.
    const more = makeChain("more", 2, { learner: ben }, forged.events.at(-1));
    expect((await postSync(world, kiosk, makeRequest(more, { learner: ben }))).answer).toMatchObject({
      ack: { seq: 7 },
    });
    const [left] = await list();
    expect(left).toMatchObject({ id: waiting?.id, upTo: 2 });
    // It may be of somebody else, who had taken his name.
    expect((await settle(`${at}/give`, { to: cai })).status).toBe(204);
    expect((await world.rowsOf({ tenant, learner: cai })).map(({ event }) => event.id)).toEqual(
      more.map(({ id }) => id),
    );
    expect(await world.rowsOf({ tenant, learner: ben })).toHaveLength(3);
  });

  test("[IDN27] what a learner began there under their PIN goes on without a session for a fortnight, and is theirs", async () => {
    const place = await openKiosk();
    const { world, kiosk, school, tenant } = place;
    const ben = cardOf(school, "Ben");
    // The teacher signs in anew each time: days have passed.
    const list = async () => {
      await school.teacher.ask("POST", "/auth/teacher", { login: school.login, password: PASSWORD });
      return place.list();
    };
    expect((await kiosk.ask("POST", "/auth/pin", { learner: ben.learner, pin: ben.pin })).status).toBe(200);
    const first = pushOf(ben.learner, 2);
    await postSync(world, kiosk, first);
    world.wait(13 * DAY);
    const later = makeRequest(makeChain("later", 2, { learner: ben.learner }, first.events.at(-1)), {
      learner: ben.learner,
    });
    expect((await postSync(world, kiosk, later)).answer).toMatchObject({ ack: { seq: 4 }, rows: [] });
    expect(await world.rowsOf({ tenant, learner: ben.learner })).toHaveLength(4);
    expect(await list()).toEqual([]);
    // Another chain is of nobody knows whom, although the PIN was right here.
    await postSync(world, kiosk, pushOf(ben.learner, 3));
    expect(await list()).toMatchObject([{ who: { signedIn: true }, upTo: 3 }]);
    // And after the fortnight, or with another PIN, that is so of the first as well.
    world.wait(2 * DAY);
    const last = makeRequest(makeChain("last", 1, { learner: ben.learner }, later.events.at(-1)), {
      learner: ben.learner,
    });
    expect((await postSync(world, kiosk, last)).answer).toMatchObject({ err: "gap", ack: { seq: 0 } });
    expect(await world.rowsOf({ tenant, learner: ben.learner })).toHaveLength(4);
    expect(await list()).toMatchObject([{ who: { signedIn: false } }]);
  });

  test("[IDN27] another PIN ends the right; a learner who signs in there again and sends it themselves takes it off the list", async () => {
    const { world, kiosk, school, list, settle, tenant } = await openKiosk();
    const { learner, pin } = cardOf(school, "Ben");
    expect((await kiosk.ask("POST", "/auth/pin", { learner, pin })).status).toBe(200);
    const first = pushOf(learner, 2);
    await postSync(world, kiosk, first);
    const card = await settle(`learners/${learner}/pin`, {});
    const later = makeChain("later", 2, { learner }, first.events.at(-1));
    const whole = makeRequest([...first.events, ...later], { learner });
    expect((await postSync(world, kiosk, whole)).answer).toMatchObject({ ack: { seq: 4 } });
    expect(await list()).toMatchObject([{ who: { id: learner, signedIn: false } }]);
    expect(await world.rowsOf({ tenant, learner })).toHaveLength(2);
    const other = (card.body as { readonly pin: string }).pin;
    expect((await kiosk.ask("POST", "/auth/pin", { learner, pin: other })).status).toBe(200);
    expect((await postSync(world, kiosk, whole)).answer).toMatchObject({ ack: { seq: 4 } });
    expect([await list(), (await world.rowsOf({ tenant, learner })).length]).toEqual([[], 4]);
    const rows = await world.store.transact((all) => all.list("handIn", [tenant]));
    expect(rows.every(({ settledAt }) => settledAt !== null)).toBe(true);
  });

  test("[IDN30] all of one device is discarded at once, but what came after the teacher looked, and nothing of another device", async () => {
    const place = await openKiosk();
    const { world, kiosk, school, list, settle, device } = place;
    const visitors = Array.from({ length: 3 }, () => toVisitorId(randomUUID()));
    for (const visitor of visitors) await postSync(world, kiosk, visitOf(visitor, 2));
    const beside = await joinKiosk(world, school);
    const theirs = toVisitorId(randomUUID());
    await postSync(world, beside, visitOf(theirs, 2));
    const seen = (await list()).map(({ id, upTo }) => ({ id, upTo }));
    const [late] = visitors;
    await postSync(world, kiosk, visitOf(late ?? theirs, 3));
    const discard = (visits: object) => settle(`devices/${device}/discard`, { visits });
    expect((await discard(seen)).status).toBe(409);
    expect(new Set((await list()).map(({ id }) => id))).toEqual(new Set([late, theirs]));
    expect((await discard([{ id: late, upTo: 3 }])).status).toBe(204);
    expect((await list()).map(({ id }) => id)).toEqual([theirs]);
  });

  test("[IDN18] what waits of a learner who is erased is gone with them", async () => {
    const { world, kiosk, school, list, settle, tenant } = await openKiosk();
    const ben = cardOf(school, "Ben").learner;
    await postSync(world, kiosk, pushOf(ben, 2));
    const [waiting] = await list();
    expect((await settle(`learners/${ben}/erasure`, {})).status).toBe(200);
    expect(await list()).toEqual([]);
    expect(await world.rowsOf({ tenant, learner: waiting?.id ?? ben })).toEqual([]);
    expect(await world.store.transact((rows) => rows.list("handIn", [tenant]))).toEqual([]);
  });

  test("[SYN78] a visitor's is given to a learner, who has it on their own device; what comes later can only be theirs", async () => {
    const place = await openKiosk();
    const { world, kiosk, school, list, settle, tenant } = place;
    const [ben, cai] = [cardOf(school, "Ben").learner, cardOf(school, "Cai").learner];
    const visitor = toVisitorId(randomUUID());
    const visit = visitOf(visitor, 3);
    await postSync(world, kiosk, visit);
    const give = (to: LearnerId) => settle(`visitors/${visitor}/give`, { to });
    for (let time = 0; time < 2; time++) expect((await give(ben)).status).toBe(204);
    expect((await give(cai)).status).toBe(409);
    expect(await list()).toEqual([]);
    expect(world.followed.at(-1)).toEqual({ tenant, learner: ben });
    const tablet = await openDevice(place, "Ben");
    const fetched = await postSync(world, tablet.browser, makeRequest([], { learner: ben }));
    expect(fetched.answer?.rows.map(({ event }) => event.id)).toEqual(visit.events.map(({ id }) => id));

    const later = visitOf(visitor, 2, visit.events.at(-1));
    expect((await postSync(world, kiosk, later)).answer?.ack.seq).toBe(5);
    expect(await list()).toMatchObject([{ id: visitor, givenTo: ben, upTo: 2 }]);
    expect((await give(cai)).status).toBe(409);
    expect((await give(ben)).status).toBe(204);
    expect(await world.rowsOf({ tenant, learner: ben })).toHaveLength(5);
    expect(await world.rowsOf({ tenant, learner: cai })).toEqual([]);
    expect(await world.rowsOf({ tenant, learner: visitor })).toEqual([]);
  });

  test("[SYN79] a visitor's is discarded, unless more has come than the teacher saw", async () => {
    const { world, kiosk, list, settle, tenant } = await openKiosk();
    const visitor = toVisitorId(randomUUID());
    const visit = visitOf(visitor, 3);
    await postSync(world, kiosk, { ...visit, events: visit.events.slice(0, 2) });
    const [seen] = await list();
    await postSync(world, kiosk, visit);
    const discard = (upTo: number | undefined) => settle(`visitors/${visitor}/discard`, { upTo });
    expect((await discard(seen?.upTo)).status).toBe(409);
    expect(await list()).toMatchObject([{ upTo: 3 }]);
    for (let time = 0; time < 2; time++) expect((await discard(3)).status).toBe(204);
    expect(await world.rowsOf({ tenant, learner: visitor })).toEqual([]);
    // Sent again because the answer was lost: still gone, and the device is content.
    expect((await postSync(world, kiosk, visit)).answer).toMatchObject({ ack: { seq: 3 } });
    expect(await list()).toEqual([]);
  });

  test("a server that stops in the middle of it has it on the list again, for the same learner, and nothing twice", async () => {
    const inner = createMemorySyncStore(createMemoryServerDisk("epoch"));
    let stops = true;
    const clear: SyncStore["clear"] = (key, head) =>
      stops ? Promise.reject(new Error("the power went")) : inner.clear(key, head);
    const world = openSyncWorld({ store: { ...inner, clear } });
    const { kiosk, school, list, settle, tenant } = await openKiosk(await openPlace(["Ben", "Cai"], { world }));
    const [ben, cai] = [cardOf(school, "Ben").learner, cardOf(school, "Cai").learner];
    const visitor = toVisitorId(randomUUID());
    await postSync(world, kiosk, visitOf(visitor, 3));
    const give = async (to: LearnerId) => (await settle(`visitors/${visitor}/give`, { to })).status;
    expect(await give(ben)).toBe(500);
    expect(await list()).toMatchObject([{ id: visitor, givenTo: ben, upTo: 3 }]);
    stops = false;
    expect([await give(cai), await give(ben)]).toEqual([409, 204]);
    expect([await list(), await world.rowsOf({ tenant, learner: cai })]).toEqual([[], []]);
    expect(await world.rowsOf({ tenant, learner: ben })).toHaveLength(3);
  });

  test("logs that came back from a copy have what was given since on the list again, for the same learner", async () => {
    const disk = createMemoryServerDisk("epoch");
    let store = createMemorySyncStore(disk);
    const now: SyncStore = {
      exchange: (key, ask, decide) => store.exchange(key, ask, decide),
      readRows: (key, after, limit) => store.readRows(key, after, limit),
      readStretches: (key, stretches) => store.readStretches(key, stretches),
      openAlerts: (tenant) => store.openAlerts(tenant),
      pastAlerts: (...asked) => store.pastAlerts(...asked),
      alertAt: (key, id) => store.alertAt(key, id),
      outbox: store.outbox,
      markAlert: (...asked) => store.markAlert(...asked),
      endsOf: (tenant, learners) => store.endsOf(tenant, learners),
      clear: (key, head) => store.clear(key, head),
      erase: (key) => store.erase(key),
      close: () => store.close(),
    };
    const world = openSyncWorld({ store: now });
    const { kiosk, school, list, settle, tenant } = await openKiosk(await openPlace(["Ben"], { world }));
    const ben = cardOf(school, "Ben").learner;
    const [given, gone] = [toVisitorId(randomUUID()), toVisitorId(randomUUID())];
    await postSync(world, kiosk, visitOf(gone, 1));
    expect((await settle(`visitors/${gone}/discard`, { upTo: 1 })).status).toBe(204);
    await postSync(world, kiosk, visitOf(given, 3));
    const copy = backUpMemory(disk);
    expect((await settle(`visitors/${given}/give`, { to: ben })).status).toBe(204);
    store = createMemorySyncStore(restoreMemory(copy, "another"));
    expect(await list()).toEqual([]);
    await world.identity.resumeHandIns();
    expect(await list()).toMatchObject([{ id: given, givenTo: ben, upTo: 3 }]);
    expect((await settle(`visitors/${given}/give`, { to: ben })).status).toBe(204);
    expect([await list(), (await world.rowsOf({ tenant, learner: ben })).length]).toEqual([[], 3]);
  });

  test("only by a teacher of that class, and only of its own visitors and learners", async () => {
    const place = await openKiosk();
    const { world, kiosk, school, at, tenant } = place;
    const other = await openClass(school.teacher, "5a");
    const [eve] = await addLearners(school.teacher, other.id, ["Eve"]);
    const visitor = toVisitorId(randomUUID());
    await postSync(world, kiosk, visitOf(visitor, 2));
    const { teacher } = school;
    const beside = `/classes/${other.id}/visitors/${visitor}`;
    const asks = [
      await teacher.ask("POST", `${beside}/give`, { to: eve?.learner }),
      await teacher.ask("POST", `${beside}/discard`, { upTo: 2 }),
      await teacher.ask("POST", `${at}/visitors/${visitor}/give`, { to: eve?.learner }),
      await teacher.ask("POST", `${at}/visitors/${cardOf(school, "Ben").learner}/give`, { to: eve?.learner }),
      await kiosk.ask("GET", `${at}/unverified`),
    ].map(({ status }) => status);
    expect(asks).toEqual([404, 404, 404, 404, 401]);
    expect((await teacher.ask("GET", `/classes/${other.id}/unverified`)).body).toEqual({ work: [] });
    expect(await world.rowsOf({ tenant, learner: visitor })).toHaveLength(2);
  });

  test("[IDN19] a shared device that stood without a network for weeks is still known, and then no more", async () => {
    const { world, kiosk } = await openKiosk();
    world.wait(29 * 24 * 60 * MINUTE);
    await world.identity.tidy();
    expect((await postSync(world, kiosk, visitOf(toVisitorId(randomUUID()), 1))).status).toBe(200);
    const idle = await openKiosk();
    idle.world.wait(31 * 24 * 60 * MINUTE);
    await idle.world.identity.tidy();
    expect((await postSync(idle.world, idle.kiosk, visitOf(toVisitorId(randomUUID()), 1))).status).toBe(401);
  });

  test("[IDN19] who was settled a month ago is forgotten; who waits is not", async () => {
    const world = openSyncWorld();
    const place = await openKiosk(await openPlace(["Ben"], { world }));
    const [done, waits] = [toVisitorId(randomUUID()), toVisitorId(randomUUID())];
    for (const visitor of [done, waits]) await postSync(world, place.kiosk, visitOf(visitor, 1));
    expect((await place.settle(`visitors/${done}/discard`, { upTo: 1 })).status).toBe(204);
    world.wait(31 * 24 * 60 * MINUTE);
    await world.identity.tidy();
    const left = await world.store.transact((rows) => rows.list("handIn", [place.tenant]));
    expect(left.map(({ id }) => id)).toEqual([waits]);
  });
});
