import { describe, expect, test } from "vitest";
import { checkItem, type BuiltItem } from "#engine";
import {
  answerFaults,
  blueprintOf,
  buildAll,
  buildLevel,
  flatLevels,
  rulesWithoutCase,
  SEEDS,
  tellingHints,
  workedOut,
  type HandCase,
} from "../testing.ts";
import { decadd } from "./g5.decadd.ts";
import { decimalsBlueprints } from "./index.ts";
import { countOf, dec, shortDec } from "./kit-decimals.ts";

const CASES: readonly HandCase[] = [
  {
    skill: "g4.decnote",
    operands: { whole: 17, n: 99, d: 100, ask: "count-on" },
    answer: "18",
    wrong: { "DC-25": "17.100", "AD-01": "17.90" },
  },
  {
    skill: "g4.decnote",
    operands: { whole: 8, n: 19, d: 100, ask: "count-on" },
    answer: "8.2",
    wrong: { "DC-25": "8.110", "AD-01": "8.10" },
  },
  {
    skill: "g4.decnote",
    operands: { whole: 0, n: 3, d: 10, ask: "fraction" },
    answer: "0.3",
    wrong: { "DC-N3": "0.03", "DC-06": "3.10", "DC-07": "0.10" },
  },
  {
    skill: "g6.pctconv",
    operands: { n: 61, d: 20, from: "fraction", to: "decimal", ask: "bare" },
    answer: "3.05",
    wrong: { "DC-06": "61.20", "RP-N5": "3.1" },
  },
  {
    skill: "g4.decnote", // 7/10
    operands: { whole: 0, n: 7, d: 10, ask: "fraction" },
    answer: "0.7",
    wrong: { "DC-N3": "0.07", "DC-06": "7.10", "DC-07": "0.10" },
  },
  {
    skill: "g4.decnote", // six steps of ten
    operands: { whole: 0, n: 6, d: 10, ask: "line" },
    answer: "0.6",
    wrong: { "DC-N3": "0.06", "DC-N12": "6", "DC-N14": "0.7" },
  },
  {
    skill: "g6.pctconv", // 61/20
    operands: { n: 61, d: 20, from: "fraction", to: "decimal", ask: "bare" },
    answer: "3.05",
    wrong: { "DC-06": "61.20", "RP-N5": "3.1" },
  },
  {
    skill: "g4.decnote", // 7/100
    operands: { whole: 0, n: 7, d: 100, ask: "fraction" },
    answer: "0.07",
    wrong: { "DC-08": "0.7", "DC-N13": "0.007" },
  },
  {
    skill: "g4.decnote", // 97 hundredths
    operands: { whole: 0, n: 97, d: 100, ask: "words" },
    answer: "0.97",
    wrong: { "DC-N10": "97", "DC-N11": "9.7", "DC-N13": "0.097" },
  },
  // 1/10: the bottom number after the point, 0.10, happens to be right
  {
    skill: "g4.decnote",
    operands: { whole: 0, n: 1, d: 10, ask: "fraction" },
    answer: "0.1",
    wrong: { "DC-N3": "0.01", "DC-06": "1.10" },
  },
  // 3 ones and 4 hundredths
  {
    skill: "g4.decnote",
    operands: { whole: 3, n: 4, d: 100, ask: "chart" },
    answer: "3.04",
    wrong: { "DC-08": "3.4", "DC-N13": "3.004" },
  },
  {
    skill: "g4.decnote",
    operands: { whole: 0, n: 35, d: 100, ask: "to-fraction" },
    answer: "35/100",
    wrong: { "DC-09": "1/35", "DC-N1": "35/10" },
  },
  // 0.7, 0.8, 0.9
  {
    skill: "g4.decnote",
    operands: { whole: 0, n: 90, d: 100, ask: "count-on" },
    answer: "1",
    wrong: { "DC-25": "0.10" },
  },
  // 2.37, 2.38, 2.39
  {
    skill: "g4.decnote",
    operands: { whole: 2, n: 39, d: 100, ask: "count-on" },
    answer: "2.4",
    wrong: { "DC-25": "2.310", "AD-01": "2.30" },
  },
  // 3/10 + 4/100
  {
    skill: "g4.decnote",
    operands: { whole: 0, n: 34, d: 100, ask: "sum" },
    answer: "0.34",
    wrong: { "FC-23": "0.07" },
  },
  // the sixth small step after 3.4
  {
    skill: "g4.decnote",
    operands: { whole: 3, n: 46, d: 100, ask: "line" },
    answer: "3.46",
    wrong: { "DC-N2": "4.0", "DC-N14": "3.47" },
  },
  {
    skill: "g5.decadd", // 3.7 + 2.5
    operands: { a: 37, b: 25, p: 1, q: 1, ask: "bare", money: "$" },
    answer: "6.2",
    wrong: { "DC-10": "5.12", "DC-N5": "5.2", "DC-N8": "0.62", "DC-N7": "62" },
  },
  {
    skill: "g5.decadd", // 1.4 + 2.35
    operands: { a: 14, b: 235, p: 1, q: 2, ask: "bare", money: "$" },
    answer: "3.75",
    wrong: { "DC-10": "3.39", "DC-11": "2.49" },
  },
  {
    skill: "g5.decadd", // 7.9 + 2.78
    operands: { a: 79, b: 278, p: 1, q: 2, ask: "bare", money: "$" },
    answer: "10.68",
    wrong: { "DC-10": "9.168", "DC-N5": "9.68", "DC-11": "3.57" },
  },
  {
    skill: "g5.decadd", // □ − 2.35 = 4
    operands: { a: 4, b: 235, p: 0, q: 2, ask: "gap", money: "$" },
    answer: "6.35",
    wrong: { "DC-12": "2.39", "AD-08": "1.65" },
  },
  {
    skill: "g5.decadd", // £4.50 and £2.75
    operands: { a: 450, b: 275, p: 2, q: 2, ask: "money", money: "£" },
    answer: "7.25",
    wrong: { "DC-10": "6.125", "DC-N5": "6.25", "DC-N7": "725", "AD-08": "1.75" },
  },
  {
    skill: "g5.decadd", // 7.15 + 4.89
    operands: { a: 715, b: 489, p: 2, q: 2, ask: "bare", money: "$" },
    answer: "12.04",
    wrong: { "DC-10": "11.104", "DC-N5": "11.04", "AD-01": "2.04", "DC-N7": "1204" },
  },
  {
    skill: "g5.decsub", // 6.1 - 1.5
    operands: { a: 61, b: 15, p: 1, q: 1, ask: "bare", money: "$" },
    answer: "4.6",
    wrong: { "SB-01": "5.4", "SB-02": "5.6", "DC-N7": "46", "SB-15": "7.6" },
  },
  {
    skill: "g5.decsub", // 8.3 - 2.16
    operands: { a: 83, b: 216, p: 1, q: 2, ask: "bare", money: "$" },
    answer: "6.14",
    wrong: { "DC-14": "6.26", "DC-N9": "6.24", "SB-15": "10.46" },
  },
  {
    skill: "g5.decsub", // 60 - 1.35
    operands: { a: 60, b: 135, p: 0, q: 2, ask: "gap", money: "$" },
    answer: "58.65",
    wrong: { "DC-13": "59.35", "SB-02": "59.75", "DC-N9": "58.75", "SB-15": "61.35" },
  },
  {
    skill: "g5.decsub", // 9.3 - 3.91
    operands: { a: 93, b: 391, p: 1, q: 2, ask: "bare", money: "$" },
    answer: "5.39",
    wrong: { "DC-14": "5.41", "SB-01": "6.61", "SB-02": "6.49", "DC-N9": "5.49", "SB-15": "13.21" },
  },
  {
    skill: "g5.decsub", // £32.49 - £7.95
    operands: { a: 3249, b: 795, p: 2, q: 2, ask: "money", money: "£" },
    answer: "24.54",
    wrong: { "SB-01": "35.54", "SB-02": "25.54", "SB-15": "40.44" },
  },
  {
    skill: "g5.decsub", // $44.83 - $6.85: with a tenth too many no whole is needed
    operands: { a: 4483, b: 685, p: 2, q: 2, ask: "money", money: "$" },
    answer: "37.98",
    wrong: { "SB-01": "42.02", "SB-02": "38.98", "DC-N9": "38.08", "SB-15": "51.68" },
  },
  {
    skill: "g6.pctconv", // 3/5
    operands: { n: 3, d: 5, from: "fraction", to: "percent", ask: "bare" },
    answer: "60%",
    wrong: { "RP-22": "6%", "RP-23": "0.6%", "RP-24": "5%", "RP-N1": "3%" },
  },
  {
    skill: "g6.pctconv", // 6/10: who writes 6% took the top, and 10% is one part as well
    operands: { n: 6, d: 10, from: "fraction", to: "percent", ask: "bare" },
    answer: "60%",
    wrong: { "RP-23": "0.6%", "RP-N1": "6%" },
  },
  {
    skill: "g6.pctconv", // 0.08 as 8 tenths
    operands: { n: 8, d: 100, from: "decimal", to: "percent", ask: "bare" },
    answer: "8%",
    wrong: { "RP-22": "0.8%", "RP-23": "0.08%", "RP-N4": "80%" },
  },
  {
    skill: "g6.pctconv", // 0.4
    operands: { n: 4, d: 10, from: "decimal", to: "percent", ask: "bare" },
    answer: "40%",
    wrong: { "RP-22": "4%", "RP-23": "0.4%" },
  },
  {
    skill: "g6.pctconv", // 5 %
    operands: { n: 5, d: 100, from: "percent", to: "decimal", ask: "bare" },
    answer: "0.05",
    wrong: { "RP-21": "0.5", "RP-N2": "5" },
  },
  {
    skill: "g6.pctconv", // 35 % = 35/100 = 7/20
    operands: { n: 7, d: 20, from: "percent", to: "fraction", ask: "bare" },
    answer: "7/20",
    wrong: { "DC-09": "1/35", "RP-N3": "7/2" },
  },
  {
    skill: "g6.pctconv", // 41/100
    operands: { n: 41, d: 100, from: "fraction", to: "decimal", ask: "bare" },
    answer: "0.41",
    wrong: { "RP-N6": "4.1", "RP-N7": "0.041" },
  },
  // 0.125: a part of a percent
  {
    skill: "g6.pctconv",
    operands: { n: 125, d: 1000, from: "decimal", to: "percent", ask: "bare" },
    answer: "12.5%",
    wrong: { "RP-22": "1.25%", "RP-23": "0.125%" },
  },
];

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
  const SIGNS = ["$", "£", "€", "₹"];
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
  [{ a: 10, b: 853, p: 0, q: 2, ask: "gap", money: "$" }, "2.47", "Your slip is in the wholes."],
  [{ a: 10, b: 853, p: 0, q: 2, ask: "gap", money: "$" }, "1.57", "Your slip is in the tenths."],
  [{ a: 10, b: 853, p: 0, q: 2, ask: "gap", money: "$" }, "2.57", "Your slips are in the wholes and in the tenths."],
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
