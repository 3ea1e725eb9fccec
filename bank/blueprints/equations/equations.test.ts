import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  blueprintOf,
  buildAll,
  leakingTexts,
  ruleFaults,
  rulesWithoutCase,
  SEEDS,
  workedOut,
  type HandCase,
} from "../testing.ts";
import { sampleOf } from "../../../testing/searches.ts";
import { equationsBlueprints } from "./index.ts";
import { add, div, mul, rat, speak, sub, typed } from "./kit-equations.ts";

const CASES: readonly HandCase[] = [
  {
    skill: "g2.eqmiss",
    operands: { x: 27, a: 15, b: 28, form: "both", ask: "bare" },
    answer: "27",
    wrong: { "EQ-01": "42", "EQ-02": "57", "EQN-01": "13" },
  }, // 28 + 14 = □ + 15
  {
    skill: "g2.eqmiss",
    operands: { x: 28, a: 15, b: 0, form: "first-part", ask: "bare" },
    answer: "28",
    wrong: { "EQ-03": "58", "EQN-02": "32", "EQN-03": "38" },
  },
  {
    skill: "g2.eqmiss",
    operands: { x: 62, a: 44, b: 0, form: "start", ask: "bare" },
    answer: "62",
    wrong: { "EQ-04": "26", "EQN-04": "52" },
  },
  {
    skill: "g2.eqmiss",
    operands: { x: 25, a: 26, b: 0, form: "change", ask: "bare" },
    answer: "25",
    wrong: { "EQ-05": "77", "EQN-02": "35", "EQN-03": "35" },
  },
  {
    skill: "g3.mulunk",
    operands: { x: 6, a: 4, b: 1, form: "factor", ask: "bare" },
    answer: "6",
    wrong: { "EQ-03": "28", "DV-08": "96", "DV-09": "20" },
  },
  {
    skill: "g3.mulunk",
    operands: { x: 9, a: 5, b: 1, form: "divisor", ask: "bare" },
    answer: "9",
    wrong: { "EQ-03": "50", "DV-08": "225", "DV-09": "40" },
  },
  {
    skill: "g3.mulunk",
    operands: { x: 18, a: 6, b: 1, form: "dividend", ask: "bare" },
    answer: "18",
    wrong: { "EQN-11": "2", "EQN-12": "9", "ML-02": "15", "ML-03": "21" },
  },
  {
    skill: "g3.mulunk", // 8 bags of 5, and as many in 4 bags
    operands: { x: 10, a: 4, b: 8, form: "both", ask: "story" },
    answer: "10",
    wrong: { "EQ-01": "40", "DV-09": "36", "EQN-53": "5" },
  },
  {
    skill: "g3.mulunk",
    operands: { x: 8, a: 3, b: 4, form: "both", ask: "bare" },
    answer: "8",
    wrong: { "EQ-01": "24", "EQN-10": "7" },
  }, // 4 × 6 = □ × 3
  {
    skill: "g6.eqadd",
    operands: { v: "x", xn: 7, xd: 1, an: 5, ad: 1, style: "whole", ask: "bare", form: "x+a" },
    answer: "x = 7",
    wrong: { "AL-18": "x = 17", "EQN-22": "x = 12", "SB-01": "x = 13", "SB-02": "x = 17" },
  },
  {
    skill: "g6.eqadd",
    operands: { v: "n", xn: 8, xd: 1, an: 4, ad: 1, style: "whole", ask: "bare", form: "x+a" },
    answer: "n = 8",
    wrong: { "AL-18": "n = 16", "EQN-22": "n = 12", "EQN-23": "n = 3", "SB-01": "n = 12", "SB-02": "n = 18" },
  },
  {
    skill: "g6.eqadd", // 151 - 73: of the two places that are traded for, errors in the second alone are kept here
    operands: { v: "k", xn: 78, xd: 1, an: 73, ad: 1, style: "whole", ask: "bare", form: "a+x" },
    answer: "k = 78",
    wrong: { "AL-18": "k = 224", "EQN-22": "k = 151", "SB-01": "k = 138", "SB-02": "k = 178" },
  },
  {
    skill: "g6.eqadd",
    operands: { v: "y", xn: 21, xd: 1, an: 6, ad: 1, style: "whole", ask: "bare", form: "x-a" },
    answer: "y = 21",
    wrong: { "AL-18": "y = 9", "EQN-22": "y = 15", "AD-01": "y = 11" },
  },
  {
    skill: "g6.eqadd",
    operands: { v: "k", xn: 19, xd: 100, an: 35, ad: 10, style: "decimal", ask: "bare", form: "a+x" },
    answer: "k = 0.19",
    wrong: { "AL-18": "k = 7.19", "EQN-20": "k = 3.34", "EQN-22": "k = 3.69", "EQN-24": "k = 0.64" },
  },
  {
    skill: "g6.eqadd",
    operands: { v: "w", xn: 77, xd: 100, an: 15, ad: 10, style: "decimal", ask: "bare", form: "a+x" },
    answer: "w = 0.77",
    wrong: {
      "AL-18": "w = 3.77",
      "EQN-20": "w = 2.12",
      "EQN-22": "w = 2.27",
      "EQN-24": "w = 1.22",
      "SB-01": "w = 1.37",
      "SB-02": "w = 1.77",
    },
  },
  {
    skill: "g6.eqmul",
    operands: { v: "n", xn: 56, xd: 10, an: 18, ad: 1, style: "decimal", ask: "bare", form: "ax" },
    answer: "n = 5.6",
    wrong: { "AL-20": "n = 1814.4", "EQN-34": "n = 56", "AL-19": "n = 82.8", "EQN-22": "n = 100.8" },
  },
  {
    skill: "g6.eqadd",
    operands: { v: "x", xn: 1, xd: 2, an: 1, ad: 3, style: "fraction", ask: "bare", form: "x+a" },
    answer: "x = 1/2",
    wrong: { "AL-18": "x = 7/6", "EQN-21": "x = 4/3", "EQN-22": "x = 5/6" },
  },
  {
    skill: "g6.eqadd",
    operands: { v: "x", xn: 3, xd: 4, an: 1, ad: 3, style: "fraction", ask: "bare", form: "x-a" },
    answer: "x = 3/4",
    wrong: { "AL-18": "x = 1/12", "EQN-21": "x = 2/5", "EQN-22": "x = 5/12" },
  },
  {
    skill: "g6.eqmul",
    operands: { v: "x", xn: 4, xd: 1, an: 3, ad: 1, style: "whole", ask: "bare", form: "ax" },
    answer: "x = 4",
    wrong: { "AL-20": "x = 36", "AL-19": "x = 9", "EQN-22": "x = 12", "DV-N4": "x = 3" },
  },
  {
    skill: "g6.eqmul",
    operands: { v: "m", xn: 36, xd: 1, an: 3, ad: 1, style: "whole", ask: "bare", form: "x/a" },
    answer: "m = 36",
    wrong: { "AL-22": "m = 4", "EQN-33": "m = 15", "EQN-22": "m = 12" },
  },
  {
    skill: "g6.eqmul",
    operands: { v: "x", xn: 12, xd: 1, an: 2, ad: 3, style: "fraction", ask: "bare", form: "ax" },
    answer: "x = 12",
    wrong: { "AL-20": "x = 16/3", "EQN-30": "x = 4", "EQN-31": "x = 24" },
  },
  {
    skill: "g6.eqmul",
    operands: { v: "w", xn: 4, xd: 1, an: 25, ad: 10, style: "decimal", ask: "bare", form: "ax" },
    answer: "w = 4",
    wrong: { "AL-20": "w = 25", "EQN-32": "w = 0.4", "AL-19": "w = 7.5", "AL-21": "w = 0.25", "EQN-22": "w = 10" },
  },
];

