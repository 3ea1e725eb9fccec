import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    {
      skill: "g4.simplify", // 12/18
      operands: { n: 2, d: 3, k: 6, ask: "bare", item: 0 },
      answer: "2/3",
      wrong: { "FC-08": "6/18", "FR-N10": "12/9", "FC-09": "6/12" }, // by 2, as a hint begins
    },
    {
      skill: "g4.simplify", // 30/80
      operands: { n: 3, d: 8, k: 10, ask: "bare", item: 0 },
      answer: "3/8",
      wrong: { "FC-08": "15/80", "FR-N10": "30/40", "FC-09": "20/70", "FR-N11": "10/80" },
    },
    {
      skill: "g4.simplify", // 80 pages, 30 read: 50 are left
      operands: { n: 3, d: 8, k: 10, ask: "part", item: 0 },
      answer: "3/8",
      wrong: { "FR-N28": "5/8" },
    },
    {
      skill: "g4.simplify", // 80 pages, 50 read, 30 to read
      operands: { n: 3, d: 8, k: 10, ask: "rest", item: 0 },
      answer: "3/8",
      wrong: { "FR-N09": "5/8" },
    },
  ],
  questions: [
    ["is it still right if i dont simplify it", "can i leave it like that", "would 4/6 be marked wrong"],
    [
      "do i have to divide both",
      "can i only make the bottom smaller",
      "what if i divide the top and bottom by different numbers",
    ],
    ["what if its an odd number", "one is even and one is odd", "what do i do when i cant half it"],
    ["what if nothing goes into both", "is it already as small as it can be", "what if it is simple already"],
    ["how do i make the numbers smaller?"],
    ["what if the top is 1?", "what if only 1 is on top?"],
    ["how do i know when i am finished?", "how do i know when i am done?"],
    ["does the fraction get smaller?", "is it still the same amount?"],
    ["why do i have to simplify?", "what is simplifying for?"],
    ["what number do i divide by?", "what number goes into both?"],
    ["can i subtract the same number?", "can i take away the same number from both?"],
    ["can i do it in two steps?", "can i do it more than one time?"],
  ],
  explanation: ["i divided them by 4", "until nothing else goes in"],
  inABreath: [
    "4 goes into both and then nothing else does",
    "i halved them both and halved again until i could not any more",
  ],
};
