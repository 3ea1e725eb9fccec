import { describe, expect, test } from "vitest";
import { buildItem } from "../../items/build-item.ts";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import { TOY_BLUEPRINTS, toyContext } from "../../testing/index.ts";
import { checkWork } from "./check-work.ts";
import { offeredAnswer, workOfItem } from "./work-of-item.ts";

interface Asked {
  readonly stem: string;
  readonly answer: string;
  readonly steps: readonly string[];
  readonly spec: Partial<MathProblemItem["answer_spec"]>;
}

function itemOf({ stem, answer, steps, spec }: Asked): MathProblemItem {
  const blueprint = TOY_BLUEPRINTS.get("t.add");
  const built = blueprint && buildItem(blueprint, 1, 0, toyContext);
  if (built?.ok !== true) throw new Error("no toy item");
  const { item } = built.value;
  return {
    ...item,
    problem_content: { ...item.problem_content, stem },
    answer_spec: { ...item.answer_spec, ...spec },
    solution_logic: {
      ...item.solution_logic,
      final_answer_canonical: answer,
      steps: steps.map((math, at) => ({ step_index: at + 1, explanation: "Go on.", math })),
    },
  };
}

const EQUATION = itemOf({
  stem: "Add 8 to x and you get 21. What is x?",
  answer: "x = 13",
  steps: ["x + 8 = 21 \\;\\Rightarrow\\; x = 21 - 8", "x = 21 - 8 = 13"],
  spec: { kind: "equation", options: { variable: "x", accept: ["value"] } },
});
const FRACTIONS = itemOf({
  stem: "Add $\\frac{1}{6}$ and $\\frac{5}{12}$.",
  answer: "7/12",
  steps: ["12", "\\frac{1}{6} = \\frac{2}{12}", "\\frac{2}{12} + \\frac{5}{12} = \\frac{7}{12}"],
  spec: { kind: "fraction" },
});
const STORY = itemOf({
  stem: "12 bags hold 5 each. How many is that?",
  answer: "60",
  steps: ["12 \\times 5 = 60"],
  spec: { kind: "integer" },
});
const ORDER = itemOf({
  stem: "What is $12 \\times 5 + 3$?",
  answer: "63",
  steps: ["12 \\times 5 = 60", "60 + 3 = 63"],
  spec: { kind: "integer" },
});
const SUM = itemOf({ stem: "What is $48 + 26$?", answer: "74", steps: ["48 + 26 = 74"], spec: { kind: "integer" } });

function offered(item: MathProblemItem, lines: string): string | null {
  return offeredAnswer(item, lines.split(" | "), "en");
}

function statuses(item: MathProblemItem, lines: string): readonly string[] {
  return checkWork({ ...workOfItem(item, "en"), lines: lines.split(" | ") }).lines.map(({ status }) => status);
}

describe("what fills the answer's box [WRK25]", () => {
  test.for([
    ["x = 13", "x = 13"],
    ["x = 14", "x = 14"],
    ["13 = x", "13 = x"],
    ["x = 26/2 = 13", "x = 13"],
    ["x + 8 - 8 = 21 - 8 | so x = 13", "x = 13"],
    ["13", "13"],
  ] as const)("%s", ([lines, filled]) => {
    expect(offered(EQUATION, lines)).toBe(filled);
  });

  test.for([
    "x + 8 = 21",
    "x + 10 = 21",
    "x - 13 = 0",
    "2x = 26",
    "13 + 8 = 21",
    "21 - 8 = 13",
    "8 + ? = 21",
    "8 to 21 is 13",
    "x = 21 - 8",
    "x + 8 = 11 + 10 = 21",
    "x > 12",
    "x = 13 or x = 14",
    "y = 13",
    "x = 13 | x + 8 = 21",
  ])("nothing is filled from %s [WRK25]", (lines) => {
    expect(offered(EQUATION, lines)).toBeNull();
  });

  test.for([
    [STORY, "60", "60"],
    [STORY, "12 × 5 = 60", "60"],
    [STORY, "12 × 5 = 61", "61"],
    [STORY, "12 + 5 = 17", "17"],
    [STORY, "10 × 5 = 50 | 2 × 5 = 10 | 50 + 10 = 60", "60"],
    [STORY, "12 × 5 = 60 - 20 = 40", null],
    [STORY, "12 + 5 = 18", null],
    [STORY, "12 × ? = 60", null],
    [STORY, "60 x = 5", null],
    [ORDER, "12 × 5 = 60", null],
    [ORDER, "12 × 5 = 60 | 60 + 3 = 63", "63"],
    [ORDER, "= 60 + 3 | = 64", "64"],
    [SUM, "40 + 20 = 60 | 8 + 6 = 14", null],
    [SUM, "40 + 20 = 60 | 8 + 6 = 14 | 60 + 14 = 74", "74"],
    [FRACTIONS, "2/12 + 5/12 = 7/12", "7/12"],
    [FRACTIONS, "1/6 = 2/12", null],
  ] as const)("a calculation with numbers alone, on the way or at the end [WRK25]: %#", ([item, lines, filled]) => {
    expect(offered(item, lines)).toBe(filled);
  });
});

describe("a problem in words [WRK21]", () => {
  test.for([
    ["1/72 + 5/72", ["wrong"]],
    ["2/12 + 5/12", ["right"]],
    ["5/12 + 1/6 | 42/72", ["right", "answer"]],
    ["common denominator is 108 | 18/108 + 45/108", ["unlinked", "right"]],
    ["6 × 2 = 12 | 1/6 = 2/12", ["right", "right"]],
  ] as const)("with its two numbers joined in the solution: %s", ([lines, said]) => {
    expect(statuses(FRACTIONS, lines)).toEqual(said);
  });

  test("where nothing is known to begin with, a first line is not judged [WRK14]", () => {
    expect(workOfItem(STORY, "en").start).toBeUndefined();
    expect(statuses(STORY, "12 + 6")).toEqual(["unlinked"]);
    expect(statuses(STORY, "12 × 5")).toEqual(["unlinked"]);
  });

  test("an equation of one step does not tell its solution [WRK24]", () => {
    const told = [12, 13, 14].map((n) => statuses(EQUATION, `x - ${n} = 0 | x + 0 = ${n} | x = ${n * 2}/2 = ${n}`));
    expect(told).toEqual(Array.from({ length: 3 }, () => ["unlinked", "unlinked", "answer"]));
  });
});
