import { describe, expect, test } from "vitest";
import type { AnswerForm, CheckOptions } from "../types.ts";
import { judgeForm, judgeSidesSimplified } from "./index.ts";
import { sidesOf, treeOf } from "./tree.fixture.ts";

/** `typed | right answer`, then the reason, with its parameter's value behind it; `ok` where the form is as asked. */
type Row = readonly [typed: string, said: string];

function judged(form: AnswerForm, typed: string, options: CheckOptions): string {
  const [given = "", expected] = typed.split(" ~ ");
  const fault = judgeForm(treeOf(given), form, expected === undefined ? undefined : treeOf(expected), options);
  if (fault === undefined) return "ok";
  return [fault.reason, ...Object.values(fault.params ?? {})].join(" ");
}

function table(form: AnswerForm, rows: readonly Row[], options: CheckOptions = {}): void {
  test.for(rows)("%s: %s", ([typed, said]) => {
    expect(judged(form, typed, options)).toBe(said);
  });
}

describe("same form [FRM4] [FRM2]", () => {
  table("same", [
    ["(3+4t)(t-5) ~ (t-5)(4t+3)", "ok"],
    ["-(4t+3)(5-t) ~ (4t+3)(t-5)", "ok"],
    ["(-4t-3)(5-t) ~ (4t+3)(t-5)", "ok"],
    ["t^2-25 ~ (t+5)(t-5)", "not-same-form"],
    ["x*x ~ x^2", "not-same-form"],
    ["x+x ~ 2x", "not-same-form"],
    ["x/2 ~ 1/2*x", "ok"],
    ["0.5x ~ x/2", "not-same-form"],
    ["2/4 ~ 1/2", "not-same-form"],
    ["x--1 ~ x+1", "not-same-form"],
    ["--x ~ x", "not-same-form"],
    ["x+-1 ~ x-1", "ok"],
    ["-x*-y ~ x*y", "not-same-form"],
    ["x*-y ~ -x*y", "ok"],
    ["1/-2 ~ -1/2", "not-same-form"],
    ["(-1)/2 ~ -1/2", "ok"],
    ["(a+b)+c ~ c+(b+a)", "ok"],
    ["1*x ~ x", "not-same-form"],
    ["x+0 ~ x", "not-same-form"],
    ["x^-1 ~ 1/x", "not-same-form"],
    ["√x ~ x^(1/2)", "not-same-form"],
    ["a/b/c ~ a/(bc)", "ok"],
    ["2.50 ~ 2.5", "ok"],
    ["(a+b)^2 ~ (b+a)^2", "ok"],
    ["x^(y z) ~ x^(z y)", "ok"],
    ["x^y z ~ x^(y z)", "not-same-form"],
    ["sin(x)^2 ~ sin(x^2)", "not-same-form"],
    ["ln x ~ log x", "not-same-form"],
    ["1 1/2 ~ 3/2", "not-same-form"],
    ["|x| ~ (x)", "not-same-form"],
    ["\\sqrt[3]{x} ~ √x", "not-same-form"],
  ]);
});

describe("simplified: terms and numbers [FRM5] [FRM1]", () => {
  table("simplified", [
    ["x^2+3x+1", "ok"],
    ["m+4n+7n", "like-terms n"],
    ["ab+2ba", "like-terms ab"],
    ["x/2+x/3", "like-terms x"],
    ["1+√2+3√2", "like-terms"],
    ["2+3", "like-terms"],
    ["1/2+1/3", "like-terms"],
    ["2x+1/2", "ok"],
    ["x+0", "not-simplified"],
    ["0x", "not-simplified"],
    ["1x", "not-simplified"],
    ["-1*x", "ok"],
    ["2*3", "not-simplified"],
    ["3*x*2", "not-simplified"],
    ["-m*5*n", "ok"],
    ["x*3", "ok"],
    ["2^3", "not-simplified"],
    ["2^100", "ok"],
    ["(1/2)^2", "not-simplified"],
    ["4^(1/2)", "not-simplified"],
    ["3*5^(1/2)", "ok"],
    ["--x", "not-simplified"],
    ["x--1", "not-simplified"],
    ["x+-1", "ok"],
    ["-2*-3", "not-simplified"],
    ["x^1", "not-simplified"],
    ["x^0", "not-simplified"],
    ["|-3|", "not-simplified"],
    ["5!", "not-simplified"],
    ["|x|", "ok"],
    ["3*10^5", "ok"],
    ["sin(x+x)", "like-terms x"],
    ["x^(2+3)", "like-terms"],
    ["0.5x", "ok"],
  ]);
});

