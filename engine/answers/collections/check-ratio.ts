import { rationalValue } from "../algebra/index.ts";
import { formOf } from "../read/form.ts";
import type { Statement, Tree } from "../read/tree.ts";
import { gcd, type Rational } from "../rational.ts";
import type { CheckOptions, CheckResult } from "../types.ts";
import { compareTrees, createComparing, notesOf, type Comparing } from "./compare-statements.ts";
import { checkCollection, isTooLong } from "./read-collection.ts";
import { right, unreadable, withNotes, wrong, wrongForm } from "./results.ts";

/** Marks ratios by their value [COL29]. */
export function checkRatio(expected: string, given: string, options: CheckOptions): CheckResult {
  return checkCollection(expected, isTooLong(given) ? given : withPlainSigns(given), options, judgeRatio);
}

export function judgeRatio(expected: Statement, given: Statement, options: CheckOptions): CheckResult {
  const asked = ratioOf(expected);
  const typed = ratioOf(given);
  if (asked === undefined || typed === undefined) return wrong("different");
  const comparing = createComparing(options);
  const parts = typed.parts.length === 1 && asked.parts.length === 2 ? [...typed.parts, ONE] : typed.parts;
  if (asked.parts.length !== parts.length) {
    return wrong("wrong-count", { asked: asked.parts.length, given: parts.length });
  }
  const result = compareParts(asked.parts, parts, comparing);
  if (result.verdict !== "correct") return result;
  if (!isAcceptedWriting(asked, typed, options)) return wrongForm("not-a-ratio");
  return isLowestTermsAsked(options) && !isLowestTerms(parts) && !isSameParts(asked.parts, parts, comparing)
    ? wrongForm("not-lowest-terms")
    : result;
}

function withPlainSigns(text: string): string {
  return text.replaceAll("∶", ":").replaceAll(/\bTO\b/giu, "to");
}

interface TypedRatio {
  readonly parts: readonly Tree[];
  readonly writing: "ratio" | "fraction" | "number";
}

const ONE: Tree = { type: "number", whole: "1", decimals: "", at: 0 };

function ratioOf(statement: Statement): TypedRatio | undefined {
  if (statement.type === "ratio") return { parts: statement.parts, writing: "ratio" };
  if (statement.type !== "expression") return undefined;
  const { tree } = statement;
  return tree.type === "fraction" || tree.type === "quotient"
    ? { parts: [tree.left, tree.right], writing: "fraction" }
    : { parts: [tree], writing: "number" };
}

function isAcceptedWriting(asked: TypedRatio, typed: TypedRatio, { accept = [] }: CheckOptions): boolean {
  if (typed.writing === "ratio" || typed.writing === asked.writing) return true;
  return typed.writing === "fraction" && accept.includes("ratio");
}

function compareParts(asked: readonly Tree[], typed: readonly Tree[], comparing: Comparing): CheckResult {
  const comparison = compareProportions(asked, typed, comparing);
  if (comparison.verdict === "incorrect" && isReordered(asked, typed, comparing)) {
    return wrong("wrong-order", undefined, "swapped");
  }
  return comparison;
}

/** a : b : c is d : e : f when each product of one's first part with the other's later parts is the same. */
function compareProportions(asked: readonly Tree[], typed: readonly Tree[], comparing: Comparing): CheckResult {
  if (typed.every(isZero) !== asked.every(isZero)) return wrong("different");
  const pivot = asked.findIndex((part) => !isZero(part));
  const [from, to] = [asked[pivot], typed[pivot]];
  if (from === undefined || to === undefined) return right();
  if (isZero(to)) return wrong("different");
  let result = right();
  for (const [index, part] of typed.entries()) {
    const other = asked[index];
    if (other === undefined || index === pivot) continue;
    const comparison = compareTrees(product(other, to), product(from, part), comparing);
    if (comparison.type === "unreadable") return unreadable(comparison.problem);
    if (comparison.type !== "equal") return withNotes(wrong("different"), notesOf(comparison));
    result = withNotes(result, comparison.notes);
  }
  return result;
}

function isReordered(asked: readonly Tree[], typed: readonly Tree[], comparing: Comparing): boolean {
  // Sorted by value, both are the same ratio.
  const [a, b] = [sortByValue(asked), sortByValue(typed)];
  return a !== undefined && b !== undefined && compareProportions(a, b, comparing).verdict === "correct";
}

function sortByValue(parts: readonly Tree[]): readonly Tree[] | undefined {
  const valued: { readonly part: Tree; readonly value: Rational }[] = [];
  for (const part of parts) {
    const value = rationalValue(part);
    if (value === undefined) return undefined;
    valued.push({ part, value });
  }
  return valued
    .toSorted(({ value: a }, { value: b }) => {
      const difference = a.n * b.d - b.n * a.d;
      return difference < 0n ? -1 : difference > 0n ? 1 : 0;
    })
    .map(({ part }) => part);
}

function isZero(tree: Tree): boolean {
  return rationalValue(tree)?.n === 0n;
}

function product(left: Tree, right: Tree): Tree {
  return { type: "product", left: group(left), right: group(right) };
}

function group(of: Tree): Tree {
  return of.type === "number" ? of : { type: "group", of };
}

function isLowestTermsAsked({ form, simplify }: CheckOptions): boolean {
  return form === "lowest_terms" || form === "simplified" || simplify === "required" || simplify === "enforced";
}

/** [COL30]; with unknowns in the parts, lowest terms are not asked. */
function isLowestTerms(parts: readonly Tree[]): boolean {
  const values = parts.map((part) => rationalValue(part));
  if (values.includes(undefined)) return true;
  let common = 0n;
  for (const [index, value] of values.entries()) {
    const part = parts[index];
    if (value === undefined || part === undefined || value.d !== 1n || formOf(part).form !== "integer") return false;
    common = gcd(common, value.n < 0n ? -value.n : value.n);
  }
  return common <= 1n;
}

function isSameParts(asked: readonly Tree[], typed: readonly Tree[], comparing: Comparing): boolean {
  return asked.every((part, index) => {
    const other = typed[index];
    return other !== undefined && formOf(other).lowestTerms && compareTrees(part, other, comparing).type === "equal";
  });
}
