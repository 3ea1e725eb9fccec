import * as fc from "fast-check";
import { expect, test } from "vitest";
import { check } from "../parts/checker.ts";
import { numberAlgebra } from "./number-algebra.ts";
import { readPlainNumber, readTokens, tokeniseNumber } from "./read-number.ts";
import { AnswerKind, NUMBER_KINDS, type CheckOptions, type NumberLocale } from "./types.ts";

const PARTS = { algebra: numberAlgebra };
const digits = fc.stringMatching(/^\d{1,5}$/u);
const gap = fc.constantFrom("", "", " ", "  ");
const sign = fc.constantFrom("", "", "-", "−", "+");
const core = fc.oneof(
  digits,
  fc.tuple(digits, digits).map(([whole, decimals]) => `${whole}.${decimals}`),
  fc.tuple(digits, gap).map(([whole, space]) => `${whole}${space}%`),
  fc.tuple(digits, gap, digits, digits).map(([whole, space, top, bottom]) => `${whole}${space}${top}/${bottom}`),
);
/** What is nearly a plain number: signs and marks in any order. */
const nearly = fc.stringMatching(/^[-+ ]?[0-9]{1,4}[-+./%, ]{0,2}[0-9]{0,3}[/.% ]{0,2}[0-9]{0,2}[ .%!=]?$/u);
const arbText = fc.oneof(
  fc.tuple(gap, sign, core, gap).map((parts) => parts.join("")),
  nearly,
);
const arbLocale = fc.constantFrom<NumberLocale>("en", "uk", "in", "fr", "de", "ch");
const arbOptions = fc.constantFrom<CheckOptions>(
  {},
  { forms: ["decimal"] },
  { forms: ["percent"] },
  { form: "lowest_terms" },
  { tolerance: { abs: 0.5 } },
  { accept: ["expression"] },
  { decimals: 2 },
  { unit: "$" },
);

test("[CHK1] a number typed plainly is read as its tokens are", () => {
  fc.assert(
    fc.property(arbText, arbLocale, (text, locale) => {
      const plain = readPlainNumber(text, locale, PARTS);
      if (plain === undefined) return;
      const tokens = tokeniseNumber(text, locale);
      expect(tokens.ok && readTokens(tokens.value, locale, PARTS)).toEqual({
        ok: true,
        value: { first: plain, others: [] },
      });
    }),
    { numRuns: 1500 },
  );
});

test("[CHK3] digits of full width, which are never read the plain way, mark as plain ones do", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...AnswerKind.options.filter((kind) => NUMBER_KINDS.has(kind))),
      fc.tuple(arbText, arbText, fc.boolean()),
      arbOptions,
      arbLocale,
      (kind, [expected, other, isSame], options, locale) => {
        const given = isSame ? expected : other;
        const wide = check({
          kind,
          expected: widened(expected),
          given: widened(given),
          options: { ...options, locale },
        });
        expect(check({ kind, expected, given, options: { ...options, locale } })).toEqual(wide);
      },
    ),
    { numRuns: 1500 },
  );
});

function widened(text: string): string {
  return text.replaceAll(/\d/gu, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
}
