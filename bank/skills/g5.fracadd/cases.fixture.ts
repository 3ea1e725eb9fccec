import { PLAIN } from "../../blueprints/fractions/hand-case.fixture.ts";
import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    {
      skill: "g5.fracadd",
      operands: { v: 0, w: 0, e: 0, f: 1, a: 1, b: 5, c: 4, d: 7, ask: "bare", form: "any" },
      answer: "27/35",
      wrong: { "FO-01": "5/12", "FO-02": "5/35", "FR-N25": "11/35", "FO-05": "5/7", "FO-06": "4/35" },
    },
    {
      skill: "g5.fracadd", // 1/6 + 3/4 = 2/12 + 9/12
      operands: { ...PLAIN, a: 1, b: 6, c: 3, d: 4, ask: "bare", form: "any" },
      answer: "11/12",
      wrong: { "FO-01": "4/10", "FO-02": "4/12", "FO-03": "4/24", "FO-05": "4/6", "FO-06": "3/24" },
    },
    {
      skill: "g5.fracadd", // 1/3 + 1/5: same tops
      operands: { ...PLAIN, a: 1, b: 3, c: 1, d: 5, ask: "bare", form: "any" },
      answer: "8/15",
      wrong: { "FO-04": "1/8" },
    },
    {
      skill: "g5.fracadd", // 5/6 + 3/4 = 19/12
      operands: { ...PLAIN, a: 5, b: 6, c: 3, d: 4, ask: "bare", form: "lowest" },
      answer: "1 7/12",
      wrong: { "FR-N15": "7/12" },
    },
    {
      skill: "g5.fracadd", // 2 1/6 + 1 1/4 = 3 5/12
      operands: { v: 2, a: 1, b: 6, w: 1, c: 1, d: 4, e: 0, f: 1, ask: "bare", form: "lowest" },
      answer: "3 5/12",
      wrong: { "FO-01": "3 2/10", "FO-02": "3 2/12", "FR-N24": "5/12" },
    },
    {
      skill: "g5.fracadd", // 4 5/6 + 2 4/9 = 6 23/18
      operands: { v: 4, a: 5, b: 6, w: 2, c: 4, d: 9, e: 0, f: 1, ask: "bare", form: "lowest" },
      answer: "7 5/18",
      wrong: { "FR-N15": "6 5/18" },
    },
  ],
  questions: [
    ["thats a huge number is it ok", "why are the numbers so big", "is it bad if the bottom is really big"],
    ["is my answer too small", "does the answer get bigger when you add", "should it be more than a half"],
    ["do i add the bottoms too", "why cant i add the denominators as well", "why dont you plus the bottoms"],
    ["how do i check it", "how can i be sure", "how do i know if i am right"],
    [
      "can i turn it into one fraction first",
      "could i make the wholes into parts first",
      "can i change them to top heavy first",
    ],
    ["what if one bottom fits into the other one?", "does just one of them change if the other bottom fits into it?"],
    [
      "is the lowest common bottom needed?",
      "my friend used 30 does she get the same",
      "must it be the smallest bottom?",
    ],
    ["can i always multiply the bottoms?", "can i just multiply the bottoms?"],
    [
      "how do i find the common denominator?",
      "which number can i use as the common denominator?",
      "is there a quick way to find the common bottom?",
    ],
    ["why do they have to be the same?", "why do the bottoms have to be the same?", "why can i not add the bottoms?"],
    ["does the top change?", "why does the top change too?"],
    ["what do i do with mixed numbers?", "how do i add mixed numbers?"],
    ["what if it is more than 1?", "what if it comes out bigger than 1?"],
    ["do i have to simplify?", "do i have to simplify at the end?"],
  ],
  explanation: ["you need a common bottom", "so i changed the half, times 2", "and then i add them"],
  inABreath: [
    "i made the bottoms the same by multiplying and then i added the tops",
    "you need a common denominator so change both and then add",
  ],
};
