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
