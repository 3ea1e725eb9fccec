import { describe, expect, onTestFinished, test } from "vitest";
import { uuidFromName } from "#engine";
import type { SyncEvent } from "#engine/protocol/sync";
import { ADA, deviceNamed, learnerNamed, makeChain, makeRequest, NOON, restamp } from "./events.fixture.ts";
import { createHandIns } from "./hand-ins.ts";
import { handleSync, type SyncSession } from "./handle-sync.ts";
import type { OutRow, OutTo } from "./outbox-store.ts";
import type { Tell } from "./decide-push.ts";
import type { SyncStore } from "./store.ts";
import type { ServerWorld } from "./sync-store-contract.ts";

const BEN: SyncSession = { tenant: "school", learner: learnerNamed("Ben") };
const OTHER: SyncSession = { tenant: "other school", learner: ADA.learner };

/** A webhook wants the end of each session, and mail, later, that too. */
const tell: Tell = (event, heardAt) =>
  event.type === "session_ended"
    ? [
        { id: idOf(event.id, "out"), about: "session", to: "webhook", heardAt, due: heardAt },
        { id: idOf(event.id, "out"), about: "session", to: "mail", heardAt, due: heardAt + 600 },
      ]
    : [];

function idOf(event: string, name: string): string {
  return uuidFromName(`${name} ${event}`);
}