describe("instances worked out by hand", () => {
  test.for(CASES)("[EQN1] $skill $operands: the answer and each rule’s wrong answer", (handCase) => {
    expect(workedOut(equationsBlueprints, handCase)).toEqual(handCase);
  });

  test.for(equationsBlueprints)("[EQN1] every rule of $id has a hand-made instance", (blueprint) => {
    expect(rulesWithoutCase(blueprint, CASES)).toEqual([]);
  });
});

describe.for(equationsBlueprints)("$id", (blueprint) => {
  const items = buildAll(blueprint, SEEDS);

  test("[EQN2] every rule speaks in some instance, at a step that the solution has", () => {
    expect(ruleFaults(blueprint, items)).toEqual([]);
  });

  test("[EQN3] no hint of any level and no explanation gives the answer", () => {
    expect(leakingTexts(sampleOf(items))).toEqual([]);
  });

  test("[EQN6] what is read aloud has no LaTeX left in it", () => {
    const spoken = items.map(
      ({ item }) => item.problem_content.spoken ?? item.problem_content.stem.replaceAll(/\$([a-z])\$/gu, "$1"),
    );
    expect(spoken.filter((text) => /[\\${}^_=]/u.test(text))).toEqual([]);
  });
});

describe("exact numbers", () => {
  test.for([
    [rat(1, 3), "fraction", "1/3"],
    [rat(-6, 4), "fraction", "-3/2"],
    [rat(8, 4), "fraction", "2"],
    [rat(369, 100), "decimal", "3.69"],
    [rat(1, 3), "decimal", "1/3"],
    [rat(1, 8), "whole", "0.125"],
  ] as const)("[EQN6] %o as a %s is typed %s", ([value, style, text]) => {
    expect(typed(value, style)).toBe(text);
  });

  test("[EQN6] adding and subtracting, multiplying and dividing undo each other", () => {
    const arbRat = fc
      .record({ n: fc.integer({ min: 1, max: 500 }), d: fc.integer({ min: 1, max: 60 }) })
      .map(({ n, d }) => rat(n, d));
    fc.assert(
      fc.property(arbRat, arbRat, (x, y) => {
        expect(sub(add(x, y), y)).toEqual(x);
        expect(div(mul(x, y), y)).toEqual(x);
      }),
    );
  });

  test("[EQN6] formulas are read aloud in words", () => {
    expect(speak("\\frac{2}{3}x = 8")).toBe("two thirds times x equals 8");
    expect(speak("12 = 6n")).toBe("12 equals 6 times n");
    expect(speak("\\square \\div 4 = 9")).toBe("box divided by 4 equals 9");
    expect(speak("7 - p = 2.5")).toBe("7 minus p equals 2.5");
    expect(speak("y + \\frac{1}{4} = 3 - \\frac{2}{3}")).toBe("y plus one quarter equals 3 minus two thirds");
  });
});

