import { describe, expect, test } from "vitest";
import { otherReadings, readStatement, type ReadOptions } from "./read-statement.ts";
import { judgeReadings } from "./judge-readings.ts";
import { statementToLatex } from "./to-latex.ts";

function latexOf(text: string, options: ReadOptions = {}): string {
  const read = readStatement(text, options);
  return read.ok ? statementToLatex(read.value.statement, read.value.convention.decimal) : read.error.reason;
}

function readings(title: string, rows: readonly (readonly [text: string, latex: string, options?: ReadOptions])[]) {
  test.for(rows)(`${title}: %s`, ([text, latex, options]) => {
    expect(latexOf(text, options)).toBe(latex);
  });
}

describe("letters", () => {
  readings("[RDR1] cuts runs of letters", [
    ["2pir", "2\\pi r"],
    ["lnx", "\\ln\\left(x\\right)"],
    ["mx+b", "mx + b"],
    ["xcosx", "x\\,\\cos\\left(x\\right)"],
    ["3theta", "3\\theta"],
    ["3θ", "3\\theta"],
    ["\\sinx", "\\sin\\left(x\\right)"],
    ["total", "\\mathit{total}", { multiletter: "one-variable" }],
    ["aX", "aX"],
  ]);
  readings("[RDR2] keeps an index with its name", [
    ["a_1 + a_{n+1}", "a_{1} + a_{n+1}"],
    ["a_n+1", "a_{n} + 1"],
    ["a_(n+1)", "a_{n+1}"],
    ["x1", "x_{1}"],
  ]);
  readings("[RDR3] knows constants", [
    ["%pi/2", "\\frac{\\pi}{2}"],
    ["π", "\\pi"],
    ["e^x", "e^{x}"],
    ["-oo", "-\\infty"],
    ["2i", "2i"],
  ]);
  readings("[RDR4] applies the letters that are functions", [
    ["f(x)", "f\\left(x\\right)", { functions: ["f"] }],
    ["f(x)", "f\\left(x\\right)"],
    ["fx", "fx", { functions: ["f"] }],
  ]);
  test("[RDR4] a letter in front of a bracket multiplies it otherwise", () => {
    const applied = readStatement("f(x)", { functions: ["f"] });
    const multiplied = readStatement("f(x)");
    expect(applied.ok && applied.value.statement).toMatchObject({ tree: { type: "apply" } });
    expect(multiplied.ok && multiplied.value.statement).toMatchObject({ tree: { type: "product" } });
  });
  readings("[RDR26] raised letters are exponents", [
    ["xⁿ", "x^{n}"],
    ["x²ⁿ⁺¹", "x^{2n + 1}"],
    ["xⁿ⁻¹y²", "x^{n - 1}y^{2}"],
  ]);
  readings("[RDR26] e is a letter where the right answer has it", [
    ["3e+2", "3 \\times 10^{2}"],
    ["3e+2", "3e + 2", { unknowns: new Set(["e"]) }],
  ]);
  readings("[RDR26] a fraction takes π as it takes a digit", [
    ["\\frac\\pi2", "\\frac{\\pi}{2}"],
    ["\\frac2\\pi", "\\frac{2}{\\pi}"],
  ]);
  readings("[RDR5] takes an x between numbers for a times sign", [
    ["3 x 10^2", "3 \\times 10^{2}"],
    ["2x3", "2 \\times 3"],
    ["2x3", "2x_{3}", { unknowns: new Set(["x"]) }],
  ]);
});

