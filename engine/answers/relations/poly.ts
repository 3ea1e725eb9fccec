import { add, divide, equals, gcd, multiply, negate, ONE, rational, type Rational } from "../rational.ts";
import { rationalToNumber } from "./real.ts";

/**
 * A polynomial in up to ten generators with rational coefficients. A monomial is one number, five bits for the power
 * of each generator, so that multiplying monomials is adding. No coefficient is 0.
 */
export type Poly = ReadonlyMap<number, Rational>;

export const MAX_GENERATORS = 10;
/** Highest total degree: five bits hold the power of one generator. */
export const MAX_DEGREE = 31;
/** Most terms of a product that are worked out, and most bits of a coefficient. */
const MAX_WORK = 4000;
const MAX_BITS = 2048n;
const BASE = 32;

const ZERO_POLY: Poly = new Map();
export const ONE_POLY: Poly = new Map([[0, ONE]]);

export function constantPoly(value: Rational): Poly {
  return value.n === 0n ? ZERO_POLY : new Map([[0, value]]);
}

export function generatorPoly(index: number): Poly {
  return new Map([[BASE ** index, ONE]]);
}

/** The power of generator `index` in a monomial. */
export function powerIn(monomial: number, index: number): number {
  return Math.floor(monomial / BASE ** index) % BASE;
}

export function monomialOf(index: number, power: number): number {
  return power * BASE ** index;
}

export function addPolys(a: Poly, b: Poly): Poly {
  if (a.size === 0) return b;
  const sum = new Map(a);
  for (const [key, value] of b) addTerm(sum, key, value);
  return sum;
}

export function subtractPolys(a: Poly, b: Poly): Poly {
  const difference = new Map(a);
  for (const [key, value] of b) addTerm(difference, key, negate(value));
  return difference;
}

export function scalePoly(a: Poly, factor: Rational): Poly {
  if (factor.n === 0n) return ZERO_POLY;
  if (equals(factor, ONE)) return a;
  const scaled = new Map<number, Rational>();
  for (const [key, value] of a) scaled.set(key, multiply(value, factor));
  return scaled;
}

export function negatePoly(a: Poly): Poly {
  const result = new Map<number, Rational>();
  for (const [key, value] of a) result.set(key, negate(value));
  return result;
}

/** `undefined`: more than can be worked out. */
export function multiplyPolys(a: Poly, b: Poly): Poly | undefined {
  if (a.size === 1) {
    const constant = a.get(0);
    if (constant !== undefined) return scalePoly(b, constant);
  }
  if (b.size === 1) {
    const constant = b.get(0);
    if (constant !== undefined) return scalePoly(a, constant);
  }
  if (a.size * b.size > MAX_WORK || degreeOf(a) + degreeOf(b) > MAX_DEGREE) return undefined;
  const product = new Map<number, Rational>();
  for (const [keyA, valueA] of a) {
    for (const [keyB, valueB] of b) addTerm(product, keyA + keyB, multiply(valueA, valueB));
  }
  for (const value of product.values()) if (isLarge(value.n) || isLarge(value.d)) return undefined;
  return product;
}

export function powerPoly(a: Poly, power: number): Poly | undefined {
  if (power > MAX_DEGREE) return undefined;
  let result: Poly | undefined = ONE_POLY;
  for (let count = 0; count < power && result !== undefined; count++) result = multiplyPolys(result, a);
  return result;
}

/** The whole-number quotient, where `b` divides `a` without rest. */
export function dividePolys(a: Poly, b: Poly): Poly | undefined {
  const leading = highestMonomial(b);
  const factor = b.get(leading);
  if (factor === undefined || (generatorsOf(b) & ~generatorsOf(a)) !== 0) return undefined;
  const rest = new Map(a);
  const quotient = new Map<number, Rational>();
  // No term of the quotient has a higher degree; past it powers would run over into each other.
  const room = degreeOf(a) - degreeOf(b);
  let work = MAX_WORK;
  while (rest.size > 0) {
    const key = highestMonomial(rest);
    if (
      !dividesMonomial(leading, key) ||
      degreeOfMonomial(key - leading) > room ||
      (work -= b.size + (rest.size >> 3)) < 0
    )
      return undefined;
    const value = divide(rest.get(key) ?? ONE, factor);
    quotient.set(key - leading, value);
    for (const [other, coefficient] of b) addTerm(rest, other + key - leading, negate(multiply(coefficient, value)));
  }
  return quotient;
}

export function isSamePoly(a: Poly, b: Poly): boolean {
  if (a.size !== b.size) return false;
  for (const [key, value] of a) {
    const other = b.get(key);
    if (other === undefined || !equals(value, other)) return false;
  }
  return true;
}

/** The number `a / b` everywhere, if there is one. */
export function ratioOfPolys(a: Poly, b: Poly): Rational | undefined {
  if (a.size !== b.size || a.size === 0) return undefined;
  let ratio: Rational | undefined;
  for (const [key, value] of a) {
    const other = b.get(key);
    if (other === undefined) return undefined;
    ratio ??= divide(value, other);
    if (!equals(value, multiply(other, ratio))) return undefined;
  }
  return ratio;
}

