import { beforeAll, describe, expect, test, vi } from "vitest";
import { SkillId, type Blueprint, type Content } from "#engine";
import { importWords, loadBank, openBank, type BankInParts, type Strand } from "#bank";
import type { HostDeps } from "./host/core-types.ts";
import { importBlueprints } from "../bank/strands.ts";
import { createMemoryDisk, createMemoryStore, type MemoryDisk } from "./store/memory-store.ts";
import { beginPractice, exportedEvents, problemOf, rightAnswer, wrongAnswer } from "./testing/pupil.ts";
import { createTestTime, openTab, type Tab, type TestTime } from "./testing/world.ts";

const done = { ok: true, value: null } as const;
const missing = { ok: false, error: { type: "content-missing" } } as const;
const fractions = SkillId.parse("g4.fraceq");
const signed = SkillId.parse("g6.int");

let whole: Content;
beforeAll(async () => {
  const bank = await loadBank(readList);
  if (!bank.ok) throw new Error(bank.error.message);
  whole = bank.value;
});

async function readList(strand: Strand): Promise<unknown> {
  return ((await import(`../bank/verified/${strand}.json`)) as { readonly default: unknown }).default;
}

/** The real bank, its chunks on a line that can be cut. */
interface Line {
  readonly fetched: Strand[];
  readonly cut: Set<Strand>;
  readonly open: () => Promise<BankInParts>;
}

function makeLine(read: (strand: Strand) => Promise<readonly Blueprint[]> = importBlueprints): Line {
  const fetched: Strand[] = [];
  const cut = new Set<Strand>();
  return {
    fetched,
    cut,
    open: async () => {
      const bank = await openBank(readList, {
        blueprints: async (strand) => {
          fetched.push(strand);
          if (cut.has(strand)) throw new TypeError("Failed to fetch dynamically imported module");
          return read(strand);
        },
      });
      if (!bank.ok) throw new Error(bank.error.message);
      return bank.value;
    },
  };
}

function openWith(line: Line, disk: MemoryDisk = createMemoryDisk(), time: TestTime = createTestTime()): Tab {
  return openTab({ store: createMemoryStore(disk), content: whole, loadContent: line.open, time });
}

async function answer(tab: Tab, how: "right" | "wrong"): Promise<void> {
  const problem = problemOf(tab);
  const right = rightAnswer(whole, await exportedEvents(tab), problem);
  const given = how === "right" ? right : wrongAnswer(problem, right);
  expect(await tab.api.submitAnswer({ itemId: problem.itemId, given, latencyMs: 900 })).toEqual(done);
}

describe("the bank in parts", () => {
  test("[HST26] work sees the whole bank, and only the strands it opens are brought in, each once", async () => {
    const line = makeLine();
    const bank = await line.open();
    const address = (skill: SkillId) => {
      const [seed = 0] = whole.seeds(skill, 3);
      return { blueprint: skill, version: whole.version(skill), difficulty: 3, seed } as const;
    };
    expect(bank.content.hash).toBe(whole.hash);
    expect(await bank.run((content) => content.seeds(fractions, 3).length)).toMatchObject({ ok: true });
    expect(line.fetched).toEqual([]);
    const both = [0, 1].map(() =>
      bank.run((content) => [fractions, signed].map((skill) => content.open(address(skill)))),
    );
    const expected = [fractions, signed].map((skill) => whole.open(address(skill)));
    for (const one of await Promise.all(both)) expect(one).toEqual({ ok: true, value: expected });
    expect(line.fetched).toEqual(["fractions", "signed"]);
    expect(bank.content.open(address(signed))).toEqual(whole.open(address(signed)));
  });

  test("[HST26] how a calculation is done brings in the strand that knows it", async () => {
    const line = makeLine();
    const bank = await line.open();
    const skill = SkillId.parse("g4.mul2");
    const sum = { operation: "multiply", numbers: [23, 14] } as const;
    const expected = whole.sumTrace(skill, sum);
    expect(expected).toBeDefined();
    expect(await bank.run((content) => content.sumTrace(skill, sum))).toEqual({ ok: true, value: expected });
    expect(line.fetched).toEqual(["multiply-divide"]);
  });

  test("[HST26] an address of no strand is refused as by the whole bank, and a bug in the work is a bug", async () => {
    const bank = await makeLine().open();
    const nowhere = { blueprint: "g9.nothing", version: 1, difficulty: 1, seed: 0 } as const;
    expect(await bank.run((content) => content.open(nowhere))).toEqual({ ok: true, value: whole.open(nowhere) });
    const bug = bank.run(() => {
      throw new Error("a bug", { cause: "no strand" });
    });
    await expect(bug).rejects.toThrow("a bug");
  });
});

