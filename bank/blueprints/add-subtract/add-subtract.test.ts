import { describe, expect, test } from "vitest";
import type { Diagram, MathProblemItem } from "#engine";
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
  workedOut,
  wrongByRule,
} from "../testing.ts";
import { sampleOf } from "../../../testing/searches.ts";
import { likelyWays } from "../column-traces.ts";
import { addSubtractCases } from "./cases.fixture.ts";
import { addSubtractBlueprints } from "./index.ts";
import type { Pair } from "./kit-add-subtract.ts";

const CASES = handCases(addSubtractCases);

describe("instances worked out by hand", () => {
  test.for(CASES)("[ADS1] $skill $operands.a and $operands.b: the answer and each rule’s wrong answer", (handCase) => {
    expect(workedOut(addSubtractBlueprints, handCase)).toEqual(handCase);
  });

  test.for(addSubtractBlueprints)("[ADS1] every rule of $id has a hand-made instance", (blueprint) => {
    expect(rulesWithoutCase(blueprint, CASES)).toEqual([]);
  });

  test("[ADS2] 1456 for 1000 - 456 is a zero misread in a bare sum, and adding where the question is told backwards", () => {
    const asked = (ask: string) =>
      wrongByRule(blueprintOf(addSubtractBlueprints, "g3.subz"), { a: 1000, b: 456, ask, show: "none" });
    expect(asked("bare")).toMatchObject({ "SB-06": "1456" });
    expect(asked("gap")).not.toHaveProperty("SB-06");
    expect(asked("gap")).toMatchObject({ "SB-15": "1456" });
  });
});

describe.for(addSubtractBlueprints)("$id", (blueprint) => {
  const items = buildAll(blueprint, SEEDS);

  test("[ADS3] every rule speaks in some instance, at a step that the solution has", () => {
    expect(ruleFaults(blueprint, items)).toEqual([]);
  });

  test("[ADS4] no hint of any level and no explanation gives the answer", () => {
    expect(leakingTexts(sampleOf(items))).toEqual([]);
  });

  test("[ADS5] texts are kind, one of a place is in the singular, and what is read aloud has no LaTeX boxes", () => {
    expect([...harshTexts(items), ...pluralsOfOne(items), ...unreadBoxes(items)]).toEqual([]);
  });

  test("[ADS6] pictures leave the unknown open", () => {
    expect(items.filter(({ item }) => picturesOf(item).some((picture) => showsAnswer(picture, item)))).toEqual([]);
    expect(items.flatMap(({ item }) => picturesOf(item)).filter((picture) => !leavesOpen(picture))).toEqual([]);
  });
});

function picturesOf(item: MathProblemItem): Diagram[] {
  const { diagram } = item.problem_content;
  return diagram === undefined ? [] : [diagram];
}

function showsAnswer(diagram: Diagram, item: MathProblemItem): boolean {
  const answer = item.solution_logic.final_answer_canonical;
  const labels = diagram.type === "base-ten" ? diagram.groups.map(({ label }) => label) : [];
  return labels.includes(answer) || new RegExp(`(?<!\\d)${answer}(?!\\d)`, "u").test(diagram.alt);
}

/** A bar has a part or a whole of "?", a written sum an empty last line, blocks show only what is given. */
function leavesOpen(diagram: Diagram): boolean {
  switch (diagram.type) {
    case "bar-model":
      return [diagram.whole, ...diagram.parts.map(({ text }) => text)].filter((text) => text === "?").length === 1;
    case "place-value-chart":
      return diagram.rows.length === 3 && (diagram.rows[2]?.slice(1).every((entry) => entry === "?") ?? false);
    default:
      return diagram.type === "base-ten";
  }
}