describe("simplified: powers [FRM6]", () => {
  table("simplified", [
    ["x^2*x^3", "not-simplified"],
    ["x*x", "not-simplified"],
    ["√x*√x", "not-simplified"],
    ["e^x*e^y", "not-simplified"],
    ["2^x*2^y", "not-simplified"],
    ["(x^2)^3", "not-simplified"],
    ["(-x)^2", "not-simplified"],
    ["(2x)^2", "not-simplified"],
    ["(x^2y)^3", "not-simplified"],
    ["(√x)^2", "not-simplified"],
    ["(xy)^2", "ok"],
    ["x^-1", "ok"],
    ["1/x^-1", "not-simplified"],
    ["x^n y^n", "ok"],
  ]);
});

describe("simplified: fractions [FRM7]", () => {
  table("simplified", [
    ["6x/15", "not-lowest-terms 3"],
    ["x/3", "ok"],
    ["2x/(5x)", "not-lowest-terms x"],
    ["x/1", "not-lowest-terms 1"],
    ["(6m+9n)/(12p+3q)", "not-lowest-terms 3"],
    ["(5m+5n)/(7p+7q)", "ok"],
    ["(x+4)/(3(x+4))", "not-lowest-terms x + 4"],
    ["(x^2-1)/(x+1)", "not-lowest-terms x + 1"],
    ["(2+2√5)/4", "not-lowest-terms 2"],
    ["(1+√5)/2", "ok"],
    ["3/-4", "negative-denominator"],
    ["(1/x)/2", "not-simplified"],
    ["1/(1/x)", "not-simplified"],
    ["(1+1/x)/2", "not-simplified"],
    ["6.0/3", "not-simplified"],
    ["1/x+2/x", "not-single-fraction"],
    ["1/x+1/y", "ok"],
    ["x/3+1/3", "ok"],
    ["2/7 t", "ok"],
    ["2/7 1/t", "ok"],
    ["2/3*3/4", "not-simplified"],
    ["1 2/4", "not-lowest-terms 2"],
    ["1 1/2", "ok"],
  ]);
});

describe("simplified: roots [FRM8]", () => {
  table("simplified", [
    ["√12", "root-not-simplified 4"],
    ["√72", "root-not-simplified 36"],
    ["2√3", "ok"],
    ["√(x^2)", "root-not-simplified x^2"],
    ["√(4x)", "root-not-simplified 4"],
    ["√(4x+8)", "root-not-simplified 4"],
    ["√(x+2)", "ok"],
    ["√0.25", "root-not-simplified"],
    ["√0.5", "ok"],
    ["√(1/2)", "not-rationalised"],
    ["√2*√3", "not-simplified"],
    ["1/√2", "not-rationalised"],
    ["√2/2", "ok"],
    ["1/(1+√2)", "not-rationalised"],
    ["1/√x", "ok"],
    ["\\sqrt[3]{16}", "root-not-simplified 8"],
    ["\\sqrt[3]{4}", "ok"],
    ["8^(1/3)", "not-simplified"],
  ]);
});

describe("simplified: functions [FRM9]", () => {
  table("simplified", [
    ["ln 1", "not-simplified"],
    ["ln(e^2)", "not-simplified"],
    ["log 100", "not-simplified"],
    ["log_2 8", "not-simplified"],
    ["log_2 6", "ok"],
    ["e^(ln x)", "not-simplified"],
    ["sin(pi/6)", "not-simplified"],
    ["sin(pi/7)", "ok"],
    ["cos 0", "not-simplified"],
    ["arctan 1", "not-simplified"],
    ["sin 2", "ok"],
    ["ln(5/t)", "ok"],
    ["ln(5/t)+ln(t)", "not-simplified"],
    ["ln x+ln y", "ok"],
    ["ln x+ln x", "like-terms"],
  ]);
});

