import { gcdOf } from "../rational.ts";
import { toDouble, type Coefficient } from "./coefficient.ts";

/** A double and how far it may be off. NaN: no value; with an error without end: too near an edge to tell. */
export interface Approximation {
  readonly value: number;
  readonly error: number;
}

/** The values of the unknowns. */
export type Values = ReadonlyMap<string, Approximation>;

export type Operation = (a: Approximation, b: Approximation) => Approximation;

const ROUNDING = 2 ** -52;
/** Below this, doubles lose digits. */
const LEAST = 1e-290;
export const NONE: Approximation = { value: Number.NaN, error: 0 };
export const UNSURE: Approximation = { value: Number.NaN, error: Number.POSITIVE_INFINITY };

/** A value that was rounded `steps` times on the way; what doubles cannot hold cannot be told. */
export function rounded(value: number, error: number, steps = 1): Approximation {
  const off = error + steps * ROUNDING * Math.abs(value);
  return off < Number.POSITIVE_INFINITY && value - value === 0 ? { value, error: off } : UNSURE;
}

export function isMissing({ value }: Approximation): boolean {
  return value !== value;
}

/** Undefined, unless that is not sure of one of the two. */
function missing(a: Approximation, b: Approximation): Approximation {
  return a.error + b.error === Number.POSITIVE_INFINITY ? UNSURE : NONE;
}

export function sumOf(a: Approximation, b: Approximation): Approximation {
  return isMissing(a) || isMissing(b) ? missing(a, b) : rounded(a.value + b.value, a.error + b.error);
}

/** π and e; the others have no real value. */
export const CONSTANTS: Readonly<Record<string, Approximation>> = {
  pi: rounded(Math.PI, 0),
  e: rounded(Math.E, 0),
};

export function sizeOf({ value, error }: Approximation): Approximation {
  return { value: Math.abs(value), error };
}

export function oppositeOf({ value, error }: Approximation): Approximation {
  return { value: -value, error };
}

export function productOf(a: Approximation, b: Approximation): Approximation {
  if (isMissing(a) || isMissing(b)) return missing(a, b);
  const value = a.value * b.value;
  if (Math.abs(value) < LEAST && a.value !== 0 && b.value !== 0) return UNSURE;
  return rounded(value, Math.abs(a.value) * b.error + Math.abs(b.value) * a.error + a.error * b.error);
}

export function quotientOf(a: Approximation, b: Approximation): Approximation {
  if (isMissing(a) || isMissing(b)) return missing(a, b);
  const size = Math.abs(b.value);
  // Exactly 0 is a pole; nearly 0 cannot be told.
  if (size <= 2 * b.error) return b.error > 0 ? UNSURE : NONE;
  const value = a.value / b.value;
  if (Math.abs(value) < LEAST && a.value !== 0) return UNSURE;
  return rounded(value, (a.error + Math.abs(value) * b.error) / (size - b.error));
}

/** `exact`: the exponent, where it is a known quotient; roots of odd degree of what is below 0 are below 0. */
export function powerOf(a: Approximation, b: Approximation, exact?: Coefficient): Approximation {
  if (isMissing(a) || isMissing(b)) return missing(a, b);
  const exponent = exact === undefined ? b.value : toDouble(exact);
  const isEvenRoot = typeof exact === "object" && exact.d % 2n === 0n;
  const size = Math.abs(a.value);
  if (a.value === 0 || size <= a.error) return powerNearZero(a, exponent, isEvenRoot);
  if (a.value < 0 && (isEvenRoot || (exact === undefined && !(Number.isInteger(exponent) && b.error < 1e-9))))
    return NONE;
  const value = size ** exponent;
  if (value < LEAST) return UNSURE;
  const steep = Math.abs(exponent) * (a.error / size);
  const isOdd = typeof exact === "object" ? exact.n % 2n !== 0n : exponent % 2 !== 0;
  return rounded(
    a.value < 0 && isOdd ? -value : value,
    value * (steep * (1 + steep) + b.error * Math.abs(Math.log(size))),
    4,
  );
}

