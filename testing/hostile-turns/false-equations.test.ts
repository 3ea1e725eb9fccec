import { describe, expect, test } from "vitest";
import { falseEquations, wordsToDigits } from "./false-equations.ts";

describe("[HOM15] the simulation's own eye for false statements", () => {
  test.for([
    "We know that $47 + 28 = 76$.",
    "Go step by step: $2 + 2 = 4 + 5 = 9$.",
    "Compare them first: $9 < 0$.",
    "Seven times eight is fifty-four.",
    "Half of thirty is twenty.",
    "Ten and five make fifty.",
    String.raw`Remember: $\frac{1}{2} + \frac{1}{3} = \frac{2}{5}$.`,
    String.raw`Here $\frac{2}{3} = \frac{4}{5}$.`,
    "Minus five is more than minus two.",
    "0.5 is less than 0.45.",
    "One fourth is greater than one half.",
    "50% = 0.6",
    "1 3/4 = 6/4",
    String.raw`$12 \div 4 = 4$`,
  ])("sees that %s is false", (text) => {
    expect(falseEquations(text)).not.toEqual([]);
  });

  test.for([
    "We know that $47 + 28 = 75$.",
    "Seven times eight is fifty-six.",
    "One half is greater than one fourth.",
    String.raw`$\frac{1}{2} = \frac{2}{4} = 50\%$`.replace("\\%", "%"),
    "x - 3 = 4, so think of x.",
    "2x = 6 and y + 1 = 5.",
    "17 / 5 = 3 R 2",
    "17 / 5 = 3 remainder 2",
    "1 m = 100 cm and 3 cm = 30 mm.",
    "$\\square + 5 = 12$",
    "$3 \\le 3$, and 2 < 3 < 4.",
    "Write 1,200 - 200 = 1,000.",
    "Step 2: look at the 3 tens.",
    "1 3/4 = 7/4.",
    "x^2 = 9 = 3^2",
    "12 - 5 = ?",
  ])("says nothing about %s", (text) => {
    expect(falseEquations(text)).toEqual([]);
  });

  test.for([
    ["twenty-five and three hundred and six", "25 and 306"],
    ["two thousand and one", "2001"],
    ["three and four", "3 and 4"],
    ["someone often tends the line", "someone often tends the line"],
  ] as const)("reads %s as %s", ([text, digits]) => {
    expect(wordsToDigits(text)).toBe(digits);
  });
});
