import {
  costOf,
  minus,
  floorOf,
  over,
  plus,
  signOfCoefficient,
  times,
  wholePower,
  type Coefficient,
} from "./coefficient.ts";
import {
  atomOf,
  IMAGINARY,
  type Atom,
  type Divisor,
  type Factor,
  type Normal,
  type Polynomial,
  type Term,
} from "./normal.ts";
import {
  addPolynomials,
  atomPolynomial,
  constantOf,
  constantPolynomial,
  contentOf,
  expands,
  giveUp,
  isEvenExponent,
  isOddRoot,
  isPrimitive,
  isSettledFactor,
  monomialOf,
  multiplyPolynomials,
  negatePolynomial,
  ONE_POLYNOMIAL,
  polynomialKey,
  pushPower,
  samePolynomial,
  scalePolynomial,
  signedContent,
  spend,
  UNIT,
  ZERO_POLYNOMIAL,
  type Context,
} from "./polynomial.ts";
import { doubleOfNormal } from "./normal-value.ts";
import { rootOfNumber } from "./roots.ts";

const NO_DIVISORS: readonly Divisor[] = [];
export const ZERO_NORMAL: Normal = { top: ZERO_POLYNOMIAL, bottom: NO_DIVISORS };
export const ONE_NORMAL: Normal = { top: ONE_POLYNOMIAL, bottom: NO_DIVISORS };

export function whole(top: Polynomial): Normal {
  return { top, bottom: NO_DIVISORS };
}

export function constantNormal(value: Coefficient): Normal {
  return whole(constantPolynomial(value));
}

export function atomNormal(atom: Atom): Normal {
  return whole(atomPolynomial(atom));
}

export function isZeroNormal(a: Normal): boolean {
  return a.top.length === 0;
}

/** The number a normal form is; undefined when it has an atom. */
export function coefficientOf(a: Normal): Coefficient | undefined {
  return a.bottom.length === 0 ? constantOf(a.top) : undefined;
}

/** The canonical text: equal texts, equal values. */
export function normalKey(a: Normal): string {
  let key = polynomialKey(a.top);
  for (const { key: divisor, power } of a.bottom) key += `/(${divisor})^${power}`;
  return key;
}

export function sameNormal(a: Normal, b: Normal): boolean {
  return (
    a.bottom.length === b.bottom.length &&
    samePolynomial(a.top, b.top) &&
    a.bottom.every(({ key, power }, i) => b.bottom[i]?.key === key && b.bottom[i]?.power === power)
  );
}

export function negateNormal(a: Normal): Normal {
  return { top: negatePolynomial(a.top), bottom: a.bottom };
}

export function addNormals(a: Normal, b: Normal, cx: Context): Normal {
  if (!spend(a.top, 0.5, cx) || !spend(b.top, 0.5, cx)) return ZERO_NORMAL;
  if (a.bottom.length === 0 && b.bottom.length === 0) return whole(addPolynomials(a.top, b.top));
  const bottom = mergeDivisors(a.bottom, b.bottom, Math.max);
  const left = multiplyNormals(whole(a.top), missingDivisors(a.bottom, bottom, cx), cx);
  const right = multiplyNormals(whole(b.top), missingDivisors(b.bottom, bottom, cx), cx);
  // Adding may go on below: a divisor of the terms can come out while multiplying.
  return dividedBy(addNormals(left, right, cx), bottom);
}

/** The same over more divisors. */
function dividedBy(a: Normal, divisors: readonly Divisor[]): Normal {
  if (a.top.length === 0) return ZERO_NORMAL;
  return { top: a.top, bottom: mergeDivisors(a.bottom, divisors, (x, y) => x + y) };
}

export function subtractNormals(a: Normal, b: Normal, cx: Context): Normal {
  return addNormals(a, negateNormal(b), cx);
}

export function multiplyNormals(a: Normal, b: Normal, cx: Context): Normal {
  if (a.bottom.length + b.bottom.length === 0) return multiplyTops(a.top, b.top, cx);
  const [left, right] = cancel(a, b);
  return dividedBy(
    multiplyTops(left.top, right.top, cx),
    mergeDivisors(left.bottom, right.bottom, (x, y) => x + y),
  );
}

function multiplyTops(a: Polynomial, b: Polynomial, cx: Context): Normal {
  const unsettled: Term[] = [];
  let product = whole(multiplyPolynomials(a, b, unsettled, cx));
  for (const term of unsettled) product = cx.left < 0 ? ZERO_NORMAL : addNormals(product, settle(term, cx), cx);
  return product;
}

/** `b` 0 is a division by zero, noted in the context. */
export function divideNormals(a: Normal, b: Normal, cx: Context): Normal {
  const divisor = constantOf(b.top);
  if (divisor !== undefined && divisor !== 0 && b.bottom.length === 0)
    return { top: scalePolynomial(a.top, over(1, divisor)), bottom: a.bottom };
  return multiplyNormals(a, invertNormal(b, cx), cx);
}

