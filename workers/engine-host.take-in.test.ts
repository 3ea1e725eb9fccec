import { describe, expect, test, vi } from "vitest";
import { createRng, type LearnerId, type TutorEvent } from "#engine";
import type { EngineError, FileFault } from "./engine-api.ts";
import { tutor } from "./host/tutor.ts";
import { createMemoryDisk, createMemoryStore, type MemoryDisk } from "./store/memory-store.ts";
import { createFaultyStore } from "./testing/faulty-store.ts";
import { beginPractice, chainFaults, exportedEvents, problemOf, rightAnswer, wrongAnswer } from "./testing/pupil.ts";
import { makeSmallBank } from "./testing/small-bank.ts";
import { createMemoryFiles, createTestTime, openTab, settled, type Tab, type TabOptions } from "./testing/world.ts";

const content = makeSmallBank();
const done = { ok: true, value: null } as const;
const refusedFor = (fault: FileFault): { ok: false; error: EngineError } => ({
  ok: false,
  error: { type: "file", fault },
});

/** A device of its own; all of them know the same time. */
function createDevice(seed: string, options: Partial<TabOptions> = {}, disk: MemoryDisk = createMemoryDisk()) {
  const texts = new Map<string, string>();
  const open = (again = seed): Tab =>
    openTab({ store: createMemoryStore(disk), content, seed: again, files: createMemoryFiles(texts), ...options });
  return { disk, open, tab: open() };
}

async function answer(tab: Tab, right = true): Promise<void> {
  const { practice } = tab.view();
  if (practice.type === "problem" && practice.problem.phase !== "open") {
    expect(await tab.api.nextProblem(practice.problem.itemId)).toEqual(done);
  }
  if (tab.view().practice.type !== "problem") expect(await tab.api.startPractice({ skillId: null })).toEqual(done);
  const problem = problemOf(tab);
  const good = rightAnswer(content, await exportedEvents(tab), problem);
  const given = right ? good : wrongAnswer(problem, good);
  expect(await tab.api.submitAnswer({ itemId: problem.itemId, given, latencyMs: 700 })).toEqual(done);
}

async function exported(tab: Tab): Promise<Blob> {
  const text = await tab.api.exportData();
  if (!text.ok) throw new Error(JSON.stringify(text.error));
  return new Blob([text.value]);
}

async function takeIn(tab: Tab, file: Blob, name = "Ines"): Promise<LearnerId> {
  const seen = await tab.api.examineFile(file);
  if (!seen.ok) throw new Error(JSON.stringify(seen.error));
  const [work] = seen.value.works;
  if (work === undefined) throw new Error("no work");
  const taken = await tab.api.takeInFile({ file, learner: work.learner, name: work.name ?? name, locale: "en" });
  expect(taken).toEqual(done);
  return work.learner;
}

const essence = (events: readonly TutorEvent[]) => events.map(({ id, hlc, type, body }) => ({ id, hlc, type, body }));
const stateOf = async (tab: Tab) => [await tab.api.skills(), await tab.api.home(), await tab.api.sessions()];
const snapshot = (disk: MemoryDisk): unknown => structuredClone(disk);

