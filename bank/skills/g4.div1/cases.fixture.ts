import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    {
      skill: "g4.div1",
      operands: { divisor: 4, quotient: 21, ask: "share" },
      answer: "21",
      wrong: { "DV-04": "12", "DV-08": "336", "DV-N1": "80" },
    },
    {
      skill: "g4.div1", // 72 ÷ 3
      operands: { divisor: 3, quotient: 24, ask: "bare" },
      answer: "24",
      wrong: { "DV-N5": "20", "DV-04": "42", "DV-08": "216", "DV-N1": "69" },
    },
    {
      skill: "g4.div1", // 618 ÷ 6
      operands: { divisor: 6, quotient: 103, ask: "bare" },
      answer: "103",
      wrong: { "DV-03": "13", "DV-N5": "101", "DV-08": "3708", "DV-N8": "130" },
    },
    {
      skill: "g4.div1", // 498 ÷ 3: the 1 left of the tens is not passed on to the ones
      operands: { divisor: 3, quotient: 166, ask: "bare" },
      answer: "166",
      wrong: { "DV-N5": "162", "DV-08": "1494" },
    },
  ],
  questions: [
    [
      "what do i do if there is some left at the end",
      "can the left over be bigger than what i divide by",
      "is it ok if theres a bit left",
    ],
    ["does divide mean how much each one gets"],
    ["is divide like minus over and over"],
    ["is the answer less then the start"],
    ["why do i times when it says divided"],
    ["what is the take away for"],
    ["can i split the number into parts first"],
    ["why is the answer first and then the sum"],
    ["which number comes first?", "does the order matter?"],
    ["why do i write a zero in the answer?", "when do i write a 0?"],
    ["why do we start on the left?", "why do you start with the big one on the left?"],
    ["why do you bring down the next one?", "why bring down?"],
    ["what if the number is too small?", "what do i do if 7 does not go into 5?"],
    ["how can i check?", "how do i check my answer?"],
    ["how does long division work?", "how do you do long division?", "why does this work?"],
  ],
  explanation: ["i start with the tens because they are biggest", "and the one left over becomes 10 ones"],
  inABreath: [
    "start with the hundreds and what is left over goes to the tens",
    "you share the biggest first and then trade the rest",
  ],
};
