import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    {
      skill: "g2.eqmiss",
      operands: { x: 27, a: 15, b: 28, form: "both", ask: "bare" },
      answer: "27",
      wrong: { "EQ-01": "42", "EQ-02": "57", "EQN-01": "13" },
    }, // 28 + 14 = □ + 15
    {
      skill: "g2.eqmiss",
      operands: { x: 28, a: 15, b: 0, form: "first-part", ask: "bare" },
      answer: "28",
      wrong: { "EQ-03": "58", "EQN-02": "32", "EQN-03": "38" },
    },
    {
      skill: "g2.eqmiss",
      operands: { x: 62, a: 44, b: 0, form: "start", ask: "bare" },
      answer: "62",
      wrong: { "EQ-04": "26", "EQN-04": "52" },
    },
    {
      skill: "g2.eqmiss",
      operands: { x: 25, a: 26, b: 0, form: "change", ask: "bare" },
      answer: "25",
      wrong: { "EQ-05": "77", "EQN-02": "35", "EQN-03": "35" },
    },
  ],
  questions: [
    ["is gave away always take away", "why is gave not minus", "does more mean plus"],
    ["what does at first mean", "is at first before he gave them", "does at the start mean before"],
    ["can the numbers swap places", "can i swap the numbers", "what if i switch the two numbers"],
    ["can i guess the number?", "may i just guess?"],
    ["what does the equals sign mean?", "what does = mean?"],
    ["why do i take away?", "why do i subtract when it says plus?"],
    ["do i add or minus?", "do i add or take away?"],
    ["what if there are numbers on both sides?", "what do i do if both sides have a sum?"],
    ["how can i check?", "how do i know it is right?"],
    ["how do i find the missing number?", "how do i know what goes in the box?"],
  ],
  explanation: ["51 is the total", "so i take away 39"],
  inABreath: ["51 is all of it so i took 39 away", "i know the whole so i subtracted the part"],
};