export function invertNormal(a: Normal, cx: Context): Normal {
  if (a.top.length === 0) {
    cx.problem ??= { reason: "zero-denominator", params: {} };
    return ZERO_NORMAL;
  }
  const above = multiplyOut(a.bottom, cx);
  if (a.top.length === 1) return multiplyNormals(above, powerOfTerm(a.top[0] as Term, -1, cx), cx);
  const { number, monomial, rest } = contentOf(a.top, cx);
  const taken = powerOfTerm({ coefficient: number, monomial }, -1, cx);
  if (rest.length < 2) return multiplyNormals(above, taken, cx);
  const inverse: Normal = { top: ONE_POLYNOMIAL, bottom: [{ key: polynomialKey(rest), of: rest, power: 1 }] };
  return multiplyNormals(multiplyNormals(above, taken, cx), inverse, cx);
}

export function productOf(factors: readonly Normal[], cx: Context): Normal {
  return factors.reduce((product, factor) => multiplyNormals(product, factor, cx), ONE_NORMAL);
}

/** The product of divisors, multiplied out. */
export function multiplyOut(divisors: readonly Divisor[], cx: Context): Normal {
  return productOf(
    divisors.map(({ of, power }) => powerOfNormal(whole(of), power, cx)),
    cx,
  );
}

function missingDivisors(present: readonly Divisor[], wanted: readonly Divisor[], cx: Context): Normal {
  const missing: Divisor[] = [];
  for (const divisor of wanted) {
    const power = divisor.power - (present.find(({ key }) => key === divisor.key)?.power ?? 0);
    if (power > 0) missing.push({ ...divisor, power });
  }
  return multiplyOut(missing, cx);
}

function mergeDivisors(
  a: readonly Divisor[],
  b: readonly Divisor[],
  merge: (x: number, y: number) => number,
): readonly Divisor[] {
  if (a.length === 0) return b;
  if (b.length === 0) return a;
  const merged = new Map<string, Divisor>();
  for (const divisor of a) merged.set(divisor.key, divisor);
  for (const divisor of b) {
    const power = merge(merged.get(divisor.key)?.power ?? 0, divisor.power);
    merged.set(divisor.key, { ...divisor, power });
  }
  return [...merged.values()].toSorted((x, y) => (x.key < y.key ? -1 : 1));
}

/** Takes a divisor away where the other side's sum is that very sum. */
function cancel(a: Normal, b: Normal): readonly [Normal, Normal] {
  const [top, right] = cancelOne(a.top, b);
  const [other, left] = cancelOne(right.top, { top, bottom: a.bottom });
  return [left, { top: other, bottom: right.bottom }];
}

function cancelOne(top: Polynomial, below: Normal): readonly [Polynomial, Normal] {
  if (top.length < 2 || below.bottom.length === 0) return [top, below];
  const number = signedContent(top);
  const key = polynomialKey(scalePolynomial(top, over(1, number)));
  if (!below.bottom.some((divisor) => divisor.key === key)) return [top, below];
  const bottom: Divisor[] = [];
  for (const divisor of below.bottom) {
    if (divisor.key !== key) bottom.push(divisor);
    else if (divisor.power > 1) bottom.push({ ...divisor, power: divisor.power - 1 });
  }
  return [constantPolynomial(number), { top: below.top, bottom }];
}

/** Works out the factors of a term that are not canonical: √(x+1)³ is (x+1)·√(x+1), |x|² is x². */
function settle(term: Term, cx: Context): Normal {
  cx.left -= 4;
  if (cx.left < 0) {
    giveUp(cx);
    return ZERO_NORMAL;
  }
  const kept: Factor[] = [];
  let product = ONE_NORMAL;
  for (const factor of term.monomial.factors) {
    if (isSettledFactor(factor)) {
      kept.push(factor);
      continue;
    }
    const { atom, exponent } = factor;
    const base = atom.args[0] ?? ONE_NORMAL;
    if (atom.kind === "sum" && isOddRoot(exponent) && !isPrimitive(base.top)) {
      product = multiplyNormals(product, oddRoot(base, exponent, cx), cx);
      continue;
    }
    // |A|^e is A^(even part) times |A| to the rest; S^e is S^(whole part) times the root.
    const even = isEvenExponent(exponent) ? exponent : plus(exponent, -1);
    const taken = atom.kind === "absolute" ? even : floorOf(exponent);
    const rest = plus(exponent, minus(taken));
    if (rest !== 0) kept.push({ atom, exponent: rest });
    product = multiplyNormals(product, powerOfNormal(base, taken, cx), cx);
  }
  return multiplyNormals(whole([{ coefficient: term.coefficient, monomial: monomialOf(kept) }]), product, cx);
}

