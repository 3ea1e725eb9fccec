import { describe, expect, test } from "vitest";
import { check, checkItem, checkWork, offeredAnswer, workOfItem, type AnswerKind, type MathProblemItem } from "#engine";
import { BLUEPRINTS_BY_STRAND } from "./index.ts";
import { build, buildAll, buildLevel } from "./testing.ts";

const ITEMS: readonly MathProblemItem[] = Object.values(BLUEPRINTS_BY_STRAND).flatMap((blueprints) =>
  blueprints.map((blueprint) => build(blueprint, 3, 5).item),
);
const PICKED: ReadonlySet<AnswerKind | undefined> = new Set(["choice", "boolean", "text"]);
const TYPED = ITEMS.filter(({ answer_spec: spec }) => !PICKED.has(spec.kind));
const SINGLE = TYPED.filter(({ answer_spec: spec }) => spec.parts === undefined);
/** Of each blueprint the first item of the level whose stem is a formula and few words more. */
const BARE: readonly MathProblemItem[] = Object.values(BLUEPRINTS_BY_STRAND).flatMap((blueprints) =>
  blueprints.flatMap((blueprint) => {
    const items = buildLevel(blueprint, 3, 40).map(({ item }) => item);
    return items.find(({ meta }) => ["what-is", "work-out", "solve"].includes(meta.generation?.stem ?? "")) ?? [];
  }),
);

describe("lines of working on one item of every blueprint [WRK21]", () => {
  test("there are items of every strand", () => {
    expect(ITEMS.length).toBeGreaterThan(30);
    expect(SINGLE.length).toBeGreaterThan(25);
  });

  test("what the problem gives to begin with is what its stem or first step says", () => {
    const starts = Object.fromEntries(
      [...ITEMS, ...BARE].map((item): [string, string | undefined] => [
        item.meta.skill_id,
        workOfItem(item, "en").start,
      ]),
    );
    expect(starts).toMatchObject({
      "g2.add2c": expect.stringMatching(/^\d+ \+ \d+$/u),
      "g4.mul2": expect.stringMatching(/^\d+ \\times \d+$/u),
      "g4.fracsub": expect.stringMatching(/^1 - \\frac/u),
      "g6.eqadd": expect.stringMatching(/=/u),
      "g6.eqmul": expect.stringMatching(/=/u),
    });
    // Nothing is made up where the question is in words, or in more than one formula.
    expect(starts["g2.pv3"]).toBeUndefined();
    expect(starts["g4.round"]).toBeUndefined();
    expect(starts["g6.gcf"]).toBeUndefined();
  });

  test.for(TYPED)("the solution's own steps of $meta.skill_id are never called wrong [WRK21]", (item) => {
    const { steps = [], ...work } = workOfItem(item, "en");
    expect(steps.filter((_, at) => checkWork({ ...work, lines: steps }).lines[at]?.status === "wrong")).toEqual([]);
  });

  test.for(TYPED)("steps of $meta.skill_id carry the number of their step [WRK22]", (item) => {
    const { steps = [], stepIndexes } = workOfItem(item, "en");
    expect(stepIndexes).toHaveLength(steps.length);
    const numbers = item.solution_logic.steps.map(({ step_index }) => step_index);
    for (const index of stepIndexes) expect(numbers).toContain(index);
  });

  test.for(SINGLE)("right and wrong answers of $meta.skill_id in the form asked are reported alike [WRK13]", (item) => {
    const work = workOfItem(item, "en");
    const { kind = "number", options = {} } = item.answer_spec;
    const isInForm = (text: string) =>
      checkItem(item, [text], "en").verdict === "incorrect" &&
      check({ kind, expected: text, given: text, options }).verdict === "correct";
    const wrong = item.misconceptions.flatMap(({ trigger }) =>
      trigger.kind === "exact_answer" && isInForm(trigger.value) ? [trigger.value] : [],
    );
    const reports = [item.solution_logic.final_answer_canonical, ...wrong].map((line) => {
      const { status, rule, near } = checkWork({ ...work, lines: [line] }).lines[0] ?? {};
      return { status, rule, near };
    });
    for (const report of reports) expect(report).toEqual({ status: "answer", rule: undefined, near: undefined });
  });

  test("the right answer of whatever problem that is typed is a finished answer [WRK13] [WRK11]", () => {
    const items = Object.values(BLUEPRINTS_BY_STRAND).flatMap((blueprints) =>
      blueprints.flatMap((blueprint) => buildAll(blueprint, 6).map(({ item }) => item)),
    );
    const typed = items.filter(({ answer_spec: spec }) => !PICKED.has(spec.kind) && spec.parts === undefined);
    const strange = typed.filter((item) => {
      const lines = [item.solution_logic.final_answer_canonical];
      return checkWork({ ...workOfItem(item, "en"), lines }).lines[0]?.status !== "answer";
    });
    expect(strange.map(({ problem_content: content }) => content.stem)).toEqual([]);
  });

  test.for(SINGLE)("the last line of a solution of $meta.skill_id fills its box [WRK23]", (item) => {
    const answer = item.solution_logic.final_answer_canonical;
    for (const line of [answer, `so ${answer}`]) {
      const offered = offeredAnswer(item, ["1 + 1 = 2", line, " "], "en");
      expect(offered === null ? line : checkItem(item, [offered], "en").verdict).toBe("correct");
    }
  });
});
