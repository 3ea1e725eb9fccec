import type { Figure } from "../../blueprints/measure/figure.ts";
import { makeFigure } from "../../blueprints/measure/make-figure.ts";

/** Use area and perimeter formulas. */
export const blueprint = makeFigure({
  id: "g4.apform",
  by: "formula",
  version: 11,
  createdOn: "2026-11-30",
  levels: {
    1: { ask: ["area", "perimeter"], show: ["sides"], a: [11, 25], b: [3, 9] },
    2: { ask: ["area", "perimeter"], show: ["none"], a: [12, 40], b: [3, 9], where: missesOneSide },
    3: { ask: ["area", "perimeter"], show: ["none"], a: [12, 40], b: [4, 9], extra: [3, 9], where: missesOneSide },
    4: {
      ask: ["side-of-area", "side-of-perimeter"],
      show: ["none"],
      a: [4, 30],
      b: [4, 30],
      // By a number with one digit is how this grade divides; long and short sides are seen to be that.
      where: ({ ask, a, b }) => (ask === "side-of-perimeter" ? Math.abs(a - b) > 3 : a < 10 && b > 9),
    },
    5: { ask: ["area-of-perimeter", "perimeter-of-area"], show: ["sides", "none", "none"], a: [4, 9], b: [4, 30] },
  },
});

/** Of sides 12 and 8, three sides are as much as four times the short one. */
function missesOneSide({ ask, a, b }: Figure): boolean {
  return ask !== "perimeter" || 2 * a !== 3 * b;
}
