import { expect, test } from "vitest";
import { nextName } from "./next-name.ts";

test.for([
  ["4b", "5b"],
  ["Grade 4, Ms Okafor", "Grade 5, Ms Okafor"],
  ["9", "10"],
  ["Bees", ""],
  ["4b 2026", ""],
  ["Class of 2031", ""],
  ["3/4", ""],
] as const)("[TEA26] after “%s” comes “%s”", ([name, next]) => {
  expect(nextName(name)).toBe(next);
});
