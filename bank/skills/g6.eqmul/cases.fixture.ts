import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    {
      skill: "g6.eqmul",
      operands: { v: "n", xn: 56, xd: 10, an: 18, ad: 1, style: "decimal", ask: "bare", form: "ax" },
      answer: "n = 5.6",
      wrong: { "AL-20": "n = 1814.4", "EQN-34": "n = 56", "AL-19": "n = 82.8", "EQN-22": "n = 100.8" },
    },
    {
      skill: "g6.eqmul",
      operands: { v: "x", xn: 4, xd: 1, an: 3, ad: 1, style: "whole", ask: "bare", form: "ax" },
      answer: "x = 4",
      wrong: { "AL-20": "x = 36", "AL-19": "x = 9", "EQN-22": "x = 12", "DV-N4": "x = 3" },
    },
    {
      skill: "g6.eqmul",
      operands: { v: "m", xn: 36, xd: 1, an: 3, ad: 1, style: "whole", ask: "bare", form: "x/a" },
      answer: "m = 36",
      wrong: { "AL-22": "m = 4", "EQN-33": "m = 15", "EQN-22": "m = 12" },
    },
    {
      skill: "g6.eqmul",
      operands: { v: "x", xn: 12, xd: 1, an: 2, ad: 3, style: "fraction", ask: "bare", form: "ax" },
      answer: "x = 12",
      wrong: { "AL-20": "x = 16/3", "EQN-30": "x = 4", "EQN-31": "x = 24" },
    },
    {
      skill: "g6.eqmul",
      operands: { v: "w", xn: 4, xd: 1, an: 25, ad: 10, style: "decimal", ask: "bare", form: "ax" },
      answer: "w = 4",
      wrong: { "AL-20": "w = 25", "EQN-32": "w = 0.4", "AL-19": "w = 7.5", "AL-21": "w = 0.25", "EQN-22": "w = 10" },
    },
  ],
  questions: [
    ["is 9y ninety something", "what does 5w mean", "so 3x is 3 times x", "what does the number next to the letter do"],
    ["would it matter if it was called b instead of w", "can i use another letter", "is it ok if it is not x"],
    ["does m stand for marbles", "is the letter short for the thing", "what does w mean the bags or how many bags"],
    ["why do they even use letters", "what is the letter for", "what is the point of a letter"],
    ["can i guess", "is it ok to try numbers", "could i do it in my head"],
    ["which number goes first when i divide", "does the order matter", "is it 3 divided by 27 or the other way round"],
    ["can the letter be negative?", "could the letter be a decimal?"],
    ["do i do it on both sides?", "do i divide both sides?"],
    ["why is there no times sign?"],
    ["what does the line mean?", "what does p over 9 mean?"],
    ["what if the number in front is a fraction?", "how do i do it with 2/3 of y?"],
    ["when do i divide?", "why do i divide?"],
    ["can i divide by 0?", "what if it is 0?"],
    ["how can i check it?", "how do i check my answer?"],
  ],
  explanation: ["i divided by 5", "on both sides"],
  inABreath: ["i divided both sides by 5", "i undid the times by sharing, and did the same to the other side"],
};
