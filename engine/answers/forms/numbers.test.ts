import { describe, expect, test } from "vitest";
import { rational } from "../rational.ts";
import type { CheckOptions } from "../types.ts";
import { judgeNumberForms, judgeWrittenDigits, piMultiple } from "./index.ts";
import { treeOf } from "./tree.fixture.ts";

type FormRow = readonly [typed: string, expected: string, options: CheckOptions, said: string];

function said(typed: string, expected: string, options: CheckOptions): string {
  const fault = judgeNumberForms(treeOf(typed), options, treeOf(expected));
  return fault === undefined ? "ok" : [fault.reason, ...Object.values(fault.params ?? {})].join(" ");
}

function table(rows: readonly FormRow[]): void {
  test.for(rows)("%s for %s, %j: %s", ([typed, expected, options, result]) => {
    expect(said(typed, expected, options)).toBe(result);
  });
}

describe("number forms [FRM24]", () => {
  table([
    ["-57", "-57", { forms: ["integer"] }, "ok"],
    ["-114/2", "-57", { forms: ["integer"] }, "not-a-whole-number"],
    ["3/2", "1.5", { forms: ["improper"] }, "ok"],
    ["1 1/2", "1.5", { forms: ["improper"] }, "not-a-fraction"],
    ["1.5", "1.5", { forms: ["improper"] }, "not-a-fraction"],
    ["3/2", "1.5", { forms: ["mixed"] }, "not-mixed"],
    ["1/2", "0.5", { forms: ["mixed"] }, "ok"],
    ["4", "4", { forms: ["mixed"] }, "ok"],
    ["0 3/2", "1.5", { forms: ["mixed"] }, "improper"],
    ["3/2", "1.5", { forms: ["proper"] }, "ok"],
    ["0.5", "0.5", { forms: ["decimal"] }, "ok"],
    ["1/2", "0.5", { forms: ["decimal"] }, "not-a-decimal"],
    ["0.5", "0.5", { forms: ["percent"] }, "not-a-percent"],
    ["50%", "0.5", { forms: ["percent"] }, "ok"],
    ["1.2*10^3", "1200", { forms: ["scientific"] }, "ok"],
    ["12/5", "2.4", { forms: ["scientific"] }, "not-scientific"],
    ["4700", "4700", { forms: ["scientific"] }, "not-scientific"],
    ["1+2", "3", { forms: ["integer"] }, "not-a-whole-number"],
    ["1+2", "3", { forms: ["coefficient"] }, "ok"],
    ["log(2)", "log(2)", { forms: ["log"] }, "ok"],
    ["0.301", "log(2)", { forms: ["log"] }, "not-exact"],
  ]);
});

describe("multiples of π [FRM25]", () => {
  table([
    ["-4pi", "-12.566370614359172", { forms: ["pi"] }, "ok"],
    ["-7/8 pi", "-2.748893571891069", { forms: ["pi"] }, "ok"],
    ["-7pi/8", "-2.748893571891069", { forms: ["pi"] }, "ok"],
    ["-0.25pi", "-0.7853981633974483", { forms: ["pi"] }, "ok"],
    ["-2τ", "-4pi", { forms: ["pi"] }, "ok"],
    ["-4p", "-4pi", { forms: ["pi"] }, "ok"],
    ["-12.57", "-4pi", { forms: ["pi"] }, "not-exact"],
    ["-88/7", "-12.566370614359172", { forms: ["pi"] }, "not-exact"],
    ["pi+pi", "2pi", { forms: ["pi"] }, "not-exact"],
    ["3/8", "0.375", { forms: ["pi"] }, "ok"],
    ["71.4", "71.4", { forms: ["pi"] }, "ok"],
  ]);
  test.for([
    ["-7pi/8", -7n, 8n],
    ["τ/3", 2n, 3n],
    ["2pau/9", 1n, 3n],
  ] as const)("%s is %i/%i π", ([typed, n, d]) => {
    expect(piMultiple(treeOf(typed))).toEqual(rational(n, d));
  });
  test.for(["2", "pi^2", "2pi+1", "x*pi"])("%s is no multiple of π", (typed) => {
    expect(piMultiple(treeOf(typed))).toBeUndefined();
  });
});

