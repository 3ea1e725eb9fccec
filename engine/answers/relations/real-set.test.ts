import { describe, expect, test } from "vitest";
import { rational } from "../rational.ts";
import { compareReals, numberReal, rationalReal, realToLatex, realToNumber, surdReal, wholeReal } from "./real.ts";
import {
  ALL_REALS,
  complement,
  containsReal,
  intersection,
  intervalSet,
  isSameSet,
  isSubset,
  NO_REALS,
  pointSet,
  realSetToLatex,
  union,
  type RealSet,
} from "./real-set.ts";

describe("sets of reals [REL1]", () => {
  test.for<[string, RealSet, RealSet, string]>([
    ["touching", between("(", 1, 2, "]"), between("(", 2, 3, ")"), "(1, 3)"],
    ["parted by a hole", between("(", 1, 2, ")"), between("(", 2, 3, ")"), "(1, 2) \\cup (2, 3)"],
    ["the hole filled", union(between("(", 1, 2, ")"), between("(", 2, 3, ")")), points(2), "(1, 3)"],
    ["one within another", between("[", 0, 9, "]"), between("(", 2, 3, ")"), "[0, 9]"],
    ["without end", between("[", 0, undefined, ")"), between("(", undefined, 1, ")"), "(-\\infty, \\infty)"],
    ["points", points(3, 1), points(1, 2), "\\{1, 2, 3\\}"],
    ["nothing", NO_REALS, NO_REALS, "\\emptyset"],
  ])("[REL1] union, %s", ([, a, b, latex]) => {
    expect(realSetToLatex(union(a, b))).toBe(latex);
    expect(isSameSet(union(a, b), union(b, a))).toBe(true);
  });

  test.for<[RealSet, RealSet, string]>([
    [between("[", 1, 3, "]"), between("(", 2, 4, ")"), "(2, 3]"],
    [between("[", 1, 2, "]"), between("[", 2, 4, ")"), "\\{2\\}"],
    [between("[", 1, 2, ")"), between("[", 2, 4, ")"), "\\emptyset"],
    [ALL_REALS, points(1), "\\{1\\}"],
    [complement(points(1)), points(1), "\\emptyset"],
  ])("[REL1] intersection of %o and %o is %s", ([a, b, latex]) => {
    expect(realSetToLatex(intersection(a, b))).toBe(latex);
  });

  test.for<[RealSet, string]>([
    [NO_REALS, "(-\\infty, \\infty)"],
    [ALL_REALS, "\\emptyset"],
    [points(1, 2), "(-\\infty, 1) \\cup (1, 2) \\cup (2, \\infty)"],
    [between("[", 1, undefined, ")"), "(-\\infty, 1)"],
    [between("(", undefined, 1, ")"), "[1, \\infty)"],
  ])("[REL1] complement of %o is %s, and the complement of that is the set", ([set, latex]) => {
    expect(realSetToLatex(complement(set))).toBe(latex);
    expect(isSameSet(complement(complement(set)), set)).toBe(true);
  });

  test("[REL1] ends belong to closed intervals only", () => {
    expect(containsReal(between("(", 1, 2, "]"), wholeReal(2))).toBe(true);
    expect(containsReal(between("(", 1, 2, "]"), wholeReal(1))).toBe(false);
    expect(isSubset(between("(", 1, 2, ")"), between("[", 1, 2, ")"))).toBe(true);
    expect(isSubset(between("[", 1, 2, ")"), between("(", 1, 2, ")"))).toBe(false);
  });
});

describe("ends [REL2]", () => {
  test.for([
    [surdReal(rational(0n), rational(1n), 8n), surdReal(rational(0n), rational(2n), 2n), 0],
    [surdReal(rational(0n), rational(1n), 2n), rationalReal(rational(141421356237n, 100000000000n)), 1],
    [surdReal(rational(3n), rational(-2n), 2n), wholeReal(0), 1],
    [surdReal(rational(1n), rational(1n), 2n), surdReal(rational(0n), rational(1n), 6n), -1],
    [surdReal(rational(1n), rational(-1n), 3n), surdReal(rational(0n), rational(-1n), 2n), 1],
    [wholeReal(2), rationalReal(rational(5n, 2n)), -1],
    // 101² · 2 is not made smaller, and is equal all the same.
    [surdReal(rational(0n), rational(1n), 20402n), surdReal(rational(0n), rational(101n), 2n), 0],
  ] as const)("[REL2] %o against %o: %s", ([a, b, order]) => {
    expect(Math.sign(compareReals(a, b))).toBe(order);
    expect(Math.sign(compareReals(b, a)) + order).toBe(0);
  });

  test("[REL2] a third root is not the decimal that floats cannot tell from it", () => {
    const root = numberReal(Math.cbrt(2), [-2n, 0n, 0n, 1n]);
    const decimal = rational(12599210498948732n, 10000000000000000n);
    expect(compareReals(root, rationalReal(decimal))).not.toBe(0);
    expect(compareReals(root, numberReal(2 ** (1 / 3)))).toBe(0);
  });

  test("[REL2] small differences of surds keep their digits", () => {
    expect(realToNumber(surdReal(rational(10000n), rational(-1n), 99999999n))).toBeCloseTo(5.0000000125e-5, 16);
  });
});

test("[REL3] reals and sets print as LaTeX", () => {
  expect(realToLatex(rationalReal(rational(-1n, 2n)))).toBe("-\\frac{1}{2}");
  expect(realToLatex(surdReal(rational(1n, 2n), rational(-1n, 2n), 5n))).toBe("\\frac{1-\\sqrt{5}}{2}");
  expect(realToLatex(surdReal(rational(0n), rational(-2n), 3n))).toBe("-2\\sqrt{3}");
  expect(realSetToLatex(between("[", 1, 2, ")"), ",")).toBe("[1; 2)");
});

function between(open: "(" | "[", low: number | undefined, high: number | undefined, close: ")" | "]"): RealSet {
  return intervalSet(
    low === undefined ? undefined : wholeReal(low),
    open === "[",
    high === undefined ? undefined : wholeReal(high),
    close === "]",
  );
}

function points(...values: readonly number[]): RealSet {
  return pointSet(values.map(wholeReal));
}
