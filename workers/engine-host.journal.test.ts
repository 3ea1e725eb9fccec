import { describe, expect, onTestFinished, test, vi } from "vitest";
import { clearMemoryDisk, createMemoryDisk, createMemoryStore } from "./store/memory-store.ts";
import { createFaultyStore } from "./testing/faulty-store.ts";
import { beginPractice, chainFaults, exportedEvents, problemOf, rightAnswer } from "./testing/pupil.ts";
import { makeSmallBank } from "./testing/small-bank.ts";
import { createMemoryFiles, openTab, settled, type Tab } from "./testing/world.ts";

const content = makeSmallBank();
const done = { ok: true, value: null } as const;

/** A disk for the database and another for the files, and a tab over both. */
function openWithFiles(texts = new Map<string, string>()) {
  const disk = createMemoryDisk();
  const open = (seed = "tab"): Tab =>
    openTab({ store: createMemoryStore(disk), content, files: createMemoryFiles(texts), seed });
  return { disk, texts, open, tab: open() };
}

async function answerRight(tab: Tab): Promise<void> {
  const problem = problemOf(tab);
  const given = rightAnswer(content, await exportedEvents(tab), problem);
  expect(await tab.api.submitAnswer({ itemId: problem.itemId, given, latencyMs: 700 })).toEqual(done);
}

const isUp = ({ phase }: { phase: string }): boolean => phase !== "loading";

