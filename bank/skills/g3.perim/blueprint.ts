import { perimeterOf } from "../../blueprints/measure/figure.ts";
import { makeFigure } from "../../blueprints/measure/make-figure.ts";

const THIRD_SIDES = [0, 0, 0, 3, 4, 5, 6, 7, 8, 9];

/** Find perimeters and missing sides. */
export const blueprint = makeFigure({
  id: "g3.perim",
  by: "rows",
  version: 9,
  createdOn: "2026-11-30",
  levels: {
    1: {
      ask: ["around"],
      show: ["sides"],
      a: [3, 12],
      b: [2, 9],
      c: [0, 0, 0, ...THIRD_SIDES],
      where: (o) => perimeterOf(o) < 30,
    },
    2: { ask: ["perimeter", "regular"], show: ["sides"], a: [3, 12], b: [0, 9], n: [0, 3, 5, 6, 8] },
    3: { ask: ["perimeter"], show: ["none"], a: [6, 30], b: [2, 20] },
    4: {
      ask: ["missing-side", "side-of-regular"],
      show: ["sides"],
      a: [4, 15],
      b: [0, 12],
      c: [...THIRD_SIDES, 10],
      n: [0, 3, 4, 5, 6, 8],
    },
    5: { ask: ["side-of-perimeter"], show: ["sides", "none"], a: [4, 30], b: [3, 20] },
  },
});
