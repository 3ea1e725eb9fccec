import { describe, expect, test, vi } from "vitest";
import { auditLog, createContent, type Blueprint, type Content, type EventOf, wholeChecker } from "#engine";
import { BLUEPRINTS_BY_STRAND, drawContext } from "#bank";
import type { Examine } from "./appeal/examine-appeal.ts";
import { loadExaminer } from "./appeal/load-examiner.ts";
import { createMemoryDisk, createMemoryStore, type MemoryDisk } from "./store/memory-store.ts";
import { createFaultyStore } from "./testing/faulty-store.ts";
import { beginPractice, chainFaults, exportedEvents, problemOf, rightAnswer } from "./testing/pupil.ts";
import { listOf, makeSmallBank } from "./testing/small-bank.ts";
import { createTestBrowser, createTestTime, openTab, type Tab, type TabOptions } from "./testing/world.ts";

const done = { ok: true, value: null } as const;

/** A bank of one sum, so that the right answer is known here: 5. */
const sums = makeSumBank();

function makeSumBank(): Content {
  const blueprints = BLUEPRINTS_BY_STRAND["place-value"].map((blueprint): Blueprint => ({
    ...blueprint,
    stems: [{ id: "sum", text: () => "What is $2 + 3$?" }],
    answer: () => ({ kind: "integer", canonical: "5" }),
    steps: () => [{ explanation: "Add.", math: "2 + 3 = 5", value: "5" }],
    hints: () => ["Look.", "Add them.", "Count on from two."],
    distractors: [],
    misconceptions: [],
    diagram: () => undefined,
  }));
  return createContent({
    checker: wholeChecker,
    hash: "sum-bank",
    graph: makeSmallBank(1).graph,
    blueprints: new Map(blueprints.map((blueprint) => [blueprint.id, blueprint])),
    lists: new Map(blueprints.map((blueprint) => [blueprint.id, listOf(blueprint, 8)])),
    drawContext,
  });
}

/** A second method that takes the learner's side. */
const partial: Examine = ({ boxes }) => ({
  method: "a friend 1",
  boxes: boxes.map(({ expected, given }) => ({
    outcome: "agrees",
    how: "value",
    points: 1,
    at: null,
    expected,
    given,
    why: null,
  })),
});

function open(disk: MemoryDisk, options: Partial<TabOptions> = {}): Tab {
  return openTab({ store: createMemoryStore(disk), content: sums, ...options });
}

async function answerWrong(tab: Tab, given = "6"): Promise<void> {
  const { itemId } = problemOf(tab);
  expect(await tab.api.submitAnswer({ itemId, given: [given], latencyMs: 900 })).toEqual(done);
}

function appealOf(tab: Tab) {
  return problemOf(tab).turns.find((turn) => turn.type === "appeal");
}

/** Disputes, and waits for what the second check makes of it. */
async function dispute(tab: Tab): Promise<void> {
  expect(await tab.api.disputeAnswer(problemOf(tab).itemId)).toEqual(done);
  await tab.until((view) => view.practice.type === "problem" && view.practice.problem.turns.some(isAppeal));
}

function isAppeal({ type }: { readonly type: string }): boolean {
  return type === "appeal";
}

async function examined(tab: Tab): Promise<readonly EventOf<"appeal_examined">[]> {
  return (await exportedEvents(tab)).flatMap((event) => (event.type === "appeal_examined" ? [event] : []));
}

