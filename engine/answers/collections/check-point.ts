import type { Statement } from "../read/tree.ts";
import type { CheckOptions, CheckResult } from "../types.ts";
import { assignmentOf } from "./assignments.ts";
import { isReordered } from "./check-list.ts";
import { createComparing, matchOrdered, toStatement } from "./compare-statements.ts";
import { findFormFault } from "./judge-elements.ts";
import { judgeSet } from "./check-set.ts";
import { checkCollection } from "./read-collection.ts";
import { right, unreadable, withNotes, wrong, wrongForm } from "./results.ts";

/** Marks points and vectors: the right coordinates, in order, within the right brackets [COL21]. */
export function checkPoint(expected: string, given: string, options: CheckOptions): CheckResult {
  return checkCollection(expected, given, options, judgePoint);
}

export function judgePoint(expected: Statement, given: Statement, options: CheckOptions): CheckResult {
  const only = onlyElementOf(given);
  if (only !== undefined && judgePoint(expected, only, options).verdict === "correct") return wrong("wrong-brackets");
  if (isSeveral(expected)) return judgeSet(expected, given, options);
  const asked = pointOf(expected);
  const typed = pointOf(given);
  if (typed.items.includes(null)) {
    const isEmpty = typed.items.every((item) => item === null);
    return unreadable({ reason: isEmpty ? "empty" : "missing-number", params: {} });
  }
  const result = judgeCoordinates(asked.items, typed.items, options);
  if (result.verdict === "incorrect" || result.verdict === "unreadable") return result;
  return findWritingFault(asked, typed, options) ?? result;
}

/** The point in `{(1, 2)}`. */
function onlyElementOf(statement: Statement): Statement | undefined {
  if (statement.type !== "sequence" || statement.open !== "{" || statement.items.length !== 1) return undefined;
  const [item] = statement.items;
  return item?.type === "sequence" && item.open !== "{" ? item : undefined;
}

/** `(1, 2), (3, 4)` */
function isSeveral(statement: Statement): boolean {
  return (
    statement.type === "sequence" &&
    statement.items.every((item) => item?.type === "sequence") &&
    (statement.open === "" || statement.open === "{")
  );
}

interface TypedPoint {
  readonly items: readonly (Statement | null)[];
  readonly brackets: string;
  readonly isAssigned: boolean;
}

function pointOf(statement: Statement): TypedPoint {
  // A(1, 2) [COL24]
  if (statement.type === "member") return pointOf(statement.of);
  const parts = partsOf(statement);
  const values = parts && valuesInOrder(parts);
  if (values !== undefined) return { items: values, brackets: "", isAssigned: true };
  if (statement.type === "sequence") {
    return { items: statement.items, brackets: statement.open + statement.close, isAssigned: false };
  }
  return { items: [statement], brackets: "", isAssigned: false };
}

function partsOf(statement: Statement): readonly (Statement | null)[] | undefined {
  if (statement.type === "all") return statement.of;
  return statement.type === "sequence" ? statement.items : undefined;
}

/** `y = 2, x = 1` as 1, 2 [COL23]. */
function valuesInOrder(parts: readonly (Statement | null)[]): readonly Statement[] | undefined {
  const assignments = parts.flatMap((part) => (part === null ? [] : (assignmentOf(part) ?? [])));
  const names = new Set(assignments.map(({ name }) => name));
  if (parts.length < 2 || assignments.length !== parts.length || names.size !== parts.length) return undefined;
  return assignments.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(({ value }) => toStatement(value));
}

function judgeCoordinates(asked: TypedPoint["items"], typed: TypedPoint["items"], options: CheckOptions): CheckResult {
  if (asked.length !== typed.length) return wrong("wrong-count", { asked: asked.length, given: typed.length });
  const comparing = createComparing(options);
  const match = matchOrdered(asked, typed, comparing);
  if (match.problem !== undefined) return unreadable(match.problem);
  if (match.isEqual) return findFormFault(asked, typed, options) ?? right(match.notes);
  if (isReordered(asked, typed, comparing)) return wrong("wrong-order", undefined, "swapped");
  return withNotes(wrong("different", undefined, match.near), match.notes);
}

/** [COL22] */
function findWritingFault(
  asked: TypedPoint,
  typed: TypedPoint,
  { accept = [] }: CheckOptions,
): CheckResult | undefined {
  if (typed.isAssigned) {
    return asked.isAssigned || accept.includes("assignment") ? undefined : wrongForm("not-a-point");
  }
  if (typed.brackets === asked.brackets) return undefined;
  if (typed.brackets === "") return accept.includes("bare-list") ? undefined : wrongForm("not-a-point");
  return typed.brackets === "()" && asked.brackets === "" ? undefined : wrong("wrong-brackets");
}
