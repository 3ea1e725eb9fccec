import { areaOf, type Figure } from "../../blueprints/measure/figure.ts";
import { makeFigure } from "../../blueprints/measure/make-figure.ts";
import { STORY_SCENES } from "../../blueprints/measure/scenes.ts";

/** Find the area of a rectangle. */
export const blueprint = makeFigure({
  id: "g3.area",
  version: 9,
  createdOn: "2026-11-30",
  by: "rows",
  levels: {
    1: { ask: ["area"], show: ["squares"], scenes: ["plain-cm"], a: [2, 9], b: [2, 6], where: isWithin(40) },
    2: { ask: ["area"], show: ["edges"], scenes: ["plain-cm"], a: [3, 10], b: [3, 8], where: isWithin(80) },
    3: { ask: ["area"], show: ["sides"], a: [3, 10], b: [3, 9], where: isWithin(100) },
    4: { ask: ["area"], show: ["none"], a: [5, 12], b: [2, 9], scenes: STORY_SCENES, where: isWithin(100) },
    5: {
      ask: ["side-of-area"],
      show: ["sides", "none"],
      a: [3, 10],
      b: [2, 10],
      scenes: ["plain-cm", "plain-m", ...STORY_SCENES],
      where: isWithin(100),
    },
  },
});

function isWithin(most: number): (o: Figure) => boolean {
  return (o) => areaOf(o) <= most;
}