/** A quotient as exponent: real roots, those of odd degree of negative numbers too. */
export function powerOfNormal(a: Normal, exponent: Coefficient, cx: Context): Normal {
  if (exponent === 1) return a;
  if (exponent === 0) return ONE_NORMAL;
  if (cx.left < 0) return ZERO_NORMAL;
  if (a.top.length === 0) return signOfCoefficient(exponent) < 0 ? invertNormal(a, cx) : ZERO_NORMAL;
  if (typeof exponent === "number") return wholePowerOfNormal(a, exponent, cx);
  if (exponent.d === 1n) {
    const base = constantOf(a.top);
    if (a.bottom.length > 0 || base === undefined || (base !== 1 && base !== -1)) giveUp(cx);
    return base === 1 || isEvenExponent(exponent) ? ONE_NORMAL : a;
  }
  const number = coefficientOf(a);
  if (number !== undefined && signOfCoefficient(number) > 0) return rootOfSize(number, exponent, cx);
  return exponent.d % 2n === 0n ? evenRoot(a, exponent, cx) : oddRoot(a, exponent, cx);
}

function wholePowerOfNormal(a: Normal, exponent: number, cx: Context): Normal {
  if (exponent < 0) return wholePowerOfNormal(invertNormal(a, cx), -exponent, cx);
  if (exponent === 0) return ONE_NORMAL;
  if (exponent === 1) return a;
  const top = a.top.length === 1 ? powerOfTerm(a.top[0] as Term, exponent, cx) : powerOfSum(a.top, exponent, cx);
  if (a.bottom.length === 0) return top;
  return dividedBy(
    top,
    a.bottom.map((divisor) => ({ ...divisor, power: divisor.power * exponent })),
  );
}

function repeatedProduct(base: Normal, exponent: number, cx: Context): Normal {
  let product = base;
  for (let i = 1; i < exponent && cx.left >= 0; i++) product = multiplyNormals(product, base, cx);
  return product;
}

/** Sign and content are taken out; a large power of the rest is kept as one atom. */
function powerOfSum(sum: Polynomial, exponent: number, cx: Context): Normal {
  const { number, monomial, rest } = contentOf(sum, cx);
  const taken = powerOfTerm({ coefficient: number, monomial }, exponent, cx);
  const [first, second] = rest;
  if (first !== undefined && second === undefined) return multiplyNormals(taken, powerOfTerm(first, exponent, cx), cx);
  const power = expands(rest.length, exponent)
    ? repeatedProduct(whole(rest), exponent, cx)
    : whole([powerTerm(sumAtom(rest), exponent)]);
  return multiplyNormals(taken, power, cx);
}

export function powerTerm(atom: Atom, exponent: Coefficient): Term {
  return { coefficient: 1, monomial: monomialOf([{ atom, exponent }]) };
}

/** The sum as an atom, for powers of it. */
function sumAtom(of: Polynomial): Atom {
  const positive = isPositivePolynomial(of) || isAboveZero(of);
  return atomOf("sum", `(${polynomialKey(of)})`, { args: [whole(of)], positive });
}

/** What an atom is worth: the sum itself for the base of a root. */
export function baseOf(atom: Atom): Normal {
  return atom.kind === "sum" ? (atom.args[0] as Normal) : atomNormal(atom);
}

/** A number and powers of atoms whose product is `a`, which is not 0. */
export function factorsOf(
  a: Normal,
  cx: Context,
): { readonly number: Coefficient; readonly factors: readonly Factor[] } {
  const { number, monomial, rest } = contentOf(a.top, cx);
  const [only] = rest;
  const factors = [...monomial.factors];
  if (rest.length > 1) factors.push({ atom: sumAtom(rest), exponent: 1 });
  else if (only !== undefined) factors.push(...only.monomial.factors);
  for (const { of, power } of a.bottom) factors.push({ atom: sumAtom(of), exponent: -power });
  return { number, factors };
}

/** Whether a sum without unknowns is above 0. */
function isAboveZero(a: Polynomial): boolean {
  const { value, error } = doubleOfNormal(whole(a));
  return value > 2 * error;
}

/** Whether the sum is plainly never below 0: every term is. */
function isPositivePolynomial(a: Polynomial): boolean {
  return a.every(
    ({ coefficient, monomial }) => signOfCoefficient(coefficient) > 0 && monomial.factors.every(isNeverNegativeFactor),
  );
}

function isNeverNegativeFactor({ atom, exponent }: Factor): boolean {
  return atom.positive || (atom.key !== "#i" && isNeverNegative(exponent));
}

/** Even powers, and even roots where they are defined. */
export function isNeverNegative(exponent: Coefficient): boolean {
  return isEvenExponent(exponent) || isEvenRoot(exponent);
}

