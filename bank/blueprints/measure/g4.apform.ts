import { makeFigure } from "./make-figure.ts";
import { STORY_SCENES } from "./scenes.ts";

/** Use area and perimeter formulas. */
export const apform = makeFigure({
  id: "g4.apform",
  by: "formula",
  version: 3,
  createdOn: "2026-11-29",
  levels: {
    1: { ask: ["area", "perimeter"], show: ["sides"], a: [11, 25], b: [3, 9] },
    2: { ask: ["area", "perimeter"], show: ["none"], a: [12, 40], b: [3, 9], scenes: STORY_SCENES },
    3: { ask: ["area", "perimeter"], show: ["none"], a: [12, 40], b: [4, 9], extra: [3, 9], scenes: STORY_SCENES },
    4: {
      ask: ["side-of-area", "side-of-perimeter"],
      show: ["none"],
      a: [4, 30],
      b: [4, 30],
      scenes: STORY_SCENES,
      // By a number with one digit is how this grade divides.
      where: ({ ask, a, b }) => ask === "side-of-perimeter" || (a < 10 && b > 9),
    },
    5: {
      ask: ["area-of-perimeter", "perimeter-of-area"],
      show: ["sides", "none"],
      a: [4, 9],
      b: [4, 30],
      scenes: ["plain-cm", "plain-m", ...STORY_SCENES],
    },
  },
});