describe("help for stories and parts", () => {
  const ruleOf = (skill: string, id: string) =>
    blueprintOf(equationsBlueprints, skill).misconceptions.find((rule) => rule.id === id);

  test("[EQN7] in a story of boxes there is no equals sign, and nobody makes two sums the same", () => {
    const operands = { x: 8, a: 5, b: 10, form: "both", ask: "story" };
    const hints = blueprintOf(equationsBlueprints, "g3.mulunk").hints(operands);
    expect(hints[1]).toBe("Both children have the same number altogether. First work out how many one of them has.");
    expect(ruleOf("g3.mulunk", "EQN-10")?.wrong(operands)).toBeUndefined();
    expect(ruleOf("g3.mulunk", "EQN-10")?.wrong({ ...operands, ask: "bare" })).toBe("9");
  });

  test.for([
    { form: "x-a", ask: "story", says: "$57$ is what there is at the end. $p$ is what there was at the start." },
    { form: "x-a", ask: "bare", says: "$p$ is the number before $62$ is taken away. Undo the taking away." },
    { form: "x+a", ask: "bare", says: "$p$ is the number before $62$ is added. Undo the adding." },
  ])("[EQN7] who copies the end of a $ask is told so", ({ form, ask, says }) => {
    const operands = { v: "p", xn: 119, xd: 1, an: 62, ad: 1, style: "whole", ask, form };
    expect(ruleOf("g6.eqadd", "EQN-22")?.hints(operands)[1]).toBe(says);
  });

  test("[EQN7] who takes a third of a third is not blamed for multiplying", () => {
    const operands = { v: "w", xn: 9, xd: 1, an: 1, ad: 3, style: "fraction", ask: "bare", form: "ax" };
    expect(ruleOf("g6.eqmul", "AL-20")?.explanation(operands)).toBe("You took one third of 3.");
    expect(ruleOf("g6.eqmul", "AL-20")?.hints(operands)).toEqual([
      "$3$ is one third of $w$ already. Is $w$ more or less than $3$?",
      "The denominator of the fraction says how many equal parts the whole has. Put all of them together.",
      "Find one third of your number. Is it $3$?",
    ]);
  });
});

