import { expose, proxy, wrap } from "comlink";
import { describe, expect, onTestFinished, test } from "vitest";
import { readExport } from "#engine";
import { loadExaminer } from "./appeal/load-examiner.ts";
import type { EngineApi, EngineView } from "./engine-api.ts";
import { createEngineHost } from "./engine-host.ts";
import { createJournal } from "./host/journal.ts";
import { tutor } from "./host/tutor.ts";
import type { Tutor } from "./host/tutor.ts";
import { createMemoryDisk, createMemoryStore, type MemoryDisk } from "./store/memory-store.ts";
import { createFaultyStore } from "./testing/faulty-store.ts";
import { beginPractice, chainFaults, exportedEvents, problemOf, rightAnswer, wrongAnswer } from "./testing/pupil.ts";
import { makeSmallBank } from "./testing/small-bank.ts";
import {
  createMemoryFiles,
  createTestBrowser,
  createTestIds,
  createTestTime,
  openTab,
  settled,
  wholeBank,
  type Tab,
  type TabOptions,
} from "./testing/world.ts";

const content = makeSmallBank();
const done = { ok: true, value: null } as const;

function open(disk: MemoryDisk = createMemoryDisk(), options: Partial<TabOptions> = {}): Tab {
  return openTab({ store: createMemoryStore(disk), content, ...options });
}

async function answer(tab: Tab, how: "right" | "wrong"): Promise<void> {
  const problem = problemOf(tab);
  const right = rightAnswer(content, await exportedEvents(tab), problem);
  const given = how === "right" ? right : wrongAnswer(problem, right);
  expect(await tab.api.submitAnswer({ itemId: problem.itemId, given, latencyMs: 1_500 })).toEqual(done);
}

describe("the start", () => {
  test("[HST1] on a new device nobody is learning", async () => {
    const tab = open();
    expect(tab.view().phase).toBe("loading");
    await tab.until((view) => view.phase === "no-learner");
    expect(tab.view()).toMatchObject({ learners: [], learner: null, practice: { type: "none" }, notices: [] });
  });

  test("[HST1] the last learner comes back to the very problem, with what was typed", async () => {
    const disk = createMemoryDisk();
    const tab = open(disk);
    await beginPractice(tab, "Ben");
    await beginPractice(tab, "Ada");
    await answer(tab, "wrong");
    const { itemId } = problemOf(tab);
    expect(await tab.api.saveDraft({ itemId, given: ["12"] })).toEqual(done);

    const again = open(disk);
    await again.until((view) => view.phase === "ready");
    expect(again.view().learner?.name).toBe("Ada");
    expect(again.view().learners.map(({ name }) => name)).toEqual(["Ben", "Ada"]);
    expect(problemOf(again)).toEqual({ ...problemOf(tab), draft: ["12"] });
    expect(again.view().unsent).toBe(1);
  });

  test("[HST1] learners are kept apart and come back to their own problem", async () => {
    const tab = open();
    const ben = await beginPractice(tab, "Ben");
    const bens = problemOf(tab);
    const ada = await beginPractice(tab, "Ada");
    await answer(tab, "right");
    expect(await tab.api.selectLearner(ben)).toEqual(done);
    expect(problemOf(tab)).toEqual(bens);
    expect(tab.view().unsent).toBe(0);
    expect(await tab.api.selectLearner(ada)).toEqual(done);
    expect(tab.view()).toMatchObject({ unsent: 1, practice: { problem: { phase: "right" } } });
    expect(await tab.api.signOut()).toEqual(done);
    expect(tab.view()).toMatchObject({ phase: "no-learner", learner: null, practice: { type: "none" } });
    expect(await tab.api.startPractice({ skillId: null })).toEqual({ ok: false, error: { type: "no-learner" } });
  });

  test("[HST16] a snapshot of another fold or other content, or one that does not fit, is made anew from the log", async () => {
    const disk = createMemoryDisk();
    const tab = open(disk);
    const learner = await beginPractice(tab);
    await answer(tab, "wrong");
    const shown = tab.view();
    const row = disk.projections.get(learner)!;
    const cases = [
      { ...row, version: "0", answers: 41 },
      { ...row, content: "other", answers: 41 },
      { ...row, seq: row.seq + 5, answers: 41 },
      { ...row, device: row.learner as never, answers: 41 },
      { ...row, state: null },
      { ...row, state: { practice: "?" } },
    ];
    for (const projection of cases) {
      disk.projections.set(learner, projection);
      const again = open(disk);
      await again.until((view) => view.phase !== "loading");
      expect(again.view()).toEqual(shown);
    }
    // The counterpart: a snapshot that claims to be current is believed, so the cases above were not lucky.
    disk.projections.set(learner, { ...row, answers: 41 });
    const believing = open(disk);
    await believing.until((view) => view.phase === "ready");
    expect(believing.view().unsent).toBe(41);
  });

  test("[HST16] from an older snapshot and the tail the same is shown", async () => {
    const disk = createMemoryDisk();
    const tab = open(disk);
    const learner = await beginPractice(tab);
    const early = disk.projections.get(learner)!;
    await answer(tab, "wrong");
    await answer(tab, "right");
    disk.projections.set(learner, early);
    const again = open(disk);
    await again.until((view) => view.phase === "ready");
    expect(again.view()).toEqual(tab.view());
  });

  test("[HST21] a bank that cannot be loaded is said, and nothing is thrown", async () => {
    const tab = open(createMemoryDisk(), { loadContent: () => Promise.reject(new Error("404")) });
    await tab.until((view) => view.phase === "failed");
    expect(tab.view().notices).toEqual([{ type: "content-missing" }]);
    expect(await tab.api.startPractice({ skillId: null })).toMatchObject({ ok: false });
  });
});

