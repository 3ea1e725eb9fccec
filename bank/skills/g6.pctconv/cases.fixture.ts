import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    {
      skill: "g6.pctconv",
      operands: { n: 61, d: 20, from: "fraction", to: "decimal", ask: "bare" },
      answer: "3.05",
      wrong: { "DC-06": "61.20", "RP-N5": "3.1" },
    },
    {
      skill: "g6.pctconv", // 61/20
      operands: { n: 61, d: 20, from: "fraction", to: "decimal", ask: "bare" },
      answer: "3.05",
      wrong: { "DC-06": "61.20", "RP-N5": "3.1" },
    },
    {
      skill: "g6.pctconv", // 3/5
      operands: { n: 3, d: 5, from: "fraction", to: "percent", ask: "bare" },
      answer: "60%",
      wrong: { "RP-22": "6%", "RP-23": "0.6%", "RP-24": "5%", "RP-N1": "3%" },
    },
    {
      skill: "g6.pctconv", // 6/10: who writes 6% took the top, and 10% is one part as well
      operands: { n: 6, d: 10, from: "fraction", to: "percent", ask: "bare" },
      answer: "60%",
      wrong: { "RP-23": "0.6%", "RP-N1": "6%" },
    },
    {
      skill: "g6.pctconv", // 0.08 as 8 tenths
      operands: { n: 8, d: 100, from: "decimal", to: "percent", ask: "bare" },
      answer: "8%",
      wrong: { "RP-22": "0.8%", "RP-23": "0.08%", "RP-N4": "80%" },
    },
    {
      skill: "g6.pctconv", // 0.4
      operands: { n: 4, d: 10, from: "decimal", to: "percent", ask: "bare" },
      answer: "40%",
      wrong: { "RP-22": "4%", "RP-23": "0.4%" },
    },
    {
      skill: "g6.pctconv", // 5 %
      operands: { n: 5, d: 100, from: "percent", to: "decimal", ask: "bare" },
      answer: "0.05",
      wrong: { "RP-21": "0.5", "RP-N2": "5" },
    },
    {
      skill: "g6.pctconv", // 35 % = 35/100 = 7/20
      operands: { n: 7, d: 20, from: "percent", to: "fraction", ask: "bare" },
      answer: "7/20",
      wrong: { "DC-09": "1/35", "RP-N3": "7/2" },
    },
    {
      skill: "g6.pctconv", // 41/100
      operands: { n: 41, d: 100, from: "fraction", to: "decimal", ask: "bare" },
      answer: "0.41",
      wrong: { "RP-N6": "4.1", "RP-N7": "0.041" },
    },
    // 0.125: a part of a percent
    {
      skill: "g6.pctconv",
      operands: { n: 125, d: 1000, from: "decimal", to: "percent", ask: "bare" },
      answer: "12.5%",
      wrong: { "RP-22": "1.25%", "RP-23": "0.125%" },
    },
  ],
  questions: [
    ["is 4% the same as 0.4", "why is there a zero in a small percent", "why isnt 2% 0.2"],
    ["do i have to write the %", "why do i need the percent sign", "can i leave out the sign"],
    ["how do i check it", "how can i be sure", "how do i know it is right"],
    ["is it still the same amount", "does it stay the same number", "why isnt it the same number it looks bigger"],
    ["do i have to simplify it", "can i leave it as 76/100 or simplify", "is it done when its in lowest terms"],
    ["how can i tell which is bigger 1/2 or 30%?", "is 0.3 or 25% larger?"],
    ["is it multiply or divide?", "do i divide or times?"],
    ["what if the number for the bottom is not 100?", "what if i can not use 100 for the bottom?"],
    ["can a percent be more than 100?", "can you have more than 100 percent?"],
    ["how many times do i move the dot?", "which way do i move the point?"],
    ["why is it always 100?", "why is percent out of 100?"],
    ["how do i change a fraction to a percent?", "how do i turn a fraction into a percent?"],
    ["can it be less than 1 percent?", "can a percent be less than 1?"],
    ["which one is better?", "when do i use percents?"],
  ],
  explanation: ["percent is out of 100", "so i multiplied the top and bottom by 10"],
  inABreath: [
    "percent is out of a hundred so i changed it to hundredths",
    "it means per hundred so 7 tenths is equal to 70 hundredths",
  ],
};
