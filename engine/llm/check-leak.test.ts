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
    expect(said).toMatchObject({ ok: true });
  });

  test("over sentences that came one after the other", () => {
    expect(faultOf(SUM, "There are 7 tens. There are 2 ones.")).toBe("leak");
    expect(faultOf(NAME, "The top number is 3. The bottom number is 4.")).toBe("leak");
  });
});

describe("[CHW3] what the answer can be read off is not said", () => {
  const SHARED: GivenItem = {
    stem: "There are 30 boxes. Each box holds 11 cards. How many cards is that?",
    answer: "330",
  };
  const LIST: GivenItem = {
    stem: "Write all whole numbers that divide 60, 72 and 88.",
    answer: "1, 2, 4",
    kind: "list",
  };
  const EQUAL: GivenItem = {
    stem: String.raw`Write $\frac{36}{63}$ in lowest terms.`,
    answer: "4/7",
    kind: "fraction",
  };
  const COUNT: GivenItem = {
    stem: "Each tin holds 5 beads. Olga has 45 beads. How many tins does she fill?",
    answer: "9",
  };

  test.for<readonly [string, GivenItem, string?]>([
    ["Look at 47 and 25 once more. Which part do you add first?", SUM],
    ["Add the ones first. What do 7 and 5 make together?", SUM],
    ["You can split 47 into 40 and 7.", SUM],
    ["There are two numbers in this problem. Which one is larger?", SUM],
    ["Take 38 and 14 first: 8 + 4 = 12, so there is a new ten. Where is yours?", SUM],
    ["The ones make 12, which is a ten and 2 ones. What do the tens make?", SUM],
    ["You wrote 62. How many tens are in it?", SUM, "62"],
    ["Count in fives: 5, 10, 15, 20, and so on. Put up a finger for each tin.", COUNT],
    ["If Olga had 20 beads, she would fill 4 tins. What would you ask yourself for 45?", COUNT],
    ["You divided by 3, and 12/21 is as big as 36/63. Which number divides 12 and 21?", EQUAL, "12/21"],
    ["2 divides all three. Now try 3 with 88: what is left over?", LIST, "2 and 3"],
  ])("taken: %s", ([text, item, replyTo = ""]) => {
    expect(check(item, text, replyTo)).toBeNull();
  });

  test.for<readonly [string, GivenItem, string?]>([
    ["Think of 50 and 22.", SUM],
    ["It is between 71 and 73.", SUM],
    ["Is it double 36?", SUM],
    ["Write a seven and then a two in the places.", SUM],
    ["Put 60 and 12 together.", SUM],
    ["Half of it is 36.", SUM],
    ["A computer writes it 1001000.", SUM],
    ["Round 72.3 to a whole number.", SUM],
    ["The first digit is 7.", SUM],
    ["That makes 33.3333 percent of one.", { stem: "Which part is shaded?", answer: "1/3", kind: "fraction" }],
    ["It is halfway between 67 and 77.", SUM],
    ["Take one off.", SUM, "73"],
    ["The tens digit has to be a 7, and the rest stays.", SUM, "62"],
    ["Not 290, the other ten.", { stem: "Round $299$ to the nearest ten.", answer: "300" }, "290"],
    ["Take away 40% from all of it.", { stem: "Write $3/5$ as a percent.", answer: "60%", kind: "percent" }],
    ["It is in the middle of 71 and 73.", SUM],
    ["It is ten more than your 62.", SUM, "62"],
    ["Your 720 is ten times as big as it should be.", SUM, "720"],
    ["It has two digits, and each of them is a 6.", { stem: "What is $50 + 16$?", answer: "66" }],
    ["The top number is 3.", NAME],
    ["Write 61 after the point.", { stem: String.raw`Write $61\%$ as a decimal.`, answer: "0.61" }],
    ["You get two quarters, a dime and a nickel.", { stem: "How many cents are these coins worth?", answer: "65" }],
    ["It is twice as much as the number you wrote.", SUM, "36"],
    ["You need 300 cards and 30 more cards.", SHARED],
    ["Ten times the number you wrote.", SHARED, "33"],
    ["Keep your 2, and put a 1 before it and the double of 2 behind it.", LIST, "2 and 3"],
    ["60, 72 and 88 can all be divided by 1 and by 4, too.", LIST, "2"],
    ["It is sevenths, and as many as a square has corners.", EQUAL],
    ["Divide by 9: on top you have 4, and there are sevenths.", EQUAL],
    ["Count: 5, 10, 15, 20, 25, 30, 35, 40, 45.", COUNT],
    ["The 2 hundreds turn into 3 hundreds, and all else stays.", { stem: "What is $254 + 100$?", answer: "354" }],
    ["The top number is 3. The bottom number is 4.", NAME],
    ["Count until you are at the 16th one.", { stem: "How many cents are these coins worth?", answer: "16" }],
  ])("refused: %s", ([text, item, replyTo = ""]) => {
    expect(check(item, text, replyTo)).toBe("leak");
  });

  test("what the pupil has said is said again as it was said, but not called the answer", () => {
    expect(faultOf(SUM, "You typed 75. Take 3 off.", ["75", "3"])).toBe("leak");
    expect(check(SUM, "How did you get to 72?", "is it 72?")).toBeNull();
    expect(check(SUM, "The answer is 72.", "is it 72?")).toBe("leak");
    expect(faultOf(SUM, "How did you get to 72?", ["The lesson has a 72."])).toBe("leak");
  });

  function check(item: GivenItem, text: string, replyTo: string) {
    const found = checkWords(text, makeContext(item, { mode: "turn", verdict: null, replyTo }));
    return found.ok ? null : found.fault;
  }
});

describe("[CHW4] of what stands on the screen nobody is told which it is", () => {
  test.for([
    [LEAST, "-15 is farthest to the left of zero."],
    [LEAST, "Pick the second one."],
    [LEAST, "The colder number is the one with more steps below zero, and that one is $-15$."],
    [TRUTH, "54 is in both tables."],
    [TRUTH, "It works for both numbers."],
    [TRUTH, "That would be true."],
    [LEAST, "It is the very last number in the list."],
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
    "It rhymes with a word for a week.",
    "Tell it in French, and you have it.",
    "Read it from right to left.",
  ])("%s", (text) => {
    expect(faultOf(SUM, text)).not.toBeNull();
  });
});
