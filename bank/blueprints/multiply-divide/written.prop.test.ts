import * as fc from "fast-check";
import { expect, test } from "vitest";
import { multiplyColumns, partsOf } from "./written.ts";

const arbProduct = fc.record({ a: fc.integer({ min: 1, max: 99_999 }), b: fc.integer({ min: 1, max: 9 }) });

test("[MLD5] written multiplication without a slip is the product", () => {
  fc.assert(
    fc.property(arbProduct, ({ a, b }) => {
      expect(multiplyColumns(a, b, {})).toBe(a * b);
    }),
  );
});

test("[MLD5] a lost carry makes the product smaller, and only where there is something to carry", () => {
  fc.assert(
    fc.property(arbProduct, ({ a, b }) => {
      const wrong = multiplyColumns(a, b, { keepCarry: false });
      const carries = [...String(a)].slice(1).some((digit) => Number(digit) * b > 9);
      expect(wrong < a * b).toBe(carries);
      expect(wrong).toBeLessThanOrEqual(a * b);
    }),
  );
});

test("[MLD5] the parts of a number add up to it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), (n) => {
      expect(partsOf(n).reduce((sum, part) => sum + part, 0)).toBe(n);
    }),
  );
});