describe("remarks that are true of each likely way", () => {
  test.each([
    { xn: 78, an: 73, places: "the ones and the tens", last: "Then look at the tens in the same way." },
    { xn: 25, an: 27, places: "the ones", last: "Trade a ten first." },
  ])("[EQN8] of $an + x, the digits are turned in each place that needs a trade", ({ xn, an, places, last }) => {
    const operands = { v: "k", xn, xd: 1, an, ad: 1, style: "whole", ask: "bare", form: "a+x" };
    const rule = blueprintOf(equationsBlueprints, "g6.eqadd").misconceptions.find(({ id }) => id === "SB-01");
    expect(rule?.explanation(operands)).toBe(`In ${places} you may have taken the smaller digit from the larger one.`);
    expect(rule?.hints(operands)[2].endsWith(last)).toBe(true);
  });

  test("[EQN8] who takes 6 from 15 is told of no trade", () => {
    const operands = { v: "w", xn: 9, xd: 1, an: 6, ad: 1, style: "whole", ask: "bare", form: "x+a" };
    const { misconceptions } = blueprintOf(equationsBlueprints, "g6.eqadd");
    for (const rule of misconceptions.filter(({ id }) => id.startsWith("SB-"))) {
      expect(rule.explanation(operands)).not.toContain("trade");
      expect(rule.hints(operands)[2]).toBe(
        "Go from $15$ back to 10. How much of the $6$ is still to be taken away then?",
      );
    }
  });

  test("[EQN8] numbers on which balancing the wrong way, or a point elsewhere, gives the number of an error are not drawn", () => {
    const drawn = (skill: string, level: 4 | 5) => blueprintOf(equationsBlueprints, skill).levels[level].where;
    // 23 + 46 = □ + 36: ten less for the 23 as well is 13, as is 36 - 23.
    expect(drawn("g2.eqmiss", 5)?.({ x: 33, a: 36, b: 23, form: "both", ask: "bare" })).toBe(false);
    expect(drawn("g2.eqmiss", 5)?.({ x: 27, a: 15, b: 28, form: "both", ask: "bare" })).toBe(true);
    // 2.3n = 23: 2.3 ÷ 23 is 0.1, and so are the same digits with their point elsewhere.
    const decimal = { v: "n", xd: 1, an: 23, ad: 10, style: "decimal", ask: "bare", form: "ax" };
    expect(drawn("g6.eqmul", 4)?.({ ...decimal, xn: 10 })).toBe(false);
    expect(drawn("g6.eqmul", 4)?.({ ...decimal, xn: 4 })).toBe(true);
  });

  test("[EQN8] of a ten too many it is not said how it came", () => {
    const operands = { x: 37, a: 25, b: 0, form: "part", ask: "story" };
    const rule = blueprintOf(equationsBlueprints, "g2.eqmiss").misconceptions.find(({ id }) => id === "EQN-03");
    expect(rule?.wrong(operands)).toBe("47");
    expect(rule?.explanation(operands)).toBe("Your slip is in the tens.");
  });
});

describe("third hints", () => {
  const hint = (skill: string, operands: object) => blueprintOf(equationsBlueprints, skill).hints(operands as never)[2];

  test("[EQN9] a one-step equation is left to be worked out", () => {
    const one = { v: "k", xd: 1, ad: 1, style: "whole", ask: "bare" };
    expect(hint("g6.eqadd", { ...one, xn: 14, an: 8, form: "x+a" })).toBe(
      "Subtract $8$ from both sides of the equation. What is then left on each side?",
    );
    expect(hint("g6.eqmul", { ...one, xn: 14, an: 8, form: "x/a" })).toBe(
      "Multiply both sides of the equation by $8$. What is then left on each side?",
    );
    expect(hint("g6.eqmul", { ...one, xn: 30, an: 2, ad: 5, style: "fraction", form: "ax" })).toBe(
      "$2$ parts together are worth $12$. What is one part worth? How many such parts make $k$?",
    );
  });

  test("[EQN9] what is tried in each part is two or more below the answer", () => {
    const items = buildAll(blueprintOf(equationsBlueprints, "g3.mulunk"), SEEDS);
    const tried = items.flatMap(({ item, operands }) =>
      [item.hints?.[2] ?? ""].flatMap((text) => {
        const some = /^With (\d+) in each/u.exec(text)?.[1];
        return some === undefined ? [] : [Number(operands["x"]) - Number(some)];
      }),
    );
    expect(tried.length).toBeGreaterThan(20);
    expect(Math.min(...tried)).toBeGreaterThan(1);
  });
});
