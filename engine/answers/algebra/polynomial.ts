import type { Problem } from "../read/problem.ts";
import {
  commonContent,
  compareCoefficients,
  costOf,
  floorOf,
  minus,
  over,
  plus,
  same,
  signOfCoefficient,
  textOf,
  times,
  toRational,
  wholePower,
  type Coefficient,
} from "./coefficient.ts";
import { charge } from "../work-account.ts";
import type { Atom, Factor, Monomial, Normal, Polynomial, Term } from "./normal.ts";

/** What one comparison may still spend, and what went wrong. Passed to everything that works a form out. */
export interface Context {
  /** Whether all unknowns are above 0. */
  readonly positive: boolean;
  /** Whether the name `i` is the imaginary unit. */
  readonly imaginary: boolean;
  /** What x, y and z stand for inside a formula. */
  children?: readonly Normal[] | undefined;
  /** Term operations left. */
  left: number;
  problem: Problem | undefined;
}

export const UNIT: Monomial = { key: "", factors: [] };
export const ZERO_POLYNOMIAL: Polynomial = [];
export const ONE_POLYNOMIAL: Polynomial = [{ coefficient: 1, monomial: UNIT }];

/** Term operations one normal form or comparison may take. */
const WORK = 3000;

export function createContext(positive: boolean, imaginary = false): Context {
  return { positive, imaginary, left: WORK, problem: undefined };
}

/** The same work over again for another expression. */
export function renew(cx: Context): void {
  cx.left = WORK;
  cx.problem = undefined;
}

/** Notes that the work is more than an answer can need; from then on nothing more is worked out. */
export function giveUp(cx: Context): void {
  cx.left = -1;
  cx.problem ??= { reason: "too-complicated", params: {} };
}

export function constantPolynomial(value: Coefficient): Polynomial {
  return value === 0 ? ZERO_POLYNOMIAL : value === 1 ? ONE_POLYNOMIAL : [{ coefficient: value, monomial: UNIT }];
}

export function monomialOf(factors: readonly Factor[]): Monomial {
  if (factors.length === 0) return UNIT;
  let key = "";
  for (let i = 0; i < factors.length; i++) {
    const { atom, exponent } = factors[i] as Factor;
    if (i > 0) key += "*";
    key += exponent === 1 ? atom.key : `${atom.key}^${textOf(exponent)}`;
  }
  return { key, factors };
}

export function atomPolynomial(atom: Atom): Polynomial {
  return [{ coefficient: 1, monomial: { key: atom.key, factors: [{ atom, exponent: 1 }] } }];
}

export function polynomialKey(a: Polynomial): string {
  let key = "";
  for (const { coefficient, monomial } of a) {
    if (key !== "") key += "+";
    key += coefficient === 1 && monomial.key !== "" ? monomial.key : `${textOf(coefficient)}~${monomial.key}`;
  }
  return key;
}

export function samePolynomial(a: Polynomial, b: Polynomial): boolean {
  return (
    a.length === b.length &&
    a.every(({ coefficient, monomial }, i) => {
      const other = b[i] as Term;
      return monomial.key === other.monomial.key && same(coefficient, other.coefficient);
    })
  );
}

export function addPolynomials(a: Polynomial, b: Polynomial): Polynomial {
  if (a.length === 0) return b;
  if (b.length === 0) return a;
  const out: Term[] = [];
  let j = 0;
  for (let i = 0; i < a.length; i++) {
    const left = a[i] as Term;
    const { key } = left.monomial;
    while (j < b.length && (b[j] as Term).monomial.key < key) out.push(b[j++] as Term);
    const right = b[j];
    if (right?.monomial.key !== key) {
      out.push(left);
      continue;
    }
    j++;
    const coefficient = plus(left.coefficient, right.coefficient);
    if (coefficient !== 0) out.push({ coefficient, monomial: left.monomial });
  }
  while (j < b.length) out.push(b[j++] as Term);
  return out;
}

export function scalePolynomial(a: Polynomial, by: Coefficient): Polynomial {
  if (by === 1) return a;
  if (by === 0) return ZERO_POLYNOMIAL;
  return a.map(({ coefficient, monomial }) => ({ coefficient: times(coefficient, by), monomial }));
}

export function negatePolynomial(a: Polynomial): Polynomial {
  return a.map(({ coefficient, monomial }) => ({ coefficient: minus(coefficient), monomial }));
}

/** The constant a polynomial is; undefined when it has an atom. */
export function constantOf(a: Polynomial): Coefficient | undefined {
  if (a.length === 0) return 0;
  const term = a[0] as Term;
  return a.length === 1 && term.monomial === UNIT ? term.coefficient : undefined;
}

/**
 * The product. Terms that are no longer in canonical form, such as √(x+1)·√(x+1), go to `unsettled` instead: the
 * caller works them out and adds them.
 */
