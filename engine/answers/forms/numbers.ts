import { absolute, compare, gcd, isWhole, ONE, rational, type Rational } from "../rational.ts";
import { childrenOf, type NumberTree, type Tree } from "../read/tree.ts";
import type { CheckOptions, ReasonCode } from "../types.ts";
import { fault, type FormFault } from "./fault.ts";
import { mixedFault } from "./fractions.ts";
import { polyOf } from "./poly.ts";
import { bare, factorsOf, isSum, literalValue, powerOf, smallExponent, wholeValue } from "./shape.ts";

type NumberForm = NonNullable<CheckOptions["forms"]>[number];

/** A product of primes and their powers, in any order. */
export function judgePrimeFactors(tree: Tree): FormFault | undefined {
  const { top, bottom, signs } = factorsOf(tree);
  const isPrimes =
    bottom.length === 0 &&
    signs < 2 &&
    top.every((factor) => {
      const { base, exponent } = powerOf(factor);
      const times = smallExponent(exponent);
      const value = wholeValue(base);
      return value !== undefined && isPrime(value) && times !== undefined && times > 0;
    });
  return isPrimes ? undefined : fault("not-prime-factors");
}

function isPrime(value: bigint): boolean {
  if (value < 2n || value > 10n ** 12n) return false;
  const number = Number(value);
  for (let i = 2; i * i <= number; i += 1) if (number % i === 0) return false;
  return true;
}

/** One digit that is not 0 before the mark, times ten to a whole power. */
export function judgeScientific(tree: Tree, expected: Tree | undefined): FormFault | undefined {
  const isPlainAsked = expected !== undefined && unsigned(expected).type === "number" && !isScientific(expected);
  const inner = unsigned(tree);
  if (isPlainAsked && inner.type === "number" && isMantissa(inner)) return undefined;
  return isScientific(tree) ? undefined : fault("not-scientific");
}

export function isScientific(tree: Tree): boolean {
  const inner = unsigned(tree);
  if (inner.type === "number") {
    const isZero = !/[1-9]/u.test(inner.whole + inner.decimals);
    return isZero || (inner.exponent !== undefined && isMantissa(inner));
  }
  if (inner.type === "power") return isPowerOfTen(inner);
  if (inner.type !== "product") return false;
  const [left, right] = [unsigned(inner.left), bare(inner.right)];
  const [number, power] = left.type === "power" ? [right, left] : [left, right];
  return number.type === "number" && number.exponent === undefined && isMantissa(number) && isPowerOfTen(power);
}

function isMantissa({ whole }: NumberTree): boolean {
  return /^[1-9]$/u.test(whole);
}

function isPowerOfTen(tree: Tree): boolean {
  const { base, exponent } = powerOf(tree);
  return exponent !== undefined && wholeValue(base) === 10n && wholeValue(exponent) !== undefined;
}

function unsigned(tree: Tree): Tree {
  let inner = bare(tree);
  while (inner.type === "negative") inner = bare(inner.of);
  return inner;
}

/** One finished number, however written: not a sum or product still to be worked out. */
export function isFinishedNumber(tree: Tree): boolean {
  return formOf(tree) !== undefined && !isDoubleSigned(tree);
}

function isDoubleSigned(tree: Tree): boolean {
  const inner = bare(tree);
  return inner.type === "negative" && bare(inner.of).type === "negative";
}

/** A mixed number with a proper fraction; a whole number or proper fraction where the value is one. */
export function judgeMixed(tree: Tree): FormFault | undefined {
  const inner = unsigned(tree);
  if (inner.type === "mixed") return mixedFault(inner)?.reason === "improper" ? fault("improper") : undefined;
  const form = formOf(tree);
  if (form === "integer" || form === "proper") return undefined;
  const value = literalValue(tree);
  if (form === "decimal" && value !== undefined && isWhole(value)) return undefined;
  return fault("not-mixed");
}

/** `forms` and `simplify`: the writing of numbers. */
export function judgeAllowedForms(
  tree: Tree,
  options: CheckOptions,
  expected: Tree | undefined,
): FormFault | undefined {
  const { forms, simplify } = options;
  const missing = forms === undefined ? undefined : allowedFault(tree, forms, expected);
  if (missing !== undefined) return missing;
  if (simplify !== "required" && simplify !== "enforced") return undefined;
  return unreducedFault(tree);
}

function allowedFault(tree: Tree, forms: readonly NumberForm[], expected: Tree | undefined): FormFault | undefined {
  const form = formOf(tree);
  const allowed = allowedForms(forms, expected ?? tree);
  if (allowed.size === 0) return undefined;
  const inner = unsigned(tree);
  if (form !== undefined && allowed.has(form))
    return inner.type === "mixed" && mixedFault(inner)?.reason === "improper" ? fault("improper") : undefined;
  return fault(reasonFor(form, allowed));
}