/** What every outbox must do, whatever it is made of. */
export function describeOutbox(name: string, createWorld: () => ServerWorld): void {
  function openWorld(): { readonly world: ServerWorld; readonly store: SyncStore } {
    const world = createWorld();
    const store = world.open();
    onTestFinished(async () => {
      await store.close().catch(() => {});
      await world.discard?.();
    });
    return { world, store };
  }

  describe(`the outbox of the ${name} store`, () => {
    test("[SYN100] what is to be told is there with the event, for each destination, once however it is sent", async () => {
      const { store } = openWorld();
      const events = makeEnding("tablet", 3);
      await push(store, events);
      await push(store, events);
      await push(store, restamp(events, deviceNamed("new")));
      expect(await store.outbox.count("school", NOON)).toEqual([
        { to: "mail", waiting: 1, parked: 0, oldestAt: null, why: null, status: null },
        { to: "webhook", waiting: 1, parked: 0, oldestAt: NOON, why: null, status: null },
      ]);
      const row = await claim(store, "webhook");
      expect(row).toEqual({
        tenant: "school",
        learner: ADA.learner,
        id: idOf(events[2]!.id, "out"),
        to: "webhook",
        about: "session",
        event: events[2]!.id,
        cursor: 3,
        // The tablet is ahead of the server.
        ots: NOON,
        heardAt: NOON,
        tries: 1,
        lease: "lease",
      });
      expect(await claim(store, "webhook")).toBeNull();
      expect(await claim(store, "mail")).toBeNull();
      expect(await claim(store, "mail", { now: NOON + 600 })).toMatchObject({ id: row?.id, to: "mail" });
      expect(await claim(store, "xapi")).toBeNull();
      expect(await store.outbox.count("other school", NOON)).toEqual([]);
    });

    test("[SYN100] an exchange that fails leaves nothing to be told", async () => {
      const { store } = openWorld();
      const [event] = makeEnding("tablet", 1);
      const row = { event: event!, ots: 1, status: "ok", alert: null, outs: tell(event as never, NOON) } as const;
      const ask = { device: event!.device, ids: [], epoch: null, cursor: 0, want: 9 };
      await expect(store.exchange(ADA, ask, ({ chain }) => ({ chain, rows: [row, row] }))).rejects.toThrow();
      expect(await store.outbox.count("school", NOON)).toEqual([]);
    });

    test("[SYN100] who is erased is told of no more; nobody else loses anything", async () => {
      const { store } = openWorld();
      await push(store, makeEnding("tablet", 2));
      await push(store, makeEnding("phone", 2, BEN), BEN);
      await push(store, makeEnding("desk", 2, OTHER), OTHER);
      const row = await claim(store, "webhook");
      await store.erase(ADA);
      expect(await store.outbox.settle(row!, { type: "sent", at: NOON })).toBe(false);
      expect(await claimed(store, "webhook")).toEqual([BEN.learner]);
      expect(await claim(store, "webhook", {}, "other school")).toMatchObject({ learner: ADA.learner });
    });

    test("[SYN100] what is given to a learner is told of the learner", async () => {
      const { store } = openWorld();
      const handIns = createHandIns({
        store,
        now: () => NOON,
        follow: () => {},
        forget: async () => {},
        tellOf: () => tell,
      });
      await push(store, makeEnding("found", 2, BEN), BEN);
      expect(await handIns.give(BEN, ADA.learner)).toBe(true);
      expect(await claimed(store, "webhook")).toEqual([ADA.learner]);
    });

    test("[SYN101] of many who claim each row has one; the one due longest goes first", async () => {
      const { store } = openWorld();
      for (const [at, who] of [ADA, BEN].entries()) await push(store, makeEnding(`d${at}`, 1, who), who, NOON - at);
      const rows = await Promise.all([1, 2, 3, 4].map((n) => claim(store, "webhook", { lease: `lease ${n}` })));
      const got = rows.filter((row) => row !== null);
      expect(new Set(got.map(({ learner }) => learner))).toEqual(new Set([BEN.learner, ADA.learner]));
      expect(got).toHaveLength(2);
      for (const row of got) await store.outbox.settle(row, { type: "again", due: NOON, why: "fault", status: 500 });
      const [first] = [await claim(store, "webhook")];
      expect(first?.tries).toBe(2);
    });

    test("[SYN101] who is gone loses it when the lease ends, and what they say then changes nothing", async () => {
      const { store } = openWorld();
      await push(store, makeEnding("tablet", 1));
      const gone = await claim(store, "webhook", { lease: "gone" });
      expect(await claim(store, "webhook", { now: NOON + 59, lease: "early" })).toBeNull();
      const next = await claim(store, "webhook", { now: NOON + 60, lease: "next" });
      expect(next).toEqual({ ...gone, tries: 2, lease: "next" });
      for (const end of [{ type: "sent", at: NOON }, { type: "nothing" }] as const) {
        expect(await store.outbox.settle(gone!, end)).toBe(false);
      }
      expect(await store.outbox.settle(next!, { type: "sent", at: NOON })).toBe(true);
      expect(await claim(store, "webhook", { now: NOON + 9_999 })).toBeNull();
      // Sent twice it says no.
      expect(await store.outbox.settle(next!, { type: "sent", at: NOON })).toBe(false);
    });

    test("[SYN101] what is to come again is due then; where there is nothing to tell no row stays", async () => {
      const { store } = openWorld();
      await push(store, makeEnding("tablet", 1));
      const row = await claim(store, "webhook");
      expect(await store.outbox.settle(row!, { type: "again", due: NOON + 500, why: "busy", status: 429 })).toBe(true);
      expect(await claim(store, "webhook", { now: NOON + 499 })).toBeNull();
      const again = await claim(store, "webhook", { now: NOON + 500 });
      expect(await store.outbox.settle(again!, { type: "nothing" })).toBe(true);
      expect((await store.outbox.count("school", NOON)).map(({ to }) => to)).toEqual(["mail"]);
    });

    test("[SYN102] what could not be told is counted with why, and waits again when somebody says so", async () => {
      const { store } = openWorld();
      await push(store, makeEnding("tablet", 1));
      await push(store, makeEnding("phone", 1, BEN), BEN, NOON + 1);
      const first = await claim(store, "webhook");
      await store.outbox.settle(first!, { type: "parked", at: NOON + 5, why: "refused", status: 400 });
      const waits = { to: "webhook", waiting: 1, parked: 1, why: "refused", status: 400 };
      const counted = async (now: number) =>
        (await store.outbox.count("school", now)).find(({ to }) => to === "webhook");
      expect(await counted(NOON)).toEqual({ ...waits, oldestAt: null });
      expect(await counted(NOON + 1)).toEqual({ ...waits, oldestAt: NOON + 1 });
      const second = await claim(store, "webhook", { now: NOON + 1 });
      await store.outbox.settle(second!, { type: "again", due: NOON + 900, why: "timeout", status: null });
      expect(await counted(NOON + 2)).toEqual({ ...waits, oldestAt: NOON + 1, why: "timeout", status: null });
      expect(await store.outbox.again("other school", "webhook", NOON)).toBe(0);
      expect(await store.outbox.again("school", "mail", NOON)).toBe(0);
      expect(await store.outbox.again("school", "webhook", NOON)).toBe(1);
      expect(await claim(store, "webhook", { now: NOON + 6 })).toMatchObject({ id: first?.id, tries: 1 });
    });

    test("[SYN102] what was told goes after its time, and so does what lies about; what waits for its time stays", async () => {
      const { store } = openWorld();
      for (const [at, who] of [ADA, BEN].entries()) await push(store, makeEnding(`d${at}`, 1, who), who);
      const [sent, parked] = [await claim(store, "webhook"), await claim(store, "webhook")];
      await store.outbox.settle(sent!, { type: "sent", at: NOON + 10 });
      await store.outbox.settle(parked!, { type: "parked", at: NOON + 20, why: "fault", status: 500 });
      const totals = async () =>
        (await store.outbox.count("school", NOON)).map(({ to, waiting, parked: left }) => [to, waiting, left]);
      await store.outbox.tidy("other school", { sent: NOON + 9_999, left: NOON + 9_999 });
      await store.outbox.tidy("school", { sent: NOON + 10, left: NOON + 20 });
      expect(await totals()).toEqual([
        ["mail", 2, 0],
        ["webhook", 0, 1],
      ]);
      await store.outbox.tidy("school", { sent: NOON + 11, left: NOON + 21 });
      expect(await totals()).toEqual([["mail", 2, 0]]);
      await store.outbox.tidy("school", { sent: 0, left: NOON + 601 });
      expect(await totals()).toEqual([]);
    });

    test("[SYN100] it is there after another start, and comes back with a copy as it was", async () => {
      const { world, store } = openWorld();
      await push(store, makeEnding("tablet", 1));
      await world.backUp(store);
      const row = await claim(store, "webhook");
      await store.outbox.settle(row!, { type: "sent", at: NOON });
      await store.close();
      await world.restore();
      const again = world.open();
      onTestFinished(() => again.close());
      // Told once more, under the same id.
      expect(await claim(again, "webhook")).toMatchObject({ id: row?.id, tries: 1 });
    });
  });
}

