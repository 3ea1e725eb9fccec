import { perimeterOf, type Figure } from "../../blueprints/measure/figure.ts";
import { makeFigure } from "../../blueprints/measure/make-figure.ts";
import { STORY_SCENES } from "../../blueprints/measure/scenes.ts";

/** Find perimeters and missing sides. */
export const blueprint = makeFigure({
  id: "g3.perim",
  by: "rows",
  version: 8,
  createdOn: "2026-11-30",
  levels: {
    1: {
      ask: ["around"],
      show: ["sides"],
      a: [3, 12],
      b: [2, 9],
      c: [0, 0, 0, 0, 0, 0, 3, 4, 5, 6, 7, 8, 9],
      where: (o) => canBe(o) && perimeterOf(o) < 30,
    },
    2: { ask: ["perimeter", "regular"], show: ["sides"], a: [3, 12], b: [0, 9], n: [0, 3, 5, 6, 8], where: canBe },
    3: { ask: ["perimeter"], show: ["none"], a: [6, 30], b: [2, 20], scenes: STORY_SCENES, where: canBe },
    4: {
      ask: ["missing-side", "side-of-regular"],
      show: ["sides"],
      a: [4, 15],
      b: [0, 12],
      c: [0, 0, 0, 3, 4, 5, 6, 7, 8, 9, 10],
      n: [0, 3, 4, 5, 6, 8],
      where: canBe,
    },
    5: {
      ask: ["side-of-perimeter"],
      show: ["sides", "none"],
      a: [4, 30],
      b: [3, 20],
      scenes: ["plain-cm", "plain-m", ...STORY_SCENES],
      where: canBe,
    },
  },
});

/** A figure of the kind that is asked about, which can be drawn. */
function canBe(o: Figure): boolean {
  const { ask, a, b, c, n } = o;
  if (ask === "regular" || ask === "side-of-regular") return n > 0 && n !== a && b === 0 && c === 0;
  const isTriangle = ask === "missing-side" || (ask === "around" && c > 0);
  if (n > 0 || b < 2) return false;
  // Of sides 4 and 6, four times 4 is as well one side of 4 left out.
  if ((ask === "around" || ask === "perimeter") && c === 0 && 3 * a === 2 * b) return false;
  // The side that is looked for is none of those that are told.
  return isTriangle ? a > b && a > c && b !== c && c > 1 && b + c > a + 1 : c === 0;
}
