import { story } from "../../blueprints/word-problems/hand-case.fixture.ts";
import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    story("g3.mdwp", { plot: "total", n: 4, e: 6 }, "24", { "ML-01": "10", "ML-02": "18", "ML-03": "30" }),
    story("g3.mdwp", { plot: "each", n: 4, e: 6 }, "6", {
      "DV-N1": "20",
      "DV-08": "96",
      "DV-N7": "5",
      "DV-N4": "7",
      "WP-N10": "28",
    }),
    story("g3.mdwp", { plot: "count", n: 4, e: 6, extra: 12 }, "4", {
      "DV-N1": "18",
      "DV-08": "144",
      "DV-N7": "3",
      "DV-N4": "5",
      "WP-N10": "30",
      "MG-N11": "2",
    }),
  ],
  questions: [
    ["do i need the boxes", "what are the bags for", "why do the rows matter"],
    ["does each always mean times", "what does each mean", "is it times when it says each"],
    ["can i count in fives", "could i skip count", "is it ok to go in threes"],
    ["is sharing the same as divide", "why do i divide when they share", "what does share mean"],
    ["does the order matter?", "can i swap the numbers?"],
    ["how do i know if i multiply or divide?", "when do i divide in a story?", "is it times or divide in this story?"],
    ["what if there are some left over?", "what do i do with the remainder in a story?"],
    ["do i have to use all the numbers?", "do i use every number in the story?"],
    ["how do i check my story?", "how can i see if it is right?"],
    ["can i draw the story?", "how do i draw a bar for groups?"],
    ["why can i not add in the story?", "why is it not plus?"],
  ],
  explanation: ["all the bags have 6 in them so they are equal", "so i did 4 times 6"],
  inABreath: ["every bag has 6 and there are 4 so 4 times 6", "30 shared into 5 equal rows"],
};
