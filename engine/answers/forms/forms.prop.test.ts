import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rational } from "../rational.ts";
import { AnswerForm } from "../types.ts";
import { isIrreducible } from "./divide.ts";
import { judgeForm, judgeNumberForms, judgeWrittenDigits } from "./index.ts";
import { polyOf } from "./poly.ts";
import { treeOf } from "./tree.fixture.ts";

const small = fc.integer({ min: -9, max: 9 });
const nonzero = small.filter((value) => value !== 0);

/** Signed as typed: `+ 3`, `- 3`. */
function signed(value: number): string {
  return value < 0 ? `-${-value}` : `+${value}`;
}

/** Any expression pupils could type, of many kinds of nodes. */
const arbText = fc.letrec<{ text: string }>((tie) => ({
  text: fc.oneof(
    { maxDepth: 4, depthSize: "small" },
    fc.constantFrom("x", "y", "2", "3", "0", "1", "12", "0.50", "pi", "e", "1 1/2"),
    fc
      .tuple(tie("text"), fc.constantFrom("+", "-", "*", "/", "^"), tie("text"))
      .map(([a, sign, b]) => `(${a})${sign}(${b})`),
    tie("text").map((of) => `-(${of})`),
    tie("text").map((of) => `√(${of})`),
    tie("text").map((of) => `ln(${of})`),
    tie("text").map((of) => `|${of}|`),
  ),
})).text;

describe("any expression whatever", () => {
  test("[FRM3] judging never throws and says the same twice", () => {
    fc.assert(
      fc.property(arbText, arbText, fc.constantFrom(...AnswerForm.options), (given, expected, form) => {
        const [tree, right] = [treeOf(given), treeOf(expected)];
        const first = judgeForm(tree, form, right, {});
        expect(judgeForm(tree, form, right, {})).toEqual(first);
        judgeNumberForms(tree, { forms: ["pi", "mixed"], simplify: "required", rationalise: true }, right);
        judgeWrittenDigits(tree, rational(22n, 7n), { sigfigs: 3 });
      }),
      { numRuns: 400 },
    );
  });

  test("[FRM4] an expression has its own form, and that of its terms and factors in another order", () => {
    fc.assert(
      fc.property(arbText, arbText, (a, b) => {
        expect(judgeForm(treeOf(`(${a})+(${b})`), "same", treeOf(`(${b})+(${a})`), {})).toBeUndefined();
        expect(judgeForm(treeOf(`(${a})*(${b})`), "same", treeOf(`(${b})*(${a})`), {})).toBeUndefined();
      }),
      { numRuns: 200 },
    );
  });
});

describe("factors made to order", () => {
  test("[FRM12] a product of two brackets multiplied out comes apart; the product itself is factored", () => {
    fc.assert(
      fc.property(nonzero, nonzero, (a, b) => {
        const product = `(x${signed(a)})(x${signed(b)})`;
        const multiplied = `x^2${signed(a + b)}x${signed(a * b)}`;
        expect(judgeForm(treeOf(product), "factored", undefined, {})).toBeUndefined();
        expect(judgeForm(treeOf(multiplied), "factored", undefined, {})).toBeDefined();
      }),
    );
  });

  test("[FRM12] products of polynomials in one and two unknowns are never irreducible", () => {
    fc.assert(
      fc.property(nonzero, nonzero, nonzero, nonzero, fc.boolean(), (a, b, c, d, two) => {
        const other = two ? "y" : "x^2";
        const poly = polyOf(treeOf(`(x^2${signed(a)}x${signed(b)})(${other}${signed(c)}x${signed(d)})`));
        expect(poly !== undefined && isIrreducible(poly)).toBe(false);
      }),
    );
  });

  test("[FRM12] Eisenstein: a polynomial every number of which but the first is divided once by 3 is irreducible", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 6 }), nonzero, nonzero, (degree, a, b) => {
        const poly = polyOf(treeOf(`x^${degree}${signed(3 * a)}x${signed(9 * b + 3)}`));
        expect(poly !== undefined && isIrreducible(poly)).toBe(true);
      }),
    );
  });

  test("[FRM14] a common factor of top and bottom is found, and none where there is none", () => {
    fc.assert(
      fc.property(nonzero, nonzero, nonzero, (a, b, c) => {
        fc.pre(a !== b && b !== c && a !== c);
        const shared = treeOf(`(x${signed(a)})(x${signed(b)})/((x${signed(a)})(x${signed(c)}))`);
        const none = treeOf(`(x${signed(a)})/((x${signed(b)})(x${signed(c)}))`);
        expect(judgeForm(shared, "lowest_terms", undefined, {})?.reason).toBe("not-lowest-terms");
        expect(judgeForm(none, "lowest_terms", undefined, {})).toBeUndefined();
      }),
    );
  });
});

describe("numbers made to order", () => {
  test("[FRM30] a value written with so many decimals by rounding is right", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 0, max: 5 }), (millionths, decimals) => {
        const scale = 10 ** (6 - decimals);
        const rounded = (Math.floor(millionths / scale + 0.5) * scale) / 1_000_000;
        const result = judgeWrittenDigits(treeOf(rounded.toFixed(decimals)), rational(BigInt(millionths), 1_000_000n), {
          decimals,
        });
        expect(result.verdict).toBe("correct");
      }),
    );
  });
});
