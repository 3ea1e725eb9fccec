import { numericValue, rationalValue } from "../algebra/index.ts";
import { gcd } from "../rational.ts";
import { formOf, unreducedFault } from "../forms/numbers.ts";
import { wholeTree, type Statement, type Tree } from "../read/tree.ts";
import { EQUAL, wrong, wrongForm, unreadable } from "../results.ts";
import type { CheckOptions, CheckResult } from "../types.ts";
import { areSameTrees, conclude, createComparing, type Comparing } from "./compare.ts";
import { checkCollection } from "./read-collection.ts";

/** Marks ratios by their value [COL29]. */
export function checkRatio(expected: string, given: string, options: CheckOptions): CheckResult {
  const typed = given.replaceAll("∶", ":").replaceAll(/\b(?:is\s+)?TO\b/giu, "to");
  const result = checkCollection(expected, typed, options, judgeRatio);
  if (result.verdict !== "incorrect") return result;
  // `2;3` and `2-3` are no ratios yet, `2 out of 3` may be one of two [COL42].
  const symbol = /^\s*\d+\s*([;,\-−–]|out\s+of)\s*\d+(?:\s*[;,\-−–]\s*\d+)?\s*$/iu.exec(given)?.[1];
  if (symbol === undefined) return result;
  const isSum = /[-−–]/u.test(symbol);
  return unreadable({
    reason: isSum ? "unfinished" : "unknown-symbol",
    params: isSum ? {} : { symbol, at: given.indexOf(symbol) },
  });
}

export function judgeRatio(expected: Statement, given: Statement, options: CheckOptions): CheckResult {
  const [asked, typed] = [ratioOf(expected), ratioOf(given)];
  const comparing = createComparing(options);
  const parts = typed.length === 1 && asked.length === 2 ? [...typed, ONE] : typed;
  if (asked.length === 0 || parts.length === 0) return wrong("different");
  if (asked.length !== parts.length) return wrong("wrong-count", { asked: asked.length, given: parts.length });
  if (!areProportional(asked, parts, comparing)) {
    const isReordered = areProportional(sorted(asked), sorted(parts), comparing);
    return conclude(isReordered ? wrong("wrong-order", undefined, "swapped") : wrong("different"), comparing);
  }
  const isWrittenAlike = given.type === expected.type && typed.length === asked.length;
  const isFraction = typed.length === 2 && options.accept?.includes("ratio") === true;
  if (given.type !== "ratio" && !isWrittenAlike && !isFraction) return wrongForm("not-a-ratio");
  const isInOrder = !isLowestTermsAsked(options) || isLowestTerms(parts) || isOwn(asked, parts, comparing);
  return isInOrder ? conclude(EQUAL, comparing) : wrongForm("not-lowest-terms");
}

const ONE = wholeTree(1);

/** The parts of a ratio, top and bottom of a fraction, or a number. */
function ratioOf(statement: Statement): readonly Tree[] {
  if (statement.type === "ratio") return statement.parts;
  if (statement.type !== "expression") return [];
  const { tree } = statement;
  return tree.type === "fraction" || tree.type === "quotient" ? [tree.left, tree.right] : [tree];
}

/** a : b : c is d : e : f when each product of one's first part with the other's later parts is the same. */
function areProportional(asked: readonly Tree[], typed: readonly Tree[], comparing: Comparing): boolean {
  const pivot = asked.findIndex((part) => !isZero(part));
  const [from, to] = [asked[pivot], typed[pivot]];
  if (from === undefined || to === undefined) return typed.every(isZero);
  return (
    !isZero(to) &&
    asked.every((part, place) => areSameTrees(product(part, to), product(from, typed[place] ?? ONE), comparing))
  );
}

/** In order of size: the same parts in another order are then the same ratio. */
function sorted(parts: readonly Tree[]): readonly Tree[] {
  return parts.toSorted((a, b) => numericValue(a) - numericValue(b));
}

function isZero(tree: Tree): boolean {
  return rationalValue(tree)?.n === 0n;
}

function product(left: Tree, right: Tree): Tree {
  return { type: "product", left, right };
}

function isLowestTermsAsked({ form = "any", simplify = "optional" }: CheckOptions): boolean {
  return form === "lowest_terms" || form === "simplified" || simplify !== "optional";
}

/** [COL30]; with unknowns in the parts, lowest terms are not asked. */
function isLowestTerms(parts: readonly Tree[]): boolean {
  const values = parts.map((part) => rationalValue(part)?.n);
  if (values.includes(undefined)) return true;
  const common = values.reduce<bigint>((most, n = 1n) => gcd(most, n < 0n ? -n : n), 0n);
  return common <= 1n && parts.every((part) => formOf(part) === "integer");
}

function isOwn(asked: readonly Tree[], typed: readonly Tree[], comparing: Comparing): boolean {
  return typed.every(
    (part, place) => unreducedFault(part) === undefined && areSameTrees(asked[place] ?? ONE, part, comparing),
  );
}
