import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    {
      skill: "g6.intcmp",
      operands: { a: -7, b: -3, c: 1, d: 0, m: 1, n: 1, form: "whole", ask: "sign" },
      answer: "<",
      wrong: { "IN-14": ">" },
    },
    {
      skill: "g6.intcmp",
      operands: { a: -8, b: 3, c: 1, d: 0, m: 1, n: 1, form: "whole", ask: "sign" },
      answer: "<",
      wrong: { "SGN-21": ">" },
    },
    {
      skill: "g6.intcmp",
      operands: { a: -5, b: 2, c: -3, d: 0, m: 1, n: 1, form: "whole", ask: "order" },
      answer: "−5, −3, 2",
      wrong: { "IN-14": "−3, −5, 2", "SGN-21": "2, −3, −5", "SGN-22": "2, −3, −5" },
    },
    {
      skill: "g6.intcmp",
      operands: { a: -5, b: 2, c: -3, d: -8, m: 1, n: 1, form: "whole", ask: "list" },
      answer: "-8, -5, -3, 2",
      wrong: { "IN-14": "-3, -5, -8, 2", "SGN-21": "2, -3, -5, -8", "SGN-22": "2, -3, -5, -8", "SGN-24": "8, 5, 3, 2" },
    },
    {
      skill: "g6.intcmp",
      operands: { a: -5, b: 2, c: -3, d: 0, m: 1, n: 1, form: "whole", ask: "list-down" },
      answer: "2, -3, -5",
      wrong: { "IN-14": "2, -5, -3", "SGN-21": "-5, -3, 2", "SGN-22": "-5, -3, 2", "SGN-24": "2, 3, 5" },
    },
    {
      skill: "g6.intcmp",
      operands: { a: -1, b: -2, c: -3, d: 0, m: 4, n: 3, form: "fraction", ask: "list" },
      answer: "-3/4, -2/3, -1/4",
      wrong: {
        "IN-14": "-1/4, -2/3, -3/4",
        "SGN-22": "-1/4, -2/3, -3/4",
        "SGN-24": "3/4, 2/3, 1/4",
      },
    },
    {
      skill: "g6.intcmp", // -2.5, -0.21 and -0.7: 21 is more than 7
      operands: { a: -25, b: -21, c: -7, d: 0, m: 1, n: 1, form: "decimal", ask: "warmest" },
      answer: "−0.21",
      wrong: { "SGN-27": "−0.7", "IN-14": "−2.5" },
    },
    {
      skill: "g6.intcmp",
      operands: { a: -7, b: 4, c: 1, d: 0, m: 1, n: 1, form: "bars", ask: "sign" },
      answer: ">",
      wrong: { "SGN-20": "<" },
    },
    {
      skill: "g6.intcmp",
      operands: { a: -25, b: -1, c: -1, d: 0, m: 1, n: 10, form: "decimal", ask: "sign" },
      answer: "=",
      wrong: { "SGN-23": ">" },
    },
    {
      skill: "g6.intcmp",
      // -3.8 and -3.59: by their sizes, or because 59 is more than 8.
      operands: { a: -38, b: -359, c: -1, d: 0, m: 1, n: 1, form: "decimal", ask: "sign" },
      answer: "<",
      wrong: { "SGN-25": ">" },
    },
    {
      skill: "g6.intcmp", // -3.8 and -3.95: 95 is more than 8, and the size is
      operands: { a: -38, b: -395, c: -1, d: 0, m: 1, n: 1, form: "decimal", ask: "sign" },
      answer: ">",
      wrong: { "IN-14": "<" },
    },
    {
      skill: "g6.intcmp",
      operands: { a: -9, b: 4, c: 2, d: 0, m: 1, n: 1, form: "whole", ask: "coldest" },
      answer: "−9",
      wrong: { "SGN-21": "2" },
    },
    {
      skill: "g6.intcmp",
      operands: { a: -3, b: -2, c: -1, d: 0, m: 4, n: 3, form: "fraction", ask: "greatest" },
      answer: "$-\\frac{1}{4}$",
      wrong: { "IN-14": "$-\\frac{3}{4}$" },
    },
  ],
  questions: [
    ["so colder is less", "is -26 degrees colder", "does warmest mean the biggest"],
    ["is least the same as smallest", "does greatest mean biggest", "what does least mean is it the smallest"],
    ["can i just ignore the minus", "does the minus matter", "what if i leave off the minus"],
    ["how do i check it", "how can i be sure", "how do i know it is right"],
    ["which way does the sign go?", "does the crocodile eat the big one?"],
    ["is 0 bigger than a negative number?", "is 0 more than -5?"],
    ["does it work for decimals?", "what about negative fractions?"],
    ["why is -3 bigger than -8?", "why is -16 greater than -41?", "is -28 bigger than -27?"],
    ["how do i put them in order?", "which one goes first?"],
    ["what is the greatest negative number?", "what is the biggest negative?"],
  ],
  explanation: ["on the number line -8 is first", "because it is further from zero"],
  inABreath: [
    "-8 is further left on the number line because it is further from zero",
    "it is colder and more negative",
  ],
};
