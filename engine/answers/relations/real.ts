import { absolute, add, compare, equals, gcd, multiply, rational, subtract, ZERO, type Rational } from "../rational.ts";

/** A real number: `a + b√n` exactly, or a number known to as many places as a float holds. */
export type Real = SurdReal | NumberReal;

export interface SurdReal {
  readonly type: "surd";
  readonly a: Rational;
  readonly b: Rational;
  /** Above 1 and no square where `b` is not 0; otherwise 1. */
  readonly n: bigint;
}

export interface NumberReal {
  readonly type: "number";
  readonly value: number;
  /** Coefficients, constant first, of a polynomial without repeated factors that is 0 at this number. */
  readonly zeroOf?: readonly bigint[];
}

/** How far two numbers known as floats may be apart and still count as one, as a share. */
const CLOSE = 1e-11;
const SMALL_PRIMES = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n, 41n, 43n, 47n, 53n, 59n, 61n, 67n, 71n];

export function rationalReal(a: Rational): SurdReal {
  return { type: "surd", a, b: ZERO, n: 1n };
}

export function wholeReal(a: number): SurdReal {
  return rationalReal(rational(BigInt(a)));
}

/** `a + b√n` for any whole `n` that is not negative. */
export function surdReal(a: Rational, b: Rational, n: bigint): SurdReal {
  if (b.n === 0n || n === 0n) return rationalReal(a);
  const { outside, inside } = takeSquaresOut(n);
  const factor = multiply(b, rational(outside));
  return inside === 1n ? rationalReal(add(a, factor)) : { type: "surd", a, b: factor, n: inside };
}

export function numberReal(value: number, zeroOf?: readonly bigint[]): NumberReal {
  return zeroOf === undefined ? { type: "number", value } : { type: "number", value, zeroOf };
}

export function isRationalReal(real: Real): real is SurdReal {
  return real.type === "surd" && real.b.n === 0n;
}

/** Below 0, 0 or above 0, as `a` is below, equal to or above `b`. */
export function compareReals(a: Real, b: Real): number {
  if (a.type === "surd" && b.type === "surd") return compareSurds(a, b);
  const x = realToNumber(a);
  const y = realToNumber(b);
  const isApart = Math.abs(x - y) > CLOSE * Math.max(Math.abs(x), Math.abs(y));
  if (isApart || isNoRoot(a, b) || isNoRoot(b, a)) return x < y ? -1 : 1;
  return 0;
}

export function realToNumber(real: Real): number {
  if (real.type === "number") return real.value;
  const whole = rationalToNumber(real.a);
  if (real.b.n === 0n) return whole;
  const root = rationalToNumber(real.b) * Math.sqrt(Number(real.n));
  // 3 - 2√2 loses digits: (9 - 8) / (3 + 2√2) does not.
  if (whole * root >= 0) return whole + root;
  const norm = subtract(multiply(real.a, real.a), multiply(multiply(real.b, real.b), rational(real.n)));
  return rationalToNumber(norm) / (whole - root);
}

export function rationalToNumber({ n, d }: Rational): number {
  const quotient = Number(n) / Number(d);
  if (Number.isFinite(quotient) && quotient !== 0) return quotient;
  if (n === 0n) return 0;
  const shift = BigInt(Math.max(0, Math.max(bits(n), bits(d)) - 1000));
  return Number(n >> shift) / Number(d >> shift);
}

/** A rational strictly between two different reals; `undefined` for an end is no end. */
export function rationalBetween(low: Real | undefined, high: Real | undefined): Rational {
  if (low === undefined && high === undefined) return ZERO;
  // Twice as far out, so that floats see it on the right side too.
  if (low === undefined) return rational(floorOf(high as Real) - 1n - size(floorOf(high as Real)));
  if (high === undefined) return rational(floorOf(low) + 2n + size(floorOf(low)));
  const whole = rational(floorOf(low) + 1n);
  if (isBetween(whole, low, high)) return whole;
  const x = realToNumber(low);
  const y = realToNumber(high);
  // Binary fractions, finer each time: the first that falls between.
  for (let power = 1; power <= 1100; power++) {
    const scale = 1n << BigInt(power);
    const middle = rational(floorOf(numberReal(((x + y) / 2) * 2 ** Math.min(power, 1000))), scale);
    if (isBetween(middle, low, high)) return middle;
  }
  return isRationalReal(low) && isRationalReal(high) ? multiply(add(low.a, high.a), rational(1n, 2n)) : ZERO;
}

function isBetween(middle: Rational, low: Real, high: Real): boolean {
  const real = rationalReal(middle);
  return compareReals(low, real) < 0 && compareReals(real, high) < 0;
}

/** The greatest whole number not above; for floats, near enough. */
function floorOf(real: Real): bigint {
  if (isRationalReal(real)) {
    const { n, d } = real.a;
    return n >= 0n || n % d === 0n ? n / d : n / d - 1n;
  }
  const value = Math.floor(realToNumber(real));
  return Number.isFinite(value) ? BigInt(value) : 0n;
}

function size(value: bigint): bigint {
  return value < 0n ? -value : value;
}

function bits(value: bigint): number {
  return value.toString(16).length * 4;
}

function takeSquaresOut(n: bigint): { readonly outside: bigint; readonly inside: bigint } {
  let outside = 1n;
  let inside = n;
  for (const prime of SMALL_PRIMES) {
    const square = prime * prime;
    if (square > inside) break;
    while (inside % square === 0n) {
      inside /= square;
      outside *= prime;
    }
  }
  const root = wholeRoot(inside);
  return root * root === inside ? { outside: outside * root, inside: 1n } : { outside, inside };
}

