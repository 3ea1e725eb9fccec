import { describe, expect, test } from "vitest";
import {
  blueprintOf,
  buildAll,
  harshTexts,
  leakingTexts,
  pluralsOfOne,
  ruleFaults,
  rulesWithoutCase,
  SEEDS,
  unreadBoxes,
  verdictsOf,
  wholeAnswersShown,
  workedOut,
  type HandCase,
} from "../testing.ts";
import { sampleOf } from "../../../testing/searches.ts";
import { placeValueBlueprints } from "./index.ts";
import { numberInWords } from "../number-words.ts";

const CASES: readonly HandCase[] = [
  {
    skill: "g4.round",
    operands: { n: 461026, p: 10000, ask: "greatest", show: "none" },
    answer: "464999",
    wrong: { "RD-06": "465000", "RD-01": "469999", "RD-N5": "460000", "RD-N7": "459999" },
  },
  {
    skill: "g2.pv3",
    operands: { n: 547, ask: "boxes", place: 0, show: "none" },
    answer: "5; 4; 7",
    wrong: { "PV-N1": "500; 40; 7", "PV-N2": "7; 4; 5" },
  },
  {
    skill: "g2.pv3", // 5 big squares, no rod, 7 cubes
    operands: { n: 507, ask: "blocks", place: 0, show: "blocks" },
    answer: "507",
    wrong: { "PV-05": "57", "PV-01": "5007", "PV-N8": "12" },
  },
  { skill: "g2.pv3", operands: { n: 547, ask: "digit", place: 0, show: "none" }, answer: "7", wrong: { "PV-N2": "5" } },
  {
    skill: "g2.pv3",
    operands: { n: 584, ask: "value", place: 1, show: "none" },
    answer: "80",
    wrong: { "PV-02": "8", "PV-03": "800" },
  },
  {
    skill: "g2.pv3",
    operands: { n: 584, ask: "value", place: 2, show: "none" },
    answer: "500",
    wrong: { "PV-02": "5", "PV-03": "5000", "PV-04": "50" },
  },
  {
    skill: "g2.pv3", // told as 7 ones, 5 hundreds, 4 tens
    operands: { n: 547, ask: "scrambled", place: 1, show: "none" },
    answer: "547",
    wrong: { "PV-01": "500407", "PV-N3": "754" },
  },
  {
    skill: "g2.pv3",
    operands: { n: 342, ask: "whole-tens", place: 1, show: "none" },
    answer: "34",
    wrong: { "PV-10": "4", "PV-N6": "342", "PV-N14": "30", "PV-N15": "35" },
  },
  {
    skill: "g2.pv3", // 5 hundreds, 14 tens, 7 ones
    operands: { n: 647, ask: "regrouped", place: 1, show: "none" },
    answer: "647",
    wrong: { "PV-N4": "5147", "PV-N5": "547" },
  },
  {
    skill: "g2.pv3", // 647 = 5 hundreds + □ tens + 7 ones
    operands: { n: 647, ask: "rename", place: 1, show: "none" },
    answer: "14",
    wrong: { "PV-10": "4", "PV-N7": "64", "PV-N13": "10" },
  },
  {
    skill: "g2.expand", // 300 + 5
    operands: { n: 305, ask: "sum", hide: 0, order: "210", show: "none" },
    answer: "305",
    wrong: { "PV-05": "35", "PV-01": "3005", "PV-06": "350" },
  },
  {
    skill: "g2.expand", // 2 + 300 + 40
    operands: { n: 342, ask: "sum", hide: 0, order: "021", show: "none" },
    answer: "342",
    wrong: { "PV-01": "230040", "PV-N3": "234" },
  },
  {
    skill: "g2.expand",
    operands: { n: 314, ask: "words", hide: 0, order: "210", show: "none" },
    answer: "314",
    wrong: { "PV-01": "30014", "PV-07": "340", "PV-06": "341" },
  },
  {
    skill: "g2.expand",
    operands: { n: 340, ask: "words", hide: 0, order: "210", show: "none" },
    answer: "340",
    wrong: { "PV-05": "34", "PV-01": "30040", "PV-07": "314", "PV-06": "304" },
  },
  {
    skill: "g2.expand",
    operands: { n: 205, ask: "to-words", hide: 0, order: "210", show: "none" },
    answer: "two hundred and five",
    wrong: { "PV-05": "twenty-five", "PV-06": "two hundred and fifty", "PV-N9": "five hundred and two" },
  },
  {
    skill: "g2.expand", // 342 = 300 + □ + 2
    operands: { n: 342, ask: "part", hide: 1, order: "210", show: "none" },
    answer: "40",
    wrong: { "PV-02": "4", "PV-03": "400", "PV-N10": "302" },
  },
  {
    skill: "g2.expand",
    operands: { n: 342, ask: "boxes", hide: 0, order: "210", show: "none" },
    answer: "300; 40; 2",
    wrong: { "PV-02": "3; 4; 2" },
  },
  {
    skill: "g2.expand", // 345
    operands: { n: 345, ask: "write", hide: 0, order: "210", show: "none" },
    answer: "300 + 40 + 5",
    wrong: { "PV-N9": "500 + 40 + 3", "PV-N12": "300 + 4 + 5", "PV-02": "3 + 4 + 5", "PV-03": "3000 + 400 + 50" },
  },
  {
    skill: "g2.expand", // blocks for 305: 3 big squares, no rod, 5 cubes
    operands: { n: 305, ask: "write", hide: 0, order: "210", show: "blocks" },
    answer: "300 + 5",
    wrong: { "PV-N11": "30 + 5", "PV-02": "3 + 5", "PV-03": "3000 + 50" },
  },
  {
    skill: "g2.expand", // three hundred and fourteen
    operands: { n: 314, ask: "write-words", hide: 0, order: "210", show: "none" },
    answer: "300 + 10 + 4",
    wrong: {
      "PV-07": "300 + 40",
      "PV-06": "300 + 40 + 1",
      "PV-N12": "300 + 1 + 4",
      "PV-02": "3 + 1 + 4",
      "PV-03": "3000 + 100 + 40",
    },
  },
  rounding("g3.rnd10", 367, 10, "round", "370", { "RD-01": "360", "RD-N3": "400", "RD-04": "377", "RD-05": "37" }),
  rounding("g3.rnd10", 342, 10, "story", "340", { "RD-02": "350", "RD-N6": "330", "RD-N3": "300", "RD-05": "34" }),
  rounding("g3.rnd10", 365, 10, "round", "370", { "RD-06": "360", "RD-N3": "400", "RD-04": "375", "RD-05": "37" }),
  rounding("g3.rnd10", 397, 10, "round", "400", { "RD-N1": "300", "RD-N2": "3100", "RD-01": "390", "RD-05": "40" }),
  rounding("g3.rnd10", 367, 10, "least", "365", { "RD-06": "366", "RD-N5": "370", "RD-02": "361" }),
  rounding("g3.rnd10", 367, 10, "greatest", "374", { "RD-06": "375", "RD-01": "379", "RD-N5": "370" }),
  rounding("g3.rnd10", 367, 10, "which", "367", { "RD-06": "375", "RD-01": "378", "RD-02": "362" }),
  rounding("g4.round", 1449, 1000, "round", "1000", {
    "RD-03": "2000",
    "RD-02": "2000",
    "RD-05": "1",
    "RD-N4": "1450",
  }),
  rounding("g4.round", 2449, 1000, "round", "2000", {
    "RD-03": "3000",
    "RD-02": "3000",
    "RD-N6": "1000",
    "RD-05": "2",
    "RD-N4": "2450",
  }),
  rounding("g4.round", 4367, 100, "round", "4400", {
    "RD-01": "4300",
    "RD-04": "4467",
    "RD-05": "44",
    "RD-N3": "4000",
    "RD-N4": "4370",
  }),
  rounding("g4.round", 39_620, 1000, "round", "40000", {
    "RD-N1": "30000",
    "RD-N2": "310000",
    "RD-01": "39000",
    "RD-05": "40",
    "RD-N4": "39620",
  }),
];

