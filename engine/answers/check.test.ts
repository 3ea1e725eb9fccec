import { describe, expect, test } from "vitest";
import { floatToRational } from "./rational.ts";
import { read, table } from "./table.fixture.ts";

describe("reading", () => {
  test.each([
    ["6/8", "\\frac{6}{8}"],
    ["2½", "2\\frac{1}{2}"],
    ["- 007.50", "-7.50"],
    ["((3))+1", "\\left(\\left(3\\right)\\right) + 1"],
    ["-3/4", "-\\frac{3}{4}"],
  ])("[CHK1] keeps %s as typed", (given, latex) => {
    expect(read("number", "1", given).readAs).toBe(latex);
  });

  table("[CHK2] exact", [
    ["integer", "9007199254740993", "9007199254740992", "incorrect"],
    ["integer", "100000000000000000001", "100000000000000000000", "incorrect"],
    ["fraction", "1/3", "0.3333333333333333", "incorrect"],
    ["fraction", "1/6", "0.1666...", "correct"],
    ["decimal", "0.3", "0.30000000000000004", "incorrect"],
    ["decimal", "0.000000000003", "0.000000000005", "incorrect"],
  ]);

  test("[CHK6] says how it read", () => {
    expect(read("mixed", "2 1/2", "2 1/2").readAs).toBe("2\\frac{1}{2}");
    expect(read("equation", "x = 4", "4=x").readAs).toBe("x = 4");
    expect(read("decimal", "2.5", "2,5", { locale: "fr" }).readAs).toBe("2{,}5");
    expect(read("choice", "$\\lt$", "A", { choices: ["$\\lt$", "$\\gt$"] }).readAs).toBe("\\lt");
  });

  table("[CHK7] does not matter", [
    ["integer", "12", "  12 ", "correct"],
    ["integer", "12", "=12", "correct"],
    ["integer", "12", "12 =", "correct"],
    ["integer", "12", "12.", "correct"],
    ["integer", "87", "87!", "correct"],
    ["integer", "87", "87 !!", "correct"],
    ["integer", "7", "7?", "correct"],
    ["integer", "7", "= 7 ?!.", "correct"],
    ["integer", "7", "7 = ?", "correct"],
    ["integer", "7", "? = 7", "correct"],
    ["integer", "6", "3!", "unreadable unfinished"],
    ["integer", "120", "5!", "unreadable unfinished"],
    ["integer", "7", "3!", "incorrect"],
    ["integer", "3", "3!", "correct"],
    ["integer", "8", "3!+2", "unreadable unknown-symbol"],
    ["fraction", "3/4", "3/4！", "correct"],
    ["mixed", "1 1/2", "1 1/2!", "correct"],
    ["fraction", "1/4", "-\\frac{-1}{4}", "unreadable unfinished", { simplify: "required" }],
    ["scientific", "1.23e2", "1.23 e 2", "correct"],
    ["scientific", "1.23e2", "1.23 e 3", "incorrect"],
    ["percent", "45%", "45%!", "correct"],
    ["money", "4.50", "$4.50!", "correct", { unit: "$" }],
    ["equation", "x = 4", "x = 4!", "correct"],
    ["equation", "x = 24", "x = 4!", "unreadable unfinished"],
    ["equation", "x = 25", "x = 4!", "incorrect"],
    ["equation", "x = 4", "x = 4. =", "correct"],
    ["boolean", "true", "yes!!", "correct"],
    ["choice", "cat", "cat!", "correct", { choices: ["cat", "dog"] }],
    ["choice", "dog", "B!", "correct", { choices: ["cat", "dog"] }],
    ["choice", "$=$", "=", "correct", { choices: ["$\\lt$", "$=$"] }],
    ["fraction", "3/4", "3/4.", "correct"],
    ["integer", "12", "+12", "correct"],
    ["integer", "12", "0012", "correct"],
    ["integer", "12", "$12$", "correct"],
    ["integer", "12", "12.0", "correct"],
    ["decimal", "0.5", ".5", "correct"],
    ["decimal", "5", "5.", "correct"],
  ]);

  table("[CHK8] every keyboard", [
    ["integer", "-5", "−5", "correct"],
    ["integer", "-5", "–5", "correct"],
    ["integer", "-5", "- 5", "correct"],
    ["integer", "12", "１２", "correct"],
    ["integer", "12", "١٢", "correct"],
    ["integer", "12", "१२", "correct"],
    ["fraction", "3/4", "¾", "correct"],
    ["fraction", "3/4", "³⁄₄", "correct"],
    ["fraction", "3/4", "3∕4", "correct"],
    ["fraction", "3/4", "\\frac{3}{4}", "correct"],
    ["fraction", "3/4", "\\dfrac34", "correct"],
    ["fraction", "-1/2", "-\\frac{1}{2}", "correct"],
    ["integer", "3145", "3{,}145", "correct"],
    ["integer", "12", "1\u200b2\u200f", "correct"],
    ["fraction", "1/8", "⅛", "correct"],
  ]);

  table("[CHK31] a backslash", [
    ["fraction", "3/4", "3\\4", "correct"],
    ["fraction", "3/4", "3 \\ 4", "correct"],
    ["number", "3", "3\\4", "incorrect"],
    ["mixed", "2 1/2", "2 1\\2", "correct"],
    ["integer", "3", "3\\", "unreadable unknown-symbol"],
    ["integer", "3", "\\3", "unreadable unknown-symbol"],
    ["integer", "3", "3\\\\4", "unreadable unknown-symbol"],
    ["integer", "7", "\\(7\\)", "unreadable unknown-symbol"],
    ["integer", "3", "3\\foo", "unreadable unknown-symbol"],
    ["integer", "3145", "3\\,145", "correct"],
    ["mixed", "1 1/2", "1\\ \\frac{1}{2}", "correct"],
    ["mixed", "1 1/2", "1\\,\\frac12", "correct"],
    ["integer", "3", "3\u00004", "unreadable unknown-symbol"],
  ]);

  table("[CHK9] mixed numbers", [
    ["mixed", "2 1/2", "2 1/2", "correct"],
    ["mixed", "2 1/2", "2½", "correct"],
    ["mixed", "2 1/2", "2 ½", "correct"],
    ["mixed", "2 1/2", "2\\frac{1}{2}", "correct"],
    ["mixed", "2 1/2", "2_1/2", "correct"],
    ["mixed", "2 1/2", "2 and 1/2", "correct"],
    ["mixed", "2 1/2", "2  1 / 2", "correct"],
    ["mixed", "-2 1/4", "−2¼", "correct"],
    ["fraction", "-9/4", "-2 1/4", "correct"],
    ["fraction", "-7/4", "-2 1/4", "incorrect"],
    ["fraction", "1/2", "1(1/2)", "unreadable unfinished"],
    ["fraction", "3/2", "1(1/2)", "unreadable unfinished"],
  ]);

  table("[CHK10] a hyphen", [
    ["mixed", "2 1/2", "2-1/2", "unreadable ambiguous-hyphen"],
    ["fraction", "3/2", "2-1/2", "unreadable ambiguous-hyphen"],
    ["mixed", "3 1/2", "2-1/2", "unreadable ambiguous-hyphen"],
    ["mixed", "2 1/2", "2 - 1/2", "unreadable unfinished"],
    ["integer", "7", "2-1/2", "unreadable unfinished"],
  ]);

  test.each<[string, string, Record<string, string | number>]>([
    ["", "empty", {}],
    ["   ", "empty", {}],
    ["3/", "missing-denominator", { at: 1 }],
    ["2 1/", "missing-denominator", {}],
    ["3/0", "zero-denominator", {}],
    ["1 2/0", "zero-denominator", { at: 4 }],
    ["-", "missing-number", { symbol: "-", at: 0 }],
    ["=", "missing-number", {}],
    ["/4", "missing-number", { symbol: "/", at: 0 }],
    ["3+", "incomplete", {}],
    ["(3", "missing-bracket", { symbol: ")", at: 0 }],
    ["3)", "missing-bracket", { symbol: "(", at: 1 }],
    ["5 5", "two-numbers", { at: 2 }],
    ["3/4/ 5 6", "two-numbers", { at: 7 }],
    ["cinq", "unknown-symbol", { symbol: "cinq", at: 0 }],
    ["5 hundred", "unknown-symbol", { symbol: "hundred", at: 2 }],
    ["7 and 8", "two-numbers", { at: 6 }],
    ["5#", "unknown-symbol", { symbol: "#", at: 1 }],
    ["🙂", "unknown-symbol", { symbol: "🙂", at: 0 }],
    ["3+4=7", "answer-only", { at: 3 }],
  ])("[CHK11] %s cannot be read: %s", (given, reason, params) => {
    expect(read("number", "7", given)).toMatchObject({ verdict: "unreadable", reason, params });
  });
});

