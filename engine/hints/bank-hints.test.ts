import { expect, test } from "vitest";
import { findLeak } from "./find-leak.ts";

test.for([
  [
    String.raw`Which fraction has the same value as $\frac{4}{8}$?`,
    "5/10",
    "One of the two numbers changed. What has to happen to the other one?",
  ],
] as const)("[LEK7] a good hint of the bank is none: %s %s %s", ([stem, expected, hint]) => {
  expect(findLeak({ stem, expected, hint })).toMatchObject({ leaks: false });
});
