import { multiplyNormals, multiplyOut, subtractNormals, whole } from "./arithmetic.ts";
import { minus, over, same, times, type Coefficient } from "./coefficient.ts";
import type { Atom, Factor, Monomial, Normal, Polynomial, Term } from "./normal.ts";
import { callAtom } from "./functions.ts";
import { clearingMonomial } from "./polynomial-in.ts";
import {
  addPolynomials,
  constantPolynomial,
  monomialOf,
  multiplyPolynomials,
  multiplyTerms,
  type Context,
} from "./polynomial.ts";

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
  return hasSquaredCosine(difference) ? withoutSquaredCosines(difference, cx) : difference;
}

/** What `a` is multiplied with to give `b`, when that is a number. */
export function ratioOf(a: Polynomial, b: Polynomial): Coefficient | undefined {
  const [first] = a;
  const [other] = b;
  if (first === undefined || other === undefined || a.length !== b.length) return undefined;
  const ratio = over(other.coefficient, first.coefficient);
  const fits = a.every(({ coefficient, monomial }, i) => {
    const term = b[i];
    return term?.monomial.key === monomial.key && same(term.coefficient, times(coefficient, ratio));
  });
  return fits ? ratio : undefined;
}

function hasSquaredCosine(a: Polynomial): boolean {
  return a.some(({ monomial }) => monomial.factors.some(isSquaredCosine));
}

function isSquaredCosine({ atom, exponent }: Factor): boolean {
  return atom.kind === "call" && atom.name === "cos" && typeof exponent === "number" && exponent >= 2;
}

function withoutSquaredCosines(a: Polynomial, cx: Context): Polynomial {
  let current = a;
  for (let round = 0; round < 40 && cx.left >= 0; round++) {
    let sum: Polynomial = [];
    let changed = false;
    for (const term of current) {
      const factor = term.monomial.factors.find(isSquaredCosine);
      if (factor === undefined) {
        sum = addPolynomials(sum, [term]);
        continue;
      }
      changed = true;
      sum = addPolynomials(sum, replaceSquare(term, factor, cx));
    }
    current = sum;
    if (!changed) break;
  }
  return current;
}

/** c²·t = (1 - s²)·t. */
function replaceSquare(term: Term, { atom }: Factor, cx: Context): Polynomial {
  const rest = multiplyTerms(term, { coefficient: 1, monomial: monomialOf([{ atom, exponent: -2 }]) });
  const sine = callAtom("sin", atom.args);
  const square: Polynomial = [
    { coefficient: 1, monomial: monomialOf([]) },
    { coefficient: minus(1), monomial: monomialOf([{ atom: sine, exponent: 2 }]) },
  ];
  return multiplyPolynomials([rest], square, [], cx);
}

/**
 * Whether a difference that is not empty is certainly not 0: its atoms stand in no algebraic relation. Unknowns,
 * roots of primes, π, e, logarithms of primes and of unknowns, powers such as 2^x and x^y, sine and cosine of one
 * thing.
 */
export function isCertain(difference: Polynomial): boolean {
  let angle: string | undefined;
  let alternating = false;
  for (const { monomial } of difference) {
    for (const { atom } of monomial.factors) {
      if (atom.kind === "alternating") alternating = true;
      if (isIndependent(atom)) continue;
      if (atom.kind !== "call" || (atom.name !== "sin" && atom.name !== "cos")) return false;
      const [of] = atom.args;
      if (of === undefined || !isPlainArgument(of) || of.top.every((term) => term.monomial.key === "#pi")) return false;
      angle ??= atom.key.slice(3);
      if (angle !== atom.key.slice(3)) return false;
    }
  }
  // cos(nπ) is (-1)^n on whole numbers.
  return !alternating || angle === undefined;
}

function isIndependent(atom: Atom): boolean {
  switch (atom.kind) {
    case "name":
    case "constant":
      return true;
    case "prime":
      return atom.name.length < 9;
    case "exponential":
    case "alternating":
      return isPlainMonomial(atom.exponent as Monomial);
    case "apply":
      return atom.name.length === 1 && atom.args.every(isPlainArgument);
    case "call":
      return (atom.name === "ln" || atom.name === "factorial") && isNameOrPrime(atom.args[0] as Normal);
    default:
      return false;
  }
}

function isNameOrPrime({ top, bottom }: Normal): boolean {
  const [term] = top;
  if (bottom.length > 0 || top.length !== 1 || term === undefined) return false;
  const [factor, second] = term.monomial.factors;
  if (factor === undefined) return typeof term.coefficient === "number" && term.coefficient > 1;
  return term.coefficient === 1 && second === undefined && factor.exponent === 1 && factor.atom.kind === "name";
}

function isPlainArgument({ top, bottom }: Normal): boolean {
  return bottom.length === 0 && top.every(({ monomial }) => isPlainMonomial(monomial));
}

function isPlainMonomial({ factors }: Monomial): boolean {
  return factors.every(
    ({ atom }) =>
      atom.kind === "name" ||
      atom.kind === "prime" ||
      atom.kind === "constant" ||
      (atom.kind === "call" && atom.name === "ln" && isNameOrPrime(atom.args[0] as Normal)),
  );
}
