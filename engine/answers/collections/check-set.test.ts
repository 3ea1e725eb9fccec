import { describe, expect, test } from "vitest";
import { checkSet } from "./check-set.ts";
import type { CheckOptions } from "../types.ts";
import { table } from "./table.fixture.ts";

const bare: CheckOptions = { accept: ["bare-list"] };

describe("elements", () => {
  table("[COL1] elements are compared by value", checkSet, "{1/2, 3}", [
    ["{0.5, 3}", "correct"],
    ["{3, 0.5}", "correct"],
    ["{2/4, 6/2}", "correct"],
    ["{50%, 3}", "correct"],
    ["{1/2, -3}", "incorrect different"],
  ]);
  table("[COL1] roots and unknowns too", checkSet, "{√2, a+b}", [
    ["{b+a, 2/√2}", "correct"],
    ["{sqrt(2), a+b}", "correct"],
    ["{1.41, a+b}", "incorrect different"],
  ]);
  table("[COL1] an element may be a point", checkSet, "{(1,2), (3,4)}", [
    ["{(3,4),(1,2)}", "correct"],
    ["{(3, 8/2), (1, 2)}", "correct"],
    ["{(2,1),(3,4)}", "incorrect different"],
    ["{[1,2],(3,4)}", "incorrect different"],
    ["(1,2), (3,4)", "wrong-form not-a-set"],
  ]);
  table("[COL1] or a set", checkSet, "{{1,2},{3}}", [
    ["{{3},{2,1}}", "correct"],
    ["{1,2,3}", "incorrect different"],
  ]);
  table("[COL1] or an equation", checkSet, "{x=1, x=2}", [
    ["{x=2, x=1}", "correct"],
    ["{1=x, x=2}", "correct"],
    ["{x=1, y=2}", "incorrect different"],
  ]);
  table("[COL1] or an equation in other words", checkSet, "{y=2x+1, x=3}", [
    ["{x=3, y-2x=1}", "correct"],
    ["{2y=4x+2, 3=x}", "correct"],
    ["{y=2x, x=3}", "incorrect different"],
  ]);
  table("[COL36] elements still to be solved", checkSet, "{x=2, x=3}", [
    ["{2x=4, x=3}", "wrong-form not-solved"],
    ["{2x=5, x=3}", "incorrect different"],
  ]);
  table("[COL37] words", checkSet, "{1, 2, x}", [
    ["{1, banana}", "unreadable unknown-symbol"],
    ["undefined", "unreadable unknown-symbol"],
    ["{1, xxxx}", "incorrect different"],
    ["{1, xxa}", "incorrect different"],
    ["{1, abc}", "unreadable unknown-symbol"],
  ]);
  table("[COL37] capitals", checkSet, "{x, 2A}", [
    ["{X, 2A}", "incorrect wrong-case"],
    ["{x, 2a}", "incorrect wrong-case"],
    ["{X, 3A}", "incorrect different"],
  ]);
  table("[COL37] a set of words", checkSet, "{red, green, yellow}", [
    ["{Green, Yellow, Red}", "correct"],
    ["{Green, Red}", "incorrect missing-solution"],
  ]);
  table("[COL2] the tolerance holds for every element", checkSet, "{1, 2}", [
    ["{1.01, 1.99}", "correct", { tolerance: { abs: 0.02 } }],
    ["{1.01, 1.9}", "incorrect different", { tolerance: { abs: 0.02 } }],
  ]);
  test("[COL2] a hole in an element is noted", () => {
    const { verdict, notes } = checkSet("{x-1, 2}", "{(x^2-1)/(x+1), 2}", {});
    expect(verdict).toBe("correct");
    expect(notes?.map(({ type }) => type)).toEqual(["hole"]);
  });
  table("[COL3] form is judged when all values are right", checkSet, "{12, 13}", [
    ["{24/2, 13}", "wrong-form not-lowest-terms", { simplify: "required" }],
    ["{13, 24/2}", "wrong-form not-lowest-terms", { simplify: "enforced" }],
    ["{24/2, 14}", "incorrect different", { simplify: "required" }],
    ["{24/2}", "incorrect missing-solution", { simplify: "required" }],
    ["{24/2, 13}", "correct"],
  ]);
  table("[COL4] what cannot be read is compared as text", checkSet, "{1, 2", [
    ["{ 1,2", "correct"],
    ["{1, 3}", "incorrect different"],
    ["", "unreadable empty"],
  ]);
});

