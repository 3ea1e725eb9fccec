import type { Tree } from "../read/tree.ts";
import { fault, type FormFault } from "./fault.ts";
import { isIn, mainName } from "./names.ts";
import { degreeIn, polyOf } from "./poly.ts";
import { bare, factorsOf, isSum, literalValue, powerOf, smallExponent, termsOf } from "./shape.ts";
import { allTermsOf } from "./terms.ts";

/** `a(x - h)^2 + k`, in any order; without the square or without `k` where that part is 0. */
export function judgeCompletedSquare(
  tree: Tree,
  expected: Tree | undefined,
  variable: string | undefined,
): FormFault | undefined {
  const name = variable ?? mainName(tree, expected);
  const missing = fault("not-completed-square");
  let squares = 0;
  const rest: Tree[] = [];
  for (const { of } of termsOf(tree)) {
    if (!isIn(of, name)) {
      rest.push(of);
      continue;
    }
    squares += 1;
    const { top, bottom } = factorsOf(of);
    const [square, ...others] = top.filter((factor) => isIn(factor, name));
    if (square === undefined || others.length > 0 || bottom.some((factor) => isIn(factor, name))) return missing;
    const { base, exponent } = powerOf(square);
    const linear = polyOf(base);
    if (smallExponent(exponent) !== 2 || linear === undefined || degreeIn(linear, name) !== 1) return missing;
    if (hasFaultyBase(base)) return missing;
  }
  if (squares > 1) return missing;
  const numbers = rest.filter((term) => literalValue(term) !== undefined);
  return numbers.length > 1 || rest.some((term) => isSum(bare(term))) ? fault("like-terms") : undefined;
}

/** The bracket itself is worked out: `x - 3`, not `x - 1 - 2`. */
function hasFaultyBase(base: Tree): boolean {
  const poly = polyOf(base);
  return poly !== undefined && allTermsOf(base).length > poly.size;
}
