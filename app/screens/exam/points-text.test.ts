import { expect, test } from "vitest";
import { pointsText } from "./points-text.ts";

test.for([
  [12, "12"],
  [12.5, "12½"],
  [0.5, "½"],
  [0, "0"],
  [3.333_333, "3.3"],
  [2.999_999, "3"],
] as const)("[SCR20] %d points are written %s", ([points, text]) => {
  expect(pointsText(points)).toBe(text);
});
