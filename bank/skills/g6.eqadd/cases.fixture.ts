import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    {
      skill: "g6.eqadd",
      operands: { v: "x", xn: 7, xd: 1, an: 5, ad: 1, style: "whole", ask: "bare", form: "x+a" },
      answer: "x = 7",
      wrong: { "AL-18": "x = 17", "EQN-22": "x = 12", "SB-01": "x = 13", "SB-02": "x = 17" },
    },
    {
      skill: "g6.eqadd",
      operands: { v: "n", xn: 8, xd: 1, an: 4, ad: 1, style: "whole", ask: "bare", form: "x+a" },
      answer: "n = 8",
      wrong: { "AL-18": "n = 16", "EQN-22": "n = 12", "EQN-23": "n = 3", "SB-01": "n = 12", "SB-02": "n = 18" },
    },
    {
      skill: "g6.eqadd", // 151 - 73: of the two places that are traded for, errors in the second alone are kept here
      operands: { v: "k", xn: 78, xd: 1, an: 73, ad: 1, style: "whole", ask: "bare", form: "a+x" },
      answer: "k = 78",
      wrong: { "AL-18": "k = 224", "EQN-22": "k = 151", "SB-01": "k = 138", "SB-02": "k = 178" },
    },
    {
      skill: "g6.eqadd",
      operands: { v: "y", xn: 21, xd: 1, an: 6, ad: 1, style: "whole", ask: "bare", form: "x-a" },
      answer: "y = 21",
      wrong: { "AL-18": "y = 9", "EQN-22": "y = 15", "AD-01": "y = 11" },
    },
    {
      skill: "g6.eqadd",
      operands: { v: "k", xn: 19, xd: 100, an: 35, ad: 10, style: "decimal", ask: "bare", form: "a+x" },
      answer: "k = 0.19",
      wrong: { "AL-18": "k = 7.19", "EQN-20": "k = 3.34", "EQN-22": "k = 3.69", "EQN-24": "k = 0.64" },
    },
    {
      skill: "g6.eqadd",
      operands: { v: "w", xn: 77, xd: 100, an: 15, ad: 10, style: "decimal", ask: "bare", form: "a+x" },
      answer: "w = 0.77",
      wrong: {
        "AL-18": "w = 3.77",
        "EQN-20": "w = 2.12",
        "EQN-22": "w = 2.27",
        "EQN-24": "w = 1.22",
        "SB-01": "w = 1.37",
        "SB-02": "w = 1.77",
      },
    },
    {
      skill: "g6.eqadd",
      operands: { v: "x", xn: 1, xd: 2, an: 1, ad: 3, style: "fraction", ask: "bare", form: "x+a" },
      answer: "x = 1/2",
      wrong: { "AL-18": "x = 7/6", "EQN-21": "x = 4/3", "EQN-22": "x = 5/6" },
    },
    {
      skill: "g6.eqadd",
      operands: { v: "x", xn: 3, xd: 4, an: 1, ad: 3, style: "fraction", ask: "bare", form: "x-a" },
      answer: "x = 3/4",
      wrong: { "AL-18": "x = 1/12", "EQN-21": "x = 2/5", "EQN-22": "x = 5/12" },
    },
  ],
  questions: [
    ["would it matter if it was called b instead of y", "can i use another letter", "is it ok if it is not x"],
    ["does m stand for marbles", "is the letter short for the thing", "what does p mean the litres or how many"],
    ["does increased always mean add", "it says more so do i plus", "why do i minus if it says more"],
    ["can the letter be negative?", "could the letter be a decimal?"],
    ["why do i have to do it on both sides?", "do i have to do the same on both sides always?"],
    ["what if x is on the right side?", "does it matter which side the letter is on?"],
    ["what does the letter stand for?", "what does n mean?", "why are there letters in maths?"],
    ["why do you add when it says minus?", "why do i subtract?"],
    ["how can i check?", "how do i check it?"],
    ["can i do it in my head?", "why do i need steps if i can see it?"],
  ],
  explanation: ["i did the opposite so i took 10", "i did it on each side"],
  inABreath: ["i took away 10 from both sides", "i did the inverse on each side"],
};