describe("sets written out", () => {
  table("[COL6] order and repetition do not count", checkSet, "{1,2,3}", [
    ["{3,2,1}", "correct"],
    ["{3,2,1,1}", "correct"],
    ["{ 1 , 2 , 3 }", "correct"],
    ["{1;2;3}", "correct"],
    ["{1,2,4}", "incorrect different"],
    ["\\{1,2,3\\}", "correct"],
    ["\\left\\{1,2,3\\right\\}", "correct"],
  ]);
  table("[COL6] braces end as they begin", checkSet, "{1,2}", [
    ["{1,2)", "unreadable missing-bracket"],
    ["(1,2}", "unreadable missing-bracket"],
    ["{1,2", "unreadable missing-bracket"],
  ]);
  for (const empty of ["{}", "∅", "no solution"]) {
    table("[COL7] the empty set by its names", checkSet, empty, [
      ["{}", "correct"],
      ["{ }", "correct"],
      ["∅", "correct"],
      ["\\emptyset", "correct"],
      ["none", "correct"],
      ["no solution", "correct"],
      ["{0}", "incorrect extra-solution"],
      ["0", "incorrect extra-solution"],
    ]);
  }
  table("[COL8] ± stands for two", checkSet, "{2,-2}", [
    ["±2", "correct"],
    ["{±2}", "correct"],
    ["\\pm 2", "correct"],
    ["±3", "incorrect different"],
  ]);
  table("[COL8] ± within a sum", checkSet, "{1+√2, 1-√2}", [
    ["{1±√2}", "correct"],
    ["1 ± √2", "correct"],
    ["{1±√3}", "incorrect different"],
  ]);
  table("[COL9] a right set without braces", checkSet, "{2,-2}", [
    ["2, -2", "wrong-form not-a-set"],
    ["2 or -2", "wrong-form not-a-set"],
    ["2 and -2", "wrong-form not-a-set"],
    ["2, -2", "correct", bare],
    ["-2 or 2", "correct", bare],
    ["-2 and 2", "correct", bare],
    ["2, 3", "incorrect different"],
    ["[2, -2]", "incorrect wrong-brackets"],
    ["(2, -2)", "incorrect wrong-brackets"],
    ["[2, -3]", "incorrect different"],
  ]);
  table("[COL9] where the right answer has no braces either", checkSet, "2, -2", [
    ["-2, 2", "correct"],
    ["{2, -2}", "correct"],
  ]);
  table("[COL9] without braces, of three", checkSet, "{1,2,3}", [
    ["1, 2 or 3", "correct", bare],
    ["1, 2 and 3", "correct", bare],
    ["1, 2 and 4", "incorrect different", bare],
  ]);
  table("[COL1] a pair of equations is one element", checkSet, "x=1 and y=2 or x=2 and y=1", [
    ["x=2 and y=1 or x=1 and y=2", "correct"],
    ["y=1 and x=2 or y=2 and x=1", "correct"],
    ["x=1 and y=1 or x=2 and y=2", "incorrect different"],
  ]);
  table("[COL10] equations for numbers", checkSet, "{2,-2}", [
    ["x = 2 and x = -2", "correct", { accept: ["assignment"] }],
    ["x = 2 or x = -2", "wrong-form not-a-set"],
    ["x = 2 or x = -2", "correct", { accept: ["assignment"] }],
    ["x=2, x=-2", "correct", { accept: ["assignment"] }],
    ["x = ±2", "correct", { accept: ["assignment"] }],
    ["x = 2, -2", "correct", { accept: ["assignment"] }],
    ["x = 2 or -2", "wrong-form not-a-set"],
    ["x=2 or x=3", "incorrect different", { accept: ["assignment"] }],
    ["x=2 or y=-2", "incorrect different", { accept: ["assignment"] }],
  ]);
  table("[COL10] the unknown named once", checkSet, "x = 1 or x = 2", [
    ["x = 1, 2", "correct"],
    ["x = 2 or 1", "correct"],
    ["y = 2 or 1", "incorrect different"],
    ["1 or 2", "wrong-form needs-assignment"],
  ]);
  table("[COL10] numbers for equations", checkSet, "{x=2, x=-2}", [
    ["{2,-2}", "wrong-form needs-assignment"],
    ["{2,-2}", "correct", { accept: ["value"] }],
    ["2, -2", "correct", { accept: ["value"] }],
  ]);
  test.for([
    { given: "{1}", reason: "missing-solution", params: { missing: 2, extra: 0 } },
    { given: "{}", reason: "missing-solution", params: { missing: 3, extra: 0 } },
    { given: "{3,2,1,4,5,5}", reason: "extra-solution", params: { missing: 0, extra: 2 } },
    { given: "{1,2,4}", reason: "different", params: { missing: 1, extra: 1 } },
    { given: "7", reason: "different", params: { missing: 3, extra: 1 } },
  ])("[COL11] $given for {1,2,3} is $reason", ({ given, reason, params }) => {
    expect(checkSet("{1,2,3}", given, {})).toMatchObject({ verdict: "incorrect", reason, params });
  });
  table("[COL12] so many are enough", checkSet, "{12,13,14}", [
    ["{12,13}", "correct", { choose: 2 }],
    ["{14,12}", "correct", { choose: 2 }],
    ["{12,13,14}", "correct", { choose: 2 }],
    ["{12,12}", "incorrect missing-solution", { choose: 2 }],
    ["{12}", "incorrect missing-solution", { choose: 2 }],
    ["{12,7}", "incorrect different", { choose: 2 }],
    ["{12,13,7}", "incorrect extra-solution", { choose: 2 }],
    ["{12,13,14}", "correct", { choose: 5 }],
  ]);
  table("[COL13] empty places", checkSet, "{12}", [
    ["{12,}", "correct"],
    ["{,12}", "correct"],
    ["{,}", "unreadable empty"],
    ["{3,}", "incorrect different"],
  ]);
  table("[COL13] empty places in the empty set", checkSet, "{}", [
    ["{,}", "correct"],
    ["{3,}", "incorrect extra-solution"],
  ]);
});

