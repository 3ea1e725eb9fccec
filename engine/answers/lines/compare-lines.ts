import { compareExpressions } from "../algebra/index.ts";
import { namesIn } from "../read/names-in.ts";
import { childrenOf, type Statement, type Tree } from "../read/tree.ts";
import { compareEquations } from "../relations/compare-equations.ts";
import { compareInequalities } from "../relations/compare-inequalities.ts";
import { relationsOf, toFormula } from "../relations/formula.ts";
import { isSameSet, isSubset, pointsOf, type RealSet } from "../relations/real-set.ts";
import { isRationalReal, realToNumber, type Real } from "../relations/real.ts";
import { solutionSet } from "../relations/solution-set.ts";
import type { NearMiss } from "../types.ts";
import type { SolutionsChanged, StepRule } from "./codes.ts";
import {
  factorsOf,
  hasEndingDecimals,
  isEqual,
  isPercentCount,
  isRounded,
  isRoundedValue,
  minus,
  namesOfStatement,
  times,
} from "./judge-parts.ts";

export type LineComparison =
  | { readonly type: "right"; readonly rule: StepRule }
  | { readonly type: "wrong"; readonly near?: NearMiss; readonly because?: SolutionsChanged }
  | { readonly type: "unlinked" };

const UNLINKED: LineComparison = { type: "unlinked" };

/** Compares what two lines say [WRK1] [WRK2] [WRK3]. */
export function compareLines(before: Statement, after: Statement): LineComparison {
  if (before.type === "ratio" || after.type === "ratio") return compareRatios(before, after);
  if (before.type === "expression" && after.type === "expression") return compareValues(before.tree, after.tree);
  if (isRelational(before) && isRelational(after)) return compareRelations(before, after);
  if (before.type === "relation" && after.type === "expression") return compareWithSides(before.sides, after.tree);
  return UNLINKED;
}

function compareRelations(before: Statement, after: Statement): LineComparison {
  if (isRoundedSolution(before, after)) return { type: "right", rule: "round" };
  if (isCaseOf(before, after)) return { type: "right", rule: "case" };
  const isAlike = haveSameNames(before, after);
  const a = isAlike ? solutionSet(before) : undefined;
  const b = a && solutionSet(after);
  if (a !== undefined && b !== undefined) {
    if (isSameSet(a, b)) return { type: "right", rule: ruleOf(before, after) };
    if (b.length > 0 && isSubset(b, a)) return { type: "wrong", because: "solution-lost" };
    if (a.length > 0 && isSubset(a, b)) return { type: "wrong", because: "solution-gained" };
    return { type: "wrong", ...(nearSolution(a, b) ?? nearOf(before, after)) };
  }
  const isSame = saySame(before, after);
  if (isSame === true) return { type: "right", rule: ruleOf(before, after) };
  return isSame === false && isAlike ? { type: "wrong", ...nearOf(before, after) } : UNLINKED;
}

/** Whether two relations in several unknowns say the same; `undefined` where they are of different sorts. */
function saySame(before: Statement, after: Statement): boolean | undefined {
  const [a, b] = [toFormula(before, "all"), toFormula(after, "all")];
  if (a === undefined || b === undefined) return undefined;
  const isEquation = (formula: typeof a) => relationsOf(formula).every(({ sign }) => sign === "=");
  if (relationsOf(a).length !== 1 || relationsOf(b).length !== 1 || isEquation(a) !== isEquation(b)) return undefined;
  return (isEquation(a) ? compareEquations(a, b, {}) : compareInequalities(a, b, {})).verdict === "correct";
}

/** "No solution" has no unknowns, and answers an equation in any. */
function haveSameNames(before: Statement, after: Statement): boolean {
  const [a, b] = [namesOfStatement(before), namesOfStatement(after)];
  return (
    before.type === "special" || after.type === "special" || (a.size === b.size && [...a].every((name) => b.has(name)))
  );
}

function compareValues(before: Tree, after: Tree): LineComparison {
  const comparison = compareExpressions(before, after);
  if (comparison.type === "equal") return { type: "right", rule: expressionRule(before, after) };
  if (comparison.type !== "different") return UNLINKED;
  const isWritten = namesIn(before).size === 0 && namesIn(after).size === 0;
  if (isWritten && isRounded(before, after, false)) return { type: "right", rule: "round" };
  if (isWritten && isPercentCount(before, after)) return { type: "right", rule: "compute" };
  return comparison.near === undefined ? { type: "wrong" } : { type: "wrong", near: comparison.near };
}

/** One side of an equation, looked at by itself. */
function compareWithSides(sides: readonly Tree[], after: Tree): LineComparison {
  return sides.some((side) => isEqual(side, after)) ? { type: "right", rule: "part" } : UNLINKED;
}

function compareRatios(before: Statement, after: Statement): LineComparison {
  const [a, b] = [ratioOf(before), ratioOf(after)];
  const [first, other] = [a?.[0], b?.[0]];
  if (a === undefined || b === undefined || first === undefined || other === undefined) return UNLINKED;
  const isSame =
    a.length === b.length && a.every((part, at) => isEqual(times(part, other), times(first, b[at] ?? part)));
  return isSame ? { type: "right", rule: "simplify" } : { type: "wrong" };
}

/** The parts of a ratio; those of a fraction, which is one too. */
function ratioOf(statement: Statement): readonly Tree[] | undefined {
  if (statement.type === "ratio") return statement.parts;
  if (statement.type !== "expression") return undefined;
  const { tree } = statement;
  const one: Tree = { type: "number", whole: "1", decimals: "", at: 0 };
  return tree.type === "fraction" ? [tree.left, tree.right] : [tree, one];
}

