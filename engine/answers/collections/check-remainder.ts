import { rationalValue } from "../algebra/index.ts";
import type { Statement, Tree } from "../read/tree.ts";
import { compare, divide, subtract } from "../rational.ts";
import type { CheckOptions, CheckResult } from "../types.ts";
import { createComparing, matchOrdered, toStatement, type Comparing } from "./compare-statements.ts";
import { checkCollection, isTooLong } from "./read-collection.ts";
import { right, unreadable, withNotes, wrong, wrongForm } from "./results.ts";

/** Marks a quotient with its remainder [COL32]. */
export function checkRemainder(expected: string, given: string, options: CheckOptions): CheckResult {
  const typed = isTooLong(given) ? given : shortenWords(given);
  if (/^\s*r|[\d)]\s*r\s*$/u.test(typed)) return unreadable({ reason: "missing-number", params: {} });
  return checkCollection(shortenWords(expected), typed, options, judgeRemainder);
}

export function judgeRemainder(expected: Statement, given: Statement, options: CheckOptions): CheckResult {
  const asked = divisionOf(expected);
  const typed = divisionOf(given);
  if (asked === undefined || typed === undefined) return wrong("different");
  const comparing = createComparing(options);
  const match = matchParts(asked, typed, comparing);
  if (match.problem !== undefined) return unreadable(match.problem);
  if (match.isEqual) return right(match.notes);
  if (typed.isNumber) return isWorthTheSame(asked, typed.quotient) ? wrongForm("not-a-remainder") : wrong("different");
  const swapped = { quotient: typed.remainder, remainder: typed.quotient };
  if (matchParts(asked, swapped, comparing).isEqual) return wrong("wrong-order", undefined, "swapped");
  return withNotes(wrong("different"), match.notes);
}

/** `3 with remainder 2` as `3 r 2`, as long as it was, so that places in the text stay what they are. */
function shortenWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/(?:with )?(?:a )?(?:rem\b\.?|remainder)(?: of)?/gu, (words) => "r".padEnd(words.length));
}

interface Division {
  readonly quotient: Tree;
  readonly remainder: Tree;
}

const ZERO: Tree = { type: "number", whole: "0", decimals: "", at: 0 };

/** A number alone has no remainder. */
function divisionOf(statement: Statement): (Division & { readonly isNumber: boolean }) | undefined {
  if (statement.type === "remainder") return { ...statement, isNumber: false };
  return statement.type === "expression" ? { quotient: statement.tree, remainder: ZERO, isNumber: true } : undefined;
}

function matchParts(a: Division, b: Division, comparing: Comparing) {
  return matchOrdered(
    [toStatement(a.quotient), toStatement(a.remainder)],
    [toStatement(b.quotient), toStatement(b.remainder)],
    comparing,
  );
}

/** Whether the number is the quotient and remainder over some whole divisor greater than the remainder [COL33]. */
function isWorthTheSame(asked: Division, typed: Tree): boolean {
  const quotient = rationalValue(asked.quotient);
  const remainder = rationalValue(asked.remainder);
  const value = rationalValue(typed);
  if (quotient === undefined || remainder === undefined || value === undefined) return false;
  const rest = subtract(value, quotient);
  if (rest.n === 0n || remainder.n === 0n) return false;
  const divisor = divide(remainder, rest);
  return divisor.d === 1n && compare(divisor, remainder) > 0;
}
