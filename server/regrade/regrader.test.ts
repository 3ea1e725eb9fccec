import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { createRng, EVENTS_VERSION, type TutorEvent } from "#engine";
import { push } from "../snapshots/pushed.fixture.ts";
import { simulateTwoDevices } from "../snapshots/two-devices.fixture.ts";
import { wholeBank } from "../snapshots/simulated-device.fixture.ts";
import { createSqliteStore } from "../sync/index.ts";
import { createMemoryRegradeStore } from "./memory-regrade-store.ts";
import { forged, gradedLog, LATER, learnerOf, practised, regradeWorld, streamOf } from "./regrade.fixture.ts";
import { createSqliteRegradeStore } from "./sqlite-regrade-store.ts";

const honest = await practised("regrader", 60);
const key = streamOf(learnerOf("regrader"));
const lied = forged(honest.events, "attempt_evaluated", ({ body }) =>
  body.verdict === "incorrect" ? ({ verdict: "correct", reason: "equal" } as const) : null,
).events;

/** In portions of the dice, each graded before the next one comes. */
async function inPortions(events: readonly TutorEvent[], seed: string, world = regradeWorld({ lot: 7 })) {
  const rng = createRng(seed);
  for (let at = 0; at < events.length;) {
    const count = rng.int(1, 40);
    await gradedLog(world, key, events.slice(at, at + count));
    at += count;
  }
  return await world.regrader.reportOf(key);
}

