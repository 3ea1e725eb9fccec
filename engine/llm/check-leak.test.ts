import { describe, expect, test } from "vitest";
import { checkWords } from "./check-words.ts";
import { makeContext, type GivenItem } from "./item.fixture.ts";

const SUM: GivenItem = { stem: "What is $47 + 25$?", answer: "72" };
const NAME: GivenItem = {
  stem: "Kofi draws this bar with equal parts. Write the fraction that is shaded.",
  answer: "3/4",
  kind: "fraction",
  alt: "A bar with 4 equal parts. 3 of them are shaded.",
};
const LEAST: GivenItem = {
  stem: "Which of these numbers is the least: $-6$, $-15$ or $-3$?",
  answer: "−15",
  kind: "choice",
  choices: ["−6", "−15", "−3"],
};
const TRUTH: GivenItem = {
  stem: "True or false? $54$ is a multiple of both $6$ and $9$.",
  answer: "true",
  kind: "boolean",
  choices: ["true", "false"],
};

const faultOf = (item: GivenItem, text: string, quotes: readonly string[] = []) => {
  const check = checkWords(text, makeContext(item, { mayQuote: quotes }));
  return check.ok ? null : check.fault;
};

describe("[CHW2] while the problem is open nothing gives its answer", () => {
  test.for([
    "It makes 72.",
    "You get seventy-two.",
    "It is $\\frac{144}{2}$.",
    "Think of 7 tens and 2 ones.",
    "It is one more than seventy-one.",
  ])("%s", (text) => {
    expect(faultOf(SUM, text)).toBe("leak");
  });

  test("once it is over, the answer may be said", () => {
    const said = checkWords(
      "The ones make 12, so 47 and 25 make 72.",
      makeContext(SUM, { over: true, mode: "explain" }),
    );
    expect(said).toEqual({ ok: true });
  });

  test("over sentences that came one after the other", () => {
    expect(faultOf(SUM, "There are 7 tens.")).toBe("leak");
    expect(faultOf(SUM, "There are 7 tens. There are 2 ones.")).toBe("leak");
    expect(faultOf(NAME, "The top number is 3.")).toBe("leak");
    expect(faultOf(NAME, "The top number is 3. The bottom number is 4.")).toBe("leak");
  });
});

describe("[CHW3] only numbers of the problem, and those said before, are said", () => {
  test.for([
    "Look at 47 and 25 once more. Which part do you add first?",
    "Add the ones first. What do 7 and 5 make together?",
    "You can split 47 into 40 and 7.",
    "There are two numbers in this problem. Which one is larger?",
    "First look at the ones. The second step is the tens.",
    "What do you do with a new ten?",
    "10 ones make 1 ten.",
  ])("taken: %s", (text) => {
    expect(faultOf(SUM, text)).toBeNull();
  });

  test.for([
    "Think of 50 and 22.",
    "It is near eighty.",
    "Try 3x.",
    "What is a dozen and five?",
    "It is between 71 and 73.",
    "Look at the sevenths.",
    "Is it double 36?",
    "Write a seven and then a two in the places.",
  ])("refused: %s", (text) => {
    expect(faultOf(SUM, text)).toBe("leak");
  });

  test("what the pupil has said is said again, but for the answer", () => {
    expect(faultOf(SUM, "You typed 75. Take 3 off.", ["75", "3"])).toBe("leak");
    expect(faultOf(SUM, "How did you get to 62?", ["62"])).toBeNull();
    expect(faultOf(SUM, "How did you get to 72?", ["is it 72?"])).toBe("leak");
  });
});

describe("[CHW4] of what stands on the screen nobody is told which it is", () => {
  test.for([
    [LEAST, "-15 is farthest to the left of zero."],
    [LEAST, "Pick the second one."],
    [LEAST, "The colder number is the one with more steps below zero, and that one is $-15$."],
    [TRUTH, "54 is in both tables."],
    [TRUTH, "It works for both numbers."],
    [TRUTH, "That would be true."],
  ] as const)("%s %s", ([item, text]) => {
    expect(faultOf(item, text)).toBe("leak");
  });

  test.for([
    [LEAST, "Where on the number line do you find each of them?"],
    [LEAST, "Think of a thermometer. Which of these is the coldest?"],
    [TRUTH, "Count up in steps of 9. Do you meet 54?"],
    [TRUTH, "Check whether 54 can be shared by 6 with nothing left over."],
  ] as const)("%s may be told: %s", ([item, text]) => {
    expect(faultOf(item, text)).toBeNull();
  });
});

describe("[CHW5] nothing stands for a number", () => {
  test.for([
    "It is T.",
    "The letters ES tell it.",
    "As others say, zweiundsiebzig.",
    "In Spanish it is setenta y dos.",
    "There are as many as weeks in a year.",
    "Read it from right to left.",
    "Ask Eg about it.",
  ])("%s", (text) => {
    expect(faultOf(SUM, text)).not.toBeNull();
  });
});
