import {
  atomNormal,
  multiplyNormals,
  multiplyOut,
  ONE_NORMAL,
  powerOfNormal,
  powerTerm,
  subtractNormals,
  whole,
} from "./arithmetic.ts";
import { over, same, times, toRational, type Coefficient } from "./coefficient.ts";
import { SURELY_PRIME } from "./roots.ts";
import type { Atom, Factor, Normal, Polynomial, Term } from "./normal.ts";
import { callAtom } from "./functions.ts";
import { clearingMonomial } from "./polynomial-in.ts";
import { constantPolynomial, sumOfTerms, multiplyTerms, type Context } from "./polynomial.ts";

/**
 * What two normal forms differ by, times something that is not 0: empty where they are equal for certain.
 * Divisors are multiplied out, negative exponents cleared, cos² is written 1 - sin².
 */
export function differenceOf(a: Normal, b: Normal, cx: Context): Polynomial {
  const quotient = subtractNormals(a, b, cx);
  let difference = quotient.top;
  if (difference.length === 0) return difference;
  const constant = quotient.bottom.length > 0 ? ratioOf(multiplyOut(quotient.bottom, cx).top, difference) : undefined;
  if (constant !== undefined) return constantPolynomial(constant);
  if (difference.length === 1) return difference;
  const clearing = clearingMonomial(difference);
  if (clearing.monomial.factors.length > 0) difference = multiplyNormals(whole(difference), whole([clearing]), cx).top;
  return withoutSquaredCosines(difference, cx);
}

/** What `a` is multiplied with to give `b`, when that is a number. */
export function ratioOf(a: Polynomial, b: Polynomial): Coefficient | undefined {
  const [first] = a;
  const [other] = b;
  if (first === undefined || other === undefined || a.length !== b.length) return undefined;
  if (toRational(first.coefficient).n === 0n) return undefined;
  const ratio = over(other.coefficient, first.coefficient);
  const fits = a.every(({ coefficient, monomial }, i) => {
    const term = b[i];
    return term?.monomial.key === monomial.key && same(term.coefficient, times(coefficient, ratio));
  });
  return fits ? ratio : undefined;
}

/** Largest power of a cosine that is written with sines. */
const MAX_SQUARES = 6;

/** c²ᵏ·t = (1 - s²)ᵏ·t, for every cosine; powers too large stay. */
function withoutSquaredCosines(a: Polynomial, cx: Context): Polynomial {
  let current = a;
  // Each round takes one cosine of every term.
  for (let round = 0; round < 3 && current.some(squaredCosineIn); round++)
    current = sumOfTerms(current.flatMap((term) => replaceSquares(term, cx)));
  return current;
}

function squaredCosineIn({ monomial }: Term): Factor | undefined {
  return monomial.factors.find(
    ({ atom, exponent }) => atom.name === "cos" && typeof exponent === "number" && exponent >= 2,
  );
}

function replaceSquares(term: Term, cx: Context): Polynomial {
  const { atom, exponent = 0 } = squaredCosineIn(term) ?? {};
  const squares = typeof exponent === "number" ? Math.floor(exponent / 2) : 0;
  if (atom === undefined || squares > MAX_SQUARES) return [term];
  const rest = multiplyTerms(term, powerTerm(atom, -2 * squares));
  const sine = atomNormal(callAtom("sin", atom.args));
  const square = subtractNormals(ONE_NORMAL, powerOfNormal(sine, 2, cx), cx);
  return multiplyNormals(whole([rest]), powerOfNormal(square, squares, cx), cx).top;
}

/**
 * Whether a difference that is not empty is certainly not 0: its atoms stand in no algebraic relation. Unknowns,
 * roots of primes, π, e, logarithms of primes and of unknowns, powers such as 2^x and x^y, sine and cosine of one
 * thing.
 */
export function isCertain(difference: Polynomial): boolean {
  let angle: string | undefined;
  let alternating = false;
  let large: string | undefined;
  for (const { monomial } of difference) {
    for (const { atom } of monomial.factors) {
      if (atom.kind === "alternating") alternating = true;
      if (atom.kind === "prime" && Number(atom.name) >= SURELY_PRIME) {
        // Of large numbers only one is known not to be a power; two of them may have a factor in common.
        large ??= atom.name;
        if (large !== atom.name) return false;
      }
      if (isIndependent(atom)) continue;
      if (atom.kind !== "call" || (atom.name !== "sin" && atom.name !== "cos")) return false;
      const [of] = atom.args;
      if (of === undefined || !isPlainSum(of) || of.top.every((term) => term.monomial.key === "#pi")) return false;
      angle ??= atom.key.slice(3);
      if (angle !== atom.key.slice(3)) return false;
    }
  }
  // cos(nπ) is (-1)^n on whole numbers.
  return !alternating || angle === undefined;
}

function isIndependent({ kind, name, args, exponent }: Atom): boolean {
  if (exponent !== undefined) return exponent.factors.every(({ atom }) => isPlain(atom));
  if (kind === "apply") return name.length === 1 && args.every(isPlainSum);
  return PLAIN.has(kind) || ((name === "ln" || name === "factorial") && isNameOrNumber(args[0] as Normal));
}

const PLAIN: ReadonlySet<string> = new Set(["name", "prime", "constant"]);

function isPlain({ kind, name, args }: Atom): boolean {
  return PLAIN.has(kind) || (name === "ln" && isNameOrNumber(args[0] as Normal));
}

function isPlainSum({ top, bottom }: Normal): boolean {
  return bottom.length === 0 && top.every(({ monomial }) => monomial.factors.every(({ atom }) => isPlain(atom)));
}

/** An unknown, or a number above 1. */
function isNameOrNumber({ top: [term, second], bottom }: Normal): boolean {
  if (bottom.length > 0 || term === undefined || second !== undefined) return false;
  const { coefficient, monomial } = term;
  const [factor] = monomial.factors;
  return factor === undefined
    ? typeof coefficient === "number" && coefficient > 1
    : coefficient === 1 && factor.atom.kind === "name" && monomial.key === factor.atom.key;
}
