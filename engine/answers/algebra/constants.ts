import type { Rational } from "../rational.ts";
import type { Tree } from "../read/tree.ts";
import { coefficientOf } from "./arithmetic.ts";
import { toRational, type Coefficient } from "./coefficient.ts";
import { normalOf } from "./normal-form.ts";
import { createContext } from "./polynomial.ts";

/** The exact value of a tree that is a quotient of whole numbers; undefined for roots, π, unknowns, 1/0. */
export function rationalValue(tree: Tree): Rational | undefined {
  const value = rationalOf(tree);
  return value === undefined ? undefined : toRational(value);
}

export function rationalOf(tree: Tree): Coefficient | undefined {
  if (tree.type === "name" || tree.type === "constant") return undefined;
  const cx = createContext(false);
  const normal = normalOf(tree, cx);
  return cx.problem === undefined ? coefficientOf(normal) : undefined;
}
