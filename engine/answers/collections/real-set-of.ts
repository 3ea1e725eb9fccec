import { numericValue, rationalValue } from "../algebra/index.ts";
import { namesIn } from "../read/names-in.ts";
import type { Problem } from "../read/problem.ts";
import { bare } from "../forms/shape.ts";
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
import { partsOf, treesIn, valuesOf } from "./elements.ts";

/** A set of reals; what is wrong with it; or `undefined`, where it is no set of reals at all. */
export type RealSetReading =
  | { readonly ok: true; readonly set: RealSet }
  | { readonly ok: false; readonly problem: Problem }
  | undefined;

/** Reads intervals, sets of numbers, inequalities and what is made of them as a set of reals [COL14] [COL15]. */
export function realSetOf(statement: Statement): RealSetReading {
  switch (statement.type) {
    case "sequence":
      return statement.open === "{" ? numbersToReals(statement) : intervalToReals(statement);
    case "member":
      return realSetOf(statement.of);
    case "union":
    case "intersection":
    case "without":
      return combine(statement);
    case "any":
    case "all":
      // "(1, 2) and (3, 4)" lists the pieces; "x > 1 and x < 2" holds both.
      return isByRelation(statement) ? reals(solutionSet(statement)) : combine(statement);
    case "such-that":
    case "relation":
      return reals(solutionSet(statement));
    default:
      if (statement.type === "special" && statement.value === "no-solution") return reals(NO_REALS);
      return isAllReals(statement) ? reals(ALL_REALS) : undefined;
  }
}

/** Keyboards have no ℝ. */
function isAllReals(statement: Statement): boolean {
  return statement.type === "expression"
    ? statement.tree.type === "name" && statement.tree.name === "R"
    : statement.type === "special" && statement.value === "all-numbers";
}

/** Whether a statement says by relations which numbers are meant: `x > 2`, `x = 1 or x > 2`. */
export function isByRelation(statement: Statement): boolean {
  return statement.type === "any" || statement.type === "all"
    ? statement.of.some(isByRelation)
    : statement.type === "relation";
}

/** Whether every relation has the unknown alone on its side: `1 ≤ x < 3`, not `x^2 < 9` [COL36]. */
export function isSolved(statement: Statement | null | undefined): boolean {
  if (statement?.type === "relation")
    return statement.sides.every((side) => side.type === "name" || namesIn(side).size === 0);
  return !statement || statement.type === "sequence" || partsOf(statement).every(isSolved);
}

function reals(set: RealSet | undefined): RealSetReading {
  return set && { ok: true, set };
}

function combine({ type, of }: Extract<Statement, { of: readonly Statement[] }>): RealSetReading {
  const sets: RealSet[] = [];
  for (const part of of) {
    const reading = realSetOf(part);
    if (!reading?.ok) return reading;
    sets.push(reading.set);
  }
  if (type === "intersection") return reals(sets.reduce(intersection, ALL_REALS));
  return reals(type === "without" ? sets.reduce(without) : unionOf(sets));
}

type Sequence = Extract<Statement, { type: "sequence" }>;

function numbersToReals({ items }: Sequence): RealSetReading {
  const values = items.flatMap(valuesOf);
  const numbers = values.flatMap((element) => (element.type === "expression" ? (realOf(element.tree) ?? []) : []));
  return numbers.length === values.length ? reals(pointSet(numbers)) : undefined;
}

/** `[1, 3)`, and with a bracket turned away for an open end `]1, 3[` [COL17] [COL18]. */
function intervalToReals(interval: Sequence): RealSetReading {
  const { open, close } = withTurnedBrackets(interval);
  const [first, last, ...others] = treesIn(interval);
  const isOfTwo = interval.items.every((item) => item?.type === "expression") && others.length === 0;
  const [low, high] = [endOf(first), endOf(last)];
  if (!isIntervalBracket(open) || !isIntervalBracket(close) || !isOfTwo || low === undefined || high === undefined)
    return undefined;
  const set = intervalSet(realEnd(low), open === "[", realEnd(high), close === "]");
  const isEndless = (low === -Infinity && open === "[") || (high === Infinity && close === "]");
  return low === Infinity || high === -Infinity || isEndless || set.length === 0 ? BAD_INTERVAL : reals(set);
}

const BAD_INTERVAL: RealSetReading = { ok: false, problem: { reason: "bad-interval", params: {} } };

function isIntervalBracket(bracket: string): boolean {
  return /^[()[\]]$/u.test(bracket);
}

/** `]a, b[` as `(a, b)`. */
export function withTurnedBrackets(statement: Sequence): Sequence {
  const { open, close } = statement;
  return { ...statement, open: open === "]" ? "(" : open, close: close === "[" ? ")" : close };
}

/** A number, or an infinity. */
function endOf(tree: Tree | undefined): Real | number | undefined {
  return tree && (infinityOf(tree) ?? realOf(tree));
}

export function infinityOf(tree: Tree): number | undefined {
  const end = bare(tree);
  if (end.type === "negative") return infinityOf(end.of) === undefined ? undefined : -Infinity;
  return end.type === "constant" && end.name === "infinity" ? Infinity : undefined;
}

function realEnd(end: Real | number): Real | undefined {
  return typeof end === "number" ? undefined : end;
}

function realOf(tree: Tree): Real | undefined {
  const exact = rationalValue(tree);
  if (exact !== undefined) return rationalReal(exact);
  if (namesIn(tree).size > 0) return undefined;
  // Roots stay exact where the solver of equations knows them.
  const solutions = solutionSet({ type: "relation", sides: [UNKNOWN, tree], signs: ["="] }) ?? [];
  const [root, ...others] = pointsOf(solutions) ?? [];
  if (root !== undefined && others.length === 0) return root;
  const value = numericValue(tree);
  return Number.isFinite(value) ? numberReal(value) : undefined;
}

const UNKNOWN: Tree = { type: "name", name: "x", at: 0 };