function rounding(
  skill: string,
  n: number,
  p: number,
  ask: string,
  answer: string,
  wrong: HandCase["wrong"],
): HandCase {
  return { skill, operands: { n, p, ask, show: "none" }, answer, wrong };
}

describe("what hints lead to", () => {
  test("[PVL9] a number that goes down keeps its digit: 342 is not sent to 330", () => {
    const hints = blueprintOf(placeValueBlueprints, "g3.rnd10").hints({ n: 342, p: 10, ask: "round", show: "none" });
    expect(hints[2]).toBe(
      "The digit to the right of the tens is 2, and that is less than 5. What does that mean for the tens digit?",
    );
  });

  test.for([
    ["RD-N5", "Some numbers between $470$ and $480$ go down to $470$. Which number comes just before half-way?"],
    [
      "RD-01",
      "Your number already rounds to $480$, and so does half-way between $470$ and $480$. Which number comes just before half-way?",
    ],
  ])("[PVL9] who asks for the greatest number that rounds to 470 is told where it ends: %s", ([id, says]) => {
    const rule = blueprintOf(placeValueBlueprints, "g3.rnd10").misconceptions.find((one) => one.id === id);
    expect(rule?.hints({ n: 472, p: 10, ask: "greatest", show: "none" })[2]).toBe(says);
  });

  test.for(["RD-N1", "RD-N2"])("[PVL9] who passes on no 9 counts one ten more than there are: %s", (id) => {
    const rule = blueprintOf(placeValueBlueprints, "g3.rnd10").misconceptions.find((one) => one.id === id);
    expect(rule?.hints({ n: 697, p: 10, ask: "round", show: "none" })[2]).toBe(
      "$697$ has $69$ tens. With one ten more, which number do these tens make?",
    );
  });

  test("[PVL9] who has to read 940 is not told to write a zero", () => {
    const rule = blueprintOf(placeValueBlueprints, "g2.expand").misconceptions.find(({ id }) => id === "PV-05");
    const operands = { n: 940, ask: "to-words", hide: 0, order: "210", show: "none" };
    expect(rule?.explanation(operands)).toBe("You read 940 as if it had no 0.");
    expect(rule?.hints(operands)).toEqual([
      "Your words say $94$. How many digits does $940$ have?",
      "The first of three digits counts hundreds. The 0 keeps its place, and is not said.",
      "The first digit of $940$ is 9. How do you say that many hundreds?",
    ]);
  });
});

