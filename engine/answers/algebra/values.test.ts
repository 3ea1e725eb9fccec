import { describe, expect, test } from "vitest";
import { rational } from "../rational.ts";
import { treeOf } from "./algebra.fixture.ts";
import { rationalValue } from "./constants.ts";
import { namesOfPair, numericValue } from "./evaluate.ts";
import { polynomialKey } from "./polynomial.ts";
import { coefficientsIn, degreeIn, polynomialIn, rationalCoefficientsIn } from "./polynomial-in.ts";

function polynomial(text: string) {
  const fraction = polynomialIn(treeOf(text));
  if (!fraction.ok) throw new Error(text);
  return fraction.value;
}

describe("exact numbers [ALG2]", () => {
  test.for([
    ["3/4", 3n, 4n],
    ["-2 1/4", -9n, 4n],
    ["1.2^2", 36n, 25n],
    ["(-8)^(1/3)", -2n, 1n],
    ["sqrt(9/4)", 3n, 2n],
    ["5%", 1n, 20n],
    ["sin(30°)", 1n, 2n],
    ["5!", 120n, 1n],
    ["log(1000)", 3n, 1n],
    ["max(2,3)", 3n, 1n],
  ] as const)("%s is rational", ([text, n, d]) => {
    expect(rationalValue(treeOf(text))).toEqual(rational(n, d));
  });

  test.for(["sqrt(2)", "pi", "x", "1/0", "9^9^9", "ln(-1)"])("%s is not", (text) => {
    expect(rationalValue(treeOf(text))).toBeUndefined();
  });

  test("doubles: NaN where there is no real value", () => {
    expect(numericValue(treeOf("2x+y"), new Map(Object.entries({ x: 3, y: 1 })))).toBe(7);
    expect(numericValue(treeOf("sqrt(-1)"))).toBeNaN();
    expect(numericValue(treeOf("x"))).toBeNaN();
  });

  test("the unknowns of a tree, sorted", () => {
    expect(namesOfPair(treeOf("y+2x"), treeOf("x-sin(a)"))).toEqual(["a", "x", "y"]);
    expect(namesOfPair(treeOf("f(x)+pi"), treeOf("pi"))).toEqual(["x"]);
  });
});

describe("parts of polynomials [ALG18]", () => {
  test("numerator and denominator without negative exponents", () => {
    const { numerator, denominator } = polynomial("1/x+1/(x+1)");
    expect(numerator.length).toBe(2);
    expect(rationalCoefficientsIn(numerator, "x")).toEqual([rational(1n), rational(2n)]);
    expect(rationalCoefficientsIn(denominator, "x")).toEqual([rational(0n), rational(1n), rational(1n)]);
  });

  test("coefficients may have other unknowns in them", () => {
    const { numerator } = polynomial("a x^2+b x+c+2x");
    const coefficients = coefficientsIn(numerator, "x");
    expect(coefficients?.map(polynomialKey)).toEqual(["c", "2~+b", "a"]);
    expect(degreeIn(numerator, "x")).toBe(2);
    expect(degreeIn(numerator, "z")).toBe(0);
    expect(rationalCoefficientsIn(numerator, "x")).toBeUndefined();
  });

  test.for(["sqrt(x)+1", "sin(x)", "2^x", "|x|"])("%s is no polynomial in x", (text) => {
    expect(coefficientsIn(polynomial(text).numerator, "x")).toBeUndefined();
    expect(degreeIn(polynomial(text).numerator, "x")).toBeUndefined();
  });
});
