import { judgeReadings } from "../read/judge-readings.ts";
import { readStatement } from "../read/read-statement.ts";
import { MAX_LENGTH } from "../read/tokenise.ts";
import type { Statement } from "../read/tree.ts";
import type { CheckOptions, CheckResult } from "../types.ts";
import { namesInStatement } from "./names-in-statement.ts";
import { right, unreadable, wrong } from "./results.ts";

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
  const asked = readExpected(expected, options);
  if (asked === undefined) return compareWritings(expected, given);
  const reading = given.includes("x")
    ? { ...options, ...SEPARATORS, unknowns: namesInStatement(asked) }
    : { ...options, ...SEPARATORS };
  return judgeReadings(given, reading, (statement) => {
    const symbol = findMissingBracket(statement);
    return symbol === undefined
      ? judge(asked, statement, options)
      : unreadable({ reason: "missing-bracket", params: { symbol } });
  });
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
