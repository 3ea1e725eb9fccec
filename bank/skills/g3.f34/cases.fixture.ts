import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    {
      skill: "g3.f34",
      operands: { table: 6, by: 7, ask: "bare" },
      answer: "42",
      wrong: { "ML-01": "13", "ML-N27": "30", "ML-02": "36", "ML-03": "48", "ML-N15": "35", "ML-N16": "49" },
    },
    // □ × 9 = 36
    {
      skill: "g3.f34",
      operands: { table: 4, by: 9, ask: "gap-table" },
      answer: "4",
      wrong: { "ML-N1": "27", "DV-N7": "3", "DV-N4": "5", "DV-N6": "2", "DV-08": "324" },
    },
  ],
  questions: [
    ["is it ok if the box is on the other side"],
    ["why is the answer not bigger than the number"],
    ["does the box mean how many groups"],
    ["is that a square"],
    ["am i allowed to count up in steps"],
    ["is it ok to use a different fact i know"],
    ["how can i tell that it is times?", "how do i know when to use times?"],
    ["can i turn it round?", "is 7 x 3 the same as 3 x 7?"],
    ["how do i do the 3s?", "how do i do my threes?"],
    ["is there a trick for 4?", "how do i get 4 times 8?"],
    ["what about six?", "how do i do 6 times 7?"],
    ["why do i have to learn them?", "why do we need to learn tables?"],
    ["what do i do with the box?", "how do i find the missing number?"],
  ],
  explanation: ["i know double 7 is 14", "then one more 7"],
  inABreath: ["i started with 2 times 7 and added one more 7", "i know 5 times 4 so then another 4"],
};
