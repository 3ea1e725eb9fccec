import type { Statement } from "../read/tree.ts";
import { wrong, wrongForm, unreadable } from "../results.ts";
import type { CheckOptions, CheckResult } from "../types.ts";
import { judgeSet } from "./check-set.ts";
import { assignmentOf, partsOf, withoutName, type Items } from "./elements.ts";
import { judgeRow } from "./judge-row.ts";
import { checkCollection } from "./read-collection.ts";

/** Marks points and vectors: the right coordinates, in order, within the right brackets [COL21]. */
export function checkPoint(expected: string, given: string, options: CheckOptions): CheckResult {
  return checkCollection(expected, given, options, judgePoint);
}

export function judgePoint(expected: Statement, given: Statement, options: CheckOptions): CheckResult {
  const [only, ...others] = given.type === "sequence" && given.open === "{" ? given.items : [];
  // The point in `{(1, 2)}`.
  if (only?.type === "sequence" && only.open !== "{" && others.length === 0)
    if (judgePoint(expected, only, options).verdict === "correct") return wrong("wrong-brackets");
  if (isSeveral(expected)) return judgeSet(expected, given, options);
  const [asked, typed] = [pointOf(expected), pointOf(given)];
  if (typed.items.includes(null))
    return unreadable({ reason: typed.items.every((item) => item === null) ? "empty" : "missing-number" });
  const result = judgeRow(asked.items, typed.items, { ...options, ordered: true });
  return /^(?:in|un)/u.test(result.verdict) ? result : (findWritingFault(asked, typed, options) ?? result);
}

/** `(1, 2), (3, 4)` */
function isSeveral(statement: Statement): boolean {
  return (
    statement.type === "sequence" &&
    /^\{?$/u.test(statement.open) &&
    statement.items.every((item) => item?.type === "sequence")
  );
}

interface TypedPoint {
  readonly items: Items;
  /** Those typed; `=` where coordinates are named. */
  readonly brackets: string;
}

function pointOf(statement: Statement): TypedPoint {
  const point = withoutName(statement);
  const items = point.type === "all" || point.type === "sequence" ? partsOf(point) : [point];
  const named = items.flatMap((part) => assignmentOf(part) ?? []);
  // `y = 2, x = 1` is 1, 2 [COL23].
  if (items.length > 1 && new Set(named.map(({ name }) => name)).size === items.length)
    return { items: named.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(({ value }) => value), brackets: "=" };
  return point.type === "sequence" ? { items, brackets: point.open + point.close } : { items: [point], brackets: "" };
}

/** [COL22] [COL23] */
function findWritingFault(
  asked: TypedPoint,
  typed: TypedPoint,
  { accept = [] }: CheckOptions,
): CheckResult | undefined {
  if (typed.brackets === asked.brackets) return undefined;
  if (typed.brackets === "=") return accept.includes("assignment") ? undefined : wrongForm("not-a-point");
  if (typed.brackets === "") return accept.includes("bare-list") ? undefined : wrongForm("not-a-point");
  return typed.brackets === "()" && asked.brackets === "" ? undefined : wrong("wrong-brackets");
}
