import { describe, expect, test } from "vitest";
import type { Difficulty, Operands } from "#engine";
import {
  blueprintOf,
  buildAll,
  buildLevel,
  handCases,
  leakingTexts,
  ruleFaults,
  rulesWithoutCase,
  SEEDS,
  verdictsOf,
  wholeAnswersShown,
  workedOut,
  wrongByRule,
} from "../testing.ts";
import { sampleOf } from "../../../testing/searches.ts";
import { factorsCases } from "./cases.fixture.ts";
import { factorsBlueprints } from "./index.ts";

const CASES = handCases(factorsCases);

describe("what hints lead to", () => {
  const hintsOf = (skill: string, operands: Operands) => blueprintOf(factorsBlueprints, skill).hints(operands);
  const ruleOf = (skill: string, id: string) =>
    blueprintOf(factorsBlueprints, skill).misconceptions.find((rule) => rule.id === id);

  test("[NUM10] full bags may come out even: 98 is asked whether it is enough", () => {
    const operands = { k: 7, j: 1, q: 14, r: 3, ask: "packs" };
    expect(hintsOf("g4.multiples", operands).slice(1)).toEqual([
      "Find the multiple of $7$ just below $101$. Is that enough? If not, take another step of $7$.",
      String.raw`$7 \times 14 = 98$. Is that enough?`,
    ]);
    expect(ruleOf("g4.multiples", "NUM-04")?.hints(operands)[0]).toBe("Would $98$ be enough?");
  });

  test("[NUM10] who looks for the second prime does not stop at the first", () => {
    expect(hintsOf("g4.prime", { n: 86, d: 39, e: 49, f: 51, ask: "next-two" })[2]).toMatch(
      /Go on until you have met two\.$/u,
    );
    expect(hintsOf("g4.prime", { n: 86, d: 39, e: 49, f: 51, ask: "next" })[2]).toMatch(
      /Stop where something is left/u,
    );
  });

  test("[NUM10] what is found of a common factor is not left at its first prime", () => {
    expect(hintsOf("g6.gcf", { a: 28, b: 60, c: 44, ask: "bare" })[2]).toMatch(
      /Test the larger factors of \$28\$ in turn: which of them divide \$60\$ and \$44\$ too\?$/u,
    );
  });

  test("[NUM10] each number is divided by a common factor but the one that shows the answer", () => {
    const third = (a: number, b: number, c: number) => {
      const operands = { a, b, c, ask: "bare" };
      const rules = blueprintOf(factorsBlueprints, "g6.gcf").misconceptions.filter(({ id }) => id === "NT-04");
      return rules.findLast((rule) => rule.wrong(operands) !== undefined)?.hints(operands)[2];
    };
    expect(third(28, 60, 72)).toMatch(/^\$28 \\div 2 = 14\$, \$60 \\div 2 = 30\$ and \$72 \\div 2 = 36\$\./u);
    expect(third(18, 42, 78)).toMatch(/Divide \$18\$ by \$3\$ too\./u);
  });

  test("[NUM10] of three numbers two are named that share a factor", () => {
    expect(ruleOf("g6.lcm", "NT-01")?.hints({ a: 2, b: 5, c: 12, ask: "bare" })[1]).toContain("as $2$ and $12$ do");
  });

  test("[NUM10] what a number is taken for is said only where nothing else comes to it", () => {
    const said = (a: number, b: number) => ruleOf("g6.lcm", "NT-13")?.explanation({ a, b, c: 0, ask: "story" });
    expect(said(18, 20)).toBe("Your number is smaller than both numbers in the question."); // 20 - 18, too
    expect(said(14, 20)).toBe("You gave a common factor.");
  });

  test("[NUM11] steps go on beyond the least common multiple, which has no label", () => {
    const lcm = blueprintOf(factorsBlueprints, "g6.lcm");
    const lines = [1, 2, 3]
      .flatMap((difficulty) => buildLevel(lcm, difficulty as Difficulty, SEEDS))
      .flatMap(({ item }) => {
        const { diagram } = item.problem_content;
        return diagram?.type === "number-line"
          ? [{ diagram, answer: Number(item.solution_logic.final_answer_canonical) }]
          : [];
      });
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.filter(({ diagram, answer }) => diagram.labels.some(({ at }) => at === answer))).toEqual([]);
    expect(lines.filter(({ diagram, answer }) => !diagram.jumps?.some(({ to }) => to > answer))).toEqual([]);
  });
});

