import { describe, expect, test } from "vitest";
import { EMPTY_CHECK, NO_PLACE, type SyncEvent, type SyncRow } from "#engine/protocol/sync";
import { freshReplica, storedCheck, withoutLog, type ReplicaRow } from "../store/replica-row.ts";
import {
  ADA,
  CHECKPOINT,
  checkOf,
  deviceNamed,
  makeRows,
  must,
  NOON,
  record,
  TABLET,
  toRows,
  withRows,
  type ReplicaTab,
} from "./replica-world.fixture.ts";

/** One disk; every `open` is another tab, opened with `TABLET` as its first device id. */
export interface ReplicaWorld {
  readonly open: () => Promise<ReplicaTab>;
  readonly clear: () => Promise<void>;
}

const conflict = { ok: false, error: { type: "conflict" } };
const done = { ok: true, value: null };

async function replicaOf({ replica }: ReplicaTab): Promise<ReplicaRow> {
  return (await must(replica.readOutgoing(ADA, 0))).replica;
}

async function forgotten(tab: ReplicaTab) {
  const expected = await replicaOf(tab);
  return { expected, next: withoutLog(expected) };
}

/** What every store must do for sync, whatever it is made of. */
export function describeReplicaStore(name: string, createWorld: () => ReplicaWorld): void {
  describe(`the ${name} store under sync`, () => {
    test("[SYN50] before the first contact nothing is acked and all own events go out, in order, as many as asked for", async () => {
      const tab = await createWorld().open();
      const empty = await must(tab.replica.readOutgoing(ADA, 10));
      expect(empty).toEqual({ head: null, replica: freshReplica(ADA, TABLET), events: [] });
      const events = await record(tab, 4);
      expect(await must(tab.replica.readOutgoing(ADA, 3))).toMatchObject({
        head: { seq: 4 },
        events: events.slice(0, 3),
      });
      expect(await must(tab.replica.readOwnId(ADA, TABLET, 2))).toBe(events[1]?.id);
      expect(await must(tab.replica.readOwnId(ADA, TABLET, 5))).toBeNull();
      expect(await must(tab.replica.readOwnId(ADA, deviceNamed("other"), 2))).toBeNull();
      expect(await must(tab.replica.readOwn(ADA))).toEqual(events);
    });

    test("[SYN54] rows and cursor are written together; another tab sees both", async () => {
      const world = createWorld();
      const [tab, other] = [await world.open(), await world.open()];
      const events = await record(tab, 3);
      const rows = [...toRows(events.slice(0, 2)), ...makeRows("laptop", 2, 2)];
      const expected = await replicaOf(tab);
      const acked = { seq: 2, id: events[1]?.id ?? null };
      const next = { ...withRows(expected, rows), acked, offsetMs: -250, contactAt: 17, latest: 18 };
      expect(await tab.replica.absorb({ expected, next, forget: false, rows })).toEqual(done);
      expect(await must(other.replica.readOutgoing(ADA, 9))).toMatchObject({ replica: next, events: events.slice(2) });
      expect(await must(other.replica.readRemote(ADA))).toEqual(rows);
      expect(await must(other.replica.readCheck(ADA))).toEqual(checkOf(rows));
      const { epoch, cursor, check } = next;
      const position = await must(other.store.readPosition(ADA));
      expect(position.remote).toEqual({ epoch, cursor, hash: check.hash, base: 0, latest: 18, offsetMs: -250 });
      expect(await must(other.store.readRemoteAfter(ADA, 2))).toEqual(rows.slice(2));
    });

    test("[SYN40] [SYN41] the log is that of all devices, by the server's times; what it has not confirmed stands by its own clock", async () => {
      const tab = await createWorld().open();
      const [first, second, third] = (await record(tab, 3)) as [SyncEvent, SyncEvent, SyncEvent];
      const [early, late] = makeRows("laptop", 3, 2) as [SyncRow, SyncRow];
      // The server took the first event under another time than its own clock's; the laptop's second comes last of all.
      const rows = [
        { cursor: 1, ots: first.hlc - 5, event: first },
        { cursor: 2, ots: second.hlc - 1, event: second },
        { ...early, cursor: 3, ots: first.hlc - 6 },
        { ...late, cursor: 4, ots: third.hlc + 1 },
      ];
      const expected = await replicaOf(tab);
      await must(tab.replica.absorb({ expected, next: withRows(expected, rows), forget: false, rows }));
      expect(await must(tab.store.readLog(ADA))).toEqual([early.event, first, second, third, late.event]);
    });

    test("[STO18] strays are those of whom only the server's rows are here: without a profile, and nothing recorded", async () => {
      const tab = await createWorld().open();
      const { device } = await must(tab.store.readDevice());
      expect(await must(tab.store.readStrays())).toEqual([]);
      const rows = makeRows("laptop", 0, 2);
      const expected = await replicaOf(tab);
      await must(tab.replica.absorb({ expected, next: withRows(expected, rows), forget: false, rows }));
      expect(await must(tab.store.readStrays())).toEqual([ADA]);
      const profile = { id: ADA, name: "Ada", grade: 2, locale: "en", createdAt: 1 } as const;
      await must(tab.store.writeProfile(device, profile));
      expect(await must(tab.store.readStrays())).toEqual([]);

      const recorded = await createWorld().open();
      await record(recorded, 1);
      const before = await replicaOf(recorded);
      await must(recorded.replica.absorb({ expected: before, next: withRows(before, rows), forget: false, rows }));
      expect(await must(recorded.store.readStrays())).toEqual([]);
    });

    test("[SYN54] an answer that builds on another cursor, epoch, chain or purge is dropped whole", async () => {
      const tab = await createWorld().open();
      await record(tab, 1);
      const expected = await replicaOf(tab);
      const rows = makeRows("laptop", 0, 2);
      const next = withRows(expected, rows);
      for (const other of [
        { cursor: 1 },
        { epoch: "two" },
        { device: deviceNamed("other") },
        { purged: { seq: 1, id: null } },
      ]) {
        const write = { expected: { ...expected, ...other }, next, forget: true, rows };
        expect(await tab.replica.absorb(write), `ground ${JSON.stringify(other)}`).toEqual(conflict);
      }
      expect(await replicaOf(tab)).toEqual(expected);
      expect(await must(tab.replica.readRemote(ADA))).toEqual([]);
    });

    test("[SYN53] rows of another epoch go in the transaction in which the new ones come; own events stay", async () => {
      const tab = await createWorld().open();
      const events = await record(tab, 2);
      const before = await replicaOf(tab);
      const old = makeRows("laptop", 0, 3);
      await must(tab.replica.absorb({ expected: before, next: withRows(before, old), forget: false, rows: old }));
      const expected = await replicaOf(tab);
      const rows = makeRows("kiosk", 0, 1);
      const next = { ...withRows(freshReplica(ADA, TABLET), rows, "two") };
      expect(await tab.replica.absorb({ expected, next, forget: true, rows })).toEqual(done);
      expect(await must(tab.replica.readRemote(ADA))).toEqual(rows);
      expect(await must(tab.replica.readOwn(ADA))).toEqual(events);
    });

    test("[SYN51] after a fork all own events stand on the new chain: same ids, contiguous, nothing acked, and recording goes on", async () => {
      const tab = await createWorld().open();
      const events = await record(tab, 3);
      const before = await replicaOf(tab);
      const rows = toRows(events.slice(0, 2));
      const acked = { seq: 2, id: events[1]?.id ?? null };
      await must(
        tab.replica.absorb({ expected: before, next: { ...withRows(before, rows), acked }, forget: false, rows }),
      );
      const to = deviceNamed("anew");
      expect(await tab.replica.fork({ learner: ADA, from: TABLET, to })).toEqual(done);
      expect(await tab.replica.fork({ learner: ADA, from: TABLET, to: deviceNamed("again") })).toEqual(conflict);
      const { head, replica, events: out } = await must(tab.replica.readOutgoing(ADA, 9));
      expect(out.map(({ id, device, seq, prev }) => ({ id, device, seq, prev }))).toEqual(
        events.map(({ id, seq, prev }) => ({ id, device: to, seq, prev })),
      );
      expect(head).toMatchObject({ device: to, seq: 3, lastId: events[2]?.id, lastHlc: events[2]?.hlc });
      expect(replica).toMatchObject({
        device: to,
        acked: NO_PLACE,
        durable: NO_PLACE,
        purged: NO_PLACE,
        epoch: "one",
        cursor: 2,
      });
      expect(await must(tab.replica.readRemote(ADA))).toEqual(rows);
      const [next] = await record(tab, 1);
      expect(next).toMatchObject({ device: to, seq: 4, prev: events[2]?.id });
    });

    test("[SYN51] a learner without own events here gets a new chain too", async () => {
      const tab = await createWorld().open();
      const to = deviceNamed("anew");
      expect(await tab.replica.fork({ learner: ADA, from: TABLET, to })).toEqual(done);
      expect(await must(tab.replica.readOutgoing(ADA, 9))).toMatchObject({
        head: { device: to, seq: 0 },
        replica: { device: to },
      });
    });

    test("[SYN57] what the server has twice goes, the last place is kept, and the chain goes on", async () => {
      const tab = await createWorld().open();
      const events = await record(tab, 4);
      const before = await replicaOf(tab);
      const rows = toRows(events.slice(0, 2));
      const [durable, acked] = [2, 3].map((at) => ({ seq: at + 1, id: events[at]?.id ?? null }));
      const next = { ...withRows(before, rows), durable: durable!, acked: acked! };
      await must(tab.replica.absorb({ expected: before, next, forget: false, rows }));
      // The third is durable, but its row is not here: it stays while the learner does.
      expect(await tab.replica.purge({ expected: next, forget: false })).toEqual(done);
      expect(await must(tab.replica.readOwn(ADA))).toEqual(events.slice(2));
      const kept = await replicaOf(tab);
      expect(kept).toEqual({ ...next, purged: { seq: 2, id: events[1]?.id } });
      expect(await tab.replica.purge({ expected: next, forget: true })).toEqual(conflict);
      expect(await tab.replica.purge({ expected: kept, forget: true })).toEqual(done);
      expect(await must(tab.replica.readOwn(ADA))).toEqual(events.slice(3));
      expect(await must(tab.replica.readRemote(ADA))).toEqual([]);
      expect(await replicaOf(tab)).toMatchObject({
        cursor: 0,
        check: { count: 0 },
        purged: { seq: 3, id: events[2]?.id },
      });
      expect((await record(tab, 1))[0]).toMatchObject({ seq: 5, prev: events[3]?.id });
    });

    test("[SYN57] a durable place that is not one of this chain purges nothing", async () => {
      const tab = await createWorld().open();
      const events = await record(tab, 3);
      const before = await replicaOf(tab);
      const next = { ...before, durable: { seq: 2, id: events[0]?.id ?? null } };
      await must(tab.replica.absorb({ expected: before, next, forget: false, rows: [] }));
      expect(await tab.replica.purge({ expected: next, forget: true })).toEqual(done);
      expect(await must(tab.replica.readOwn(ADA))).toEqual(events);
      expect((await replicaOf(tab)).purged).toEqual(NO_PLACE);
    });

    test("[SYN62] a snapshot is written with the cursor it stands for, and goes with it, with the purge, and with the learner", async () => {
      const world = createWorld();
      const [tab, other] = [await world.open(), await world.open()];
      const rows = makeRows("laptop", 0, 5);
      const [early, tail] = [rows.slice(0, 3), rows.slice(3)];
      const check = checkOf(early);
      const lastOts = early[2]!.ots;
      const made = { cursor: 3, foldVersion: "7", contentSet: "content", state: { known: [1, 2] }, lastOts, ...check };
      const base = { cursor: 3, check, lastOts, here: { cursor: 0, check: EMPTY_CHECK }, waits: false };

      async function takeSnapshot(): Promise<ReplicaRow> {
        const expected = await replicaOf(tab);
        const next = { ...withRows({ ...expected, cursor: 3, check, base }, tail), latest: tail[1]!.ots };
        expect(await tab.replica.absorb({ expected, next, forget: true, rows: tail, snapshot: made })).toEqual(done);
        return next;
      }

      const taken = await takeSnapshot();
      expect(await replicaOf(other)).toEqual(taken);
      const kept = { cursor: 3, version: "7", content: "content", state: { known: [1, 2] } };
      expect(await must(other.store.readBase(ADA))).toEqual(kept);
      expect((await must(other.store.readPosition(ADA))).remote).toMatchObject({ base: 3, cursor: 5 });
      expect(await must(other.replica.readCheck(ADA))).toEqual(storedCheck(taken));
      const own = await record(tab, 1, NOON + 1_000);
      // A part of the history: it is in the log, and not in what is folded onto the snapshot.
      const part = { ...taken, base: { ...base, here: { cursor: 2, check: checkOf(rows.slice(0, 2)) } } };
      const write = { expected: taken, next: part, forget: false, rows: rows.slice(0, 2) };
      expect(await tab.replica.absorb(write)).toEqual(done);
      expect(await tab.replica.absorb(write)).toEqual(conflict);
      expect(await must(tab.replica.readCheck(ADA))).toEqual(storedCheck(part));
      expect(await must(tab.store.readLog(ADA, 3))).toEqual([...tail.map(({ event }) => event), ...own]);
      expect(await must(tab.store.readLog(ADA))).toHaveLength(5);
      // The last of it: the snapshot goes.
      const whole = { ...part, base: null };
      await must(tab.replica.absorb({ expected: part, next: whole, forget: false, rows: rows.slice(2, 3) }));
      expect(await must(other.store.readBase(ADA))).toBeNull();
      expect(storedCheck(whole)).toEqual(await must(tab.replica.readCheck(ADA)));

      for (const go of [
        async (expected: ReplicaRow) => void (await must(tab.replica.purge({ expected, forget: true }))),
        async () => void (await must(tab.store.deleteLearner(TABLET, ADA))),
      ]) {
        await must(tab.replica.absorb({ ...(await forgotten(tab)), rows: [], forget: true }));
        await go(await takeSnapshot());
        expect(await must(other.store.readBase(ADA))).toBeNull();
        expect((await replicaOf(tab)).base).toBeNull();
        expect(await must(tab.replica.readRemote(ADA))).toEqual([]);
      }
    });

    test("[SYN65] checkpoints are read as they were written, and go with the log they are of", async () => {
      const world = createWorld();
      const [tab, other] = [await world.open(), await world.open()];
      await record(tab, 2);
      const rows = [CHECKPOINT, { ...CHECKPOINT, cursor: 800 }];
      const goings = {
        none: async () => {},
        fetchedAnew: async () =>
          void (await must(tab.replica.absorb({ ...(await forgotten(tab)), rows: [], forget: true }))),
        fork: async () => void (await must(tab.replica.fork({ learner: ADA, from: TABLET, to: deviceNamed("new") }))),
        purge: async () => void (await must(tab.replica.purge({ expected: await replicaOf(tab), forget: true }))),
        deleted: async () => void (await must(tab.store.deleteLearner(TABLET, ADA))),
      };
      const left: Record<string, unknown> = {};
      for (const [name, go] of Object.entries(goings)) {
        await must(tab.store.writeCheckpoints(TABLET, ADA, rows));
        await go();
        left[name] = await must(other.store.readCheckpoints(ADA));
      }
      expect(left).toEqual({ none: rows, fetchedAnew: [], fork: [], purge: [], deleted: [] });
      expect(await tab.store.writeCheckpoints(deviceNamed("stranger"), ADA, rows)).toEqual(conflict);
    });

    test("[SYN54] nothing is written into a storage that was emptied", async () => {
      const world = createWorld();
      const tab = await world.open();
      await record(tab, 1);
      const expected = await replicaOf(tab);
      await world.clear();
      const cleared = { ok: false, error: { type: "cleared" } };
      const rows = makeRows("laptop", 0, 1);
      expect(await tab.replica.absorb({ expected, next: withRows(expected, rows), forget: false, rows })).toEqual(
        cleared,
      );
      expect(await tab.replica.fork({ learner: ADA, from: TABLET, to: deviceNamed("x") })).toEqual(cleared);
      expect(await tab.replica.purge({ expected, forget: true })).toEqual(cleared);
      expect(await tab.replica.readOutgoing(ADA, 1)).toEqual(cleared);
    });
  });
}
