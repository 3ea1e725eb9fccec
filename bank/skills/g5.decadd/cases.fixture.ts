import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    {
      skill: "g5.decadd", // 3.7 + 2.5
      operands: { a: 37, b: 25, p: 1, q: 1, ask: "bare", money: "$" },
      answer: "6.2",
      wrong: { "DC-10": "5.12", "DC-N5": "5.2", "DC-N8": "0.62", "DC-N7": "62" },
    },
    {
      skill: "g5.decadd", // 1.4 + 2.35
      operands: { a: 14, b: 235, p: 1, q: 2, ask: "bare", money: "$" },
      answer: "3.75",
      wrong: { "DC-10": "3.39", "DC-11": "2.49" },
    },
    {
      skill: "g5.decadd", // 7.9 + 2.78
      operands: { a: 79, b: 278, p: 1, q: 2, ask: "bare", money: "$" },
      answer: "10.68",
      wrong: { "DC-10": "9.168", "DC-N5": "9.68", "DC-11": "3.57" },
    },
    {
      skill: "g5.decadd", // □ − 2.35 = 4
      operands: { a: 4, b: 235, p: 0, q: 2, ask: "gap", money: "$" },
      answer: "6.35",
      wrong: { "DC-12": "2.39", "AD-08": "1.65" },
    },
    {
      skill: "g5.decadd", // £4.50 and £2.75
      operands: { a: 450, b: 275, p: 2, q: 2, ask: "money", money: "£" },
      answer: "7.25",
      wrong: { "DC-10": "6.125", "DC-N5": "6.25", "AD-08": "1.75" },
    },
    {
      skill: "g5.decadd", // 7.15 + 4.89
      operands: { a: 715, b: 489, p: 2, q: 2, ask: "bare", money: "$" },
      answer: "12.04",
      wrong: { "DC-10": "11.104", "DC-N5": "11.04", "AD-01": "2.04", "DC-N7": "1204" },
    },
  ],
  questions: [
    ["isnt 4.81 more than 4.8 because 81 is bigger than 8", "is 0.35 bigger than 0.8", "why is 4.5 bigger than 4.12"],
    [
      "what is the funny sign in front of the number",
      "why is there a squiggle before the 60",
      "what does the euro sign mean",
    ],
    ["how do i do it with a box", "what if the first number is missing", "why do i add with a box when it says minus"],
    [
      "can i add the numbers behind the dot on their own",
      "why cant i add the numbers after the point separately",
      "do i do both sides of the point on their own",
    ],
    ["can i add the whole numbers first", "could i split it up", "is it ok to break it into parts"],
    ["what if one has more digits behind the point?", "what if one of them is longer?"],
    ["can i put a zero at the end?", "can i add zeros after it?"],
    ["what do i do with a whole number?", "how do i add a whole number and a decimal?"],
    ["why do you line up the dots?", "do i have to line up the dots?"],
    ["do you carry over the point?", "what if the tenths are more than ten?"],
    ["how do i check it?", "how can i check?"],
    ["do i count the places together?", "do i count the decimal places?"],
  ],
  explanation: ["i put the dots under each other", "13 tenths makes one and 3 more"],
  inABreath: ["line up the dots and carry the one", "put tenths under tenths and when it is over ten it makes a whole"],
};
