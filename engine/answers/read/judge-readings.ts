import { EQUAL, unreadable, isRight } from "../results.ts";
import type { CheckResult } from "../types.ts";
import type { StatementReading } from "./parse-statement.ts";
import {
  findWord,
  otherReadings,
  readPlusMinus,
  readStatement,
  withSmallStart,
  type ReadOptions,
} from "./read-statement.ts";
import { statementToLatex } from "./to-latex.ts";
import type { Statement } from "./tree.ts";

/**
 * Reads an answer and judges it. Where it could be read in another way and only that way would be right, the pupil is
 * asked; nothing is guessed, and no attempt is used.
 */
export function judgeReadings(
  text: string,
  options: ReadOptions,
  judge: (statement: Statement) => CheckResult,
): CheckResult {
  const given = withSmallStart(text, options);
  const read = readStatement(given, options);
  if (!read.ok) return unreadable(read.error);
  const readAs = latexOf(read.value);
  const result = judge(read.value.statement);
  if (isRight(result)) return withReading(result, readAs);
  const both = readPlusMinus(given, options);
  if (both?.ok === true) {
    const judged = judge(both.value.statement);
    if (isRight(judged)) return withReading(judged, latexOf(both.value));
  }
  const other = otherReadings(given, options, read.value).find(({ statement }) => isRight(judge(statement)));
  if (other !== undefined)
    return { verdict: "unreadable", reason: "ambiguous", params: { first: readAs, other: latexOf(other) }, readAs };
  const isSaid = read.value.statement.type === "special";
  const word = result.verdict === "incorrect" && !isSaid ? findWord(given, options) : undefined;
  return word === undefined ? withReading(result, readAs) : unreadable({ reason: "unknown-symbol", params: word });
}

function withReading(result: CheckResult, readAs: string): CheckResult {
  if (result === EQUAL) return { verdict: "correct", reason: "equal", readAs };
  return result.readAs === undefined ? { ...result, readAs } : result;
}

function latexOf({ statement, convention }: StatementReading): string {
  return statementToLatex(statement, convention.decimal);
}