describe("fractions to be simplified [FRM26]", () => {
  table([
    ["2/4", "1/2", { simplify: "required" }, "not-lowest-terms 2"],
    ["33/3", "11", { simplify: "enforced" }, "not-lowest-terms 3"],
    ["2/4", "1/2", { simplify: "optional" }, "ok"],
    ["0.50", "1/2", { simplify: "required" }, "ok"],
    ["1 2/4", "1 1/2", { simplify: "required" }, "not-lowest-terms 2"],
    ["-4/1 pi", "-4pi", { forms: ["pi"], simplify: "required" }, "not-lowest-terms 1"],
    ["4pi/6", "2pi/3", { forms: ["pi"], simplify: "required" }, "not-lowest-terms 2"],
    ["7pi/-8", "-7pi/8", { forms: ["pi"], simplify: "required" }, "not-lowest-terms"],
    ["(t-5)(t+5)", "t^2-25", { simplify: "required" }, "ok"],
  ]);
});

describe("rational denominators [FRM27]", () => {
  table([
    ["1/√2", "√2/2", { rationalise: true }, "not-rationalised"],
    ["√2/2", "√2/2", { rationalise: true }, "ok"],
    ["1/√2", "√2/2", {}, "ok"],
  ]);
});

type DigitRow = readonly [
  typed: string,
  expected: readonly [n: bigint, d: bigint],
  options: CheckOptions,
  said: string,
];

function digits(rows: readonly DigitRow[]): void {
  test.for(rows)("%s for %o, %o: %s", ([typed, [n, d], options, result]) => {
    const { verdict, reason, params } = judgeWrittenDigits(treeOf(typed), rational(n, d), options);
    expect([verdict, ...(verdict === "correct" ? [] : [reason]), ...Object.values(params ?? {})].join(" ")).toBe(
      result,
    );
  });
}

const PI: readonly [bigint, bigint] = [314159n, 100000n];

describe("decimal places [FRM28]", () => {
  digits([
    ["6.70", [67n, 10n], { decimals: 2 }, "correct"],
    ["6.7", [67n, 10n], { decimals: 2 }, "wrong-form wrong-decimals 2 1"],
    ["6.700", [67n, 10n], { decimals: 2 }, "wrong-form wrong-decimals 2 3"],
    ["3", [3n, 1n], { decimals: 0 }, "correct"],
    ["3.0", [3n, 1n], { decimals: 0 }, "wrong-form wrong-decimals 0 1"],
    ["1.50e1", [15n, 1n], { decimals: 1 }, "correct"],
    ["0.00", [0n, 1n], { decimals: 2 }, "correct"],
  ]);
});

describe("significant figures [FRM29]", () => {
  digits([
    ["3.14", PI, { sigfigs: 3 }, "correct"],
    ["3.142", PI, { sigfigs: 3 }, "wrong-form wrong-sigfigs 3 4"],
    ["0.0010", [1n, 1000n], { sigfigs: 2 }, "correct"],
    ["100", [100n, 1n], { sigfigs: 1 }, "correct"],
    ["100", [100n, 1n], { sigfigs: 3 }, "correct"],
    ["100", [100n, 1n], { sigfigs: 4 }, "wrong-form wrong-sigfigs 4 3"],
    ["100", [100n, 1n], { sigfigs: 3, strict: true }, "wrong-form wrong-sigfigs 3 1"],
    ["1.00*10^2", [100n, 1n], { sigfigs: 3, strict: true }, "correct"],
    ["10.0", [9996n, 1000n], { sigfigs: 3 }, "correct"],
    ["-3.14", [-314159n, 100000n], { sigfigs: 3 }, "correct"],
    ["0", [0n, 1n], { sigfigs: 1 }, "correct"],
    ["6.63*10^-34", [663n, 10n ** 36n], { sigfigs: 3 }, "correct"],
  ]);
});

