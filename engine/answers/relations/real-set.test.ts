import { describe, expect, test } from "vitest";
import { rational, type Rational } from "../rational.ts";
import { compareReals, numberReal, rationalReal, realToLatex, type Real } from "./real.ts";
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
    [root(2n), rationalReal(rational(141421356237n, 100000000000n)), 1],
    [root(2n), { value: Math.SQRT2, zeroOf: whole([-4n, 0n, 0n, 0n, 1n]) }, 0],
    [root(2n), numberReal(Math.SQRT2 + 1e-15), 0],
    [root(2n), root(3n), -1],
    [wholeReal(2), rationalReal(rational(5n, 2n)), -1],
    // Nearer than floats can tell, and a zero of something else.
    [{ value: Math.SQRT2, zeroOf: whole([-2n, 0n, 1n]) }, { value: Math.SQRT2, zeroOf: whole([-3n, 0n, 1n]) }, "apart"],
  ] as const)("[REL2] %o against %o: %s", ([a, b, order]) => {
    const found = Math.sign(compareReals(a, b));
    expect(order === "apart" ? found !== 0 : found === order).toBe(true);
    if (order !== "apart") expect(Math.sign(compareReals(b, a)) + order).toBe(0);
  });

  test("[REL2] a third root is not the decimal that floats cannot tell from it", () => {
    const third = { value: Math.cbrt(2), zeroOf: whole([-2n, 0n, 0n, 1n]) };
    const decimal = rational(12599210498948732n, 10000000000000000n);
    expect(compareReals(third, rationalReal(decimal))).not.toBe(0);
    expect(compareReals(third, numberReal(2 ** (1 / 3)))).toBe(0);
  });
});

test("[REL3] reals and sets print as LaTeX", () => {
  expect(realToLatex(rationalReal(rational(-1n, 2n)))).toBe("-\\frac{1}{2}");
  expect(realToLatex(numberReal(Math.SQRT2), ",")).toBe("1,41421");
  expect(realSetToLatex(between("[", 1, 2, ")"), ",")).toBe("[1; 2)");
});

function whole(coefficients: readonly bigint[]): readonly Rational[] {
  return coefficients.map((coefficient) => rational(coefficient));
}

function root(n: bigint): Real {
  return { value: Math.sqrt(Number(n)), zeroOf: whole([-n, 0n, 1n]) };
}

function wholeReal(value: number): Real {
  return rationalReal(rational(BigInt(value)));
}

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
