import { describe, expect, test } from "vitest";
import { check } from "../parts/checker.ts";
import type { CheckOptions } from "./types.ts";

describe("expressions", () => {
  test.for<readonly [expected: string, given: string, verdict: string, options?: CheckOptions]>([
    ["2(x+3)", "2x + 6", "correct equal"],
    ["2(x+3)", "6 + x*2", "correct equal"],
    ["2(x+3)", "2x + 3", "incorrect different"],
    ["2x", "2X", "incorrect wrong-case"],
    ["2ab", "2abc", "incorrect different"],
    ["2+3e", "3e+2", "correct equal"],
    ["2x+1", "y = 2x+1", "incorrect not-an-expression", { accept: ["expression"] }],
    ["2x+1", "y = 2x+1", "unreadable answer-only"],
    ["300 + 40 + 5", "345 = 300 + 40 + 5", "unreadable answer-only", { form: "same" }],
    ["300 + 40 + 5", "3 hundreds + 4 tens", "unreadable unknown-symbol", { form: "same" }],
    ["300 + 40 + 5", "300, 40, 5", "unreadable not-an-expression", { form: "same" }],
    ["300 + 40 + 5", "345", "wrong-form not-same-form", { form: "same" }],
    ["2x+1", "y = 2x+1", "correct equal", { accept: ["assignment"] }],
    ["2x+1", "2x+1 = y", "correct equal", { accept: ["assignment"], variable: "y" }],
    ["2x+1", "z = 2x+1", "unreadable answer-only", { accept: ["assignment"], variable: "y" }],
    ["2x+1", "{2x+1}", "unreadable not-an-expression"],
    ["x", "sqrt(x^2)", "incorrect not-everywhere"],
    ["1/(2x)", "1/2x", "unreadable ambiguous"],
    ["x/2", "1/2x", "correct equal"],
    ["(x-1)(x+2)", "x^2+x-2", "wrong-form not-factored", { form: "factored" }],
    ["3x+2", "3x+", "unreadable incomplete"],
    ["3x+2", "", "unreadable empty"],
    ["{1, 2}", "{2, 1}", "correct equal"],
    ["3:4", "6:8", "correct equal"],
    ["3 r 2", "3 R 2", "correct equal", { form: "remainder" }],
  ])("[CHK36] for %s, %s is %s", ([expected, given, verdict, options = {}]) => {
    const result = check({ kind: "expression", expected, given, options });
    expect(`${result.verdict} ${result.reason}`).toBe(verdict);
  });

  test.for([
    ["3r+5", "3*r+5"],
    ["3r+5", "5+3r"],
    ["5+3r", "3r+5"],
    ["3r-5", "3r-5"],
    ["3r-5", "3*r-5"],
    ["2r+4", "2(r+2)"],
    ["4r^2", "4r^2"],
    ["9r^2", "9r^2"],
    ["5r/2", "5r/2"],
    ["3r/4", "3r/4"],
    ["4R^2", "4R^2"],
    ["8r^2s^5", "8r^2s^5"],
    ["24r^2+6rs", "24r^2+6rs"],
  ] as const)("[RDR19] r is a letter like others: for %s, %s is correct", ([expected, given]) => {
    expect(check({ kind: "expression", expected, given })).toMatchObject({ verdict: "correct" });
  });

  test.for([
    ["x+2", "x plus 2", "plus"],
    ["x/2", "x over 2", "over"],
    ["x/2", "x divided by 2", "divided"],
    ["x^2", "x squared", "squared"],
    ["2x+3", "idk", "idk"],
    ["2x+3", "i dont know", "dont"],
    ["2x+3", "2x+3 because", "because"],
    ["2x+3", "it is 2x+3", "it"],
    ["2x+3", "2x+3 apples", "apples"],
    ["ln(x)", "In(x)", "In"],
    ["2ab", "2cd", "cd"],
  ] as const)("[RDR24] for %s, %s has a word that means nothing", ([expected, given, symbol]) => {
    const result = check({ kind: "expression", expected, given });
    expect(result).toEqual({
      verdict: "unreadable",
      reason: "unknown-symbol",
      params: { symbol, at: given.indexOf(symbol) },
    });
  });

  test("[RDR24] times is a sign", () => {
    expect(check({ kind: "expression", expected: "2x", given: "2 times x" }).verdict).toBe("correct");
  });

  test.for([
    ["x+2", "X+2", "correct"],
    ["x^2+x", "X^2 + x", "correct"],
    ["x^2+x", "X^2 + X", "correct"],
    ["2x", "2X", "incorrect"],
    ["x+2X", "X+2x", "incorrect"],
    ["X+2", "x+2", "incorrect"],
  ] as const)("[RDR25] for %s, %s is %s", ([expected, given, verdict]) => {
    expect(check({ kind: "expression", expected, given }).verdict).toBe(verdict);
  });

  test("[CHK36] near misses and holes are told beside the verdict", () => {
    const marked = (expected: string, given: string) => check({ kind: "expression", expected, given });
    expect(marked("3x - 2", "2 - 3x")).toMatchObject({ verdict: "incorrect", near: "sign" });
    expect(marked("x + 1", "(x^2-1)/(x-1)")).toMatchObject({ verdict: "correct", notes: [{ type: "hole" }] });
  });
});

describe("further answers", () => {
  test.for([
    ["8", "correct equal"],
    ["ten", "correct equal"],
    ["10", "correct equal"],
    ["9", "incorrect listed-wrong"],
    ["9.0", "incorrect listed-wrong"],
    ["7", "incorrect different"],
  ] as const)("[CHK38] with 10 beside 8, and 9 as expressly wrong, %s is %s", ([given, verdict]) => {
    const options = { alternatives: ["10"], wrong: ["9"] };
    const result = check({ kind: "integer", expected: "8", given, options });
    expect(`${result.verdict} ${result.reason}`).toBe(verdict);
  });
});
