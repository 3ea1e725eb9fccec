import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    {
      skill: "g3.mulmean",
      operands: { groups: 3, each: 4, ask: "picture", thing: "" },
      answer: "12",
      wrong: { "ML-01": "7", "ML-N11": "4", "ML-02": "8", "ML-03": "16" },
    },
    {
      skill: "g3.mulmean",
      operands: { groups: 3, each: 4, ask: "boxes", thing: "" },
      answer: "3; 4",
      wrong: { "ML-N3": "4; 4", "ML-N7": "4; 3" },
    },
    {
      skill: "g3.mulmean", // 6 + 6 + 6 + 6 + 6 = □ × 6
      operands: { groups: 5, each: 6, ask: "repeat-count", thing: "" },
      answer: "5",
      wrong: { "ML-N3": "6", "ML-N4": "4", "ML-N5": "30" },
    },
    {
      skill: "g3.mulmean",
      operands: { groups: 4, each: 6, ask: "which-story", thing: "pens" },
      answer: "4 boxes with 6 pens in each box",
      wrong: {
        "ML-01": "4 pens in one box and 6 pens in another",
        "ML-N3": "6 boxes with 6 pens in each box",
        "ML-N6": "6 pens, and 4 of them are taken away",
      },
    },
    {
      skill: "g3.mulmean", // 4 groups of 6
      operands: { groups: 4, each: 6, ask: "write-story", thing: "" },
      answer: "4 × 6",
      wrong: { "ML-01": "4 + 6", "ML-N3": "6 × 6", "ML-N12": "4 × 4" },
    },
    {
      skill: "g3.mulmean", // 7 + 7 + 7
      operands: { groups: 3, each: 7, ask: "write-repeat", thing: "" },
      answer: "3 × 7",
      wrong: { "ML-01": "3 + 7", "ML-N3": "7 × 7", "ML-N12": "3 × 3", "ML-N4": "2 × 7" },
    },
  ],
  questions: [
    ["is that a square", "why does it look like a square"],
    ["do i have to work it out too", "do they want the answer or just the times", "is it enough to write it down"],
    ["can i count in 3s on my fingers"],
    ["can i swap the numbers?", "is 3 times 5 the same as 5 times 3?", "does it matter which number comes first?"],
    ["why not just add?", "is it 4 plus 2 or 4 times 2?", "why can i not just add?"],
    ["how do i know that i should multiply?", "when do i multiply?", "how do i know it is times?"],
    ["what if the groups are different?", "what if the groups are not the same?"],
    ["is it always bigger?", "does times always make it bigger?"],
    ["what does times mean?", "what does multiply mean?"],
  ],
  explanation: ["all the bags have the same in them", "so you put 5 again for every bag three times"],
  inABreath: [
    "there are 3 bags and each has 5 so you do 3 times 5",
    "it is the same number in every bag so you can times",
  ],
};
