import { figure } from "../../blueprints/measure/hand-case.fixture.ts";
import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    figure("g4.apform", { ask: "area", by: "formula", a: 12, b: 7, extra: 3 }, "84", {
      "MG-02": "38",
      "MG-04": "19",
      "MG-N11": "252",
    }),
    figure("g4.apform", { ask: "perimeter", by: "formula", a: 12, b: 7, extra: 3 }, "38", {
      "MG-01": "84",
      "MG-03": "19",
      "MG-N03": "31",
      "MG-N04": "48",
      "MG-N11": "41",
    }),
    figure("g4.apform", { ask: "side-of-area", by: "formula", a: 8, b: 14 }, "14", {
      "DV-N1": "104",
      "DV-08": "896",
      "MG-N02": "48",
    }),
    figure("g4.apform", { ask: "side-of-perimeter", by: "formula", a: 20, b: 9 }, "9", {
      "MG-05": "38",
      "MG-N07": "18",
      "MG-N08": "29",
    }),
    figure("g4.apform", { ask: "area-of-perimeter", by: "formula", a: 8, b: 15 }, "120", {
      "MG-05": "304",
      "MG-N09": "15",
      "MG-N10": "368",
      "MG-N40": "184",
      "MG-N41": "240",
    }),
    figure("g4.apform", { ask: "perimeter-of-area", by: "formula", a: 8, b: 15 }, "46", {
      "MG-N09": "15",
      "MG-N10": "256",
    }),
  ],
  questions: [
    [
      "is the area bigger when the perimeter is bigger",
      "do they have the same area if the perimeter is the same",
      "why is the area more than the perimeter",
    ],
    [
      "what do i do if i have the area but it asks for the perimeter",
      "what if i know the perimeter but it wants the area",
      "how do i get the perimeter from the area",
    ],
    [
      "which one is the length and which is the width",
      "does it matter which side is the width",
      "is the length always the long side",
    ],
    ["is it metres or square metres", "do i write square cm", "is the unit just cm"],
    ["why do i double it", "do i add four sides or two sides", "why times 2"],
    ["is a square also a rectangle?", "does a square count as a rectangle?"],
    ["what is the letter w?", "what do the letters mean?"],
    ["how do i know which one to use?", "what is the difference?", "is it area or perimeter?"],
    ["why is it square metres?", "what unit do i write?"],
    ["how do i find a side from the area?", "what if i know the area and one side?"],
    ["how do i find a side from the perimeter?", "why do i take half?"],
    ["do i need the other number?", "do i have to use all the numbers?"],
  ],
  explanation: ["you times for what is inside", "and you plus for the fence"],
  inABreath: ["the grass is inside so i multiplied, the fence goes round so i added"],
};
