import { namesOf, numericValue, rationalValue } from "../algebra/index.ts";
import type { Problem } from "../read/problem.ts";
import type { Statement, Tree } from "../read/tree.ts";
import { numberReal, rationalReal, type Real } from "../relations/real.ts";
import {
  ALL_REALS,
  intersection,
  intervalSet,
  NO_REALS,
  pointSet,
  pointsOf,
  unionOf,
  without,
  type RealSet,
} from "../relations/real-set.ts";
import { solutionSet } from "../relations/solution-set.ts";
import { elementsIn } from "./compare-statements.ts";

/** A set of reals; what is wrong with it; or `undefined`, where it is no set of reals at all. */
export type RealSetReading =
  | { readonly ok: true; readonly set: RealSet }
  | { readonly ok: false; readonly problem: Problem }
  | undefined;

/** Reads intervals, sets of numbers, inequalities and what is made of them as a set of reals [COL14] [COL15]. */
export function realSetOf(statement: Statement): RealSetReading {
  switch (statement.type) {
    case "sequence":
      return statement.open === "{" ? numbersToReals(elementsIn(statement)) : intervalToReals(statement);
    case "union":
      return combine(statement.of, unionOf);
    case "intersection":
      return combine(statement.of, (sets) => sets.reduce(intersection, ALL_REALS));
    case "any":
    case "all":
      // "(1, 2) and (3, 4)" lists the pieces; "x > 1 and x < 2" holds both.
      return isByRelation(statement) ? solutionsToReals(statement) : combine(statement.of, unionOf);
    case "without":
      return combine(statement.of, ([first = NO_REALS, ...others]) => others.reduce(without, first));
    case "member":
      return realSetOf(statement.of);
    case "such-that":
    case "relation":
      return solutionsToReals(statement);
    case "expression":
      // Keyboards have no ℝ.
      return statement.tree.type === "name" && statement.tree.name === "R" ? reals(ALL_REALS) : undefined;
    case "special":
      return specialToReals(statement.value);
    default:
      return undefined;
  }
}

/** Whether a statement says by relations which numbers are meant: `x > 2`, `x = 1 or x > 2`. */
export function isByRelation(statement: Statement): boolean {
  return statement.type === "any" || statement.type === "all"
    ? statement.of.some(isByRelation)
    : statement.type === "relation";
}

/** Whether every relation has the unknown alone on its side: `1 ≤ x < 3`, not `x^2 < 9` [COL36]. */
export function isSolved(statement: Statement): boolean {
  switch (statement.type) {
    case "such-that":
    case "member":
      return isSolved(statement.of);
    case "any":
    case "all":
      return statement.of.every(isSolved);
    case "relation":
      return statement.sides.every((side) => side.type === "name" || namesOf(side).size === 0);
    default:
      return true;
  }
}

function solutionsToReals(statement: Statement): RealSetReading {
  const set = solutionSet(statement);
  return set && reals(set);
}

function reals(set: RealSet): RealSetReading {
  return { ok: true, set };
}

function specialToReals(value: string): RealSetReading {
  return value === "all-numbers" ? reals(ALL_REALS) : value === "no-solution" ? reals(NO_REALS) : undefined;
}

function combine(parts: readonly Statement[], join: (sets: readonly RealSet[]) => RealSet): RealSetReading {
  const sets: RealSet[] = [];
  for (const part of parts) {
    const reading = realSetOf(part);
    if (reading === undefined || !reading.ok) return reading;
    sets.push(reading.set);
  }
  return reals(join(sets));
}

function numbersToReals(elements: readonly Statement[]): RealSetReading {
  const numbers: Real[] = [];
  for (const element of elements) {
    const real = element.type === "expression" ? realOf(element.tree) : undefined;
    if (real === undefined) return undefined;
    numbers.push(real);
  }
  return reals(pointSet(numbers));
}

type Sequence = Extract<Statement, { type: "sequence" }>;

/** `[1, 3)`, and with a bracket turned away for an open end `]1, 3[` [COL17] [COL18]. */
function intervalToReals({ open, close, items }: Sequence): RealSetReading {
  if (!isIntervalBracket(open) || !isIntervalBracket(close) || items.length !== 2) return undefined;
  const [first, last] = items;
  if (first?.type !== "expression" || last?.type !== "expression") return undefined;
  const low = endOf(first.tree);
  const high = endOf(last.tree);
  if (low === undefined || high === undefined) return undefined;
  const lowClosed = open === "[";
  const highClosed = close === "]";
  const isEndless = low === "above" || high === "below" || (low === "below" && lowClosed);
  if (isEndless || (high === "above" && highClosed)) return BAD_INTERVAL;
  const set = intervalSet(
    typeof low === "string" ? undefined : low,
    lowClosed,
    typeof high === "string" ? undefined : high,
    highClosed,
  );
  return set.length === 0 ? BAD_INTERVAL : reals(set);
}

const BAD_INTERVAL: RealSetReading = { ok: false, problem: { reason: "bad-interval", params: {} } };

export function isIntervalBracket(bracket: string): boolean {
  return bracket !== "" && "()[]".includes(bracket);
}

/** A number, or an infinity. */
function endOf(tree: Tree): Real | "above" | "below" | undefined {
  switch (tree.type) {
    case "constant":
      return tree.name === "infinity" ? "above" : realOf(tree);
    case "positive":
    case "group":
      return endOf(tree.of);
    case "negative": {
      const end = endOf(tree.of);
      return end === "above" ? "below" : end === "below" ? "above" : realOf(tree);
    }
    default:
      return realOf(tree);
  }
}

function realOf(tree: Tree): Real | undefined {
  const exact = rationalValue(tree);
  if (exact !== undefined) return rationalReal(exact);
  if (namesOf(tree).size > 0) return undefined;
  // Roots stay exact where the solver of equations knows them.
  const [root, ...others] =
    pointsOf(solutionSet({ type: "relation", sides: [UNKNOWN, tree], signs: ["="] }) ?? []) ?? [];
  if (root !== undefined && others.length === 0) return root;
  const value = numericValue(tree);
  return Number.isFinite(value) ? numberReal(value) : undefined;
}

const UNKNOWN: Tree = { type: "name", name: "x", at: 0 };
