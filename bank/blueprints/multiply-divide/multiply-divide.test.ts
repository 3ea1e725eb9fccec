import { describe, expect, test } from "vitest";
import type { BuiltItem, Operands } from "#engine";
import {
  answerFaults,
  blueprintOf,
  buildAll,
  flatLevels,
  handCases,
  rulesWithoutCase,
  SEEDS,
  tellingHints,
  verdictsOf,
  wholeAnswersShown,
  workedOut,
} from "../testing.ts";
import { multiplyDivideCases } from "./cases.fixture.ts";
import { multiplyDivideBlueprints } from "./index.ts";
import { planFact } from "./kit-multiply-divide.ts";
import { factByPartsTrace } from "./product-traces.ts";
import { withoutInsideZeros } from "./written.ts";

const CASES = handCases(multiplyDivideCases);

/** Dots that do not multiply to the item's product, and unknowns that are filled in. */
function pictureFaults({ item, operands }: BuiltItem): string[] {
  const { diagram } = item.problem_content;
  if (diagram === undefined) return [];
  const product = Object.values(operands).reduce(
    (all: number, value) => (typeof value === "number" ? all * value : all),
    1,
  );
  switch (diagram.type) {
    case "array":
      return diagram.rows * diagram.columns === product ? [] : [diagram.alt];
    case "groups":
      return diagram.groups * diagram.each === product ? [] : [diagram.alt];
    case "base-ten":
      return diagram.groups.every(({ hundreds, tens, ones }) => 100 * hundreds + 10 * tens + ones === product)
        ? []
        : [diagram.alt];
    case "area-model":
      return diagram.cells.flat().every((cell) => cell === "?") ? [] : [diagram.alt];
    case "bar-model":
      return Object.values(operands).includes(diagram.parts.length) && diagram.parts.every(({ text }) => text === "?")
        ? []
        : [diagram.alt];
    default:
      return [`a picture nobody checks: ${diagram.type}`];
  }
}

describe("instances worked out by hand", () => {
  test.for(CASES)("[MLD1] $skill $operands", (handCase) => {
    expect(workedOut(multiplyDivideBlueprints, handCase)).toEqual(handCase);
  });

  test.for(multiplyDivideBlueprints)("[MLD1] no rule of $id is without a case", (blueprint) => {
    expect(rulesWithoutCase(blueprint, CASES)).toEqual([]);
    expect(blueprint.misconceptions.length).toBeGreaterThanOrEqual(2);
  });
});

describe.for(multiplyDivideBlueprints)("$id", (blueprint) => {
  const items = buildAll(blueprint, SEEDS);

  test("[MLD2] right answers mark right, wrong ones wrong", () => {
    expect(answerFaults(blueprint, items)).toEqual([]);
  });

  test("[MLD3] no hint tells the answer", () => {
    expect([...tellingHints(items), ...wholeAnswersShown(items)]).toEqual([]);
  });

  test("[MLD4] each level is harder than the one before", () => {
    expect(flatLevels(blueprint)).toEqual([]);
  });

  test("[MLD6] pictures fit and leave the unknown open", () => {
    expect(items.flatMap(pictureFaults).slice(0, 3)).toEqual([]);
  });
});

test("[MLD7] a typed product counts either way round, with what it comes to and with the sum it stands for", () => {
  const operands = { groups: 4, each: 6, ask: "write-repeat", thing: "" };
  const given = {
    "4 × 6": "correct",
    "6*4": "correct",
    "4x6": "correct",
    "4 × 6 = 24": "correct",
    "6 + 6 + 6 + 6 = 4 × 6": "correct",
    "24": "wrong-form",
    "3 × 8": "wrong-form",
    "6 + 6 + 6 + 6": "wrong-form",
    "4 + 6": "incorrect",
    "4 ×": "unreadable",
  };
  expect(verdictsOf(blueprintOf(multiplyDivideBlueprints, "g3.mulmean"), operands, Object.keys(given))).toEqual(given);
});

