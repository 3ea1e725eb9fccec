import type { Statement } from "../read/tree.ts";
import { EQUAL, wrong, wrongForm, unreadable } from "../results.ts";
import type { CheckOptions, CheckResult, NearMiss } from "../types.ts";
import { judgeInterval } from "./check-interval.ts";
import { conclude, coverSets, createComparing, isSame, type Comparing, type Cover } from "./compare.ts";
import { namedValuesOf } from "./elements.ts";
import { finiteSetOf, type FiniteSet } from "./finite-set.ts";
import { findFormFault } from "./judge-row.ts";
import { checkCollection } from "./read-collection.ts";
import { realSetOf } from "./real-set-of.ts";

/** Marks sets: of elements written out, or of reals [COL6] [COL14]. */
export function checkSet(expected: string, given: string, options: CheckOptions): CheckResult {
  return checkCollection(expected, given, options, judgeSet);
}

export function judgeSet(expected: Statement, given: Statement, options: CheckOptions): CheckResult {
  const comparing = createComparing(options);
  const [asked, typed] = [finiteSetOf(expected, comparing), finiteSetOf(given, comparing)];
  const isInterval = asked?.writing === "brackets" && realSetOf(expected) !== undefined;
  if (asked === undefined || typed === undefined || isInterval)
    return judgeInterval(expected, given, options, "not-a-set");
  const answer: FiniteSet = isPointOf(asked, given) ? { elements: [given], writing: "bare" } : typed;
  const hasBlanks = given.type === "sequence" && given.items.length > answer.elements.length;
  if (hasBlanks && answer.elements.length === 0 && asked.elements.length > 0) return unreadable({ reason: "empty" });
  return conclude(judgeFinite(asked, answer, options, comparing), comparing);
}

/** A point where points are asked is an element, not a set in the wrong brackets. */
function isPointOf(asked: FiniteSet, given: Statement): boolean {
  return (
    given.type === "sequence" &&
    /[^{]/u.test(given.open) &&
    asked.elements.some((element) => element.type === "sequence" && element.open === given.open) &&
    !given.items.some((item) => item?.type === "sequence")
  );
}

function judgeFinite(asked: FiniteSet, typed: FiniteSet, options: CheckOptions, comparing: Comparing): CheckResult {
  const [wanted, elements, unlike] = alignAssignments(asked.elements, typed.elements);
  const cover = coverSets(wanted, elements, comparing);
  const { choose = Infinity } = options;
  const known = cover.found.length + cover.missing.length;
  const lacking = Math.max(0, Math.min(choose, known) - cover.found.length);
  if (lacking > 0 || cover.extra.length > 0)
    return typed.writing === "brackets" ? wrong("different") : describeDifference(cover, lacking, comparing);
  return findWritingFault(asked, typed, unlike, options) ?? findFormFault(cover.partners, elements, options) ?? EQUAL;
}

function describeDifference({ missing: left, extra }: Cover, lacking: number, comparing: Comparing): CheckResult {
  const counts = { missing: lacking, extra: extra.length };
  if (extra.length === 0) return wrong("missing-solution", counts);
  if (lacking === 0) return wrong("extra-solution", counts);
  // Where one element alone is wrong, what it nearly is.
  comparing.near = undefined;
  const isOne = left.length === 1 && extra.length === 1 && !isSame(left[0], extra[0], comparing);
  const near: NearMiss | undefined = comparing.near;
  return wrong("different", counts, isOne ? near : undefined);
}

type Unlike = "needs-assignment" | "not-a-set" | undefined;

/** The right elements, written otherwise than as the set asked [COL9] [COL10]. */
function findWritingFault(
  asked: FiniteSet,
  typed: FiniteSet,
  unlike: Unlike,
  { accept = [] }: CheckOptions,
): CheckResult | undefined {
  if (typed.writing === "brackets" && asked.writing !== "brackets") return wrong("wrong-brackets");
  if (unlike !== undefined)
    return accept.includes(unlike === "not-a-set" ? "assignment" : "value") ? undefined : wrongForm(unlike);
  const isBare = typed.writing === "bare" && asked.writing === "set";
  return isBare && !accept.includes("bare-list") ? wrongForm("not-a-set") : undefined;
}

/** Takes the unknown away where one of both names it, or both name the same: `x = 1, 2`. */
function alignAssignments(
  asked: readonly Statement[],
  typed: readonly Statement[],
): readonly [asked: readonly Statement[], typed: readonly Statement[], unlike?: Unlike] {
  const [a, b] = [namedValuesOf(asked), namedValuesOf(typed)];
  if (a && b && a.name === b.name) return [a.values, b.values];
  if (b && asked.every(isExpression)) return [asked, b.values, "not-a-set"];
  return a && typed.every(isExpression) ? [a.values, typed, "needs-assignment"] : [asked, typed];
}

function isExpression({ type }: Statement): boolean {
  return type === "expression";
}
