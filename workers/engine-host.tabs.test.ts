import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { describe, expect, test } from "vitest";
import { createDexieStore } from "./store/dexie-store.ts";
import { createMemoryDisk, createMemoryStore } from "./store/memory-store.ts";
import type { Store } from "./store/store.ts";
import { TutorDb } from "./store/tutor-db.ts";
import { createFaultyStore } from "./testing/faulty-store.ts";
import { beginPractice, chainFaults, exportedEvents, problemOf, rightAnswer, wrongAnswer } from "./testing/pupil.ts";
import { makeSmallBank } from "./testing/small-bank.ts";
import { createLocklessBrowser, createTestBrowser, openTab, type Tab, type TestBrowser } from "./testing/world.ts";

const content = makeSmallBank();

/** Two tabs of one browser over one disk, both at the same problem. */
async function openTwo(disk: () => Store, browser: TestBrowser): Promise<readonly [Tab, Tab]> {
  const one = openTab({ store: disk(), content, browser, seed: "one" });
  await beginPractice(one);
  const two = openTab({ store: disk(), content, browser, seed: "two" });
  await two.until((view) => view.phase === "ready");
  return [one, two];
}

const disks = {
  memory: () => {
    const disk = createMemoryDisk();
    return () => createMemoryStore(disk);
  },
  IndexedDB: () => {
    const indexedDB = new IDBFactory();
    return () => createDexieStore(new TutorDb("mathflow", { indexedDB, IDBKeyRange }));
  },
};

const together = [
  { disk: "memory", locks: "working", rounds: 60 },
  { disk: "memory", locks: "broken", rounds: 60 },
  { disk: "IndexedDB", locks: "working", rounds: 15 },
  { disk: "IndexedDB", locks: "broken", rounds: 15 },
] as const;

describe("two tabs", () => {
  test.for(together)(
    "[HST2] [HST5] answer together over $disk with $locks locks: one chain, each answer once",
    { timeout: 60_000 },
    async ({ disk, locks, rounds }) => {
      const browser = locks === "working" ? createTestBrowser() : createLocklessBrowser();
      const [one, two] = await openTwo(disks[disk](), browser);
      let accepted = 0;
      for (let round = 0; round < rounds; round++) {
        if (one.view().practice.type !== "problem") await one.api.startPractice({ skillId: null });
        const problem = problemOf(one);
        const right = rightAnswer(content, await exportedEvents(one), problem);
        const given = round % 3 === 0 ? right : wrongAnswer(problem, right);
        const submit = { itemId: problem.itemId, given, latencyMs: 100 };
        const results = await Promise.all([one.api.submitAnswer(submit), two.api.submitAnswer(submit)]);
        const refusals = results.flatMap((result) => (result.ok ? [] : [result.error.type]));
        // The slower tab finds the desk moved on, or the same wrong answer marked already.
        expect(refusals.filter((type) => type !== "moved-on" && type !== "already-tried")).toEqual([]);
        expect(refusals.length).toBeLessThan(2);
        accepted += 2 - refusals.length;
        await Promise.all([one.api.nextProblem(problem.itemId), two.api.nextProblem(problem.itemId)]);
      }
      const log = await exportedEvents(one);
      expect(chainFaults(log)).toEqual([]);
      expect(log.filter(({ type }) => type === "attempt_evaluated").length).toBe(accepted);
      expect(one.view().unsent).toBe(accepted);
      expect(await exportedEvents(two)).toEqual(log);
    },
  );

  test("[HST6] the other tab follows without being asked: answers, learners, names, signing out", async () => {
    const [one, two] = await openTwo(disks.memory(), createTestBrowser());
    const problem = problemOf(one);
    const given = rightAnswer(content, await exportedEvents(one), problem);
    await one.api.submitAnswer({ itemId: problem.itemId, given, latencyMs: 100 });
    await two.until((view) => view.unsent === 1);
    expect(two.view()).toEqual(one.view());

    await two.api.updateProfile({ name: "Grace" });
    await one.until((view) => view.learner?.name === "Grace");
    expect(one.view()).toEqual(two.view());

    await two.api.enrol({ name: "Ben", grade: 3, locale: "en" });
    await one.until((view) => view.learner?.name === "Ben");
    expect(one.view()).toEqual(two.view());

    await one.api.signOut();
    await two.until((view) => view.phase === "no-learner");
    expect(two.view()).toEqual(one.view());
  });

  test.for(["readProjection", "readTail", "readLog"] as const)(
    "[HST5] a tab that starts while the other writes (at %s) folds nothing twice",
    async (call) => {
      const disk = createMemoryDisk();
      const browser = createTestBrowser();
      const one = openTab({ store: createMemoryStore(disk), content, browser, seed: "one" });
      const learner = await beginPractice(one);
      const { itemId } = problemOf(one);
      // So that there is a tail to read, or a whole log.
      const early = disk.projections.get(learner)!;
      await one.api.requestHint(itemId);
      if (call === "readLog") disk.projections.clear();
      else disk.projections.set(learner, early);
      let release = (): void => {};
      const written = new Promise<void>((resolve) => (release = resolve));
      let held = (): void => {};
      const holding = new Promise<void>((resolve) => (held = resolve));
      const store = createFaultyStore(createMemoryStore(disk), (name) => {
        if (name !== call) return undefined;
        held();
        return { type: "wait", until: written };
      });
      const two = openTab({ store, content, browser, seed: "two" });
      await holding;
      const right = rightAnswer(content, await exportedEvents(one), problemOf(one));
      await one.api.submitAnswer({ itemId, given: right, latencyMs: 5 });
      release();
      await two.until((view) => view.unsent > 0);
      await two.api.startPractice({ skillId: null });
      expect(two.view()).toEqual(one.view());
    },
  );

  test("[HST4] a tab that heard of nothing is refused and shown the newest view", async () => {
    // Each with a bus of its own: the hint never arrives, as after a tab was frozen.
    const disk = disks.memory();
    const one = openTab({ store: disk(), content, seed: "one" });
    const learner = await beginPractice(one);
    const two = openTab({ store: disk(), content, seed: "two" });
    await two.until((view) => view.phase === "ready");
    const { itemId } = problemOf(two);
    await one.api.skipProblem(itemId);
    expect(problemOf(two).itemId).toBe(itemId);
    expect(await two.api.submitAnswer({ itemId, given: ["1"], latencyMs: 5 })).toEqual({
      ok: false,
      error: { type: "moved-on" },
    });
    expect(two.view().practice).toEqual(one.view().practice);

    await one.api.deleteLearner(learner);
    expect(await two.api.requestHint(itemId)).toEqual({ ok: false, error: { type: "no-learner" } });
    expect(two.view()).toMatchObject({ phase: "no-learner", learners: [] });
  });
});
