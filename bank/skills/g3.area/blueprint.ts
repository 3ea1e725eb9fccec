import { makeFigure } from "../../blueprints/measure/make-figure.ts";

/** Find the area of a rectangle. */
export const blueprint = makeFigure({
  id: "g3.area",
  version: 9,
  createdOn: "2026-11-30",
  by: "rows",
  levels: {
    1: { ask: ["area"], show: ["squares"], scenes: ["plain-cm"], a: [2, 9], b: [2, 6], within: 40 },
    2: { ask: ["area"], show: ["edges"], scenes: ["plain-cm"], a: [3, 10], b: [3, 8], within: 80 },
    3: { ask: ["area"], show: ["sides"], a: [3, 10], b: [3, 9], within: 100 },
    4: { ask: ["area"], show: ["none"], a: [5, 12], b: [2, 9], within: 100 },
    5: { ask: ["side-of-area"], show: ["sides", "none"], a: [3, 10], b: [2, 10], within: 100 },
  },
});