describe("instances worked out by hand", () => {
  test.for(CASES)("[NUM1] $skill $operands: the answer and each rule’s wrong answer", (handCase) => {
    expect(workedOut(factorsBlueprints, handCase)).toEqual(handCase);
  });

  test.for(factorsBlueprints)("[NUM1] every rule of $id has a hand-made instance", (blueprint) => {
    expect(rulesWithoutCase(blueprint, CASES)).toEqual([]);
  });
});

test.for([
  {
    operands: { k: 3, j: 1, q: 4, r: 0, ask: "factors" }, // of 12
    given: {
      "1, 2, 3, 4, 6, 12": "correct",
      "12,6,4,3,2,1": "correct",
      "{1, 2, 3, 4, 6, 12}": "correct",
      "1 and 12, 2 and 6, 3 and 4": "correct",
      "1, 2, 3, 4, 6": "incorrect",
      "1, 2, 3, 4, 5, 6, 12": "incorrect",
    },
  },
  {
    operands: { k: 7, j: 1, q: 3, r: 0, ask: "first" }, // three of them
    given: {
      "7, 14, 21": "correct",
      "21, 14 and 7": "correct",
      "7;14;21": "correct",
      "7, 14": "incorrect",
      "7, 14, 21, 28": "incorrect",
    },
  },
])("[NUM7] several numbers count in any order, none missing and none too many: $operands", ({ operands, given }) => {
  expect(verdictsOf(blueprintOf(factorsBlueprints, "g4.multiples"), operands, Object.keys(given))).toEqual(given);
});

describe.for(factorsBlueprints)("$id", (blueprint) => {
  const items = buildAll(blueprint, SEEDS);

  test("[NUM2] every rule speaks in some instance, at a step that the solution has", () => {
    expect(ruleFaults(blueprint, items)).toEqual([]);
  });

  test("[NUM3] no hint of any level and no explanation gives the answer", () => {
    expect(leakingTexts(sampleOf(items))).toEqual([]);
  });

  test("[NUM3] no hint and no explanation shows all the numbers that are to be written", () => {
    expect(wholeAnswersShown(items)).toEqual([]);
  });

  test("[NUM6] choices stand in rising order with the right one among them once", () => {
    for (const { item } of items.filter((built) => built.item.answer_spec.kind === "choice")) {
      const { choices } = item.answer_spec.ui;
      expect(choices).toEqual([...new Set(choices)].toSorted((a, b) => Number(a) - Number(b)));
      expect(choices).toContain(item.solution_logic.final_answer_canonical);
    }
  });
});

describe("[NUM8] a remark on true or false fits what was said", () => {
  const multiples = blueprintOf(factorsBlueprints, "g4.multiples");
  test.for([
    // 20 ends in 0, 14 in a multiple of 4, 22 does not.
    { operands: { k: 4, j: 1, q: 5, r: 0, ask: "test" }, remarks: {} },
    { operands: { k: 4, j: 1, q: 3, r: 2, ask: "test" }, remarks: { "NT-08": "true" } },
    { operands: { k: 4, j: 1, q: 5, r: 2, ask: "test" }, remarks: { "NUM-02": "true" } },
    // 17 ends in no multiple of 3, and is not even: it is only said that somewhere a slip may have been made.
    { operands: { k: 3, j: 1, q: 5, r: 2, ask: "test" }, remarks: { "NUM-40": "true" } },
  ])("$operands", ({ operands, remarks }) => {
    expect(wrongByRule(multiples, operands)).toEqual(remarks);
  });

  test("who says that dots make no rows is not told of a last digit", () => {
    const prime = blueprintOf(factorsBlueprints, "g4.prime");
    const remarks = wrongByRule(prime, { n: 13, d: 1, ask: "rows" });
    expect(Object.keys(remarks)).toEqual(["NUM-12"]);
  });
});

test("[NUM9] what is in all lists is looked for before the greatest is taken", () => {
  const gcf = blueprintOf(factorsBlueprints, "g6.gcf");
  const told = gcf.steps({ a: 24, b: 30, c: 0, ask: "bare" }).map(({ explanation }) => explanation);
  expect(told).toEqual([
    "List the factors of 24.",
    "List the factors of 30.",
    "See which numbers are in both lists.",
    "The largest number in both lists is the greatest common factor (GCF).",
  ]);
});