describe("how facts are worked out", () => {
  const facts = Array.from({ length: 13 }, (_, groups) =>
    Array.from({ length: 13 }, (_, each) => ({ groups, each })),
  ).flat();

  test("[MLD5] every plan ends at the product", () => {
    const ends = facts.map(({ groups, each }) => planFact(groups, each).steps.at(-1)?.value);
    expect(ends).toEqual(facts.map(({ groups, each }) => String(groups * each)));
  });

  test.for([
    // Seven groups of five: five groups and two more, as the story tells it.
    [7, 5, ["5 \\times 5 = 25", "2 \\times 5 = 10", "25 + 10 = 35"]],
    [10, 5, ["10 \\times 5 = 5 \\text{ tens}", "5 \\text{ tens} = 50"]],
    [6, 10, ["6 \\times 10 = 6 \\text{ tens}", "6 \\text{ tens} = 60"]],
    [4, 2, ["4 \\times 2 = 2 \\times 4", "2 \\times 4 = 4 + 4", "4 + 4 = 8"]],
    [7, 1, ["7 \\times 1", "7 \\times 1 = 7"]],
  ] as const)("[MLD5] %i groups of %i go by the groups", ([groups, each, lines]) => {
    expect(planFact(groups, each).steps.map(({ math }) => math)).toEqual(lines);
  });

  test("[MLD5] no sub-step states the product", () => {
    const telling = facts.filter(({ groups, each }) => {
      const said: readonly string[] = planFact(groups, each).sub.match(/\d+/gu) ?? [];
      return groups * each > 12 && said.includes(String(groups * each));
    });
    expect(telling).toEqual([]);
  });

  test.for([
    [407, 47],
    [4007, 47],
    [4070, 470],
    [470, 470],
    [123, 123],
    [1020, 120],
  ] as const)("[MLD5] %i without its inside zeros is %i", ([number, without]) => {
    expect(withoutInsideZeros(number)).toBe(without);
  });
});

describe("hints about written products", () => {
  test("[MLD9] who lost the last carry is told of that one, and of what came into it", () => {
    const rules = blueprintOf(multiplyDivideBlueprints, "g4.mul1").misconceptions.filter(({ id }) => id === "ML-06");
    const operands = { a: 492, b: 6, ask: "bare" };
    expect(rules.at(-1)?.wrong(operands)).toBe("2452");
    expect(rules.at(-1)?.hints(operands)[2]).toBe(
      String.raw`The tens: $9 \times 6 = 54$, and the 1 carried before makes $55$. Write the 5 and carry 5. For the hundreds, work out $4 \times 6$ first, then add the 5.`,
    );
  });

  const operands = { a: 904, b: 7, ask: "bare" };
  const mul1 = blueprintOf(multiplyDivideBlueprints, "g4.mul1");

  test("[MLD9] ten times a number goes by the parts of its picture", () => {
    const mul2 = blueprintOf(multiplyDivideBlueprints, "g4.mul2");
    const tenTimes = { a: 27, b: 10, ask: "bare" };
    expect(mul2.steps(tenTimes).map(({ math }) => math)).toEqual([
      String.raw`7 \times 10 = 70`,
      String.raw`20 \times 10 = 200`,
      "70 + 200 = 270",
    ]);
    expect(mul2.hints(tenTimes)[2]).toContain(String.raw`$7 \times 10 = 70$`);
  });

  test("[MLD9] a place with a zero is told of", () => {
    expect(mul1.steps(operands).map(({ explanation }) => explanation)).toEqual([
      "Multiply the ones.",
      "There are 0 tens: 0 × 7 = 0. Multiply the hundreds.",
      "Add the parts.",
    ]);
  });

  test("[MLD9] the last hint goes by whole parts", () => {
    expect(mul1.hints(operands)[2]).toBe(
      String.raw`The ones: $4 \times 7 = 28$. There are 0 tens. Now the hundreds: what is $900 \times 7$? At the end, add all the parts.`,
    );
  });

  test.for(["ML-06", "ML-07", "ML-08", "ML-N2"])("[MLD9] who carries is told of the carry: %s", (id) => {
    const rule = mul1.misconceptions.find((one) => one.id === id);
    expect(rule?.hints(operands)[2]).toBe(
      String.raw`The ones: $4 \times 7 = 28$. Write the 8 and carry 2. For the tens, work out $0 \times 7$ first, then add the 2.`,
    );
  });
});