describe("answering", () => {
  test("[HST3] the view goes from saving to saved only after the transaction", async () => {
    const disk = createMemoryDisk();
    let release = (): void => {};
    const disked = new Promise<void>((resolve) => {
      release = resolve;
    });
    let armed = false;
    const store = createFaultyStore(createMemoryStore(disk), (call) =>
      armed && call === "commit" ? { type: "wait", until: disked } : undefined,
    );
    const tab = open(disk, { store });
    await beginPractice(tab);
    const before = tab.view();
    const problem = problemOf(tab);
    const given = rightAnswer(content, await exportedEvents(tab), problem);
    armed = true;
    const submitted = tab.api.submitAnswer({ itemId: problem.itemId, given, latencyMs: 900 });
    await settled();
    tab.time.advance(99);
    await settled();
    expect(tab.view()).toMatchObject({ save: { type: "saved" }, unsent: 0 });
    tab.time.advance(1);
    await tab.until((view) => view.save.type === "saving");
    expect({ ...problemOf(tab), draft: null }).toEqual(before.practice.type === "problem" && before.practice.problem);
    expect(tab.view().unsent).toBe(0);
    release();
    expect(await submitted).toEqual(done);
    expect(tab.view()).toMatchObject({ save: { type: "saved" }, unsent: 1, practice: { problem: { phase: "right" } } });
  });

  test("[HST4] a command about a problem that has gone is refused and changes nothing", async () => {
    const tab = open();
    await beginPractice(tab);
    const { itemId } = problemOf(tab);
    await answer(tab, "right");
    expect(await tab.api.nextProblem(itemId)).toEqual(done);
    const shown = tab.view();
    const gone = { ok: false, error: { type: "moved-on" } };
    expect(await tab.api.submitAnswer({ itemId, given: ["1"], latencyMs: 1 })).toEqual(gone);
    expect(await tab.api.nextProblem(itemId)).toEqual(gone);
    expect(await tab.api.requestHint(itemId)).toEqual(gone);
    expect(await tab.api.saveDraft({ itemId, given: ["1"] })).toEqual(gone);
    expect(await tab.api.readAnswer({ itemId, given: ["1"] })).toEqual(gone);
    expect(tab.view()).toEqual(shown);
  });

  test("[HST9] typing fast writes the first and the last text only", async () => {
    const disk = createMemoryDisk();
    const store = createFaultyStore(createMemoryStore(disk), () => undefined);
    const tab = open(disk, { store });
    await beginPractice(tab);
    const { itemId } = problemOf(tab);
    const saves = ["1", "12", "123", "1234"].map((text) => tab.api.saveDraft({ itemId, given: [text] }));
    for (const save of saves) expect(await save).toEqual(done);
    expect([...disk.drafts.values()].map(({ given }) => given)).toEqual([["1234"]]);
    expect(store.calls.filter((call) => call === "writeDraft").length).toBeLessThan(4);
  });

  test("[HST9] an answer takes the draft with it; one that cannot be read leaves it", async () => {
    const disk = createMemoryDisk();
    const tab = open(disk);
    await beginPractice(tab);
    const { itemId, boxes } = problemOf(tab);
    const given = boxes.map(() => "4 and");
    await tab.api.saveDraft({ itemId, given });
    expect(await tab.api.submitAnswer({ itemId, given, latencyMs: 1 })).toEqual(done);
    expect(problemOf(tab)).toMatchObject({ draft: given, attempts: 0, turns: [{ verdict: "unreadable" }] });
    expect(disk.drafts.size).toBe(1);
    await answer(tab, "right");
    expect(problemOf(tab).draft).toBeNull();
    expect(disk.drafts.size).toBe(0);
  });

  test("[HST27] lines of working are kept beside the answer while they are typed, and are there after a restart", async () => {
    const disk = createMemoryDisk();
    const tab = open(disk);
    await beginPractice(tab);
    const { itemId } = problemOf(tab);
    expect(problemOf(tab).draftLines).toBeNull();
    await tab.api.saveDraft({ itemId, lines: ["1 + 1 = 3", ""] });
    await tab.api.saveDraft({ itemId, given: ["4"] });
    expect(await tab.api.isIdle()).toBe(false);

    const again = open(disk);
    await again.until((view) => view.phase === "ready");
    expect(problemOf(again)).toMatchObject({ draft: ["4"], draftLines: ["1 + 1 = 3", ""] });
  });

  test("[HST27] lines that are looked at are a turn of the problem, no attempt, and stay to be mended", async () => {
    const tab = open();
    await beginPractice(tab);
    const { itemId } = problemOf(tab);
    expect(await tab.api.checkWork({ itemId, lines: ["1 + 1 = 3"] })).toEqual(done);
    expect(problemOf(tab)).toMatchObject({
      attempts: 0,
      draft: null,
      draftLines: ["1 + 1 = 3"],
      turns: [{ type: "work", firstWrong: 0, lines: [{ text: "1 + 1 = 3", status: "wrong" }] }],
    });
    const events = await exportedEvents(tab);
    expect(events.filter(({ type }) => type === "work_checked")).toHaveLength(1);
    expect(await tab.api.checkWork({ itemId, lines: [] })).toMatchObject({ ok: false, error: { type: "bad-input" } });
  });

  test("[HST44] what was typed on a skipped problem comes back with it, and goes once the skip cannot be undone", async () => {
    const disk = createMemoryDisk();
    const tab = open(disk);
    await beginPractice(tab);
    const { itemId } = problemOf(tab);
    await tab.api.saveDraft({ itemId, given: ["12"], lines: ["10 + 2"] });
    await tab.api.skipProblem(itemId);
    const { itemId: nextId } = problemOf(tab);
    await tab.api.saveDraft({ itemId: nextId, given: ["3"] });
    const again = open(disk);
    await again.until((view) => view.phase === "ready");
    expect(again.view().practice).toMatchObject({ skipped: itemId });
    expect(await again.api.undoSkip(itemId)).toEqual(done);
    expect(problemOf(again)).toMatchObject({ itemId, draft: ["12"], draftLines: ["10 + 2"] });
    expect([...disk.drafts.values()].map(({ item }) => item)).toEqual([itemId]);
    expect(await again.api.undoSkip(itemId)).toMatchObject({ ok: false, error: { type: "moved-on" } });

    await again.api.skipProblem(itemId);
    expect(disk.drafts.size).toBe(1);
    await again.api.requestHint(problemOf(again).itemId);
    expect(disk.drafts.size).toBe(0);
  });

  test("[HST17] the new view is there before the call resolves, and a dead listener holds nobody up", async () => {
    const tab = open();
    await beginPractice(tab);
    const seen: EngineView[] = [];
    await tab.api.watch((view) => void seen.push(view));
    expect(seen).toEqual([tab.view()]);
    const never = new Promise<void>(() => {});
    // oxlint-disable-next-line typescript/no-misused-promises -- through comlink every listener returns a promise
    const watching = tab.api.watch(() => never);
    tab.time.advance(1_000);
    await watching;
    const hint = tab.api.requestHint(problemOf(tab).itemId);
    await tab.until((view) => view.practice.type === "problem" && view.practice.problem.turns.length === 1);
    await settled();
    tab.time.advance(1_000);
    await settled();
    tab.time.advance(1_000);
    expect(await hint).toEqual(done);
    expect(seen.at(-1)).toMatchObject({ practice: { problem: { turns: [{ type: "hint", level: 1 }] } } });
  });

  test("[HST7] a bug is `internal` data, is not shown as saved, and the next command works", async () => {
    let broken = true;
    const buggy: Tutor = {
      ...tutor,
      decide: (state, command, env) => {
        if (command.type === "request-hint" && broken) throw new TypeError("x is undefined");
        return tutor.decide(state, command, env);
      },
    };
    const tab = open(createMemoryDisk(), { tutor: buggy });
    await beginPractice(tab);
    const { itemId } = problemOf(tab);
    expect(await tab.api.requestHint(itemId)).toEqual({
      ok: false,
      error: { type: "internal", message: "x is undefined" },
    });
    broken = false;
    expect(await tab.api.requestHint(itemId)).toEqual(done);
    expect(tab.view().save).toEqual({ type: "saved" });
  });

  test("[HST7] an event that could not be read back is never written", async () => {
    const disk = createMemoryDisk();
    const forging: Tutor = {
      ...tutor,
      decide: (state, command, env) =>
        command.type === "request-hint"
          ? { ok: true, value: [{ type: "session_ended", body: { session: "?" } } as never] }
          : tutor.decide(state, command, env),
    };
    const tab = open(disk, { tutor: forging });
    await beginPractice(tab);
    const events = disk.events.size;
    expect(await tab.api.requestHint(problemOf(tab).itemId)).toMatchObject({ ok: false, error: { type: "internal" } });
    expect(disk.events.size).toBe(events);
    await answer(tab, "right");
  });

  test("[HST7] the whole journey works over a real message channel", async () => {
    const { port1, port2 } = new MessageChannel();
    onTestFinished(() => {
      port1.close();
      port2.close();
    });
    const time = createTestTime();
    const host = createEngineHost({
      store: createMemoryStore(createMemoryDisk()),
      tutor,
      loadContent: async () => wholeBank(content),
      loadExaminer,
      clock: time,
      timers: time,
      ids: createTestIds(time, "channel"),
      locks: createTestBrowser().locks,
      bus: createTestBrowser().bus(),
      storage: { persisted: async () => false, usageBytes: async () => 12 },
      journal: createJournal(createMemoryFiles(), createTestBrowser().locks),
      build: "test",
    });
    expose(host, port1);
    const api = wrap<EngineApi>(port2);
    const views: EngineView[] = [];
    let asked = 0;
    await api.watch(proxy((view: EngineView) => void views.push(view)));
    await api.attachPage(
      true,
      proxy(async () => {
        asked += 1;
        return true;
      }),
    );
    expect(await api.enrol({ name: " Ada ", grade: 3, locale: "de" })).toMatchObject({
      ok: true,
      value: { name: "Ada", grade: 3, locale: "de" },
    });
    expect(await api.startPractice({ skillId: null })).toEqual(done);
    const { practice } = views.at(-1) as EngineView;
    if (practice.type !== "problem") throw new Error(practice.type);
    const { itemId } = practice.problem;
    expect(await api.readAnswer({ itemId, given: practice.problem.boxes.map(() => "7") })).toMatchObject({ ok: true });
    expect(await api.skipProblem(itemId)).toEqual(done);
    expect(views.at(-1)).toMatchObject({ save: { type: "saved" }, learner: { name: "Ada" } });
    expect(await api.skills()).toMatchObject({ ok: true });
    expect(await api.sessions()).toMatchObject({ ok: true, value: [{ problems: 1 }] });
    expect(await api.storage()).toMatchObject({
      ok: true,
      value: { persisted: false, usageBytes: 12, installed: true, content: "small-bank", build: "test" },
    });
    expect(await api.isIdle()).toBe(true);
    expect(asked).toBe(1);
  });
});