describe("digits and marks", () => {
  table("[CHK12] grouping", [
    ["integer", "12345", "12,345", "correct"],
    ["integer", "1000", "1 000", "correct"],
    ["integer", "1000", "1\u202f000", "correct"],
    ["integer", "1234567", "1'234'567", "correct"],
    ["integer", "1234567", "1,234,567", "correct"],
    ["integer", "1234", "1,23,4", "unreadable bad-grouping"],
    ["integer", "1234567", "12,34,567", "unreadable bad-grouping"],
    ["integer", "1234567", "12,34,567", "correct", { locale: "in" }],
    ["integer", "1234567", "1,234,567", "correct", { locale: "in" }],
    ["integer", "12345678", "123 45 678", "unreadable two-numbers"],
    ["decimal", "12345.6789", "12 345.678 9", "correct"],
    ["integer", "16", "16,000", "incorrect"],
  ]);

  table("[CHK13] decimal marks", [
    ["decimal", "1.2", "1.2.3", "unreadable two-decimal-marks"],
    ["decimal", "0.5", "0,5", "unreadable wrong-decimal-mark"],
    ["integer", "12345", "1,2345", "unreadable wrong-decimal-mark"],
    ["decimal", "1234.5", "1.234,5", "unreadable wrong-decimal-mark"],
    ["decimal", "0.329", "0,329", "unreadable wrong-decimal-mark"],
    ["decimal", "-0.329", "-0,329", "unreadable wrong-decimal-mark"],
    ["decimal", "0.329", "0'329", "unreadable wrong-decimal-mark"],
    ["decimal", "0.329", "0 329", "unreadable wrong-decimal-mark"],
    ["integer", "329", "0,329", "unreadable wrong-decimal-mark"],
    ["integer", "329000", "0,329,000", "unreadable bad-grouping"],
    ["decimal", "0.329", "0,329", "correct", { locale: "fr" }],
    ["decimal", "0.329", "0.329", "correct", { locale: "de" }],
  ]);

  test("[CHK13] names the mark to use", () => {
    expect(read("decimal", "16.5", "16,5").params).toEqual({ symbol: ",", use: ".", at: 2 });
  });

  table("[CHK14] countries", [
    ["decimal", "16.5", "16,5", "correct", { locale: "fr" }],
    ["decimal", "1234.5", "1 234,5", "correct", { locale: "fr" }],
    ["decimal", "1234.5", "1.234,5", "correct", { locale: "de" }],
    ["decimal", "1234.5", "1'234.5", "correct", { locale: "ch" }],
    ["decimal", "1234.5", "1'234,5", "correct", { locale: "ch" }],
    ["decimal", "3.5", "3·5", "correct", { locale: "uk" }],
    ["integer", "15", "3·5", "unreadable unfinished", { locale: "en" }],
    ["decimal", "16.5", "16.5", "correct", { locale: "de" }],
    ["decimal", "16.5", "16.5", "correct", { locale: "fr" }],
    ["integer", "12345678", "12.345.678", "correct", { locale: "de" }],
  ]);

  table("[CHK15] two readings", [
    ["integer", "3145", "3,145", "correct", { locale: "en" }],
    ["decimal", "3.145", "3,145", "incorrect", { locale: "en" }],
    ["decimal", "3.145", "3,145", "correct", { locale: "de" }],
    ["integer", "3145", "3,145", "unreadable ambiguous-mark", { locale: "de" }],
    ["integer", "3145", "3.145", "correct", { locale: "de" }],
    ["decimal", "3.145", "3.145", "unreadable ambiguous-mark", { locale: "de" }],
    ["decimal", "3.145", "3.145", "correct", { locale: "fr" }],
    ["integer", "3145", "3.145", "unreadable ambiguous-mark", { locale: "fr" }],
    ["integer", "7", "3,145", "incorrect", { locale: "de" }],
  ]);
});