/** `3x = 10`, `x = 3.33`: the solution, rounded where its digits do not end. */
function isRoundedSolution(before: Statement, after: Statement): boolean {
  const sides = sidesOf(after);
  if (sides === undefined || after.type !== "relation" || sides[0].type !== "name" || namesIn(sides[1]).size > 0) {
    return false;
  }
  const isAbout = after.signs[0] === "≈";
  if (!isAbout && (after.signs[0] !== "=" || sides[1].type === "fraction")) return false;
  const set = haveSameNames(before, after) ? solutionSet(before) : undefined;
  const [solution, ...others] = (set && pointsOf(set)) ?? [];
  if (solution === undefined || others.length > 0 || (!isAbout && endsWithinReal(solution))) return false;
  return isRoundedValue(realToNumber(solution), sides[1], isAbout);
}

/** Whether the decimals of a solution end. */
function endsWithinReal(real: Real): boolean {
  return isRationalReal(real) && hasEndingDecimals(real.a);
}

/** One factor of a product that is 0, or its solution: `(x+2)(x+3) = 0`, `x + 2 = 0`. */
function isCaseOf(before: Statement, after: Statement): boolean {
  const [a, b] = [sidesOf(before), sidesOf(after)];
  if (a === undefined || b === undefined || !isEquation(before) || !isEquation(after)) return false;
  const product = isZero(a[1]) ? a[0] : isZero(a[0]) ? a[1] : undefined;
  const factors = product === undefined ? [] : factorsOf(product);
  // A factor left out without a word is a solution lost: only a factor as it stands begins a case.
  return factors.length > 1 && isZero(b[1]) && factors.some((factor) => isSum(factor) && isEqual(factor, b[0]));
}

function isEquation(statement: Statement): boolean {
  return statement.type === "relation" && statement.signs.every((sign) => sign === "=");
}

function isZero(tree: Tree): boolean {
  return tree.type === "number" && /^0+$/u.test(tree.whole + tree.decimals);
}

/** What changed between two expressions of one value. */
function expressionRule(before: Tree, after: Tree): StepRule {
  if (namesIn(before).size === 0) return "compute";
  const [a, b] = [isSum(before), isSum(after)];
  if (holdsProductOfSums(before) && b && !holdsProductOfSums(after)) return "expand";
  if (a && !b && holdsProductOfSums(after)) return "factor";
  return "simplify";
}

function ruleOf(before: Statement, after: Statement): StepRule {
  const [a, b] = [sidesOf(before), sidesOf(after)];
  if (a === undefined || b === undefined) return "equivalent";
  const [[l1, r1], [l2, r2]] = [a, b];
  if (isEqual(l1, l2) && isEqual(r1, r2)) return changedRule(l1, r1, l2, r2);
  if (isEqual(l1, r2) && isEqual(r1, l2)) return "swap";
  if (isEqual(minus(l2, l1), minus(r2, r1))) return "add";
  return isEqual(times(l2, r1), times(l1, r2)) ? "multiply" : "equivalent";
}

/** Both sides kept their values: named after the side that was written in another way. */
function changedRule(l1: Tree, r1: Tree, l2: Tree, r2: Tree): StepRule {
  const left = expressionRule(l1, l2);
  const right = expressionRule(r1, r2);
  if (left === "compute" || left === "simplify") return right === "compute" ? left : right;
  return left;
}

function nearOf(before: Statement, after: Statement): { readonly near?: NearMiss } {
  const [a, b] = [sidesOf(before), sidesOf(after)];
  if (a === undefined || b === undefined) return {};
  const [[l1, r1], [l2, r2]] = [a, b];
  // `x + 3 = 7` to `x = 10`: taken away on one side, added on the other.
  if (isEqual(minus(l2, l1), minus(r1, r2))) return { near: "inverse-sign" };
  const [changed, was] = isEqual(l1, l2) ? [r2, r1] : isEqual(r1, r2) ? [l2, l1] : [undefined, undefined];
  if (changed === undefined || was === undefined) return {};
  const comparison = compareExpressions(was, changed);
  return comparison.type === "different" && comparison.near !== undefined ? { near: comparison.near } : {};
}

/** `4x = -8`, `x = 2`; `2x = 5`, `x = 2/5`. */
function nearSolution(a: RealSet, b: RealSet): { readonly near: NearMiss } | undefined {
  const [[was, ...more], [is, ...others]] = [pointsOf(a) ?? [], pointsOf(b) ?? []];
  if (was === undefined || is === undefined || more.length + others.length > 0) return undefined;
  if (!isRationalReal(was) || !isRationalReal(is)) return undefined;
  if (is.a.n === -was.a.n && is.a.d === was.a.d) return { near: "sign" };
  return is.a.n === was.a.d && is.a.d === was.a.n ? { near: "reciprocal" } : undefined;
}

export function isRelational({ type }: Statement): boolean {
  return type === "relation" || type === "any" || type === "all" || type === "sequence" || type === "special";
}

function sidesOf(statement: Statement): readonly [Tree, Tree] | undefined {
  if (statement.type !== "relation") return undefined;
  const [left, right] = statement.sides;
  return left === undefined || right === undefined || statement.sides.length > 2 ? undefined : [left, right];
}

function isSum(tree: Tree): boolean {
  return tree.type === "sum" || tree.type === "difference" || (tree.type === "group" && isSum(tree.of));
}

function holdsProductOfSums(tree: Tree): boolean {
  const isProduct = (tree.type === "product" || tree.type === "power") && childrenOf(tree).some(isSum);
  return isProduct || childrenOf(tree).some(holdsProductOfSums);
}
