import { expect, test } from "vitest";
import { findLeak } from "./find-leak.ts";

test.for([
  ["expression", "300 + 40 + 5", "Write $345$ in expanded form.", "It is $300 + 40 + 5$.", true],
  ["expression", "300 + 40 + 5", "Write $345$ in expanded form.", "Try 300+40+5 now", true],
  ["expression", "300 + 40 + 5", "Write $345$ in expanded form.", "Add 5 + 40 + 300", true],
  ["expression", "300 + 40 + 5", "Write $345$ in expanded form.", "The 4 in $345$ stands for 4 tens.", false],
  ["expression", "300 + 40 + 5", "Write $345$ in expanded form.", "For 217 it is $200 + 10 + 7$.", false],
  ["expression", "4 × 6", "Write as a product: 4 groups of 6.", "Write $4 \\times 6$.", true],
  ["expression", "4 × 6", "Write as a product: 4 groups of 6.", "Write $6 · 4$.", true],
  [
    "expression",
    "4 × 6",
    "Write as a product: 4 groups of 6.",
    "How many groups are there, and how many in each?",
    false,
  ],
  ["list", "7, 14, 21, 28", "The first four multiples of 7?", "They are 7, 14, 21 and 28.", true],
  ["list", "7, 14, 21, 28", "The first four multiples of 7?", "$7$, $14$, $21$, $28$", true],
  ["list", "7, 14, 21, 28", "The first four multiples of 7?", "Begin with 7, 14 and go on.", false],
  ["list", "-7, -3, 2", "Order 2, -7, -3 from the smallest.", "It is $-7$, $-3$, $2$", true],
  ["set", "{1, 2, 3, 6}", "List all factors of 6.", "1, 6, 2 and 3", true],
  ["set", "{1, 2, 3, 6}", "List all factors of 6.", "1 and 6 are two of them.", false],
  ["point", "(2, 5)", "Where is the star?", "At $(2, 5)$.", true],
  ["inequality", "x > -3", "Solve.", "So x > -3", true],
  ["ratio", "3 : 4", "Simplify 6 : 8.", "It is 3 : 4", true],
  ["ratio", "3 : 4", "Simplify 6 : 8.", "Halve both parts of 6 : 8.", false],
] as const)("[LEK13] for the %s %s asked by “%s”, “%s” leaks: %s", ([kind, expected, stem, hint, leaks]) => {
  expect(findLeak({ kind, expected, stem, hint }).leaks).toBe(leaks);
});
