import { compareExpressions } from "../algebra/index.ts";
import { namesIn } from "../read/names-in.ts";
import { childrenOf, type Statement, type Tree } from "../read/tree.ts";
import { compareEquations } from "../relations/compare-equations.ts";
import { compareInequalities } from "../relations/compare-inequalities.ts";
import { relationsOf, toFormula } from "../relations/formula.ts";
import { isSameSet, isSubset } from "../relations/real-set.ts";
import { solutionSet } from "../relations/solution-set.ts";
import type { NearMiss } from "../types.ts";

/** What was done from one line to the next. */
export type StepRule = "swap" | "compute" | "expand" | "factor" | "simplify" | "add" | "multiply" | "equivalent";

export type LineComparison =
  | { readonly type: "right"; readonly rule: StepRule }
  | { readonly type: "wrong"; readonly near?: NearMiss; readonly because?: "solution-lost" | "solution-gained" }
  | { readonly type: "unlinked" };

const UNLINKED: LineComparison = { type: "unlinked" };

/** Compares what two lines say [WRK1] [WRK2] [WRK3]. */
export function compareLines(before: Statement, after: Statement): LineComparison {
  if (before.type === "expression" && after.type === "expression") return compareValues(before.tree, after.tree);
  if (!isRelational(before) || !isRelational(after)) return UNLINKED;
  const a = solutionSet(before);
  const b = solutionSet(after);
  if (a !== undefined && b !== undefined && namesOfStatement(before) === namesOfStatement(after)) {
    if (isSameSet(a, b)) return { type: "right", rule: ruleOf(before, after) };
    if (b.length > 0 && isSubset(b, a)) return { type: "wrong", because: "solution-lost" };
    if (a.length > 0 && isSubset(a, b)) return { type: "wrong", because: "solution-gained" };
    return { type: "wrong", ...nearOf(before, after) };
  }
  const isSame = saySame(before, after);
  if (isSame === true) return { type: "right", rule: ruleOf(before, after) };
  return isSame === false && namesOfStatement(before) === namesOfStatement(after)
    ? { type: "wrong", ...nearOf(before, after) }
    : UNLINKED;
}

/** Whether two relations in several unknowns say the same; `undefined` where they are of different sorts. */
function saySame(before: Statement, after: Statement): boolean | undefined {
  const [a, b] = [toFormula(before, "all"), toFormula(after, "all")];
  if (a === undefined || b === undefined) return undefined;
  const isEquation = (formula: typeof a) => relationsOf(formula).every(({ sign }) => sign === "=");
  if (relationsOf(a).length !== 1 || relationsOf(b).length !== 1 || isEquation(a) !== isEquation(b)) return undefined;
  return (isEquation(a) ? compareEquations(a, b, {}) : compareInequalities(a, b, {})).verdict === "correct";
}

function compareValues(before: Tree, after: Tree): LineComparison {
  const comparison = compareExpressions(before, after);
  if (comparison.type === "equal") return { type: "right", rule: expressionRule(before, after) };
  if (comparison.type !== "different") return UNLINKED;
  return comparison.near === undefined ? { type: "wrong" } : { type: "wrong", near: comparison.near };
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
  const moved = minus(l2, l1);
  // `x + 3 = 7` to `x = 10`: taken away on one side, added on the other.
  if (isEqual(moved, minus(r1, r2))) return { near: "inverse-sign" };
  const [changed, was] = isEqual(l1, l2) ? [r2, r1] : isEqual(r1, r2) ? [l2, l1] : [undefined, undefined];
  if (changed === undefined || was === undefined) return {};
  const comparison = compareExpressions(was, changed);
  return comparison.type === "different" && comparison.near !== undefined ? { near: comparison.near } : {};
}

export function isEqual(a: Tree, b: Tree): boolean {
  return compareExpressions(a, b).type === "equal";
}

function isRelational({ type }: Statement): boolean {
  return type === "relation" || type === "any" || type === "all" || type === "sequence" || type === "special";
}

function sidesOf(statement: Statement): readonly [Tree, Tree] | undefined {
  if (statement.type !== "relation") return undefined;
  const [left, right] = statement.sides;
  return left === undefined || right === undefined || statement.sides.length > 2 ? undefined : [left, right];
}

/** The unknowns of a statement, in order, as one text. */
function namesOfStatement(statement: Statement): string {
  const names = new Set<string>();
  const visit = (part: Statement | null): void => {
    if (part === null) return;
    if (part.type === "relation") for (const side of part.sides) namesIn(side, names);
    else if (part.type === "expression") namesIn(part.tree, names);
    else if ("items" in part) part.items.forEach(visit);
    else if ("of" in part) (Array.isArray(part.of) ? part.of : [part.of]).forEach(visit);
  };
  visit(statement);
  return [...names].toSorted().join(" ");
}

function isSum(tree: Tree): boolean {
  return tree.type === "sum" || tree.type === "difference" || (tree.type === "group" && isSum(tree.of));
}

function holdsProductOfSums(tree: Tree): boolean {
  const isProduct = (tree.type === "product" || tree.type === "power") && childrenOf(tree).some(isSum);
  return isProduct || childrenOf(tree).some(holdsProductOfSums);
}

function minus(left: Tree, right: Tree): Tree {
  return { type: "difference", left, right };
}

function times(left: Tree, right: Tree): Tree {
  return { type: "product", left, right };
}
