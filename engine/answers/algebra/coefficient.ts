import { add, compare, divide, gcd, gcdOf, multiply, rational, type Rational } from "../rational.ts";

/** An exact number: a plain whole number where that is safe, a quotient of big ones otherwise. Never both ways. */
export type Coefficient = number | Rational;

/** Largest numerator or denominator on the way [bits]. */
const MAX_BITS = 4096;

/** The one way of writing a value: a plain number where it is whole and safe. */
export function toCoefficient(value: Rational): Coefficient {
  if (value.d !== 1n) return value;
  const plain = Number(value.n);
  return Number.isSafeInteger(plain) ? plain : value;
}

export function toRational(value: Coefficient): Rational {
  return typeof value === "number" ? { n: BigInt(value), d: 1n } : value;
}

/** The nearest double; huge quotients are scaled down before they are divided. */
export function toDouble(value: Coefficient): number {
  if (typeof value === "number") return value;
  const n = Number(value.n);
  const d = Number(value.d);
  if (Number.isFinite(n) && Number.isFinite(d)) return n / d;
  const shift = BigInt(Math.max(bitsOf(value.n), bitsOf(value.d)) - 1000);
  return Number(value.n >> shift) / Number(value.d >> shift);
}

export function plus(a: Coefficient, b: Coefficient): Coefficient {
  if (typeof a === "number" && typeof b === "number") {
    const sum = a + b;
    if (Number.isSafeInteger(sum)) return sum;
  }
  return toCoefficient(add(toRational(a), toRational(b)));
}

export function minus(a: Coefficient): Coefficient {
  // `0 - a`: zero has one sign only.
  return typeof a === "number" ? 0 - a : { n: -a.n, d: a.d };
}

export function times(a: Coefficient, b: Coefficient): Coefficient {
  if (typeof a === "number" && typeof b === "number") {
    const product = a * b;
    if (Number.isSafeInteger(product)) return product + 0;
  }
  if (a === 1) return b;
  if (b === 1) return a;
  return toCoefficient(multiply(toRational(a), toRational(b)));
}

/** `b` must not be 0. */
export function over(a: Coefficient, b: Coefficient): Coefficient {
  if (b === 1) return a;
  if (typeof a === "number" && typeof b === "number" && b !== 0) {
    const common = gcdOf(a, b) * Math.sign(b);
    const d = b / common;
    return d === 1 ? a / b + 0 : { n: BigInt(a / common), d: BigInt(d) };
  }
  return toCoefficient(divide(toRational(a), toRational(b)));
}

/** Up to here powers are products. */
const PLAIN_POWER = 12;

/** A whole power; undefined where the result would be too large, and for 0 to a negative power. */
export function wholePower(base: Coefficient, exponent: number): Coefficient | undefined {
  if (exponent === 0 || base === 1) return 1;
  if (base === -1) return exponent % 2 === 0 ? 1 : -1;
  if (base === 0) return exponent > 0 ? 0 : undefined;
  let plain: Coefficient = 1;
  for (let i = 0; i < exponent && i < PLAIN_POWER && typeof plain === "number"; i++) plain = times(plain, base);
  if (typeof plain === "number" && exponent > 0 && exponent <= PLAIN_POWER) return plain;
  const size = Math.abs(exponent);
  const { n, d } = toRational(base);
  if (Math.max(bitsOf(n), bitsOf(d)) * size > MAX_BITS) return undefined;
  const power = { n: n ** BigInt(size), d: d ** BigInt(size) };
  return toCoefficient(exponent > 0 ? power : rational(power.d, power.n));
}

/** Below 0, 0 or above 0. */
export function signOfCoefficient(a: Coefficient): -1 | 0 | 1 {
  if (typeof a === "number") return a < 0 ? -1 : a > 0 ? 1 : 0;
  return a.n < 0n ? -1 : a.n > 0n ? 1 : 0;
}

export function same(a: Coefficient, b: Coefficient): boolean {
  if (typeof a === "number" || typeof b === "number") return a === b;
  return a.n === b.n && a.d === b.d;
}

/** Below 0, 0 or above 0, as `a` is below, equal to or above `b`. */
export function compareCoefficients(a: Coefficient, b: Coefficient): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return compare(toRational(a), toRational(b));
}

/** Greatest whole number not above `a`. */
export function floorOf(a: Coefficient): Coefficient {
  if (typeof a === "number") return a;
  const down = a.n / a.d;
  return toCoefficient({ n: a.n < 0n && down * a.d !== a.n ? down - 1n : down, d: 1n });
}

export function textOf(a: Coefficient): string {
  if (typeof a === "number") return String(a);
  return a.d === 1n ? String(a.n) : `${a.n}/${a.d}`;
}

/** gcd of numerators over lcm of denominators: what can be taken out of both; above 0 unless both are 0. */
export function commonContent(a: Coefficient, b: Coefficient): Coefficient {
  if (typeof a === "number" && typeof b === "number") return gcdOf(a, b);
  const left = toRational(a);
  const right = toRational(b);
  const top = gcd(left.n < 0n ? -left.n : left.n, right.n < 0n ? -right.n : right.n);
  const bottom = (left.d / gcd(left.d, right.d)) * right.d;
  return toCoefficient(rational(top, bottom));
}

/**
 * What a step with this number costs, in steps with small ones: the greatest common divisors that keep quotients in
 * lowest terms grow with the square of their length.
 */
export function costOf(a: Coefficient): number {
  if (typeof a === "number") return 1;
  if (a.n < SMALL && a.n > -SMALL && a.d < SMALL) return 1;
  const bits = Math.max(bitsOf(a.n), bitsOf(a.d));
  return 1 + Math.ceil((bits / 32) * (1 + bits / 1024));
}

const SMALL = 1n << 64n;

export function bitsOf(value: bigint): number {
  return value.toString(16).length * 4;
}