describe("value", () => {
  table("[CHK3] right stays right", [
    ["fraction", "3/4", "6/8", "correct"],
    ["fraction", "3/4", "0.75", "correct"],
    ["fraction", "7/4", "1 3/4", "correct"],
    ["fraction", "8/4", "2", "correct"],
    ["fraction", "-1/2", "1/-2", "correct"],
    ["decimal", "0.5", "0.50", "correct"],
    ["mixed", "4 1/3", "4 2/6", "correct"],
    ["number", "0.5", "1/2", "correct"],
    ["number", "0.5", "50%", "correct"],
  ]);

  table("[CHK39] without a right answer", [
    ["integer", "twelve", "twelve", "unreadable"],
    ["integer", "twelve", "12", "unreadable"],
    ["number", "2x", "2x", "unreadable"],
    ["expression", "3 +", "3 +", "unreadable"],
    ["text", "3 +", "3 +", "correct"],
  ]);

  table("[CHK4] tolerance", [
    ["decimal", "2.45", "2.3", "correct", { tolerance: { abs: 0.15 } }],
    ["decimal", "2.45", "2.2999", "incorrect", { tolerance: { abs: 0.15 } }],
    ["decimal", "200", "202", "correct", { tolerance: { rel: 0.01 } }],
    ["decimal", "-200", "-202.1", "incorrect", { tolerance: { rel: 0.01 } }],
    ["fraction", "1/3", "0.33", "correct", { tolerance: { abs: 0.005 } }],
    ["decimal", "2.45", "2.4500001", "incorrect"],
  ]);

  test.each([
    ["10", "12", true],
    ["10", "12.01", false],
    ["10", "8", true],
    ["1", "1.3", true],
    ["1", "1.31", false],
    ["0", "0.3", true],
    ["-10", "10", false],
    ["-10", "-12", true],
  ])("[CHK16] for %s, %s is close: %s", (expected, given, close) => {
    expect(read("decimal", expected, given)).toMatchObject({ verdict: "incorrect", close });
  });
});

