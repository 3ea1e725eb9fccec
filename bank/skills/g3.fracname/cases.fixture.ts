import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    {
      skill: "g3.fracname", // 3 of 8 shaded
      operands: { n: 3, d: 8, ask: "shaded", picture: "bar" },
      answer: "3/8",
      wrong: { "FC-01": "3/5", "FR-N01": "5/8", "FR-N02": "8/3", "FR-N03": "1/8" },
    },
    {
      skill: "g3.fracname", // 3 of 8 are red: 5 of 8 are not
      operands: { n: 3, d: 8, ask: "set-rest", picture: "bar" },
      answer: "5/8",
      wrong: { "FC-01": "5/3", "FR-N01": "3/8" },
    },
    {
      skill: "g3.fracname", // 4 red and 7 blue
      operands: { n: 4, d: 11, ask: "two-kinds", picture: "bar" },
      answer: "4/11",
      wrong: { "FC-01": "4/7" },
    },
  ],
  questions: [
    [
      "is 2/10 the same as 1/5",
      "my sister says 1/2 is as much as 2/4",
      "can you have a smaller numbers fraction that is equal",
    ],
    [
      "does it matter which ones are coloured in",
      "do the coloured bits have to be next to each other",
      "what if the shaded parts are not in a row",
    ],
    [
      "do i count the white ones or the coloured ones",
      "is it the shaded bits or the other ones",
      "so do i count the ones he did too or not",
    ],
    ["how can 12 marbles be a whole", "is it a fraction if its lots of things and not a pizza", "are marbles parts"],
    ["how do you say 3/8", "how do i read it out loud", "what is 5/6 called in words"],
    ["do the parts have to be the same size?", "why do the parts have to be equal?"],
    ["which one is the denominator?", "which number goes on top?", "what is the denominator?"],
    [
      "why not put red over the other colour?",
      "do i count the blue ones too?",
      "does the total always go at the bottom?",
    ],
    ["can it be bigger than 1?", "can the top be bigger than the bottom?"],
    ["why do we need fractions?", "what is a fraction for?"],
    ["what if the whole thing is coloured?", "what if they are all shaded?"],
    ["why is 1/4 smaller than 1/3?", "is 1/5 bigger than 1/2?"],
  ],
  explanation: ["you count all of them for the bottom number", "and the top is the shaded ones"],
  inABreath: [
    "there are 4 parts in all and 3 are shaded",
    "bottom is how many altogether and top is how many coloured",
  ],
};
