import { numericValue } from "../algebra/index.ts";
import { wholeTree, type Statement, type Tree } from "../read/tree.ts";
import { wrong, wrongForm, unreadable } from "../results.ts";
import type { CheckOptions, CheckResult } from "../types.ts";
import { toStatement } from "./elements.ts";
import { judgeRow } from "./judge-row.ts";
import { checkCollection } from "./read-collection.ts";

/** Marks a quotient with its remainder [COL32]. */
export function checkRemainder(expected: string, given: string, options: CheckOptions): CheckResult {
  const typed = shortenWords(given);
  if (/^\s*r|[\d)]\s*r\s*$/u.test(typed)) return unreadable({ reason: "missing-number" });
  return checkCollection(shortenWords(expected), typed, options, judgeRemainder);
}

export function judgeRemainder(expected: Statement, given: Statement, options: CheckOptions): CheckResult {
  const [asked, typed] = [divisionOf(expected), divisionOf(given)];
  const result = judgeRow(asked.map(toStatement), typed.map(toStatement), { ...options, ordered: true });
  if (result.verdict !== "incorrect" || given.type === "remainder") return result;
  return isWorthTheSame(asked, typed[0]) ? wrongForm("not-a-remainder") : wrong("different");
}

/** `3 with remainder 2` as `3 r 2`, as long as it was, so that places in the text stay what they are. */
function shortenWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/(?:with )?(?:a )?(?:rem\b\.?|remainder)(?: of)?/gu, (words) => "r".padEnd(words.length));
}

const ZERO = wholeTree(0);

/** Quotient and remainder; a number alone has no remainder. */
function divisionOf(statement: Statement): readonly Tree[] {
  if (statement.type === "remainder") return [statement.quotient, statement.remainder];
  return statement.type === "expression" ? [statement.tree, ZERO] : [];
}

/** Whether the number is the quotient and remainder over some whole divisor greater than the remainder [COL33]. */
function isWorthTheSame(asked: readonly Tree[], typed: Tree = ZERO): boolean {
  const [quotient = 0, remainder = 0, value = 0] = [...asked, typed].map((tree) => numericValue(tree));
  const divisor = remainder / (value - quotient);
  return divisor > remainder && Math.abs(divisor - Math.round(divisor)) < 1e-9;
}
