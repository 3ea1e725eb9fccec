import { expect, test } from "vitest";
import { blueprintOf, buildAll, SEEDS } from "../testing.ts";
import { PLAIN } from "./joined-case.fixture.ts";
import { measureBlueprints } from "./index.ts";

test("[MSR2] both cuts and the whole without the missing piece end in the answer", () => {
  const blueprint = blueprintOf(measureBlueprints, "g3.areacomp");
  const routes = blueprint.trace?.({ ...PLAIN, show: "missing" })?.routes ?? [];
  expect(routes.map((route) => route.map(({ id, result }) => `${id} ${result.n}`))).toEqual([
    ["find-c 3", "tall 30", "low 12", "area 42"],
    ["find-d 2", "narrow 10", "wide 32", "area 42"],
    ["find-c 3", "find-d 2", "whole 48", "piece 6", "area 42"],
  ]);
});

test("[MSR2] words follow the picture when it is turned", () => {
  const blueprint = blueprintOf(measureBlueprints, "g3.areacomp");
  const first = (turn: number, cut: string) => blueprint.steps({ ...PLAIN, turn, cut, show: "cut" })[0]?.explanation;
  expect(first(0, "down")).toMatch(/^The left rectangle/u);
  expect(first(1, "down")).toMatch(/^The right rectangle/u);
  expect(first(0, "across")).toMatch(/^The upper rectangle/u);
  expect(first(2, "across")).toMatch(/^The lower rectangle/u);
});

test("[MSR4] the figure’s corners go round clockwise from the upper left one, and its description has each side", () => {
  for (const { item } of buildAll(blueprintOf(measureBlueprints, "g3.areacomp"), SEEDS)) {
    const { diagram } = item.problem_content;
    if (diagram?.type !== "figure") throw new Error("no figure");
    const turns = diagram.corners.map(({ x, y }, i) => {
      const next = diagram.corners[(i + 1) % diagram.corners.length] ?? { x, y };
      return x * next.y - next.x * y;
    });
    expect(turns.reduce((sum, n) => sum + n, 0)).toBeGreaterThan(0);
    expect(diagram.alt.match(/\b(?:right|left|up|down) (?:\d+|with no length)/gu)).toHaveLength(diagram.corners.length);
  }
});

test("[MSR4] of a figure with a gap both outer sides have a length, or the ends beside the gap could be uneven", () => {
  const { diagram } = blueprintOf(measureBlueprints, "g3.areacomp");
  const picture = diagram?.({ ...PLAIN, shape: "gap", a: 10, b: 7, c: 4, d: 3, e: 2, show: "missing" });
  if (picture?.type !== "figure") throw new Error("no figure");
  expect(picture.sides).toEqual(["2 cm", "3 cm", "", "", "4 cm", "7 cm", "10 cm", "7 cm"]);
});

/** What is left out of a figure, and the part that is asked for then. */
test.for([
  [
    { shape: "gap", a: 10, b: 7, c: 4, d: 3, e: 2 },
    "42",
    "One rectangle joins the parts on the left and on the right.",
  ],
  [{ shape: "gap", a: 10, b: 7, c: 4, d: 3, e: 2 }, "44", "The rectangle on the left goes from top to bottom."],
  [
    { shape: "gap", a: 10, b: 7, c: 4, d: 3, e: 2, turn: 1 },
    "44",
    "The rectangle on the right goes from top to bottom.",
  ],
  [{ shape: "gap", a: 10, b: 7, c: 4, d: 3, e: 2, turn: 2 }, "18", "One rectangle is the strip along the top."],
  [{ shape: "gap", a: 10, b: 7, c: 4, d: 3, e: 2 }, "52", "One rectangle is beside the gap, on the left."],
  [{}, "32", "Cut the figure from side to side at the corner that points into the figure. The upper rectangle is"],
  [{}, "30", "Cut the figure from top to bottom at the corner that points into the figure. The right rectangle is"],
] as const)("[MSR2] of %o without a part, %s, that part is asked for", ([operands, wrong, asks]) => {
  const blueprint = blueprintOf(measureBlueprints, "g3.areacomp");
  const o = { ...PLAIN, show: "missing", ...operands };
  const hints = blueprint.misconceptions.filter((rule) => rule.wrong(o) === wrong).map((rule) => rule.hints(o)[2]);
  expect(hints).toEqual([expect.stringContaining(asks)]);
});

test("[MSR2] the third hint works one area out and leaves the other to find", () => {
  const blueprint = blueprintOf(measureBlueprints, "g3.areacomp");
  expect(blueprint.hints({ ...PLAIN, show: "more" })[2]).toBe(
    "Cut the figure from top to bottom at the corner that points into the figure. $5 \\times 6 = 30$: that is the area of the left rectangle. " +
      "The right rectangle is 3 centimetres by 4 centimetres. Find its area, and add the two areas.",
  );
});
