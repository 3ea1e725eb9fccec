import { rounding } from "../../blueprints/place-value/hand-case.fixture.ts";
import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    {
      skill: "g4.round",
      operands: { n: 461026, p: 10000, ask: "greatest", show: "none" },
      answer: "464999",
      wrong: { "RD-06": "465000", "RD-01": "469999", "RD-N5": "460000", "RD-N7": "459999" },
    },
    rounding("g4.round", 1449, 1000, "round", "1000", {
      "RD-03": "2000",
      "RD-02": "2000",
      "RD-05": "1",
      "RD-N4": "1450",
    }),
    rounding("g4.round", 2449, 1000, "round", "2000", {
      "RD-03": "3000",
      "RD-02": "3000",
      "RD-N6": "1000",
      "RD-05": "2",
      "RD-N4": "2450",
    }),
    rounding("g4.round", 4367, 100, "round", "4400", {
      "RD-01": "4300",
      "RD-04": "4467",
      "RD-05": "44",
      "RD-N3": "4000",
      "RD-N4": "4370",
    }),
    rounding("g4.round", 39_620, 1000, "round", "40000", {
      "RD-N1": "30000",
      "RD-N2": "310000",
      "RD-01": "39000",
      "RD-05": "40",
      "RD-N4": "39620",
    }),
  ],
  questions: [
    ["how do i find the biggest that still rounds to it"],
    ["is the rounded one still the real number"],
    ["how can i be sure i rounded it right"],
    [
      "does the digit get one less when you round down",
      "do i make it smaller if it goes down",
      "does down mean the digit is lower",
    ],
    ["what is the comma for", "why do they put a comma in it"],
    ["why not look at the last digit", "why dont the other digits matter"],
    ["can a number become 0?", "can it go down to zero?"],
    ["which digit do i look at?", "which digit decides?", "do i look at the 9 or the 2?"],
    ["what do i do when it is a 9?", "what if the digit is 9?"],
    ["why does 5 go up?", "what do you do with a 5?"],
    ["why do we put zeros?", "do i write zeros after it?"],
    ["when do you need rounding?", "why do we round big numbers?"],
    ["can i round to tens and then to hundreds?", "can i do it in steps?"],
    ["how do i know if it goes up or down?"],
  ],
  explanation: ["it is between 6100 and 6200", "the 4 is less than 5 so it is before halfway"],
  inABreath: [
    "it is in the middle of 6100 and 6200 and the 4 tells you to go down",
    "the hundreds on both sides are 6100 and 6200 and 42 is less than half",
  ],
};
