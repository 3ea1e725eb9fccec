import { describe, expect, test } from "vitest";
import type { BuiltItem, Operands } from "#engine";
import {
  answerFaults,
  blueprintOf,
  buildAll,
  flatLevels,
  rulesWithoutCase,
  SEEDS,
  tellingHints,
  verdictsOf,
  wholeAnswersShown,
  workedOut,
  type HandCase,
} from "../testing.ts";
import { multiplyDivideBlueprints } from "./index.ts";
import { planFact } from "./kit-multiply-divide.ts";
import { factByPartsTrace } from "./product-traces.ts";
import { withoutInsideZeros } from "./written.ts";

const CASES: readonly HandCase[] = [
  {
    skill: "g4.mul2",
    operands: { a: 25, b: 20, ask: "bare" },
    answer: "500",
    wrong: { "ML-10": "50", "ML-06": "400", "ML-N20": "5000", "ML-01": "45" },
  },
  {
    skill: "g4.mul2",
    operands: { a: 21, b: 10, ask: "bare" },
    answer: "210",
    wrong: { "ML-N19": "21", "ML-N20": "2100", "ML-01": "31" },
  },
  {
    skill: "g4.div1",
    operands: { divisor: 4, quotient: 21, ask: "share" },
    answer: "21",
    wrong: { "DV-04": "12", "DV-08": "336", "DV-N1": "80" },
  },
  {
    skill: "g3.mulmean",
    operands: { groups: 3, each: 4, ask: "picture", thing: "" },
    answer: "12",
    wrong: { "ML-01": "7", "ML-N11": "4", "ML-02": "8", "ML-03": "16" },
  },
  {
    skill: "g3.mulmean",
    operands: { groups: 3, each: 4, ask: "boxes", thing: "" },
    answer: "3; 4",
    wrong: { "ML-N3": "4; 4", "ML-N7": "4; 3" },
  },
  {
    skill: "g3.mulmean", // 6 + 6 + 6 + 6 + 6 = □ × 6
    operands: { groups: 5, each: 6, ask: "repeat-count", thing: "" },
    answer: "5",
    wrong: { "ML-N3": "6", "ML-N4": "4", "ML-N5": "30" },
  },
  {
    skill: "g3.mulmean",
    operands: { groups: 4, each: 6, ask: "which-story", thing: "pens" },
    answer: "4 boxes with 6 pens in each box",
    wrong: {
      "ML-01": "4 pens in one box and 6 pens in another",
      "ML-N3": "6 boxes with 6 pens in each box",
      "ML-N6": "6 pens, and 4 of them are taken away",
    },
  },
  {
    skill: "g3.mulmean", // 4 groups of 6
    operands: { groups: 4, each: 6, ask: "write-story", thing: "" },
    answer: "4 × 6",
    wrong: { "ML-01": "4 + 6", "ML-N3": "6 × 6", "ML-N12": "4 × 4" },
  },
  {
    skill: "g3.mulmean", // 7 + 7 + 7
    operands: { groups: 3, each: 7, ask: "write-repeat", thing: "" },
    answer: "3 × 7",
    wrong: { "ML-01": "3 + 7", "ML-N3": "7 × 7", "ML-N12": "3 × 3", "ML-N4": "2 × 7" },
  },
  {
    skill: "g3.mulmean", // 2 and 2 make 4 either way
    operands: { groups: 2, each: 2, ask: "write-picture", thing: "" },
    answer: "2 × 2",
    wrong: {},
  },
  { skill: "g3.f2510", operands: { table: 5, by: 0, ask: "bare" }, answer: "0", wrong: { "ML-04": "5" } },
  {
    skill: "g3.f2510",
    operands: { table: 1, by: 7, ask: "story" },
    answer: "7",
    wrong: { "ML-05": "1", "ML-01": "8" },
  },
  {
    skill: "g3.f2510",
    operands: { table: 10, by: 6, ask: "bare" },
    answer: "60",
    wrong: { "ML-01": "16", "ML-02": "50", "ML-03": "70", "ML-N15": "54", "ML-N16": "66" },
  },
  {
    skill: "g3.f2510", // doubled twice, and not once more
    operands: { table: 5, by: 8, ask: "bare" },
    answer: "40",
    wrong: { "ML-01": "13", "ML-N27": "20", "ML-02": "35", "ML-03": "45", "ML-N15": "32", "ML-N16": "48" },
  },
  // 12 × □ = 12
  {
    skill: "g3.f2510",
    operands: { table: 1, by: 12, ask: "gap-table" },
    answer: "1",
    wrong: { "ML-N1": "0", "ML-N28": "12", "DV-08": "144" },
  },
  // 5 × □ = 40
  {
    skill: "g3.f2510",
    operands: { table: 5, by: 8, ask: "gap-by" },
    answer: "8",
    wrong: { "ML-N1": "35", "DV-N7": "7", "DV-N4": "9", "DV-N6": "3", "DV-08": "200" },
  },
  {
    skill: "g3.f34",
    operands: { table: 6, by: 7, ask: "bare" },
    answer: "42",
    wrong: { "ML-01": "13", "ML-N27": "30", "ML-02": "36", "ML-03": "48", "ML-N15": "35", "ML-N16": "49" },
  },
  // □ × 9 = 36
  {
    skill: "g3.f34",
    operands: { table: 4, by: 9, ask: "gap-table" },
    answer: "4",
    wrong: { "ML-N1": "27", "DV-N7": "3", "DV-N4": "5", "DV-N6": "2", "DV-08": "324" },
  },
  {
    skill: "g3.f789",
    operands: { table: 8, by: 7, ask: "story" },
    answer: "56",
    wrong: { "ML-01": "15", "ML-N27": "40", "ML-02": "48", "ML-03": "64", "ML-N15": "49", "ML-N16": "63" },
  },
  // 9 × □ = 54
  {
    skill: "g3.f789",
    operands: { table: 9, by: 6, ask: "gap-by" },
    answer: "6",
    wrong: { "ML-N1": "45", "DV-N7": "5", "DV-N4": "7", "DV-N6": "1", "DV-08": "486" },
  },
  { skill: "g3.fdiv", operands: { divisor: 6, quotient: 0, ask: "bare" }, answer: "0", wrong: { "DV-06": "6" } },
  { skill: "g3.fdiv", operands: { divisor: 8, quotient: 1, ask: "bare" }, answer: "1", wrong: { "DV-07": "0" } },
  {
    skill: "g3.fdiv", // 42 ÷ 6
    operands: { divisor: 6, quotient: 7, ask: "share" },
    answer: "7",
    wrong: { "DV-08": "252", "DV-N1": "36", "DV-N4": "8", "DV-N7": "6", "DV-N6": "2" },
  },
  {
    skill: "g3.fdiv", // 45 ÷ □ = 5
    operands: { divisor: 9, quotient: 5, ask: "gap-divisor" },
    answer: "9",
    wrong: { "DV-08": "225", "DV-N1": "40", "DV-N4": "10", "DV-N7": "8", "DV-N6": "4" },
  },
  {
    skill: "g3.fdiv", // □ ÷ 8 = 4
    operands: { divisor: 8, quotient: 4, ask: "gap-dividend" },
    answer: "32",
    wrong: { "DV-N2": "2", "DV-N3": "12", "DV-N4": "40" },
  },
  {
    skill: "g4.mul1", // 27 × 4
    operands: { a: 27, b: 4, ask: "bare" },
    answer: "108",
    wrong: { "ML-06": "88", "ML-07": "168", "ML-08": "828", "ML-01": "31", "ML-N17": "48", "ML-N18": "87" },
  },
  {
    skill: "g4.mul1", // 407 × 6: 42, so 2 carry 4; then 0 × 6; then 24
    operands: { a: 407, b: 6, ask: "bare" },
    answer: "2442",
    wrong: { "ML-06": "2402", "ML-07": "3642", "ML-08": "24042", "ML-13": "282", "ML-N2": "2502", "ML-01": "413" },
  },
  {
    skill: "g4.mul1", // □ ÷ 4 = 24
    operands: { a: 24, b: 4, ask: "gap" },
    answer: "96",
    wrong: {
      "ML-06": "86",
      "ML-07": "126",
      "ML-08": "816",
      "ML-N8": "6",
      "ML-01": "28",
      "ML-N17": "36",
      "ML-N18": "84",
    },
  },
  {
    skill: "g4.mul2", // 23 × 45
    operands: { a: 23, b: 45, ask: "story" },
    answer: "1035",
    wrong: { "ML-09": "815", "ML-10": "207", "ML-N9": "115", "ML-N14": "920", "ML-N10": "315", "ML-01": "68" },
  },
  {
    skill: "g4.mul2", // 45 × 23, the other number split
    operands: { a: 23, b: 45, ask: "bare" },
    answer: "1035",
    wrong: { "ML-09": "815", "ML-10": "225", "ML-N9": "135", "ML-N14": "900", "ML-N10": "315", "ML-01": "68" },
  },
  {
    skill: "g4.div1", // 72 ÷ 3
    operands: { divisor: 3, quotient: 24, ask: "bare" },
    answer: "24",
    wrong: { "DV-N5": "20", "DV-04": "42", "DV-08": "216", "DV-N1": "69" },
  },
  {
    skill: "g4.div1", // 618 ÷ 6
    operands: { divisor: 6, quotient: 103, ask: "bare" },
    answer: "103",
    wrong: { "DV-03": "13", "DV-N5": "101", "DV-08": "3708", "DV-N8": "130" },
  },
  {
    skill: "g4.div1", // 498 ÷ 3: the 1 left of the tens is not passed on to the ones
    operands: { divisor: 3, quotient: 166, ask: "bare" },
    answer: "166",
    wrong: { "DV-N5": "162", "DV-08": "1494" },
  },
];

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
      "You may have taken 4 away from 16, or counted in 4s up to 12 and written that.",
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
