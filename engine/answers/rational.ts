/** An exact number: numerator over a denominator above 0, in lowest terms. */
export interface Rational {
  readonly n: bigint;
  readonly d: bigint;
}

export const ZERO: Rational = { n: 0n, d: 1n };
export const ONE: Rational = { n: 1n, d: 1n };

/** Makes `n/d`; `d` must not be 0. */
export function rational(n: bigint, d = 1n): Rational {
  if (d === 1n) return { n, d };
  if (d < 0n) return rational(-n, -d);
  const common = gcd(n < 0n ? -n : n, d);
  return common === 1n ? { n, d } : { n: n / common, d: d / common };
}

export function add(a: Rational, b: Rational): Rational {
  return a.d === b.d ? rational(a.n + b.n, a.d) : rational(a.n * b.d + b.n * a.d, a.d * b.d);
}

export function negate(a: Rational): Rational {
  return { n: -a.n, d: a.d };
}

export function subtract(a: Rational, b: Rational): Rational {
  return add(a, negate(b));
}

/** Common divisors are taken out crosswise, while the numbers are short (Knuth, vol. 2, 4.5.1). */
export function multiply(a: Rational, b: Rational): Rational {
  const x = rational(a.n, b.d);
  const y = rational(b.n, a.d);
  return { n: x.n * y.n, d: x.d * y.d };
}

/** `b` must not be 0. */
export function divide(a: Rational, b: Rational): Rational {
  return multiply(a, { n: b.d, d: b.n });
}

export function absolute(a: Rational): Rational {
  return a.n < 0n ? negate(a) : a;
}

/** Below 0, 0 or above 0, as `a` is below, equal to or above `b`. */
export function compare(a: Rational, b: Rational): number {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export function equals(a: Rational, b: Rational): boolean {
  return a.n === b.n && a.d === b.d;
}

export function isWhole(a: Rational): boolean {
  return a.d === 1n;
}

/** `decimalToRational("12", "50")` is 12.5 exactly. Both parts are digits only; either may be empty. */
export function decimalToRational(whole: string, decimals: string): Rational {
  return decimals === ""
    ? { n: toBigInt(whole), d: 1n }
    : rational(toBigInt(whole + decimals), 10n ** BigInt(decimals.length));
}

/** Most numbers are short, and plain ones are read several times faster. */
function toBigInt(digits: string): bigint {
  return BigInt(digits.length < 16 ? Number(digits) : digits);
}

/** The shortest decimal of a float, exactly: 0.15 is 3/20, not the float's binary value; ∞ is past all floats. */
export function floatToRational(value: number): Rational {
  if (Number.isSafeInteger(value)) return { n: BigInt(value), d: 1n };
  if (!Number.isFinite(value)) return { n: BigInt(Math.sign(value) || 0) << 1024n, d: 1n };
  const [mantissa = "0", exponent = "0"] = String(Math.abs(value)).split("e");
  const [whole = "0", decimals = ""] = mantissa.split(".");
  const size = decimalToRational(whole, decimals);
  const power = Number(exponent);
  const scale = 10n ** BigInt(Math.abs(power));
  const scaled = power < 0 ? rational(size.n, size.d * scale) : rational(size.n * scale, size.d);
  return value < 0 ? negate(scaled) : scaled;
}

/** Greatest common divisor of two plain numbers. */
export function gcdOf(a: number, b: number): number {
  let x = Math.abs(a);
  let y = Math.abs(b);
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}

/** Greatest common divisor of two numbers that are not negative. */
export function gcd(a: bigint, b: bigint): bigint {
  let x = a;
  let y = b;
  while (y > 0x1fffffffffffffn) [x, y] = [y, x % y];
  // Most answers are small, and plain numbers are several times faster.
  return y === 0n ? x : BigInt(gcdOf(Number(x % y), Number(y)));
}
