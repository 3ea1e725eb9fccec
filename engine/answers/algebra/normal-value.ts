import { toDouble } from "./coefficient.ts";
import type { Atom, Monomial, Normal, Polynomial } from "./normal.ts";

/** A double and how far it may be off. NaN: no value, or unknowns in it. */
export interface Approximation {
  readonly value: number;
  readonly error: number;
}

const ROUNDING = 2 ** -51;
const NONE: Approximation = { value: Number.NaN, error: 0 };

/** The value of a normal form without unknowns. */
export function doubleOfNormal(a: Normal): Approximation {
  let { value, error } = doubleOfPolynomial(a.top);
  for (const { of, power } of a.bottom) {
    const below = doubleOfPolynomial(of);
    if (Math.abs(below.value) <= 2 * below.error) return NONE;
    const divisor = below.value ** power;
    error =
      error / Math.abs(divisor) +
      Math.abs(value / divisor) * ((2 * power * below.error) / Math.abs(below.value) + ROUNDING);
    value /= divisor;
  }
  return { value, error };
}

function doubleOfPolynomial(a: Polynomial): Approximation {
  let value = 0;
  let error = 0;
  for (const { coefficient, monomial } of a) {
    const part = doubleOfMonomial(monomial);
    if (Number.isNaN(part.value)) return NONE;
    const factor = toDouble(coefficient);
    value += factor * part.value;
    error += Math.abs(factor) * (part.error + ROUNDING * Math.abs(part.value)) + ROUNDING * Math.abs(value);
  }
  return { value, error };
}

function doubleOfMonomial(a: Monomial): Approximation {
  let value = 1;
  let relative = 0;
  for (const { atom, exponent } of a.factors) {
    const base = doubleOfAtom(atom);
    const power = toDouble(exponent);
    if (Number.isNaN(base.value)) return NONE;
    value *= realPower(
      base.value,
      power,
      typeof exponent !== "number" && exponent.d % 2n === 1n && exponent.n % 2n !== 0n,
    );
    relative += base.value === 0 ? 0 : (2 * Math.abs(power) * base.error) / Math.abs(base.value) + 2 * ROUNDING;
  }
  return { value, error: Math.abs(value) * relative };
}

/** `odd`: a quotient of two odd numbers, whose root of a negative number is negative. */
function realPower(base: number, exponent: number, odd: boolean): number {
  return odd && base < 0 ? -((-base) ** exponent) : base ** exponent;
}

function doubleOfAtom(atom: Atom): Approximation {
  switch (atom.kind) {
    case "prime":
      return rounded(Number(atom.name), 0);
    case "constant":
      return atom.key === "#pi" ? rounded(Math.PI, 0) : atom.key === "#e" ? rounded(Math.E, 0) : NONE;
    case "absolute":
    case "sum": {
      const { value, error } = doubleOfNormal(atom.args[0] as Normal);
      return { value: atom.kind === "sum" ? value : Math.abs(value), error };
    }
    case "exponential": {
      const { value, error } = doubleOfMonomial(atom.exponent as Monomial);
      return rounded(Math.exp(value), Math.exp(value) * error);
    }
    case "call":
      return doubleOfCall(atom);
    default:
      return NONE;
  }
}

function rounded(value: number, error: number): Approximation {
  return Number.isFinite(value) ? { value, error: error + ROUNDING * Math.abs(value) } : NONE;
}

function doubleOfCall(atom: Atom): Approximation {
  const { value, error } = doubleOfNormal(atom.args[0] as Normal);
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
    default:
      return NONE;
  }
}
