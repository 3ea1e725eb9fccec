import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    {
      skill: "g4.fracsub", // 7/9 - 2/9
      operands: { w: 0, a: 7, b: 2, d: 9, ask: "bare", form: "any" },
      answer: "5/9",
      wrong: { "FO-07": "5", "FR-N17": "9/9" },
    },
    {
      skill: "g4.fracsub", // 3 - 2/7
      operands: { w: 3, a: 0, b: 2, d: 7, ask: "bare", form: "any" },
      answer: "2 5/7",
      wrong: { "FO-29": "3 2/7", "FR-N18": "2 2/7", "FR-N20": "3 5/7" },
    },
    {
      skill: "g4.fracsub", // 5 - 1/7
      operands: { w: 5, a: 0, b: 1, d: 7, ask: "bare", form: "any" },
      answer: "4 6/7",
      wrong: { "FR-N27": "4/7" },
    },
    {
      skill: "g4.fracsub", // 2 1/8 - 3/8 = 1 6/8
      operands: { w: 2, a: 1, b: 3, d: 8, ask: "bare", form: "lowest" },
      answer: "1 3/4",
      wrong: { "FR-N19": "2 2/8", "FR-N20": "2 6/8" },
    },
    {
      skill: "g4.fracsub", // 4 5/6 - □ = 4 4/6
      operands: { w: 4, a: 5, b: 1, d: 6, ask: "gap", form: "any" },
      answer: "1/6",
      wrong: { "FR-N21": "4 4/6", "FR-N42": "4 1/6", "FR-N12": "9 3/6", "FR-N16": "1" },
    },
  ],
  questions: [
    [
      "should the answer be smaller than the start",
      "is it ok if my answer is bigger than at the start",
      "is my answer too big",
    ],
    [
      "how do i do it with a box",
      "what if the missing one is the part that goes",
      "how do i find the missing fraction",
    ],
    ["what happens to the number in front", "do i take away the big number too", "how do i do it with a mixed number"],
    ["can i switch the fractions round?", "does the order matter?"],
    ["how can i tell that i have to take away?", "how do i know if it is plus or minus?"],
    ["what if they are different?", "what do i do with different bottoms?"],
    ["do i subtract the bottoms?", "why does the denominator stay?"],
    [
      "how do i take a fraction from a whole number?",
      "how do i turn 5 into eighths?",
      "how do i do 1 take away a fraction?",
    ],
    ["what if there is not enough?", "what if the top is too small?"],
    ["how do i check?", "how do i check it?"],
    ["can the answer be 0?"],
  ],
  explanation: ["they have the same size", "so i took away 2 from 7"],
  inABreath: [
    "same denominator so take away the tops",
    "the bottom stays because the pieces are the same size and i did 7 minus 2",
  ],
};
