import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  createRng,
  evolveTutor,
  FOLD_NAME,
  initialTutorState,
  uuidFromName,
  type TutorEvent,
  type TutorState,
} from "#engine";
import { initialPupilFold, viewNow } from "#engine/class";
import { toVisitorId } from "#engine/protocol/visitor";
import { addToCheck, EMPTY_CHECK, SyncSnapshot } from "#engine/protocol/sync";
import {
  backUpMemory,
  createMemoryServerDisk,
  createMemorySyncStore,
  createSqliteStore,
  restoreMemory,
  type StreamKey,
  type SyncStore,
} from "../sync/index.ts";
import { comeAfter } from "#engine/log/row-order";
import { EMPTY_LOG, foldRows } from "./fold-log.ts";
import { createMemorySnapshotStore } from "./memory-snapshot-store.ts";
import { allRows, push, streamOf } from "./pushed.fixture.ts";
import { learnerOf, simulateDevice, START, wholeBank, type SimulatedDevice } from "./simulated-device.fixture.ts";
import type { SnapshotStore, StatePart } from "./snapshot-store.ts";
import { joinState } from "./state-parts.ts";
import { createSnapshots, type SnapshotsDeps } from "./snapshots.ts";
import { createSqliteSnapshotStore } from "./sqlite-snapshot-store.ts";
import { inOrder } from "./two-devices.fixture.ts";
import { triesOf } from "../../testing/searches.ts";

const content = await wholeBank();
const LATER = START + 30 * 86_400_000;
const key = streamOf(learnerOf("snapshots"));

function deviceAt(name: string, startedAt = START): SimulatedDevice {
  const device = simulateDevice({ content, learner: key.learner, seed: name, startedAt });
  device.perform({ type: "enrol", grade: 4 });
  return device;
}

const tablet = deviceAt("tablet");
tablet.work(260);
const kiosk = deviceAt("kiosk", START + 7_200_000);
kiosk.work(60);

/** A store that says how many rows were read from it. */
function world(change: Partial<SnapshotsDeps> = {}) {
  const disk = createMemoryServerDisk("epoch");
  const inner = change.sync ?? createMemorySyncStore(disk);
  let read = 0;
  const sync: SyncStore = {
    ...inner,
    readRows: async (...asked) => {
      const rows = await inner.readRows(...asked);
      read += rows.length;
      return rows;
    },
  };
  const store = change.store ?? createMemorySnapshotStore();
  const errors: unknown[] = [];
  const onError = (_: StreamKey | null, error: unknown) => errors.push(error);
  const deps = { store, contentSet: content.hash, onError, every: 50, worth: 50, patienceMs: 60_000, ...change, sync };
  const snapshots = createSnapshots(deps);
  const rowsRead = () => {
    const count = read;
    read = 0;
    return count;
  };
  return { disk, sync, store, snapshots, errors, rowsRead };
}

type World = ReturnType<typeof world>;

const wish = { cursor: 0, foldVersion: FOLD_NAME, contentSet: content.hash };

async function wholeState({ sync }: Pick<World, "sync">): Promise<TutorState> {
  return inOrder(await allRows(sync, key)).reduce(evolveTutor, initialTutorState);
}

/** As a device does it: the snapshot, and the rows after it. */
async function folded({ sync }: Pick<World, "sync">, snapshot: SyncSnapshot): Promise<TutorState> {
  const rows = await sync.readRows(key, snapshot.cursor, 10_000);
  expect(rows.every(({ ots }) => ots > snapshot.lastOts)).toBe(true);
  const { cursor, count, hash, state } = snapshot;
  const fold = { ...initialPupilFold, tutor: state as TutorState };
  return foldRows({ cursor, check: { count, hash }, last: null, unread: 0, state: fold, report: null }, rows).state
    .tutor;
}

function must(snapshot: SyncSnapshot | undefined): SyncSnapshot {
  if (snapshot === undefined) throw new Error("no snapshot");
  return SyncSnapshot.parse(JSON.parse(JSON.stringify(snapshot)));
}