describe("the second copy [HST25]", () => {
  test("[HST25] a lost database comes back whole: learners, selection, problem, answers", async () => {
    const { disk, open, tab } = openWithFiles();
    const ben = await beginPractice(tab, "Ben");
    await answerRight(tab);
    await beginPractice(tab, "Ada");
    await answerRight(tab);
    const shown = tab.view();
    const log = await exportedEvents(tab);
    const device = disk.marker;
    clearMemoryDisk(disk);

    const again = open("again");
    await again.until(isUp);
    expect(again.view()).toEqual(shown);
    expect(disk.marker).not.toBe(device);
    const after = await exportedEvents(again);
    expect(chainFaults(after)).toEqual([]);
    const essence = (events: typeof log) => events.map(({ id, hlc, type, body }) => ({ id, hlc, type, body }));
    expect(essence(after)).toEqual(essence(log));
    await again.api.selectLearner(ben);
    expect(again.view()).toMatchObject({
      learner: { name: "Ben" },
      unsent: 1,
      practice: { problem: { phase: "right" } },
    });

    // And once more: the copy holds the learner under the new device too.
    clearMemoryDisk(disk);
    const third = open("third");
    await third.until(isUp);
    expect(third.view().learners.map(({ name }) => name)).toEqual(["Ben", "Ada"]);
    await answerRight(await begun(third, shown.learner!.id));
    expect(chainFaults(await exportedEvents(third))).toEqual([]);
  });

  test("[HST25] torn and foreign lines cost only themselves", async () => {
    const { disk, texts, open, tab } = openWithFiles();
    await beginPractice(tab);
    await answerRight(tab);
    const ids = (await exportedEvents(tab)).map(({ id }) => id);
    for (const [name, text] of texts) texts.set(name, `${text}\n{"half":\n7\nnull\n{"profiles":[{"name":"?"}]}\n{"id`);
    await tab.api.nextProblem(problemOf(tab).itemId);
    clearMemoryDisk(disk);
    const again = open("again");
    await again.until(isUp);
    const after = (await exportedEvents(again)).map(({ id }) => id);
    expect(after.slice(0, ids.length)).toEqual(ids);
    expect(after.length).toBeGreaterThan(ids.length);
    expect(chainFaults(await exportedEvents(again))).toEqual([]);
  });

  test("[HST25] an answer waits half a second for the copy, not longer, and the copy is mended at the next start", async () => {
    const texts = new Map<string, string>();
    const disk = createMemoryDisk();
    const files = createMemoryFiles(texts);
    let stuck = false;
    const store = createMemoryStore(disk);
    const slow = {
      ...files,
      append: (name: string, text: Promise<string> | string) =>
        stuck ? new Promise<void>(() => {}) : files.append(name, text),
    };
    const tab = openTab({ store, content, files: slow });
    await beginPractice(tab);
    const problem = problemOf(tab);
    const given = rightAnswer(content, await exportedEvents(tab), problem);
    stuck = true;
    let isDone = false;
    const submitted = tab.api.submitAnswer({ itemId: problem.itemId, given, latencyMs: 700 }).then((result) => {
      isDone = true;
      return result;
    });
    await settled();
    tab.time.advance(100);
    await settled();
    expect(isDone).toBe(false);
    expect(tab.view().save.type).toBe("saving");
    tab.time.advance(400);
    expect(await submitted).toEqual(done);
    expect(tab.view()).toMatchObject({ save: { type: "saved" }, unsent: 1 });

    const healing = openTab({ store, content, files, seed: "healing" });
    await healing.until(isUp);
    await settled();
    clearMemoryDisk(disk);
    const again = openTab({ store, content, files, seed: "again" });
    await again.until(isUp);
    expect(again.view()).toMatchObject({ unsent: 1, practice: { problem: { phase: "right" } } });
  });

  test("[HST25] the copy's file is opened while the database writes, and gets nothing that was refused there", async () => {
    const disk = createMemoryDisk();
    const texts = new Map<string, string>();
    const files = createMemoryFiles(texts);
    const opened: string[] = [];
    let committing = 0;
    let full = false;
    const store = createFaultyStore(createMemoryStore(disk), (call) => {
      if (call === "commit") committing += 1;
      return full && call === "commit" ? { type: "fail", failure: { type: "quota" } } : undefined;
    });
    const watched = {
      ...files,
      append: (name: string, text: Promise<string> | string) => {
        opened.push(`${name.slice(0, 3)} ${committing}`);
        return files.append(name, text);
      },
    };
    const tab = openTab({ store, content, files: watched });
    await beginPractice(tab);
    const problem = problemOf(tab);
    const given = rightAnswer(content, await exportedEvents(tab), problem);
    const before = new Map(texts);
    full = true;
    const submit = { itemId: problem.itemId, given, latencyMs: 700 };
    expect(await tab.api.submitAnswer(submit)).toMatchObject({ error: { type: "not-saved" } });
    await settled();
    expect(opened.at(-1)).toBe(`log ${committing}`);
    expect(texts).toEqual(before);
    full = false;
    expect(await tab.api.submitAnswer(submit)).toEqual(done);
    expect([...texts.values()].join("")).toContain("attempt_evaluated");
  });

  test("[HST25] a database from before there was a copy is copied at the start", async () => {
    const disk = createMemoryDisk();
    const old = openTab({ store: createMemoryStore(disk), content });
    await beginPractice(old);
    await answerRight(old);
    const texts = new Map<string, string>();
    const tab = openTab({ store: createMemoryStore(disk), content, files: createMemoryFiles(texts) });
    await tab.until(isUp);
    await settled();
    clearMemoryDisk(disk);
    const again = openTab({ store: createMemoryStore(disk), content, files: createMemoryFiles(texts), seed: "again" });
    await again.until(isUp);
    expect(again.view()).toEqual(old.view());
  });

  test("[HST25] [HST13] a broken database that is reset comes back from the copy, and is exported from it before", async () => {
    const { disk, texts, tab } = openWithFiles();
    await beginPractice(tab);
    await answerRight(tab);
    const rows = await exportedEvents(tab);
    clearMemoryDisk(disk);
    let broken = true;
    const store = createFaultyStore(createMemoryStore(disk), (call) =>
      broken && call === "open" ? { type: "fail", failure: { type: "broken", message: "" } } : undefined,
    );
    const again = openTab({ store, content, files: createMemoryFiles(texts), seed: "again" });
    for (let i = 0; i < 6; i++) {
      await settled();
      again.time.advance(1_000);
    }
    await again.until(({ phase }) => phase === "failed");
    expect(again.view().notices).toEqual([{ type: "database-broken", canExport: true }]);
    const text = await again.api.exportData();
    expect(JSON.parse(text.ok ? text.value : "")).toEqual({ format: "mathflow-salvage/1", rows });
    broken = false;
    expect(await again.api.resetStorage()).toEqual(done);
    expect(again.view()).toEqual(tab.view());
  });

  test("[HST25] [HST11] a storage emptied under an open tab gives the other learners back too", async () => {
    const { disk, tab } = openWithFiles();
    const ben = await beginPractice(tab, "Ben");
    await answerRight(tab);
    await beginPractice(tab, "Ada");
    const { itemId } = problemOf(tab);
    clearMemoryDisk(disk);
    expect(await tab.api.requestHint(itemId)).toEqual(done);
    expect(problemOf(tab)).toMatchObject({ itemId, turns: [{ type: "hint" }] });
    await tab.api.selectLearner(ben);
    expect(tab.view()).toMatchObject({ learner: { name: "Ben" }, unsent: 1 });
    expect(chainFaults(await exportedEvents(tab))).toEqual([]);
  });

  test("[HST25] [HST20] a deleted learner is gone from the copy, name and all, and does not come back", async () => {
    const { disk, texts, open, tab } = openWithFiles();
    await beginPractice(tab, "Ada");
    const id = await beginPractice(tab, "Zephyrine");
    await answerRight(tab);
    await tab.api.updateProfile({ name: "Zephyrine B." });
    const logs = [...texts].filter(([name]) => name.startsWith("log-"));
    expect(logs.length).toBe(2);
    expect(JSON.stringify(logs)).not.toContain("Zephyrine");
    expect(JSON.stringify([...texts])).toContain("Zephyrine");
    expect(await tab.api.deleteLearner(id)).toEqual(done);
    expect(JSON.stringify([...texts])).not.toContain("Zephyrine");
    expect(JSON.stringify([...texts])).not.toContain(id);
    for (const lost of [false, true]) {
      if (lost) clearMemoryDisk(disk);
      const again = open(`again ${lost}`);
      await again.until(isUp);
      expect(again.view().learners.map(({ name }) => name)).toEqual(["Ada"]);
    }
  });

  test("[HST25] files that fail keep nobody from learning, nor from being deleted", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    const fails = () => Promise.reject(new DOMException("no", "SecurityError"));
    const files = { read: fails, append: fails, write: fails, remove: fails };
    const tab = openTab({ store: createMemoryStore(createMemoryDisk()), content, files });
    const id = await beginPractice(tab);
    await answerRight(tab);
    expect(tab.view()).toMatchObject({ save: { type: "saved" }, unsent: 1, notices: [] });
    expect(await tab.api.deleteLearner(id)).toEqual(done);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test("[HST25] nothing is given back on a new device", async () => {
    const { tab } = openWithFiles();
    await tab.until(isUp);
    expect(tab.view()).toMatchObject({ phase: "no-learner", learners: [], notices: [] });
  });
});

async function begun(tab: Tab, learner: Parameters<Tab["api"]["selectLearner"]>[0]): Promise<Tab> {
  await tab.api.selectLearner(learner);
  await tab.api.nextProblem(problemOf(tab).itemId);
  return tab;
}
