import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    {
      skill: "g4.fraceq", // 2/3 = □/12: 3 + 9 = 12, so 2 + 9
      operands: { n: 2, d: 3, k: 1, m: 4, ask: "top" },
      answer: "8",
      wrong: { "FC-06": "11", "FC-07": "2", "FR-N07": "4" },
    },
    {
      skill: "g4.fraceq", // 6/8 = 9/□ by way of 3/4: 6 + 3 = 9, so 8 + 3
      operands: { n: 3, d: 4, k: 2, m: 3, ask: "bottom" },
      answer: "12",
      wrong: { "FC-06": "11", "FC-07": "8", "FR-N08": "4" },
    },
    {
      skill: "g4.fraceq", // the same value as 6/8
      operands: { n: 3, d: 4, k: 2, m: 3, ask: "choice" },
      answer: "9/12",
      wrong: { "FC-06": "10/12", "FC-07": "6/12" },
    },
  ],
  questions: [
    [
      "so every section gets cut into 4 little ones",
      "does each bit get split up",
      "is it like cutting all the pieces in half",
    ],
    ["isn't the one with bigger numbers more", "did the fraction get bigger", "why isnt 28/48 bigger than 7/12"],
    ["how do i check it", "how can i be sure they match", "how do i know if i am right"],
    ["do i have to do it to the top as well", "can i change only the bottom", "why both of them"],
    ["is 2/4 the same as 1/2?", "how do i know if they are equal?"],
    ["what if it does not fit?", "what if there is something left over?"],
    ["can i add the same number?", "why can i not add 6 to both?"],
    ["why are they the same if the numbers are different?", "how can they be the same?"],
    ["can i divide too?", "is it ok to divide?"],
    ["how do i know what to multiply by?", "how do i know which number to multiply with?"],
    ["how many of them are there?", "how many equivalent fractions are there?"],
    ["what does equivalent mean?"],
  ],
  explanation: ["i multiplied by 4", "i did it on the top and bottom", "so it is the same amount"],
  inABreath: [
    "both times 4 so it is still the same amount",
    "i did the same thing to the top and bottom, multiplied by 3, so it is equal",
  ],
};
