import type { Statement } from "../read/tree.ts";
import type { CheckOptions, CheckResult, NearMiss } from "../types.ts";
import { namedValuesOf } from "./assignments.ts";
import {
  compareStatements,
  coverSets,
  createComparing,
  withoutTwins,
  type Comparing,
  type Cover,
} from "./compare-statements.ts";
import { finiteSetOf, type FiniteSet } from "./finite-set.ts";
import { findFormFault } from "./judge-elements.ts";
import { judgeRealSets } from "./judge-real-sets.ts";
import { checkCollection } from "./read-collection.ts";
import { isByRelation, isSolved, realSetOf } from "./real-set-of.ts";
import { right, unreadable, withNotes, wrong, wrongForm } from "./results.ts";

/** Marks sets: of elements written out, or of reals [COL6] [COL14]. */
export function checkSet(expected: string, given: string, options: CheckOptions): CheckResult {
  return checkCollection(expected, given, options, judgeSet);
}

export function judgeSet(expected: Statement, given: Statement, options: CheckOptions): CheckResult {
  const comparing = createComparing(options);
  const asked = finiteSetOf(expected, comparing);
  const typed = finiteSetOf(given, comparing);
  if (asked === undefined || typed === undefined || isInterval(expected, asked)) {
    return judgeAsReals(expected, given, options, comparing);
  }
  return judgeFinite(asked, isOneOf(asked, given) ? asElement(given) : typed, options, comparing);
}

function isInterval(expected: Statement, { writing }: FiniteSet): boolean {
  return writing === "brackets" && realSetOf(expected) !== undefined;
}

/** A point where points are asked is an element, not a set in the wrong brackets. */
function isOneOf(asked: FiniteSet, given: Statement): boolean {
  if (given.type !== "sequence" || given.open === "" || given.open === "{") return false;
  return (
    asked.elements.some((element) => element.type === "sequence" && element.open === given.open) &&
    !given.items.some((item) => item?.type === "sequence")
  );
}

function asElement(given: Statement): FiniteSet {
  return { elements: [given], writing: "bare", hasBlanks: false };
}

function judgeFinite(asked: FiniteSet, typed: FiniteSet, options: CheckOptions, comparing: Comparing): CheckResult {
  if (typed.hasBlanks && typed.elements.length === 0 && asked.elements.length > 0) {
    return unreadable({ reason: "empty", params: {} });
  }
  const { askedElements, typedElements, unlike } = alignAssignments(asked.elements, typed.elements);
  const cover = coverSets(askedElements, typedElements, comparing);
  if (!cover.ok) return unreadable(cover.problem);
  const missing = countMissing(cover, options.choose, comparing);
  if (missing > 0 || cover.extra.length > 0) {
    return typed.writing === "brackets" ? wrong("different") : describeDifference(cover, missing, comparing);
  }
  return (
    findWritingFault(asked, typed, unlike, options) ??
    findFormFault(cover.partnerOfGiven, typedElements, options) ??
    right(cover.notes.filter(({ type }) => type !== "undecided"))
  );
}

type FoundCover = Extract<Cover, { ok: true }>;

/** How many right elements are still to be found [COL12]. */
function countMissing({ found, missing }: FoundCover, choose: number | undefined, comparing: Comparing): number {
  if (choose === undefined) return missing.length;
  const count = withoutTwins(found, comparing).length;
  return Math.max(0, Math.min(choose, count + missing.length) - count);
}

function describeDifference(cover: FoundCover, missing: number, comparing: Comparing): CheckResult {
  const counts = { missing, extra: cover.extra.length };
  const undecided = cover.notes.filter(({ type }) => type === "undecided");
  if (counts.extra === 0) return withNotes(wrong("missing-solution", counts), undecided);
  if (missing === 0) return withNotes(wrong("extra-solution", counts), undecided);
  return withNotes(wrong("different", counts, nearOf(cover, comparing)), undecided);
}

/** Where one element alone is wrong, what it nearly is. */
function nearOf({ missing, extra }: FoundCover, comparing: Comparing): NearMiss | undefined {
  const [asked, typed] = [missing[0], extra[0]];
  if (missing.length !== 1 || extra.length !== 1 || asked === undefined || typed === undefined) return undefined;
  const comparison = compareStatements(asked, typed, comparing);
  return comparison.type === "different" ? comparison.near : undefined;
}

/** The right elements, written otherwise than as the set asked [COL9] [COL10]. */
function findWritingFault(
  asked: FiniteSet,
  typed: FiniteSet,
  unlike: "assigned" | "values" | undefined,
  { accept = [] }: CheckOptions,
): CheckResult | undefined {
  if (typed.writing === "brackets" && asked.writing !== "brackets") return wrong("wrong-brackets");
  if (unlike === "values") return accept.includes("value") ? undefined : wrongForm("needs-assignment");
  if (unlike === "assigned") return accept.includes("assignment") ? undefined : wrongForm("not-a-set");
  const isBare = typed.writing === "bare" && asked.writing === "set";
  return isBare && !accept.includes("bare-list") ? wrongForm("not-a-set") : undefined;
}

/** Takes the unknown away where one of both names it, or both name the same. */
function alignAssignments(
  asked: readonly Statement[],
  typed: readonly Statement[],
): {
  readonly askedElements: readonly Statement[];
  readonly typedElements: readonly Statement[];
  readonly unlike: "assigned" | "values" | undefined;
} {
  const a = namedValuesOf(asked);
  const b = namedValuesOf(typed);
  if (a === undefined && b !== undefined && asked.every(isExpression)) {
    return { askedElements: asked, typedElements: b.values, unlike: "assigned" };
  }
  if (a !== undefined && b === undefined && typed.every(isExpression)) {
    return { askedElements: a.values, typedElements: typed, unlike: "values" };
  }
  // `x = 1, 2` names the unknown for both.
  return a !== undefined && a.name === b?.name
    ? { askedElements: a.values, typedElements: b.values, unlike: undefined }
    : { askedElements: asked, typedElements: typed, unlike: undefined };
}

function isExpression(statement: Statement): boolean {
  return statement.type === "expression";
}

function judgeAsReals(expected: Statement, given: Statement, options: CheckOptions, comparing: Comparing): CheckResult {
  const asked = realSetOf(expected);
  const typed = realSetOf(given);
  if (typed !== undefined && !typed.ok) return unreadable(typed.problem);
  if (asked === undefined || !asked.ok || typed === undefined) {
    const comparison = compareStatements(expected, given, comparing);
    if (comparison.type === "unreadable") return unreadable(comparison.problem);
    return comparison.type === "equal" ? right(comparison.notes) : wrong("different");
  }
  const result = judgeRealSets(asked.set, typed.set, options);
  if (result.verdict !== "correct") return result;
  if (!isSolved(given) && isSolved(expected)) return wrongForm("not-solved");
  const isOtherWriting = isByRelation(given) && !isByRelation(expected);
  return isOtherWriting && !options.accept?.includes("inequality") ? wrongForm("not-a-set") : result;
}
