import { beforeAll, describe, expect, test, vi } from "vitest";
import { SkillId, type CheckerPartName, type CheckerParts, type Content } from "#engine";
import { algebraPart } from "#engine/parts/checker-algebra";
import { linesPart } from "#engine/parts/checker-lines";
import { loadBank, openBank, type Strand } from "#bank";
import { createMemoryDisk, createMemoryStore, type MemoryDisk } from "./store/memory-store.ts";
import { exportedEvents, problemOf, rightAnswer, wrongAnswer } from "./testing/pupil.ts";
import { openTab, type Tab } from "./testing/world.ts";

const done = { ok: true, value: null } as const;
const missing = { ok: false, error: { type: "content-missing" } } as const;
const WHOLE: CheckerParts = { algebra: algebraPart, lines: linesPart };
const equations = SkillId.parse("g6.eqadd");
const addition = SkillId.parse("g2.add2c");

let content: Content;
beforeAll(async () => {
  const bank = await loadBank(readList);
  if (!bank.ok) throw new Error(bank.error.message);
  content = bank.value;
});

async function readList(strand: Strand): Promise<unknown> {
  return ((await import(`../bank/verified/${strand}.json`)) as { readonly default: unknown }).default;
}

/** The checker's parts on a line that can be cut. */
interface Line {
  readonly fetched: CheckerPartName[];
  isCut: boolean;
}

function makeLine(): Line {
  return { fetched: [], isCut: false };
}

/** A worker that has just been started: it has the checker's core alone; without a line, the whole of it. */
function start(line: Line | null, disk: MemoryDisk): Tab {
  if (line === null) return openTab({ store: createMemoryStore(disk), content });
  return openTab({
    store: createMemoryStore(disk),
    content,
    loadContent: async () => {
      const bank = await openBank(readList, {
        checker: async (name) => {
          if (line.isCut) throw new TypeError("Failed to fetch dynamically imported module");
          line.fetched.push(name);
          return { [name]: WHOLE[name] };
        },
      });
      if (!bank.ok) throw new Error(bank.error.message);
      return bank.value;
    },
  });
}

async function begin(line: Line | null, skillId: SkillId, disk = createMemoryDisk()): Promise<Tab> {
  const tab = start(line, disk);
  await tab.api.enrol({ name: "Ada", grade: 6, locale: "en" });
  expect(await tab.api.startPractice({ skillId })).toEqual(done);
  return tab;
}

async function answer(tab: Tab, how: "right" | "wrong"): Promise<void> {
  const problem = problemOf(tab);
  const right = rightAnswer(content, await exportedEvents(tab), problem);
  const given = how === "right" ? right : wrongAnswer(problem, right);
  expect(await tab.api.submitAnswer({ itemId: problem.itemId, given, latencyMs: 900 })).toEqual(done);
}

