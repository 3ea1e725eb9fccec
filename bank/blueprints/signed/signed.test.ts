import { describe, expect, test } from "vitest";
import {
  blueprintOf,
  buildAll,
  handCases,
  leakingTexts,
  ruleFaults,
  rulesWithoutCase,
  SEEDS,
  verdictsOf,
  wholeAnswersShown,
  workedOut,
} from "../testing.ts";
import { sampleOf } from "../../../testing/searches.ts";
import { signedCases } from "./cases.fixture.ts";
import { signedBlueprints } from "./index.ts";

const CASES = handCases(signedCases);

describe("instances worked out by hand", () => {
  test.for(CASES)("[SGN1] $skill $operands: the answer and each rule’s wrong answer", (handCase) => {
    expect(workedOut(signedBlueprints, handCase)).toEqual(handCase);
  });

  test.for(signedBlueprints)("[SGN1] every rule of $id has a hand-made instance", (blueprint) => {
    expect(rulesWithoutCase(blueprint, CASES)).toEqual([]);
  });
});

test("[SGN7] an order that is to be written counts in the right order only, with numbers of the same value", () => {
  const operands = { a: -1, b: -2, c: -3, d: 0, m: 4, n: 3, form: "fraction", ask: "list" };
  const given = {
    "-3/4, -2/3, -1/4": "correct",
    "−3/4;−2/3;−1/4": "correct",
    "-9/12, -8/12, -3/12": "correct",
    "-0.75, -2/3 and -0.25": "correct",
    "-1/4, -2/3, -3/4": "incorrect",
    "-3/4, -2/3": "incorrect",
    "3/4, 2/3, 1/4": "incorrect",
  };
  expect(verdictsOf(blueprintOf(signedBlueprints, "g6.intcmp"), operands, Object.keys(given))).toEqual(given);
});

describe.for(signedBlueprints)("$id", (blueprint) => {
  const items = buildAll(blueprint, SEEDS);

  test("[SGN2] every rule speaks in some instance, at a step that the solution has", () => {
    // Bars that mislead are rare among the numbers to compare.
    expect(ruleFaults(blueprint, buildAll(blueprint, 3 * SEEDS))).toEqual([]);
  });

  test("[SGN3] no hint of any level and no explanation gives the answer", () => {
    expect(leakingTexts(sampleOf(items))).toEqual([]);
  });

  test("[SGN3] no hint and no explanation shows the order that is to be written", () => {
    expect(wholeAnswersShown(items)).toEqual([]);
  });

  test("[SGN7] numbers with a decimal mark are not to be written in a row", () => {
    const lists = items.filter(({ item }) => item.answer_spec.kind === "list");
    expect(lists.filter(({ item }) => item.solution_logic.final_answer_canonical.includes("."))).toEqual([]);
  });

  test("[SGN6] signs come in their fixed order", () => {
    const signs = items.map(({ item }) => item.answer_spec.ui.choices).filter((choices) => choices.includes("="));
    expect(signs.filter((choices) => choices.join(" ") !== "< = >")).toEqual([]);
  });

  test("[SGN6] choices hold the right answer once, and two others or more", () => {
    for (const { item } of items.filter((built) => built.item.answer_spec.kind === "choice")) {
      const { choices } = item.answer_spec.ui;
      expect(new Set(choices).size).toBe(choices.length);
      expect(choices.length).toBeGreaterThan(2);
      expect(choices).toContain(item.solution_logic.final_answer_canonical);
    }
  });
});

test("[SGN9] bars decide which sign is right, and each sign is right somewhere", () => {
  const items = buildAll(blueprintOf(signedBlueprints, "g6.intcmp"), 4 * SEEDS).filter(
    ({ operands }) => operands["form"] === "bars",
  );
  const heard = items.filter(({ item }) => item.misconceptions.some(({ id }) => id === "SGN-20"));
  expect(heard).toHaveLength(items.length);
  const signs = new Set(items.map(({ item }) => item.solution_logic.final_answer_canonical));
  expect([...signs].toSorted()).toEqual(["<", "=", ">"]);
});

