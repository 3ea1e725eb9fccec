import type { Rational } from "../rational.ts";
import { childrenOf, type Tree } from "../read/tree.ts";
import type { CheckNote } from "../types.ts";
import { isMissing } from "./approximation.ts";
import { toCoefficient, toDouble } from "./coefficient.ts";
import { compile, pointOf } from "./evaluate.ts";
import { polynomialIn, rationalCoefficientsIn } from "./polynomial-in.ts";
import { hasName } from "./roughness.ts";
import { rationalRoots } from "./univariate.ts";

/** Divisors looked at. */
const MAX_DIVISORS = 4;

/** The rational points where one of an equal pair is defined and the other is not: x = -1. */
export function holesOf(expected: Tree, given: Tree, names: readonly string[]): readonly CheckNote[] {
  const [name] = names;
  if (names.length !== 1 || name === undefined) return [];
  const divisors = [...divisorsOf(expected), ...divisorsOf(given)].slice(0, MAX_DIVISORS);
  if (divisors.length === 0) return [];
  const [left, right] = [compile(expected), compile(given)];
  const holes = new Set<string>();
  for (const root of divisors.flatMap((divisor) => rootsOf(divisor, name))) {
    const point = pointOf(names, [toDouble(toCoefficient(root))]);
    if (isMissing(left(point)) !== isMissing(right(point))) holes.add(`${name} = ${rationalToLatex(root)}`);
  }
  return [...holes].map((where) => ({ type: "hole", where }));
}

function rootsOf(divisor: Tree, name: string): readonly Rational[] {
  const fraction = polynomialIn(divisor);
  const coefficients = fraction.ok ? rationalCoefficientsIn(fraction.value.numerator, name) : undefined;
  return coefficients === undefined ? [] : rationalRoots(coefficients);
}

/** What is divided by, with unknowns in it. */
function divisorsOf(tree: Tree): readonly Tree[] {
  const divisors = childrenOf(tree).flatMap(divisorsOf);
  if ((tree.type === "fraction" || tree.type === "quotient") && hasName(tree.right)) divisors.push(tree.right);
  if (tree.type === "power" && tree.right.type !== "number" && hasName(tree.left)) divisors.push(tree.left);
  return divisors;
}

function rationalToLatex({ n, d }: Rational): string {
  if (d === 1n) return String(n);
  return n < 0n ? `-\\frac{${-n}}{${d}}` : `\\frac{${n}}{${d}}`;
}