/** The whole part of √n. */
export function wholeRoot(n: bigint): bigint {
  if (n < 2n) return n;
  if (n < 1n << 52n) return BigInt(Math.floor(Math.sqrt(Number(n))));
  let guess = 1n << BigInt(Math.ceil(bits(n) / 2));
  for (;;) {
    const next = (guess + n / guess) / 2n;
    if (next >= guess) return guess;
    guess = next;
  }
}

function compareSurds(a: SurdReal, b: SurdReal): number {
  if (a.b.n === 0n && b.b.n === 0n) return compare(a.a, b.a);
  const whole = subtract(a.a, b.a);
  if (a.n === b.n) return signOfTwo(whole, subtract(a.b, b.b), a.n);
  if (b.b.n === 0n) return signOfTwo(whole, a.b, a.n);
  // s = whole + a√n against t = b√m: by their signs, then by their squares.
  const left = signOfTwo(whole, a.b, a.n);
  const right = Math.sign(compare(b.b, ZERO));
  if (left !== right) return left < right ? -1 : 1;
  const constant = subtract(
    add(multiply(whole, whole), multiply(multiply(a.b, a.b), rational(a.n))),
    multiply(multiply(b.b, b.b), rational(b.n)),
  );
  return left * signOfTwo(constant, multiply(rational(2n), multiply(whole, a.b)), a.n);
}

/** The sign of `a + b√n`. */
function signOfTwo(a: Rational, b: Rational, n: bigint): number {
  const first = signOf(a);
  const second = signOf(b);
  if (first === second || second === 0) return first;
  if (first === 0) return second;
  return first * compare(multiply(a, a), multiply(multiply(b, b), rational(n)));
}

function signOf({ n }: Rational): number {
  return n === 0n ? 0 : n < 0n ? -1 : 1;
}

/** Largest denominator that a number known as a float is taken to have: longer decimals are only near it. */
const SIMPLE = 1_000_000n;

/** Whether `a` is surely not `b`, because `b` is rational and no zero of what `a` is a zero of, or only near it. */
function isNoRoot(a: Real, b: Real): boolean {
  if (a.type !== "number" || !isRationalReal(b)) return false;
  if (a.zeroOf === undefined) {
    const value = rationalToNumber(b.a);
    return b.a.d > SIMPLE || Math.abs(a.value - value) > 1e-13 * Math.abs(value);
  }
  let value = ZERO;
  for (const coefficient of a.zeroOf.toReversed()) value = add(multiply(value, b.a), rational(coefficient));
  return value.n !== 0n;
}

/** A real as LaTeX: `\frac{1}{2}`, `1-2\sqrt{3}`, `1.25992`. */
export function realToLatex(real: Real, decimal: "." | "," = "."): string {
  if (real.type === "number") return String(Number(real.value.toPrecision(6))).replace(".", decimal);
  const whole = rationalToLatex(real.a);
  if (real.b.n === 0n) return whole;
  const size = absolute(real.b);
  // Over one denominator where both have it: (1+√5)/2.
  if (real.a.n !== 0n && real.b.d !== 1n && real.a.d === real.b.d) {
    const factor = size.n === 1n ? "" : String(size.n);
    return `\\frac{${real.a.n}${real.b.n < 0n ? "-" : "+"}${factor}\\sqrt{${real.n}}}{${real.b.d}}`;
  }
  const top = `${size.n === 1n ? "" : size.n}\\sqrt{${real.n}}`;
  const root = size.d === 1n ? top : `\\frac{${top}}{${size.d}}`;
  const sign = real.b.n < 0n ? "-" : real.a.n === 0n ? "" : "+";
  return `${real.a.n === 0n ? "" : whole}${sign}${root}`;
}

function rationalToLatex({ n, d }: Rational): string {
  if (d === 1n) return String(n);
  return n < 0n ? `-\\frac{${-n}}{${d}}` : `\\frac{${n}}{${d}}`;
}

/** The product, where it is a single surd again. */
export function multiplySurds(x: SurdReal, y: SurdReal): SurdReal | undefined {
  if (x.b.n === 0n) return surdReal(multiply(x.a, y.a), multiply(x.a, y.b), y.n);
  if (y.b.n === 0n) return multiplySurds(y, x);
  if (x.a.n === 0n && y.a.n === 0n) return surdReal(ZERO, multiply(x.b, y.b), x.n * y.n);
  const [scaled, n] = onOneRoot(x, y);
  if (scaled === undefined) return undefined;
  const whole = add(multiply(x.a, y.a), multiply(multiply(x.b, scaled), rational(n)));
  return surdReal(whole, add(multiply(x.a, scaled), multiply(x.b, y.a)), n);
}

/** The coefficient of y on x's root, where the roots are multiples of each other. */
function onOneRoot(x: SurdReal, y: SurdReal): readonly [Rational | undefined, bigint] {
  if (x.n === y.n) return [y.b, x.n];
  // √m = √(mn)/n·√n, rational over √n when mn is a square.
  const product = x.n * y.n;
  const root = wholeRoot(product);
  return root * root === product ? [multiply(y.b, rational(root, x.n)), x.n] : [undefined, x.n];
}

export function isSameReal(a: Real, b: Real): boolean {
  if (isRationalReal(a) && isRationalReal(b)) return equals(a.a, b.a);
  return compareReals(a, b) === 0;
}

export function greatestCommon(a: bigint, b: bigint): bigint {
  return gcd(a < 0n ? -a : a, b < 0n ? -b : b);
}