describe("texts look at what is shown", () => {
  const textsOf = (skill: string, operands: Operands) => {
    const { hints, steps, misconceptions } = blueprintOf(multiplyDivideBlueprints, skill);
    return [
      ...hints(operands),
      ...steps(operands).map(({ explanation }) => explanation),
      ...misconceptions.flatMap((rule) =>
        rule.wrong(operands) === undefined ? [] : [rule.explanation(operands), ...rule.hints(operands)],
      ),
    ];
  };

  test.for([
    ["g3.f789", { table: 8, by: 7, ask: "rows" }],
    ["g3.mulmean", { groups: 4, each: 6, ask: "write-rows", thing: "" }],
  ] as const)("[MLD10] of rows nothing is said of groups: %s", ([skill, operands]) => {
    const texts = textsOf(skill, operands).filter((text) => !text.startsWith("Every row is a group"));
    expect(texts.filter((text) => /groups?\b/iu.test(text))).toEqual([]);
  });

  test("[MLD10] a remark on a missing factor is true of each way to its number", () => {
    const said = (skill: string, id: string, operands: Operands) =>
      blueprintOf(multiplyDivideBlueprints, skill)
        .misconceptions.find((rule) => rule.id === id)
        ?.explanation(operands);
    expect(said("g3.f34", "ML-N1", { table: 4, by: 4, ask: "gap-by" })).toBe(
      "You took 4 away from 16, or counted in 4s and stopped at 12.",
    );
    expect(said("g3.fdiv", "DV-N4", { divisor: 10, quotient: 6, ask: "bare" })).toBe(
      "Your number times 10 is more than 60.",
    );
  });

  test.for([
    ["ML-02", "24", "Your answer is right for 4 groups of 6."],
    ["ML-03", "36", "Your answer is right for 6 groups of 6."],
    ["ML-N15", "25", "Your answer is 5 times 5."],
    ["ML-N16", "35", "Your answer is 7 times 5."],
  ])("[MLD10] a remark on a product does not tell how far off it is: %s", ([id, wrong, says]) => {
    const operands = { table: 6, by: 5, ask: "bare" };
    const rule = blueprintOf(multiplyDivideBlueprints, "g3.f34").misconceptions.find((one) => one.id === id);
    expect(rule?.wrong(operands)).toBe(wrong);
    expect(rule?.explanation(operands)).toBe(says);
  });

  test("[MLD10] a quotient whose turned digits are the sum of both numbers is not asked for", () => {
    const { where } = blueprintOf(multiplyDivideBlueprints, "g4.div1").levels[2];
    // 50 ÷ 2 = 25, and 52 is 50 + 2.
    expect(where?.({ divisor: 2, quotient: 25, ask: "groups-of" })).toBe(false);
    expect(where?.({ divisor: 2, quotient: 46, ask: "groups-of" })).toBe(true);
  });

  test("[MLD10] no number is multiplied by itself where both are split: nobody sees which one is meant", () => {
    const { where } = blueprintOf(multiplyDivideBlueprints, "g4.mul2").levels[4];
    expect([where?.({ a: 89, b: 89, ask: "bare" }), where?.({ a: 89, b: 79, ask: "bare" })]).toEqual([false, true]);
  });

  test("[MLD10] either number may stand first in a typed product, and no text says otherwise", () => {
    const texts = textsOf("g3.mulmean", { groups: 6, each: 9, ask: "write-story", thing: "" });
    expect(texts.filter((text) => /first/u.test(text))).toEqual([]);
  });

  test("[MLD10] no choice is shown in two ways, and no quotient or missing factor stands beside its box", () => {
    const drawn = (skill: string) => buildAll(blueprintOf(multiplyDivideBlueprints, skill), SEEDS);
    const twice = drawn("g3.mulmean").filter(
      ({ item, operands: o }) => (item.answer_spec.ui.choices?.length ?? 0) > 0 && o["groups"] === o["each"],
    );
    const divided = drawn("g3.fdiv").filter(
      ({ operands: o }) => o["ask"] !== "gap-dividend" && o["divisor"] === o["quotient"],
    );
    const gaps = ["g3.f2510", "g3.f34", "g3.f789"].flatMap(drawn);
    const copied = gaps.filter(({ operands: o }) => String(o["ask"]).startsWith("gap") && o["table"] === o["by"]);
    expect([...twice, ...divided, ...copied]).toEqual([]);
  });

  test("[MLD5] a fact of any two numbers comes of smaller ones, and what is known before of none", () => {
    const FACTORS = Array.from({ length: 11 }, (_, n) => n);
    const pairs = FACTORS.flatMap((a) => FACTORS.map((b) => [a, b] as const));
    const ends = pairs.flatMap(([a, b]) => {
      const last = factByPartsTrace(a, b)?.routes[0]?.at(-1);
      return last === undefined ? [] : [[last.result.n, a * b]];
    });
    expect(ends.length).toBeGreaterThan(30);
    expect(ends.filter(([total, product]) => total !== product)).toEqual([]);
    for (const [a, b] of [
      [2, 8],
      [10, 7],
      [0, 9],
      [1, 6],
    ] as const)
      expect(factByPartsTrace(a, b)).toBeUndefined();
  });

  test("[MLD11] facts begin with the number of groups, in gaps too", () => {
    const texts = textsOf("g3.f34", { table: 6, by: 8, ask: "gap-by" });
    expect(texts.join(" ")).toContain("$5 \\times 6 = 30$");
    const { steps } = blueprintOf(multiplyDivideBlueprints, "g3.f34");
    expect(steps({ table: 6, by: 8, ask: "gap-by" }).at(-1)?.math).toBe("8 \\times 6 = 48");
  });
});