test.for([
  // 3400 is 3399 to the nearest ten and to the nearest hundred.
  [2, 3499, 1000, false],
  [2, 2399, 1000, false],
  [2, 3127, 1000, true],
  // 1,000,000 is this to the nearest hundred thousand and to the nearest million.
  [4, 976_591, 10_000, false],
  [4, 726_591, 10_000, true],
  // Which 3 is meant?
  [2, 3317, 1000, false],
] as const)(
  "[ALN7] level %i: %i to the nearest %i is drawn only where rounding to another place shows",
  ([level, n, p, isDrawn]) => {
    const { levels } = blueprintOf(placeValueBlueprints, "g4.round");
    expect(levels[level].where?.({ n, p, ask: "round", show: "none" })).toBe(isDrawn);
  },
);

test("[PVL9] of a sum with equal digits a hint names the parts by their places", () => {
  const { hints, misconceptions } = blueprintOf(placeValueBlueprints, "g2.expand");
  const operands = { n: 225, ask: "part", hide: 2, order: "120", show: "none" };
  expect(hints(operands)[2]).toBe(
    "$20$ tells the tens and $5$ tells the ones. Which place of $225$ is still missing, and how much is its digit worth?",
  );
  expect(misconceptions.find((rule) => rule.wrong(operands) === "2")?.hints(operands)[2]).toBe(
    "The tens and the ones are there already, so the hundreds are missing. Count by hundreds, 2 times.",
  );
});

test.for([
  [605, "You left out the empty place, so the 6 counts tens in your sum."],
  [650, "You left out the empty place, so the 6 counts tens and the 5 counts ones in your sum."],
] as const)("[ALN2] of %i without its empty place it is said which digits are worth less", ([n, says]) => {
  const rule = blueprintOf(placeValueBlueprints, "g2.expand").misconceptions.find(({ id }) => id === "PV-N11");
  expect(rule?.explanation({ n, ask: "write", hide: 0, order: "210", show: "none" })).toBe(says);
});