describe("form", () => {
  table("[CHK5] is judged as typed, value first", [
    ["mixed", "2 1/2", "5/2", "wrong-form not-mixed"],
    ["mixed", "2 1/2", "7/2", "incorrect"],
    ["fraction", "1/2", "2/4", "wrong-form not-lowest-terms", { form: "lowest_terms" }],
    ["fraction", "1/2", "2/5", "incorrect", { form: "lowest_terms" }],
  ]);

  table("[CHK17] forms", [
    ["integer", "8", "16/2", "unreadable unfinished"],
    ["integer", "8", "800%", "wrong-form not-a-whole-number"],
    ["decimal", "0.75", "3/4", "wrong-form not-a-decimal"],
    ["decimal", "0.75", "75%", "wrong-form not-a-decimal"],
    ["fraction", "1/2", "50%", "wrong-form not-a-fraction"],
    ["fraction", "1/2", "0.5", "wrong-form not-a-fraction", { forms: ["proper"] }],
    ["fraction", "3/2", "1 1/2", "wrong-form not-a-fraction", { forms: ["improper"] }],
    ["fraction", "3/2", "3/2", "wrong-form not-mixed", { forms: ["mixed"] }],
    ["mixed", "2 1/2", "2.5", "wrong-form not-mixed"],
    ["mixed", "2 1/3", "1 4/3", "wrong-form improper"],
    ["mixed", "3", "3", "correct"],
    ["mixed", "1/2", "1/2", "correct"],
    ["decimal", "0.42", "42%", "correct", { forms: ["percent"] }],
    ["decimal", "0.42", "42", "wrong-form not-a-percent", { forms: ["percent"] }],
    ["fraction", "3/4", "3 ÷ 4", "unreadable unfinished"],
  ]);

  table("[CHK18] a sum", [
    ["integer", "7", "3+4", "unreadable unfinished"],
    ["integer", "7", "3+5", "unreadable unfinished"],
    ["integer", "5", "35/7", "unreadable unfinished"],
    ["integer", "5", "36/7", "unreadable unfinished"],
    ["integer", "5", "3/7", "unreadable unfinished"],
    ["integer", "74", "62+12", "unreadable unfinished"],
    ["money", "5", "$35/7", "unreadable unfinished", { unit: "$" }],
    ["money", "5", "€2+3", "unreadable unfinished", { unit: "$" }],
    ["percent", "25%", "(20+5)%", "unreadable unfinished"],
    ["integer", "5", "five plus zero", "unreadable unfinished"],
    ["integer", "4", "12÷3", "unreadable unfinished"],
    ["integer", "12", "3 x 4", "unreadable unfinished"],
    ["integer", "8", "2^3", "unreadable unfinished"],
    ["integer", "8", "2³", "unreadable unfinished"],
    ["integer", "7", "3+4=7", "unreadable answer-only"],
    ["fraction", "5/6", "1/2+1/3", "unreadable unfinished"],
    ["integer", "7", "3+4", "correct", { accept: ["expression"] }],
    ["integer", "5", "--5", "unreadable unfinished"],
  ]);

  table("[CHK19] lowest terms", [
    ["fraction", "1/2", "1/2", "correct", { form: "lowest_terms" }],
    ["fraction", "1/2", "-1/-2", "wrong-form not-lowest-terms", { form: "lowest_terms" }],
    ["fraction", "-1/2", "1/-2", "wrong-form not-lowest-terms", { form: "lowest_terms" }],
    ["integer", "3", "3/1", "unreadable", { form: "lowest_terms" }],
    ["mixed", "1 1/2", "1 2/4", "wrong-form not-lowest-terms", { form: "lowest_terms" }],
    ["fraction", "1/2", "0.5", "wrong-form not-a-fraction", { form: "lowest_terms" }],
    ["fraction", "4/3", "4/3", "correct", { form: "lowest_terms" }],
    ["fraction", "2", "2", "correct", { form: "lowest_terms" }],
    ["fraction", "1/2", "0.5", "correct", { simplify: "required" }],
    ["fraction", "1/2", "2/4", "wrong-form not-lowest-terms", { simplify: "enforced" }],
    ["fraction", "1/2", "2/4", "correct", { simplify: "optional" }],
  ]);
});

