import { figure } from "../../blueprints/measure/hand-case.fixture.ts";
import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    // Of the sides that may be left out the last one is kept here.
    figure("g3.perim", { ask: "around", a: 7, b: 5, c: 4 }, "16", { "MG-N03": "9", "MG-N04": "21" }),
    figure("g3.perim", { ask: "around", a: 7, b: 5 }, "24", { "MG-01": "35", "MG-N03": "17", "MG-N04": "28" }),
    figure("g3.perim", { ask: "perimeter", a: 9, b: 6 }, "30", {
      "MG-01": "54",
      "MG-03": "15",
      "MG-N03": "21",
      "MG-N04": "36",
    }),
    figure("g3.perim", { ask: "regular", n: 6, a: 7 }, "42", { "MG-N03": "35", "MG-N05": "13" }),
    figure("g3.perim", { ask: "missing-side", a: 9, b: 7, c: 5 }, "5", {
      "MG-05": "14",
      "MG-N06": "16",
      "SB-15": "37",
    }),
    figure("g3.perim", { ask: "side-of-regular", n: 5, a: 8 }, "8", {
      "DV-N1": "35",
      "MG-06": "200",
      "DV-N7": "7",
      "DV-N4": "9",
    }),
    figure("g3.perim", { ask: "side-of-perimeter", a: 12, b: 7 }, "7", {
      "MG-05": "26",
      "MG-N07": "14",
      "MG-N08": "19",
    }),
  ],
  questions: [
    ["like if an ant walks on it", "is it like walking once round", "what does once round mean"],
    ["is it cm or square cm", "what unit do i write", "why is it not square metres"],
    ["do i count the corners", "does the corner count twice", "what about the corners do they count"],
    ["do i add or times", "is it plus or take away", "how do i know if i add or multiply"],
    ["how do i check it", "how do i know if i got all of them, can i check", "how can i be sure"],
    ["which ones are the same?", "which side is the same as this one?"],
    ["can i add two sides and take that twice?", "why do i take it two times?"],
    ["what is the difference to the area?", "why do i not multiply?", "why is it not the inside?"],
    ["what if a side has no number?", "why do i need four when only two numbers are there?"],
    ["how do i find the missing side?", "what do i do with the question mark?"],
    ["what if all sides are the same?", "what do i do with equal sides?"],
    ["where do i start?", "does the order matter?"],
  ],
  explanation: ["it is the way round it", "you have to count all the sides"],
  inABreath: ["i went round and added all four sides", "you go around the edge and every side counts"],
};
