import type { Statement } from "../read/tree.ts";
import type { CheckOptions, CheckResult } from "../types.ts";
import { listed, withoutName, type Items } from "./elements.ts";
import { judgeRow } from "./judge-row.ts";
import { checkCollection, readExpected } from "./read-collection.ts";
import { missing, wrong } from "./results.ts";

/** Marks lists: the right things in the right order, each as often as asked [COL26]. */
export function checkList(expected: string, given: string, options: CheckOptions): CheckResult {
  const typed = isOfCoefficients(options) ? fillBareMinuses(given) : given;
  return checkCollection(expected, typed, options, judgeList);
}

export function judgeList(expected: Statement, given: Statement, options: CheckOptions): CheckResult {
  const [asked, typed] = [listOf(expected), listOf(given)];
  if (typed.items.length > 0 && typed.items.every((item) => item === null)) return missing("empty");
  const worth = options.fallback ?? (isOfCoefficients(options) ? "1" : undefined);
  const blank = worth === undefined ? null : readExpected(worth, options);
  const result = judgeRow(
    asked.items,
    typed.items.map((item) => item ?? blank),
    options,
  );
  const isBracketFree = asked.open === "" && (typed.open !== "{" || options.ordered === false);
  const isRightlyBracketed = typed.open === "" || typed.open === asked.open || isBracketFree;
  return result.verdict === "incorrect" || isRightlyBracketed ? result : wrong("wrong-brackets");
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