describe("limits", () => {
  test.each([
    [0.15, 3n, 20n],
    [-12, -12n, 1n],
    [2.5e-7, 1n, 4_000_000n],
    [Number.POSITIVE_INFINITY, 2n ** 1024n, 1n],
    [Number.NEGATIVE_INFINITY, -(2n ** 1024n), 1n],
    [Number.NaN, 0n, 1n],
  ])("[CHK30] the float %s is a quotient of whole numbers", (float, n, d) => {
    expect(floatToRational(float)).toEqual({ n, d });
  });

  table("[CHK30] past them", [
    ["integer", "1", "1".repeat(201), "unreadable too-long"],
    ["integer", "1", `${"(".repeat(60)}1${")".repeat(60)}`, "unreadable too-complicated"],
    ["integer", "1", "9^9^9", "unreadable too-complicated"],
    ["integer", "1", "9^9999", "unreadable too-complicated"],
    ["integer", "1", "1e99999", "unreadable too-complicated"],
    ["integer", "1", "-".repeat(150), "unreadable"],
    ["integer", "1", "√".repeat(199), "unreadable"],
    ["equation", "x = 1", "(x+1)^99 = 1", "unreadable unfinished"],
    ["equation", "x = 1", `${"(x+y+z)".repeat(12)} = 1`, "unreadable wrong-variable"],
  ]);
});
