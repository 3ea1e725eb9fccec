import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { divide, gcd, multiply, rational, type Rational } from "./rational.ts";

/** From nothing to far beyond plain numbers, with common divisors. */
const size = fc.bigInt({ min: 0n, max: 1n << 700n });
const long = fc.oneof(size, fc.bigInt({ min: 0n, max: 1n << 60n }), fc.bigInt({ min: 0n, max: 50n }));
const number = fc.tuple(long, long, fc.boolean()).map(([n, d, isBelow]) => rational(isBelow ? -n : n, d + 1n));

const euclid = (a: bigint, b: bigint): bigint => (b === 0n ? a : euclid(b, a % b));

/** As it is defined, put into lowest terms in the end. */
function lowest(n: bigint, d: bigint): Rational {
  const [top, bottom] = d < 0n ? [-n, -d] : [n, d];
  const common = euclid(top < 0n ? -top : top, bottom);
  return { n: top / common, d: bottom / common };
}

describe("[CHK2] quotients of whole numbers of any size", () => {
  test("the greatest common divisor is Euclid's, short cuts or not", () => {
    fc.assert(
      fc.property(long, long, long, (a, b, c) => {
        expect(gcd(a * c, b * c)).toBe(euclid(a * c, b * c));
      }),
    );
  });

  test("products and quotients are exact and in lowest terms", () => {
    fc.assert(
      fc.property(number, number, (a, b) => {
        expect(multiply(a, b)).toEqual(lowest(a.n * b.n, a.d * b.d));
        if (b.n !== 0n) expect(divide(a, b)).toEqual(lowest(a.n * b.d, a.d * b.n));
      }),
    );
  });
});