function isEvenRoot(exponent: Coefficient): boolean {
  return typeof exponent !== "number" && exponent.d % 2n === 0n;
}

/** A whole power of one term. */
function powerOfTerm({ coefficient, monomial }: Term, exponent: number, cx: Context): Normal {
  let number = wholePower(coefficient, exponent);
  if (number === undefined) {
    giveUp(cx);
    return ZERO_NORMAL;
  }
  if (monomial === UNIT) return constantNormal(number);
  const factors: Factor[] = [];
  for (const factor of monomial.factors)
    number = times(number, pushPower(factors, factor.atom, times(factor.exponent, exponent)));
  const term: Term = { coefficient: number, monomial: monomialOf(factors) };
  return factors.every(isSettledFactor) ? whole([term]) : settle(term, cx);
}

/** Roots of odd degree go through products, signs and quotients. */
function oddRoot(a: Normal, exponent: Coefficient, cx: Context): Normal {
  const { number, factors } = factorsOf(a, cx);
  const sign = signOfCoefficient(number) < 0 && !isEvenExponent(exponent) ? -1 : 1;
  const roots = factors.map((factor) => rootOfFactor(factor, exponent, cx));
  return productOf([constantNormal(sign), rootOfSize(number, exponent, cx), ...roots], cx);
}

function rootOfFactor({ atom, exponent: inner }: Factor, exponent: Coefficient, cx: Context): Normal {
  const factors: Factor[] = [];
  const number = pushPower(factors, atom, times(inner, exponent));
  return settle({ coefficient: number, monomial: monomialOf(factors) }, cx);
}

function rootOfSize(number: Coefficient, exponent: Coefficient, cx: Context): Normal {
  cx.left -= 4 * costOf(number);
  const root = rootOfNumber(signOfCoefficient(number) < 0 ? minus(number) : number, exponent);
  if (root === undefined) {
    giveUp(cx);
    return ZERO_NORMAL;
  }
  return whole([root]);
}

/**
 * Roots of even degree. Only what cannot be below 0 comes out of the root; of an even power it is the size that
 * comes out, √(x²) = |x|. What may have either sign stays under the root together: √(xy).
 */
function evenRoot(a: Normal, exponent: Coefficient, cx: Context): Normal {
  const { number, factors } = factorsOf(a, cx);
  const isNegative = signOfCoefficient(number) < 0;
  let product = rootOfSize(number, exponent, cx);
  const signed = factors.filter((factor) => !isNeverNegativeFactor(factor));
  const isAlone = signed.length === 1 && !isNegative;
  let under = constantNormal(isNegative ? -1 : 1);
  for (const factor of factors) {
    const { atom, exponent: inner } = factor;
    if (atom.positive || isEvenRoot(inner) || (isAlone && factor === signed[0])) {
      product = multiplyNormals(product, rootOfFactor(factor, exponent, cx), cx);
      continue;
    }
    const even = evenPart(inner);
    const size = { atom: absoluteOfAtom(atom), exponent: even };
    if (even !== 0) product = multiplyNormals(product, rootOfFactor(size, exponent, cx), cx);
    under = multiplyNormals(under, powerOfNormal(baseOf(atom), plus(inner, minus(even)), cx), cx);
  }
  return multiplyNormals(product, signedRoot(under.top, exponent, cx), cx);
}

/** The largest even exponent not above; that with an even number above is all of it. */
function evenPart(exponent: Coefficient): Coefficient {
  if (isEvenExponent(exponent)) return exponent;
  return typeof exponent === "number" ? exponent - 1 : plus(exponent, over(-1, { n: exponent.d, d: 1n }));
}

function signedRoot(under: Polynomial, exponent: Coefficient, cx: Context): Normal {
  const number = constantOf(under);
  if (number === 1) return ONE_NORMAL;
  return number === -1 ? rootOfMinusOne(exponent, cx) : settle(powerTerm(sumAtom(under), exponent), cx);
}

/** √-1 is i; other even roots of -1 have no value here, and stay. */
function rootOfMinusOne(exponent: Coefficient, cx: Context): Normal {
  if (typeof exponent !== "number" && exponent.d === 2n)
    return powerOfNormal(atomNormal(IMAGINARY), Number(exponent.n % 4n), cx);
  return whole([powerTerm(sumAtom(constantPolynomial(-1)), exponent)]);
}

/** |atom| as an atom; the atom itself where it cannot be below 0. */
export function absoluteOfAtom(atom: Atom): Atom {
  if (atom.positive) return atom;
  if (atom.kind === "sum") {
    const negative = sumAtom(negatePolynomial((atom.args[0] as Normal).top));
    if (negative.positive) return negative;
  }
  const of = baseOf(atom);
  return atomOf("absolute", `|${normalKey(of)}|`, { args: [of], positive: true });
}
