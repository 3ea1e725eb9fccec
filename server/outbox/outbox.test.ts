import { describe, expect, onTestFinished, test, vi } from "vitest";
import { canonicalJson, uuidFromName, type Json } from "#engine";
import { toVisitorId } from "#engine/protocol/visitor";
import { openPostgres } from "../postgres/index.ts";
import { describeWithPostgres } from "../postgres/use-postgres.fixture.ts";
import { handleSync } from "../sync/handle-sync.ts";
import { createHandIns, type OutRow, type SyncStore } from "../sync/index.ts";
import { ADA, makeRequest } from "../sync/events.fixture.ts";
import type { Destination } from "./destination.ts";
import { afterTry, CALM, MAX_TRIES, moodAfter } from "./next-try.ts";
import {
  ILL,
  LOST,
  startRecordStore,
  startWebhookSide,
  WELL,
  type Manner,
  type OtherSide,
} from "./other-side.fixture.ts";
import {
  makeAlerts,
  ASSIGNED,
  BEN,
  HOME,
  KEY,
  openOutWorld,
  PRACTICE,
  pretend,
  type OutWorld,
} from "./school-with-outbox.fixture.ts";
import { LEASE_MS, tellOf } from "./sender.ts";

// A database is made, and timeouts are waited for, on a busy computer.
vi.setConfig({ testTimeout: 60_000 });

const HOUR = 3_600_000;
/** As long as a destination is left alone at most. */
const MINUTES = 5 * 60_000;
const ABOUTS = ["session", "exam", "assignment"] as const;

/** Sends and lets time go on, until nothing waits. */
async function sendAll(world: OutWorld, destinations: readonly Destination[]): Promise<void> {
  const sender = world.senderOf(destinations);
  for (let looks = 0; looks < 3_000; looks++) {
    await sender.sendDue();
    if ((await world.store.outbox.count(ADA.tenant, world.now())).every(({ waiting }) => waiting === 0)) break;
    world.wait(MINUTES);
  }
  await sender.close();
}

/** Ids of what there is to be told, however it goes. */
async function idsToTell(...logs: readonly (readonly [events: typeof PRACTICE, learner: typeof BEN])[]) {
  const world = openOutWorld();
  const well = pretend("webhook", undefined, ABOUTS);
  for (const [events, learner] of logs) await world.push([well], events, learner);
  await sendAll(world, [well]);
  return well.got.map(({ id }) => id).toSorted((a, b) => (a < b ? -1 : 1));
}

const takenOf = ({ taken }: OtherSide) => [...taken.keys()].toSorted((a, b) => (a < b ? -1 : 1));

