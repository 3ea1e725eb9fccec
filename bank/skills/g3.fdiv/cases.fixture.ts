import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    { skill: "g3.fdiv", operands: { divisor: 6, quotient: 0, ask: "bare" }, answer: "0", wrong: { "DV-06": "6" } },
    { skill: "g3.fdiv", operands: { divisor: 8, quotient: 1, ask: "bare" }, answer: "1", wrong: { "DV-07": "0" } },
    {
      skill: "g3.fdiv", // 42 ÷ 6
      operands: { divisor: 6, quotient: 7, ask: "share" },
      answer: "7",
      wrong: { "DV-08": "252", "DV-N1": "36", "DV-N4": "8", "DV-N7": "6", "DV-N6": "2" },
    },
    {
      skill: "g3.fdiv", // 45 ÷ □ = 5
      operands: { divisor: 9, quotient: 5, ask: "gap-divisor" },
      answer: "9",
      wrong: { "DV-08": "225", "DV-N1": "40", "DV-N4": "10", "DV-N7": "8", "DV-N6": "4" },
    },
    {
      skill: "g3.fdiv", // □ ÷ 8 = 4
      operands: { divisor: 8, quotient: 4, ask: "gap-dividend" },
      answer: "32",
      wrong: { "DV-N2": "2", "DV-N3": "12", "DV-N4": "40" },
    },
  ],
  questions: [
    ["is it how many groups or how many each"],
    ["can i keep taking it away until its gone"],
    ["what happens if you divide by 1", "does divide by one do anything"],
    ["can the answer be bigger than what i had to share", "does dividing always make it smaller"],
    ["which number comes first"],
    ["why do i times when it says divided", "what do i do if the box is before the divide sign"],
    ["why is the answer first and then the sum"],
    ["can i swap the numbers?", "is 20 divided by 4 the same as 4 divided by 20?"],
    ["can you divide by zero?", "what is 0 divided by 5?"],
    ["what if there is one left over?", "what do i do with the left over?"],
    ["when do i divide?", "how do i know that i have to divide?"],
    ["why do we use times tables to divide?", "is divide the opposite of times?", "how do you do divide again?"],
    ["how can i check it?", "how can i be sure?"],
    ["what does divide mean?"],
  ],
  explanation: ["i shared 20 into 4 the same", "because 4 times 5 is 20"],
  inABreath: [
    "20 shared into 4 equal groups is 5 because 4 times 5 is 20",
    "i split 20 into 4s and used my times table",
  ],
};
