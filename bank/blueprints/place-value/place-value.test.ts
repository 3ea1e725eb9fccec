import { describe, expect, test } from "vitest";
import {
  blueprintOf,
  buildAll,
  handCases,
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
} from "../testing.ts";
import { sampleOf } from "../../../testing/searches.ts";
import { placeValueCases } from "./cases.fixture.ts";
import { placeValueBlueprints } from "./index.ts";
import { numberInWords } from "../number-words.ts";

const CASES = handCases(placeValueCases);

describe("what hints lead to", () => {
  test("[PVL9] a number that goes down keeps its digit: 342 is not sent to 330", () => {
    const hints = blueprintOf(placeValueBlueprints, "g3.rnd10").hints({ n: 342, p: 10, ask: "round", show: "none" });
    expect(hints[2]).toBe(
      "The digit to the right of the tens is 2, and that is less than 5. What does that mean for the tens digit?",
    );
  });

  test.for([
    ["RD-N5", "Some numbers between $470$ and $480$ go down to $470$. Which number comes just before halfway?"],
    ["RD-01", "Some numbers between $470$ and $480$ go down to $470$. Which number comes just before halfway?"],
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
    [245, "Which part of “forty-five” tells the tens, and which part the ones?"],
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
