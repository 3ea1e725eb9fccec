import { namesIn } from "../read/names-in.ts";
import { judgeReadings } from "../read/judge-readings.ts";
import { readStatement } from "../read/read-statement.ts";
import { MAX_LENGTH } from "../read/tokenise.ts";
import type { Statement } from "../read/tree.ts";
import type { CheckOptions, CheckResult } from "../types.ts";
import { findWord, findWrongCase, switchCase } from "./find-word.ts";
import { right, unreadable, wrong } from "./results.ts";
import { treesIn } from "./trees-in.ts";

/** Judges a reading of what was typed against the right answer. */
export type JudgeStatement = (expected: Statement, given: Statement, options: CheckOptions) => CheckResult;

/** Between several things a comma always parts. */
const SEPARATORS = { commas: "separators" } as const;

/** Reads both and judges; the right answer is read as its author writes, in English marks. */
export function checkCollection(
  expected: string,
  given: string,
  options: CheckOptions,
  judge: JudgeStatement,
): CheckResult {
  const result = checkReadings(expected, given, options, judge);
  if (result.verdict === "correct" || isTooLong(given) || !isOfWords(expected)) return result;
  const uncapped = checkReadings(expected.toLowerCase(), given.toLowerCase(), options, judge);
  return uncapped.verdict === "correct" || result.verdict === "unreadable" ? uncapped : result;
}

/** Words alone, `{red, green}`: capitals do not count. */
function isOfWords(text: string): boolean {
  return /\p{L}{4}/u.test(text) && /^[[({]?[\p{L}\s,;'-]+[\])}]?$/u.test(text);
}

function checkReadings(expected: string, given: string, options: CheckOptions, judge: JudgeStatement): CheckResult {
  const asked = readExpected(expected, options);
  if (asked === undefined) return compareWritings(expected, given);
  const unknowns = new Set<string>();
  for (const tree of treesIn(asked)) namesIn(tree, unknowns);
  return judgeReadings(given, { ...options, ...SEPARATORS, unknowns }, (statement) => {
    const symbol = findMissingBracket(statement);
    if (symbol !== undefined) return unreadable({ reason: "missing-bracket", params: { symbol } });
    const result = judge(asked, statement, options);
    if (result.verdict !== "incorrect") return result;
    const word = findWord(given, statement, asked);
    if (word !== undefined) return unreadable({ reason: "unknown-symbol", params: { ...word } });
    return findCaseFault(given, statement, asked, (other) => judge(asked, other, options)) ?? result;
  });
}

/** Whether only capitals are wrong: `(X, 2)` for `(x, 2)`. */
function findCaseFault(
  given: string,
  statement: Statement,
  asked: Statement,
  judge: (statement: Statement) => CheckResult,
): CheckResult | undefined {
  const letters = findWrongCase(statement, asked);
  const [symbol] = letters;
  if (symbol === undefined) return undefined;
  const text = letters.reduce((changed, letter) => changed.replaceAll(letter, switchCase(letter)), given);
  const other = readStatement(text, SEPARATORS);
  if (!other.ok || judge(other.value.statement).verdict !== "correct") return undefined;
  return wrong("wrong-case", { symbol, use: switchCase(symbol) });
}

/** `{1, 2)`: braces and angles end as they begin; `[1, 2)` is an interval. */
function findMissingBracket(statement: Statement): string | undefined {
  if (statement.type === "union" || statement.type === "member") {
    return [statement.of]
      .flat()
      .map(findMissingBracket)
      .find((symbol) => symbol !== undefined);
  }
  if (statement.type !== "sequence") return undefined;
  const { open, close, items } = statement;
  if (open === "{" || open === "<") {
    const closing = open === "{" ? "}" : ">";
    if (close !== closing) return closing;
  } else if (close === "}" || close === ">") return close === "}" ? "{" : "<";
  for (const item of items) {
    const symbol = item && findMissingBracket(item);
    if (symbol) return symbol;
  }
  return undefined;
}

export function readExpected(expected: string, options: CheckOptions): Statement | undefined {
  const reading = readStatement(expected, { ...options, ...SEPARATORS, locale: "en" });
  return reading.ok ? withoutName(reading.value.statement) : undefined;
}

/** Whether a text is longer than any answer; it is not looked at then. */
export function isTooLong(text: string): boolean {
  return text.length > MAX_LENGTH;
}

/** `S = {1, 2}` is `{1, 2}`, `A(1, 2)` is `(1, 2)`. */
export function withoutName(statement: Statement): Statement {
  return statement.type === "member" ? withoutName(statement.of) : statement;
}

/** [COL4] */
function compareWritings(expected: string, given: string): CheckResult {
  const typed = withoutSpaces(given);
  if (typed === "") return unreadable({ reason: "empty", params: {} });
  return typed === withoutSpaces(expected) ? right() : wrong("different");
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/gu, "");
}
