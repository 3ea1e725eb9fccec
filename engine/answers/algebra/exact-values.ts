import type { Rational } from "../rational.ts";
import {
  addNormals as add,
  constantNormal,
  divideNormals as divide,
  multiplyNormals as multiply,
  powerOfNormal,
  sameNormal,
  subtractNormals,
} from "./arithmetic.ts";
import { toCoefficient } from "./coefficient.ts";
import { signOfConstant } from "./functions.ts";
import type { Normal } from "./normal.ts";
import { doubleOfNormal } from "./normal-value.ts";
import { createContext } from "./polynomial.ts";

/** Arithmetic with exact values outside one comparison. Undefined: too large, or a division by 0. */
export function addNormals(a: Normal, b: Normal): Normal | undefined {
  const cx = createContext(false);
  const sum = add(a, b, cx);
  return cx.problem === undefined ? sum : undefined;
}

export function multiplyNormals(a: Normal, b: Normal): Normal | undefined {
  const cx = createContext(false);
  const product = multiply(a, b, cx);
  return cx.problem === undefined ? product : undefined;
}

export function divideNormals(a: Normal, b: Normal): Normal | undefined {
  const cx = createContext(false);
  const quotient = divide(a, b, cx);
  return cx.problem === undefined ? quotient : undefined;
}

/** √a; √-4 is 2i. */
export function squareRootOf(a: Normal): Normal | undefined {
  const cx = createContext(false);
  const root = powerOfNormal(a, { n: 1n, d: 2n }, cx);
  return cx.problem === undefined ? root : undefined;
}

export function normalOfRational(value: Rational): Normal {
  return constantNormal(toCoefficient(value));
}

/** Whether two exact values are the same: 1/(1 + √2) and √2 - 1. Only for values without unknowns. */
export function sameValue(a: Normal, b: Normal): boolean {
  return compareNormals(a, b) === 0;
}

/**
 * Below 0, 0 or above 0, as the constant `a` is below, equal to or above `b`; undefined where they have unknowns.
 * Values nearer than doubles can tell are taken for equal.
 */
export function compareNormals(a: Normal, b: Normal): -1 | 0 | 1 | undefined {
  if (sameNormal(a, b)) return 0;
  const cx = createContext(false);
  const difference = subtractNormals(a, b, cx);
  if (cx.problem !== undefined) return undefined;
  return signOf(difference);
}

export function isZero(a: Normal): boolean {
  return a.top.length === 0;
}

/** The sign of a constant; undefined where it has unknowns or no real value. */
export function signOf(a: Normal): -1 | 0 | 1 | undefined {
  const sign = signOfConstant(a);
  if (sign !== undefined) return sign;
  const { value } = doubleOfNormal(a);
  return Number.isNaN(value) ? undefined : 0;
}

/** A constant as a double; NaN with unknowns. */
export function doubleOf(a: Normal): number {
  return doubleOfNormal(a).value;
}