describe("an appeal", () => {
  test("[APL8] is examined by the real second method after the dispute is saved, and told honestly", async () => {
    const tab = open(createMemoryDisk());
    await beginPractice(tab);
    await answerWrong(tab);
    const { itemId } = problemOf(tab);
    await dispute(tab);
    expect(appealOf(tab)).toEqual({
      type: "appeal",
      outcome: "kept",
      compared: [{ label: "", how: "value", points: 1, at: null, yours: "6", expected: null }],
    });
    const [event] = await examined(tab);
    expect(event?.body).toMatchObject({
      item: itemId,
      given: ["6"],
      outcome: "disagrees",
      method: "mathjs 15.2.0",
      boxes: [{ kind: "integer", expected: "5", given: "6", value_expected: "5", value_given: "6" }],
      provisional: null,
    });
    const log = await exportedEvents(tab);
    expect(chainFaults(log)).toEqual([]);
    expect(auditLog(log, sums).faults).toEqual([]);
    expect(log.findIndex(({ type }) => type === "answer_disputed")).toBeLessThan(
      log.findIndex(({ type }) => type === "appeal_examined"),
    );
  });

  test("[APL8] agreed with, the problem is right and the next one comes", async () => {
    const tab = open(createMemoryDisk(), { loadExaminer: async () => partial });
    await beginPractice(tab);
    await answerWrong(tab);
    const { itemId } = problemOf(tab);
    await dispute(tab);
    expect(appealOf(tab)).toMatchObject({ outcome: "accepted" });
    expect(problemOf(tab).phase).toBe("right");
    expect(await tab.api.nextProblem(itemId)).toEqual(done);
    expect(problemOf(tab).itemId).not.toBe(itemId);
  });

  test("[APL8] the second method is fetched at the first appeal, not before, and not for an answer that could not be read", async () => {
    const load = vi.fn<() => Promise<Examine>>(loadExaminer);
    const tab = open(createMemoryDisk(), { loadExaminer: load });
    await beginPractice(tab);
    await answerWrong(tab, "6/");
    expect(await tab.api.disputeAnswer(problemOf(tab).itemId)).toEqual(done);
    expect(load).not.toHaveBeenCalled();
    expect(problemOf(tab).turns.at(-1)).toMatchObject({ type: "attempt", verdict: "unreadable" });
    await answerWrong(tab, "6");
    await dispute(tab);
    expect(load).toHaveBeenCalledOnce();
  });

  test.for([
    { name: "cannot be had", load: () => Promise.reject(new TypeError("Failed to fetch")) },
    {
      name: "fails",
      load: async (): Promise<Examine> => () => {
        throw new Error("a bug in it");
      },
    },
  ])("[APL8] a second method that $name: stored for the author, nothing counted, nothing lost", async ({ load }) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const tab = open(createMemoryDisk(), { loadExaminer: load });
    await beginPractice(tab);
    await answerWrong(tab);
    await dispute(tab);
    expect(appealOf(tab)).toEqual({ type: "appeal", outcome: "stored", compared: [] });
    expect(problemOf(tab).phase).toBe("open");
    expect((await examined(tab))[0]?.body).toMatchObject({ outcome: "cannot-tell", boxes: [{ why: "unavailable" }] });
  });

  test("[APL8] one that does not come in time is given up, and it is said that something is fetched", async () => {
    const time = createTestTime();
    let asked = (): void => {};
    const isAsked = new Promise<void>((resolve) => {
      asked = resolve;
    });
    const never = (): Promise<Examine> => {
      asked();
      return new Promise(() => {});
    };
    const tab = open(createMemoryDisk(), { loadExaminer: never, time });
    await beginPractice(tab);
    await answerWrong(tab);
    // Nothing is held up: the dispute is done, hints come meanwhile.
    expect(await tab.api.disputeAnswer(problemOf(tab).itemId)).toEqual(done);
    await isAsked;
    expect(await tab.api.requestHint(problemOf(tab).itemId)).toEqual(done);
    time.advance(400);
    await tab.until((view) => view.fetching === true);
    time.advance(20_000);
    await tab.until((view) => view.practice.type === "problem" && view.practice.problem.turns.some(isAppeal));
    expect(tab.view().fetching).toBe(false);
    expect(appealOf(tab)).toMatchObject({ outcome: "stored" });
  });

  test("[APL8] a worker that ends between dispute and examination has it examined at the next start", async () => {
    const disk = createMemoryDisk();
    const tab = open(disk, { loadExaminer: () => new Promise(() => {}) });
    await beginPractice(tab);
    await answerWrong(tab);
    expect(await tab.api.disputeAnswer(problemOf(tab).itemId)).toEqual(done);
    expect(problemOf(tab).turns.at(-1)).toEqual({ type: "disputed" });
    const again = open(disk, { seed: "again" });
    await again.until((view) => view.practice.type === "problem" && appealOf(again) !== undefined);
    expect(appealOf(again)).toMatchObject({ outcome: "kept" });
    expect(await examined(again)).toHaveLength(1);
  });

  test("[APL8] two tabs have it examined once; a problem left meanwhile is left", async () => {
    const disk = createMemoryDisk();
    const browser = createTestBrowser();
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const load = async (): Promise<Examine> => {
      await held;
      return loadExaminer();
    };
    const one = open(disk, { browser, loadExaminer: load, seed: "one" });
    await beginPractice(one);
    await answerWrong(one);
    const { itemId } = problemOf(one);
    expect(await one.api.disputeAnswer(itemId)).toEqual(done);
    const two = open(disk, { browser, seed: "two" });
    await two.until((view) => view.practice.type === "problem" && appealOf(two) !== undefined);
    release();
    await one.until((view) => view.practice.type === "problem" && view.practice.problem.turns.some(isAppeal));
    // After everything asked of it, the first tab has not had it examined again.
    expect(await one.api.requestHint(itemId)).toEqual(done);
    expect(await examined(one)).toHaveLength(1);
    expect(appealOf(one)).toEqual(appealOf(two));
  });

  test("[APL8] on a full disk the dispute or its examination is not saved, said so, and made good later", async () => {
    const disk = createMemoryDisk();
    let full = false;
    const store = createFaultyStore(createMemoryStore(disk), (call) =>
      full && call === "commit" ? { type: "fail", failure: { type: "quota" } } : undefined,
    );
    const load = async (): Promise<Examine> => {
      full = true;
      return loadExaminer();
    };
    const tab = open(disk, { store, loadExaminer: load });
    await beginPractice(tab);
    await answerWrong(tab);
    const { itemId } = problemOf(tab);
    expect(await tab.api.disputeAnswer(itemId)).toEqual(done);
    await tab.until(({ save }) => save.type === "not-saved");
    expect(tab.view().save).toEqual({ type: "not-saved", reason: "quota" });
    expect(appealOf(tab)).toBeUndefined();
    full = false;
    const again = open(disk, { seed: "again" });
    await again.until((view) => view.practice.type === "problem" && appealOf(again) !== undefined);
    expect(await examined(again)).toHaveLength(1);
  });
});

test("[APL8] a right answer is not for disputing", async () => {
  const tab = open(createMemoryDisk());
  await beginPractice(tab);
  const right = rightAnswer(sums, await exportedEvents(tab), problemOf(tab));
  await tab.api.submitAnswer({ itemId: problemOf(tab).itemId, given: right, latencyMs: 1 });
  expect(problemOf(tab).canDispute).toBe(false);
  expect(await tab.api.disputeAnswer(problemOf(tab).itemId)).toEqual(done);
  expect(await examined(tab)).toEqual([]);
});
