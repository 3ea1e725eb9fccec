import type { Statement } from "../read/tree.ts";
import { wrong, wrongForm, unreadable } from "../results.ts";
import type { CheckOptions, CheckResult } from "../types.ts";
import { listed, withoutName, type Items } from "./elements.ts";
import { judgeRow } from "./judge-row.ts";
import { checkCollection, readExpected } from "./read-collection.ts";

/** Marks lists: the right things in the right order, each as often as asked [COL26]. */
export function checkList(expected: string, given: string, options: CheckOptions): CheckResult {
  const typed = isOfCoefficients(options) ? fillBareMinuses(given) : given;
  const result = checkCollection(expected, typed, options, judgeList);
  // `-7 -3 -1`: a space for a comma, not a subtraction [COL39].
  const gap = result.verdict === "incorrect" && /[,;]/u.test(expected) ? SPACE_FOR_COMMA.exec(typed) : null;
  return gap === null ? result : unreadable({ reason: "two-numbers", params: { at: gap.index + 1 } });
}

const SPACE_FOR_COMMA = /(?<=^[^,;<>=]*\d)\s+[-−–]\d[^,;<>=]*$/u;

export function judgeList(expected: Statement, given: Statement, options: CheckOptions): CheckResult {
  // Of solutions "and" is as good as "or"; of inequalities it says something else [COL44].
  if (isOfInequalities(expected) && isOfInequalities(given) && expected.type !== given.type) return wrong();
  const asked = listOf(expected);
  const ordered = orderOf(given);
  if (ordered !== undefined) {
    const result = judgeRow(asked.items, ordered, options);
    return result.verdict === "correct" ? wrongForm("not-a-list") : result;
  }
  const typed = listOf(given);
  if (typed.items.length > 0 && typed.items.every((item) => item === null)) return unreadable({ reason: "empty" });
  const worth = options.fallback ?? (isOfCoefficients(options) ? "1" : undefined);
  const blank = worth === undefined ? null : readExpected(worth, options);
  // `2, 4, 6,`: a comma too many hides nothing.
  const filled = typed.items.flatMap((item) => item ?? blank ?? []);
  const items = filled.length === asked.items.length ? filled : typed.items;
  const result = judgeRow(asked.items, items, options);
  const isBracketFree = asked.open === "" && (typed.open !== "{" || options.ordered === false);
  const isRightlyBracketed = typed.open === "" || typed.open === asked.open || isBracketFree;
  return result.verdict === "incorrect" || isRightlyBracketed ? result : wrong("wrong-brackets");
}

/** `-7 < -3 < 5`: the things of a list, said in order. */
function orderOf(statement: Statement): Items | undefined {
  if (statement.type !== "relation" || !statement.signs.every((sign) => sign === "<" || sign === ">")) return undefined;
  return statement.sides.map((tree): Statement => ({ type: "expression", tree }));
}

function isOfInequalities(statement: Statement): boolean {
  const parts = statement.type === "any" || statement.type === "all" ? statement.of : [];
  return parts.some((part) => part.type === "relation" && !part.signs.includes("="));
}

/** One thing alone is a list of one; `3, 5 and 7` is a list of three. */
function listOf(statement: Statement): { readonly items: Items; readonly open: string } {
  const list = withoutName(statement);
  return list.type === "sequence" ? list : { items: listed(list), open: "" };
}

function isOfCoefficients({ forms }: CheckOptions): boolean {
  return forms?.includes("coefficient") === true;
}

/** `[7, -]` as `[7, -1]`. */
function fillBareMinuses(text: string): string {
  return text.replaceAll(/(^|[[({,;])(\s*)[-−–](?=\s*(?:$|[\])},;]))/gu, "$1$2-1");
}