describe("the value to so many digits [FRM30]", () => {
  digits([
    ["3.15", PI, { sigfigs: 3 }, "incorrect different"],
    ["3.1", PI, { sigfigs: 3 }, "incorrect different"],
    ["-3.14", PI, { sigfigs: 3 }, "incorrect different"],
    ["2.35", [2345n, 1000n], { decimals: 2 }, "correct"],
    ["2.34", [2345n, 1000n], { decimals: 2 }, "correct"],
    ["2.345", [2345n, 1000n], { decimals: 2 }, "wrong-form wrong-decimals 2 3"],
    ["0.12", [125n, 1000n], { decimals: 2 }, "correct"],
    ["300", [350n, 1n], { sigfigs: 1 }, "correct"],
    ["2.35", [2345n, 1000n], { decimals: 2, rounding: "half-up" }, "correct"],
    ["2.34", [2345n, 1000n], { decimals: 2, rounding: "half-up" }, "incorrect different"],
    ["2.34", [2344n, 1000n], { decimals: 2, rounding: "half-up" }, "correct"],
    ["0.12", [125n, 1000n], { decimals: 2, rounding: "half-up" }, "incorrect different"],
    ["-0.13", [-125n, 1000n], { decimals: 2, rounding: "half-up" }, "correct"],
    ["300", [350n, 1n], { sigfigs: 1, rounding: "half-up" }, "incorrect different"],
    ["400", [350n, 1n], { sigfigs: 1, rounding: "half-up" }, "correct"],
    ["0.0498", [4985n, 100_000n], { sigfigs: 3, rounding: "half-up" }, "incorrect different"],
    ["0.0499", [4985n, 100_000n], { sigfigs: 3, rounding: "half-up" }, "correct"],
    ["2.35e-6", [235n, 10n ** 8n], { sigfigs: 3, accuracy: 2 }, "correct"],
    ["2.34", [2349n, 1000n], { decimals: 2 }, "incorrect different"],
    ["-0.33", [-1n, 3n], { decimals: 2 }, "correct"],
    ["1/3", [1n, 3n], { decimals: 2 }, "wrong-form not-a-decimal"],
    ["5.25%", [525n, 10_000n], { decimals: 2 }, "correct"],
    ["5.24%", [525n, 10_000n], { decimals: 2 }, "incorrect different"],
    ["6.6*10^-34", [663n, 10n ** 36n], { sigfigs: 3 }, "incorrect different"],
    ["x", [1n, 3n], { decimals: 2 }, "incorrect different"],
  ]);
});

describe("looser digits [FRM31]", () => {
  digits([
    ["3.142", PI, { sigfigs: 3, extra_digits: true }, "correct"],
    ["3.1", PI, { sigfigs: 3, extra_digits: true }, "incorrect different"],
    ["3.1416", PI, { decimals: 2, extra_digits: true }, "correct"],
    ["3.1415", PI, { decimals: 2, extra_digits: true }, "correct"],
    ["3.1439", PI, { decimals: 2, extra_digits: true }, "incorrect different"],
    ["3.1415926", PI, { decimals: 2, extra_digits: true }, "correct"],
    ["2.34", [2349n, 1000n], { decimals: 2, truncation: true }, "correct"],
    ["2.35", [2349n, 1000n], { decimals: 2, truncation: true }, "correct"],
    ["2.33", [2349n, 1000n], { decimals: 2, truncation: true }, "incorrect different"],
    ["2.36", [2349n, 1000n], { decimals: 2, tolerance: { abs: 0.02 } }, "correct"],
    ["2.4", [2349n, 1000n], { decimals: 2, tolerance: { rel: 0.1 } }, "wrong-form wrong-decimals 2 1"],
    ["2.40", [2349n, 1000n], { decimals: 2, tolerance: { abs: 0.02 } }, "incorrect different"],
    ["12310", [12345n, 1n], { sigfigs: 4, accuracy: 3 }, "correct"],
    ["12210", [12345n, 1n], { sigfigs: 4, accuracy: 3 }, "incorrect different"],
  ]);
});