describe("a worker that begins with the checker's core", () => {
  test("[HST33] whole numbers are practised with nothing brought in; a sum brings in algebra, a line of work the lines", async () => {
    const line = makeLine();
    const tab = await begin(line, addition);
    await answer(tab, "wrong");
    expect(await tab.api.requestHint(problemOf(tab).itemId)).toEqual(done);
    expect(line.fetched).toEqual([]);
    const { itemId } = problemOf(tab);
    expect(await tab.api.readAnswer({ itemId, given: ["3 + 4"] })).toMatchObject({
      ok: true,
      value: [{ reason: "unfinished" }],
    });
    expect(line.fetched).toEqual(["algebra"]);
    expect(await tab.api.checkWork({ itemId, lines: ["1 + 1 = 2"] })).toEqual(done);
    expect(line.fetched).toEqual(["algebra", "lines"]);
    await answer(tab, "right");
    expect(line.fetched).toEqual(["algebra", "lines"]);
  });

  test.for(["g2.add2c", "g2.expand", "g4.multiples", "g4.fracadd", "g5.decadd", "g6.pctconv", "g6.eqadd"])(
    "[HST33] %s: shows and records what one with the whole checker does, after a restart too",
    async (skill) => {
      const work = async (isWhole: boolean) => {
        const disk = createMemoryDisk();
        const tab = await begin(isWhole ? null : makeLine(), SkillId.parse(skill), disk);
        // True or false would be over with the first answer.
        while (problemOf(tab).choices.length > 0) await tab.api.skipProblem(problemOf(tab).itemId);
        const { itemId } = problemOf(tab);
        const right = rightAnswer(content, await exportedEvents(tab), problemOf(tab));
        const read = await tab.api.readAnswer({ itemId, given: right.map((text) => `${text} + 1`) });
        await tab.api.checkWork({ itemId, lines: ["2 + 3 = 6", ...right] });
        await tab.api.submitAnswer({ itemId, given: right.map((text) => `2 + ${text}`), latencyMs: 900 });
        await answer(tab, "wrong");
        await tab.api.requestHint(itemId);
        await tab.api.sendMessage({ itemId, text: "is it 2x + 3 = 9?" });
        await tab.api.disputeAnswer(itemId);
        // Three answers that were not right may be used up.
        if (problemOf(tab).phase === "open") await answer(tab, "right");
        await tab.api.nextProblem(itemId);
        await answer(tab, "wrong");
        const again = start(isWhole ? null : makeLine(), disk);
        await again.until(({ phase }) => phase === "ready");
        return { read, views: [...tab.views, ...again.views], log: await exportedEvents(again) };
      };
      const whole = await work(true);
      expect(whole.log.map(({ type }) => type)).toContain("work_checked");
      expect(await work(false)).toEqual(whole);
    },
  );

  test("[HST33] what cannot be had is said and nothing is recorded; the rest goes on, and a later try finds it", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const line = makeLine();
    const tab = await begin(line, equations);
    line.isCut = true;
    const { itemId } = problemOf(tab);
    const before = await exportedEvents(tab);
    expect(await tab.api.submitAnswer({ itemId, given: ["x = 98765"], latencyMs: 900 })).toEqual(missing);
    expect(await tab.api.readAnswer({ itemId, given: ["x = 98765"] })).toEqual(missing);
    expect(await tab.api.checkWork({ itemId, lines: ["x = 98765"] })).toEqual(missing);
    expect(await exportedEvents(tab)).toEqual(before);
    expect(tab.view().notices).toEqual([{ type: "content-missing" }]);
    expect(problemOf(tab)).toMatchObject({ itemId, draft: ["x = 98765"], attempts: 0 });
    expect(await tab.api.startPractice({ skillId: addition })).toEqual(done);
    await answer(tab, "right");

    line.isCut = false;
    expect(await tab.api.startPractice({ skillId: equations })).toEqual(done);
    await answer(tab, "wrong");
    expect(problemOf(tab).turns).toMatchObject([{ type: "attempt", verdict: "incorrect" }, {}]);
    expect(await tab.api.checkWork({ itemId: problemOf(tab).itemId, lines: ["x = 98765"] })).toEqual(done);
    expect(tab.view().notices).toEqual([]);
    expect(line.fetched).toEqual(["algebra", "lines"]);
  });

  test("[HST33] a start that cannot show the answers on the desk says so, keeps them, and shows them when asked again", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const disk = createMemoryDisk();
    const tab = await begin(makeLine(), equations, disk);
    await answer(tab, "wrong");
    const line = makeLine();
    line.isCut = true;
    const again = start(line, disk);
    await again.until(({ phase }) => phase === "ready");
    expect(again.view()).toMatchObject({ practice: { type: "none" }, notices: [{ type: "content-missing" }] });
    expect(await again.api.startPractice({ skillId: null })).toEqual(missing);
    line.isCut = false;
    expect(await again.api.startPractice({ skillId: null })).toEqual(done);
    expect(problemOf(again)).toEqual(problemOf(tab));
    expect(again.view().notices).toEqual([]);
  });
});
