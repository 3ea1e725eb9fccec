import { absolute, compare, floatToRational, multiply, subtract, type Rational } from "../rational.ts";
import type { NumberTree, Tree } from "../read/tree.ts";
import type { Approximation } from "./approximation.ts";

/** How far off a number may be: absolutely, as a share of the right one, in significant digits. */
export type Tolerance = { readonly abs: number } | { readonly rel: number } | { readonly digits: number };

/** Digits from which a decimal is taken for the written-out beginning of an endless one. */
const STANDS_FOR = 9;
/** Digits a double is printed with. */
const PRINTED = 15;

/** Whether two exact numbers are near enough, the end included. */
export function isWithin(expected: Rational, given: Rational, tolerance: Tolerance): boolean {
  return compare(absolute(subtract(expected, given)), allowedOf(expected, tolerance)) <= 0;
}

function allowedOf(expected: Rational, tolerance: Tolerance): Rational {
  if ("abs" in tolerance) return floatToRational(tolerance.abs);
  if ("rel" in tolerance) return multiply(floatToRational(tolerance.rel), absolute(expected));
  return floatToRational(halfUnit(Number(expected.n) / Number(expected.d), tolerance.digits));
}

/** How far a number of this size may be off. */
export function allowedError(value: number, tolerance: Tolerance): number {
  if ("abs" in tolerance) return tolerance.abs;
  return "rel" in tolerance ? tolerance.rel * Math.abs(value) : halfUnit(value, tolerance.digits);
}

/** Half a unit of the last of so many significant digits; 0 counts as having its first digit before the mark. */
function halfUnit(value: number, digits: number): number {
  // Not by a logarithm: that of 1000 is below 3 on some devices.
  const [, power = "0"] = value.toExponential().split("e");
  return Number(`0.5e${Number(power) + 1 - digits}`);
}

/** The number a tree is but for signs and brackets, when it is a decimal that ends. */
export function decimalOf(tree: Tree): NumberTree | undefined {
  switch (tree.type) {
    case "negative":
    case "positive":
    case "group":
      return decimalOf(tree.of);
    case "number":
      return tree.decimals !== "" && tree.repeating === undefined ? tree : undefined;
    default:
      return undefined;
  }
}

function significantDigits({ whole, decimals }: NumberTree): number {
  return (whole + decimals).replace(/^0+/u, "").length;
}

/** Whether a long decimal is the exact value, rounded or cut off at the digits shown: 0.3333333333 for 1/3. */
export function standsFor(decimal: NumberTree, shown: number, exact: Approximation): boolean {
  const digits = significantDigits(decimal);
  if (digits < STANDS_FOR) return false;
  const unit = Number(`1e${(decimal.exponent ?? 0) - decimal.decimals.length}`);
  // Above the decimal as far as a cut-off tail goes, below it half a unit.
  const excess = shown < 0 ? shown - exact.value : exact.value - shown;
  const slack = exact.error + (digits >= PRINTED ? Math.abs(shown) * 4e-16 : 0);
  return excess <= unit + slack && excess >= -unit / 2 - slack;
}
