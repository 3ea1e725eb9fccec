import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    { skill: "g3.f2510", operands: { table: 5, by: 0, ask: "bare" }, answer: "0", wrong: { "ML-04": "5" } },
    {
      skill: "g3.f2510",
      operands: { table: 1, by: 7, ask: "story" },
      answer: "7",
      wrong: { "ML-05": "1", "ML-01": "8" },
    },
    {
      skill: "g3.f2510",
      operands: { table: 10, by: 6, ask: "bare" },
      answer: "60",
      wrong: { "ML-01": "16", "ML-02": "50", "ML-03": "70", "ML-N15": "54", "ML-N16": "66" },
    },
    {
      skill: "g3.f2510", // doubled twice, and not once more
      operands: { table: 5, by: 8, ask: "bare" },
      answer: "40",
      wrong: { "ML-01": "13", "ML-N27": "20", "ML-02": "35", "ML-03": "45", "ML-N15": "32", "ML-N16": "48" },
    },
    // 12 × □ = 12
    {
      skill: "g3.f2510",
      operands: { table: 1, by: 12, ask: "gap-table" },
      answer: "1",
      wrong: { "ML-N1": "0", "ML-N28": "12", "DV-08": "144" },
    },
    // 5 × □ = 40
    {
      skill: "g3.f2510",
      operands: { table: 5, by: 8, ask: "gap-by" },
      answer: "8",
      wrong: { "ML-N1": "35", "DV-N7": "7", "DV-N4": "9", "DV-N6": "3", "DV-08": "200" },
    },
  ],
  questions: [
    ["why is the answer first and then the sum"],
    ["but why does 0 plus 10 make 10 and not 0"],
    ["are the 2s always even", "do doubles always end the same", "can a double be odd"],
    ["why is the answer not bigger than the number", "can it get smaller when you times"],
    ["does the box mean how many groups", "is it the answer that goes in the box"],
    ["what do i do with the box"],
    ["is skip counting ok"],
    ["what do i do if i forgot that fact", "can i get it from another one i know"],
    ["how can i tell that it is times?", "how do i know when to use times?"],
    ["why do you add a zero on the end for 10?", "why do you just add a zero?", "why does 10 times 7 have a zero?"],
    ["is there a trick for the 5s?", "how do i do the fives?", "why do fives end in 5 or 0?"],
    ["why is it 0?", "is anything times 0 always 0?", "what is 0 times 5?"],
    ["what is 7 times 1?", "why does it stay the same with times 1?"],
    ["is 7 x 2 the same as 2 x 7?", "does it matter which way round?"],
    ["how can i learn them?", "how do i remember the 2s?"],
  ],
  explanation: ["there are 5 boxes with 8", "i took half of ten"],
  inABreath: ["double 7 because it is two groups", "i counted in tens for all 8 groups"],
};