describe("simplified: brackets [FRM10]", () => {
  table("simplified", [
    ["(t-5)(t+5) ~ t^2-25", "not-simplified"],
    ["t^2-25 ~ (t-5)(t+5)", "ok"],
    ["(t-5)(t+5) ~ (t+5)(t-5)", "ok"],
    ["(x+1)^2 ~ x^2+2x+1", "not-simplified"],
    ["(x+1)^2 ~ (1+x)^2", "ok"],
    ["(x-2)^2+7 ~ x^2-4x+11", "not-simplified"],
    ["(x-2)^2+7 ~ 7+(x-2)^2", "ok"],
    ["2(x+1)", "ok"],
    ["2(x+1)+3", "not-simplified"],
    ["2(x+1)+y", "ok"],
    ["(a+b)(c+d)", "ok"],
    ["x-(y-z)", "not-simplified"],
    ["-(x+1)", "ok"],
  ]);
});

describe("simplified equations and inequalities [FRM11]", () => {
  test.for([
    ["t=12", "ok"],
    ["t=-7+s", "ok"],
    ["s<t*t", "not-simplified"],
    ["s-4=t^3-4", "like-terms"],
    ["6t+2=t+9", "like-terms"],
    ["st=5t^2", "common-factor"],
    ["st=0", "ok"],
    ["3st=0", "common-factor"],
    ["st/r>0", "ok"],
    ["3s=6t", "common-factor"],
    ["s/(t+4)=5/(t-3)", "ok"],
    ["s=(3t+6)/(t+2)", "not-lowest-terms"],
    ["m sin(t)=n sin(t)+k sin(t)", "common-factor"],
  ] as const)("%s: %s", ([typed, said]) => {
    expect(judgeSidesSimplified(sidesOf(typed))?.reason ?? "ok").toBe(said);
  });
});

describe("factored [FRM12]", () => {
  table("factored", [
    ["(x-4)(x+7)", "ok"],
    ["(4-x)(-7-x)", "ok"],
    ["-(x+1)(x-2)", "ok"],
    ["(3x+12)(x-5)", "common-factor 3"],
    ["(2x-2)^2", "common-factor 2"],
    ["x^2+2x", "common-factor x"],
    ["x^2y+xy^2", "common-factor xy"],
    ["x*e^x+e^x", "common-factor"],
    ["x(x+3)-10", "not-factored"],
    ["x(x+1)+2", "not-factored"],
    ["(x+1)^2+1", "not-factored"],
    ["1*(x-6)(x+6)", "ok"],
    ["(x-7)(x-7)", "ok"],
    ["x*x*(x+1)", "ok"],
    ["9(1-x/3)^2", "ok"],
    ["(x+1/2)(x-3)", "ok"],
    ["x(x-5+6/x)", "not-factored"],
    ["(x+x+1)(x-1)", "like-terms"],
    ["24", "ok"],
    ["x^2-1", "not-factored"],
    ["x^2+1", "ok"],
    ["x^2-2", "ok"],
    ["6x^2+5x+1", "not-factored"],
    ["x^3-2x-1", "not-factored"],
    ["x^3-2", "ok"],
    ["x^4+4", "not-factored"],
    ["x^4+1", "ok"],
    ["x^6-4", "not-factored"],
    ["x^5+x+1", "not-factored"],
    ["(x^2-9)(x^2+9)", "not-factored"],
    ["x^2-y^2", "not-factored"],
    ["x^2+y^2", "ok"],
    ["x^2+4xy+4y^2", "not-factored"],
    ["ax+ay+bx+by", "not-factored"],
    ["(a+b)(x+y)", "ok"],
    ["xy+1", "ok"],
    ["x^3-y^3", "not-factored"],
    ["(x-y)(x^2+xy+y^2)", "ok"],
    ["sin(x)^2-1", "not-factored"],
    ["(x+1)/(x^2-1)", "not-factored"],
    ["(x+1)/((x-1)(x+2))", "ok"],
    ["x^2-2 ~ (x-√2)(x+√2)", "not-factored"],
    ["(x-√2)(x+√2) ~ (x+√2)(x-√2)", "ok"],
  ]);
});

