import { rational, type Rational } from "../rational.ts";
import {
  compareReals,
  greatestCommon,
  numberReal,
  rationalReal,
  rationalToNumber,
  surdReal,
  wholeRoot,
  type Real,
} from "./real.ts";

/** Whole coefficients, constant first; the last is not 0. `[]` is 0. */
export type Whole = readonly bigint[];

/** The real zeros in order, each once; exact where rational or of a quadratic factor. The polynomial is not 0. */
export function realRoots(polynomial: Whole): readonly Real[] {
  const primitive = withoutContent(polynomial);
  if (primitive.length <= 1) return [];
  if (primitive.length <= 3) return rootsOfQuadratic(primitive);
  return rootsOfHigher(squareFree(primitive)).toSorted(compareReals);
}

/** The sign at a rational: -1, 0, 1. */
export function signAt(polynomial: Whole, { n, d }: Rational): number {
  // d^degree · p(n/d), by Horner.
  let value = 0n;
  let scale = 1n;
  for (let index = polynomial.length - 1; index >= 0; index--) {
    value = value * n + (polynomial[index] ?? 0n) * scale;
    scale *= d;
  }
  return value === 0n ? 0 : value < 0n ? -1 : 1;
}

/** The greatest common divisor, without content. */
export function commonFactor(a: Whole, b: Whole): Whole {
  let x = withoutContent(a);
  let y = withoutContent(b);
  while (y.length > 0) [x, y] = [y, withoutContent(remainder(x, y))];
  return x;
}

/** Without repeated factors. */
function squareFree(polynomial: Whole): Whole {
  const common = commonFactor(polynomial, derivative(polynomial));
  return common.length <= 1 ? polynomial : (quotient(polynomial, common) ?? polynomial);
}

/** The primitive quotient, where `b` divides `a`. */
export function quotient(a: Whole, b: Whole): Whole | undefined {
  const rest = [...a];
  const lead = b.at(-1) ?? 1n;
  const result: bigint[] = [];
  for (let shift = a.length - b.length; shift >= 0; shift--) {
    const top = rest[shift + b.length - 1] ?? 0n;
    if (top % lead !== 0n) return undefined;
    const factor = top / lead;
    result.unshift(factor);
    for (let index = 0; index < b.length; index++) {
      rest[shift + index] = (rest[shift + index] ?? 0n) - factor * (b[index] ?? 0n);
    }
  }
  return rest.every((value) => value === 0n) ? result : undefined;
}

export function derivative(polynomial: Whole): Whole {
  return polynomial.slice(1).map((coefficient, index) => coefficient * BigInt(index + 1));
}

function withoutContent(polynomial: Whole): Whole {
  let length = polynomial.length;
  while (length > 0 && polynomial[length - 1] === 0n) length--;
  const trimmed = length === polynomial.length ? polynomial : polynomial.slice(0, length);
  let common = 0n;
  for (const coefficient of trimmed) {
    common = greatestCommon(coefficient, common);
    if (common === 1n) return trimmed;
  }
  return common <= 1n ? trimmed : trimmed.map((coefficient) => coefficient / common);
}

/** A positive multiple of the remainder of a by b. */
function remainder(a: Whole, b: Whole): Whole {
  const lead = b.at(-1) ?? 1n;
  const size = lead < 0n ? -lead : lead;
  const rest = [...a];
  for (let shift = a.length - b.length; shift >= 0; shift--) {
    const top = rest[shift + b.length - 1] ?? 0n;
    if (top === 0n) continue;
    const factor = lead < 0n ? -top : top;
    for (let index = 0; index < rest.length; index++) rest[index] = (rest[index] ?? 0n) * size;
    for (let index = 0; index < b.length; index++) {
      rest[shift + index] = (rest[shift + index] ?? 0n) - factor * (b[index] ?? 0n);
    }
  }
  return rest.slice(0, b.length - 1);
}

