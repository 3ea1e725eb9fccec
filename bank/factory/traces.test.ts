import { describe, expect, test } from "vitest";
import { answerText, asTyped, checkItem, diagnose, findDeparture, type Departure, type MathProblemItem } from "#engine";
import { triesOf } from "../../testing/searches.ts";
import { readSkills, thisCheckout } from "./authoring/index.ts";
import { loadBankFromFiles } from "./read-lists.ts";

const content = await loadBankFromFiles();
const DIFFICULTIES = [1, 2, 3, 4, 5] as const;

const skills = await readSkills(thisCheckout);

function listed(skill: string, atLevel: number): MathProblemItem[] {
  const node = content.graph.nodes.find(({ id }) => id === skill);
  if (node === undefined) throw new Error(`no skill ${skill}`);
  return DIFFICULTIES.flatMap((difficulty) =>
    content
      .seeds(node.id, difficulty)
      .slice(0, atLevel)
      .flatMap((seed) => {
        const opened = content.open({ blueprint: skill, version: content.version(node.id), difficulty, seed });
        return opened.ok ? [opened.value.item] : [];
      }),
  );
}

describe("[TRC3] every route ends in what marks right", () => {
  test.for(skills)("$id", ({ id: skill, traced: share = 1 }) => {
    const items = listed(skill, triesOf(240));
    const traces = items.flatMap((item) => content.trace(item) ?? []);
    expect(traces.length).toBeGreaterThanOrEqual(items.length * share);
    for (const item of items) {
      const trace = content.trace(item);
      for (const route of trace?.routes ?? []) {
        const end = route.at(-1);
        const answer = trace === undefined || end === undefined ? "" : answerText(trace, end.result);
        const verdict = checkItem(item, [answer], "en").verdict;
        expect({ stem: item.problem_content.stem, answer, verdict }).toMatchObject({ verdict: "correct" });
      }
    }
  });
});

describe("[DIA3] what a child typed is told by the way that leads there", () => {
  const find = (skill: string, numbers: Readonly<Record<string, number | string>>) =>
    listed(skill, 240).find(({ meta }) =>
      Object.entries(numbers).every(([name, value]) => meta.generation?.operands[name] === value),
    );
  const departure = (item: MathProblemItem | undefined, given: string): Departure | undefined =>
    item && findDeparture(item, [given], "en", content.checker, content.trace(item));

  test("a sum by places: a stop at the ones, a number of the problem, times for plus", () => {
    const item = listed("g2.add2c", 240).find(({ meta }) => {
      const { a = 0, b = 0 } = meta.generation?.operands ?? {};
      return Number(a) % 10 === 8 && Number(b) % 10 === 7 && Number(b) > 10;
    });
    const { a = 0, b = 0 } = item?.meta.generation?.operands ?? {};
    expect(departure(item, "15")).toEqual({ kind: "on-the-way", line: "ones" });
    expect(departure(item, `${a}`)).toEqual({ kind: "given-again" });
    expect(departure(item, `${Number(a) * Number(b)}`)).toEqual({ kind: "operation", operation: "multiply" });
    expect(departure(item, `${Number(a) + Number(b) + 1}`)).toBeUndefined();
  });

  test("an equation, with its letter or without", () => {
    const item = find("g6.eqadd", { form: "x-a", style: "whole" });
    const { an = 0, xn = 0 } = item?.meta.generation?.operands ?? {};
    const other = Number(xn) - Number(an);
    expect(departure(item, `${other}`)).toEqual({ kind: "given-again" });
    expect(departure(item, `${other * Number(an)}`)).toEqual({ kind: "operation", operation: "multiply" });
    expect(departure(item, `${item?.meta.generation?.operands["v"]} = ${other * Number(an)}`)).toEqual({
      kind: "operation",
      operation: "multiply",
    });
  });

  test("a rule of the item speaks first, and a departure has a category and no misconception", () => {
    const [item] = listed("g5.fracadd", 1);
    if (item === undefined) throw new Error("no item");
    const trace = content.trace(item);
    const rule = item.misconceptions[0]?.trigger;
    const byRule = diagnose(item, [rule?.kind === "exact_answer" ? rule.value : ""], "en", content.checker, trace);
    expect(byRule.misconception?.id).toBe(item.misconceptions[0]?.id);
    const common = trace?.routes[0]?.[0];
    const stopped = diagnose(item, [common === undefined ? "" : asTyped(common.result)], "en", content.checker, trace);
    expect(stopped).toEqual({ category: "omission", misconception: null, divergenceStepIndex: null, confidence: 0.6 });
  });
});
