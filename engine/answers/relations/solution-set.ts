import type { Statement } from "../read/tree.ts";
import { toFormula, unknownsOf, type Formula } from "./formula.ts";
import { generatorsOf, negatePoly, type Poly } from "./poly.ts";
import { rationalReal } from "./real.ts";
import { ALL_REALS, complement, intersection, intervalSet, NO_REALS, unionOf, type RealSet } from "./real-set.ts";
import { rational } from "../rational.ts";
import {
  constantValue,
  createScope,
  isConstantPoly,
  multiplyIn,
  subtractQuotients,
  takeConditions,
  treeToQuotient,
  type Quotient,
  type Scope,
} from "./scope.ts";
import { domainOf, solve, type Sign } from "./solve.ts";

export interface SolutionOptions {
  /** The unknown; absent: the only one there is. */
  readonly variable?: string | undefined;
  readonly assume?: "real" | "positive" | undefined;
  /** How commas join statements; absent: as solutions, one or another. */
  readonly commas?: "any" | "all";
}

/**
 * Every real number for which a statement in one unknown holds. `undefined`: more than one unknown, or not known how
 * to solve it.
 */
export function solutionSet(statement: Statement, options: SolutionOptions = {}): RealSet | undefined {
  const formula = toFormula(statement, options.commas ?? "any");
  return formula && formulaSet(formula, options);
}

export function formulaSet(formula: Formula, options: SolutionOptions = {}): RealSet | undefined {
  const unknowns = unknownsOf(formula);
  const unknown = options.variable ?? unknowns[0] ?? "x";
  if (unknowns.some((name) => name !== unknown)) return undefined;
  const set = setOf(formula, unknown);
  return options.assume === "positive" ? set && intersection(set, POSITIVE) : set;
}

const POSITIVE: RealSet = intervalSet(rationalReal(rational(0n)), false, undefined, false);

function setOf(formula: Formula, unknown: string): RealSet | undefined {
  switch (formula.type) {
    case "always":
      return formula.value ? ALL_REALS : NO_REALS;
    case "relation":
      return relationSet(formula, createScope([unknown]));
    default: {
      const sets: RealSet[] = [];
      for (const part of formula.of) {
        const set = setOf(part, unknown);
        if (set === undefined) return undefined;
        sets.push(set);
      }
      return formula.type === "any" ? unionOf(sets) : sets.reduce(intersection, ALL_REALS);
    }
  }
}

function relationSet({ left, right, sign }: Extract<Formula, { type: "relation" }>, scope: Scope): RealSet | undefined {
  const a = treeToQuotient(left, scope);
  const b = a && treeToQuotient(right, scope);
  const difference = b && subtractQuotients(a, b, scope);
  if (difference === undefined) return undefined;
  const domain = domainOf(takeConditions(scope), scope);
  if (domain === undefined || domain.length === 0) return domain;
  if (scope.isVague) return undefined;
  const top = signed(difference, sign, scope);
  const set = top && solve(top, sign === "≠" ? "=" : sign, scope);
  return set && intersection(domain, sign === "≠" ? complement(set) : set);
}

/** What is of the quotient's sign: top times bottom, unless the bottom is a number or the sign does not matter. */
function signed({ top, bottom }: Quotient, sign: Sign, scope: Scope): Poly | undefined {
  if (sign === "=" || sign === "≠" || generatorsOf(bottom) === 0) return top;
  if (!isConstantPoly(bottom, scope)) return multiplyIn(top, bottom, scope);
  return constantValue(bottom, scope) < 0 ? negatePoly(top) : top;
}