describe("grading in the background", { timeout: 60_000 }, () => {
  test("[RGR11] in any portions it comes to what it comes to at once", async () => {
    const whole = await gradedLog(regradeWorld(), key, lied);
    expect(whole.counts).toMatchObject({ rows: lied.length, differs: { verdict: 1 } });
    for (const seed of ["a", "b", "c"]) expect(await inPortions(lied, seed)).toEqual(whole);
  });

  test("[RGR11] two devices whose rows come in any order: nothing differs", async () => {
    const { store, devices, key: both } = await simulateTwoDevices(await wholeBank(), "regrader", 120);
    const world = regradeWorld({ sync: store, lot: 11 });
    world.regrader.follow(both);
    await world.regrader.idle();
    const { counts, differences } = await world.regrader.reportOf(both);
    expect(counts.rows).toBe(devices.reduce((sum, { events }) => sum + events.length, 0));
    expect(differences).toEqual([]);
  });

  test("[RGR12] a store that fails in the middle loses nothing and counts nothing twice", async () => {
    const store = createMemoryRegradeStore();
    let calls = 0;
    const failing = regradeWorld({
      lot: 5,
      store: {
        ...store,
        // Every third batch is lost before it is written, every fourth told as lost after it was.
        add: async (stream, batch) => {
          calls += 1;
          if (calls % 3 === 0) throw new Error("killed before");
          const isAdded = await store.add(stream, batch);
          if (calls % 4 === 0) throw new Error("killed after");
          return isAdded;
        },
      },
    });
    await push(failing.sync, key, lied, LATER);
    for (let count = 0; count < 60; count++) {
      failing.regrader.follow(key);
      await failing.regrader.idle();
    }
    expect(failing.errors.length).toBeGreaterThan(5);
    expect(await failing.regrader.reportOf(key)).toEqual(await gradedLog(regradeWorld(), key, lied));
  });

  test("[RGR12] a log that was erased and begun anew is graded from its beginning", async () => {
    const world = regradeWorld();
    await gradedLog(world, key, lied);
    await world.sync.erase(key);
    const { counts } = await gradedLog(world, key, honest.events);
    expect(counts).toMatchObject({ rows: honest.events.length, differs: {} });
  });

  test("[RGR13] after a restart it goes on where it was, with what came before, and finds who is behind", async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "regrader-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const start = () => {
      const sync = createSqliteStore({ file: path.join(folder, "sync.sqlite"), groupMs: 0 });
      const store = createSqliteRegradeStore(path.join(folder, "regrade.sqlite"));
      const world = regradeWorld({ sync, store, streams: sync });
      const stop = async () => {
        await world.regrader.close();
        await store.close();
        await sync.close();
      };
      return { ...world, stop };
    };
    // Between an answer and its verdict.
    const half = lied.findIndex(({ type }, at) => at > 40 && type === "attempt_submitted") + 1;
    const first = start();
    await gradedLog(first, key, lied.slice(0, half));
    await push(first.sync, key, lied.slice(half), LATER);
    await first.stop();
    const second = start();
    onTestFinished(second.stop);
    expect((await second.regrader.reportOf(key)).counts.rows).toBe(half);
    await second.regrader.resume();
    await second.regrader.idle();
    expect(await second.regrader.reportOf(key)).toEqual(await gradedLog(regradeWorld(), key, lied));
    expect(second.errors).toEqual([]);
  });

  test("[RGR10] following a learner nobody can read throws nothing and stops nothing", async () => {
    const working = regradeWorld();
    const broken = regradeWorld({
      sync: { ...working.sync, readRows: async () => await Promise.reject(new Error("the database is gone")) },
    });
    broken.regrader.follow(key);
    await broken.regrader.idle();
    expect(broken.errors).toEqual([new Error("the database is gone")]);
    const bankless = regradeWorld({ bank: async () => await Promise.reject(new Error("no bank")) });
    await gradedLog(bankless, key, honest.events);
    expect(bankless.errors).toEqual([new Error("no bank")]);
  });

  test("[RGR10] closed amid a log it takes no further step and tells nothing of stores that are closed", async () => {
    const world = regradeWorld({ lot: 3 });
    await push(world.sync, key, lied, LATER);
    let reads = 0;
    const closing = regradeWorld({
      lot: 3,
      sync: {
        ...world.sync,
        readRows: async (...asked) => {
          reads++;
          if (reads < 4) return world.sync.readRows(...asked);
          void closing.regrader.close();
          return await Promise.reject(new Error("the database is closed"));
        },
      },
    });
    closing.regrader.follow(key);
    await closing.regrader.idle();
    expect(reads).toBe(4);
    expect(closing.errors).toEqual([]);
  });

  test("[RGR5] what an older version could not read is graded from the beginning, once, by one that can", async () => {
    const at = lied.findIndex(({ type }) => type === "attempt_evaluated");
    const unknown = lied.map((event, place) => (place === at ? ({ ...event, v: 2 } as unknown as TutorEvent) : event));
    const store = createMemoryRegradeStore();
    const older = regradeWorld({ store });
    expect((await gradedLog(older, key, unknown)).counts).toMatchObject({ unread: 1, reads: EVENTS_VERSION });
    const whole = await gradedLog(regradeWorld(), key, lied);
    let reads = 0;
    // What that version reads of the same rows.
    const sync: typeof older.sync = {
      ...older.sync,
      readRows: async (...asked) => {
        reads++;
        const rows = await older.sync.readRows(...asked);
        return rows.map((row) => ({ ...row, event: lied.find(({ id }) => id === row.event.id) ?? row.event }));
      },
    };
    let isFresh = true;
    const { regrader } = regradeWorld({
      sync,
      store: {
        ...store,
        // As that version stands to what was left by the older one.
        progress: async (stream) => {
          const found = await store.progress(stream);
          return found && isFresh ? { ...found, reads: EVENTS_VERSION - 1 } : found;
        },
        add: (stream, batch) => {
          isFresh = false;
          return store.add(stream, batch);
        },
      },
    });
    regrader.follow(key);
    await regrader.idle();
    expect(await regrader.reportOf(key)).toEqual(whole);
    const [once] = [reads];
    regrader.follow(key);
    await regrader.idle();
    expect(reads).toBe(once + 1);
  });

  test("[RGR14] what is erased while it is graded is gone", async () => {
    const world = regradeWorld({ lot: 3 });
    await push(world.sync, key, lied, LATER);
    world.regrader.follow(key);
    await world.sync.erase(key);
    await world.regrader.erase(key);
    await world.regrader.idle();
    expect(await world.regrader.reportOf(key)).toMatchObject({ progress: null, differences: [] });
  });
});