function powerNearZero({ value, error }: Approximation, exponent: number, isEvenRoot: boolean): Approximation {
  if (exponent === 0) return { value: 1, error: 0 };
  if (exponent < 0) return error > 0 ? UNSURE : NONE;
  if (value < 0 && isEvenRoot) return UNSURE;
  return { value: 0, error: error === 0 ? 0 : (Math.abs(value) + error) ** exponent };
}

/** The functions all others are written with, each with its slope, which carries the error on. */
const SMOOTH: Readonly<Record<string, readonly [(a: number) => number, (a: number, value: number) => number]>> = {
  sin: [Math.sin, () => 1],
  cos: [Math.cos, () => 1],
  arcsin: [Math.asin, (a) => 1 / Math.sqrt(1 - a * a)],
  arctan: [Math.atan, () => 1],
  ln: [Math.log, (a) => 1 / a],
  exp: [Math.exp, (_, value) => value],
};

const STEPS: Readonly<Record<string, (a: number) => number>> = { floor: Math.floor, sign: Math.sign };

export function valueOfCall(name: string, of: Approximation): Approximation {
  const { value: a, error } = of;
  if (isMissing(of)) return of;
  const step = STEPS[name];
  if (step !== undefined) return step(a - 2 * error) === step(a + 2 * error) ? { value: step(a), error: 0 } : UNSURE;
  if (name === "factorial") return factorialOf(a);
  const [apply, slope] = SMOOTH[name] ?? [];
  if (apply === undefined || slope === undefined) return NONE;
  const value = apply(a);
  if (value - value !== 0) {
    // Just outside the domain by rounding alone: `arcsin` of 1.0000000000000002.
    const isNear = error > 0 && [a - 2 * error, a + 2 * error].some((b) => Number.isFinite(apply(b)));
    return isNear || (value === value && a !== 0) ? UNSURE : NONE;
  }
  if (name === "exp" && value < LEAST) return UNSURE;
  const steep = error === 0 ? 0 : error * Math.abs(slope(a, value));
  // Near the end of a domain the slope is infinite; the error grows like its root.
  const carried = Number.isFinite(steep) ? 1.5 * steep : 2 * Math.sqrt(error);
  return rounded(value, carried + 2 * ROUNDING * Math.min(1, Math.abs(a)), 2);
}

const LARGEST_FACTORIAL = 170;

function factorialOf(n: number): Approximation {
  if (!Number.isInteger(n) || n < 0 || n > LARGEST_FACTORIAL) return NONE;
  let value = 1;
  for (let i = 2; i <= n; i++) value *= i;
  return rounded(value, 0, n);
}

/**
 * What an application is worth: `max`, `min`, `mod`, `gcd` and `lcm` as such; a letter that stands for a function is
 * given one of no particular kind, set by its name.
 */
export function valueOfApplication(name: string, args: readonly Approximation[]): Approximation {
  const unknown = args.find(isMissing);
  if (unknown !== undefined) return unknown;
  const values = args.map(({ value }) => value);
  const value = (KNOWN[name] ?? anyFunction(name))(values);
  const error = args.reduce((sum, arg) => sum + 2 * arg.error, 0);
  return value === value ? rounded(value, error + 4 * ROUNDING) : NONE;
}

function anyFunction(name: string): (values: readonly number[]) => number {
  let seed = 7;
  for (let i = 0; i < name.length; i++) seed = (seed * 31 + name.charCodeAt(i)) % 1009;
  const shift = 0.3 + seed / 1009;
  return (values) =>
    values.reduce(
      (sum, a, i) => sum + Math.sin((0.7 + 0.1 * i) * a + shift * (i + 1)) + Math.cos(0.3 * a - shift),
      1 + shift,
    );
}

const KNOWN: Readonly<Record<string, (values: readonly number[]) => number>> = {
  max: (values) => Math.max(...values),
  min: (values) => Math.min(...values),
  mod: ([a = Number.NaN, b = Number.NaN]) => a - b * Math.floor(a / b),
  gcd: (values) => values.reduce(greatestDivisor),
  lcm: (values) => values.reduce((a, b) => Math.abs(a * b) / greatestDivisor(a, b)),
};

function greatestDivisor(a: number, b: number): number {
  return Number.isInteger(Math.abs(a) + Math.abs(b)) ? gcdOf(a, b) : Number.NaN;
}
