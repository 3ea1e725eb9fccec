import { describe, expect, test } from "vitest";
import { falseMathematics } from "./check-mathematics.ts";
import { makeContext, type GivenItem } from "./item.fixture.ts";

const EQUATION: GivenItem = { stem: "Solve $2x + 3 = 11$.", answer: "x = 4", kind: "equation" };

const faultOf = (text: string, item: GivenItem | null = null, quotes: readonly string[] = []) => {
  const found = falseMathematics(text, makeContext(item, { mode: "explain", over: true, mayQuote: quotes }));
  return found === undefined ? null : "false-mathematics";
};

describe("[CHW6] every equation and inequality is worked out", () => {
  test.for([
    "Look at $7 + 5 = 12$ once more.",
    String.raw`Here $\frac{1}{2} + \frac{1}{3} = \frac{5}{6}$.`,
    String.raw`Here $\frac{3}{4} = \frac{6}{8}$, as each part is cut in two.`,
    "Remember that 3 × 4 = 4 × 3.",
    "In 5 + 2 = 7 I see two parts.",
    "You have $3 + 4 = 7$, so the ones are done.",
    "Go step by step: $2 + 3 + 5 = 5 + 5 = 10$.",
    "On the number line, $-5 < -2$.",
    "When you add, $a + b = b + a$ for all numbers.",
    "You see that 0.5 > 0.45 here.",
    "It is $50\\% = 0.5$ as a decimal.",
    "Here $2 \\cdot (3 + 4) = 14$.",
    "Here $3^2 = 9$.",
  ])("taken: %s", (text) => {
    expect(faultOf(text)).toBeNull();
  });

  test.for([
    "Look at $7 + 5 = 13$ once more.",
    "Go step by step: $7 + 5 = 12 + 1 = 13$.",
    String.raw`Here $\frac{1}{2} + \frac{1}{3} = \frac{2}{5}$.`,
    "Remember that 3 × 4 = 14.",
    "On the number line, $-5 > -2$.",
    "When you take away, $a - b = b - a$.",
    "We know that $3 + 4$ = 8.",
    "Here 48 < 27.",
    "Here $x = 12$.",
    "Here $3 + = 7$.",
  ])("refused: %s", (text) => {
    expect(faultOf(text)).toBe("false-mathematics");
  });

  test("what has unknowns is the problem's own, or follows from it", () => {
    expect(faultOf("Look at $2x + 3 = 11$ again.", EQUATION)).toBeNull();
    expect(faultOf("Take 3 away on both sides, and $2x = 8$ is left.", EQUATION)).toBeNull();
    expect(faultOf("Take 3 away on both sides, and $2x = 14$ is left.", EQUATION)).toBe("false-mathematics");
    const TOLD: GivenItem = {
      stem: "Multiply $t$ by $3$ and you get $21$. What is $t$?",
      answer: "t = 7",
      math: "3t = 21",
    };
    expect(faultOf("You can write the problem as 3t = 21.", TOLD)).toBeNull();
    expect(faultOf("You can write the problem as 3t = 24.", TOLD)).toBe("false-mathematics");
  });
});

test("[CHW6] an unknown of an example is what the words say it is", () => {
  expect(faultOf("Think of $y + 2 = 5$ first.", EQUATION)).toBeNull();
  expect(faultOf("If z ÷ 2 = 5, then z = 10, because 5 × 2 = 10.", EQUATION)).toBeNull();
  expect(faultOf("If 2n = 8, then n = 8 ÷ 2, so n = 4.", EQUATION)).toBeNull();
  expect(faultOf("If z ÷ 2 = 5, then z = 7.", EQUATION)).toBe("false-mathematics");
  expect(faultOf("If 2n = 8, then n = 8 ÷ 2, so n = 6.", EQUATION)).toBe("false-mathematics");
});

describe("[CHW7] so are claims in words", () => {
  test.for([
    "Half of thirty is fifteen.",
    "Ten and five make fifteen.",
    "7 plus 5 is 12, so the ones are done.",
    "Three quarters is the same as six eighths.",
    "Minus five is less than minus two.",
    "6 tens is 60.",
    "10 ones make 1 ten.",
    "9 is a multiple of 3.",
    "7 is a prime number.",
    "Count from 3 to 5, and you have two steps.",
    "2 eighths and 3 eighths make 5 eighths.",
    "8, 2 and 9 are 19.",
    "Rounding 83 gives 80.",
    "Would 5 ÷ 6 make 11?",
    "The numbers 3 and 4 are both in the problem.",
  ])("taken: %s", (text) => {
    expect(faultOf(text)).toBeNull();
  });

  test.for([
    "Half of thirty is twenty.",
    "Ten and five make fifty.",
    "2 eighths and 3 eighths make 6 eighths.",
    "Seven times eight is fifty-four.",
    "7 plus 5 equals 13.",
    "One fourth is greater than one half.",
    "Minus five is more than minus two.",
    "0.5 is less than 0.45.",
    String.raw`You can write $\frac{3}{4}$ as $0.34$.`,
    "6 tens is 600.",
    "9 is a multiple of 4.",
    "9 is a prime number.",
    "12 is not an even number.",
    "There are one hundred ones in a ten.",
    "When you take two from nine, six are left.",
  ])("refused: %s", (text) => {
    expect(faultOf(text)).toBe("false-mathematics");
  });
});

describe("[CHW8] rules that many believe and that are false are refused", () => {
  test.for([
    "To add fractions, add the tops and add the bottoms.",
    "Multiplying always makes a number bigger.",
    "Dividing makes every number smaller.",
    "Two minuses always make a plus, also when you add.",
    "The longer decimal is always the larger one.",
    "To multiply by ten, just put a zero at the end of any decimal.",
    "You always take the smaller digit away from the larger one.",
    "The fraction with the larger bottom number is the larger one.",
    "You can divide any number by zero, and you get zero.",
    "A square is not a rectangle.",
    "The order of the digits does not matter here.",
    "All prime numbers are odd.",
    "Zero is the smallest number there is.",
    "Rounding always makes a number larger.",
    "You can add the numbers in a subtraction in any order.",
  ])("%s", (text) => {
    expect(faultOf(text)).toBe("false-mathematics");
  });

  test.for([
    "Multiplying does not always make a number bigger.",
    "To round to the nearest ten, look at the ones digit.",
    "Lowest terms means that no number except 1 divides both the top and the bottom.",
    "An even number plus an odd number is odd.",
    "Do not add the bottoms: they name the size of the parts.",
    "When you multiply, two negatives make a positive.",
    "The larger the bottom, the smaller the parts.",
    "When you add, the order does not matter.",
  ])("but not: %s", (text) => {
    expect(faultOf(text)).toBeNull();
  });
});