describe("sessions and reports", () => {
  test("[HST19] a closed summary stays closed after a reload", async () => {
    const disk = createMemoryDisk();
    const tab = open(disk);
    await beginPractice(tab);
    await answer(tab, "right");
    expect(await tab.api.endSession()).toEqual(done);
    expect(tab.view().practice).toMatchObject({ type: "summary", summary: { correct: 1, reason: "learner-ended" } });
    const again = open(disk);
    await again.until((view) => view.phase === "ready");
    expect(again.view().practice.type).toBe("summary");
    expect(await tab.api.closeSummary()).toEqual(done);
    expect(tab.view().practice).toEqual({ type: "none" });
    const later = open(disk);
    await later.until((view) => view.phase === "ready");
    expect(later.view().practice).toEqual({ type: "none" });
    expect(await later.api.startPractice({ skillId: null })).toEqual(done);
    expect(later.view().practice.type).toBe("problem");
  });

  test("[HST24] export, replay and skill history tell the same story", async () => {
    const tab = open();
    await beginPractice(tab);
    const { skillId, itemId } = problemOf(tab);
    await answer(tab, "wrong");
    await answer(tab, "right");
    const text = await tab.api.exportData();
    const read = readExport(text.ok ? text.value : "");
    if (!read.ok) throw new Error(read.error.message);
    expect(chainFaults(read.value.events)).toEqual([]);
    expect(read.value.events.filter(({ type }) => type === "attempt_evaluated").length).toBe(2);
    const { practice } = tab.view();
    if (practice.type !== "problem") throw new Error(practice.type);
    const replay = await tab.api.replay(practice.session.sessionId);
    expect(replay).toMatchObject({ ok: true, value: { problems: [{ itemId, correct: true }] } });
    const turns = replay.ok ? replay.value.problems[0]?.turns.filter(({ type }) => type === "attempt") : [];
    expect(turns).toMatchObject([{ verdict: "incorrect" }, { verdict: "correct" }]);
    expect(await tab.api.skillHistory(skillId)).toMatchObject({ ok: true, value: [{ itemId, correct: true }] });
    const other = "00000000-0000-4000-8000-000000000000" as typeof practice.session.sessionId;
    expect(await tab.api.replay(other)).toEqual({ ok: false, error: { type: "not-found", what: "session" } });
  });

  test("[HST22] idle means: nothing typed, nothing unsaved", async () => {
    const tab = open();
    expect(await tab.api.isIdle()).toBe(true);
    await beginPractice(tab);
    const { itemId } = problemOf(tab);
    expect(await tab.api.isIdle()).toBe(true);
    await tab.api.saveDraft({ itemId, given: ["3"] });
    expect(await tab.api.isIdle()).toBe(false);
    await tab.api.saveDraft({ itemId, given: [" "] });
    expect(await tab.api.isIdle()).toBe(true);
  });

  test("offers to skip when the clock says so, without being asked", async () => {
    const tab = open();
    await beginPractice(tab);
    expect(problemOf(tab).offerSkip).toBe(false);
    tab.time.advance(9 * 60_000);
    tab.time.advance(60_000);
    await tab.until((view) => view.practice.type === "problem" && view.practice.problem.offerSkip);
  });
});

