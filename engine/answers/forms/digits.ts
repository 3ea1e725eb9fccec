import { rationalValue } from "../algebra/index.ts";
import { isWithin } from "../algebra/tolerance.ts";
import { absolute, add, compare, divide, equals, multiply, rational, subtract, type Rational } from "../rational.ts";
import type { NumberTree, Tree } from "../read/tree.ts";
import type { CheckOptions } from "../types.ts";
import { fault, type FormFault } from "./fault.ts";
import { bare, powerOf, unsigned, wholeValue } from "./shape.ts";

export interface DigitsVerdict {
  readonly verdict: "correct" | "incorrect" | "wrong-form";
  readonly reason: FormFault["reason"];
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Value first, to the digits asked, then how many digits are written. */
export function judgeWrittenDigits(tree: Tree, expected: Rational, options: CheckOptions): DigitsVerdict {
  const inner = bare(tree);
  // The digits before a percent sign are the ones asked.
  if (inner.type === "percent") return judgeWrittenDigits(inner.of, multiply(expected, rational(100n)), options);
  const value = rationalValue(tree);
  if (value === undefined || !isRight(tree, value, expected, options))
    return { verdict: "incorrect", reason: "different" };
  const missing = digitsFault(tree, options);
  return missing === undefined ? { verdict: "correct", reason: "equal" } : { verdict: "wrong-form", ...missing };
}

/** To the digits asked, those beyond them too, or within the tolerance told beside them. */
function isRight(tree: Tree, value: Rational, expected: Rational, options: CheckOptions): boolean {
  const { tolerance, extra_digits } = options;
  // Exactly right is right, also where it lies on the edge between two roundings of itself.
  if (equals(value, expected)) return true;
  if (isRightToDigits(value, expected, options) && (!extra_digits || areAllRight(tree, value, expected))) return true;
  return tolerance !== undefined && isWithin(expected, value, tolerance);
}

/** How many digits are written, whatever they are. */
export function digitsFault(
  tree: Tree,
  { sigfigs, decimals, strict, extra_digits }: CheckOptions,
): FormFault | undefined {
  if (sigfigs === undefined && decimals === undefined) return undefined;
  const number = writtenNumber(tree);
  if (number === undefined) return fault("not-a-decimal");
  const places = placesIn(number);
  if (decimals !== undefined && (extra_digits ? places < decimals : places !== decimals))
    return fault("wrong-decimals", { asked: decimals, given: Math.max(places, 0) });
  const [least, most] = figuresOf(number, strict);
  return sigfigs === undefined || (sigfigs <= most && (extra_digits || sigfigs >= least))
    ? undefined
    : fault("wrong-sigfigs", { asked: sigfigs, given: sigfigs < least ? least : most });
}

/** `1.50e1` has one decimal place: 15.0. */
function placesIn({ decimals, exponent = 0 }: NumberTree): number {
  return decimals.length - exponent;
}

/** The digits that carry meaning; the zeros at the end of a whole number may or may not, and do not when strict. */
function figuresOf({ whole, decimals }: NumberTree, strict = false): readonly [least: number, most: number] {
  const digits = (whole + decimals).replace(/^0+/u, "");
  if (digits === "") return [1, decimals.length + 1];
  const least = decimals === "" ? digits.replace(/0+$/u, "").length : digits.length;
  return [least, strict ? least : digits.length];
}

/** The number whose digits are counted: bare, signed, or times a power of ten. */
function writtenNumber(tree: Tree): NumberTree | undefined {
  const inner = unsigned(tree);
  if (inner.type === "number") return inner;
  if (inner.type === "percent") return writtenNumber(inner.of);
  if (inner.type !== "product") return undefined;
  const number = writtenNumber(inner.left);
  const { base, exponent, times } = powerOf(bare(inner.right));
  if (number === undefined || exponent === undefined || wholeValue(base) !== 10n || times === undefined)
    return undefined;
  return { ...number, exponent: (number.exponent ?? 0) + times };
}

/** Whether a value is the right one when both are looked at to so many digits. */
export function isRightToDigits(value: Rational, expected: Rational, options: CheckOptions): boolean {
  const { sigfigs = 0, decimals = 0, accuracy = sigfigs } = options;
  const place = sigfigs === 0 ? -decimals : exponentOf(expected) - Math.min(accuracy, 100) + 1;
  return isRightAt(place, value, expected, options);
}

/** At the place of a power of ten: within half of it from the right value rounded there; or cut off there. */
function isRightAt(
  place: number,
  value: Rational,
  expected: Rational,
  { truncation = false, rounding }: Pick<CheckOptions, "truncation" | "rounding">,
): boolean {
  const unit = powerOfTen(place);
  const half = divide(unit, rational(2n));
  const isWithinHalf = (a: Rational, b: Rational, edge: number): boolean =>
    compare(absolute(subtract(a, b)), half) < edge;
  const down = truncate(expected, unit);
  const up = add(down, expected.n < 0n ? { n: -unit.n, d: unit.d } : unit);
  // Half up and half to even both count, a value on the edge may go either way, unless half up is what is taught.
  const nears = rounding === undefined ? [down, up] : [isWithinHalf(down, expected, 0) ? down : up];
  const isRounded = nears.some((near) => isWithinHalf(near, expected, 1) && isWithinHalf(value, near, 0));
  return isRounded || (truncation && compare(truncate(value, unit), down) === 0);
}

/** Digits past those asked are right too, as far as the right value has any; they may be cut off. */
function areAllRight(tree: Tree, value: Rational, expected: Rational): boolean {
  const number = writtenNumber(tree);
  if (number === undefined) return true;
  let places = 0;
  while (places < placesIn(number) && 10n ** BigInt(places) % expected.d !== 0n) places += 1;
  return isRightAt(-Math.min(places, placesIn(number)), value, expected, { truncation: true });
}

/** The place of the first digit: 0 for 1 to 9.99, 2 for 100, -1 for 0.5. */
function exponentOf(value: Rational): number {
  const size = absolute(value);
  const exponent = String(size.n).length - String(size.d).length;
  return value.n === 0n ? 0 : exponent - Number(compare(size, powerOfTen(exponent)) < 0);
}

function powerOfTen(exponent: number): Rational {
  const power = 10n ** BigInt(Math.abs(exponent));
  return exponent < 0 ? { n: 1n, d: power } : { n: power, d: 1n };
}

function truncate(value: Rational, unit: Rational): Rational {
  const count = divide(value, unit);
  return multiply(rational(count.n / count.d), unit);
}