describe("expressions", () => {
  readings("[RDR6] groups", [
    ["-3^2", "-3^{2}"],
    ["2^3^2", "2^{3^{2}}"],
    ["2^-x", "2^{-x}"],
    ["x**2", "x^{2}"],
    ["x⁻²", "x^{-2}"],
    ["1/2x", "\\frac{1}{2}x"],
    ["a/bc", "\\frac{a}{b}c"],
    ["\\frac12x", "\\frac{1}{2}x"],
    ["x^2y", "x^{2}y"],
    ["1/2 1/2", "\\frac{\\frac{1}{2} \\times 1}{2}"],
  ]);
  test("[RDR6] a minus in front of a power is outside it", () => {
    const read = readStatement("-3^2");
    expect(read.ok && read.value.statement).toMatchObject({ tree: { type: "negative", of: { type: "power" } } });
  });
  readings("[RDR7] applies functions", [
    ["sin xy", "\\sin\\left(xy\\right)"],
    ["sin x(y)", "\\sin\\left(x\\right)\\left(y\\right)"],
    ["sin x cos y", "\\sin\\left(x\\right)\\,\\cos\\left(y\\right)"],
    ["ln x/y+1", "\\ln\\left(\\frac{x}{y}\\right) + 1"],
    ["ln x/ln y", "\\frac{\\ln\\left(x\\right)}{\\ln\\left(y\\right)}"],
    ["sin(x)^2", "\\sin^{2}\\left(x\\right)"],
    ["sin^2 x", "\\sin^{2}\\left(x\\right)"],
    ["sin²x", "\\sin^{2}\\left(x\\right)"],
    ["sin^-1 x", "\\arcsin\\left(x\\right)"],
    ["\\cos^{-1}(x)", "\\arccos\\left(x\\right)"],
    ["tan^{--2}x", "\\tan^{--2}\\left(x\\right)"],
    ["max(1, x)", "\\max\\left(1, x\\right)"],
    ["asinh(x)", "\\operatorname{arsinh}\\left(x\\right)"],
  ]);
  readings("[RDR8] finds the base of a logarithm", [
    ["log_2 8", "\\log_{2}\\left(8\\right)"],
    ["log_bx_0", "\\log_{b}\\left(x_{0}\\right)"],
    ["log2(8)", "\\log_{2}\\left(8\\right)"],
    ["log(8, 2)", "\\log_{2}\\left(8\\right)"],
    ["log x", "\\log\\left(x\\right)"],
    ["log x", "\\ln\\left(x\\right)", { log: "natural" }],
    ["\\log_{10}(x)", "\\log_{10}\\left(x\\right)"],
  ]);
  readings("[RDR9] takes roots", [
    ["2√3", "2\\sqrt{3}"],
    ["sqrt(x+1)y", "\\sqrt{x + 1}y"],
    ["\\sqrt[3]{x}", "\\sqrt[3]{x}"],
    ["cbrt(8)", "\\sqrt[3]{8}"],
    ["sqrt x+1", "\\sqrt{x} + 1"],
  ]);
  readings("[RDR10] pairs bars", [
    ["|x||y|", "\\left|x\\right|\\left|y\\right|"],
    ["||x|-2|", "\\left|\\left|x\\right| - 2\\right|"],
    ["\\left|x\\right|", "\\left|x\\right|"],
    ["2|x|", "2\\left|x\\right|"],
  ]);
  readings("[RDR11] signs behind, and two values", [
    ["5!", "5!"],
    ["50%", "50\\%"],
    ["sin 30°", "\\sin\\left(30^{\\circ}\\right)"],
    ["30^\\circ", "30^{\\circ}"],
    ["±2", "\\pm 2"],
    ["1±√2", "1\\pm \\sqrt{2}"],
  ]);
});

describe("other readings", () => {
  test.for([
    ["1/2x", "\\frac{1}{2x}"],
    ["√x+1", "\\sqrt{x + 1}"],
    ["sin xy", "\\sin\\left(x\\right)y"],
    ["a1", "a \\times 1"],
    ["3,145", "3.145"],
  ] as const)("[RDR12] %s could be %s", ([text, latex]) => {
    const read = readStatement(text);
    const others = read.ok ? otherReadings(text, {}, read.value) : [];
    expect(others.map(({ statement }) => statementToLatex(statement))).toContain(latex);
  });
  test.for(["1/2 x", "x^2y", "2√3", "sin(x)y", "a/b/c"])("[RDR12] %s has one reading", (text) => {
    const read = readStatement(text);
    expect(read.ok && read.value.forks.size).toBe(0);
  });
  test("[RDR13] what is right only in another reading is asked about", () => {
    const isTight = (text: string) =>
      judgeReadings(text, {}, (statement) =>
        statementToLatex(statement) === "\\frac{1}{2x}"
          ? { verdict: "correct", reason: "equal" }
          : { verdict: "incorrect", reason: "different" },
      );
    expect(isTight("1/2x")).toMatchObject({
      verdict: "unreadable",
      reason: "ambiguous",
      params: { first: "\\frac{1}{2}x", other: "\\frac{1}{2x}" },
    });
    expect(isTight("1/(2x)")).toMatchObject({ verdict: "correct", readAs: "\\frac{1}{2x}" });
    expect(isTight("1/3x")).toMatchObject({ verdict: "incorrect" });
  });
});

