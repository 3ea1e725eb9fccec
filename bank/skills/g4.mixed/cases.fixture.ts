import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    {
      skill: "g4.mixed",
      operands: { w: 2, d: 4, n: 3, to: "mixed", ask: "picture" },
      answer: "2 3/4",
      wrong: {
        "FR-N26": "11/16", // four circles with 3, 3, 3 and 2 shaded
        "FC-14": "3 2/4",
        "FC-15": "1 1/4",
        "FR-N22": "2",
        "FR-N23": "2 3/2",
        "FR-N31": "2 11/4",
        "FR-N32": "2 4/3",
      },
    },
    {
      skill: "g4.mixed", // 2 3/4
      operands: { w: 2, n: 3, d: 4, to: "improper", ask: "bare" },
      answer: "11/4",
      wrong: { "FC-10": "5/4", "FC-11": "8/4", "FC-12": "10/4", "FC-13": "23/4" },
    },
    {
      skill: "g4.mixed", // three circles in fourths, eleven parts in all
      operands: { w: 2, n: 3, d: 4, to: "improper", ask: "picture" },
      answer: "11/4",
      wrong: { "FR-N26": "11/12" },
    },
    {
      skill: "g4.mixed", // three circles in quarters with 3, 3 and 1 shaded, seven parts in all
      operands: { w: 1, n: 3, d: 4, to: "mixed", ask: "picture" },
      answer: "1 3/4",
      wrong: { "FR-N26": "7/12" },
    },
    {
      skill: "g4.mixed", // 17/5
      operands: { w: 3, n: 2, d: 5, to: "mixed", ask: "bare" },
      answer: "3 2/5",
      wrong: { "FC-14": "2 3/5", "FC-15": "1 7/5", "FR-N22": "3", "FR-N23": "3 2/3" },
    },
  ],
  questions: [
    [
      "what does the big number mean",
      "is the number in front timesed by the fraction",
      "why is there a big 2 in front",
    ],
    ["how many parts make a whole", "how many sixths are in one whole", "is 4/4 one whole thing"],
    ["how do i check it", "how can i be sure its right", "how do i know i am right"],
    [
      "how can the top be bigger than the bottom",
      "is it allowed to have more than a whole in a fraction",
      "why is the top bigger",
    ],
    ["how do i make it improper?", "how do i turn 2 1/3 into a fraction?"],
    ["what if there is no rest over?", "what happens if nothing is left over?"],
    ["which number goes first?", "which one comes first?"],
    ["is it the same number?", "is a mixed number the same as an improper fraction?"],
    ["why is it called improper?", "what does improper mean?"],
    ["why do i multiply?", "why do you multiply by the bottom?"],
    ["how do i get back to a mixed number do i divide?", "how do i make it a mixed number?", "how do i divide it?"],
    ["does the bottom change?", "what happens to the bottom?"],
    ["which one is better?", "when do i use mixed numbers?"],
  ],
  explanation: ["one whole is 4 quarters", "2 times 4 is 8", "and 3 extra makes 11"],
  inABreath: ["each whole has 4 quarters so 2 times 4 plus 3", "4 fits in 11 two times so 2 wholes and 3 left over"],
};
