import * as fc from "fast-check";
import { expect, test } from "vitest";
import { findLeak } from "./find-leak.ts";

const STEM = "What is $7 + 5$?";

test.for([
  "It is double six.",
  "It is one more than 11.",
  "Half of 24 is what you want.",
  "3 groups of 4 makes the answer.",
  "10 and 2 more is the total.",
  "It lies between 11 and 13.",
  "Think of the number just before 13.",
  "You get the sum of 8 and 4.",
  "Is it double six?",
  "The answer is 3 times 4.",
  "It is 15 take away 3.",
  "The total is 1 ten and 2 ones.",
  "It is three quarters of 16.",
  "20 - 8.",
])("[LEK15] a calculation said to be the answer leaks: %s", (hint) => {
  expect(findLeak({ stem: STEM, expected: "12", hint })).toMatchObject({ leaks: true });
});

test.for([
  "Put 7 and 5 together.",
  "It is the sum of 7 and 5.",
  "What do 8 and 4 make?",
  "Is it between 10 and 15?",
  "7 and 3 make a ten. How much of the 5 is left?",
  "If it is 5 more than 7, how can you count on?",
  "Do you know a sum that is near, such as 6 + 5?",
  "You get 10 when you add 3. Then go on.",
])("[LEK15] the question's own calculation, another's, or a question does not: %s", (hint) => {
  expect(findLeak({ stem: STEM, expected: "12", hint })).toMatchObject({ leaks: false });
});

test.for([
  "Write a 5 in the tens place and a 6 in the ones place.",
  "The tens digit is 5. The ones digit is 6.",
  "It starts with 5 and ends with 6.",
  "First digit 5, second digit 6.",
  "The digits are 5 and 6.",
  "It is a five followed by a six.",
  "The answer is five six.",
  "It is 65 backwards.",
  "You swapped the digits: you wrote 65.",
])("[LEK16] the digits of the answer leak: %s", (hint) => {
  expect(findLeak({ stem: "What is $8 \\times 7$?", expected: "56", hint })).toMatchObject({ leaks: true });
});

test.for([
  "The ones digit is 6.",
  "Did you write 65? Look at the order of the digits.",
  "The tens digit is 5, and the ones?",
  "8 times 7 is 7 groups of 8.",
  "Count by 5, then by 6.",
])("[LEK16] one digit, or a question, does not: %s", (hint) => {
  expect(findLeak({ stem: "What is $8 \\times 7$?", expected: "56", hint })).toMatchObject({ leaks: false });
});

test("[LEK16] places that the stem names itself are no news", () => {
  const stem = "Which number has 4 tens and 7 ones?";
  expect(findLeak({ stem, expected: "47", hint: "Put 4 in the tens place and 7 in the ones place." }).leaks).toBe(
    false,
  );
});

test("[LEK12] hostile texts are read at once", () => {
  const pieces = [
    "1 ",
    "one ",
    "(",
    "$",
    "and ",
    "t ",
    "half of ",
    "the sum of ",
    "between 1 and ",
    "\\frac{",
    "I",
    "=",
  ];
  fc.assert(
    fc.property(fc.constantFrom(...pieces), fc.constantFrom(...pieces), (first, second) => {
      const hint = `${first}${second}`.repeat(300).slice(0, 2000);
      expect(findLeak({ stem: hint.slice(0, 300), expected: "12", hint })).toHaveProperty("leaks");
    }),
    { numRuns: 40 },
  );
});