describe("snapshots of a learner's log", { timeout: 60_000 }, () => {
  test("[SNP3] however rows arrive and whenever one is made, a snapshot and its tail are the whole", async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(1_000_000), async (seed) => {
        const rng = createRng(`arrival/${seed}`);
        const here = world();
        const waiting = [
          { device: tablet, at: 0 },
          { device: kiosk, at: 0 },
        ];
        let now = START + 86_400_000;
        while (waiting.some(({ device, at }) => at < device.events.length)) {
          const one = rng.pick(waiting.filter(({ device, at }) => at < device.events.length));
          const count = rng.int(1, 90);
          await push(here.sync, key, one.device.events.slice(one.at, one.at + count), (now += rng.int(1, 9_000)));
          one.at += count;
          if (rng.int(0, 2) === 0) here.snapshots.follow(key);
          if (rng.int(0, 3) === 0) {
            const snapshot = must(await here.snapshots.latest(key));
            expect(isDeepStrictEqual(await folded(here, snapshot), await wholeState(here))).toBe(true);
          }
          await here.snapshots.idle();
        }
        const snapshot = must(await here.snapshots.latest(key));
        expect(isDeepStrictEqual(await folded(here, snapshot), await wholeState(here))).toBe(true);
        const rows = (await allRows(here.sync, key)).slice(0, snapshot.cursor);
        const check = rows.map(({ event }) => event.id).reduce(addToCheck, EMPTY_CHECK);
        expect({ count: snapshot.count, hash: snapshot.hash }).toEqual(check);
        expect(snapshot.lastOts).toBe(Math.max(...rows.map(({ ots }) => ots)));
        expect(here.errors).toEqual([]);
      }),
      { numRuns: triesOf(20), seed: 20_261_126 },
    );
  });

  test("[SNP10] an empty log has none; one that lacks few later rows is given as it is, one that lacks many is made anew", async () => {
    const here = world();
    expect(await here.snapshots.latest(key)).toBeUndefined();
    await push(here.sync, key, tablet.events.slice(0, 100), LATER);
    expect(must(await here.snapshots.latest(key)).cursor).toBe(100);
    await push(here.sync, key, tablet.events.slice(100, 150), LATER);
    expect(must(await here.snapshots.latest(key)).cursor).toBe(100);
    await push(here.sync, key, tablet.events.slice(150, 151), LATER);
    expect(must(await here.snapshots.latest(key)).cursor).toBe(151);
  });

  test("[SNP10] one row that belongs before its end, or at the very time of it, makes it anew", async () => {
    const here = world();
    await push(here.sync, key, kiosk.events, LATER);
    const before = must(await here.snapshots.latest(key));
    await push(here.sync, key, tablet.events.slice(0, 1), LATER);
    const after = must(await here.snapshots.latest(key));
    expect(after.cursor).toBe(before.cursor + 1);
    expect(after.lastOts).toBe(before.lastOts);
    expect(isDeepStrictEqual(after.state, await wholeState(here))).toBe(true);
    // The device's clock is years ahead: the server's time stands for it, twice the same.
    const ahead = [100, 101].map((at) => ({ ...(tablet.events[at] as TutorEvent), hlc: LATER * 2 }));
    const chain = tablet.events.slice(1, 100);
    await push(here.sync, key, [...chain, ...ahead.slice(0, 1)], LATER);
    const first = must(await here.snapshots.latest(key));
    expect(first.lastOts).toBe(LATER);
    await push(here.sync, key, ahead.slice(1), LATER);
    expect(must(await here.snapshots.latest(key)).cursor).toBe(first.cursor + 1);
  });

  test("[SNP11] of a log that was erased or restored, and of another version or content, none is given nor gone on from", async () => {
    const here = world();
    await push(here.sync, key, tablet.events.slice(0, 120), LATER);
    const backup = backUpMemory(here.disk);
    await push(here.sync, key, tablet.events.slice(120, 200), LATER);
    await here.snapshots.latest(key);
    await here.sync.erase(key);
    expect(await here.snapshots.latest(key)).toBeUndefined();
    await push(here.sync, key, kiosk.events, LATER);
    expect(isDeepStrictEqual(must(await here.snapshots.latest(key)).state, await wholeState(here))).toBe(true);

    const { store } = here;
    const restored = world({ sync: createMemorySyncStore(restoreMemory(backup, "another epoch")), store });
    const snapshot = must(await restored.snapshots.latest(key));
    expect(snapshot.cursor).toBe(120);
    expect(isDeepStrictEqual(snapshot.state, await wholeState(restored))).toBe(true);
    const heads = await store.heads(key);
    expect(heads.map(({ epoch }) => epoch)).toEqual(heads.map(() => "another epoch"));

    const other = world({ sync: restored.sync, store, contentSet: "newer content" });
    await other.snapshots.latest(key);
    expect((await store.heads(key)).map(({ contentSet }) => contentSet)).toEqual(["newer content"]);
  });

  test("[SNP12] a device that folds otherwise gets none, nor one that lacks few rows", async () => {
    const here = world();
    await push(here.sync, key, tablet.events.slice(0, 120), LATER);
    expect(must((await here.snapshots.snapshotFor(key, wish))?.snapshot).cursor).toBe(120);
    expect(must((await here.snapshots.snapshotFor(key, { ...wish, cursor: 69 }))?.snapshot).cursor).toBe(120);
    for (const change of [{ cursor: 70 }, { cursor: 500 }, { foldVersion: "1" }, { contentSet: "older" }]) {
      expect(await here.snapshots.snapshotFor(key, { ...wish, ...change })).toBeUndefined();
    }
  });

  test("[SNP13] after pushes one is made every so many rows, also after a restart, from what is kept", async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "snapshots-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const open = () => ({
      sync: createSqliteStore({ file: path.join(folder, "sync.sqlite"), groupMs: 0 }) as SyncStore,
      store: createSqliteSnapshotStore(path.join(folder, "snapshots.sqlite")),
    });
    const cursors: number[] = [];
    for (let at = 0; at < 300; at += 30) {
      const stores = open();
      const here = world(stores);
      await push(here.sync, key, tablet.events.slice(at, at + 30), LATER);
      here.rowsRead();
      here.snapshots.follow(key);
      await here.snapshots.idle();
      // A portion, what came since the last one, and the row that tells.
      expect(here.rowsRead()).toBeLessThanOrEqual(30 + 50 + 1);
      cursors.push((await stores.store.heads(key))[0]?.cursor ?? 0);
      expect(here.errors).toEqual([]);
      await here.snapshots.close();
      await stores.sync.close();
      await stores.store.close();
    }
    expect(cursors).toEqual([0, 60, 60, 120, 120, 180, 180, 240, 240, 300]);
  });

  test("[SNP13] a fault is told and ends nothing; two who ask at once get the same", async () => {
    const store = createMemorySnapshotStore();
    let isBroken = true;
    const change: SnapshotStore["change"] = async (...asked) => {
      if (isBroken) throw new Error("the disk is full");
      await store.change(...asked);
    };
    const here = world({ store: { ...store, change } });
    await push(here.sync, key, tablet.events.slice(0, 100), LATER);
    here.snapshots.follow(key);
    await here.snapshots.idle();
    expect(here.errors).toEqual([new Error("the disk is full")]);
    isBroken = false;
    const [one, other] = await Promise.all([here.snapshots.latest(key), here.snapshots.latest(key)]);
    expect(one?.cursor).toBe(100);
    expect(other).toEqual(one);
    expect(here.rowsRead()).toBeLessThan(3 * 100);
    const busy = world({
      sync: { ...here.sync, exchange: async () => ({ ok: false, error: { type: "busy" } }) },
    });
    expect(await busy.snapshots.latest(key)).toBeUndefined();
  });

  test("[SNP17] after a start with other content everybody's is made anew, those with few rows and visitors excepted", async () => {
    const before = world();
    const few = streamOf(learnerOf("few rows"));
    const beginner = simulateDevice({ content, learner: few.learner, seed: "few rows", startedAt: START });
    beginner.perform({ type: "enrol", grade: 4 });
    await push(before.sync, key, tablet.events.slice(0, 100), LATER);
    await push(before.sync, few, beginner.events, LATER);
    const visitor = { ...key, learner: toVisitorId(uuidFromName("visitor")) };
    const visit = simulateDevice({ content, learner: visitor.learner, seed: "visitor", startedAt: START });
    visit.perform({ type: "enrol", grade: 4 });
    visit.work(60);
    await push(before.sync, visitor, visit.events, LATER);
    await before.snapshots.latest(key);
    const heads = [
      { ...visitor, head: visit.events.length },
      { ...few, head: beginner.events.length },
      { ...key, head: 100 },
    ];
    const streams = { readHeads: async (after: StreamKey | null) => (after === null ? heads : []) };
    const here = world({ sync: before.sync, store: before.store, streams, contentSet: "other content" });
    here.rowsRead();
    await here.snapshots.resume();
    await here.snapshots.idle();
    const newest = await here.store.heads(key);
    expect(newest[0]).toMatchObject({ cursor: 100, contentSet: "other content" });
    expect(await here.store.heads(few)).toEqual([]);
    expect(visit.events.length).toBeGreaterThan(50);
    expect(await here.store.heads(visitor)).toEqual([]);
    here.rowsRead();
    expect((await here.snapshots.latest(key))?.cursor).toBe(100);
    expect(here.rowsRead()).toBe(0);
  });

  test("[SNP13] erased, it is forgotten", async () => {
    const here = world();
    await push(here.sync, key, tablet.events.slice(0, 100), LATER);
    await here.snapshots.latest(key);
    await here.sync.erase(key);
    await here.snapshots.erase(key);
    expect(await here.store.heads(key)).toEqual([]);
    expect(await here.snapshots.latest(key)).toBeUndefined();
  });

  test("[SNP20] what is folded in the background waits for the answers of others, and nobody who asks for it waits for that", async () => {
    const order: string[] = [];
    const paused = Promise.withResolvers<void>();
    const busy = Promise.withResolvers<void>();
    // Some request is answered all the time.
    const pause = () => {
      order.push("steps back");
      paused.resolve();
      return busy.promise;
    };
    const here = world({ pause });
    const long = deviceAt("long");
    while (long.events.length < 1_100) long.work(50);
    await push(here.sync, key, long.events, LATER);
    here.snapshots.follow(key);
    await paused.promise;
    expect(await here.store.heads(key)).toEqual([]);
    const [fold] = await here.snapshots.foldsOf(key.tenant, [key.learner]);
    order.push("is told");
    expect(fold).toEqual(foldRows(EMPTY_LOG, await allRows(here.sync, key)).state);
    expect(order.indexOf("is told")).toBe(order.lastIndexOf("steps back") + 1);
    busy.resolve();
    await here.snapshots.idle();
    expect(here.errors).toEqual([]);
  });

  test("[SNP14] a late row lets go what stands after it, and folding goes on from before it", async () => {
    const here = world();
    await push(here.sync, key, tablet.events.slice(0, 40), LATER);
    for (let at = 40; at < 400; at += 60) {
      await push(here.sync, key, tablet.events.slice(at, at + 60), LATER);
      await here.snapshots.latest(key);
    }
    const heads = await here.store.heads(key);
    const late = { ...(kiosk.events[0] as TutorEvent), hlc: (tablet.events[250] as TutorEvent).hlc };
    await push(here.sync, key, [late], LATER);
    here.rowsRead();
    const snapshot = must(await here.snapshots.latest(key));
    expect(isDeepStrictEqual(snapshot.state, await wholeState(here))).toBe(true);
    const rows = await allRows(here.sync, key);
    const [lateRow] = rows.slice(-1);
    if (lateRow === undefined) throw new Error("no row");
    const sound = heads.filter(({ last }) => comeAfter(last, [lateRow]));
    expect(sound.length).toBeGreaterThan(0);
    expect(sound.length).toBeLessThan(heads.length);
    const kept = (await here.store.heads(key)).map(({ cursor }) => cursor);
    expect(kept).toEqual([snapshot.cursor, ...sound.map(({ cursor }) => cursor)]);
  });

  test("[SNP14] a long log folded for the first time leaves states on the way, each the beginning of the whole", async () => {
    const here = world();
    const long = deviceAt("long");
    while (long.events.length < 1_100) long.work(50);
    const ahead = long.events.length;
    expect(ahead).toBeLessThan(2_000);
    await push(here.sync, key, long.events, LATER);
    await here.snapshots.latest(key);
    const heads = await here.store.heads(key);
    expect(heads.map(({ cursor }) => ahead - cursor)).toEqual([0, 500, 1_000]);
    const events = inOrder(await allRows(here.sync, key));
    for (const { cursor } of heads) {
      const { tutor } = joinState((await here.store.state(key, cursor)) ?? expect.unreachable("no state"));
      expect(JSON.stringify(tutor)).toBe(
        JSON.stringify(events.slice(0, cursor).reduce(evolveTutor, initialTutorState)),
      );
    }
  });

  test("[SNP18] folds are those of the whole log, whenever they are asked for, and only what came since is read", async () => {
    const here = world();
    const { tenant, learner } = key;
    const foldNow = async () => (await here.snapshots.foldsOf(tenant, [learner]))[0];
    const whole = async () => foldRows(EMPTY_LOG, await here.sync.readRows(key, 0, 100_000)).state;
    expect(await foldNow()).toEqual(initialPupilFold);
    await push(here.sync, key, tablet.events.slice(0, 120), LATER);
    expect(await foldNow()).toEqual(await whole());
    here.rowsRead();
    await foldNow();
    expect(here.rowsRead()).toBe(0);
    await push(here.sync, key, tablet.events.slice(120), LATER);
    const fold = await foldNow();
    expect(here.rowsRead()).toBe(tablet.events.length - 120);
    expect(fold).toEqual(await whole());
    // What belongs before what was folded, and another log in its place.
    const late = deviceAt("late", START - 86_400_000);
    late.work(30);
    await push(here.sync, key, late.events, LATER);
    expect(await foldNow()).toEqual(await whole());
    await here.snapshots.latest(key);
    await here.sync.erase(key);
    await push(here.sync, key, kiosk.events, LATER);
    expect(await foldNow()).toEqual(await whole());
    await here.snapshots.erase(key);
    await here.sync.erase(key);
    expect(await foldNow()).toEqual(initialPupilFold);
  });

  test("[SNP19] what reports are made of is what the whole log comes to after each push, and only what came since is read", async () => {
    const here = world();
    const whole = async () => {
      const { state, report } = foldRows(EMPTY_LOG, await here.sync.readRows(key, 0, 100_000));
      return { fold: state, report };
    };
    expect(await here.snapshots.reportOf(key)).toEqual({ fold: initialPupilFold, report: EMPTY_LOG.report });
    for (let at = 0; at < 200; at += 40) {
      await push(here.sync, key, tablet.events.slice(at, at + 40), LATER);
      if (at === 120) await here.snapshots.foldsOf(key.tenant, [key.learner]);
      here.rowsRead();
      const told = await here.snapshots.reportOf(key);
      // Once in its snapshot, and once after it.
      expect(here.rowsRead()).toBeLessThanOrEqual(2 * 80);
      expect(told).toEqual(await whole());
    }
    // What belongs before what was folded, another start, and another log in its place.
    const late = deviceAt("late", START - 86_400_000);
    late.work(30);
    await push(here.sync, key, late.events, LATER);
    expect(await here.snapshots.reportOf(key)).toEqual(await whole());
    const { sync, store } = here;
    expect(await world({ sync, store }).snapshots.reportOf(key)).toEqual(await whole());
    await here.sync.erase(key);
    await push(here.sync, key, kiosk.events, LATER);
    expect(await here.snapshots.reportOf(key)).toEqual(await whole());
  });

  test("[SNP18] after a start the fold of a log at rest is what was kept of it: no row is read, and no push is waited for", async () => {
    const before = world();
    const { tenant, learner } = key;
    await push(before.sync, key, tablet.events.slice(0, 120), LATER);
    const [fold] = await before.snapshots.foldsOf(tenant, [learner]);
    const exchange = async () => expect.unreachable("the store was locked");
    const here = world({ sync: { ...before.sync, exchange }, store: before.store });
    expect(await here.snapshots.foldsOf(tenant, [learner])).toEqual([fold]);
    expect(here.rowsRead()).toBe(0);
    expect(here.errors).toEqual([]);
  });

  test.each(["memory", "SQLite"])(
    "[SNP21] of what is kept in a %s store each part is read when it is looked at first, and once: what a pupil is at needs none that grows",
    async (name) => {
      const before = world({
        store: name === "memory" ? createMemorySnapshotStore() : createSqliteSnapshotStore(":memory:"),
      });
      const { tenant, learner } = key;
      await push(before.sync, key, tablet.events, LATER);
      const [whole] = await before.snapshots.foldsOf(tenant, [learner]);
      const parts: StatePart[] = [];
      const state: SnapshotStore["state"] = async (...of) => {
        const read = await before.store.state(...of);
        return read && ((part) => (parts.push(part), read(part)));
      };
      const here = world({ sync: before.sync, store: { ...before.store, state } });
      const [fold] = await here.snapshots.foldsOf(tenant, [learner]);
      if (fold === undefined || whole === undefined) return expect.unreachable("no fold");
      const presence = { heardAt: LATER, alert: null, settled: null };
      const env = { content, now: LATER };
      expect(viewNow(fold, presence, env)).toEqual(viewNow(whole, presence, env));
      expect(parts).toEqual(["rest"]);
      for (let time = 0; time < 2; time += 1) expect(fold.tutor.mastery).toEqual(whole.tutor.mastery);
      expect(parts).toEqual(["rest", "mastery"]);
      // Who goes away meanwhile takes nothing from those who have begun to look.
      await before.store.erase(key);
      expect(JSON.stringify(fold)).toBe(JSON.stringify(whole));
    },
  );

  test("[SNP18] what is kept is not the fold of a log that was erased and grew as long again, at hand or not", async () => {
    const before = world();
    const { tenant, learner } = key;
    const whole = async () => foldRows(EMPTY_LOG, await before.sync.readRows(key, 0, 100_000)).state;
    await push(before.sync, key, tablet.events.slice(0, 60), LATER);
    await before.snapshots.foldsOf(tenant, [learner]);
    await before.sync.erase(key);
    await push(before.sync, key, kiosk.events.slice(0, 60), LATER);
    const after = world({ sync: before.sync, store: before.store });
    for (const here of [before, after]) {
      expect(await here.snapshots.foldsOf(tenant, [learner])).toEqual([await whole()]);
    }
  });

  test("[SNP13] the first snapshot is made of few rows, and again of as few where somebody asks and nothing is at hand", async () => {
    const here = world({ worth: 10 });
    const cursor = async () => (await here.store.heads(key))[0]?.cursor;
    await push(here.sync, key, tablet.events.slice(0, 9), LATER);
    here.snapshots.follow(key);
    await here.snapshots.idle();
    expect(await cursor()).toBeUndefined();
    await push(here.sync, key, tablet.events.slice(9, 10), LATER);
    here.snapshots.follow(key);
    await here.snapshots.idle();
    expect(await cursor()).toBe(10);
    await push(here.sync, key, tablet.events.slice(10, 30), LATER);
    here.snapshots.follow(key);
    await here.snapshots.idle();
    expect(await cursor()).toBe(10);
    await here.snapshots.foldsOf(key.tenant, [key.learner]);
    expect(await cursor()).toBe(30);
  });
});
