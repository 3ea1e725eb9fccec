import type { Tree } from "../read/tree.ts";
import { relationsOf, type Formula } from "./formula.ts";
import { dividePolys, generatorsOf, ONE_POLY, type Poly } from "./poly.ts";
import {
  isConstantPoly,
  multiplyIn,
  subtractQuotients,
  takeConditions,
  treeToQuotient,
  type Condition,
  type Quotient,
  type Scope,
} from "./scope.ts";

/** One side less the other, and what must hold for both to be defined. */
interface Difference {
  readonly quotient: Quotient;
  readonly conditions: readonly Condition[];
}

export function differenceOf(left: Tree, right: Tree, scope: Scope): Difference | undefined {
  const a = treeToQuotient(left, scope);
  const b = a && treeToQuotient(right, scope);
  const quotient = b && subtractQuotients(a, b, scope);
  const conditions = takeConditions(scope);
  return quotient && { quotient, conditions };
}

/** What a formula of equations sets to 0, denominators cleared, and where it is not defined. */
export interface Cleared {
  readonly top: Poly;
  readonly conditions: readonly Condition[];
}

/** The product of what each equation sets to 0; `undefined` where there is more than equations joined by "or". */
export function clearedOf(formula: Formula, scope: Scope): Cleared | undefined {
  if (!isEquations(formula)) return undefined;
  let top: Poly | undefined = ONE_POLY;
  const conditions: Condition[] = [];
  for (const { left, right } of relationsOf(formula)) {
    const difference = differenceOf(left, right, scope);
    if (difference === undefined || top === undefined) return undefined;
    conditions.push(...difference.conditions);
    top = multiplyIn(top, withoutDenominators(difference.quotient.top, difference.conditions, scope), scope);
  }
  return top && { top, conditions };
}

function isEquations(formula: Formula): boolean {
  return formula.type === "any" ? formula.of.every(isEquations) : formula.type === "relation" && formula.sign === "=";
}

/** `x² - x` of `x²/x = 1` without the x that was only a denominator. */
function withoutDenominators(top: Poly, conditions: readonly Condition[], scope: Scope): Poly {
  let result = top;
  for (const { of, must } of conditions) {
    if (must !== "≠" || isConstantPoly(of, scope)) continue;
    for (let step = 0; step < 8 && result.size > 0; step++) {
      const smaller = dividePolys(result, of);
      if (smaller === undefined || generatorsOf(of) === 0) break;
      result = smaller;
    }
  }
  return result;
}
