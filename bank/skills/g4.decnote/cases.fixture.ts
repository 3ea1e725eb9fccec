import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    {
      skill: "g4.decnote",
      operands: { whole: 17, n: 99, d: 100, ask: "count-on" },
      answer: "18",
      wrong: { "DC-25": "17.100", "AD-01": "17.90" },
    },
    {
      skill: "g4.decnote",
      operands: { whole: 8, n: 19, d: 100, ask: "count-on" },
      answer: "8.2",
      wrong: { "DC-25": "8.110", "AD-01": "8.10" },
    },
    {
      skill: "g4.decnote",
      operands: { whole: 0, n: 3, d: 10, ask: "fraction" },
      answer: "0.3",
      wrong: { "DC-N3": "0.03", "DC-06": "3.10", "DC-07": "0.10" },
    },
    {
      skill: "g4.decnote", // 7/10
      operands: { whole: 0, n: 7, d: 10, ask: "fraction" },
      answer: "0.7",
      wrong: { "DC-N3": "0.07", "DC-06": "7.10", "DC-07": "0.10" },
    },
    {
      skill: "g4.decnote", // six steps of ten
      operands: { whole: 0, n: 6, d: 10, ask: "line" },
      answer: "0.6",
      wrong: { "DC-N3": "0.06", "DC-N12": "6", "DC-N14": "0.7" },
    },
    {
      skill: "g4.decnote", // 7/100
      operands: { whole: 0, n: 7, d: 100, ask: "fraction" },
      answer: "0.07",
      wrong: { "DC-08": "0.7", "DC-N13": "0.007" },
    },
    {
      skill: "g4.decnote", // 97 hundredths
      operands: { whole: 0, n: 97, d: 100, ask: "words" },
      answer: "0.97",
      wrong: { "DC-N10": "97", "DC-N11": "9.7", "DC-N13": "0.097" },
    },
    // 1/10: the bottom number after the point, 0.10, happens to be right
    {
      skill: "g4.decnote",
      operands: { whole: 0, n: 1, d: 10, ask: "fraction" },
      answer: "0.1",
      wrong: { "DC-N3": "0.01", "DC-06": "1.10" },
    },
    // 3 ones and 4 hundredths
    {
      skill: "g4.decnote",
      operands: { whole: 3, n: 4, d: 100, ask: "chart" },
      answer: "3.04",
      wrong: { "DC-08": "3.4", "DC-N13": "3.004" },
    },
    {
      skill: "g4.decnote",
      operands: { whole: 0, n: 35, d: 100, ask: "to-fraction" },
      answer: "35/100",
      wrong: { "DC-09": "1/35", "DC-N1": "35/10" },
    },
    // 0.7, 0.8, 0.9
    {
      skill: "g4.decnote",
      operands: { whole: 0, n: 90, d: 100, ask: "count-on" },
      answer: "1",
      wrong: { "DC-25": "0.10" },
    },
    // 2.37, 2.38, 2.39
    {
      skill: "g4.decnote",
      operands: { whole: 2, n: 39, d: 100, ask: "count-on" },
      answer: "2.4",
      wrong: { "DC-25": "2.310", "AD-01": "2.30" },
    },
    // 3/10 + 4/100
    {
      skill: "g4.decnote",
      operands: { whole: 0, n: 34, d: 100, ask: "sum" },
      answer: "0.34",
      wrong: { "FC-23": "0.07" },
    },
    // the sixth small step after 3.4
    {
      skill: "g4.decnote",
      operands: { whole: 3, n: 46, d: 100, ask: "line" },
      answer: "3.46",
      wrong: { "DC-N2": "4.0", "DC-N14": "3.47" },
    },
  ],
  questions: [
    ["do i need the zero in front", "can i leave out the 0 before the dot", "why is there a 0 at the front"],
    ["what is the dot for", "why is there a point in the middle", "what does the dot do"],
    ["how do you say 0.35", "how do i read it out loud", "what is 0.07 in words"],
    [
      "how do i put tenths and hundredths together",
      "where do the hundredths go and the tenths",
      "what if there are tenths and hundredths",
    ],
    ["how many hundredths fill a tenth", "why is it always ten", "why is it ten every time"],
    ["what is the difference between hundreds and hundredths?", "are tenths the same as tens?"],
    ["why do i need the zero in 0.04?", "why is there a 0 after the point?", "do i need a zero?"],
    ["is 0.4 the same as 0.40?", "does 8.4 mean the same as 8.40?"],
    ["is a longer decimal bigger?", "is 0.35 bigger than 0.5 because it is longer?"],
    ["is it the same number as the fraction?", "how do i turn a fraction into a decimal?"],
    ["why are there no oneths?", "why is there no oneths place?"],
    ["what does the 3 mean in 0.35?", "what is each digit worth?"],
  ],
  explanation: ["3 is the tenths", "5 hundredths come next"],
  inABreath: [
    "3 is in the tenths and 5 is in the hundredths",
    "the first after the point is out of ten and the second after it is out of a hundred",
  ],
};
