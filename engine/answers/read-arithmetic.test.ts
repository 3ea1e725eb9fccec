import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readNumber } from "../parts/checker.ts";
import { readArithmetic } from "./read-arithmetic.ts";

describe("[CHK42] calculations in running text", () => {
  test.for([
    "12",
    "-2 1/2",
    "45%",
    "6 × 7",
    "\\frac{3 \\times 4}{5 \\times 4}",
    "24 ÷ 2",
    "2^{-3}",
    "\\frac{\\sqrt 16}{2}",
  ])("%s is worth what the checker says", (text) => {
    const [here, there] = [readArithmetic(text), readNumber(text)];
    expect(here.ok && here.value.value).toEqual(there.ok && there.value.value);
    expect(here.ok).toBe(true);
  });

  test.for(["x + 1", "\\pi", "\\sqrt{2}", "3 ÷ 0", "2^{1/2}", "0^{-1}", "\\frac{x}{2}", "", "seven"])(
    "%s has no value",
    (text) => expect(readArithmetic(text).ok).toBe(false),
  );

  test("no calculation with numerals has another value than with algebra", () => {
    const numeral = fc.constantFrom("0", "1", "2", "7", "12", "2.5", "3/4", "2 1/2", "10%", "(1 - 3)");
    const sum = fc.array(fc.tuple(fc.constantFrom("+", "-", "×", "÷"), numeral), { maxLength: 5 });
    fc.assert(
      fc.property(numeral, sum, (first, rest) => {
        const text = [first, ...rest.flat()].join(" ");
        const [here, there] = [readArithmetic(text), readNumber(text)];
        expect({ text, value: here.ok && here.value.value }).toEqual({ text, value: there.ok && there.value.value });
      }),
      { numRuns: 500 },
    );
  });
});