describe("instances worked out by hand", () => {
  test.for(CASES)("[PVL1] $skill $operands.ask $operands.n: the answer and each rule’s wrong answer", (handCase) => {
    expect(workedOut(placeValueBlueprints, handCase)).toEqual(handCase);
  });

  test.for(placeValueBlueprints)("[PVL1] every rule of $id has a hand-made instance", (blueprint) => {
    expect(rulesWithoutCase(blueprint, CASES)).toEqual([]);
  });
});

describe.for(placeValueBlueprints)("$id", (blueprint) => {
  const items = buildAll(blueprint, SEEDS);

  test("[PVL2] every rule speaks in some instance, at a step that the solution has", () => {
    // A 9 to be passed on is rare among the numbers of g4.round.
    expect(ruleFaults(blueprint, buildAll(blueprint, 6 * SEEDS))).toEqual([]);
  });

  test("[PVL3] no hint of any level and no explanation gives the answer", () => {
    expect(leakingTexts(sampleOf(items))).toEqual([]);
  });

  test("[PVL3] no hint and no explanation shows all parts of a sum that is to be written", () => {
    expect(wholeAnswersShown(items)).toEqual([]);
  });

  test("[PVL4] texts are kind, one of a place is in the singular, and what is read aloud has no LaTeX boxes", () => {
    expect([...harshTexts(items), ...pluralsOfOne(items), ...unreadBoxes(items)]).toEqual([]);
  });
});

test("[PVL8] an expanded form is right in any order, with the number in front, and with zeros for empty places", () => {
  const operands = { n: 305, ask: "write", hide: 0, order: "210", show: "none" };
  const given = {
    "300+5": "correct",
    "5 + 300": "correct",
    "300 + 0 + 5": "correct",
    "305 = 300 + 5": "correct",
    "300 + 0 + 5 = 305": "correct",
    "305": "wrong-form",
    "200 + 105": "wrong-form",
    "300 + 50": "incorrect",
    "": "unreadable",
  };
  expect(verdictsOf(blueprintOf(placeValueBlueprints, "g2.expand"), operands, Object.keys(given))).toEqual(given);
});

test.for([
  [7, "seven"],
  [13, "thirteen"],
  [40, "forty"],
  [99, "ninety-nine"],
  [100, "one hundred"],
  [310, "three hundred and ten"],
  [805, "eight hundred and five"],
  [842, "eight hundred and forty-two"],
] as const)("[PVL5] %i is read “%s”", ([n, words]) => {
  expect(numberInWords(n)).toBe(words);
});

describe("texts look at the number", () => {
  const swapped = (n: number) => {
    const rule = blueprintOf(placeValueBlueprints, "g2.expand").misconceptions.find(({ id }) => id === "PV-06");
    return rule?.hints({ n, ask: "words", hide: 0, order: "210", show: "none" })[0];
  };

  test.for([
    [204, "Does “four” tell tens or ones? Is there any word for the tens?"],
    [240, "Does “forty” tell tens or ones? Is there any word for the ones?"],
    [214, "How many tens are in “fourteen”, and how many ones?"],
    [245, "Which word tells the tens, and which one the ones?"],
  ] as const)("[PVL10] of %i nothing is asked of a word that is not there", ([n, asked]) => {
    expect(swapped(n)).toBe(asked);
  });

  test("[PVL11] boxes for counts and boxes for values have names of their own", () => {
    const names = (skill: string, operands: object) =>
      blueprintOf(placeValueBlueprints, skill)
        .answer({ n: 263, ask: "boxes", place: 0, hide: 0, order: "210", show: "none", ...operands })
        .parts?.map(({ label, canonical }) => [label, canonical]);
    expect(names("g2.pv3", {})).toEqual([
      ["Hundreds", "2"],
      ["Tens", "6"],
      ["Ones", "3"],
    ]);
    expect(names("g2.expand", {})).toEqual([
      ["The hundreds are worth", "200"],
      ["The tens are worth", "60"],
      ["The ones are worth", "3"],
    ]);
  });
});