describe("files that were given out", () => {
  test("[HST71][HST75] on a device that knows nobody the learner comes with all of their work, and goes on", async () => {
    const time = createTestTime();
    const home = createDevice("home", { time });
    const ines = await beginPractice(home.tab, "Ines");
    await home.tab.api.updateProfile({ picture: "pear", locale: "de" });
    await answer(home.tab);
    await answer(home.tab, false);
    const file = await exported(home.tab);

    const other = createDevice("other", { time });
    await other.tab.until(({ phase }) => phase === "no-learner");
    expect(await other.tab.api.examineFile(file)).toMatchObject({
      ok: true,
      value: {
        works: [{ learner: ines, name: null, answers: 2, newAnswers: 2 }],
        unreadable: 0,
      },
    });
    expect(other.disk.events.size).toBe(0);
    await takeIn(other.tab, file);
    const profile = { id: ines, name: "Ines", grade: 2, picture: "pear", locale: "de" };
    expect(other.tab.view()).toMatchObject({ phase: "ready", learner: profile });
    expect(other.tab.view().practice).toEqual(home.tab.view().practice);
    expect(await stateOf(other.tab)).toEqual(await stateOf(home.tab));
    expect(essence(await exportedEvents(other.tab))).toEqual(essence(await exportedEvents(home.tab)));

    const again = other.open("again");
    await again.until(({ phase }) => phase === "ready");
    await answer(again);
    expect(chainFaults(await exportedEvents(again))).toEqual([]);
    expect((await exportedEvents(again)).filter(({ type }) => type === "attempt_evaluated")).toHaveLength(3);
    // The second copy has them too: the database may be lost at once.
    other.disk.marker = null;
    for (const table of Object.values(other.disk)) if (table instanceof Map) table.clear();
    const mended = other.open("mended");
    await mended.until(({ phase }) => phase === "ready");
    expect(essence(await exportedEvents(mended))).toEqual(essence(await exportedEvents(again)));
  });

  test.for([1, 2, 3, 4])(
    "[HST72] two devices that exchange files end the same, in whatever order (seed %d)",
    async (seed) => {
      const rng = createRng(`exchange ${seed}`);
      const time = createTestTime();
      const [one, two] = [createDevice(`one ${seed}`, { time }), createDevice(`two ${seed}`, { time })];
      await beginPractice(one.tab, "Ines");
      await answer(one.tab);
      await takeIn(two.tab, await exported(one.tab));
      for (let round = 0; round < 3; round++) {
        for (let n = rng.int(1, 4); n > 0; n--) {
          time.advance(60_000);
          await answer(rng.int(0, 1) === 0 ? one.tab : two.tab, rng.int(0, 2) > 0);
        }
        const files = [await exported(one.tab), await exported(two.tab)] as const;
        // Each takes in the other's; the order differs, and one of them twice.
        await takeIn(two.tab, files[0]);
        await takeIn(one.tab, rng.int(0, 1) === 0 ? files[1] : await exported(two.tab));
        await takeIn(two.tab, files[0]);
        expect((await exportedEvents(one.tab)).map(({ id }) => id)).toEqual(
          (await exportedEvents(two.tab)).map(({ id }) => id),
        );
        expect(await stateOf(one.tab)).toEqual(await stateOf(two.tab));
        expect(one.tab.view().practice).toEqual(two.tab.view().practice);
      }
      const events = await exportedEvents(one.tab);
      expect(new Set(events.map(({ device }) => device)).size).toBe(1);
      expect(events.map(({ seq }) => seq)).toEqual(events.map((_, at) => at + 1));
      expect(events.map(({ prev }) => prev)).toEqual([null, ...events.slice(0, -1).map(({ id }) => id)]);
      await answer(one.tab);
      const again = one.open("again");
      await again.until(({ phase }) => phase === "ready");
      expect(await stateOf(again)).toEqual(await stateOf(one.tab));
    },
  );

  test("[HST72] where the device has it all, nothing is written, and another tab follows what is", async () => {
    const { disk, tab } = createDevice("home");
    await beginPractice(tab, "Ines");
    await answer(tab);
    const file = await exported(tab);
    await settled();
    const before = snapshot(disk);
    expect(await tab.api.examineFile(file)).toMatchObject({ value: { works: [{ name: "Ines", newEvents: 0 }] } });
    await takeIn(tab, file);
    expect(disk).toEqual(before);
  });

  test("[HST72] a log that has lost its profile gets it back", async () => {
    const { disk, tab, open } = createDevice("home");
    const ines = await beginPractice(tab, "Ines");
    const file = await exported(tab);
    disk.profiles.clear();
    disk.selected = null;
    const again = open("again");
    await again.until(({ phase }) => phase === "no-learner");
    await takeIn(again, file);
    expect(again.view()).toMatchObject({ learner: { id: ines, name: "Ines" }, practice: { type: "problem" } });
  });

  test("[HST70] a file that is refused changes nothing, and is named", async () => {
    const { disk, tab } = createDevice("home");
    await beginPractice(tab, "Ines");
    await answer(tab);
    const text = await (await exported(tab)).text();
    await settled();
    const before = snapshot(disk);
    const large = { size: 2 ** 27, text: async () => text } as unknown as Blob;
    const gone = { size: 9, text: async () => Promise.reject(new Error("gone")) } as unknown as Blob;
    const cases: readonly (readonly [Blob, FileFault])[] = [
      [large, { type: "too-large" }],
      [gone, { type: "unreadable" }],
      [new Blob(["GIF89a"]), { type: "not-ours" }],
      [new Blob([text.slice(0, -40)]), { type: "damaged", where: "end" }],
    ];
    for (const [file, fault] of cases) {
      expect(await tab.api.examineFile(file)).toEqual(refusedFor(fault));
      const learner = tab.view().learner!.id;
      expect(await tab.api.takeInFile({ file, learner, name: "x", locale: "en" })).toEqual(refusedFor(fault));
    }
    expect(disk).toEqual(before);
  });

  test.for([false, true])(
    "[HST70] events that do not go together are refused before anything is written (known: %s)",
    async (isKnown) => {
      vi.spyOn(console, "warn").mockImplementation(() => {});
      const home = createDevice("home");
      await beginPractice(home.tab, "Ines");
      const early = await exported(home.tab);
      await answer(home.tab);
      const file = await exported(home.tab);
      const strict: typeof tutor = {
        ...tutor,
        evolve: (state, event) => {
          if (event.type === "attempt_evaluated") throw new Error("no such problem");
          return tutor.evolve(state, event);
        },
      };
      const { disk, tab } = createDevice("other", { tutor: strict });
      await tab.until(({ phase }) => phase !== "loading");
      if (isKnown) await takeIn(tab, early);
      await settled();
      const before = snapshot(disk);
      const learner = home.tab.view().learner!.id;
      expect(await tab.api.takeInFile({ file, learner, name: "Ines", locale: "en" })).toEqual(
        refusedFor({ type: "damaged", where: "events" }),
      );
      expect(disk).toEqual(before);
      vi.restoreAllMocks();
    },
  );

  test("[HST71][HST72] killed at whatever call, all of the file is there afterwards or nothing", async () => {
    const home = createDevice("home");
    await beginPractice(home.tab, "Ines");
    const early = await exported(home.tab);
    await answer(home.tab);
    const file = await exported(home.tab);
    const ids = (await exportedEvents(home.tab)).map(({ id }) => id);
    for (const isKnown of [false, true]) {
      const counts = new Set<number>();
      for (let at = 1; at < 60; at++) {
        const disk = createMemoryDisk();
        const first = openTab({ store: createMemoryStore(disk), content });
        await first.until(({ phase }) => phase !== "loading");
        if (isKnown) await takeIn(first, early);
        const base = disk.events.size;
        let isDead = false;
        let calls = 0;
        const store = createFaultyStore(
          createMemoryStore(disk),
          () => (++calls === at ? { type: "die", when: "after" } : undefined),
          () => (isDead = true),
        );
        const dying = openTab({ store, content, seed: "dying" });
        const learner = home.tab.view().learner!.id;
        const taken = dying.api.takeInFile({ file, learner, name: "Ines", locale: "en" });
        await Promise.race([taken, settled().then(settled).then(settled)]);
        const left = openTab({ store: createMemoryStore(disk), content, seed: "left" });
        await left.until(({ phase }) => phase !== "loading");
        expect([base, ids.length]).toContain(disk.events.size);
        counts.add(disk.events.size);
        if (disk.events.size > 0) {
          const kept = (await exportedEvents(left)).map(({ id }) => id);
          expect(kept).toEqual(ids.slice(0, kept.length));
        }
        if (!isDead && calls < at) break;
      }
      expect(counts.size).toBe(2);
    }
  });

  test("[HST73] not on a shared device, not of somebody else while somebody is there, not of a pupil of a school", async () => {
    const home = createDevice("home");
    const ines = await beginPractice(home.tab, "Ines");
    const file = await exported(home.tab);

    const other = createDevice("other");
    await beginPractice(other.tab, "Omar");
    expect(await other.tab.api.examineFile(file)).toEqual(refusedFor({ type: "somebody-else" }));
    await other.tab.api.signOut();
    await takeIn(other.tab, file);
    expect(other.tab.view().learner?.name).toBe("Ines");

    const known = other.disk.profiles.get(ines)!;
    other.disk.profiles.set(ines, {
      ...known,
      account: { learner: ines, className: "4b", shared: false, since: 0 },
    });
    const again = other.open("again");
    await again.until(({ phase }) => phase === "ready");
    expect(await again.api.examineFile(file)).toEqual(refusedFor({ type: "school" }));

    const kiosk = createDevice("kiosk");
    await kiosk.tab.api.shareDevice("4b");
    expect(await kiosk.tab.api.examineFile(file)).toEqual({ ok: false, error: { type: "not-allowed" } });
    const input = { file, learner: ines, name: "Ines", locale: "en" } as const;
    expect(await kiosk.tab.api.takeInFile(input)).toEqual({ ok: false, error: { type: "not-allowed" } });
    expect(kiosk.disk.events.size).toBe(0);
  });

  test("[HST74] out of a broken database each learner comes by themselves, named by whoever takes them in", async () => {
    const home = createDevice("home");
    await beginPractice(home.tab, "Ines");
    await answer(home.tab);
    const ines = await exportedEvents(home.tab);
    await beginPractice(home.tab, "Omar");
    const omar = await exportedEvents(home.tab);
    const rows = [...omar, { torn: true }, ...ines];
    const file = new Blob([JSON.stringify({ format: "mathflow-salvage/1", rows })]);

    const other = createDevice("other");
    await other.tab.until(({ phase }) => phase === "no-learner");
    const works = [
      { learner: omar[0]!.learner, name: null, answers: 0 },
      { learner: ines[0]!.learner, name: null, answers: 1 },
    ];
    expect(await other.tab.api.examineFile(file)).toMatchObject({ ok: true, value: { works, unreadable: 1 } });
    const [theirs, hers] = works;
    const nobody = { file, learner: hers!.learner, name: " ", locale: "en" } as const;
    expect(await other.tab.api.takeInFile(nobody)).toMatchObject({ error: { type: "bad-input", field: "name" } });
    expect(other.disk.events.size).toBe(0);
    expect(await other.tab.api.takeInFile({ ...nobody, name: "Ines" })).toEqual(done);
    expect(other.tab.view().learner).toMatchObject({ name: "Ines", grade: 2 });
    await other.tab.api.signOut();
    expect(await other.tab.api.takeInFile({ ...nobody, learner: theirs!.learner, name: "Omar" })).toEqual(done);
    expect(other.tab.view().learners.map(({ name }) => name)).toEqual(["Ines", "Omar"]);
  });

  test("[HST75] an export holds what the learner chose, and no name", async () => {
    const { tab } = createDevice("home");
    await beginPractice(tab, "Ines");
    await tab.api.updateProfile({ picture: "pear" });
    const text = await (await exported(tab)).text();
    expect((JSON.parse(text) as { profile: unknown }).profile).toEqual({ grade: 2, locale: "en", picture: "pear" });
    expect(text).not.toContain("Ines");
  });
});
