import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    {
      skill: "g5.fracsub", // 3/4 - 2/5 = 15/20 - 8/20
      operands: { v: 0, a: 3, b: 4, c: 2, d: 5, ask: "bare", form: "any" },
      answer: "7/20",
      wrong: { "FO-07": "1/1", "FO-02": "1/20", "FR-N25": "13/20", "FO-05": "1/5", "FR-N17": "1 3/20" },
    },
    {
      skill: "g5.fracsub", // 1 1/4 - 2/3 = 15/12 - 8/12
      operands: { v: 1, a: 1, b: 4, c: 2, d: 3, ask: "bare", form: "lowest" },
      answer: "7/12",
      wrong: { "FR-N17": "1 11/12", "FR-N19": "1 5/12", "FR-N20": "1 7/12" },
    },
  ],
  questions: [
    ["is it bad that my numbers are so big", "the bottom is huge is that ok", "why is the number so big"],
    ["should it be smaller than the start", "is my answer too big", "does it get smaller"],
    ["do i take away the bottoms too", "why dont i subtract the denominators as well", "do you minus the bottoms"],
    [
      "what do i do with the number in front",
      "do i take away the whole number too",
      "how do i subtract with mixed ones",
    ],
    ["what if one bottom fits into the other one?", "does just one of them change if the other bottom fits into it?"],
    ["is the lowest common bottom needed?", "must it be the smallest bottom?"],
    ["can i switch the fractions round?", "does the order matter?"],
    ["how can i tell that i have to take away?", "how do i know if it is plus or minus?"],
    ["what if there are too few parts to take away?", "what if the top is smaller than the other top?"],
    ["how do i check it?", "how can i be sure?"],
    ["do i have to simplify?", "when do i write lowest terms?"],
    ["how do i find the common denominator?", "which number do i use for the bottom?"],
    ["why do the bottoms have to be the same?", "can i subtract the bottoms?"],
    ["does the top change too?", "what happens to the top?"],
  ],
  explanation: ["you need a common bottom", "so i changed the half, times 2", "and then i take away"],
  inABreath: ["i made the bottoms the same by multiplying and then i subtracted the tops"],
};
