import { expect, test } from "vitest";
import { sumOf } from "./sum-of.ts";

test.for([
  ["what is 1/2 + 1/4?", String.raw`$\frac{1}{2} + \frac{1}{4} = \frac{3}{4}$.`],
  ["what is 7 x 8", String.raw`$7 \times 8 = 56$.`],
  ["how do you do 23 x 4?", String.raw`$23 \times 4 = 92$.`],
  ["whats 12 - 15", "$12 - 15 = -3$."],
  ["what is 20% of 50", String.raw`$20\%$ of $50$ is $10$: $\frac{20}{100} \times 50$.`],
  ["what is 3/4 as a percent?", String.raw`$\frac{3}{4} = 75\%$.`],
  ["what is 0.25 as a fraction", String.raw`$0.25 = \frac{1}{4}$.`],
  ["what is 40% as a decimal", String.raw`$40\% = 0.4$.`],
  [
    "which is bigger 1/3 or 1/4",
    String.raw`$\frac{1}{3} > \frac{1}{4}$: put both on one number line, and look which lies further right.`,
  ],
  ["which is smaller, 0.5 or 1/2?", String.raw`They are the same: $0.5 = \frac{1}{2}$.`],
] as const)("[CLR12] %s", ([question, answer]) => {
  expect(sumOf(question)).toBe(answer);
});

test.for([
  "what is 3/4",
  "what is a fraction",
  "what is 1/0 + 2",
  "is 7 prime",
  "what is 1/3 as a decimal",
  "which is bigger",
  "what is 5",
])("[CLR12] %s is no sum", (question) => {
  expect(sumOf(question)).toBeNull();
});
