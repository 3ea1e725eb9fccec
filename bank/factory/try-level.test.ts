import { describe, expect, test } from "vitest";
import type { Operands } from "#engine";
import { eachLevel, filtered } from "../blueprints/errors-apart.ts";
import { makeFigure } from "../blueprints/measure/make-figure.ts";
import { makeBlueprint } from "./broken-blueprints.fixture.ts";
import { GATES } from "./gates.ts";
import { tryLevel } from "./try-level.ts";

describe("trying a level [FAC6]", () => {
  test("a sound blueprint passes everything that is asked", () => {
    const trial = tryLevel(makeBlueprint(), 3, 20);
    expect(trial.rows.map(({ gate }) => gate)).toEqual(["build", ...GATES, "errors-alike"]);
    expect(trial.rows.every(({ passed, failed, example }) => passed === 20 && failed === 0 && example === "")).toBe(
      true,
    );
    expect(trial.passed).toBe(20);
    expect(trial.examples).toHaveLength(trial.distinct);
    expect(trial.computedDifficulty).toBeGreaterThan(0);
  });

  test("a gate that stops every instance hides nothing that another gate says", () => {
    const blueprint = makeBlueprint({
      stems: [{ id: "odd", text: ({ a, b }) => `Consider ${a} together with ${b}; say something.` }],
      hints: ({ a, b }) => [a % 2 === 0 ? `It is ${a + b}.` : "Ones first.", "Ten ones make one ten.", "Count on."],
    });
    const { rows, passed, distinct, computedDifficulty, examples } = tryLevel(blueprint, 3, 20);
    const failed = Object.fromEntries(rows.map((row) => [row.gate, row.failed]));
    expect(failed["critic-silent"]).toBe(20);
    expect(failed["leak"]).toBeGreaterThan(0);
    expect(failed["leak"]).toBeLessThan(20);
    expect(rows.find(({ gate }) => gate === "leak")?.example).toMatch(/It is \d+\./u);
    expect({ passed, distinct, computedDifficulty }).toEqual({ passed: 0, distinct: 0, computedDifficulty: 0 });
    expect(examples.length).toBeGreaterThan(0);
  });

  test("what cannot be built is counted, and asked nothing", () => {
    const never = { ranges: { a: [1, 9], b: [1, 9] }, where: () => false } as const;
    const blueprint = makeBlueprint({ levels: { 1: never, 2: never, 3: never, 4: never, 5: never } });
    const [build, ...gates] = tryLevel(blueprint, 1, 4).rows;
    expect(build).toMatchObject({
      gate: "build",
      passed: 0,
      failed: 4,
      example: expect.stringMatching(/no operands .* in 4000 draws; refused by where, or errors told apart 4000$/u),
    });
    expect(gates.every(({ passed, failed }) => passed === 0 && failed === 0)).toBe(true);
  });

  test("of a level without operands every filter says how many draws it refused, the one that refused most first", () => {
    const { levels } = makeBlueprint();
    const level = {
      ranges: { a: [1, 9], b: [1, 9] },
      where: ({ a }: { readonly a: number }) => a === 9,
    } as unknown as (typeof levels)[1];
    const few = filtered(level, { odd: ({ b }) => Number(b) % 2 === 1 });
    // What kinds of errors are told apart by comes on top of all filters.
    const never = { ...few, where: (o: Operands) => few.where?.(o) === true && false };
    const [build] = tryLevel(makeBlueprint({ levels: { ...levels, 1: never } }), 1, 1).rows;
    const [, where, odd, apart] =
      /refused by where (\d+), errors told apart (\d+), odd (\d+)$/u.exec(build?.example ?? "")?.map(Number) ?? [];
    expect(Number(where) + Number(odd) + Number(apart)).toBe(4000);
    expect(Number(where)).toBeGreaterThan(3000);
  });

  test("a square is what a family refuses, not the level's own condition", () => {
    const blueprint = makeFigure({
      id: "g3.area",
      by: "rows",
      levels: eachLevel({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 }, () => ({
        ask: ["area" as const],
        show: ["squares" as const],
        a: [4, 4] as const,
        b: [4, 4] as const,
        where: () => true,
      })),
    });
    expect(tryLevel(blueprint, 1, 1).rows[0]?.example).toMatch(/; refused by equal sides 4000$/u);
  });
});
