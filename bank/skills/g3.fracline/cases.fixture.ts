import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    {
      skill: "g3.fracline", // third mark of five spaces
      operands: { n: 3, d: 5, wholes: 1, extra: 0, k: 0, labels: "wholes", letter: "A" },
      answer: "3/5",
      wrong: { "FC-16": "3/6", "FR-N29": "4/6", "FR-N30": "2/5", "FR-N04": "4/5" },
    },
    {
      skill: "g3.fracline", // the third of five spaces and one more, with the label 2/5
      operands: { n: 3, d: 5, wholes: 1, extra: 1, k: 2, labels: "one-fraction", letter: "A" },
      answer: "3/5",
      wrong: { "FR-N04": "4/5", "FR-N05": "3/6", "FR-N41": "3/2" },
    },
    {
      skill: "g3.fracline", // a line from 0 to 2 in fourths, seven spaces along
      operands: { n: 7, d: 4, wholes: 2, extra: 0, k: 0, labels: "wholes", letter: "A" },
      answer: "7/4",
      wrong: { "FC-16": "7/5", "FR-N29": "8/5", "FR-N05": "7/8", "FR-N06": "3/4" },
    },
  ],
  questions: [
    [
      "what if the line went to 2",
      "why does the line go on longer than 1",
      "would it be different if the line was longer",
    ],
    ["why is there a letter on it", "what does the P mean", "is the letter a number"],
    ["is 5/5 just one", "what if top and bottom are the same", "is 3/3 a whole", "what about the end of the line"],
    ["how do i know what goes on the bottom", "where does the top number come from", "which number is the denominator"],
    [
      "why did they leave out the numbers",
      "do the empty marks count too",
      "what if there is nothing written at the mark",
    ],
    ["do i count the lines or the gaps?", "do you count the marks?"],
    ["what if it is past 1?", "can a fraction be bigger than 1?"],
    ["where do i start?", "where does the fraction start from?", "do i start counting at 0?"],
    ["is a fraction a number?", "why is a fraction on a number line?"],
    ["can two fractions be at the same place?", "can a point have two names?"],
  ],
  explanation: ["there are 4 gaps in one", "i count 3 from zero"],
  inABreath: ["i counted the gaps starting from 0", "it is 3 hops from zero and there are 4 hops to 1"],
};
