import { describe, expect, test } from "vitest";
import type { CheckOptions } from "../types.ts";
import { checkList } from "./check-list.ts";
import { table } from "./table.fixture.ts";

const simplified: CheckOptions = { simplify: "required" };
const coefficients: CheckOptions = {
  forms: ["integer", "proper", "improper", "mixed", "decimal", "coefficient"],
  simplify: "required",
};

test.for([
  ["x>5 or x<1", "x>5 and x<1", "incorrect"],
  ["k>=7 or k<=1", "k>=7 and k<=1", "incorrect"],
  ["x>1 and x<5", "x>1 or x<5", "incorrect"],
  ["x>5 or x<1", "x>5 or x<1", "correct"],
  ["x>5 or x<1", "x>5, x<1", "correct"],
  ["x=2 or x=-2", "x=2 and x=-2", "correct"],
  ["3, 5, 7", "3, 5 and 7", "correct"],
  ["3 or 5", "3 and 5", "correct"],
] as const)("[COL44] for the list %s, %s is %s", ([expected, given, verdict]) => {
  expect(checkList(expected, given, {}).verdict).toBe(verdict);
});

describe("lists", () => {
  table("[COL26] order and repetition count", checkList, "[7, 1.5, 7]", [
    ["[7, 3/2, 7]", "correct"],
    ["[7,7,1.5]", "incorrect wrong-order"],
    ["[7,1.5]", "incorrect wrong-count"],
    ["[7,1.5,1.5]", "incorrect different"],
    ["[7,1.5,7,7]", "incorrect wrong-count"],
  ]);
  table("[COL26] without order repetition still counts", checkList, "[7, 1.5, 7]", [
    ["[7,7,1.5]", "correct", { ordered: false }],
    ["[1.5, 1.5, 7]", "incorrect different", { ordered: false }],
    ["[7,1.5]", "incorrect wrong-count", { ordered: false }],
  ]);
  table("[COL26] without order each has one of its own within the tolerance", checkList, "1, 1.5", [
    ["1.25, 0.9", "correct", { ordered: false, tolerance: { abs: 0.3 } }],
    ["1.25, 1.3", "correct", { ordered: false, tolerance: { abs: 0.3 } }],
    ["0.9, 0.95", "incorrect different", { ordered: false, tolerance: { abs: 0.3 } }],
  ]);
  table("[COL1] lists in lists", checkList, "[[1,2],[3,4]]", [
    ["[[1,2],[3,4]]", "correct"],
    ["[[1,4/2],[3,4]]", "correct"],
    ["[[1,3],[2,4]]", "incorrect different"],
    ["[[3,4],[1,2]]", "incorrect wrong-order"],
    ["[(1,2),(3,4)]", "incorrect different"],
    ["[1,2,3,4]", "incorrect wrong-count"],
  ]);
  table("[COL27] a list without brackets", checkList, "1, 2, 3", [
    ["1,2,3", "correct"],
    ["1; 2; 3", "correct"],
    ["1, 2 and 3", "correct"],
    ["[1,2,3]", "correct"],
    ["(1,2,3)", "correct"],
    ["{1,2,3}", "incorrect wrong-brackets"],
    ["{3,2,1}", "correct", { ordered: false }],
  ]);
  table("[COL27] a list in brackets", checkList, "[1, 2]", [
    ["1, 2", "correct"],
    ["(1, 2)", "incorrect wrong-brackets"],
    ["{1, 2}", "incorrect wrong-brackets"],
    ["(1, 3)", "incorrect different"],
  ]);
  table("[COL27] a list of one", checkList, "[7]", [
    ["[7]", "correct"],
    ["7", "correct"],
    ["8", "incorrect different"],
  ]);
  table("[COL28] empty places", checkList, "[7, 1.5]", [
    ["[7,]", "incorrect different"],
    ["[,3/2]", "incorrect different"],
    ["[,]", "unreadable empty"],
  ]);
  table("[COL28] a comma too many", checkList, "2, 4, 6", [
    ["2,4,6,", "correct"],
    ["2;4;6;", "correct"],
    ["2,,4,6", "correct"],
    ["2,4,", "incorrect different"],
    ["2,4,5,", "incorrect different"],
  ]);

  table("[COL28] empty places worth something", checkList, "[7, 1]", [
    ["[7,]", "correct", { fallback: "1" }],
    ["[,1]", "incorrect different", { fallback: "1" }],
    ["[,]", "unreadable empty", { fallback: "1" }],
    ["[7,]", "incorrect different", { fallback: "0" }],
    ["[7,]", "correct", coefficients],
    ["[,2]", "incorrect different", coefficients],
    ["[,]", "unreadable empty", coefficients],
  ]);
  table("[COL28] a bare minus as coefficient", checkList, "[7, -1]", [
    ["[7,-]", "correct", coefficients],
    ["[7, − ]", "correct", coefficients],
    ["[7,-1]", "correct", coefficients],
    ["[7,]", "incorrect different", coefficients],
    ["[7, -]", "correct", { forms: ["coefficient"] }],
    ["[7.0, -1]", "correct", { forms: ["coefficient"] }],
  ]);
  table("[COL3] the form of elements", checkList, "[7, 1.5]", [
    ["[7,3/2]", "correct", simplified],
    ["[7,1.5]", "correct", simplified],
    ["[7,6/4]", "wrong-form not-lowest-terms", simplified],
    ["[14/2,6/4]", "wrong-form not-lowest-terms", simplified],
    ["[14/2,7]", "incorrect different", simplified],
    ["[14/2,]", "incorrect different", simplified],
    ["[3/2,7]", "incorrect wrong-order", simplified],
  ]);
});

test("[COL26] the one element that differs lends its near miss", () => {
  expect(checkList("[7, 3]", "[7, -3]", {})).toMatchObject({ verdict: "incorrect", near: "sign" });
});
