import { judgeReadings } from "../read/judge-readings.ts";
import { namesIn } from "../read/names-in.ts";
import { readOptionsOf, readRight } from "../read/read-statement.ts";
import { MAX_LENGTH } from "../read/tokenise.ts";
import type { Statement } from "../read/tree.ts";
import { EQUAL, wrong, unreadable, isRight } from "../results.ts";
import type { CheckOptions, CheckResult } from "../types.ts";
import { partsOf, treesIn, withoutName, type Items } from "./elements.ts";
import { findGapOfTerms, findSeparatorFault, isGoingOn, otherWritings } from "./writings-of-pupils.ts";

/** Judges a reading of what was typed against the right answer. */
export type JudgeStatement = (expected: Statement, given: Statement, options: CheckOptions) => CheckResult;

/** Reads both, with commas that always part, and judges; the right answer is read as its author writes, in English marks. */
export function checkCollection(
  expected: string,
  given: string,
  options: CheckOptions,
  judge: JudgeStatement,
): CheckResult {
  if (given.length > MAX_LENGTH) return unreadable({ reason: "too-long", params: { most: MAX_LENGTH } });
  if (isGoingOn(given) && !isGoingOn(expected)) return unreadable({ reason: "incomplete", params: {} });
  let result = checkWriting(expected, given, options, judge);
  if (isRight(result)) return result;
  for (const writing of otherWritings(expected, given, options)) {
    const other = checkWriting(expected, writing, options, judge);
    if (isRight(other)) return other;
    if (result.verdict === "unreadable") result = other;
  }
  if (result.verdict !== "incorrect") return result;
  const fault = findSeparatorFault(expected, given);
  if (fault !== undefined) return fault;
  const gap = findGapOfTerms(expected, given);
  const parted = gap && checkWriting(expected, gap.parted, options, judge);
  return gap && parted && isRight(parted) ? unreadable({ reason: "two-numbers", params: { at: gap.at } }) : result;
}

/** One way of writing; capitals are forgiven where they are those of words. */
function checkWriting(expected: string, given: string, options: CheckOptions, judge: JudgeStatement): CheckResult {
  const result = checkReadings(expected, given, options, judge);
  const [asked, typed] = [expected.toLowerCase(), given.toLowerCase()];
  if (result.verdict === "correct" || (asked === expected && typed === given)) return result;
  const uncapped = checkReadings(asked, typed, options, judge);
  // Words alone, `{red, green}`: capitals do not count. Elsewhere `X` is not `x`.
  const isOfWords = /\p{L}{4}/u.test(expected) && /^[[({]?[\p{L}\s,;'-]+[\])}]?$/u.test(expected);
  if (isOfWords) return uncapped;
  const symbol = [...given].find((letter) => !expected.includes(letter) && asked.includes(letter.toLowerCase()));
  if (symbol === undefined || result.verdict !== "incorrect" || uncapped.verdict !== "correct") return result;
  const lower = symbol.toLowerCase();
  return { ...result, ...wrong("wrong-case", { symbol, use: symbol === lower ? symbol.toUpperCase() : lower }) };
}

function checkReadings(expected: string, given: string, options: CheckOptions, judge: JudgeStatement): CheckResult {
  const asked = readExpected(expected, options);
  if (asked === undefined) return compareWritings(expected, given);
  const unknowns = new Set<string>();
  for (const tree of treesIn(asked)) namesIn(tree, unknowns);
  return judgeReadings(withMarks(given, options), readOptionsOf(options, unknowns, "separators"), (statement) => {
    const symbol = findMissingBracket(statement);
    if (symbol !== undefined) return unreadable({ reason: "missing-bracket", params: { symbol } });
    return judge(asked, statement, options);
  });
}

/** `3,4, 5,6` where commas are decimal marks: those with a space behind them part [COL38]. */
function withMarks(given: string, { locale }: CheckOptions): string {
  const isMark = (locale === "de" || locale === "fr") && /\d,\d/u.test(given) && !given.includes(";");
  return isMark ? given.replaceAll(/,(?=\s)/gu, ";") : given;
}

/** [COL4] */
function compareWritings(expected: string, given: string): CheckResult {
  const [asked, typed] = [expected, given].map((text) => text.replaceAll(/\s/gu, ""));
  return typed === "" ? unreadable({ reason: "empty" }) : typed === asked ? EQUAL : wrong("different");
}

export function readExpected(expected: string, options: CheckOptions): Statement | undefined {
  const reading = readRight(expected, options, "separators");
  return reading.ok ? withoutName(reading.value.statement) : undefined;
}

const CLOSING: Readonly<Record<string, string>> = { "{": "}", "<": ">" };

/** `{1, 2)`: braces and angles end as they begin; `[1, 2)` is an interval. */
function findMissingBracket(statement: Items[number]): string | undefined {
  if (!statement) return undefined;
  if (statement.type === "sequence") {
    const { open, close } = statement;
    const closing = CLOSING[open];
    if (closing !== undefined && close !== closing) return closing;
    if (closing === undefined && (close === "}" || close === ">")) return close === "}" ? "{" : "<";
  }
  return partsOf(statement).map(findMissingBracket).find(Boolean);
}