export function multiplyPolynomials(a: Polynomial, b: Polynomial, unsettled: Term[], cx: Context): Polynomial {
  if (a.length === 0 || b.length === 0) return ZERO_POLYNOMIAL;
  const scale = constantOf(a);
  if (scale === 1) return b;
  const other = constantOf(b);
  if (other === 1) return a;
  if (!spend(a, b.length, cx) || !spend(b, a.length, cx)) return ZERO_POLYNOMIAL;
  if (scale !== undefined) return scalePolynomial(b, scale);
  if (other !== undefined) return scalePolynomial(a, other);
  const products: Term[] = [];
  for (let i = 0; i < a.length; i++) {
    for (let j = 0; j < b.length; j++) {
      const term = multiplyTerms(a[i] as Term, b[j] as Term);
      (isSettled(term.monomial) ? products : unsettled).push(term);
    }
  }
  return products.length === 1 ? products : sumOfTerms(products);
}

/** Pays for so many steps with each term: more for large numbers and long keys. False: there is nothing left. */
export function spend(a: Polynomial, times: number, cx: Context): boolean {
  let cost = 0;
  for (let i = 0; i < a.length; i++) {
    const { coefficient, monomial } = a[i] as Term;
    cost += typeof coefficient === "number" ? 0.5 : 0.5 * costOf(coefficient);
    if (monomial.key.length > 64) cost += monomial.key.length / 128;
  }
  cx.left -= cost * times;
  if (charge(cost * times) && cx.left >= 0) return true;
  giveUp(cx);
  return false;
}

/** The sum of terms in any order, some of them alike. */
export function sumOfTerms(terms: readonly Term[]): Polynomial {
  const sum: Term[] = [];
  for (const term of terms) {
    const { coefficient, monomial } = term;
    let at = 0;
    for (let end = sum.length; at < end;) {
      const middle = (at + end) >> 1;
      if ((sum[middle] as Term).monomial.key < monomial.key) at = middle + 1;
      else end = middle;
    }
    const like = sum[at];
    if (like?.monomial.key !== monomial.key) {
      if (coefficient !== 0 && at === sum.length) sum.push(term);
      else if (coefficient !== 0) sum.splice(at, 0, term);
      continue;
    }
    const both = plus(like.coefficient, coefficient);
    if (both === 0) sum.splice(at, 1);
    else sum[at] = { coefficient: both, monomial };
  }
  return sum;
}

export function multiplyTerms(a: Term, b: Term): Term {
  const coefficient = times(a.coefficient, b.coefficient);
  const left = a.monomial.factors;
  const right = b.monomial.factors;
  if (left.length === 0) return { coefficient, monomial: b.monomial };
  if (right.length === 0) return { coefficient, monomial: a.monomial };
  const factors: Factor[] = [];
  let number = coefficient;
  let j = 0;
  for (let i = 0; i < left.length; i++) {
    const x = left[i] as Factor;
    const { key } = x.atom;
    while (j < right.length && (right[j] as Factor).atom.key < key) factors.push(right[j++] as Factor);
    const y = right[j];
    if (y?.atom.key !== key) {
      factors.push(x);
      continue;
    }
    j++;
    number = times(number, pushPower(factors, x.atom, plus(x.exponent, y.exponent)));
  }
  while (j < right.length) factors.push(right[j++] as Factor);
  return { coefficient: number, monomial: monomialOf(factors) };
}

/** Adds `atom^exponent` to the factors; what is a number of it is returned: √2·√2 is 2, i·i is -1. */
export function pushPower(factors: Factor[], atom: Atom, exponent: Coefficient): Coefficient {
  if (exponent === 0) return 1;
  if (atom.kind === "prime") return pushRoot(factors, atom, exponent);
  if (atom.kind === "alternating" && typeof exponent === "number") {
    if (exponent % 2 !== 0) factors.push({ atom, exponent: 1 });
    return 1;
  }
  if (atom.key === "#i" && typeof exponent === "number") {
    const turn = ((exponent % 4) + 4) % 4;
    if (turn % 2 === 1) factors.push({ atom, exponent: 1 });
    return turn >= 2 ? -1 : 1;
  }
  factors.push({ atom, exponent });
  return 1;
}

/** A power of a prime: the whole part of the exponent is a number, the rest lies between 0 and 1. */
function pushRoot(factors: Factor[], atom: Atom, exponent: Coefficient): Coefficient {
  const whole = floorOf(exponent);
  const rest = plus(exponent, minus(whole));
  if (typeof whole !== "number") return 1;
  const number = wholePower(primeValue(atom), whole);
  if (number === undefined) {
    factors.push({ atom, exponent });
    return 1;
  }
  if (rest !== 0) factors.push({ atom, exponent: rest });
  return number;
}

/** The number a `prime` atom stands for. */
export function primeValue(atom: Atom): Coefficient {
  const plain = Number(atom.name);
  return Number.isSafeInteger(plain) ? plain : { n: BigInt(atom.name), d: 1n };
}

/** Exponents of sums that are multiplied out, and how many terms may come of it. */
const MAX_EXPANDED_POWER = 12;
const MAX_EXPANDED_TERMS = 130;

