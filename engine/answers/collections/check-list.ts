import type { Statement } from "../read/tree.ts";
import type { CheckOptions, CheckResult } from "../types.ts";
import { createComparing, matchOrdered, pairUp, partsIn, type Comparing } from "./compare-statements.ts";
import { findFormFault } from "./judge-elements.ts";
import { checkCollection, isTooLong, readExpected, withoutName } from "./read-collection.ts";
import { right, unreadable, withNotes, wrong } from "./results.ts";

/** Marks lists: the right things in the right order, each as often as asked [COL26]. */
export function checkList(expected: string, given: string, options: CheckOptions): CheckResult {
  const typed = options.forms?.includes("coefficient") && !isTooLong(given) ? fillBareMinuses(given) : given;
  return checkCollection(expected, typed, options, judgeList);
}

export function judgeList(expected: Statement, given: Statement, options: CheckOptions): CheckResult {
  const asked = listOf(expected);
  const typed = listOf(given);
  if (typed.items.length > 0 && typed.items.every((item) => item === null)) {
    return unreadable({ reason: "empty", params: {} });
  }
  const blank = blankOf(options);
  const items = blank === undefined ? typed.items : typed.items.map((item) => item ?? blank);
  const comparing = createComparing(options);
  const result =
    options.ordered === false
      ? judgeUnordered(asked.items, items, options, comparing)
      : judgeOrdered(asked.items, items, options, comparing);
  return result.verdict === "incorrect" || hasRightBrackets(asked, typed, options) ? result : wrong("wrong-brackets");
}

interface TypedList {
  readonly items: readonly (Statement | null)[];
  readonly open: string;
}

/** One thing alone is a list of one; `3, 5 and 7` is a list of three. */
function listOf(statement: Statement): TypedList {
  const list = withoutName(statement);
  return list.type === "sequence" ? list : { items: partsIn(list), open: "" };
}

/** [COL27] */
function hasRightBrackets(asked: TypedList, typed: TypedList, { ordered }: CheckOptions): boolean {
  if (typed.open === "" || typed.open === asked.open) return true;
  return asked.open === "" && (typed.open !== "{" || ordered === false);
}

/** What an empty place is worth [COL28]. */
function blankOf(options: CheckOptions): Statement | undefined {
  const worth = options.fallback ?? (options.forms?.includes("coefficient") ? "1" : undefined);
  return worth === undefined ? undefined : readExpected(worth, options);
}

/** `[7, -]` as `[7, -1]`. */
function fillBareMinuses(text: string): string {
  return text.replaceAll(/(^|[[({,;])(\s*)[-−–](?=\s*(?:$|[\])},;]))/gu, "$1$2-1");
}

type Items = readonly (Statement | null)[];

function judgeOrdered(asked: Items, typed: Items, options: CheckOptions, comparing: Comparing): CheckResult {
  if (asked.length !== typed.length) return wrong("wrong-count", { asked: asked.length, given: typed.length });
  const match = matchOrdered(asked, typed, comparing);
  if (match.problem !== undefined) return unreadable(match.problem);
  if (match.isEqual) return findFormFault(asked, typed, options) ?? right(match.notes);
  if (isReordered(asked, typed, comparing)) return wrong("wrong-order", undefined, "swapped");
  return withNotes(wrong("different", undefined, match.near), match.notes);
}

export function isReordered(asked: Items, typed: Items, comparing: Comparing): boolean {
  const pairs = pairUp(asked.filter(isThere), typed.filter(isThere), comparing);
  return (
    pairs.ok &&
    pairs.partnerOfGiven.length === asked.length &&
    pairs.partnerOfGiven.every((partner) => partner !== undefined)
  );
}

function judgeUnordered(asked: Items, typed: Items, options: CheckOptions, comparing: Comparing): CheckResult {
  if (asked.length !== typed.length) return wrong("wrong-count", { asked: asked.length, given: typed.length });
  const elements = typed.filter(isThere);
  const pairs = pairUp(asked.filter(isThere), elements, comparing);
  if (!pairs.ok) return unreadable(pairs.problem);
  const isRight = elements.length === asked.length && pairs.partnerOfGiven.every((partner) => partner !== undefined);
  if (!isRight)
    return withNotes(
      wrong("different"),
      pairs.notes.filter(({ type }) => type === "undecided"),
    );
  return findFormFault(pairs.partnerOfGiven, elements, options) ?? right(pairs.notes);
}

function isThere(item: Statement | null): item is Statement {
  return item !== null;
}
