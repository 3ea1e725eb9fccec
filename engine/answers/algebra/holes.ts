import { childrenOf, type Tree } from "../read/tree.ts";
import { realToLatex, type Real } from "../relations/real.ts";
import { rootsOf } from "../relations/zeros.ts";
import type { CheckNote } from "../types.ts";
import { isMissing } from "./approximation.ts";
import { compile, pointOf } from "./evaluate.ts";
import { polynomialIn, rationalCoefficientsIn } from "./polynomial-in.ts";
import { hasName } from "./roughness.ts";

/** Divisors looked at. */
const MAX_DIVISORS = 4;

/** The rational points where one of an equal pair is defined and the other is not: x = -1. */
export function holesOf(expected: Tree, given: Tree, names: readonly string[]): readonly CheckNote[] {
  const [name] = names;
  if (names.length !== 1 || name === undefined) return [];
  const divisors = divisorsOf(given, divisorsOf(expected)).slice(0, MAX_DIVISORS);
  const roots = new Map(divisors.flatMap((divisor) => zerosIn(divisor, name)).map((root) => [root.value, root]));
  if (roots.size === 0) return [];
  const [left, right] = [compile(expected), compile(given)];
  const holes = [...roots.values()].filter(({ value }) => {
    const point = pointOf(names, [value]);
    return isMissing(left(point)) !== isMissing(right(point));
  });
  return holes.map((root) => ({ type: "hole", where: `${name} = ${realToLatex(root)}` }));
}

function zerosIn(divisor: Tree, name: string): readonly Real[] {
  const fraction = polynomialIn(divisor);
  const roots = fraction.ok ? rootsOf(rationalCoefficientsIn(fraction.value.numerator, name)) : undefined;
  return (roots ?? []).filter(({ a }) => a !== undefined);
}

/** What is divided by, with unknowns in it, behind those found already. */
function divisorsOf(tree: Tree, divisors: Tree[] = []): Tree[] {
  for (const child of childrenOf(tree)) divisorsOf(child, divisors);
  if ((tree.type === "fraction" || tree.type === "quotient") && hasName(tree.right)) divisors.push(tree.right);
  if (tree.type === "power" && tree.right.type !== "number" && hasName(tree.left)) divisors.push(tree.left);
  return divisors;
}