/** Whether no factor has to be worked out: √(x+1)² and |x|² have to. */
export function isSettled(monomial: Monomial): boolean {
  for (let i = 0; i < monomial.factors.length; i++) {
    const factor = monomial.factors[i] as Factor;
    const { kind } = factor.atom;
    if ((kind === "sum" || kind === "absolute") && !isSettledFactor(factor)) return false;
  }
  return true;
}

export function isSettledFactor({ atom, exponent }: Factor): boolean {
  if (atom.kind === "absolute") return exponent === 1 || (typeof exponent !== "number" && exponent.n % 2n !== 0n);
  if (atom.kind !== "sum") return true;
  const sum = atom.args[0]?.top ?? ZERO_POLYNOMIAL;
  if (isOddRoot(exponent) && !isPrimitive(sum)) return false;
  const whole = floorOf(exponent);
  return whole === 0 || !expands(sum.length, whole);
}

/** Whether sign and content can be taken out of the power: cube roots and the like. */
export function isOddRoot(exponent: Coefficient): boolean {
  return typeof exponent !== "number" && exponent.d !== 1n && exponent.d % 2n === 1n;
}

/** Whether nothing can be taken out of the sum. */
export function isPrimitive(sum: Polynomial): boolean {
  return sum.length > 1 && signedContent(sum) === 1 && monomialContent(sum) === UNIT;
}

/** Whether a sum of so many terms is multiplied out to this power. */
export function expands(terms: number, power: Coefficient): boolean {
  if (typeof power !== "number" || Math.abs(power) > MAX_EXPANDED_POWER) return false;
  let count = 1;
  for (let i = 1; i <= Math.abs(power); i++) count = (count * (terms + i - 1)) / i;
  return count <= MAX_EXPANDED_TERMS;
}

/** The greatest number and monomial that can be taken out, the number with the sign of the last term. */
export interface Content {
  readonly number: Coefficient;
  readonly monomial: Monomial;
  readonly rest: Polynomial;
}

/** Takes out what all terms share. `a` is not 0. */
export function contentOf(a: Polynomial, cx: Context): Content {
  // Nothing to take out of: the work was given up.
  if (a.length === 0 || !spend(a, 2, cx)) return { number: 1, monomial: UNIT, rest: ONE_POLYNOMIAL };
  const monomial = monomialContent(a);
  let divided = a;
  if (monomial !== UNIT) {
    const inverse: Term = { coefficient: 1, monomial: monomialOf(monomial.factors.map(invertFactor)) };
    cx.left -= a.length;
    divided = sumOfTerms(a.map((term) => multiplyTerms(term, inverse)));
  }
  const number = signedContent(divided);
  return { number, monomial, rest: number === 1 ? divided : scalePolynomial(divided, over(1, number)) };
}

export function absoluteCoefficient(a: Coefficient): Coefficient {
  return signOfCoefficient(a) < 0 ? minus(a) : a;
}

/** What can be taken out of the coefficients, with the sign of the last. */
export function signedContent(a: Polynomial): Coefficient {
  const size = numberContent(a);
  return signOfCoefficient(a.at(-1)?.coefficient ?? 1) < 0 ? minus(size) : size;
}

/** gcd of the coefficients, above 0. */
function numberContent(a: Polynomial): Coefficient {
  let content: Coefficient = 0;
  for (const { coefficient } of a) content = commonContent(content, coefficient);
  return content;
}

function invertFactor({ atom, exponent }: Factor): Factor {
  return { atom, exponent: minus(exponent) };
}

/** The powers that divide every term. Only of atoms whose powers need no working out. */
function monomialContent(a: Polynomial): Monomial {
  const shared: Factor[] = [];
  for (const term of a) {
    for (const { atom, exponent } of term.monomial.factors) {
      // What the first term has not is shared only where it divides.
      const mayBe = isPlain(atom) && (term === a[0] || signOfCoefficient(exponent) < 0);
      if (!mayBe || shared.some((factor) => factor.atom.key === atom.key)) continue;
      const least = leastExponent(a, atom.key);
      if (least !== 0) shared.push({ atom, exponent: least });
    }
  }
  return monomialOf(shared.toSorted((x, y) => (x.atom.key < y.atom.key ? -1 : 1)));
}

function leastExponent(a: Polynomial, key: string): Coefficient {
  let least: Coefficient | undefined;
  for (const { monomial } of a) {
    const exponent = monomial.factors.find(({ atom }) => atom.key === key)?.exponent ?? 0;
    if (least === undefined || compareCoefficients(exponent, least) < 0) least = exponent;
  }
  return least ?? 0;
}

function isPlain(atom: Atom): boolean {
  return (
    atom.kind === "name" ||
    atom.kind === "call" ||
    atom.kind === "apply" ||
    atom.kind === "exponential" ||
    (atom.kind === "constant" && atom.positive)
  );
}

/** Whether the exponent has an even number above and an odd one below, so that the power is never below 0. */
export function isEvenExponent(exponent: Coefficient): boolean {
  return typeof exponent === "number" ? exponent % 2 === 0 : toRational(exponent).n % 2n === 0n;
}