function rootsOfQuadratic([c = 0n, b = 0n, a = 0n]: Whole): readonly Real[] {
  if (a === 0n) return [rationalReal(rational(-c, b))];
  const discriminant = b * b - 4n * a * c;
  if (discriminant < 0n) return [];
  const middle = rational(-b, 2n * a);
  if (discriminant === 0n) return [rationalReal(middle)];
  const half = rational(1n, 2n * (a < 0n ? -a : a));
  return [surdReal(middle, { n: -half.n, d: half.d }, discriminant), surdReal(middle, half, discriminant)];
}

/** Of a polynomial without repeated factors: rational zeros, then quadratic factors, then floats. */
function rootsOfHigher(polynomial: Whole): readonly Real[] {
  if (polynomial.length <= 3) return rootsOfQuadratic(polynomial);
  const lead = polynomial.at(-1) ?? 1n;
  const exact: Real[] = [];
  let rest: Whole = polynomial;
  let floats: number[] = [];
  for (const root of isolate(polynomial)) {
    if (typeof root !== "number") {
      exact.push(rationalReal(root));
      rest = quotient(rest, withoutContent([-root.n, root.d])) ?? rest;
      continue;
    }
    // The denominator of a rational zero divides the leading coefficient.
    const nearest = nearWhole(root, lead);
    const candidate = nearest === undefined ? undefined : rational(nearest, lead);
    if (candidate !== undefined && signAt(polynomial, candidate) === 0) {
      exact.push(rationalReal(candidate));
      rest = quotient(rest, [-candidate.n, candidate.d]) ?? rest;
    } else floats.push(root);
  }
  for (let i = 0; i < floats.length && rest.length > 3; i++) {
    for (let j = i + 1; j < floats.length && rest.length > 3; j++) {
      const [x, y] = [floats[i] ?? 0, floats[j] ?? 0];
      const [product, sum] = [nearWhole(x * y, lead), nearWhole(x + y, lead)];
      if (product === undefined || sum === undefined) continue;
      const factor = withoutContent([product, -sum, lead]);
      const next = quotient(rest, factor);
      if (next === undefined) continue;
      exact.push(...rootsOfQuadratic(factor));
      rest = next;
      floats = floats.filter((_, index) => index !== i && index !== j);
      i = -1;
      break;
    }
  }
  if (floats.length === 2 && rest.length === 3) return [...exact, ...rootsOfQuadratic(rest)];
  return [...exact, ...floats.map((value) => numberReal(value, rest))];
}

/** The whole number that `value · factor` is but for rounding. */
function nearWhole(value: number, factor: bigint): bigint | undefined {
  const product = value * Number(factor);
  const rounded = Math.round(product);
  return Math.abs(product - rounded) <= 1e-8 * Math.max(1, Math.abs(product)) && Number.isFinite(rounded)
    ? BigInt(rounded)
    : undefined;
}

/** Every real zero of a square-free polynomial: exactly where halving hits it, as a float elsewhere. */
function isolate(polynomial: Whole): readonly (number | Rational)[] {
  const chain = sturmChain(polynomial);
  const found: (number | Rational)[] = [];
  const bound = rootBound(polynomial);
  // Zeros in (low, high], both over 2^scale.
  const halve = (low: bigint, high: bigint, scale: bigint, atLow: number, atHigh: number): void => {
    const count = atLow - atHigh;
    if (count <= 0 || scale > 400n) return;
    if (count === 1) {
      found.push(refine(polynomial, low, high, scale));
      return;
    }
    const middle = low + high;
    const atMiddle = signChanges(chain, over(middle, scale + 1n));
    halve(low * 2n, middle, scale + 1n, atLow, atMiddle);
    halve(middle, high * 2n, scale + 1n, atMiddle, atHigh);
  };
  halve(-bound, bound, 0n, signChanges(chain, over(-bound, 0n)), signChanges(chain, over(bound, 0n)));
  return found;
}

/** Not in lowest terms, which signs do not need. */
function over(n: bigint, scale: bigint): Rational {
  return { n, d: 1n << scale };
}

