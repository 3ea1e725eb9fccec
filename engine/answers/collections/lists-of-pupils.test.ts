import { expect, test } from "vitest";
import { check } from "../check.ts";
import type { CheckOptions } from "../types.ts";

test.for<readonly [expected: string, given: string, verdict: string, options?: CheckOptions]>([
  ["-3.4, -3.3, -1.21", "-3,4, -3,3, -1,21", "correct equal", { locale: "de" }],
  ["-3.4, -3.3, -1.21", "-3,4; -3,3; -1,21", "correct equal", { locale: "fr" }],
  ["1, 2, 3", "1,2,3", "correct equal", { locale: "de" }],
  ["1, 2, 3", "1, 2, 3", "correct equal", { locale: "de" }],
])("[COL38] for %s, %s is %s", ([expected, given, verdict, options = {}]) => {
  const result = check({ kind: "list", expected, given, options });
  expect(`${result.verdict} ${result.reason}`).toBe(verdict);
});

test.for([
  ["-7, -3, 5", "-7 -3 5", "unreadable two-numbers"],
  ["-7, -3, -1", "-7 -3 -1", "unreadable two-numbers"],
  ["-3/4, -2/3, -1/4", "-3/4 -2/3 -1/4", "unreadable two-numbers"],
  ["-7, -3, 5", "-7 < -3 < 5", "wrong-form not-a-list"],
  ["-7, -3, 5", "5 > -3 > -7", "incorrect wrong-order"],
  ["-7, -3, 5", "-7, -3 - 5", "incorrect wrong-count"],
  ["-7, -3, 5", "-3, -7, 5", "incorrect wrong-order"],
] as const)("[COL39] for %s, %s is %s", ([expected, given, verdict]) => {
  const result = check({ kind: "list", expected, given });
  expect(`${result.verdict} ${result.reason}`).toBe(verdict);
});
