import { describe, expect, test } from "vitest";
import { checkPoint } from "./check-point.ts";
import { table } from "./table.fixture.ts";

describe("points", () => {
  table("[COL21] coordinates in order", checkPoint, "(1/2, -3)", [
    ["(1/2,-3)", "correct"],
    ["( 0.5 , -3 )", "correct"],
    ["\\left(\\frac12,-3\\right)", "correct"],
    ["(1/2; -3)", "correct"],
    ["(-3, 1/2)", "incorrect wrong-order"],
    ["(1/2, 3)", "incorrect different"],
    ["(1/2, -3, 0)", "incorrect wrong-count"],
    ["(1/2)", "incorrect wrong-count"],
    ["7", "incorrect wrong-count"],
  ]);
  test("[COL21] names the order as what is near", () => {
    expect(checkPoint("(1,2)", "(2,1)", {})).toMatchObject({ reason: "wrong-order", near: "swapped" });
    expect(checkPoint("(2,2)", "(2,2)", {})).toMatchObject({ verdict: "correct" });
  });
  table("[COL21] in English a comma within brackets always parts", checkPoint, "(1000,2)", [
    ["(1000,2)", "correct"],
    ["(1,000,2)", "incorrect wrong-count"],
  ]);
  table("[COL21] in countries with a decimal comma", checkPoint, "(1.5, 2)", [
    ["(1,5; 2)", "correct", { locale: "de" }],
    ["(1,5; 2)", "correct", { locale: "fr" }],
    ["(1,5; 3)", "incorrect different", { locale: "fr" }],
  ]);
  table("[COL21] several points", checkPoint, "(1,2), (3,4)", [
    ["(3,4), (1,2)", "correct"],
    ["(3,4) and (1,2)", "correct"],
    ["{(3,4),(1,2)}", "correct"],
    ["(1,2)", "incorrect missing-solution"],
    ["(2,1), (3,4)", "incorrect different"],
  ]);
  table("[COL22] brackets", checkPoint, "(1,2)", [
    ["[1,2]", "incorrect wrong-brackets"],
    ["{1,2}", "incorrect wrong-brackets"],
    ["<1,2>", "incorrect wrong-brackets"],
    ["{(1,2)}", "incorrect wrong-brackets"],
    ["{(1,3)}", "incorrect wrong-count"],
    ["[1,3]", "incorrect different"],
    ["1,2", "wrong-form not-a-point"],
    ["1, 2", "correct", { accept: ["bare-list"] }],
    ["2, 1", "incorrect wrong-order", { accept: ["bare-list"] }],
  ]);
  table("[COL22] vectors", checkPoint, "<1,2>", [
    ["<1,2>", "correct"],
    ["⟨1,2⟩", "correct"],
    ["(1,2)", "incorrect wrong-brackets"],
  ]);
  table("[COL22] where the right answer has no brackets either", checkPoint, "1, 2", [
    ["1, 2", "correct"],
    ["(1, 2)", "correct"],
    ["[1, 2]", "incorrect wrong-brackets"],
  ]);
  table("[COL23] coordinates by name", checkPoint, "(1,2)", [
    ["x = 1, y = 2", "wrong-form not-a-point"],
    ["x = 1, y = 2", "correct", { accept: ["assignment"] }],
    ["y = 2, x = 1", "correct", { accept: ["assignment"] }],
    ["x = 1 and y = 2", "correct", { accept: ["assignment"] }],
    ["x = 2, y = 1", "incorrect wrong-order", { accept: ["assignment"] }],
    ["x = 1, x = 2", "incorrect different", { accept: ["assignment"] }],
  ]);
  table("[COL24] a name before the point", checkPoint, "(1,2)", [
    ["A(1,2)", "correct"],
    ["A = (1, 2)", "correct"],
    ["P (1,2)", "correct"],
    ["A(2,2)", "incorrect different"],
  ]);
  table("[COL24] a name before the right point", checkPoint, "A(1,2)", [["(1,2)", "correct"]]);
  table("[COL25] empty places", checkPoint, "(1,2)", [
    ["(1, )", "unreadable missing-number"],
    ["( , )", "unreadable empty"],
    ["", "unreadable empty"],
  ]);
  table("[COL2] coordinates to two places", checkPoint, "(2/3, √2)", [
    ["(0.67, 1.41)", "correct", { decimals: 2 }],
    ["(0.67, 1.4)", "incorrect different", { decimals: 2 }],
    ["(0.66, 1.41)", "incorrect different", { decimals: 2 }],
    ["(0.667, 1.41)", "wrong-form wrong-decimals", { decimals: 2 }],
    ["(0.67, 1.41)", "incorrect different"],
  ]);
  table("[COL3] the form of coordinates", checkPoint, "(7, 1/2)", [
    ["(7, 2/4)", "wrong-form not-lowest-terms", { simplify: "required" }],
    ["(7, 0.5)", "correct", { simplify: "required" }],
  ]);
});