describe("expanded [FRM13]", () => {
  table("expanded", [
    ["3x+x^2-10", "ok"],
    ["x*x+3x-10", "not-expanded"],
    ["x^2+5x-2x-10", "like-terms x"],
    ["(x-2)(x+5)", "not-expanded"],
    ["2(x-1)", "not-expanded"],
    ["-(x+1)", "not-expanded"],
    ["x+(y+1)", "not-expanded"],
    ["(2x)^2", "not-expanded"],
    ["(x+1)^2", "not-expanded"],
    ["t^2-(p+q)t+pq", "not-expanded"],
    ["t^2-pt-qt+pq", "ok"],
    ["sin(3(t-2))", "ok"],
    ["(x+1)/2", "ok"],
    ["(x(x+1))/2", "not-expanded"],
    ["(x+1+x)/2", "like-terms x"],
    ["2*3x", "not-simplified"],
    ["√2x+1", "ok"],
    ["(1+√2)x", "not-expanded"],
    ["xy+yx", "like-terms xy"],
    ["2+3", "like-terms"],
  ]);
});

describe("lowest terms [FRM14]", () => {
  table("lowest_terms", [
    ["1/2", "ok"],
    ["2/4", "not-lowest-terms 2"],
    ["3/1", "not-lowest-terms 1"],
    ["1/-2", "negative-denominator"],
    ["-1/-2", "negative-denominator"],
    ["x+2/4", "not-lowest-terms 2"],
    ["15x/25", "not-lowest-terms 5"],
    ["(2x+2)/4", "not-lowest-terms 2"],
    ["(x+1)/2", "ok"],
    ["x^2/x", "not-lowest-terms x"],
    ["(x+1)/(x^2-1)", "not-lowest-terms x + 1"],
    ["(x^3-1)/(x^4+x^2+1)", "not-lowest-terms x^2 + x + 1"],
    ["(3-2x)^2/(2x^2-3x)", "not-lowest-terms 2x - 3"],
    ["2x^12/(4x^13)", "not-lowest-terms 2x^{12}"],
    ["(x+y)/(x^2-y^2)", "not-lowest-terms"],
    ["(x+2y)/(x^2-y^2)", "ok"],
    ["1/√2", "not-rationalised"],
    ["1/√x", "ok"],
    ["1 2/4", "not-lowest-terms 2"],
    ["1 4/3", "improper"],
    ["0.5", "ok"],
    ["2x+4", "ok"],
  ]);
});

describe("single fraction [FRM15]", () => {
  table("single_fraction", [
    ["(x+y)/(xy)", "ok"],
    ["-(x+1)/2", "ok"],
    ["2/4", "ok"],
    ["x^2+1", "ok"],
    ["x^(1/2)", "ok"],
    ["1/x+1/y", "not-single-fraction"],
    ["1/x+2", "not-single-fraction"],
    ["2*(1/x)", "not-single-fraction"],
    ["1/(1/x)", "not-single-fraction"],
  ]);
});

describe("partial fractions [FRM16]", () => {
  table("partial_fractions", [
    ["1/(x-1)+2/(x+1)", "ok"],
    ["-1/(2(x-1))+1/(2(x+1))", "ok"],
    ["x+1/(x-1)", "ok"],
    ["(x+1)/(x^2+1)+1/x", "ok"],
    ["3/(t+2)-5/(t+2)^2", "ok"],
    ["(3t+1)/(t+2)^2", "not-partial-fractions"],
    ["1/(x^2-1)", "not-partial-fractions"],
    ["1/(x^2-2x+1)", "not-partial-fractions"],
    ["1/((x-1)(x+1))", "not-partial-fractions"],
    ["x/(x-1)", "not-partial-fractions"],
    ["1/(x-1)+1/(2x-2)", "like-terms"],
    ["a/(x+a)+b/(x-a)", "ok"],
  ]);
  test("the unknown told decides what a numerator's degree is", () => {
    expect(judged("partial_fractions", "x/(x+a)", { variable: "a" })).toBe("ok");
    expect(judged("partial_fractions", "x/(x+a)", { variable: "x" })).toBe("not-partial-fractions");
  });
});

