import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  blueprintOf,
  buildAll,
  handCases,
  leakingTexts,
  ruleFaults,
  rulesWithoutCase,
  SEEDS,
  workedOut,
} from "../testing.ts";
import { sampleOf } from "../../../testing/searches.ts";
import { equationsCases } from "./cases.fixture.ts";
import { equationsBlueprints } from "./index.ts";
import { add, div, mul, rat, speak, sub, typed } from "./kit-equations.ts";

const CASES = handCases(equationsCases);

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
    { form: "x+a", ask: "bare", says: "$62$ and $p$ make $181$ together. Undo the adding." },
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
    expect(rule?.explanation(operands)).toBe(`In ${places} you took the smaller digit from the larger one.`);
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

  test("[EQN8] numbers on which one place that is not taken away gives the number of turned digits are not drawn", () => {
    const drawn = (skill: string) => blueprintOf(equationsBlueprints, skill).levels[1].where;
    const one = { v: "w", xd: 1, ad: 1, style: "whole", ask: "bare", form: "x+a" };
    // 21 - 12 without the 2 is 11, and 1 from 2 is 1.
    expect(drawn("g6.eqadd")?.({ ...one, xn: 9, an: 12 })).toBe(false);
    expect(drawn("g6.eqadd")?.({ ...one, xn: 9, an: 14 })).toBe(true);
  });

  test("[EQN8] of a ten too many it is not said how it came, where a ten may have been left to take away", () => {
    const rule = blueprintOf(equationsBlueprints, "g6.eqadd").misconceptions.find(({ id }) => id === "SB-02");
    const said = (xn: number, an: number) =>
      rule?.explanation({ v: "w", xn, xd: 1, an, ad: 1, style: "whole", ask: "bare", form: "x+a" });
    expect(said(9, 14)).toBe("The ones of your answer are right, and the tens are not.");
    expect(said(38, 25)).toBe("When you traded, you left the tens as they were.");
  });

  test("[EQN8] of a ten too many it is not said how it came", () => {
    const operands = { x: 37, a: 25, b: 0, form: "part", ask: "story" };
    const rule = blueprintOf(equationsBlueprints, "g2.eqmiss").misconceptions.find(({ id }) => id === "EQN-03");
    expect(rule?.wrong(operands)).toBe("47");
    expect(rule?.explanation(operands)).toBe("The ones of your answer are right, and the tens are not.");
  });
});

describe("third hints", () => {
  const hint = (skill: string, operands: object) => blueprintOf(equationsBlueprints, skill).hints(operands as never)[2];

  test("[EQN9] a one-step equation is left to be worked out", () => {
    const one = { v: "k", xd: 1, ad: 1, style: "whole", ask: "bare" };
    expect(hint("g6.eqadd", { ...one, xn: 14, an: 8, form: "x+a" })).toBe(
      "Subtract $8$ from both sides of the equation. What do you get on each side?",
    );
    expect(hint("g6.eqmul", { ...one, xn: 14, an: 8, form: "x/a" })).toBe(
      "Multiply both sides of the equation by $8$. What do you get on each side?",
    );
    expect(hint("g6.eqmul", { ...one, xn: 30, an: 2, ad: 5, style: "fraction", form: "ax" })).toBe(
      "$2$ parts together are worth $12$. What is one part worth? How many such parts make $k$?",
    );
  });

  test("[EQN9] what is tried in each part is two or more below the answer", () => {
    const items = buildAll(blueprintOf(equationsBlueprints, "g3.mulunk"), SEEDS);
    const tried = items.flatMap(({ item, operands }) =>
      [item.hints?.[2] ?? ""].flatMap((text) => {
        const some = /^Put (\d+) in each/u.exec(text)?.[1];
        return some === undefined ? [] : [Number(operands["x"]) - Number(some)];
      }),
    );
    expect(tried.length).toBeGreaterThan(20);
    expect(Math.min(...tried)).toBeGreaterThan(1);
  });
});
