import { expect, test } from "vitest";
import { changeIn, goesSo } from "./worked-example.ts";

const item = (stem: string) => ({ problem_content: { stem } });

test.for([
  ["how do you turn 2 3/5 into a fraction", String.raw`Write $2\frac{3}{5}$ as a fraction.`, true],
  ["how do you turn 2 3/5 into a fraction", String.raw`Write $\frac{13}{5}$ as a mixed number.`, false],
  ["how do i change a mixed number to an improper fraction", String.raw`Change $1\frac{1}{4}$ to a fraction.`, true],
  ["how do i change 3/4 into a percent", String.raw`Write $\frac{3}{5}$ as a percent.`, true],
  ["how do i change 3/4 into a percent", String.raw`Write $\frac{3}{5}$ as a decimal.`, false],
  ["how do i change a percent into a decimal", String.raw`Write $40\%$ as a decimal.`, true],
  ["how do i change a percent into a decimal", "Write $0.4$ as a percent.", false],
] as const)("[CLR2] an example goes the way that is asked: %s, %s", ([question, stem, goes]) => {
  const change = changeIn(question);
  expect(change && goesSo(change, item(stem))).toBe(goes);
});

test("[CLR2] where nothing is changed any example will do", () => {
  expect(changeIn("how do you add fractions")).toBeNull();
});
