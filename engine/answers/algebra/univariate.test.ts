import { describe, expect, test } from "vitest";
import { rational, type Rational } from "../rational.ts";
import {
  addUnivariate,
  derivative,
  divideUnivariate,
  gcdUnivariate,
  multiplyUnivariate,
  primitive,
  signAt,
  squareFreePart,
  valueAt,
} from "./univariate.ts";

function whole(...values: readonly number[]): readonly Rational[] {
  return values.map((value) => rational(BigInt(value)));
}

describe("polynomials in one unknown [ALG23]", () => {
  test("sums, products, values and slopes", () => {
    expect(addUnivariate(whole(1, 2, 3), whole(1, 0, -3))).toEqual(whole(2, 2));
    expect(multiplyUnivariate(whole(1, 1), whole(-1, 1))).toEqual(whole(-1, 0, 1));
    expect(multiplyUnivariate(whole(1, 1), [])).toEqual([]);
    expect(valueAt(whole(-1, 0, 1), rational(3n))).toEqual(rational(8n));
    expect(signAt(whole(-2, 0, 1), rational(7n, 5n))).toBe(-1);
    expect(derivative(whole(5, 3, 2))).toEqual(whole(3, 4));
  });

  test("quotient and remainder", () => {
    expect(divideUnivariate(whole(-1, 0, 0, 1), whole(-1, 1))).toEqual({ quotient: whole(1, 1, 1), remainder: [] });
    expect(divideUnivariate(whole(1, 0, 1), whole(1, 1))).toEqual({ quotient: whole(-1, 1), remainder: whole(2) });
    expect(divideUnivariate(whole(1), whole(1, 1))).toEqual({ quotient: [], remainder: whole(1) });
  });

  test("greatest common divisor and what each root once leaves", () => {
    const product = multiplyUnivariate(whole(-1, 1), whole(2, 1));
    expect(gcdUnivariate(product, whole(-3, 3))).toEqual(whole(-1, 1));
    expect(gcdUnivariate(whole(1, 1), whole(2, 1))).toEqual(whole(1));
    const squared = multiplyUnivariate(multiplyUnivariate(product, product), whole(0, 1));
    expect(squareFreePart(squared)).toEqual(multiplyUnivariate(product, whole(0, 1)));
    expect(primitive([rational(-1n, 2n), rational(-3n, 4n)])).toEqual({
      content: rational(-1n, 4n),
      part: whole(2, 3),
    });
  });
});