test("[SGN8] who puts -3.8 above -3.59 is led to compare hundredths, whichever way they came there", () => {
  const operands = { a: -38, b: -359, c: -1, d: 0, m: 1, n: 1, form: "decimal", ask: "sign" };
  const rule = blueprintOf(signedBlueprints, "g6.intcmp").misconceptions.find(({ id }) => id === "SGN-25");
  expect(rule?.explanation(operands)).toBe("Your sign says that −3.8 is the greater number.");
  expect(rule?.hints(operands)[2]).toBe(
    "$-3.8$ is as much as $-3.80$. Start at $0$ and walk left: which do you meet first, $-3.80$ or $-3.59$? It is the greater one. The open side of the sign faces the greater number.",
  );
});

test.for([
  { a: -9, b: 5, form: "whole", wrong: ">", isOpen: true },
  { a: -5, b: -14, form: "whole", wrong: "<", isOpen: true },
  { a: -7, b: 5, form: "bars", wrong: "<", isOpen: true },
  { a: -5, b: 5, form: "bars", wrong: "<", isOpen: false },
])("[SGN8] $wrong between $a and $b, $form: the signs may be mixed up: $isOpen", ({ a, b, form, wrong, isOpen }) => {
  const o = { a, b, c: 1, d: 0, m: 1, n: 1, form, ask: "sign" };
  const rules = blueprintOf(signedBlueprints, "g6.intcmp").misconceptions.filter((rule) => rule.wrong(o) === wrong);
  expect(rules.map((rule) => rule.explanation(o).includes("mixed up the signs"))).toEqual([isOpen]);
  expect(rules.map((rule) => rule.hints(o)[2].includes("The open side of the sign"))).toEqual([isOpen]);
});

test.for([
  { a: -16, said: "You stopped at the absolute value, or overlooked the bars." },
  { a: 16, said: "You stopped at the absolute value." },
])("[SGN8] 16 for -|$a|: “$said”", ({ a, said }) => {
  const rule = blueprintOf(signedBlueprints, "g6.int").misconceptions.find(({ id }) => id === "SGN-09");
  expect(rule?.explanation({ a, b: 0, step: 1, ask: "minus-absolute" })).toBe(said);
});

test.for([
  {
    ask: "list",
    said: "Your list begins with the greatest number.",
    last: "Which of the numbers is the least? Begin with that one.",
  },
  {
    ask: "list-down",
    said: "Your list begins with the least number.",
    last: "Which of the numbers is the greatest? Begin with that one.",
  },
])("[SGN3] who turned $ask round is told which way it goes, and not to turn it", ({ ask, said, last }) => {
  const rule = blueprintOf(signedBlueprints, "g6.intcmp").misconceptions.find(({ id }) => id === "SGN-22");
  const operands = { a: -5, b: 2, c: -3, d: 0, m: 1, n: 1, form: "whole", ask };
  expect(rule?.explanation(operands)).toBe(said);
  expect(rule?.hints(operands)[2]).toBe(last);
});

test("[SGN8] of numbers all below zero, the one that is chosen says only where it is", () => {
  const rule = blueprintOf(signedBlueprints, "g6.intcmp").misconceptions.find(({ id }) => id === "IN-14");
  const below = { a: -3, b: -22, c: -8, d: 0, m: 1, n: 1, form: "whole" };
  expect(rule?.explanation({ ...below, ask: "least" })).toBe("Your number is the one nearest to 0.");
  expect(rule?.explanation({ ...below, ask: "greatest" })).toBe("Your number is the one furthest from 0.");
  expect(rule?.explanation({ ...below, c: 8, ask: "least" })).toBe(
    "You compared the numbers below 0 without their minus signs.",
  );
});
