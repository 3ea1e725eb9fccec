import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    {
      skill: "g4.mul2",
      operands: { a: 25, b: 20, ask: "bare" },
      answer: "500",
      wrong: { "ML-10": "50", "ML-06": "400", "ML-N20": "5000", "ML-01": "45" },
    },
    {
      skill: "g4.mul2",
      operands: { a: 21, b: 10, ask: "bare" },
      answer: "210",
      wrong: { "ML-N19": "21", "ML-N20": "2100", "ML-01": "31" },
    },
    {
      skill: "g4.mul2", // 23 × 45
      operands: { a: 23, b: 45, ask: "story" },
      answer: "1035",
      wrong: { "ML-09": "815", "ML-10": "207", "ML-N9": "115", "ML-N14": "920", "ML-N10": "315", "ML-01": "68" },
    },
    {
      skill: "g4.mul2", // 45 × 23, the other number split
      operands: { a: 23, b: 45, ask: "bare" },
      answer: "1035",
      wrong: { "ML-09": "815", "ML-10": "225", "ML-N9": "135", "ML-N14": "900", "ML-N10": "315", "ML-01": "68" },
    },
  ],
  questions: [
    [
      "where do the numbers on the side come from",
      "what do the boxes in the picture mean",
      "why is the rectangle split like that",
    ],
    ["can i split only one of them", "do i have to break both numbers up", "is it ok to cut just one number"],
    ["where do i write the carry in the second row", "do i use the old carried number again"],
    ["can i just put a zero for times 10", "why does times ten get a zero"],
    ["why do i times when it says divided"],
    ["why is the sum written backwards"],
    ["how can i tell that it is times?", "how do i know when to use times?"],
    ["where do i start?", "which one comes first, the ones or the tens?"],
    ["can i do it another way with a grid?", "is there another way?"],
    ["why do i have to add the rows together?", "why do you add them together at the end?"],
    ["why is there a zero in the second row?", "why do i put a zero in the second line?"],
    ["why are there four boxes?", "do i times the 2 by the 5 as well?", "why do you have to multiply all of them?"],
    ["why is tens times tens hundreds?", "why is 20 times 10 hundreds?"],
    ["does it matter which number goes on top?", "can i swap the two numbers?"],
    ["how do i know my answer is about right?", "how can i check if it is right?"],
  ],
  explanation: ["i split 14 in 10 and 4", "and multiply each bit by each bit", "then i add all of them up"],
  inABreath: [
    "i broke 14 up into 10 and 4 and did every part and added it all",
    "i split the numbers in tens and ones, did all four boxes, then plus",
  ],
};
