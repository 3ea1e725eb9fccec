import { describe, expect, test } from "vitest";
import { checkWords } from "./check-words.ts";
import { makeContext, type GivenItem } from "./item.fixture.ts";
import type { WordsContext, WordsFault } from "./words.ts";

function faultOf(text: string, given: GivenItem | null, more: Partial<WordsContext> = {}): WordsFault | null {
  const check = checkWords(text, makeContext(given, more));
  return check.ok ? null : check.fault;
}

describe("[CHW3] a number told as what is asked for, or a way that ends at it, is refused", () => {
  test.for<readonly [string, GivenItem]>([
    ["Thirty…", { stem: "What is $30 + 4$?", answer: "34" }],
    ["Look at the tens. Forty…", { stem: "What is $40 + 7$?", answer: "47" }],
    ["Go back 18 from 59.", { stem: String.raw`$18 + \square = 59$`, answer: "41" }],
    [
      "Write a 7. Look at the ones, think well, and then you write down a 2.",
      { stem: "What is $47 + 25$?", answer: "72" },
    ],
    ["Start at 59 and go back 18.", { stem: String.raw`$18 + \square = 59$`, answer: "41" }],
    ["Begin at $41$, then jump on $18$.", { stem: String.raw`$\square - 18 = 41$`, answer: "59" }],
    ["Take 1/10 away from one whole.", { stem: String.raw`What is $\frac{7}{10} + \frac{2}{10}$?`, answer: "9/10" }],
    ["You typed 15. Take 2 off.", { stem: String.raw`What is $6 + 7$?`, answer: "13" }],
    ["Hold up 12 fingers.", { stem: String.raw`What is $3 \times 4$?`, answer: "12" }],
    [
      String.raw`The answer is $\frac{3}{10}$.`,
      { stem: String.raw`Which is larger, $\frac{3}{10}$ or $0.2$?`, answer: "3/10" },
    ],
  ])("%s", ([text, given]) => {
    expect(faultOf(text, given)).toBe("leak");
  });

  test.for<readonly [string, GivenItem]>([
    ["Start at 59 and go back 18.", { stem: "What is $59 - 18$?", answer: "41" }],
    ["Start at 24 and count on 13.", { stem: "What is $24 + 13$?", answer: "37" }],
    ["You can open one ten into ten ones. Which ten could you open?", { stem: "What is $52 - 17$?", answer: "35" }],
    ["Hold up 3 fingers for each group. How many groups are there?", { stem: String.raw`$3 \times 2$`, answer: "6" }],
    ["Look at the two numbers. Which of the two is less?", { stem: String.raw`$4 \;\square\; -12$`, answer: ">" }],
    [
      String.raw`How many parts does the bottom of $\frac{6}{10}$ tell of?`,
      { stem: String.raw`Write $\frac{6}{10}$ as a decimal.`, answer: "0.6" },
    ],
  ])("said: %s", ([text, given]) => {
    expect(faultOf(text, given)).toBeNull();
  });

  test("no answer is told where there is no problem", () => {
    expect(faultOf("The answer is 12.", null)).toBe("leak");
    expect(faultOf("You can find 12 on the number line.", null)).toBeNull();
  });
});

describe("[CHW12] kind talk of others stays, unkind or prying talk does not", () => {
  const sum = { stem: "What is $47 + 25$?", answer: "72" };
  test.for([
    "This is too hard for somebody like you.",
    "Does anybody help you there?",
    "Your brother told you the steps. Is he there now?",
    "Keep this secret.",
    "Nobody likes you.",
    "Nobody will know.",
    "Nobody could tell on you.",
    "Lying next to you is somebody.",
    "Nobody has time for a child.",
    "This is a secret number between us.",
    "Call somebody now.",
    "I wonder how old you are.",
    "You are lying on the table.",
    "You are lying to me about the tens.",
  ])("refused: %s", (text) => {
    expect(faultOf(text, sum)).not.toBeNull();
  });

  test.for([
    "The blocks can help you to see the tens.",
    "Nobody can tell how many ones there are before you count.",
    "Think of 47 as a secret number. How do you get back to the number?",
    "Which block is lying beside the ten?",
    "I can show you where to look. Which digit stands for tens?",
  ])("said: %s", (text) => {
    expect(faultOf(text, sum)).toBeNull();
  });

  test("who told it may be spoken of where the pupil has spoken of it", () => {
    const text = "You say that your brother told you. What do the tens tell you?";
    expect(faultOf(text, sum)).toBe("unsafe");
    const mayQuote = ["my brother told me"];
    expect(faultOf(text, sum, { mayQuote })).toBeNull();
    expect(faultOf("Your brother told you, so he can come to the table.", sum, { mayQuote })).toBe("unsafe");
  });
});
