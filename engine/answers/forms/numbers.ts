import { ONE, multiply, rational, type Rational } from "../rational.ts";
import { numericValue, toRational } from "../algebra/index.ts";
import type { Tree } from "../read/tree.ts";
import type { CheckOptions } from "../types.ts";
import { fault, faultIf, type FormFault } from "./fault.ts";
import { isLiteral, literalValue } from "./literal.ts";
import {
  improperFault,
  lowestTermsFault,
  reasonFor,
  withNearest,
  writtenForm,
  type NumberForm,
} from "./plain-numbers.ts";
import { polyOf } from "./poly.ts";
import { bare, factorsOf, isSum, powerOf, unsigned, wholeValue } from "./shape.ts";

/** A product of primes and their powers, in any order. */
export function judgePrimeFactors(tree: Tree): FormFault | undefined {
  const { top, bottom, signs } = factorsOf(tree);
  const isOfPrimes = top.every((factor) => {
    const { base, times = 0 } = powerOf(factor);
    return isPrime(wholeValue(base) ?? 0n) && times > 0;
  });
  return faultIf(!isOfPrimes || bottom.length > 0 || signs > 1, "not-prime-factors");
}

function isPrime(value: bigint): boolean {
  const number = Number(value);
  if (number < 2 || number > 1e12) return false;
  for (let i = 2; i * i <= number; i += 1) if (number % i === 0) return false;
  return true;
}

/** One digit that is not 0 before the mark, times ten to a whole power. */
export function judgeScientific(tree: Tree, expected: Tree | undefined): FormFault | undefined {
  const isPlainAsked = expected !== undefined && unsigned(expected).type === "number" && !isScientific(expected);
  return faultIf(!isScientific(tree) && !(isPlainAsked && isMantissa(unsigned(tree))), "not-scientific");
}

export function isScientific(tree: Tree): boolean {
  const inner = unsigned(tree);
  if (inner.type === "number")
    return !/[1-9]/u.test(inner.whole + inner.decimals) || (inner.exponent !== undefined && isMantissa(inner));
  if (inner.type !== "product") return isPowerOfTen(inner);
  const [left, right] = [unsigned(inner.left), bare(inner.right)];
  return (isPlainMantissa(left) && isPowerOfTen(right)) || (isPowerOfTen(left) && isPlainMantissa(right));
}

function isMantissa(tree: Tree): boolean {
  return tree.type === "number" && /^[1-9]$/u.test(tree.whole);
}

function isPlainMantissa(tree: Tree): boolean {
  return isMantissa(tree) && !("exponent" in tree && tree.exponent !== undefined);
}

function isPowerOfTen(tree: Tree): boolean {
  const { base, exponent } = powerOf(tree);
  return exponent !== undefined && wholeValue(base) === 10n && wholeValue(exponent) !== undefined;
}

/** One finished number, however written: not a sum or product still to be worked out. */
export function isFinishedNumber(tree: Tree): boolean {
  return formOf(tree) !== undefined;
}

/** A mixed number with a proper fraction; a whole number or proper fraction where the value is one. */
export function judgeMixed(tree: Tree): FormFault | undefined {
  const form = formOf(tree);
  if (form === "mixed") return improperFault(tree);
  const value = form === "decimal" ? literalValue(tree) : undefined;
  return faultIf(form !== "integer" && form !== "proper" && value?.d !== 1n, "not-mixed");
}

/** `forms` and `simplify`: the writing of numbers. */
export function judgeAllowedForms(
  tree: Tree,
  { forms, simplify = "optional" }: CheckOptions,
  expected: Tree = tree,
): FormFault | undefined {
  const allowed = forms ? allowedForms(forms, expected) : new Set<NumberForm>();
  const form = formOf(tree);
  const isAllowed = allowed.size === 0 || (form !== undefined && allowed.has(form));
  const missing = isAllowed ? (allowed.size > 0 ? improperFault(tree) : undefined) : fault(reasonFor(form, allowed));
  return missing ?? (simplify === "optional" ? undefined : unreducedFault(tree));
}

/** The forms asked, and where none of them can write the value, the nearest that can. */
function allowedForms(forms: readonly NumberForm[], expected: Tree): ReadonlySet<NumberForm> {
  const allowed = new Set<NumberForm>(forms);
  allowed.delete("coefficient");
  if (piMultiple(expected) === undefined && !(isLiteral(expected) && isNearPiMultiple(numericValue(expected))))
    allowed.delete("pi");
  const value = literalValue(expected);
  const isNumber = value !== undefined && allowed.size > 0 && !allowed.has("pi") && !allowed.has("log");
  return isNumber ? withNearest(allowed, value) : allowed;
}

/** How a number is written, on the tree as typed [CHK5]; undefined for what is still to be worked out, `--3` too. */
export function formOf(tree: Tree): NumberForm | undefined {
  return writtenForm(tree, otherForm);
}

/** The form of what is neither a numeral nor a fraction or mixed number of them. */
export function otherForm(tree: Tree): NumberForm | undefined {
  return isPiMultiple(tree) ? "pi" : isScientific(tree) ? "scientific" : undefined;
}

/** Every fraction of whole numbers, every mixed number and every multiple of π in lowest terms. */
export function unreducedFault(tree: Tree): FormFault | undefined {
  return lowestTermsFault(tree, isPiMultiple);
}

export function isPiMultiple(tree: Tree): boolean {
  return piMultiple(tree) !== undefined;
}

/** What is read for π where a multiple of it is asked: letters in order of the alphabet, and what they are worth. */
const PI_NAMES: ReadonlyMap<string, Rational> = new Map([
  ["constantpi()", ONE],
  ["p", ONE],
  ["τ", rational(2n)],
  ["tau", rational(2n)],
  ["atu", rational(2n)],
  ["t", rational(2n)],
  ["apu", rational(3n, 2n)],
]);

/** The number that multiplies π, where the tree is a product of one number and π, and nothing else. */
export function piMultiple(tree: Tree): Rational | undefined {
  const [term, ...others] = isSum(bare(tree)) ? [] : (polyOf(tree) ?? []);
  const powers = term?.monomial.factors ?? [];
  const unit = PI_NAMES.get(powers.map(({ atom, exponent }) => (exponent === 1 ? atom.name : "?")).join(""));
  return term && unit && others.length === 0 ? multiply(toRational(term.coefficient), unit) : undefined;
}

const MOST_PARTS = 360;

/** A decimal that can only have come from a multiple of π with a small denominator. */
function isNearPiMultiple(value: number): boolean {
  return Array.from({ length: MOST_PARTS }, (_, parts) => (value / Math.PI) * (parts + 1)).some(
    (top) => Math.abs(top) < 1e6 && Math.abs(top / Math.round(top) - 1) < 1e-14,
  );
}