describe("completed square [FRM17]", () => {
  table("completed_square", [
    ["(x-5)^2+2", "ok"],
    ["2+(5-x)^2", "ok"],
    ["-2(x+1)^2-3", "ok"],
    ["(x-1)^2/2+1", "ok"],
    ["3x^2", "ok"],
    ["x^2+4", "ok"],
    ["7", "ok"],
    ["(x+b/2)^2+c-b^2/4", "ok"],
    ["x^2-10x+27", "not-completed-square"],
    ["(x-5)(x-5)+2", "not-completed-square"],
    ["(x-1)^2+x", "not-completed-square"],
    ["(x-1-2)^2+4", "not-completed-square"],
    ["(x-1)^2+2+3", "like-terms"],
  ]);
});

describe("rationalised [FRM18]", () => {
  table("rationalised", [
    ["√2/2", "ok"],
    ["√x/x", "ok"],
    ["1/√2", "not-rationalised"],
    ["1/(1+√2)", "not-rationalised"],
    ["1/√x", "not-rationalised"],
    ["1/5^(1/2)", "not-rationalised"],
    ["√(1/2)", "not-rationalised"],
  ]);
});

describe("no fractions [FRM19]", () => {
  table("no_fractions", [
    ["x^-2", "ok"],
    ["x^(1/2)", "ok"],
    ["1/x^2", "has-fraction"],
    ["6÷3", "has-fraction"],
    ["1 1/2", "has-fraction"],
  ]);
});

describe("prime factors [FRM20]", () => {
  table("prime_factorization", [
    ["2^4*7", "ok"],
    ["7*2*2*2*2", "ok"],
    ["3^2*5^1*7^1", "ok"],
    ["7", "ok"],
    ["-2*3", "ok"],
    ["112", "not-prime-factors"],
    ["16*7", "not-prime-factors"],
    ["1*2*3", "not-prime-factors"],
    ["2^0*3", "not-prime-factors"],
    ["6/3", "not-prime-factors"],
  ]);
});

describe("scientific notation [FRM21]", () => {
  table("scientific", [
    ["4.7*10^5", "ok"],
    ["-3*10^-4", "ok"],
    ["1.2e3", "ok"],
    ["10^3", "ok"],
    ["0", "ok"],
    ["1.2 ~ 1.2", "ok"],
    ["1.2 ~ 1.2*10^0", "not-scientific"],
    ["47*10^4", "not-scientific"],
    ["0.12*10^4", "not-scientific"],
    ["470000", "not-scientific"],
    ["1.2*100", "not-scientific"],
  ]);
});

describe("one number [FRM22]", () => {
  table("number", [
    ["12", "ok"],
    ["-1/2", "ok"],
    ["1 1/2", "ok"],
    ["50%", "ok"],
    ["1.2*10^3", "ok"],
    ["pi/2", "ok"],
    ["2√3", "ok"],
    ["√12", "root-not-simplified 4"],
    ["9+6", "not-a-number"],
    ["2*6", "not-a-number"],
    ["2^3", "not-a-number"],
    ["--3", "not-a-number"],
    ["x", "not-a-number"],
  ]);
});

describe("mixed numbers [FRM23]", () => {
  table("mixed", [
    ["-2 1/4", "ok"],
    ["3", "ok"],
    ["1/2", "ok"],
    ["1 2/4", "ok"],
    ["1 4/3", "improper"],
    ["3/2", "not-mixed"],
    ["1.5", "not-mixed"],
  ]);
});
