import { describe } from "vitest";
import { checkInequality } from "./check-relation.ts";
import { OPEN, table } from "./table.fixture.ts";

describe("inequalities [REL19]", () => {
  table("[REL22] an infinite end binds nothing", checkInequality, [
    ["x < 5", "-∞ < x < 5", "correct"],
    ["x < 5", "-infinity < x < 5", "correct"],
    ["x > 2", "2 < x < ∞", "correct"],
    ["x > 2", "x > 2 and x < ∞", "correct"],
    ["x > 2", "∞ > x > 2", "correct"],
    ["x < 5", "-∞ < x < 6", "incorrect"],
    ["x < 5", "∞ < x < 5", "incorrect"],
    ["x < 5", "x > -infinity", "incorrect"],
    ["all real numbers", "-∞ < x < ∞", "correct"],
  ]);
  table(
    "[REL19] in one unknown, by what solves them",
    checkInequality,
    [
      ["x < 3", "3 > x", "correct"],
      ["x < 3", "x <= 3", "incorrect wrong-ends"],
      ["x < 3", "x > 3", "incorrect wrong-direction"],
      ["x < 3", "x < 4", "incorrect different"],
      ["-2x < 6", "x > -3", "correct"],
      ["-2x < 6", "x < -3", "incorrect wrong-direction"],
      ["x <= 2", "x =< 2", "correct"],
      ["x <= 2", "x ≤ 2", "correct"],
      ["x != 2", "x ≠ 2", "correct"],
      ["x != 2", "x < 2 or x > 2", "correct"],
      ["x != 2", "x = 2", "incorrect"],
      ["x != 2", "2x - 4 != 0", "correct"],
      ["1 < x < 3", "x > 1 and x < 3", "correct"],
      ["1 < x < 3", "3 > x > 1", "correct"],
      ["1 < x < 3", "x > 1, x < 3", "correct"],
      ["1 < x < 3", "1 < x <= 3", "incorrect wrong-ends"],
      ["1 < x < 3", "x < 1 or x > 3", "incorrect wrong-direction"],
      ["x < -2 or x > 2", "|x| > 2", "correct"],
      ["x < -2 or x > 2", "x < -2, x > 2", "correct"],
      ["x < -2 or x > 2", "x < -2 ∪ x > 2", "correct"],
      ["x < -2 or x > 2", "x < -2 and x > 2", "incorrect missing-solution"],
      ["x < -2 or x > 2", "x^2 > 4", "correct"],
      ["x < -2 or x > 2", "x > 2", "incorrect missing-solution"],
      ["x > 2", "x < -2 or x > 2", "incorrect extra-solution"],
      ["|x - 3| < 2", "1 < x < 5", "correct"],
      ["x^2 <= 0", "x = 0", "correct"],
      ["x <= 0 and x >= 0", "x = 0", "correct"],
      ["x^2 >= 0", "all real numbers", "correct"],
      ["x^2 < 0", "no solution", "correct"],
      ["1/x > 0", "x > 0", "correct"],
      ["1/x < 1", "x < 0 or x > 1", "correct"],
      ["6n + 2n(n-1) > 19206", "(n*(8+4n))/2 > 19206", "correct"],
      ["x > sqrt(2)", "x > 2/sqrt(2)", "correct"],
      ["x < 1/3", "x < 0.333", "incorrect"],
      ["x < 1/3", "x < 0.333", "correct", { tolerance: { abs: 0.001 } }],
    ],
    OPEN,
  );

  table(
    "[REL19] in several unknowns, by positive multiples of the difference",
    checkInequality,
    [
      ["x > y", "y < x", "correct"],
      ["x > y", "y > x", "incorrect wrong-direction"],
      ["x > y", "x >= y", "incorrect wrong-ends"],
      ["x > y", "2x > 2y", "correct"],
      ["x > y", "-x < -y", "correct"],
      ["x > y", "x - y > 0", "correct"],
      ["x > y", "x z > y z", "incorrect"],
      ["a + b - c + d < 0", "a + b < c - d", "correct"],
      ["y <= 2x + 1", "2x - y >= -1", "correct"],
      ["y < x^2", "y - x*x < 0", "correct"],
      ["y < sqrt(2) x", "sqrt(2) y < 2x", "correct"],
      ["y > sin(x)", "y > sin(x + 2pi)", "correct"],
      ["a < b < c", "c > b > a", "correct"],
      ["a < b < c", "a < b and b < c", "correct"],
      ["x > 0 and y > x", "y > x and x > 0", "correct"],
      ["x > 0 and y > x", "y > x", "incorrect missing-solution"],
      ["x/y > 1", "x > y", "incorrect"],
      ["y != x", "x - y != 0", "correct"],
      ["y != x", "y = x", "incorrect"],
      ["|x + y| < 1", "-1 < x + y < 1", "correct"],
      ["|x + y| < 1", "-1 < x + y <= 1", "incorrect"],
      ["y > |x|", "y > x and y > -x", "correct"],
      ["y > |x|", "y > x or y > -x", "incorrect"],
      ["x > 0 and |y| > x", "x > 0 and y > x and -y > x", "incorrect"],
      ["x > 0 and |y| > x", "|y| > x and x > 0", "correct"],
      ["x > y and y > 0 or x < 0", "x < 0 or y > 0 and x > y", "correct"],
      ["x > y and y > 0 or x < 0", "x > y or y > 0 or x < 0", "incorrect"],
      ["|x| > y", "x > y or x < -y", "correct"],
    ],
    OPEN,
  );

  table("[REL14] steps, [REL13] names", checkInequality, [
    ["x > -3", "x > -3", "correct"],
    ["x > -3", "-2x < 6", "unreadable unfinished"],
    ["x > -3", "x > 1 - 4", "unreadable unfinished"],
    ["x > -3", "X > -3", "correct"],
    ["x > -3", "y > -3", "unreadable wrong-variable"],
    ["y < 2x", "y < 2X", "incorrect wrong-case"],
  ]);

  table("[REL19] intervals and numbers", checkInequality, [
    ["x >= 2", "[2, ∞)", "correct", { accept: ["interval"] }],
    ["x >= 2", "[2, ∞)", "wrong-form not-an-inequality"],
    ["x >= 2", "(2, ∞)", "incorrect wrong-ends"],
    ["1 < x < 3", "(1, 3)", "correct", { accept: ["interval"] }],
    ["1 < x < 3", "(1, 3]", "incorrect wrong-ends", { accept: ["interval"] }],
    ["x < 1 or x > 2", "(-∞, 1) ∪ (2, ∞)", "correct", { accept: ["interval"] }],
    ["x >= 2", "2", "unreadable not-an-inequality"],
    ["x >= 2", "2", "incorrect not-an-inequality", OPEN],
    ["x >= 2", "x = 2", "incorrect"],
    ["x >= 2", "{x | x >= 2}", "correct"],
    ["x ∈ (1, 3)", "1 < x < 3", "correct"],
    ["x ∈ (1, 3)", "1 < x <= 3", "incorrect wrong-ends"],
  ]);

  table(
    "[REL11] inequalities of numbers",
    checkInequality,
    [
      ["1 < 2", "2 > 1", "correct"],
      ["1 < 2", "1 < 3", "incorrect"],
    ],
    OPEN,
  );

  table(
    "[REL16] forms",
    checkInequality,
    [
      ["x > 2", "2 < x", "correct", { form: "same" }],
      ["2x > 4", "x > 2", "wrong-form not-same-form", { form: "same" }],
      ["y < x^2", "y < x*x", "wrong-form", { form: "simplified" }],
    ],
    OPEN,
  );
});
