import { gcdUnivariate, signAt, type Univariate } from "../algebra/univariate.ts";
import { compare, type Rational } from "../rational.ts";

/** A real number: as a float, and exactly where that is known. */
export interface Real {
  readonly value: number;
  /** The number itself, where it is rational. */
  readonly a?: Rational;
  /** A polynomial without repeated factors that is 0 here. */
  readonly zeroOf?: Univariate;
}

/** How far two numbers known as floats may be apart and still count as one, as a share. */
const CLOSE = 1e-11;
/** The same for a rational and a float, and the largest denominator: longer decimals are only near it. */
const CLOSE_TO_RATIONAL = 1e-13;
const SIMPLE = 1_000_000n;

export function rationalReal(a: Rational): Real & { readonly a: Rational } {
  return { value: rationalToNumber(a), a };
}

export function numberReal(value: number): Real {
  return { value };
}

export function isRationalReal(real: Real): real is Real & { readonly a: Rational } {
  return real.a !== undefined;
}

/** Below 0, 0 or above 0, as `a` is below, equal to or above `b`. */
export function compareReals(a: Real, b: Real): number {
  if (a.a !== undefined && b.a !== undefined) return compare(a.a, b.a);
  const away = Math.abs(a.value - b.value) / Math.max(Math.abs(a.value), Math.abs(b.value), Number.MIN_VALUE);
  if (away <= CLOSE && isSame(a, b, away) && isSame(b, a, away)) return 0;
  return a.value < b.value ? -1 : 1;
}

/** Whether numbers that floats hardly tell apart are the same, as far as polynomials can say. */
function isSame(a: Real, b: Real, away: number): boolean {
  if (a.zeroOf !== undefined && b.a !== undefined) return signAt(a.zeroOf, b.a) === 0;
  if (a.zeroOf !== undefined && b.zeroOf !== undefined) return gcdUnivariate(a.zeroOf, b.zeroOf).length > 1;
  return b.a === undefined || (b.a.d <= SIMPLE && away <= CLOSE_TO_RATIONAL);
}

export function isSameReal(a: Real, b: Real): boolean {
  return compareReals(a, b) === 0;
}

export function realToNumber({ value }: Real): number {
  return value;
}

export function rationalToNumber({ n, d }: Rational): number {
  const quotient = Number(n) / Number(d);
  if (n === 0n || (Number.isFinite(quotient) && quotient !== 0)) return quotient;
  const shift = BigInt(Math.max(0, n.toString(16).length, d.toString(16).length) * 4 - 1000);
  return Number(n >> shift) / Number(d >> shift);
}

/** A real as LaTeX: `\frac{1}{2}`, `1.25992`. */
export function realToLatex({ value, a }: Real, decimal: "." | "," = "."): string {
  if (a === undefined) return String(Number(value.toPrecision(6))).replace(".", decimal);
  const size = a.d === 1n ? String(a.n) : `\\frac{${a.n < 0n ? -a.n : a.n}}{${a.d}}`;
  return a.d === 1n || a.n > 0n ? size : `-${size}`;
}