/** So many events, the last of which ends a session. */
function makeEnding(device: string, count: number, { learner }: SyncSession = ADA): SyncEvent[] {
  const body = { session: uuidFromName("session"), reason: "goal-reached" };
  return makeChain(device, count, { learner }).map((event) =>
    event.seq === count ? { ...event, type: "session_ended", body } : event,
  );
}

async function push(
  store: SyncStore,
  events: readonly SyncEvent[],
  session: SyncSession = ADA,
  now = NOON,
): Promise<void> {
  const done = await handleSync(
    { store, now: () => now, tellOf: () => tell },
    session,
    makeRequest(events, { learner: session.learner }),
  );
  expect(done).toMatchObject({ ok: true });
}

function claim(
  store: SyncStore,
  to: OutTo,
  { now = NOON, lease = "lease" }: { readonly now?: number; readonly lease?: string } = {},
  tenant = "school",
): Promise<OutRow | null> {
  return store.outbox.claim(tenant, to, { now, until: now + 60, lease });
}

/** Whose rows there are to claim, until there are none. */
async function claimed(store: SyncStore, to: OutTo): Promise<readonly string[]> {
  const learners: string[] = [];
  for (;;) {
    const row = await claim(store, to);
    if (row === null) return learners;
    learners.push(row.learner);
  }
}