describe("a tab with the bank in parts", () => {
  test("[HST26] enrolling brings in nothing; practice, a restart, history and replay bring in what they show", async () => {
    const disk = createMemoryDisk();
    const line = makeLine();
    const tab = openWith(line, disk);
    await tab.api.enrol({ name: "Ada", grade: 6, locale: "en" });
    expect(line.fetched).toEqual([]);
    expect(await tab.api.startPractice({ skillId: fractions })).toEqual(done);
    await answer(tab, "wrong");
    expect(line.fetched).toEqual(["fractions"]);
    expect(await tab.api.startPractice({ skillId: signed })).toEqual(done);
    expect(line.fetched).toEqual(["fractions", "signed"]);

    const later = makeLine();
    const again = openWith(later, disk);
    await again.until((view) => view.phase === "ready");
    expect(problemOf(again)).toEqual(problemOf(tab));
    expect(later.fetched).toEqual(["signed"]);
    const history = await again.api.skillHistory(fractions);
    expect(history).toMatchObject({ ok: true, value: [{ skillId: fractions, turns: [{ type: "attempt" }, {}] }] });
    expect(later.fetched).toEqual(["signed", "fractions"]);
    const sessions = await tab.api.sessions();
    const first = sessions.ok ? sessions.value.at(-1) : undefined;
    const replay = await again.api.replay(first!.sessionId);
    expect(replay).toEqual(await tab.api.replay(first!.sessionId));
    expect(replay).toMatchObject({ ok: true, value: { problems: [{ skillId: fractions }] } });
  });

  test("[HST26] a tab follows another onto a strand it has not had yet", async () => {
    const disk = createMemoryDisk();
    const tab = openWith(makeLine(), disk);
    await beginPractice(tab);
    const line = makeLine();
    const other = openWith(line, disk);
    await other.until((view) => view.phase === "ready");
    expect(await tab.api.startPractice({ skillId: signed })).toEqual(done);
    const { itemId } = problemOf(tab);
    expect(await other.api.requestHint(itemId)).toEqual(done);
    expect(problemOf(other)).toMatchObject({ itemId, skillId: signed, turns: [{ type: "hint" }] });
    expect(line.fetched).toContain("signed");
  });

  test("[HST26] what cannot be had is said, nothing is recorded of it, the rest goes on, and a later try finds it", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const line = makeLine();
    const tab = openWith(line);
    await tab.api.enrol({ name: "Ada", grade: 6, locale: "en" });
    line.cut.add("signed");
    const before = await exportedEvents(tab);
    expect(await tab.api.startPractice({ skillId: signed })).toEqual(missing);
    expect(tab.view()).toMatchObject({
      phase: "ready",
      practice: { type: "none" },
      notices: [{ type: "content-missing" }],
    });
    expect(await exportedEvents(tab)).toEqual(before);
    expect(await tab.api.startPractice({ skillId: fractions })).toEqual(done);
    expect(tab.view().notices).toEqual([{ type: "content-missing" }]);
    line.cut.clear();
    expect(await tab.api.startPractice({ skillId: signed })).toEqual(done);
    expect(problemOf(tab).skillId).toBe(signed);
    expect(tab.view().notices).toEqual([]);
  });

  test("[HST26] a start without the strand of the desk says so, keeps the problem, and shows it when asked again", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const disk = createMemoryDisk();
    const tab = openWith(makeLine(), disk);
    await beginPractice(tab);
    expect(await tab.api.startPractice({ skillId: signed })).toEqual(done);
    const line = makeLine();
    line.cut.add("signed");
    const again = openWith(line, disk);
    await again.until((view) => view.phase === "ready");
    expect(again.view()).toMatchObject({ practice: { type: "none" }, notices: [{ type: "content-missing" }] });
    expect(await again.api.startPractice({ skillId: null })).toEqual(missing);
    line.cut.clear();
    expect(await again.api.startPractice({ skillId: null })).toEqual(done);
    expect(problemOf(again)).toEqual(problemOf(tab));
    expect(again.view().notices).toEqual([]);
  });

  test("[HST26] a long fetch is said, and one that does not end is given up without holding anything up", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const time = createTestTime();
    let arrive = (): void => {};
    let asked = (): void => {};
    const isAsked = new Promise<void>((resolve) => {
      asked = resolve;
    });
    const line = makeLine(async (strand) => {
      asked();
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      return importBlueprints(strand);
    });
    const tab = openWith(line, createMemoryDisk(), time);
    await tab.api.enrol({ name: "Ada", grade: 6, locale: "en" });
    const started = tab.api.startPractice({ skillId: signed });
    await isAsked;
    time.advance(399);
    expect(tab.view().fetching).toBe(false);
    time.advance(1);
    await tab.until((view) => view.fetching === true);
    time.advance(20_000);
    expect(await started).toEqual(missing);
    expect(tab.view()).toMatchObject({ fetching: false, notices: [{ type: "content-missing" }] });
    // It comes after all: the next call has it without asking twice.
    arrive();
    expect(await tab.api.startPractice({ skillId: signed })).toEqual(done);
    expect(tab.view().notices).toEqual([]);
    expect(line.fetched).toEqual(["signed"]);
  });
});