test("[ALN7] no named error of a listed kind gives what is as likely to come of something else", () => {
  const shared = addSubtractBlueprints.flatMap((blueprint) =>
    buildAll(blueprint, 20).flatMap(({ operands, item }) => {
      const o = operands as Pair;
      const ways = likelyWays(blueprint.id.includes("add") ? "add" : "subtract", o);
      const onTheWay = ways.routes.flatMap((route) => route.slice(0, -1).map(({ result }) => String(result.n)));
      const told = new Set(["AD-N4", "SB-07", "SB-10", "SB-N8"]);
      return item.misconceptions.filter(
        ({ id, trigger }) =>
          trigger.kind === "exact_answer" && !told.has(id) && [...onTheWay, `${o.a}`, `${o.b}`].includes(trigger.value),
      );
    }),
  );
  expect(shared).toEqual([]);
});

test("[ALN7] of 17 + 9 = 16 it is said that a ten is missing, and not which one; of 27 + 9 = 26 which", () => {
  const rule = blueprintOf(addSubtractBlueprints, "g2.add2c").misconceptions.find(({ id }) => id === "AD-01");
  const said = (a: number) => {
    const o = { a, b: 9, ask: "bare", show: "none" };
    return [rule?.wrong(o), rule?.explanation(o), rule?.hints(o)[0]];
  };
  expect(said(17)).toEqual([
    "16",
    "Your ones are right: look at the tens again.",
    "Which tens have you counted: the ten of $17$, the new ten from the ones, or both?",
  ]);
  expect(said(27)).toEqual([
    "26",
    "The ones made a new ten, and it is missing from your answer.",
    "The ones make ten or more. Where does the new ten go?",
  ]);
});

test.for([
  // 14 is the difference, and the ones alone: 5 + 9.
  ["g2.add2c", 4, 65, 79, false],
  ["g2.add2c", 4, 65, 89, true],
  // 15 is the ones alone, and both carries lost.
  ["g2.add2c", 4, 68, 57, false],
  // 289 is the sum, and what ten more ones and the 8 under the 0 give.
  ["g3.subz", 1, 204, 85, false],
  ["g3.subz", 1, 204, 86, true],
] as const)("[ALN7] %s, level %i: %i and %i are drawn only where no other slip gives a named number", (row) => {
  const [skill, level, a, b, isDrawn] = row;
  const { levels } = blueprintOf(addSubtractBlueprints, skill);
  expect(levels[level].where?.({ a, b, ask: skill === "g3.subz" ? "bare" : "story", show: "none" })).toBe(isDrawn);
});

test("[ALN7] of 500 - 402 = 102 nobody knows whether the 2 was written off or put on to 500 - 400: it is not drawn", () => {
  const { levels } = blueprintOf(addSubtractBlueprints, "g3.subz");
  const isDrawn = (b: number) => levels[4].where?.({ a: 500, b, ask: "compare", show: "none" });
  expect([isDrawn(402), isDrawn(231)]).toEqual([false, true]);
});

test("[ALN7] of 26 - 12 = 4 it is said what is missing, which a ten that is needlessly traded leaves out, too", () => {
  const rule = blueprintOf(addSubtractBlueprints, "g2.sub2nb").misconceptions.find(({ id }) => id === "SB-N3");
  expect(rule?.explanation({ a: 26, b: 12, ask: "bare", show: "none" })).toBe(
    "Your answer has only ones: the tens that are left are missing.",
  );
});

