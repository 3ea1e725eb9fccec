import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    {
      skill: "g4.fracadd", // 5/8 + 6/8
      operands: { a: 5, b: 6, c: 0, d: 8, ask: "bare", form: "any" },
      answer: "1 3/8",
      wrong: { "FO-01": "11/16", "FR-N13": "1/8", "FR-N14": "11/64", "FR-N15": "3/8", "FR-N16": "11" },
    },
    {
      skill: "g4.fracadd", // 2/9 + □ = 7/9
      operands: { a: 2, b: 5, c: 0, d: 9, ask: "gap", form: "any" },
      answer: "5/9",
      wrong: { "FR-N12": "9/9", "FR-N16": "5" },
    },
  ],
  questions: [
    ["is my answer too small", "should it be more than a half", "why is 8/20 less than a half thats weird"],
    ["is 10/12 the same as 5/6", "is it as much as the simpler fraction", "are 2/4 and 1/2 equal"],
    [
      "how do i do it with a box",
      "what if one of the fractions is missing",
      "what do i do when theres a gap in the middle",
    ],
    ["how do i check it", "how can i be sure", "how do i know it is right"],
    ["why do you not add the bottoms?", "why does the bottom not change?", "do i add the bottoms too?"],
    ["what if the top is bigger than the bottom?", "is it ok if the top is bigger than the bottom?"],
    ["what if the bottoms are different?", "what if they have different bottoms?"],
    ["do i have to simplify?", "do i need lowest terms?"],
    ["can you do it with three fractions?", "can i add 3 of them?"],
    ["how does adding fractions work?"],
  ],
  explanation: ["they are all sevenths so they are the same size", "i counted 3 and 2", "and the 7 stays"],
  inABreath: [
    "they have the same denominator so just add the tops and keep it",
    "the pieces are the same size so you count how many and the bottom stays",
  ],
};
