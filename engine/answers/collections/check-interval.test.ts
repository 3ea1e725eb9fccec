import { describe, expect, test } from "vitest";
import { checkInterval } from "./check-interval.ts";
import { table } from "./table.fixture.ts";

describe("intervals", () => {
  table("[COL15] spaces, infinities", checkInterval, "(-infinity, 3)", [
    ["(-∞,3)", "correct"],
    ["(-inf, 3)", "correct"],
    ["(-infinity,3)", "correct"],
    ["(-\\infty,3)", "correct"],
    ["(-oo,3)", "correct"],
    ["\\left(-\\infty,3\\right)", "correct"],
    ["(-∞,4)", "incorrect different"],
    ["(3,∞)", "incorrect wrong-direction"],
  ]);
  table("[COL15] ends are compared exactly", checkInterval, "[1/2, √2]", [
    ["[0.5, sqrt(2)]", "correct"],
    ["[1/2, 2/√2]", "correct"],
    ["[1/2, 1.41421356237]", "incorrect different"],
  ]);
  table("[COL15] unions in any order", checkInterval, "(1,2) U (2,3)", [
    ["(2,3)∪(1,2)", "correct"],
    ["(1,2) \\cup (2,3)", "correct"],
    ["(1,2) and (2,3)", "correct"],
    ["(1,2) or (2,3)", "correct"],
    ["(1,3) \\setminus {2}", "correct"],
    ["(1,3)", "incorrect different"],
  ]);
  table("[COL15] pieces that touch are joined", checkInterval, "[1,3]", [
    ["[1,2] U [2,3]", "correct"],
    ["[1,2) U [2,3]", "correct"],
    ["[1,2.5] ∪ [2,3]", "correct"],
    ["[0,3] ∩ [1,7]", "correct"],
    ["(1,3) ∪ {1,3}", "correct"],
    ["[1,2) ∪ (2,3]", "incorrect different"],
  ]);
  table("[COL15] all of the line", checkInterval, "(-∞,∞)", [
    ["ℝ", "correct"],
    ["R", "correct"],
    ["\\mathbb{R}", "correct"],
    ["all real numbers", "correct"],
    ["(-∞,0) ∪ [0,∞)", "correct"],
    ["(-∞,0) ∪ (0,∞)", "incorrect different"],
  ]);
  table("[COL15] all but one", checkInterval, "(-∞,2) ∪ (2,∞)", [
    ["ℝ \\setminus {2}", "correct"],
    ["R \\ {2}", "correct"],
    ["ℝ", "incorrect different"],
  ]);
  table("[COL16] ends open for closed", checkInterval, "[1,3)", [
    ["[1,3)", "correct"],
    ["(1,3)", "incorrect wrong-ends"],
    ["[1,3]", "incorrect wrong-ends"],
    ["(1,3]", "incorrect wrong-ends"],
    ["(1,4]", "incorrect different"],
    ["{1,3}", "incorrect different"],
  ]);
  table("[COL16] pieces missing or too many", checkInterval, "(1,2) ∪ (5,6)", [
    ["(5,6)", "incorrect missing-solution"],
    ["(1,2) ∪ (5,6) ∪ (8,9)", "incorrect extra-solution"],
    ["(1,2) ∪ (5,7)", "incorrect different"],
    ["[1,2] ∪ (5,6)", "incorrect wrong-ends"],
  ]);
  table("[COL17] no intervals", checkInterval, "(1,3)", [
    ["(3,1)", "unreadable bad-interval"],
    ["[1,∞]", "unreadable bad-interval"],
    ["[-∞,3)", "unreadable bad-interval"],
    ["(∞,3)", "unreadable bad-interval"],
    ["[2,2)", "unreadable bad-interval"],
    ["(1,2) ∪ (3,2)", "unreadable bad-interval"],
  ]);
  table("[COL18] brackets turned away", checkInterval, "(1,3)", [
    ["]1,3[", "correct"],
    ["]1,3[", "correct", { notation: "reversed-brackets" }],
    ["(1,3)", "correct", { notation: "reversed-brackets" }],
    ["]1,3]", "incorrect wrong-ends"],
    ["[1,3[", "incorrect wrong-ends"],
    ["]-1,3[", "incorrect different"],
  ]);
  table("[COL18] one end turned away", checkInterval, "[1,3)", [
    ["[1,3[", "correct"],
    ["[1;3[", "correct"],
  ]);
  table("[COL18] endless pieces in a union", checkInterval, "(-∞,0) ∪ [1,∞)", [
    ["]-∞,0[ ∪ [1,+∞[", "correct"],
    ["]-∞;0[ ∪ [1;+∞[", "correct"],
  ]);
  table("[COL19] written otherwise", checkInterval, "[1,3)", [
    ["1<=x<3", "wrong-form not-an-interval"],
    ["1<=x<3", "correct", { accept: ["inequality"] }],
    ["x>=1 and x<3", "correct", { accept: ["inequality"] }],
    ["3 > x ≥ 1", "correct", { accept: ["inequality"] }],
    ["1<x<3", "incorrect wrong-ends", { accept: ["inequality"] }],
    ["{x | 1 ≤ x < 3}", "wrong-form not-an-interval"],
    ["{x | 1 ≤ x < 3}", "correct", { accept: ["inequality"] }],
    ["1, 3", "wrong-form not-an-interval"],
    ["1, 4", "incorrect different"],
    ["7", "incorrect different"],
    ["[1,2],[2,3)", "wrong-form not-an-interval"],
    ["[1,2],[2,3]", "incorrect different"],
  ]);
  table("[COL19] a number for its set", checkInterval, "{2}", [
    ["2", "wrong-form not-an-interval"],
    ["[2,2]", "correct"],
    ["3", "incorrect different"],
  ]);
  table("[COL36] still to be solved", checkInterval, "(-3,3)", [
    ["x^2 < 9", "wrong-form not-solved", { accept: ["inequality"] }],
    ["{x | x^2 < 9}", "wrong-form not-solved"],
    ["-3 < x < 3", "correct", { accept: ["inequality"] }],
    ["x > -3 and x < 3", "correct", { accept: ["inequality"] }],
    ["x^2 < 8", "incorrect different", { accept: ["inequality"] }],
  ]);
  table("[COL19] endless inequalities", checkInterval, "(-∞,2) ∪ (2,∞)", [
    ["x ≠ 2", "correct", { accept: ["inequality"] }],
    ["x < 2 or x > 2", "correct", { accept: ["inequality"] }],
    ["x < 2 and x > 2", "incorrect missing-solution", { accept: ["inequality"] }],
  ]);
  table("[COL20] ends with unknowns", checkInterval, "[a, a+1)", [
    ["[a, 1+a)", "correct"],
    ["[a,1+a[", "correct"],
    ["(a, a+1)", "incorrect wrong-ends"],
    ["[a, a+2)", "incorrect different"],
  ]);
  table("[COL20] pieces with unknowns in any order", checkInterval, "(a,b) ∪ (c,d)", [
    ["(c,d) ∪ (a,b)", "correct"],
    ["(c,d) ∪ (a,c)", "incorrect different"],
  ]);
  table("[COL3] the form of ends", checkInterval, "(-∞, 1/2] ∪ (2, ∞)", [
    ["(-∞, 1/2] ∪ (2, ∞)", "correct", { simplify: "required" }],
    ["(-∞, 2/4] ∪ (2, ∞)", "wrong-form not-lowest-terms", { simplify: "required" }],
    ["(2, ∞) ∪ (-∞, 3/6]", "wrong-form not-lowest-terms", { simplify: "required" }],
    ["(-∞, 2/4] ∪ (2, ∞)", "correct"],
  ]);
  table("[COL2] ends within the tolerance", checkInterval, "(1.41, 2)", [
    ["(√2, 2)", "correct", { tolerance: { abs: 0.01 } }],
    ["[√2, 2)", "incorrect wrong-ends", { tolerance: { abs: 0.01 } }],
    ["(1.5, 2)", "incorrect different", { tolerance: { abs: 0.01 } }],
  ]);
});

test("[COL16] counts the pieces", () => {
  expect(checkInterval("(1,2) ∪ (5,6) ∪ (8,9)", "(5,6)", {}).params).toEqual({ missing: 2, extra: 0 });
});
