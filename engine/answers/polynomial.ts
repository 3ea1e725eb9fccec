import { err, ok, type Result } from "../result.ts";
import {
  add as addRational,
  divide,
  equals,
  multiply as multiplyRational,
  negate,
  ONE,
  ZERO,
  type Rational,
} from "./rational.ts";
import { evaluate } from "./read/evaluate.ts";
import type { Problem } from "./read/problem.ts";
import type { Tree } from "./read/tree.ts";

/** Coefficients by unknowns: `x*x*y` for x²y, the empty text for the constant. No coefficient is 0. */
export type Polynomial = ReadonlyMap<string, Rational>;

/** A quotient of polynomials, not reduced; the bottom is never 0. */
export interface Ratio {
  readonly top: Polynomial;
  readonly bottom: Polynomial;
}

/** Most terms, and the highest power, that are multiplied out [CHK30]. */
const MAX_TERMS = 60;
const MAX_POWER = 12;
const MAX_DEGREE = 24;

/** An expression with unknowns as a quotient of polynomials, exactly. */
export function treeToRatio(tree: Tree): Result<Ratio, Problem> {
  switch (tree.type) {
    case "name":
      return ok({ top: new Map([[tree.name, ONE]]), bottom: UNIT });
    case "negative": {
      const of = treeToRatio(tree.of);
      return of.ok ? ok({ top: scale(of.value.top, negate(ONE)), bottom: of.value.bottom }) : of;
    }
    case "positive":
    case "group":
      return treeToRatio(tree.of);
    case "sum":
    case "difference":
    case "product":
    case "fraction":
    case "quotient":
      return combine(tree.type, treeToRatio(tree.left), treeToRatio(tree.right));
    case "power":
      return powerRatio(tree);
    default: {
      const value = evaluate(tree);
      return value.ok ? ok({ top: constant(value.value), bottom: UNIT }) : value;
    }
  }
}

/** The polynomial that an equation sets to 0, up to a factor. */
export function equationToPolynomial(left: Tree, right: Tree): Result<Polynomial, Problem> {
  const difference = combine("difference", treeToRatio(left), treeToRatio(right));
  return difference.ok ? ok(difference.value.top) : difference;
}

/** Whether one is the other times a number that is not 0. */
export function isProportional(a: Polynomial, b: Polynomial): boolean {
  if (a.size !== b.size) return false;
  let factor: Rational | undefined;
  for (const [key, coefficient] of a) {
    const other = b.get(key);
    if (other === undefined) return false;
    factor ??= divide(coefficient, other);
    if (!equals(coefficient, multiplyRational(other, factor))) return false;
  }
  return true;
}

/** The number a ratio is everywhere it is defined: 2 for `2x/x`. */
export function constantOf({ top, bottom }: Ratio): Rational | undefined {
  if (top.size === 0) return ZERO;
  if (!isProportional(top, bottom)) return undefined;
  const [first] = top;
  const under = first === undefined ? undefined : bottom.get(first[0]);
  return first === undefined || under === undefined ? undefined : divide(first[1], under);
}

const UNIT: Polynomial = new Map([["", ONE]]);
const TOO_MUCH = err<Problem>({ reason: "too-complicated", params: {} });

function constant(value: Rational): Polynomial {
  return value.n === 0n ? new Map() : new Map([["", value]]);
}

function combine(
  type: "sum" | "difference" | "product" | "fraction" | "quotient",
  left: Result<Ratio, Problem>,
  right: Result<Ratio, Problem>,
): Result<Ratio, Problem> {
  if (!left.ok) return left;
  if (!right.ok) return right;
  const a = left.value;
  const b = right.value;
  if (type === "fraction" || type === "quotient") {
    return b.top.size === 0
      ? err({ reason: "zero-denominator", params: {} })
      : ratio(times(a.top, b.bottom), times(a.bottom, b.top));
  }
  if (type === "product") return ratio(times(a.top, b.top), times(a.bottom, b.bottom));
  const second = type === "sum" ? b.top : scale(b.top, negate(ONE));
  if (isSame(a.bottom, b.bottom)) return ratio(plus(a.top, second), a.bottom);
  const first = times(a.top, b.bottom);
  const other = times(second, a.bottom);
  return ratio(first === undefined || other === undefined ? undefined : plus(first, other), times(a.bottom, b.bottom));
}

function ratio(top: Polynomial | undefined, bottom: Polynomial | undefined): Result<Ratio, Problem> {
  return top === undefined || bottom === undefined ? TOO_MUCH : ok({ top, bottom });
}

function powerRatio(tree: Extract<Tree, { left: Tree }>): Result<Ratio, Problem> {
  const exponent = evaluate(tree.right);
  if (!exponent.ok) return exponent;
  const base = treeToRatio(tree.left);
  if (!base.ok) return base;
  const isNumber = [base.value.top, base.value.bottom].every(
    (part) => part.size === 0 || (part.size === 1 && part.has("")),
  );
  if (isNumber) {
    const value = evaluate(tree);
    return value.ok ? ok({ top: constant(value.value), bottom: UNIT }) : value;
  }
  const { n, d } = exponent.value;
  if (d !== 1n || n > BigInt(MAX_POWER) || n < -BigInt(MAX_POWER)) return TOO_MUCH;
  let result: Ratio = { top: UNIT, bottom: UNIT };
  for (let count = Math.abs(Number(n)); count > 0; count--) {
    const next = combine(n > 0n ? "product" : "fraction", ok(result), base);
    if (!next.ok) return next;
    result = next.value;
  }
  return ok(result);
}

function plus(a: Polynomial, b: Polynomial): Polynomial {
  const sum = new Map(a);
  for (const [key, coefficient] of b) {
    const value = addRational(sum.get(key) ?? ZERO, coefficient);
    if (value.n === 0n) sum.delete(key);
    else sum.set(key, value);
  }
  return sum;
}

function scale(a: Polynomial, factor: Rational): Polynomial {
  return new Map([...a].map(([key, coefficient]) => [key, multiplyRational(coefficient, factor)] as const));
}

function times(a: Polynomial, b: Polynomial): Polynomial | undefined {
  if (a.size * b.size > MAX_TERMS * MAX_TERMS) return undefined;
  const product = new Map<string, Rational>();
  for (const [keyA, coefficientA] of a) {
    for (const [keyB, coefficientB] of b) {
      const names = [...splitKey(keyA), ...splitKey(keyB)].toSorted();
      if (names.length > MAX_DEGREE) return undefined;
      const key = names.join("*");
      const value = addRational(product.get(key) ?? ZERO, multiplyRational(coefficientA, coefficientB));
      if (value.n === 0n) product.delete(key);
      else product.set(key, value);
    }
  }
  return product.size > MAX_TERMS ? undefined : product;
}

function splitKey(key: string): readonly string[] {
  return key === "" ? [] : key.split("*");
}

function isSame(a: Polynomial, b: Polynomial): boolean {
  return a.size === b.size && [...a].every(([key, coefficient]) => equals(coefficient, b.get(key) ?? ZERO));
}
