import { toDouble } from "./coefficient.ts";
import { anyFunction } from "./any-function.ts";
import type { Atom, Factor, Monomial, Normal, Polynomial } from "./normal.ts";

/** A double and how far it may be off. NaN: no value, or an unknown without one. */
export interface Approximation {
  readonly value: number;
  readonly error: number;
}

/** The values of the unknowns. */
export type Values = ReadonlyMap<string, number>;

const ROUNDING = 2 ** -51;
/** Below this, doubles lose digits. */
const LEAST = 1e-290;
const NONE: Approximation = { value: Number.NaN, error: 0 };
const NO_VALUES: Values = new Map();

/** The value of a normal form in doubles, with a bound of its error. */
export function doubleOfNormal(a: Normal, values: Values = NO_VALUES): Approximation {
  let { value, error } = doubleOfPolynomial(a.top, values);
  for (const { of, power } of a.bottom) {
    const below = doubleOfPolynomial(of, values);
    if (!(Math.abs(below.value) > 2 * below.error)) return NONE;
    const divisor = below.value ** power;
    const relative = (2 * power * below.error) / Math.abs(below.value) + ROUNDING;
    value /= divisor;
    error = error / Math.abs(divisor) + Math.abs(value) * relative;
  }
  return { value, error };
}

/** The same for a sum; `size` is the sum of the sizes of its terms. */
export function doubleOfPolynomial(
  a: Polynomial,
  values: Values = NO_VALUES,
): Approximation & { readonly size: number } {
  let value = 0;
  let error = 0;
  let size = 0;
  for (const { coefficient, monomial } of a) {
    const part = doubleOfMonomial(monomial, values);
    if (Number.isNaN(part.value)) return { ...NONE, size: 0 };
    const factor = toDouble(coefficient);
    const term = factor * part.value;
    value += term;
    size += Math.abs(term);
    error += Math.abs(factor) * part.error + ROUNDING * (Math.abs(term) + Math.abs(value));
  }
  return { value, error, size };
}

function doubleOfMonomial(a: Monomial, values: Values): Approximation {
  let value = 1;
  let relative = 0;
  for (const factor of a.factors) {
    const base = doubleOfAtom(factor.atom, values);
    const power = powerOfDouble(base.value, factor);
    if (Number.isNaN(power)) return NONE;
    value *= power;
    if (Math.abs(value) < LEAST && base.value !== 0) return NONE;
    // Too near 0 to tell the sign: no root, no quotient.
    if (Math.abs(base.value) <= 2 * base.error && base.error > 0) return NONE;
    relative += base.value === 0 ? 0 : (2 * Math.abs(toDouble(factor.exponent)) * base.error) / Math.abs(base.value);
    relative += 2 * ROUNDING;
  }
  return { value, error: Math.abs(value) * relative };
}

/** A power of a double; a root of odd degree of a negative number is negative. */
function powerOfDouble(base: number, { exponent }: Factor): number {
  if (exponent === 1) return base;
  const power = toDouble(exponent);
  if (base >= 0 || typeof exponent === "number" || exponent.d % 2n === 0n) return base ** power;
  const size = (-base) ** power;
  return exponent.n % 2n === 0n ? size : -size;
}

function doubleOfAtom(atom: Atom, values: Values): Approximation {
  switch (atom.kind) {
    case "name":
      return { value: values.get(atom.name) ?? Number.NaN, error: 0 };
    case "prime":
      return rounded(Number(atom.name), 0);
    case "constant":
      return atom.key === "#pi" ? rounded(Math.PI, 0) : atom.key === "#e" ? rounded(Math.E, 0) : NONE;
    case "absolute":
    case "sum": {
      const { value, error } = doubleOfNormal(atom.args[0] as Normal, values);
      return { value: atom.kind === "sum" ? value : Math.abs(value), error };
    }
    case "exponential": {
      const { value, error } = doubleOfMonomial(atom.exponent as Monomial, values);
      return rounded(Math.exp(value), 2 * Math.exp(value) * error);
    }
    case "alternating": {
      const { value, error } = doubleOfMonomial(atom.exponent as Monomial, values);
      const turns = value * fractionOf(atom.name);
      return Number.isInteger(turns) && error < 1e-9 ? { value: turns % 2 === 0 ? 1 : -1, error: 0 } : NONE;
    }
    case "apply":
      return doubleOfApplication(atom, values);
    case "call":
      return doubleOfCall(atom, values);
  }
}

function fractionOf(text: string): number {
  const [top = "1", bottom = "1"] = text.split("/");
  return Number(top) / Number(bottom);
}

function doubleOfApplication(atom: Atom, values: Values): Approximation {
  const args = atom.args.map((arg) => doubleOfNormal(arg, values));
  const error = args.reduce((sum, arg) => sum + arg.error, 0);
  const value = anyFunction(atom.name)(args.map((arg) => arg.value));
  return rounded(value, 2 * error);
}

function rounded(value: number, error: number): Approximation {
  return Number.isFinite(value) ? { value, error: error + ROUNDING * Math.abs(value) } : NONE;
}

function doubleOfCall(atom: Atom, values: Values): Approximation {
  const { value, error } = doubleOfNormal(atom.args[0] as Normal, values);
  switch (atom.name) {
    case "ln":
      return value > 2 * error ? rounded(Math.log(value), (2 * error) / value + ROUNDING) : NONE;
    case "exp":
      return rounded(Math.exp(value), 2 * Math.exp(value) * error);
    case "sin":
      return rounded(Math.sin(value), error + ROUNDING);
    case "cos":
      return rounded(Math.cos(value), error + ROUNDING);
    case "arctan":
      return rounded(Math.atan(value), error);
    case "arcsin":
      return Math.abs(value) < 1 ? rounded(Math.asin(value), (2 * error) / Math.sqrt(1 - value * value)) : NONE;
    case "floor":
      return stepped(Math.floor(value - 2 * error), Math.floor(value + 2 * error));
    case "sign":
      return stepped(Math.sign(value - 2 * error), Math.sign(value + 2 * error));
    default:
      return NONE;
  }
}

function stepped(below: number, above: number): Approximation {
  return below === above ? { value: below, error: 0 } : NONE;
}
