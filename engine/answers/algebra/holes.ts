import { childrenOf, type Tree } from "../read/tree.ts";
import type { CheckNote } from "../types.ts";
import { toDouble, toCoefficient } from "./coefficient.ts";
import { isMissing } from "./approximation.ts";
import { compile, pointOf } from "./evaluate.ts";
import { polynomialIn, rationalCoefficientsIn } from "./polynomial-in.ts";
import { rationalRoots } from "./univariate.ts";
import type { Rational } from "../rational.ts";

/** Divisors looked at. */
const MAX_DIVISORS = 4;

/** The rational points where one of an equal pair is defined and the other is not: x = -1. */
export function holesOf(expected: Tree, given: Tree, names: readonly string[]): readonly CheckNote[] {
  const [name] = names;
  if (names.length !== 1 || name === undefined) return [];
  const divisors = [...divisorsOf(expected), ...divisorsOf(given)];
  if (divisors.length === 0) return [];
  const left = compile(expected);
  const right = compile(given);
  const roots = divisors.slice(0, MAX_DIVISORS).flatMap((divisor) => rootsOf(divisor, name));
  const notes = new Map<string, CheckNote>();
  for (const root of roots) {
    const point = pointOf(names, [toDouble(toCoefficient(root))]);
    if (isMissing(left(point)) === isMissing(right(point))) continue;
    const where = `${name} = ${rationalToLatex(root)}`;
    notes.set(where, { type: "hole", where });
  }
  return [...notes.values()];
}

function rootsOf(divisor: Tree, name: string): readonly Rational[] {
  const fraction = polynomialIn(divisor);
  if (!fraction.ok) return [];
  const coefficients = rationalCoefficientsIn(fraction.value.numerator, name);
  return coefficients === undefined ? [] : rationalRoots(coefficients);
}

/** What is divided by, with unknowns in it. */
function divisorsOf(tree: Tree): readonly Tree[] {
  const inside = childrenOf(tree).flatMap(divisorsOf);
  if ((tree.type === "fraction" || tree.type === "quotient") && hasName(tree.right)) return [...inside, tree.right];
  if (tree.type === "power" && tree.right.type !== "number" && hasName(tree.left)) return [...inside, tree.left];
  return inside;
}

function hasName(tree: Tree): boolean {
  return tree.type === "name" || childrenOf(tree).some(hasName);
}

function rationalToLatex({ n, d }: Rational): string {
  if (d === 1n) return String(n);
  return n < 0n ? `-\\frac{${-n}}{${d}}` : `\\frac{${n}}{${d}}`;
}
