import { figure } from "../../blueprints/measure/hand-case.fixture.ts";
import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    figure("g3.area", { ask: "area", a: 7, b: 4 }, "28", {
      "MG-02": "22",
      "MG-04": "11",
      "ML-02": "21",
      "ML-03": "35",
      "ML-N15": "24",
    }),
    figure("g3.area", { ask: "area", a: 5, b: 3, show: "edges" }, "15", {
      "MG-02": "16",
      "MG-04": "8",
      "MG-N01": "7",
      "ML-02": "10",
      "ML-03": "20",
      "ML-N15": "12",
    }),
    figure("g3.area", { ask: "side-of-area", a: 9, b: 6 }, "6", {
      "DV-N1": "45",
      "DV-08": "486",
      "MG-N02": "18",
      "DV-N7": "5",
      "DV-N4": "7",
      "DV-N6": "1",
    }),
    // No half of 35 squares is a whole number.
    figure("g3.area", { ask: "side-of-area", a: 7, b: 5 }, "5", {
      "DV-N1": "28",
      "DV-08": "245",
      "DV-N7": "4",
      "DV-N4": "6",
    }),
    figure("g3.area", { ask: "area", a: 12, b: 7, show: "none" }, "84", {
      "MG-02": "38",
      "MG-04": "19",
      "ML-02": "72",
      "ML-03": "96",
      "ML-N15": "77",
      "MG-N52": "70",
    }),
  ],
  questions: [
    ["is it cm or square cm", "do i write square metres", "is the unit just cm"],
    ["where are the other squares", "do i only count the squares i see", "why are some squares not drawn"],
    ["which one is the length", "does it matter which side is the length", "is the length always the longer side"],
    ["do i times or add", "is it plus or times", "how do i know when i divide"],
    ["what is the difference to the perimeter?", "why can i not add the sides?", "is it the way around?"],
    ["why do i multiply?", "why do you times the sides?"],
    ["what is a square centimetre?", "why is it square metres?", "what does cm2 mean?"],
    ["does the order matter?", "which number comes first?", "can i swap the sides?"],
    ["how do i find the missing side?", "what if only one side is given?", "what is the question mark?"],
    ["can i just count the squares?", "do i have to count them all?"],
  ],
  explanation: ["you count what is inside it", "there are 6 rows with 4 so i did times"],
  inABreath: ["6 rows of 4 squares so 6 times 4", "you fill it with squares and multiply the rows"],
};