/** The one zero in (low, high]: floats first, made sure of exactly; halving where that fails. */
function refine(polynomial: Whole, low: bigint, high: bigint, scale: bigint): number | Rational {
  const sign = signAt(polynomial, over(high, scale));
  if (sign === 0) return rational(high, 1n << scale);
  const guess = refineFloat(polynomial, rationalToNumber(over(low, scale)), rationalToNumber(over(high, scale)), sign);
  if (guess !== undefined && isBracketed(polynomial, guess, over(low, scale), over(high, scale))) return guess;
  let [a, b, power] = [low, high, scale];
  for (let step = 0; step < 1200; step++) {
    const middle = a + b;
    power++;
    [a, b] = [a * 2n, b * 2n];
    const there = signAt(polynomial, over(middle, power));
    if (there === 0) return rational(middle, 1n << power);
    if (there === sign) b = middle;
    else a = middle;
    // As near as floats come to each other.
    const size = middle < 0n ? -middle : middle;
    if (step > 8 && (b - a) << 54n < size) break;
  }
  return rationalToNumber(over(a + b, power + 1n));
}

function refineFloat(polynomial: Whole, low: number, high: number, sign: number): number | undefined {
  const coefficients = polynomial.map(Number);
  let [a, b] = [low, high];
  for (let step = 0; step < 80; step++) {
    const middle = (a + b) / 2;
    if (middle === a || middle === b) break;
    let value = 0;
    for (let index = coefficients.length - 1; index >= 0; index--) value = value * middle + (coefficients[index] ?? 0);
    if (Number.isNaN(value)) return undefined;
    if (Math.sign(value) === sign) b = middle;
    else a = middle;
  }
  const root = (a + b) / 2;
  return Number.isFinite(root) && root !== 0 ? root : undefined;
}

/** Whether the zero lies within a few last digits of a float. */
function isBracketed(polynomial: Whole, guess: number, low: Rational, high: Rational): boolean {
  const exponent = Math.floor(Math.log2(Math.abs(guess)));
  if (exponent > 40 || exponent < -200) return false;
  const scale = BigInt(52 - exponent);
  const middle = BigInt(Math.round(guess * 2 ** (52 - exponent)));
  const [before, after] = [over(middle - 8n, scale), over(middle + 8n, scale)];
  return (
    before.n * low.d > low.n * before.d &&
    after.n * high.d < high.n * after.d &&
    signAt(polynomial, before) * signAt(polynomial, after) === -1
  );
}

function sturmChain(polynomial: Whole): readonly Whole[] {
  const chain = [polynomial, withoutContent(derivative(polynomial))];
  for (;;) {
    const [before, last] = chain.slice(-2);
    if (before === undefined || last === undefined || last.length <= 1) return chain;
    const rest = withoutContent(remainder(before, last)).map((value) => -value);
    if (rest.length === 0) return chain;
    chain.push(rest);
  }
}

function signChanges(chain: readonly Whole[], at: Rational): number {
  let changes = 0;
  let before = 0;
  for (const polynomial of chain) {
    const sign = signAt(polynomial, at);
    if (sign === 0) continue;
    if (sign === -before) changes++;
    before = sign;
  }
  return changes;
}

/** A power of two beyond every zero, by Fujiwara's bound. */
function rootBound(polynomial: Whole): bigint {
  const lead = polynomial.at(-1) ?? 1n;
  const size = lead < 0n ? -lead : lead;
  let bound = 1n;
  for (let power = 1; power < polynomial.length; power++) {
    const coefficient = polynomial[polynomial.length - 1 - power] ?? 0n;
    let share = (coefficient < 0n ? -coefficient : coefficient) / size + 1n;
    if (power === 2) share = wholeRoot(share) + 1n;
    if (share > bound) bound = share;
  }
  let result = 2n;
  while (result < 2n * bound) result *= 2n;
  return result;
}
