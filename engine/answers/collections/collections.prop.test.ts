import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkInterval } from "./check-interval.ts";
import { checkList } from "./check-list.ts";
import { checkPoint } from "./check-point.ts";
import { checkRatio } from "./check-ratio.ts";
import { checkRemainder } from "./check-remainder.ts";
import { checkSet } from "./check-set.ts";
import { checkText } from "./check-text.ts";

const whole = fc.integer({ min: -60, max: 60 });
/** A number and another way to write it. */
const number = fc.oneof(
  whole.map((n) => [String(n), `${2 * n}/2`] as const),
  fc.tuple(whole, fc.integer({ min: 2, max: 9 })).map(([n, d]) => [`${n}/${d}`, `${-3 * n}/${-3 * d}`] as const),
  fc.tuple(whole, fc.integer({ min: 1, max: 9 })).map(([n, d]) => [`${n}.${d}`, `${n}.${d}0`] as const),
);
const numbers = fc.uniqueArray(number, { minLength: 1, maxLength: 6, selector: ([text]) => valueOf(text) });

function valueOf(text: string): number {
  const [top, bottom = "1"] = text.split("/");
  return Number(top) / Number(bottom);
}

describe("sets", () => {
  test("[COL6] any order, any repetition, any writing of the elements is the same set", () => {
    fc.assert(
      fc.property(
        numbers.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
        fc.nat(5),
        ([list, shuffled], again) => {
          const typed = [...shuffled, shuffled[again % shuffled.length] ?? shuffled[0]].map((pair) => pair?.[1]);
          const result = checkSet(`{${list.map(([text]) => text).join(",")}}`, `{${typed.join(", ")}}`, {});
          expect(result).toMatchObject({ verdict: "correct" });
        },
      ),
    );
  });

  test("[COL11] one element left out is counted as missing, one put in as extra", () => {
    fc.assert(
      fc.property(numbers, fc.nat(5), (list, at) => {
        const texts = list.map(([text]) => text);
        const fewer = texts.toSpliced(at % texts.length, 1);
        const [all, part] = [`{${texts.join(",")}}`, `{${fewer.join(",")}}`];
        expect(checkSet(all, part, {})).toMatchObject({ reason: "missing-solution", params: { missing: 1, extra: 0 } });
        expect(checkSet(part, all, {})).toMatchObject({ reason: "extra-solution", params: { missing: 0, extra: 1 } });
      }),
    );
  });
});

describe("lists and points", () => {
  test("[COL26] a list is right in its own order and in no other", () => {
    fc.assert(
      fc.property(
        numbers.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
        ([list, shuffled]) => {
          const asked = list.map(([text]) => text).join(", ");
          const typed = shuffled.map(([, text]) => text).join(", ");
          const isSame = list.every((pair, index) => pair === shuffled[index]);
          expect(checkList(asked, typed, {})).toMatchObject(
            isSame ? { verdict: "correct" } : { verdict: "incorrect", reason: "wrong-order" },
          );
          expect(checkList(asked, typed, { ordered: false }).verdict).toBe("correct");
        },
      ),
    );
  });

  test("[COL21] a point is right when both coordinates are", () => {
    fc.assert(
      fc.property(number, number, number, number, (a, b, c, d) => {
        const isSame = valueOf(a[0]) === valueOf(c[0]) && valueOf(b[0]) === valueOf(d[0]);
        expect(checkPoint(`(${a[0]}, ${b[0]})`, `(${c[1]}, ${d[1]})`, {}).verdict).toBe(
          isSame ? "correct" : "incorrect",
        );
        expect(checkPoint(`(${a[0]}, ${b[0]})`, `(${a[1]}, ${b[1]})`, {}).verdict).toBe("correct");
      }),
    );
  });
});

describe("intervals", () => {
  test("[COL15] cut at any place into two pieces that touch, an interval is the same", () => {
    fc.assert(
      fc.property(whole, fc.nat(40), fc.nat(40), fc.boolean(), fc.boolean(), (low, first, second, opens, closes) => {
        const middle = low + 1 + first;
        const high = middle + 1 + second;
        const [open, close] = [opens ? "(" : "[", closes ? ")" : "]"];
        const all = `${open}${low}, ${high}${close}`;
        const parts = `(${middle}, ${high}${close} ∪ ${open}${low}, ${middle}]`;
        expect(checkInterval(all, parts, {}).verdict).toBe("correct");
        const hole = `(${middle}, ${high}${close} ∪ ${open}${low}, ${middle})`;
        expect(checkInterval(all, hole, {}).verdict).toBe("incorrect");
      }),
    );
  });
});

describe("ratios", () => {
  const part = fc.integer({ min: 1, max: 40 });
  test("[COL29] every multiple of a ratio is right, and nothing else", () => {
    fc.assert(
      fc.property(part, part, part, part, fc.integer({ min: 2, max: 9 }), (a, b, c, d, times) => {
        expect(checkRatio(`${a}:${b}`, `${a * times}:${b * times}`, {}).verdict).toBe("correct");
        expect(checkRatio(`${a}:${b}`, `${c}:${d}`, {}).verdict).toBe(a * d === b * c ? "correct" : "incorrect");
      }),
    );
  });
});

test("[COL5] whatever is typed is marked, the same way twice", () => {
  const piece = fc.constantFrom(
    ..."0123456789xyab+-*/^=<>≤≥≠±√∞ℝ∅∪∩()[]{}|,;:. ",
    "\\frac",
    "\\{",
    "\\}",
    " or ",
    " and ",
    " r ",
    " to ",
    "none",
    "{x | ",
    "1/0",
    "(1,2)",
    "[1,2)",
  );
  const checks = [checkSet, checkInterval, checkPoint, checkList, checkRatio, checkRemainder, checkText];
  const expected = [
    "{1, x}",
    "{}",
    "{x | x > 2}",
    "[1, 3) ∪ (5, ∞)",
    "(a, b)",
    "(1, 2)",
    "[7, 1.5]",
    "3:4",
    "3 r 2",
    "[",
  ];
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 24 }),
      fc.constantFrom(...checks),
      fc.constantFrom(...expected),
      fc.constantFrom({}, { tolerance: { abs: 0.1 } }, { ordered: false }, { simplify: "required" as const }),
      (pieces, check, right, options) => {
        const given = pieces.join("");
        const first = check(right, given, options);
        expect(["correct", "incorrect", "wrong-form", "unreadable"]).toContain(first.verdict);
        expect(check(right, given, options)).toEqual(first);
      },
    ),
    { numRuns: 2000 },
  );
});
