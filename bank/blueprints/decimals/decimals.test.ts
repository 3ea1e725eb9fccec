import { describe, expect, test } from "vitest";
import { checkItem, type BuiltItem } from "#engine";
import {
  answerFaults,
  blueprintOf,
  buildAll,
  buildLevel,
  flatLevels,
  handCases,
  rulesWithoutCase,
  SEEDS,
  tellingHints,
  workedOut,
} from "../testing.ts";
import { blueprint as decadd } from "../../skills/g5.decadd/blueprint.ts";
import { decimalsCases } from "./cases.fixture.ts";
import { decimalsBlueprints } from "./index.ts";
import { countOf, dec, shortDec } from "./kit-decimals.ts";

const CASES = handCases(decimalsCases);

/** Texts of a picture, or read in its place, that are the answer. */
function tellingPictures({ item }: BuiltItem): string[] {
  const { diagram } = item.problem_content;
  const said = JSON.stringify(diagram ?? {}, (key, value: unknown) =>
    ["at", "to", "step"].includes(key) ? undefined : value,
  );
  const numbers = said.match(/\d+(?:\.\d+)?/gu) ?? [];
  return new Set<string>(numbers).has(item.solution_logic.final_answer_canonical) ? [said] : [];
}

describe("instances worked out by hand", () => {
  test.for(CASES)("[DCM1] $skill $operands", (handCase) => {
    expect(workedOut(decimalsBlueprints, handCase)).toEqual(handCase);
  });

  test.for(decimalsBlueprints)("[DCM1] no rule of $id is without a case", (blueprint) => {
    expect(rulesWithoutCase(blueprint, CASES)).toEqual([]);
    expect(blueprint.misconceptions.length).toBeGreaterThanOrEqual(2);
  });
});

describe.for(decimalsBlueprints)("$id", (blueprint) => {
  const items = buildAll(blueprint, SEEDS);

  test("[DCM2] right answers mark right, wrong ones wrong", () => {
    expect(answerFaults(blueprint, items)).toEqual([]);
  });

  test("[DCM3] no hint tells the answer", () => {
    expect(tellingHints(items)).toEqual([]);
  });

  test("[DCM4] each level is harder than the one before", () => {
    expect(flatLevels(blueprint)).toEqual([]);
  });

  test("[DCM7] no picture writes the answer", () => {
    expect(items.flatMap(tellingPictures)).toEqual([]);
  });
});

describe("decimals as text", () => {
  test.for([
    { units: 307, places: 2, all: "3.07", short: "3.07" },
    { units: 350, places: 2, all: "3.50", short: "3.5" },
    { units: 400, places: 2, all: "4.00", short: "4" },
    { units: 7, places: 2, all: "0.07", short: "0.07" },
    { units: 100, places: 0, all: "100", short: "100" },
    { units: 0, places: 1, all: "0.0", short: "0" },
    { units: 125, places: 3, all: "0.125", short: "0.125" },
  ])("[DCM5] $units units of $places places are $all, in short $short", ({ units, places, all, short }) => {
    expect(dec(units, places)).toBe(all);
    expect(shortDec(units, places)).toBe(short);
  });

  test("[DCM5] a single part is named in the singular", () => {
    expect([countOf(1, 1), countOf(3, 1), countOf(1, 2), countOf(0, 2)]).toEqual([
      "1 tenth",
      "3 tenths",
      "1 hundredth",
      "0 hundredths",
    ]);
  });
});

test("[DCM6] money is asked for in the sign of the story", () => {
  const SIGNS = ["$", "£", "€"];
  const stories = [...buildLevel(decadd, 3, 200), ...buildLevel(decadd, 5, 200)].filter(
    ({ operands }) => operands["ask"] === "money",
  );
  for (const { item, operands } of stories) {
    const { stem } = item.problem_content;
    const amount = item.solution_logic.final_answer_canonical;
    expect(SIGNS.filter((sign) => stem.includes(sign))).toEqual([operands["money"]]);
    const right = SIGNS.filter((sign) => checkItem(item, [`${sign}${amount}`], "en").verdict === "correct");
    expect(right).toEqual([operands["money"]]);
  }
  expect(new Set(stories.map(({ operands }) => operands["money"]))).toEqual(new Set(SIGNS));
});

test("[DCM8] no percent is a fraction in its simplest form as soon as it is written over 100", () => {
  const items = buildAll(blueprintOf(decimalsBlueprints, "g6.pctconv"), SEEDS);
  const fractions = items.filter(({ operands }) => operands["to"] === "fraction");
  expect(fractions.length).toBeGreaterThan(0);
  const answers = fractions.map(({ item }) => item.solution_logic.final_answer_canonical);
  expect(answers.filter((answer) => answer.endsWith("/100"))).toEqual([]);
});

test.for([
  [83, 4062, "83"],
  [20, 4062, "40.62"],
] as const)(
  "[DCM8] the difference of %d and %d hundredths does not pass for the number in the box",
  ([a, b, greater]) => {
    const [look] = blueprintOf(decimalsBlueprints, "g5.decadd").hints({ a, b, p: 0, q: 2, ask: "gap", money: "$" });
    expect(look).toBe(
      `Something is taken away from the number in the box. Is the number in the box bigger or smaller than $${greater}$?`,
    );
  },
);

test.for([
  [{ a: 10, b: 853, p: 0, q: 2, ask: "gap", money: "$" }, "2.47", "Your mistake is in the wholes."],
  [{ a: 10, b: 853, p: 0, q: 2, ask: "gap", money: "$" }, "1.57", "Your mistake is in the tenths."],
  [{ a: 10, b: 853, p: 0, q: 2, ask: "gap", money: "$" }, "2.57", "Your mistakes are in the wholes and in the tenths."],
] as const)("[DCM9] %o: of %s no trade is told", ([operands, wrong, said]) => {
  const { misconceptions } = blueprintOf(decimalsBlueprints, "g5.decsub");
  const rule = misconceptions.find((one) => one.wrong(operands) === wrong);
  expect(rule?.explanation(operands)).toBe(said);
  const [look, holds] = rule?.hints(operands) ?? [];
  expect(look).toBe("Add $8.53$ to your answer. Do you get $10$?");
  expect(holds).toMatch(/^(?:When|Each time) you trade/u);
});

test("[DCM10] a dot one small step after 0 is not asked for", () => {
  const { where } = blueprintOf(decimalsBlueprints, "g4.decnote").levels[1];
  expect(where?.({ whole: 0, n: 1, d: 10, ask: "line" })).toBe(false);
  expect(where?.({ whole: 0, n: 2, d: 10, ask: "line" })).toBe(true);
});

test("[DCM11] after 17.99 both places are full, after 17.89 one", () => {
  const { hints, steps } = blueprintOf(decimalsBlueprints, "g4.decnote");
  const after = (n: number) => ({ whole: 17, n, d: 100, ask: "count-on" });
  expect(hints(after(99))[1]).toContain("on to the next place");
  expect(steps(after(99)).at(-1)?.math).toBe("17.99 + 0.01 = 18.00 = 18");
  expect(hints(after(89))[1]).toContain("the place on the left goes up by one");
  expect(steps(after(89)).at(-1)?.math).toBe("17.89 + 0.01 = 17.9");
});