/** The value of a polynomial without generators. */
export function constantOf(a: Poly): Rational | undefined {
  if (a.size === 0) return { n: 0n, d: 1n };
  return a.size === 1 ? a.get(0) : undefined;
}

export function degreeOf(a: Poly): number {
  let degree = 0;
  for (const key of a.keys()) degree = Math.max(degree, degreeOfMonomial(key));
  return degree;
}

export function degreeOfMonomial(key: number): number {
  let total = 0;
  for (let rest = key; rest > 0; rest = Math.floor(rest / BASE)) total += rest % BASE;
  return total;
}

export function degreeIn(a: Poly, index: number): number {
  let degree = 0;
  for (const key of a.keys()) degree = Math.max(degree, powerIn(key, index));
  return degree;
}

/** Which generators occur, as bits. */
export function generatorsOf(a: Poly): number {
  let bits = 0;
  for (const key of a.keys()) {
    let index = 0;
    for (let rest = key; rest > 0; rest = Math.floor(rest / BASE), index++) if (rest % BASE !== 0) bits |= 1 << index;
  }
  return bits;
}

/** Coefficients by power of one generator: `[A, B]` for `A + B·s`. */
export function coefficientsIn(a: Poly, index: number): readonly Poly[] {
  const parts: Map<number, Rational>[] = [];
  for (const [key, value] of a) {
    const power = powerIn(key, index);
    while (parts.length <= power) parts.push(new Map());
    parts[power]?.set(key - monomialOf(index, power), value);
  }
  return parts;
}

/** The greatest rational that leaves whole coefficients without common factor; not negative. */
export function contentOf(a: Poly): Rational {
  let top = 0n;
  let bottom = 1n;
  for (const { n, d } of a.values()) {
    top = gcd(n < 0n ? -n : n, top);
    bottom = (bottom / gcd(bottom, d)) * d;
  }
  return rational(top === 0n ? 1n : top, bottom);
}

/** Whole coefficients of a polynomial in one generator. */
export function toWhole(of: Poly, index: number): readonly bigint[] {
  const result: bigint[] = [];
  const content = contentOf(of);
  const factor = { n: content.d, d: content.n };
  for (const [key, value] of of) {
    const power = powerIn(key, index);
    while (result.length <= power) result.push(0n);
    result[power] = multiply(value, factor).n;
  }
  return result;
}

export function highestMonomial(a: Poly): number {
  let highest = 0;
  for (const key of a.keys()) if (key > highest) highest = key;
  return highest;
}

/** The least monomial that both divide; `undefined` past the highest degree. */
export function leastMultiple(a: number, b: number): number | undefined {
  let result = 0;
  let degree = 0;
  for (let index = 0; index < MAX_GENERATORS; index++) {
    const power = Math.max(powerIn(a, index), powerIn(b, index));
    result += monomialOf(index, power);
    degree += power;
  }
  return degree > MAX_DEGREE / 2 ? undefined : result;
}

/** The monomial that divides every term. */
export function commonMonomial(a: Poly): number {
  let common: number | undefined;
  for (const key of a.keys()) {
    if (common === undefined) common = key;
    else {
      let shared = 0;
      for (let index = 0; index < MAX_GENERATORS; index++) {
        shared += monomialOf(index, Math.min(powerIn(key, index), powerIn(common, index)));
      }
      common = shared;
    }
  }
  return common ?? 0;
}

export function leadingCoefficient(a: Poly): Rational {
  return a.get(highestMonomial(a)) ?? ONE;
}

/** As text, the same for the same polynomial. */
export function polyKey(a: Poly): string {
  return [...a]
    .toSorted((x, y) => x[0] - y[0])
    .map(([key, { n, d }]) => `${n}/${d}@${key}`)
    .join("+");
}

/** The value with numbers for generators. */
export function polyToNumber(a: Poly, values: readonly number[]): number {
  let sum = 0;
  for (const [key, value] of a) {
    let term = rationalToNumber(value);
    let index = 0;
    for (let rest = key; rest > 0; rest = Math.floor(rest / BASE), index++) {
      const power = rest % BASE;
      if (power > 0) term *= (values[index] ?? Number.NaN) ** power;
    }
    sum += term;
  }
  return sum;
}

function addTerm(to: Map<number, Rational>, key: number, value: Rational): void {
  const before = to.get(key);
  if (before === undefined) {
    to.set(key, value);
    return;
  }
  const sum = add(before, value);
  if (sum.n === 0n) to.delete(key);
  else to.set(key, sum);
}

export function dividesMonomial(part: number, whole: number): boolean {
  let a = part;
  let b = whole;
  while (a > 0) {
    if (a % BASE > b % BASE) return false;
    a = Math.floor(a / BASE);
    b = Math.floor(b / BASE);
  }
  return true;
}

function isLarge(value: bigint): boolean {
  return value >> MAX_BITS !== 0n && value >> MAX_BITS !== -1n;
}
