import {
  absolute,
  add,
  compare,
  divide,
  floatToRational,
  multiply,
  rational,
  subtract,
  type Rational,
} from "../rational.ts";
import type { NumberTree, Tree } from "../read/tree.ts";
import type { CheckOptions } from "../types.ts";
import { fault, type FormFault } from "./fault.ts";
import { polyOf, constantOf } from "./poly.ts";
import { bare, literalValue, powerOf, smallExponent, wholeValue } from "./shape.ts";

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
  const value = valueOf(tree);
  if (value === undefined || !(isRightWritten(tree, value, expected, options) || isNear(value, expected, options)))
    return { verdict: "incorrect", reason: "different" };
  const missing = digitsFault(tree, options);
  return missing === undefined ? { verdict: "correct", reason: "equal" } : { verdict: "wrong-form", ...missing };
}

function isRightWritten(tree: Tree, value: Rational, expected: Rational, options: CheckOptions): boolean {
  if (!isRightToDigits(value, expected, options)) return false;
  return options.extra_digits !== true || areExtraDigitsRight(tree, value, expected);
}

/** Within the tolerance told beside the digits. */
function isNear(value: Rational, expected: Rational, { tolerance }: CheckOptions): boolean {
  if (tolerance === undefined) return false;
  if ("digits" in tolerance) return isRightToDigits(value, expected, { sigfigs: tolerance.digits });
  const most =
    "abs" in tolerance ? floatToRational(tolerance.abs) : multiply(floatToRational(tolerance.rel), absolute(expected));
  return compare(absolute(subtract(value, expected)), most) <= 0;
}

/** How many digits are written, whatever they are. */
export function digitsFault(tree: Tree, options: CheckOptions): FormFault | undefined {
  const { sigfigs, decimals } = options;
  if (sigfigs === undefined && decimals === undefined) return undefined;
  const number = writtenNumber(tree);
  if (number === undefined) return fault("not-a-decimal");
  const places = number.decimals.length - (decimals === undefined ? 0 : placesLost(number));
  if (decimals !== undefined && places !== decimals && !(options.extra_digits === true && places > decimals))
    return fault("wrong-decimals", { asked: decimals, given: Math.max(places, 0) });
  if (sigfigs === undefined) return undefined;
  const { least, most } = figuresOf(number, options.strict === true);
  const isEnough = options.extra_digits === true ? sigfigs <= most : sigfigs >= least && sigfigs <= most;
  return isEnough ? undefined : fault("wrong-sigfigs", { asked: sigfigs, given: sigfigs < least ? least : most });
}

/** `1.50e1` has one decimal place: 15.0. */
function placesLost({ exponent }: NumberTree): number {
  return exponent ?? 0;
}

/** The digits that carry meaning; the zeros at the end of a whole number may or may not, and do not when strict. */
export function figuresOf(
  { whole, decimals }: NumberTree,
  strict: boolean,
): { readonly least: number; readonly most: number } {
  const digits = (whole + decimals).replace(/^0+/u, "");
  if (digits === "") return { least: 1, most: decimals.length + 1 };
  if (decimals !== "") return { least: digits.length, most: digits.length };
  const least = digits.replace(/0+$/u, "").length;
  return { least, most: strict ? least : digits.length };
}

/** The number whose digits are counted: bare, signed, or times a power of ten. */
function writtenNumber(tree: Tree): NumberTree | undefined {
  let inner = bare(tree);
  while (inner.type === "negative") inner = bare(inner.of);
  if (inner.type === "number") return inner;
  if (inner.type === "percent") return writtenNumber(inner.of);
  if (inner.type !== "product") return undefined;
  const number = writtenNumber(inner.left);
  const { base, exponent } = powerOf(bare(inner.right));
  const power = smallExponent(exponent);
  if (number === undefined || exponent === undefined || wholeValue(base) !== 10n || power === undefined)
    return undefined;
  return { ...number, exponent: (number.exponent ?? 0) + power };
}

function valueOf(tree: Tree): Rational | undefined {
  const literal = literalValue(tree);
  if (literal !== undefined) return literal;
  const poly = polyOf(tree);
  const constant = poly === undefined ? undefined : constantOf(poly);
  if (constant !== undefined) return constant;
  const number = writtenNumber(tree);
  return number === undefined ? undefined : literalValue(isNegative(tree) ? { type: "negative", of: number } : number);
}

function isNegative(tree: Tree): boolean {
  const inner = bare(tree);
  return inner.type === "negative" ? !isNegative(inner.of) : inner.type === "product" && isNegative(inner.left);
}

/** Whether a value is the right one when both are looked at to so many digits. */
export function isRightToDigits(value: Rational, expected: Rational, options: CheckOptions): boolean {
  const { sigfigs, decimals, accuracy } = options;
  const unit =
    sigfigs === undefined
      ? powerOfTen(-(decimals ?? 0))
      : powerOfTen(exponentOf(expected) - (Math.min(accuracy ?? sigfigs, 100) - 1));
  return isRightAt(unit, value, expected, options.truncation === true);
}

function isRightAt(unit: Rational, value: Rational, expected: Rational, truncation: boolean): boolean {
  const down = truncate(expected, unit);
  if (truncation && compare(truncate(value, unit), down) === 0) return true;
  const half = divide(unit, rational(2n));
  // Half up and half to even both count: a value on the edge may go either way.
  return [down, awayFrom0(down, expected, unit)].some((candidate) => {
    const isRounding = compare(absolute(subtract(candidate, expected)), half) <= 0;
    return isRounding && compare(absolute(subtract(value, candidate)), half) < 0;
  });
}

/** Digits past those asked are right too, as far as the right value has any; they may be cut off. */
function areExtraDigitsRight(tree: Tree, value: Rational, expected: Rational): boolean {
  const number = writtenNumber(tree);
  if (number === undefined) return true;
  const written = number.decimals.length - (number.exponent ?? 0);
  return isRightAt(powerOfTen(-Math.min(written, placesOf(expected))), value, expected, true);
}

/** How many decimal places a value has; more than anything typed where it has no end. */
function placesOf({ d }: Rational): number {
  let [rest, places] = [d, 0];
  while (rest % 10n === 0n) [rest, places] = [rest / 10n, places + 1];
  let more = 0;
  for (; rest > 1n && more < 400; more += 1) {
    if (rest % 2n === 0n) rest /= 2n;
    else if (rest % 5n === 0n) rest /= 5n;
    else return 400;
  }
  return places + more;
}

/** The place of the first digit: 0 for 1 to 9.99, 2 for 100, -1 for 0.5. */
function exponentOf(value: Rational): number {
  const size = absolute(value);
  if (size.n === 0n) return 0;
  let exponent = size.n.toString().length - size.d.toString().length;
  if (compare(size, powerOfTen(exponent)) < 0) exponent -= 1;
  return exponent;
}

function powerOfTen(exponent: number): Rational {
  const power = 10n ** BigInt(Math.abs(exponent));
  return exponent < 0 ? { n: 1n, d: power } : { n: power, d: 1n };
}

/** The multiple of the unit next to `down`, on the other side of the value. */
function awayFrom0(down: Rational, value: Rational, unit: Rational): Rational {
  if (compare(down, value) === 0) return down;
  return value.n < 0n ? subtract(down, unit) : add(down, unit);
}

function truncate(value: Rational, unit: Rational): Rational {
  const count = divide(value, unit);
  return multiply(rational(count.n / count.d), unit);
}
