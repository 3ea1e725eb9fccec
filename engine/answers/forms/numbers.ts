import { absolute, compare, gcd, isWhole, multiply, ONE, rational, type Rational } from "../rational.ts";
import { numericValue, toRational } from "../algebra/index.ts";
import { childrenOf, type Tree } from "../read/tree.ts";
import type { CheckOptions, ReasonCode } from "../types.ts";
import { fault, faultIf, firstFault, type FormFault } from "./fault.ts";
import { mixedFault } from "./fractions.ts";
import { polyOf } from "./poly.ts";
import { bare, factorsOf, isFraction, isLiteral, isSum, literalValue, powerOf, unsigned, wholeValue } from "./shape.ts";

/** How a number may be written. */
export type NumberForm = NonNullable<CheckOptions["forms"]>[number];

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

export function improperFault(tree: Tree): FormFault | undefined {
  return faultIf(mixedFault(unsigned(tree))?.reason === "improper", "improper");
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

/** Where none of the forms can write the value, the nearest that can is allowed too. */
export function withNearest(allowed: Set<NumberForm>, value: Rational): ReadonlySet<NumberForm> {
  const has = (...names: readonly NumberForm[]): boolean => names.some((name) => allowed.has(name));
  if (isWhole(value)) {
    if (allowed.size > 1 || !has("scientific")) allowed.add("integer");
  } else if (compare(absolute(value), ONE) < 0) {
    if (has("mixed", "improper")) allowed.add("proper");
  } else if (has("proper") && !has("improper", "mixed")) allowed.add("improper").add("mixed");
  return allowed;
}

export function reasonFor(form: NumberForm | undefined, allowed: ReadonlySet<NumberForm>): ReasonCode {
  const isFractionAsked = allowed.has("proper") || allowed.has("improper");
  if (form === "improper" && isFractionAsked) return "improper";
  return (
    REASONS.find(([asked, , without]) => allowed.has(asked) && !(without && allowed.has(without)))?.[1] ??
    "not-a-whole-number"
  );
}

/** What is said where a form is asked, unless another is asked too. */
const REASONS: readonly (readonly [asked: NumberForm, reason: ReasonCode, without?: NumberForm])[] = [
  ["pi", "not-exact"],
  ["log", "not-exact"],
  ["mixed", "not-mixed", "improper"],
  ["proper", "not-a-fraction"],
  ["improper", "not-a-fraction"],
  ["percent", "not-a-percent"],
  ["decimal", "not-a-decimal"],
  ["scientific", "not-scientific"],
];

/** How a number is written, on the tree as typed [CHK5]; undefined for what is still to be worked out, `--3` too. */
export function formOf(tree: Tree, isSigned = false): NumberForm | undefined {
  switch (tree.type) {
    case "negative":
    case "positive":
      return isSigned ? undefined : formOf(tree.of, true);
    case "group":
      return formOf(tree.of);
    case "number":
      return tree.exponent !== undefined ? "scientific" : tree.decimals === "" ? "integer" : "decimal";
    case "mixed":
      return "mixed";
    case "percent":
      return formOf(tree.of) && "percent";
    case "call":
      return tree.name.startsWith("l") ? "log" : undefined;
    case "fraction": {
      const { left, right } = tree;
      const [top, bottom] = [wholeValue(left), wholeValue(right)];
      if (top === undefined || bottom === undefined) break;
      const isFinished = formOf(left) !== undefined && formOf(right) !== undefined;
      return isFinished ? (top * top < bottom * bottom ? "proper" : "improper") : undefined;
    }
    default:
  }
  return piMultiple(tree) ? "pi" : isScientific(tree) ? "scientific" : undefined;
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

/** Every fraction of whole numbers, every mixed number and every multiple of π in lowest terms. */
export function unreducedFault(tree: Tree): FormFault | undefined {
  const own = isFraction(tree) ? unreducedFractionFault(tree) : mixedFault(tree);
  return own ?? firstFault(childrenOf(tree), unreducedFault);
}

function unreducedFractionFault(tree: Tree): FormFault | undefined {
  const { top, bottom, signsBelow, all } = factorsOf(tree);
  const isNumber = (factor: Tree): boolean => wholeValue(factor) !== undefined || piMultiple(factor) !== undefined;
  const [above, below] = [top, bottom].map((factors) => {
    const wholes = factors.flatMap((factor) => wholeValue(factor) ?? []);
    return wholes.reduce((product, value) => product * value, 1n);
  });
  if (signsBelow > 0 && bottom.some((factor) => wholeValue(factor) !== undefined)) return fault("not-lowest-terms");
  if (above === undefined || below === undefined || !all.every(isNumber)) return undefined;
  const common = gcd(above, below);
  return common > 1n || below === 1n ? fault("not-lowest-terms", { factor: String(common) }) : undefined;
}