describe("[HST91] the words of another language", () => {
  const sums = SkillId.parse("g2.add2c");
  const spanish = (loadWords: NonNullable<HostDeps["loadWords"]>) =>
    openTab({ store: createMemoryStore(createMemoryDisk()), content: whole, loadContent: makeLine().open, loadWords });
  const begin = async (tab: Tab, skillId = sums) => {
    await tab.api.speak("es");
    await tab.api.enrol({ name: "Ana", grade: 3, locale: "en", appLanguage: "es" });
    expect(await tab.api.startPractice({ skillId })).toEqual(done);
    return problemOf(tab);
  };

  test("practice is in them, what is heard too, and the log keeps what was written", async () => {
    const tab = spanish(importWords);
    const { language, stem, itemId } = await begin(tab);
    expect(language).toBe("es");
    expect(await tab.api.sendMessage({ itemId, text: "¿por qué?" })).toEqual(done);
    const events = await exportedEvents(tab);
    expect(events.findLast(({ type }) => type === "message_received")).toMatchObject({
      body: { text: "¿por qué?", category: "conceptual_question" },
    });
    const reply = problemOf(tab).turns.findLast(({ type }) => type === "reply");
    expect(reply).toMatchObject({ text: expect.stringMatching(/¿|unidades|decenas/u) });
    await answer(tab, "right");
    // The same problem in English, and its answer is the same.
    expect(await tab.api.updateProfile({ appLanguage: "en" })).toEqual(done);
    const own = problemOf(tab);
    expect([own.language, own.itemId, own.phase]).toEqual([undefined, itemId, "right"]);
    expect(own.stem).not.toBe(stem);
  });

  test("a strand that has none is English", async () => {
    const problem = await begin(spanish(importWords), fractions);
    expect(problem.language).toBeUndefined();
    expect(problem.stem).toMatch(/\b(?:is|the|of|what|which)\b/iu);
  });

  test("where they cannot be had everything is English, and nothing is said to be missing", async () => {
    const tab = spanish(() => Promise.reject(new TypeError("Failed to fetch dynamically imported module")));
    const problem = await begin(tab);
    expect(problem.language).toBeUndefined();
    expect(tab.view().notices).toEqual([]);
    await answer(tab, "right");
  });

  test("while the page has no words of it everything is English, and another learner waits for none", async () => {
    const tab = spanish(() => new Promise(() => {}));
    await tab.api.enrol({ name: "Ana", grade: 3, locale: "en", appLanguage: "es" });
    expect(await tab.api.startPractice({ skillId: sums })).toEqual(done);
    expect(problemOf(tab).language).toBeUndefined();
    await tab.api.signOut();
    await tab.api.speak("es");
    await tab.api.enrol({ name: "Ben", grade: 3, locale: "en" });
    expect(await tab.api.startPractice({ skillId: sums })).toEqual(done);
    expect(tab.view().fetching).toBe(false);
  });

  test("a lesson whose skills have words of it is in it, and so is the practice in it", async () => {
    const tab = spanish(importWords);
    await begin(tab);
    const act = (command: object) => tab.api.act({ kind: "lesson", command } as Parameters<typeof tab.api.act>[0]);
    expect(await act({ type: "start", skill: sums })).toEqual(done);
    const lesson = () => tab.view().activities?.lesson ?? null;
    for (let step = 0; step < 20 && lesson()?.hasDesk !== true; step++) {
      const { page } = lesson() ?? {};
      const gone = await act({ type: "continue", page });
      for (let choice = 0; !gone.ok && choice < 3; choice++) await act({ type: "choose", choice });
    }
    expect(lesson()).toMatchObject({ hasDesk: true, language: "es" });
    expect(problemOf(tab).language).toBe("es");
  });
});