describe("whole answers", () => {
  readings("[RDR14] relations", [
    ["1<x<=3", "1 < x \\le 3"],
    ["x=<2", "x \\le 2"],
    ["x != 2", "x \\ne 2"],
    ["y=/=x", "y \\ne x"],
    ["y \\geq x", "y \\ge x"],
    ["2x-y=1", "2x - y = 1"],
  ]);
  readings("[RDR15] or, and", [
    ["x=2 or x=-2", "x = 2\\text{ or }x = -2"],
    ["x>1 and x<3", "x > 1\\text{ and }x < 3"],
    ["x=1 \\lor x=2", "x = 1\\text{ or }x = 2"],
    ["x<1 \\text{ or } x>2", "x < 1\\text{ or }x > 2"],
    ["2 and 1/2", "2\\frac{1}{2}"],
  ]);
  readings("[RDR16] lists", [
    ["(1,000,2)", "\\left(1,\\ 0,\\ 2\\right)"],
    ["[7,]", "\\left[7,\\ \\square\\right]"],
    ["1, 2", "1,\\ 2"],
    ["x=2, y=1", "x = 2,\\ y = 1"],
    ["(1,5; 2)", "\\left(1{,}5;\\ 2\\right)", { locale: "de" }],
    ["<1,2>", "\\langle 1,\\ 2\\rangle "],
    ["12,345x", "12345x"],
    ["12.345.678", "12345678"],
    ["12 345,678 9", "12345{,}6789"],
    ["[]", "\\left[\\right]"],
    ["((1,2))", "\\left(1,\\ 2\\right)"],
    ["(3|-4)", "\\left(3,\\ -4\\right)"],
    ["A(3|-4)", "A = \\left(3,\\ -4\\right)"],
    ["(|x|)", "\\left(\\left|x\\right|\\right)"],
    ["\\begin{pmatrix}1\\\\2\\end{pmatrix}", "\\left[1,\\ 2\\right]"],
    ["\\begin{bmatrix}1&2\\\\3&4\\end{bmatrix}", "\\left[\\left[1,\\ 2\\right],\\ \\left[3,\\ 4\\right]\\right]"],
  ]);
  readings("[RDR17] sets and intervals", [
    ["{1,2,2}", "\\left\\{1,\\ 2,\\ 2\\right\\}"],
    ["\\{1,2\\}", "\\left\\{1,\\ 2\\right\\}"],
    ["{}", "\\emptyset"],
    ["∅", "\\emptyset"],
    ["{x | x > 2}", "\\left\\{x \\mid x > 2\\right\\}"],
    ["(-∞, 1] U [2, 3)", "\\left(-\\infty,\\ 1\\right] \\cup \\left[2,\\ 3\\right)"],
    ["]1,3[", "\\left]1,\\ 3\\right["],
    ["\\mathbb{R} \\setminus \\{2\\}", "\\mathbb{R} \\setminus \\left\\{2\\right\\}"],
    ["ℝ\\{2}", "\\mathbb{R} \\setminus \\left\\{2\\right\\}"],
    ["R\\{2}", "\\mathbb{R} \\setminus \\left\\{2\\right\\}"],
    ["R \\ (-1,1)", "\\mathbb{R} \\setminus \\left(-1,\\ 1\\right)"],
    ["{x ∈ ℝ | x > 2}", "\\left\\{x \\mid x > 2\\right\\}"],
  ]);
  readings("[RDR18] names", [
    ["x ∈ [1,2)", "x \\in \\left[1,\\ 2\\right)"],
    ["S = {1,2}", "S = \\left\\{1,\\ 2\\right\\}"],
    ["A(1,2)", "A = \\left(1,\\ 2\\right)"],
    ["x in (1,2)", "x \\in \\left(1,\\ 2\\right)"],
    ["x ∈ R", "x \\in \\mathbb{R}"],
  ]);
  readings("[RDR19] ratios, remainders, words", [
    ["3:4", "3 : 4"],
    ["3 to 4", "3 : 4"],
    ["3 TO 4", "3 : 4"],
    ["3∶4", "3 : 4"],
    ["3 r 2", "3\\text{ r }2"],
    ["-3 r 2", "-3\\text{ r }2"],
    ["3 rem. 2", "3\\text{ r }2"],
    ["3r - 5", "3r - 5"],
    ["4r^2", "4r^{2}"],
    ["3 r 2", "3r \\times 2", { unknowns: new Set(["r"]) }],
    ["there is no solution", "\\text{no solution}"],
    ["no real solutions", "\\text{no solution}"],
    ["3 remainder 2", "3\\text{ r }2"],
    ["No solution", "\\text{no solution}"],
    ["all real numbers", "\\mathbb{R}"],
    ["ℝ", "\\mathbb{R}"],
    ["TRUE", "\\text{true}"],
  ]);
});

describe("what cannot be read", () => {
  test.for([
    ["", "empty", {}],
    ["(x+1", "missing-bracket", { symbol: ")", at: 0 }],
    ["x+1)", "missing-bracket", { symbol: "(", at: 3 }],
    ["2|x", "missing-bracket", { symbol: "|", at: 1 }],
    ["3x+", "incomplete", { symbol: "+", at: 2 }],
    ["*2", "missing-number", { symbol: "*", at: 0 }],
    ["x=", "missing-number", { symbol: "=", at: 1 }],
    ["<3", "missing-number", { symbol: "<", at: 0 }],
    ["2+sin", "missing-argument", { symbol: "sin", at: 2 }],
    ["5 5", "two-numbers", { at: 2 }],
    ["4 5pi/6", "two-numbers", { at: 2 }],
    ["-2\\p", "unknown-symbol", { symbol: "\\p", at: 2 }],
    ["2#3", "unknown-symbol", { symbol: "#", at: 1 }],
    ["3/", "missing-denominator", { at: 1 }],
    ["{1,2)", "missing-bracket", { symbol: "}", at: 0 }],
  ] as const)("[RDR20] %s is %s", ([text, reason, params]) => {
    const read = readStatement(text);
    expect(read).toMatchObject({ ok: false, error: { reason, params } });
  });
});