describe("sets worked out", () => {
  table("[COL14] unions, intersections, differences", checkSet, "{1,2,3}", [
    ["{1,2} ∪ {3}", "correct"],
    ["{1,2} U {2,3}", "correct"],
    ["{1,2} \\cup {3}", "correct"],
    ["{1,2,3,4} ∩ {1,2,3}", "correct"],
    ["{1,2,3,4} \\setminus {4}", "correct"],
    ["{1} ∪ {2}", "incorrect missing-solution"],
  ]);
  table("[COL14] sets of reals", checkSet, "{x | x > 2}", [
    ["{y | y > 2}", "correct"],
    ["{x : x > 2}", "correct"],
    ["(2, ∞)", "correct"],
    ["{x | x ≥ 2}", "incorrect wrong-ends"],
    ["{2}", "incorrect different"],
    ["x > 2", "wrong-form not-a-set"],
    ["x > 2", "correct", { accept: ["inequality"] }],
    ["(2, 1)", "unreadable bad-interval"],
  ]);
  table("[COL36] still to be solved", checkSet, "{2,-2}", [
    ["{x | x^2 = 4}", "wrong-form not-solved"],
    ["{x | x = 2 or x = -2}", "correct"],
    ["{x | x^2 = 9}", "incorrect different"],
  ]);
  table("[COL14] the line without a point", checkSet, "ℝ \\setminus {2}", [
    ["(-∞,2) ∪ (2,∞)", "correct"],
    ["{x | x ≠ 2}", "correct"],
    ["ℝ", "incorrect different"],
  ]);
});

test("[COL5] a set of many unlike elements ends, and the same one is compared", () => {
  const letters = [..."abcdfghjklmnopqrstuvwxyz"].join(",");
  expect(checkSet(`{${letters}}`, `{${letters}}`, {}).verdict).toBe("correct");
  const sums = Array.from({ length: 60 }, (_, index) => `a+${index}`).join(",");
  const others = Array.from({ length: 60 }, (_, index) => `b${index}`).join(",");
  expect(["incorrect", "unreadable"]).toContain(checkSet(`{${sums}}`, `{${others}}`, {}).verdict);
});