/** The forms asked, and where none of them can write the value, the nearest that can. */
function allowedForms(forms: readonly NumberForm[], expected: Tree): ReadonlySet<NumberForm> {
  const allowed = new Set<NumberForm>(forms);
  allowed.delete("coefficient");
  if (allowed.has("pi") && piMultiple(expected) === undefined && !isNearPiMultiple(expected)) allowed.delete("pi");
  if (allowed.size === 0) return allowed;
  const value = literalValue(expected);
  if (value === undefined || allowed.has("pi") || allowed.has("log")) return allowed;
  if (isWhole(value)) {
    if (allowed.size > 1 || !allowed.has("scientific")) allowed.add("integer");
  } else if (compare(absolute(value), ONE) < 0) {
    if (allowed.has("mixed") || allowed.has("improper")) allowed.add("proper");
  } else if (allowed.has("proper") && !allowed.has("improper") && !allowed.has("mixed")) {
    allowed.add("improper");
    allowed.add("mixed");
  }
  return allowed;
}

function reasonFor(form: NumberForm | undefined, allowed: ReadonlySet<NumberForm>): ReasonCode {
  if (allowed.has("pi") || allowed.has("log")) return "not-exact";
  const fraction = allowed.has("proper") || allowed.has("improper");
  if (form === "improper" && fraction) return "improper";
  if (allowed.has("mixed") && !allowed.has("improper")) return "not-mixed";
  if (fraction) return "not-a-fraction";
  if (allowed.has("percent")) return "not-a-percent";
  if (allowed.has("decimal")) return "not-a-decimal";
  return allowed.has("scientific") ? "not-scientific" : "not-a-whole-number";
}

/** How a number is written; undefined for what is still to be worked out. */
function formOf(tree: Tree): NumberForm | undefined {
  const inner = unsigned(tree);
  switch (inner.type) {
    case "number":
      return inner.exponent !== undefined ? "scientific" : inner.decimals === "" ? "integer" : "decimal";
    case "mixed":
      return "mixed";
    case "percent":
      return formOf(inner.of) === undefined ? undefined : "percent";
    case "fraction": {
      const [top, bottom] = [wholeValue(inner.left), wholeValue(inner.right)];
      if (top === undefined || bottom === undefined) break;
      return size(top) < size(bottom) ? "proper" : "improper";
    }
    case "call":
      return inner.name === "ln" || inner.name === "log" ? "log" : undefined;
    default:
  }
  if (piMultiple(inner) !== undefined) return "pi";
  return isScientific(inner) ? "scientific" : undefined;
}

function size(value: bigint): bigint {
  return value < 0n ? -value : value;
}

/** Names, or their letters in order of the alphabet, that stand for multiples of π where one is asked. */
const PI_NAMES: ReadonlyMap<string, Rational> = new Map([
  ["p", ONE],
  ["τ", rational(2n)],
  ["tau", rational(2n)],
  ["atu", rational(2n)],
  ["t", rational(2n)],
  ["apu", rational(3n, 2n)],
]);

/** The number that multiplies π, where the tree is a product of one number and π, and nothing else. */
export function piMultiple(tree: Tree): Rational | undefined {
  const inner = bare(tree);
  if (isSum(inner)) return undefined;
  const poly = polyOf(inner);
  const [monomial] = poly?.size === 1 ? poly.values() : [];
  if (monomial === undefined || monomial.powers.length === 0) return undefined;
  if (monomial.powers.some(([, exponent]) => exponent !== 1)) return undefined;
  const name = monomial.powers.map(([atom]) => atom).join("");
  const unit = name === "#pi" ? ONE : PI_NAMES.get(name);
  return unit === undefined ? undefined : rational(monomial.coefficient.n * unit.n, monomial.coefficient.d * unit.d);
}

const MOST_PARTS = 360;

/** A decimal that can only have come from a multiple of π with a small denominator. */
function isNearPiMultiple(tree: Tree): boolean {
  const value = literalValue(tree);
  if (value === undefined || value.n === 0n) return false;
  const number = Number(value.n) / Number(value.d) / Math.PI;
  for (let parts = 1; parts <= MOST_PARTS; parts += 1) {
    const top = number * parts;
    const whole = Math.round(top);
    if (whole !== 0 && Math.abs(top - whole) <= 1e-12 * Math.abs(whole) * parts) return true;
  }
  return false;
}

/** Every fraction of whole numbers, every mixed number and every multiple of π in lowest terms. */
function unreducedFault(tree: Tree): FormFault | undefined {
  if (tree.type === "mixed") return mixedFault(tree);
  if (tree.type === "fraction" || tree.type === "quotient") {
    const { top, bottom, signsBelow } = factorsOf(tree);
    const [above, below] = [wholesIn(top), wholesIn(bottom)];
    if (below !== undefined && signsBelow > 0) return fault("not-lowest-terms");
    const isNumeric = [...top, ...bottom].every((factor) => wholeValue(factor) !== undefined || isPi(factor));
    if (isNumeric && below !== undefined) {
      const common = gcd(above ?? 1n, below);
      if (common > 1n || below === 1n) return fault("not-lowest-terms", { factor: String(common) });
    }
  }
  for (const child of childrenOf(tree)) {
    const missing = unreducedFault(child);
    if (missing !== undefined) return missing;
  }
  return undefined;
}

function wholesIn(factors: readonly Tree[]): bigint | undefined {
  let product: bigint | undefined;
  for (const factor of factors) {
    const value = wholeValue(factor);
    if (value !== undefined) product = (product ?? 1n) * value;
  }
  return product;
}

function isPi(factor: Tree): boolean {
  return (factor.type === "constant" && factor.name === "pi") || (factor.type === "name" && PI_NAMES.has(factor.name));
}
