import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    {
      skill: "g6.int",
      operands: { a: -19, b: -13, step: 1, ask: "sum-of-sizes" },
      answer: "32",
      wrong: { "SGN-12": "-32", "SGN-13": "6", "AD-01": "22" },
    },
    { skill: "g6.int", operands: { a: -7, b: 0, step: 1, ask: "absolute" }, answer: "7", wrong: { "IN-17": "-7" } },
    {
      skill: "g6.int",
      operands: { a: -7, b: 0, step: 1, ask: "distance" },
      answer: "7",
      wrong: { "IN-17": "-7", "SGN-14": "8" },
    },
    { skill: "g6.int", operands: { a: 7, b: 0, step: 1, ask: "opposite" }, answer: "-7", wrong: { "SGN-01": "7" } },
    { skill: "g6.int", operands: { a: -6, b: 0, step: 1, ask: "meaning" }, answer: "-6", wrong: { "SGN-02": "6" } },
    { skill: "g6.int", operands: { a: 6, b: 0, step: 1, ask: "meaning" }, answer: "6", wrong: { "SGN-03": "-6" } },
    {
      skill: "g6.int",
      operands: { a: -15, b: 0, step: 5, ask: "line" },
      answer: "-15",
      wrong: { "SGN-04": "-3", "SGN-05": "15", "SGN-15": "-20" },
    },
    { skill: "g6.int", operands: { a: 9, b: 0, step: 1, ask: "absolute" }, answer: "9", wrong: { "SGN-06": "-9" } },
    { skill: "g6.int", operands: { a: -5, b: 0, step: 1, ask: "double" }, answer: "5", wrong: { "SGN-07": "-5" } },
    {
      skill: "g6.int",
      operands: { a: 8, b: 0, step: 1, ask: "twice-opposite" },
      answer: "8",
      wrong: { "SGN-08": "-8" },
    },
    {
      skill: "g6.int",
      operands: { a: -5, b: 0, step: 1, ask: "minus-absolute" },
      answer: "-5",
      wrong: { "SGN-09": "5" },
    },
    {
      skill: "g6.int",
      operands: { a: -4, b: 7, step: 1, ask: "apart" },
      answer: "11",
      wrong: { "SGN-10": "3", "SGN-14": "12", "AD-01": "1" },
    },
    {
      skill: "g6.int",
      operands: { a: -9, b: -4, step: 1, ask: "apart" },
      answer: "5",
      wrong: { "SGN-11": "13", "SGN-14": "6" },
    },
    {
      skill: "g6.int",
      operands: { a: -6, b: 4, step: 1, ask: "sum-of-sizes" },
      answer: "10",
      wrong: { "SGN-12": "-2", "AD-01": "0" },
    },
  ],
  questions: [
    ["is minus 18 lower than minus 5", "why is -9 less than -4", "is -20 deeper than -3"],
    ["do i need to write the plus", "why is there no plus in front", "do i put a + sign"],
    [
      "what does the minus outside the lines do",
      "why is there a minus before the bars",
      "what if there is a minus in front of the lines",
    ],
    [
      "is the opposite always negative",
      "what is the opposite of a minus number",
      "is the opposite the same but with a minus",
    ],
    [
      "is the minus sign the same as take away",
      "does the minus mean subtract",
      "what is the difference between minus and take away",
    ],
    ["how do i find the absolute value?"],
    ["where are there negative numbers?", "when do people need minus numbers?"],
    ["what are those lines?", "what do the lines next to it mean?"],
    ["is zero positive or negative?", "what is the opposite of 0?"],
    ["why do two minuses make a plus?", "why does two negatives become positive?"],
    ["is absolute value always positive?", "can the absolute value be negative?"],
    ["how can something be less than nothing?", "are there numbers below zero in real life?"],
    ["how far apart are they if one is negative?", "what is the distance between -3 and 4?"],
  ],
  explanation: ["the minus says that it is on the left", "and it is 5 steps from 0"],
  inABreath: ["it is how far from zero, the minus only says which side", "5 steps away from 0 but on the left"],
};