test.for([
  [
    404,
    37,
    "277",
    "Only one of the 4 hundreds of $404$ has to be traded. How many hundreds stay? The tens place gets 10 tens, and gives 1 of these to the ones. How many tens stay?",
  ],
  [902, 709, "103", "The tens place gets 10 tens, and gives 1 of these to the ones. How many tens stay?"],
  [902, 709, "203", "One of the 9 hundreds of $902$ has to be traded. How many hundreds are there then?"],
  [
    404,
    37,
    "377",
    "In the tens you took 3 from 10. One of the 10 goes to the ones first: how many tens are there then?",
  ],
  [404, 37, "467", "One of the 4 hundreds of $404$ has to be traded. How many hundreds are there then?"],
  [404, 37, "433", "You took 4 from 7. Trade 1 hundred for ten tens first. One of these makes ten ones."],
  [500, 273, "373", "For $0 - 3$ you wrote 3. Trade 1 hundred for ten tens first. One of these makes ten ones."],
  [
    3004,
    838,
    "2266",
    "In the hundreds you took 8 from 10. One of the 10 goes to the tens first: how many hundreds are there then?",
  ],
] as const)("[ADS10] %i - %i = %s: the last hint fits what was done", ([a, b, wrong, says]) => {
  const o = { a, b, ask: "bare", show: "none" };
  const rule = blueprintOf(addSubtractBlueprints, "g3.subz").misconceptions.find((one) => one.wrong(o) === wrong);
  expect(rule?.hints(o)[2]).toBe(says);
});

test("[ADS6] of two things that are compared no bar is made", () => {
  const drawn = ["g2.add2c", "g2.sub2b"].map((skill) =>
    blueprintOf(addSubtractBlueprints, skill).diagram?.({ a: 56, b: 27, ask: "compare", show: "picture" }),
  );
  expect(drawn).toEqual([undefined, undefined]);
});

describe("third hints and remarks", () => {
  test.for([
    {
      skill: "g2.sub2b",
      a: 51,
      b: 17,
      says: "Trade 1 ten for 10 ones. That makes 11 ones: take 7 away. How many tens do you have now, and how many are still to be taken away?",
    },
    {
      skill: "g2.sub3",
      a: 513,
      b: 309,
      says: "Trade 1 ten for 10 ones. That makes 13 ones: take 9 away. How many tens are left after the trade? None of these go away, so go on with the hundreds.",
    },
    {
      skill: "g2.sub3",
      a: 513,
      b: 329,
      says: "Trade 1 ten for 10 ones. That makes 13 ones: $13 - 9 = 4$. Now you have no tens to take 2 from. What can you trade?",
    },
    {
      skill: "g2.sub3",
      a: 927,
      b: 228,
      says: "Trade 1 ten for 10 ones. That makes 17 ones: $17 - 8 = 9$. Now you have 1 ten: too few to take 2 tens away. What can you trade?",
    },
  ])("[ADS10] the trade of $a - $b is not said as if it were the end", ({ skill, a, b, says }) => {
    const hints = blueprintOf(addSubtractBlueprints, skill).hints({ a, b, ask: "bare", show: "none" });
    expect(hints[2]).toBe(says);
  });

  test.for([
    {
      skill: "g2.add2c",
      a: 89,
      b: 54,
      id: "AD-01",
      says: "The new ten from the ones and the new hundred from the tens are both missing from your answer.",
    },
    {
      skill: "g2.add2c",
      a: 58,
      b: 47,
      id: "AD-01",
      says: "The ones made a new ten, and it is missing from your answer.",
    },
    {
      skill: "g2.sub3",
      a: 733,
      b: 159,
      id: "SB-02",
      says: "You used ten extra ones and ten extra tens, and traded nothing for them.",
    },
    {
      skill: "g3.subz",
      a: 6005,
      b: 448,
      id: "SB-04",
      says: "You traded 1 thousand for ten hundreds, and used ten extra ones and ten extra tens without a trade.",
    },
    { skill: "g3.subz", a: 401, b: 105, id: "SB-04", says: "You used ten extra ones, and traded nothing for them." },
    {
      skill: "g2.sub3",
      a: 821,
      b: 675,
      id: "SB-10",
      says: "You have not taken away the 7 tens and 5 ones of $675$ yet.",
    },
    {
      skill: "g2.sub3",
      a: 821,
      b: 675,
      id: "SB-09",
      says: "You wrote 0 in the ones and the tens, where there were too few to take away from.",
    },
    { skill: "g2.sub3", a: 821, b: 675, id: "SB-N4", says: "You used ten extra ones and took no ten away for them." },
    {
      skill: "g3.subz",
      a: 502,
      b: 126,
      id: "SB-03",
      says: "You traded 1 hundred for the ones, and another for the tens.",
    },
    {
      skill: "g3.subz",
      a: 502,
      b: 105,
      id: "SB-03",
      says: "You traded 1 hundred straight for the ones, and the 0 in the tens stayed 0.",
    },
    {
      skill: "g3.subz",
      a: 3004,
      b: 838,
      id: "SB-N5",
      says: "You changed the 0 in the tens to 9, and the hundreds gave nothing for it.",
    },
    { skill: "g2.add3", a: 456, b: 278, id: "AD-02", says: "You wrote 6, 12 and 14 side by side." },
  ])("[ADS10] $id says of $a and $b all that is missing", ({ skill, a, b, id, says }) => {
    const rule = blueprintOf(addSubtractBlueprints, skill).misconceptions.find((one) => one.id === id);
    expect(rule?.explanation({ a, b, ask: "bare", show: "none" })).toBe(says);
  });
});

