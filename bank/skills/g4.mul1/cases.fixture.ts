import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    {
      skill: "g4.mul1", // 27 × 4
      operands: { a: 27, b: 4, ask: "bare" },
      answer: "108",
      wrong: { "ML-06": "88", "ML-07": "168", "ML-08": "828", "ML-01": "31", "ML-N17": "48", "ML-N18": "87" },
    },
    {
      skill: "g4.mul1", // 407 × 6: 42, so 2 carry 4; then 0 × 6; then 24
      operands: { a: 407, b: 6, ask: "bare" },
      answer: "2442",
      wrong: { "ML-06": "2402", "ML-07": "3642", "ML-08": "24042", "ML-13": "282", "ML-N2": "2502", "ML-01": "413" },
    },
    {
      skill: "g4.mul1", // □ ÷ 4 = 24
      operands: { a: 24, b: 4, ask: "gap" },
      answer: "96",
      wrong: {
        "ML-06": "86",
        "ML-07": "126",
        "ML-08": "816",
        "ML-N8": "6",
        "ML-01": "28",
        "ML-N17": "36",
        "ML-N18": "84",
      },
    },
  ],
  questions: [
    ["can i times a round number and take some off"],
    ["what is times as many", "is times as many a plus or a times"],
    ["is the 9 really 90", "do i put the zeros back on", "why is it tens and not ones when i times"],
    ["why do i add when its times", "what do i do with the bits"],
    ["why do i times when it says divided"],
    ["is it ok if the box is on the other side"],
    ["how can i tell that it is times?", "how do i know when to use times?"],
    ["which number goes on top?", "can i swap them?"],
    ["how can i check?", "how do i know if it is right?"],
    ["what if there is a zero in the middle?", "do you still multiply the zero?", "what is 6 times 0?"],
    ["why do i carry?", "where do i put the carry?", "do i multiply the little number too?"],
    ["where do i start?", "do i do the ones first or the tens first?"],
    ["why do i multiply every part?", "why do i have to multiply each digit?", "can i split the number?"],
  ],
  explanation: ["you have to times both digits", "and then you add them with the carried one"],
  inABreath: [
    "i timesed the tens and the ones and put them together",
    "first the ones then the tens, and i carried the 2 and added it",
  ],
};
