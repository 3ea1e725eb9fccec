import { describe, expect, test } from "vitest";
import { speakChoice, speakMaths, speakRichText } from "./speak-maths.ts";
import { text } from "./text.ts";

describe("[APP29] [APP37] formulas in words", () => {
  test.for([
    [String.raw`\frac{5}{6}`, "5 sixths"],
    [String.raw`\frac{1}{2}`, "1 half"],
    [String.raw`\frac{3}{4}`, "3 quarters"],
    [String.raw`\frac{7}{13}`, "7 over 13"],
    [String.raw`\frac{x}{2}`, "x over 2"],
    [String.raw`\square + 3 = 7`, "blank plus 3 equals 7"],
    [String.raw`2\tfrac{3}{4}`, "2 and 3 quarters"],
    [String.raw`\frac{1}{2x}`, "the fraction 1 over 2 x, end of fraction,"],
    [String.raw`\sqrt{x+1}`, "the square root of x plus 1, end of root,"],
    [String.raw`2^{x + 1}`, "2 to the power x plus 1, end of power,"],
    [String.raw`x^{2}`, "x squared"],
    ["x^3", "x cubed"],
    [String.raw`10^{-4}`, "10 to the power minus 4"],
    [String.raw`\sqrt{3}`, "the square root of 3"],
    [String.raw`\sqrt[3]{8}`, "root 3 of 8"],
    [String.raw`x \le 3`, "x is less than or equal to 3"],
    ["2x + 3 = 7", "2 x plus 3 equals 7"],
    ["2{,}5", "2,5"],
    [String.raw`\left(1, 2\right)`, "open bracket 1, 2 close bracket"],
    [String.raw`\{1, 2\}`, "open curly bracket 1, 2 close curly bracket"],
    [String.raw`[1, \infty)`, "open square bracket 1, infinity close bracket"],
    [String.raw`30^{\circ}`, "30 degrees"],
    [String.raw`5\,\text{sq cm}`, "5 sq cm"],
    [String.raw`\text{no solution}`, "no solution"],
    [String.raw`\mathbb{R}`, "all real numbers"],
    ["a_{1}", "a 1"],
    [String.raw`\sin x`, "sin x"],
    [String.raw`1 \pm \sqrt{2}`, "1 plus or minus the square root of 2"],
  ] as const)("%s: %s", ([latex, words]) => {
    expect(speakMaths(text, latex)).toBe(words);
  });

  test.for([
    String.raw`\begin{matrix}1\end{matrix}`,
    String.raw`\frac{1}`,
    "{1",
    "x^",
    String.raw`\unknown`,
    "{".repeat(50),
  ])("%s is left to others", (latex) => {
    expect(speakMaths(text, latex)).toBeNull();
  });

  test("in a sentence", () => {
    expect(speakRichText(text, String.raw`This is \$3 or $\frac{1}{2}$.`)).toBe("This is $3 or 1 half.");
  });
});

test("[APP40] a choice is read after its letter, fractions and truth in words", () => {
  const read = ["3/4", "-1/2", "2 3/4", "true", "$3 \\times 5$", "forty-four"].map((choice, at) =>
    speakChoice(text, choice, at),
  );
  expect(read).toEqual([
    "A: 3 quarters.",
    "B: minus 1 half.",
    "C: 2 and 3 quarters.",
    "D: True.",
    "E: 3 times 5.",
    "F: forty-four.",
  ]);
});
