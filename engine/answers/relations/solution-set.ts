import { normalForm, rationalValue, type Univariate } from "../algebra/index.ts";
import type { Normal } from "../algebra/normal.ts";
import { rationalCoefficientsIn } from "../algebra/polynomial-in.ts";
import { signAt } from "../algebra/univariate.ts";
import { floatToRational, rational } from "../rational.ts";
import type { Statement } from "../read/tree.ts";
import { conditionsOf, type Condition } from "./conditions.ts";
import { toFormula, TURNED, unknownsOf, type Formula, type Relation, type Sign } from "./formula.ts";
import { valueAt } from "./normals.ts";
import { compareReals, rationalReal, rationalToNumber, type Real } from "./real.ts";
import { ALL_REALS, intersection, intervalSet, NO_REALS, pointSet, unionOf, type RealSet } from "./real-set.ts";
import { zerosOf, type Search } from "./zeros.ts";

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

/** Roots and functions taken apart for one relation. */
const MAX_STEPS = 200;

function setOf(formula: Formula, name: string): RealSet | undefined {
  if (formula.type === "always") return formula.value ? ALL_REALS : NO_REALS;
  if (formula.type === "relation") return solvedSet(formula) ?? relationSet(formula, { name, steps: MAX_STEPS });
  const sets: RealSet[] = [];
  for (const part of formula.of) {
    const set = setOf(part, name);
    if (set === undefined) return undefined;
    sets.push(set);
  }
  return formula.type === "any" ? unionOf(sets) : sets.reduce(intersection, ALL_REALS);
}

/** `x = 4`, `3 < x`: nothing to solve. */
function solvedSet({ left, right, sign }: Relation): RealSet | undefined {
  const isTurned = left.type !== "name";
  const value = (isTurned ? right : left).type === "name" ? rationalValue(isTurned ? left : right) : undefined;
  return (
    value &&
    setFrom([rationalReal(value)], (x) => holds(x.value - rationalToNumber(value), isTurned ? TURNED[sign] : sign))
  );
}

/** What must hold, and where it changes. */
interface Claim {
  readonly of: Normal;
  readonly must: Sign;
  readonly name: string;
  readonly zeros: readonly Real[];
  /** The coefficients, where it is a polynomial with rational ones. */
  readonly plain: Univariate | undefined;
}

function relationSet({ left, right, sign }: Relation, search: Search): RealSet | undefined {
  const difference: Condition = {
    of: { type: "difference", left, right: { type: "group", of: right } },
    must: sign,
  };
  const domain = conditionsOf(difference.of)?.map((condition) => toClaim(condition, search));
  if (domain === undefined || !domain.every((claim) => claim !== undefined)) return undefined;
  const where = setWhere(domain);
  if (where === undefined || where.length === 0) return where;
  const claim = toClaim(difference, search);
  return claim && setWhere([...domain, claim]);
}

function toClaim({ of, must }: Condition, search: Search): Claim | undefined {
  const normal = normalForm(of);
  const zeros = normal.ok ? zerosOf(normal.value.top, search) : undefined;
  if (!normal.ok || zeros === undefined) return undefined;
  const isWhole = normal.value.bottom.length === 0;
  return {
    of: normal.value,
    must,
    name: search.name,
    zeros,
    plain: isWhole ? rationalCoefficientsIn(normal.value.top, search.name) : undefined,
  };
}

function setWhere(claims: readonly Claim[]): RealSet | undefined {
  return setFrom(
    claims.flatMap(({ zeros }) => zeros),
    (at, isZero) => claims.every((claim) => holds(signIn(claim, at, isZero), claim.must)),
  );
}

/** The set that includes each of these points or not, and all or nothing of each stretch between them. */
function setFrom(points: readonly Real[], isIn: (at: Real, isPoint: boolean) => boolean): RealSet | undefined {
  const ends: (Real | undefined)[] = [undefined];
  for (const point of points.toSorted(compareReals)) {
    const last = ends.at(-1);
    if (!(Math.abs(point.value) < LARGEST)) return undefined;
    if (last === undefined || compareReals(last, point) !== 0) ends.push(point);
    else if (point.a !== undefined) ends[ends.length - 1] = point;
  }
  const sets = ends.flatMap((low, index) => {
    const high = ends[index + 1];
    const middle = { value: between(low?.value, high?.value) };
    return [
      low !== undefined && isIn(low, true) ? pointSet([low]) : NO_REALS,
      isIn(middle, false) ? intervalSet(low, false, high, false) : NO_REALS,
    ];
  });
  return unionOf(sets);
}

/** Past it, floats cannot go on. */
const LARGEST = 1e300;

function between(low: number | undefined, high: number | undefined): number {
  if (low === undefined) return high === undefined ? 0 : high - 1 - Math.abs(high);
  return high === undefined ? low + 1 + Math.abs(low) : (low + high) / 2;
}

function holds(value: number, must: Sign): boolean {
  switch (must) {
    case "=":
      return value === 0;
    case "≠":
      return Math.abs(value) > 0;
    case "<":
      return value < 0;
    case "≤":
      return value <= 0;
    case ">":
      return value > 0;
    case "≥":
      return value >= 0;
  }
}

/** A number of the same sign; NaN where it is not defined. */
function signIn({ of, plain, name }: Claim, at: Real, isPoint: boolean): number {
  if (plain !== undefined && (at.a !== undefined || !isPoint)) return signAt(plain, at.a ?? floatToRational(at.value));
  return valueAt(of, new Map([[name, at.value]]), isPoint ? 1e-10 : 0);
}