describe("learners", () => {
  test.for([
    { input: { name: "  " }, field: "name" },
    { input: { name: "x".repeat(41) }, field: "name" },
    { input: { grade: 13 }, field: "grade" },
    { input: { grade: 2.5 }, field: "grade" },
    { input: { locale: "xx" as "en" }, field: "locale" },
    { input: { picture: "sun" as "snow" }, field: "picture" },
  ])("[HST23] refuses a profile with a bad $field", async ({ input, field }) => {
    const tab = open();
    const refused = { ok: false, error: { type: "bad-input", field } };
    expect(await tab.api.enrol({ name: "Ada", grade: 2, locale: "en", ...input })).toMatchObject(refused);
    expect(tab.view().learners).toEqual([]);
    await tab.api.enrol({ name: "Ada", grade: 2, locale: "en" });
    expect(await tab.api.updateProfile(input)).toMatchObject(refused);
    expect(tab.view().learner).toMatchObject({ name: "Ada", grade: 2, locale: "en" });
  });

  test("[APP80] the picture a pupil chose is kept in the profile", async () => {
    const disk = createMemoryDisk();
    const tab = open(disk);
    expect(await tab.api.enrol({ name: "Ada", grade: 2, locale: "en", picture: "snow" })).toMatchObject({
      value: { picture: "snow" },
    });
    expect(await tab.api.updateProfile({ picture: "wave" })).toEqual(done);
    const again = open(disk);
    await again.until((view) => view.phase === "ready");
    expect(again.view().learner).toMatchObject({ name: "Ada", picture: "wave" });
  });

  test("[HST23] a profile can be changed and survives", async () => {
    const disk = createMemoryDisk();
    const tab = open(disk);
    await beginPractice(tab, "Ada");
    expect(await tab.api.updateProfile({ name: "Ada B.", locale: "fr" })).toEqual(done);
    expect(tab.view().learner).toMatchObject({ name: "Ada B.", grade: 2, locale: "fr" });
    const again = open(disk);
    await again.until((view) => view.phase === "ready");
    expect(again.view().learner).toEqual(tab.view().learner);
  });

  test("[HST20] no event, draft or snapshot holds the name", async () => {
    const disk = createMemoryDisk();
    const tab = open(disk);
    await beginPractice(tab, "Zephyrine");
    await answer(tab, "wrong");
    const { itemId } = problemOf(tab);
    await tab.api.saveDraft({ itemId, given: ["1"] });
    const tables = [disk.events, disk.projections, disk.drafts, disk.heads].map((table) => [...table.values()]);
    expect(tables.every(({ length }) => length > 0)).toBe(true);
    expect(JSON.stringify(tables)).not.toContain("Zephyrine");
    expect(await tab.api.exportData()).toMatchObject({ value: expect.not.stringContaining("Zephyrine") });
    expect(JSON.stringify([...disk.profiles.values()])).toContain("Zephyrine");
  });

  test("a deleted learner is gone, also from the screen", async () => {
    const disk = createMemoryDisk();
    const tab = open(disk);
    const id = await beginPractice(tab, "Ada");
    expect(await tab.api.deleteLearner(id)).toEqual(done);
    expect(tab.view()).toMatchObject({ phase: "no-learner", learners: [], learner: null });
    expect([disk.events.size, disk.heads.size, disk.profiles.size, disk.projections.size]).toEqual([0, 0, 0, 0]);
    expect(await tab.api.deleteLearner(id)).toMatchObject({ ok: false, error: { type: "not-found" } });
  });

  test.for([
    { granted: true, notices: [] },
    { granted: false, notices: [{ type: "not-persistent" }] },
  ])("[HST15] the page is asked once to keep the storage: $granted", async ({ granted, notices }) => {
    const tab = open(createMemoryDisk(), { storage: { persisted: async () => false, usageBytes: async () => null } });
    let asked = 0;
    await tab.api.attachPage(false, async () => {
      asked += 1;
      return granted;
    });
    await tab.api.enrol({ name: "Ada", grade: 2, locale: "en" });
    await settled();
    expect(tab.view().notices).toEqual(notices);
    await tab.api.enrol({ name: "Ben", grade: 2, locale: "en" });
    await settled();
    expect(asked).toBe(1);
  });

  test("[HST15] a storage that is still not kept is said at the next start", async () => {
    const disk = createMemoryDisk();
    await beginPractice(open(disk));
    const again = open(disk, { storage: { persisted: async () => false, usageBytes: async () => null } });
    await again.until((view) => view.phase === "ready" && view.notices.length > 0);
    expect(again.view().notices).toEqual([{ type: "not-persistent" }]);
  });
});
