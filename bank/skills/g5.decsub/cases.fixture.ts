import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    {
      skill: "g5.decsub", // 6.1 - 1.5
      operands: { a: 61, b: 15, p: 1, q: 1, ask: "bare", money: "$" },
      answer: "4.6",
      wrong: { "SB-01": "5.4", "SB-02": "5.6", "DC-N7": "46", "SB-15": "7.6" },
    },
    {
      skill: "g5.decsub", // 8.3 - 2.16
      operands: { a: 83, b: 216, p: 1, q: 2, ask: "bare", money: "$" },
      answer: "6.14",
      wrong: { "DC-14": "6.26", "DC-N9": "6.24", "SB-15": "10.46" },
    },
    {
      skill: "g5.decsub", // 60 - 1.35
      operands: { a: 60, b: 135, p: 0, q: 2, ask: "gap", money: "$" },
      answer: "58.65",
      wrong: { "DC-13": "59.35", "SB-02": "59.75", "DC-N9": "58.75", "SB-15": "61.35" },
    },
    {
      skill: "g5.decsub", // 9.3 - 3.91
      operands: { a: 93, b: 391, p: 1, q: 2, ask: "bare", money: "$" },
      answer: "5.39",
      wrong: { "DC-14": "5.41", "SB-01": "6.61", "SB-02": "6.49", "DC-N9": "5.49", "SB-15": "13.21" },
    },
    {
      skill: "g5.decsub", // £32.49 - £7.95
      operands: { a: 3249, b: 795, p: 2, q: 2, ask: "money", money: "£" },
      answer: "24.54",
      wrong: { "SB-01": "35.54", "SB-02": "25.54", "SB-15": "40.44" },
    },
    {
      skill: "g5.decsub", // $44.83 - $6.85: with a tenth too many no whole is needed
      operands: { a: 4483, b: 685, p: 2, q: 2, ask: "money", money: "$" },
      answer: "37.98",
      wrong: { "SB-01": "42.02", "SB-02": "38.98", "DC-N9": "38.08", "SB-15": "51.68" },
    },
  ],
  questions: [
    ["is 7.31 bigger than 7.4", "isnt 56 more than 4 so 2.56 is more than 2.4", "why is 0.8 bigger than 0.35"],
    [
      "what is the funny sign before the 47",
      "why is there a symbol in front of the price",
      "what does the rupee sign mean",
    ],
    [
      "how do i do it with a box",
      "what if the second number is missing",
      "why do i minus with a box when it says plus",
    ],
    [
      "can i take the smaller one from the bigger one",
      "why cant i just turn them round",
      "is it ok if i turn them and do 9 take away 4",
    ],
    [
      "can i take the numbers behind the dot on their own",
      "why cant i do the numbers after the point separately",
      "do i do both sides of the point on their own",
    ],
    ["what if one has more digits behind the point?", "what if one of them is longer?"],
    ["can i switch the fractions round?", "does the order matter?"],
    ["how can i tell that i have to take away?", "how do i know if it is plus or minus?"],
    ["can i do it by counting up from the little number?", "may i count up?"],
    ["what if there is no digit to take from?", "what if there is nothing above it to take it from?"],
    ["how do i subtract from a whole number?", "what if the first number has no point?"],
    ["how do i borrow over the point?", "what if there are too few tenths?"],
    ["why do i put a zero at the end?", "can i write a 0 at the end of it?"],
    ["do i have to line up the dots?", "what goes under what?"],
    ["how do i check it?", "how can i be sure?"],
  ],
  explanation: ["i put the dots under each other", "i opened a tenth because there were no hundredths"],
  inABreath: ["line up the dots and borrow from the next place"],
};