describe("each message arrives once", () => {
  const manners: readonly Manner[] = Object.values(ILL);

  test.for(["webhook", "xapi"] as const)(
    "[OBX1] a %s that does everything wrong before it answers well has each in the end, under one id",
    async (to) => {
      const world = openOutWorld();
      const side = await (to === "webhook" ? startWebhookSide() : startRecordStore());
      // Each message meets six of them, beginning with another one, then an answer is lost. Tries are left for a busy computer.
      side.manner = (id, nth) => {
        const first = Number.parseInt(id.slice(0, 4), 16);
        if (nth === 6) return LOST;
        return nth < 6 ? manners[(first + nth) % manners.length]! : WELL;
      };
      const destinations = world.destinationsOf(
        to === "webhook"
          ? { webhook: { url: `${side.url}/hook`, key: KEY, abouts: ABOUTS } }
          : { xapi: { endpoint: `${side.url}/xapi`, user: "u", password: "p", home: HOME, abouts: ABOUTS } },
      );
      const logs = [
        [PRACTICE, ADA.learner],
        [ASSIGNED, BEN],
      ] as const;
      for (const [events, learner] of logs) await world.push(destinations, events, learner);
      await sendAll(world, destinations);
      const wanted = await idsToTell(...logs);
      expect(wanted).toHaveLength(10);
      expect(takenOf(side)).toEqual(wanted);
      expect(await world.store.outbox.count(ADA.tenant, world.now())).toEqual([]);
      expect(side.asked.filter(({ path }) => path.includes("elsewhere"))).toEqual([]);
      // The same message at each try, whatever came between.
      const bodies = Map.groupBy(
        side.asked.filter(({ method }) => method === "POST"),
        ({ id }) => id,
      );
      for (const tries of bodies.values()) {
        expect(tries.length).toBeGreaterThan(6);
        expect(tries.length).toBeLessThanOrEqual(MAX_TRIES);
        expect(new Set(tries.map(({ body }) => canonicalJson(JSON.parse(body) as Json))).size).toBe(1);
      }
      expect(world.errors).toEqual([]);
    },
  );

  test("[OBX7] an alert that comes last is sent first", async () => {
    const world = openOutWorld();
    const well = pretend("webhook");
    await world.push([well], PRACTICE);
    world.wait(HOUR);
    await world.push([well], makeAlerts("late", ["urgent"]), BEN);
    await sendAll(world, [well]);
    expect(well.got.length).toBeGreaterThan(5);
    expect(well.got.map(({ type }) => type).indexOf("alert.raised")).toBe(0);
  });

  test("[OBX1] killed at any moment between claim and mark, the next server sends what is left", async () => {
    const wanted = await idsToTell([ASSIGNED, BEN]);
    expect(wanted).toHaveLength(2);
    let deaths = 0;
    for (let step = 1; ; step++) {
      const world = openOutWorld();
      const arrived: string[] = [];
      const well = pretend(
        "webhook",
        ({ id }) => {
          arrived.push(id);
          return { type: "arrived" };
        },
        ABOUTS,
      );
      await world.push([well], ASSIGNED, BEN);
      const { mortal, died } = dyingAt(step, world.store, well);
      const sender = world.senderOf([mortal.destination], mortal.store);
      const isDead = await Promise.race([died.then(() => true), sender.sendDue().then(() => false)]);
      if (!isDead) {
        expect(new Set(arrived)).toEqual(new Set(wanted));
        break;
      }
      deaths += 1;
      // What was claimed is nobody's for the time of the lease.
      const early = world.senderOf([well]);
      await early.sendDue();
      world.wait(LEASE_MS);
      await early.sendDue();
      expect(new Set(arrived)).toEqual(new Set(wanted));
      expect(await world.store.outbox.count(ADA.tenant, world.now())).toEqual([]);
      expect(arrived.length).toBeLessThanOrEqual(wanted.length + 1);
    }
    expect(deaths).toBeGreaterThan(10);
  });

  test("[OBX1] several servers over one store send each once", async () => {
    const world = openOutWorld();
    const well = pretend("webhook", () => new Promise((resolve) => setImmediate(() => resolve({ type: "arrived" }))));
    await world.push([well], PRACTICE);
    const senders = [1, 2, 3].map(() => world.senderOf([well]));
    await Promise.all(senders.map((sender) => sender.sendDue()));
    const ids = well.got.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(40);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describeWithPostgres("the outbox in PostgreSQL", (createDatabase) => {
  test("[OBX1] several servers over one database send each once", async () => {
    const { url } = await createDatabase();
    const opened = await Promise.all([1, 2, 3].map(() => openPostgres({ url })));
    onTestFinished(async () => {
      await Promise.all(opened.map((one) => one.close()));
    });
    const worlds = opened.map(({ sync }) => openOutWorld(sync));
    const well = pretend("webhook", undefined, ABOUTS);
    await worlds[0]?.push([well], PRACTICE);
    // Each has its own way to the database; what one is about to take the others pass over.
    const senders = worlds.map((world) => world.senderOf([well]));
    for (let looks = 0; looks < 10 && well.got.length < 8; looks++) {
      await Promise.all(senders.map((sender) => sender.sendDue()));
    }
    const ids = well.got.map(({ id }) => id).toSorted((a, b) => (a < b ? -1 : 1));
    expect(ids).toEqual(await idsToTell([PRACTICE, ADA.learner]));
    await Promise.all(senders.map((sender) => sender.close()));
  });
});

test("[OBX4] of who works without a sign-in only alerts are told, as of nobody yet, and all of it once a teacher says whose it is", async () => {
  const world = openOutWorld();
  const well = pretend("webhook");
  const visitor = toVisitorId(uuidFromName("visitor"));
  const session = {
    tenant: ADA.tenant,
    learner: visitor,
    handIn: { side: visitor, mayContinue: false, note: async () => true },
  };
  const tells = tellOf([well]);
  const deps = { store: world.store, now: world.now, tellOf: tells };
  const flagged = makeAlerts("found", ["urgent"]).map((event) => ({ ...event, learner: visitor }));
  const found = ASSIGNED.map((event) => ({ ...event, learner: visitor }));
  for (const events of [found, flagged]) {
    expect(await handleSync(deps, session, makeRequest(events, { learner: visitor }))).toMatchObject({ ok: true });
  }
  const sender = world.senderOf([well]);
  await sender.sendDue();
  expect(well.got.map(({ type, learner }) => [type, learner])).toEqual([["alert.raised", visitor]]);
  const handIns = createHandIns({
    store: world.store,
    now: world.now,
    follow: () => {},
    forget: async () => {},
    tellOf: tells,
  });
  expect(await handIns.give({ tenant: ADA.tenant, learner: visitor }, BEN)).toBe(true);
  await sender.sendDue();
  const told = well.got.slice(1);
  expect(new Set(told.map(({ learner }) => learner))).toEqual(new Set([BEN]));
  expect(new Set(told.map(({ type }) => type))).toEqual(
    new Set(["session.completed", "assignment.completed", "answer.given", "alert.raised"]),
  );
  expect(new Set(well.got.map(({ id }) => id)).size).toBe(well.got.length);
});

/** A server that stops for good at its n-th step: before and after whatever it asks of others. */
function dyingAt(step: number, store: SyncStore, destination: Destination) {
  const { promise: died, resolve: die } = Promise.withResolvers<void>();
  let steps = 0;
  async function mayDie(): Promise<void> {
    steps += 1;
    if (steps < step) return;
    die();
    await new Promise(() => {});
  }
  function mortal<Given extends unknown[], Value>(work: (...given: Given) => Promise<Value>) {
    return async (...given: Given): Promise<Value> => {
      await mayDie();
      const value = await work(...given);
      await mayDie();
      return value;
    };
  }
  const { outbox } = store;
  const logs = {
    readRows: mortal(store.readRows),
    outbox: { ...outbox, claim: mortal(outbox.claim), settle: mortal(outbox.settle) },
  };
  return { mortal: { store: logs, destination: { ...destination, send: mortal(destination.send) } }, died };
}

describe("what does not arrive", () => {
  const failed = { type: "failed", why: "fault", status: 500 } as const;

  test("[OBX2] comes again later each time, not all at once, and is parked after ten tries", () => {
    const dueAfter = (tries: number, chance: number) => {
      const end = afterTry(failed, { tries, now: 0, chance });
      return end.type === "again" ? end.due : -1;
    };
    const waits = Array.from({ length: MAX_TRIES }, (_, at) => dueAfter(at + 1, 0.5));
    expect(waits.slice(0, 3)).toEqual([10_000, 40_000, 160_000]);
    expect(waits.at(-1)).toBe(-1);
    const rising = waits.slice(0, -1);
    expect(rising).toEqual(rising.toSorted((a, b) => a - b));
    expect(rising.reduce((sum, wait) => sum + wait, 0) / HOUR).toBeCloseTo(39, 0);
    expect([dueAfter(2, 0), dueAfter(2, 1)]).toEqual([30_000, 50_000]);
    expect(afterTry(failed, { tries: MAX_TRIES, now: 7, chance: 0 })).toEqual({
      type: "parked",
      at: 7,
      why: "fault",
      status: 500,
    });
    const asked = { ...failed, why: "busy", status: 429, retryAfterMs: HOUR } as const;
    expect(afterTry(asked, { tries: 1, now: 0, chance: 0 })).toMatchObject({ type: "again", due: HOUR });
  });

  test("[OBX2] one that nobody can take is parked with why; all others arrive, and it too once somebody has it sent again", async () => {
    const world = openOutWorld();
    const side = await startWebhookSide();
    const destinations = world.destinationsOf({ webhook: { url: side.url, key: KEY, abouts: ["session"] } });
    await world.push(destinations, PRACTICE);
    const [poison] = await idsToTell([PRACTICE, ADA.learner]);
    side.manner = (id) => (id === poison ? ILL.refusal : WELL);
    await sendAll(world, destinations);
    expect(side.taken.size).toBe(7);
    expect(side.asked.filter(({ id }) => id === poison)).toHaveLength(MAX_TRIES);
    expect(await world.store.outbox.count(ADA.tenant, world.now())).toEqual([
      { to: "webhook", waiting: 0, parked: 1, oldestAt: null, why: "refused", status: 400 },
    ]);
    side.manner = () => WELL;
    await world.store.outbox.again(ADA.tenant, "webhook", world.now());
    await sendAll(world, destinations);
    expect(side.taken.get(poison ?? "")).toBe(1);
    expect(side.taken.size).toBe(8);
  });

  test("[OBX3] where nobody is at home few tries are made, and none of them is another's", async () => {
    const world = openOutWorld();
    const away = pretend("webhook", () => ({ type: "failed", why: "unreachable", status: null }));
    await world.push([away], PRACTICE);
    const sender = world.senderOf([away]);
    const triesIn = async (ms: number) => {
      const before = away.got.length;
      await sender.sendDue();
      world.wait(ms);
      return away.got.length - before;
    };
    expect([await triesIn(30_000), await triesIn(60_000), await triesIn(120_000), await triesIn(0)]).toEqual([
      3, 1, 1, 1,
    ]);
    expect(away.got.length).toBe(6);
    expect(moodAfter({ failures: 9, restUntil: 0 }, { type: "arrived" }, 5)).toEqual(CALM);
    expect(moodAfter({ failures: 2, restUntil: 0 }, { type: "failed", why: "refused", status: 400 }, 5)).toEqual(CALM);
    const busy = { type: "failed", why: "busy", status: 429, retryAfterMs: 40_000 } as const;
    expect(moodAfter(CALM, busy, 5)).toEqual({ failures: 1, restUntil: 40_005 });
  });

  test("[OBX5] one destination that hangs holds up no other, and stopping waits for none", async () => {
    const world = openOutWorld();
    const hangs: Destination = {
      ...pretend("xapi"),
      send: (_, signal) =>
        new Promise((resolve) => {
          signal.addEventListener("abort", () => resolve({ type: "failed", why: "timeout", status: null }));
        }),
    };
    const well = pretend("webhook", undefined, ABOUTS);
    await world.push([hangs, well], ASSIGNED, BEN);
    const sender = world.senderOf([hangs, well]);
    const all = sender.sendDue();
    await expect.poll(() => well.got.length, { timeout: 20_000 }).toBe(2);
    await sender.close();
    await all;
    // It was not marked: whoever comes next tries it again.
    const [xapi] = await world.store.outbox.count(ADA.tenant, world.now());
    expect(xapi).toMatchObject({ to: "xapi", parked: 0, why: null });
  });
});

describe("what a message is made of", () => {
  test("[OBX4] where there is nothing to tell, or the log is gone, nothing goes out and no row stays", async () => {
    const world = openOutWorld();
    const well = pretend("webhook");
    // What could be the end of an assignment is none, but once.
    await world.push([well], ASSIGNED, BEN);
    const sender = world.senderOf([well]);
    await sender.sendDue();
    const types = well.got.map(({ type }) => type);
    expect(types.filter((type) => type === "assignment.completed")).toHaveLength(1);
    expect(await world.store.outbox.count(ADA.tenant, world.now())).toEqual([]);
    await world.push([well], PRACTICE);
    const gone = world.senderOf([well], { ...world.store, readRows: async () => [] });
    await gone.sendDue();
    expect(well.got).toHaveLength(types.length);
    expect(await world.store.outbox.count(ADA.tenant, world.now())).toEqual([]);
  });

  test("[OBX4] what cannot be read now is tried again and told of in the log", async () => {
    const world = openOutWorld();
    const well = pretend("webhook", undefined, ["session"]);
    await world.push([well], ASSIGNED, BEN);
    const readRows = () => Promise.reject(new Error("the database is away"));
    await world.senderOf([well], { ...world.store, readRows }).sendDue();
    expect(world.errors).toHaveLength(1);
    world.wait(HOUR);
    await world.senderOf([well]).sendDue();
    expect(well.got).toHaveLength(1);
  });

  test("[OBX4] an assignment over two sessions is told with both, however long the log before it is", async () => {
    const world = openOutWorld();
    const well = pretend("webhook", undefined, ["assignment"]);
    await world.push([well], ASSIGNED, BEN);
    await world.senderOf([well]).sendDue();
    expect(well.got).toMatchObject([{ type: "assignment.completed", data: { problems: 5, done: 5, of: 5 } }]);
    const row: Pick<OutRow, "tenant" | "learner"> = { tenant: ADA.tenant, learner: BEN };
    const rows = await world.store.readRows(row, 0, 999);
    expect(rows.filter(({ event }) => event.type === "assignment_begun")).toHaveLength(2);
  });

  test("[OBX1] only what a destination wants is written for it", async () => {
    const world = openOutWorld();
    const tell = tellOf([pretend("webhook", undefined, ["exam"])])(ADA.learner);
    expect(PRACTICE.flatMap((event) => tell(event as never, world.now()))).toEqual([]);
  });
});
