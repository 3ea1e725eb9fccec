import type { Coefficient } from "./coefficient.ts";

/**
 * What monomials are made of. `key` is the canonical text: two atoms are the same when their keys are.
 *
 * - `name`: an unknown. `constant`: π, e, i, ∞. `prime`: a prime number (or a large number left whole), for its roots.
 * - `call`, `apply`: a function of normal forms that is not worked out further. `absolute`: |…|.
 * - `sum`: the base of a root or of a large power, when it is no atom itself.
 * - `exponential`: e to a monomial, so that 2^y is e^(y·ln 2). `alternating`: -1 to a monomial, (-1)^n.
 */
export interface Atom {
  readonly kind: "name" | "constant" | "prime" | "call" | "apply" | "absolute" | "sum" | "exponential" | "alternating";
  readonly key: string;
  readonly name: string;
  readonly args: readonly Normal[];
  /** Exponent of `exponential` and `alternating`. */
  readonly exponent: Monomial | undefined;
  /** Whether it is above 0 (or 0) wherever it is defined. */
  readonly positive: boolean;
}

export interface Factor {
  readonly atom: Atom;
  /** Not 0. */
  readonly exponent: Coefficient;
}

/** A product of powers of atoms, sorted by the atoms' keys. */
export interface Monomial {
  readonly key: string;
  readonly factors: readonly Factor[];
}

export interface Term {
  /** Not 0. */
  readonly coefficient: Coefficient;
  readonly monomial: Monomial;
}

/** A sum of terms, sorted by the monomials' keys, no two alike. No terms: 0. Exponents may be negative or quotients. */
export type Polynomial = readonly Term[];

/** A sum below the fraction bar: greatest coefficient factor 1, last term above 0. */
export interface Divisor {
  readonly key: string;
  readonly of: Polynomial;
  readonly power: number;
}

/** A sum over a product of powers of real sums; everything else that divides is in the terms, as negative exponents. */
export interface Normal {
  readonly top: Polynomial;
  readonly bottom: readonly Divisor[];
}

export function atomOf(kind: Atom["kind"], key: string, rest: Partial<Atom>): Atom {
  const { name = "", args = NO_ARGS, exponent, positive = false } = rest;
  return { kind, key, name, args, exponent, positive };
}

const NO_ARGS: Atom["args"] = [];

export function nameAtom(name: string, positive: boolean): Atom {
  return { kind: "name", key: name, name, args: NO_ARGS, exponent: undefined, positive };
}

export function constantAtom(name: string, positive = true): Atom {
  return atomOf("constant", `#${name}`, { name, positive });
}

export const PI = constantAtom("pi");
export const EULER = constantAtom("e");
export const IMAGINARY = constantAtom("i", false);
