import { expect, test } from "vitest";
import { isPress } from "./is-press.ts";

test.for([
  ["the click right after a touch", 1, 0, false],
  ["the click of a busy device, half a second late (typed 22 for 2)", 1, 500, false],
  ["the second click of a quick double tap", 2, 80, false],
  ["Enter on the key", 0, Number.POSITIVE_INFINITY, true],
  ["Enter on the key just after a touch", 0, 50, true],
  ["a screen reader's click without a touch", 1, Number.POSITIVE_INFINITY, true],
  ["a screen reader's click long after a touch", 1, 4000, true],
] as const)("[APP20] %s: detail %d, %d ms, acts %s", ([, detail, sinceTouchMs, acts]) => {
  expect(isPress(detail, sinceTouchMs)).toBe(acts);
});
