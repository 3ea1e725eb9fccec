import { expect, test } from "vitest";
import fc from "fast-check";
import { exp, ln } from "./exact-functions.ts";

test("[IRT4] exp agrees with the mathematical one to 1e-12, and ends in 0", () => {
  fc.assert(
    fc.property(fc.double({ min: -690, max: 690, noNaN: true }), (x) => {
      expect(Math.abs(exp(x) / Math.exp(x) - 1)).toBeLessThan(1e-12);
    }),
  );
  expect([exp(0), exp(-1_000)]).toEqual([1, 0]);
});

test("[IRT4] ln agrees with the mathematical one to 1e-12, and is finite at 0", () => {
  fc.assert(
    fc.property(fc.double({ min: Number.MIN_VALUE, max: 1e300, noNaN: true, noDefaultInfinity: true }), (x) => {
      expect(Math.abs(ln(x) - Math.log(x))).toBeLessThanOrEqual(1e-12 * Math.max(1, Math.abs(Math.log(x))));
    }),
  );
  expect(ln(1)).toBe(0);
  expect(ln(0)).toBe(ln(Number.MIN_VALUE));
});

test("[IRT4] ln undoes exp", () => {
  fc.assert(
    fc.property(fc.double({ min: -50, max: 50, noNaN: true }), (x) => {
      expect(Math.abs(ln(exp(x)) - x)).toBeLessThan(1e-12 * Math.max(1, Math.abs(x)));
    }),
  );
});
