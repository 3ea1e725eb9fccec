import { describe, expect, test } from "vitest";
import { operationIn, unitOf } from "../compose/small-steps-of.ts";
import { hintForSum } from "./hint-for-sum.ts";

describe("help with one small calculation", () => {
  test.for([
    ["8 + 7", "Start at 8 and go 7 on."],
    ["86 - 20", "Take 20 away in parts: count in tens."],
    ["86 - 29", "Take 29 away in parts: first the tens, then the ones."],
    ["300 + 205", "Add 205 to 300 in parts: first the hundreds, then the ones."],
    [String.raw`1 \times 4`, "Think of a single group with 4 in it."],
    [String.raw`3 \times 4`, "Think of 3 groups with 4 in each."],
    ["6 - 0", "Nothing is added or taken away with a zero."],
    ["1 + 2 + 3", "Do it two numbers at a time, from the left."],
    ["0.20 + 0.87", "Write one number under the other, point under point."],
    ["x - 2", null],
  ] as const)("[TRN9] the way of %s: %s", ([sum, way]) => {
    expect(hintForSum(sum, "way")).toBe(way);
  });
});

test.for([
  { gap: String.raw`\square \text{ hundred}`, unit: "hundreds" },
  { gap: String.raw`\square \text{ tens}`, unit: "tens" },
  { gap: String.raw`3 + \square`, unit: null },
  { gap: null, unit: null },
])("[CMP2] how many $unit: the singular would tell that it is one", ({ gap, unit }) => {
  expect(unitOf(gap)).toBe(unit);
});

test("[TRN8] what is counted is a thing, never a sentence about another number", () => {
  expect(unitOf("\\square \\text{ tens}")).toBe("tens");
  expect(unitOf("\\square \\text{ is less than 5}")).toBeNull();
  expect(unitOf("\\square \\text{ is 5 or more}")).toBeNull();
});

test.for([
  [String.raw`7 \times 8`, "multiply"],
  [String.raw`56 \div 8`, "divide"],
  ["13 - 6", "subtract"],
  ["8 + 5", "add"],
  [String.raw`2 \times 3 + 4`, null],
] as const)("[TRN93] what is done in %s is known with it: %s", ([sum, operation]) => {
  expect(operationIn(sum)).toBe(operation);
});
