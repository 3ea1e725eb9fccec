import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    {
      skill: "g3.mulunk",
      operands: { x: 6, a: 4, b: 1, form: "factor", ask: "bare" },
      answer: "6",
      wrong: { "EQ-03": "28", "DV-08": "96", "DV-09": "20" },
    },
    {
      skill: "g3.mulunk",
      operands: { x: 9, a: 5, b: 1, form: "divisor", ask: "bare" },
      answer: "9",
      wrong: { "EQ-03": "50", "DV-08": "225", "DV-09": "40" },
    },
    {
      skill: "g3.mulunk",
      operands: { x: 18, a: 6, b: 1, form: "dividend", ask: "bare" },
      answer: "18",
      wrong: { "EQN-11": "2", "EQN-12": "9", "ML-02": "15", "ML-03": "21" },
    },
    {
      skill: "g3.mulunk", // 8 bags of 5, and as many in 4 bags
      operands: { x: 10, a: 4, b: 8, form: "both", ask: "story" },
      answer: "10",
      wrong: { "EQ-01": "40", "DV-09": "36", "EQN-53": "5" },
    },
    {
      skill: "g3.mulunk",
      operands: { x: 8, a: 3, b: 4, form: "both", ask: "bare" },
      answer: "8",
      wrong: { "EQ-01": "24", "EQN-10": "7" },
    }, // 4 × 6 = □ × 3
  ],
  questions: [
    [
      "so something shared into 9 and everyone gets 5",
      "is it like sharing sweets",
      "so its like everybody gets the same",
    ],
    ["are the parts all the same number", "do all the parts have the same number in them", "why is each part the same"],
    ["can i count in threes", "could i skip count", "could i go in fives on my fingers"],
    ["does the order matter", "can i swap the numbers round", "what if i switch them"],
    ["can i guess the number?", "may i just guess?"],
    ["why is the equals in the front?", "does it matter if the equals is first?"],
    ["it says some how can i know?", "how many is some?"],
    ["why do i divide?", "why does dividing work?"],
    ["do i multiply or divide?", "when do i multiply?"],
    ["how do i check?", "how can i check?"],
    ["what do i do when there are four numbers?", "what if there are products on both sides?"],
    ["how do i find the missing number?", "what goes in the box?"],
  ],
  explanation: ["36 is the whole thing", "so i divided by 4"],
  inABreath: ["36 is the total so i divided it by 4", "you have 36 altogether and share it"],
};