test.for([
  ["g2.add2nc", 57, 3, "AD-N3", "Step 1 takes you to $58$. Where does step 3 take you?"],
  ["g2.add2nc", 43, 26, "AD-N4", "Go on from your $63$: add the 6 ones too."],
  ["g2.sub2nb", 78, 35, "SB-N8", "Go on from your $48$: take the 5 ones away too."],
  ["g2.sub2b", 52, 7, "SB-N7", "Step 1 takes you back to $51$, step 2 to $50$. Where does step 7 take you?"],
] as const)("[ADS13] %s, %i and %i: %s goes on from what was done", ([skill, a, b, id, says]) => {
  const rule = blueprintOf(addSubtractBlueprints, skill).misconceptions.find((one) => one.id === id);
  expect(rule?.hints({ a, b, ask: "bare", show: "none" })[2]).toBe(says);
});

test.for([
  [843, 649, "234", "Your number has 3 tens. Are there enough to take 4 tens away?"],
  [812, 617, "205", "Your number has no tens to take 1 ten from. Where can you get more?"],
  [
    843,
    629,
    "234",
    "Say $629$ as hundreds, tens and ones. What did you take away, and what is still to be taken away?",
  ],
] as const)("[ADS13] who left the tens of %i - %i is asked for what they lack", ([a, b, wrong, says]) => {
  const o = { a, b, ask: "bare", show: "none" };
  const rule = blueprintOf(addSubtractBlueprints, "g2.sub3").misconceptions.find(
    (one) => one.id === "SB-N8" && one.wrong(o) === wrong,
  );
  expect(rule?.hints(o)[0]).toBe(says);
});

