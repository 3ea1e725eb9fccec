import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    {
      skill: "g3.f789",
      operands: { table: 8, by: 7, ask: "story" },
      answer: "56",
      wrong: { "ML-01": "15", "ML-N27": "40", "ML-02": "48", "ML-03": "64", "ML-N15": "49", "ML-N16": "63" },
    },
    // 9 × □ = 54
    {
      skill: "g3.f789",
      operands: { table: 9, by: 6, ask: "gap-by" },
      answer: "6",
      wrong: { "ML-N1": "45", "DV-N7": "5", "DV-N4": "7", "DV-N6": "1", "DV-08": "486" },
    },
  ],
  questions: [
    ["why is the sum written backwards"],
    ["why is the answer not bigger than the number"],
    ["does the box mean how many groups"],
    ["how do i find the missing number"],
    ["is that a square"],
    ["can i count in 3s on my fingers"],
    ["what do i do if i forgot that fact"],
    ["how can i tell that it is times?", "how do i know when to use times?"],
    ["why do the 9s go down at the end?", "why does the nine times table go backwards?"],
    ["is there a trick for nines?", "why does the finger trick work?", "how do i do 9 times 6?"],
    ["how do i get 8 times something?", "i always forget 8 times 7?"],
    ["i forgot my sevens how do they go?", "is there a trick for the 7 times table?"],
    ["does the order matter?", "can i swap them?"],
    ["why are these so hard?", "why do i have to learn them by heart?"],
  ],
  explanation: ["5 and 2 makes seven groups", "then i put them together"],
  inABreath: ["10 times 8 is 80 and then take one 8 away", "i did 5 eights and 2 eights and added"],
};