describe("texts look at the numbers", () => {
  const bare = (skill: string, a: number, b: number) => ({
    blueprint: blueprintOf(addSubtractBlueprints, skill),
    o: { a, b, ask: "bare", show: "none" },
  });

  test.for([
    {
      skill: "g2.add3",
      a: 640,
      b: 100,
      says: "Only the hundreds change: how many hundreds are 6 hundreds and 1 hundred together?",
    },
    { skill: "g2.sub2nb", a: 78, b: 5, says: "Only the ones change: take 5 ones from 8 ones." },
    {
      skill: "g2.add2c",
      a: 58,
      b: 67,
      says: "The ones: $8 + 7 = 15$, so write 5 and carry 1 ten. Now add the tens, and the new ten too.",
    },
    {
      skill: "g2.add3",
      a: 456,
      b: 62,
      says: "The ones make no new ten. The tens: $5 + 6 = 11$, so write 1 and carry 1 hundred. Now add the hundreds, and the new hundred too.",
    },
  ])("[ADS10] the last hint to $a and $b", ({ skill, a, b, says }) => {
    const { blueprint, o } = bare(skill, a, b);
    expect(blueprint.hints(o)[2]).toBe(says);
  });

  test("[ADS12] nothing is said of a trade or a carry where there is none", () => {
    const texts = ["g2.add2nc", "g2.sub2nb"].flatMap((skill) =>
      buildAll(blueprintOf(addSubtractBlueprints, skill), 30).flatMap(({ item }) => [
        ...(item.hints ?? []),
        ...item.misconceptions.flatMap(({ explanation, hint_ladder }) => [explanation ?? "", ...hint_ladder]),
        ...item.solution_logic.steps.map(({ explanation }) => explanation),
      ]),
    );
    expect(texts.filter((text) => /carr(?:y|ied)|trade|borrow/u.test(text))).toEqual([]);
  });

  test("[ADS12] a digit that a hint asks for is there once", () => {
    const doubtful = addSubtractBlueprints.flatMap((blueprint) =>
      buildAll(blueprint, 30).flatMap(({ operands, item }) => {
        const { a, b } = operands as Pair;
        const [first = ""] = item.hints ?? [];
        const twice = (n: number) => new Set(String(n)).size < String(n).length;
        const asked = first.includes("will change?") ? a : first.startsWith("Which digit of") ? b : 0;
        const digit = asked === a ? String(a)[String(a).length - String(b).length] : undefined;
        return (digit === undefined ? twice(asked) : String(a).split(digit).length > 2) ? [first] : [];
      }),
    );
    expect(doubtful).toEqual([]);
  });
});

describe("worked steps", () => {
  test.for([
    [
      "g2.add2nc",
      "story",
      "To find how many there are in all, add. Start with the ones. Ten ones make one ten, so write 2 and carry 1 ten.",
      "see how many there are in all",
    ],
    [
      "g2.sub2nb",
      "compare",
      "To see how far apart two numbers are, take the smaller one from the bigger one. In the ones, take 4 from 8.",
      "see how far apart the two numbers are",
    ],
    ["g2.sub2nb", "bare", "In the ones, take 4 from 8.", "together."],
  ] as const)("[ADS11] %s, %s: the first step says why, the last what was found", ([skill, ask, first, found]) => {
    const steps = blueprintOf(addSubtractBlueprints, skill).steps({ a: 58, b: 34, ask, show: "none" });
    expect(steps[0]?.explanation).toBe(first);
    expect(steps.at(-1)?.explanation).toContain(found);
  });

  test("[ADS11] of a place that is used up the last step says so", () => {
    const steps = blueprintOf(addSubtractBlueprints, "g2.sub3").steps({ a: 478, b: 424, ask: "bare", show: "none" });
    expect(steps.at(-1)?.explanation).toBe("There are no hundreds left. Put the tens and the ones together.");
  });

  test("[ADS7] 402 - 157 is traded through the zero before anything is subtracted", () => {
    const steps = blueprintOf(addSubtractBlueprints, "g3.subz").steps({ a: 402, b: 157, ask: "bare", show: "none" });
    expect(steps.map(({ math }) => math.replaceAll(/\\text\{ (\w+)\}/gu, "$1"))).toEqual([
      "402 = 3 hundreds + 9 tens + 12 ones",
      "12 - 7 = 5 ones",
      "9 - 5 = 4 tens",
      "3 - 1 = 2 hundreds",
      "402 - 157 = 245",
    ]);
    expect(steps[0]?.explanation).toBe(
      "The tens place is 0: there is nothing to trade there. Trade 1 hundred for 10 tens and 1 ten for 10 ones: 9 tens stay.",
    );
  });

  test("[ADS7] 58 + 67 carries twice, the last time into a new hundred", () => {
    const steps = blueprintOf(addSubtractBlueprints, "g2.add2c").steps({ a: 58, b: 67, ask: "bare", show: "none" });
    expect(steps.map(({ value }) => value)).toEqual(["15", "12", "125"]);
    expect(steps[1]?.explanation).toContain("this is 1 hundred and 2 tens");
  });
});
