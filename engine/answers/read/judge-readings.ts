import type { CheckOptions, CheckResult } from "../types.ts";
import {
  otherReadings,
  readPlusMinus,
  readStatement,
  type ReadOptions,
  type StatementReading,
} from "./read-statement.ts";
import { statementToLatex } from "./to-latex.ts";
import type { Statement } from "./tree.ts";

/**
 * Reads an answer and judges it. Where it could be read in another way and only that way would be right, the pupil is
 * asked; nothing is guessed, and no attempt is used.
 */
export function judgeReadings(
  given: string,
  options: CheckOptions & Pick<ReadOptions, "commas" | "unknowns">,
  judge: (statement: Statement) => CheckResult,
): CheckResult {
  const read = readStatement(given, options);
  if (!read.ok) return { verdict: "unreadable", ...read.error };
  const readAs = latexOf(read.value);
  const result = judge(read.value.statement);
  if (result.verdict === "correct" || result.verdict === "wrong-form") return { readAs, ...result };
  const both = readPlusMinus(given, options);
  const judged = both?.ok === true ? judge(both.value.statement) : undefined;
  if (both?.ok === true && judged !== undefined && /^[cw]/u.test(judged.verdict))
    return { readAs: latexOf(both.value), ...judged };
  const other = otherReadings(given, options, read.value).find((reading) => {
    const { verdict } = judge(reading.statement);
    return verdict === "correct" || verdict === "wrong-form";
  });
  return other === undefined
    ? { readAs, ...result }
    : { verdict: "unreadable", reason: "ambiguous", params: { first: readAs, other: latexOf(other) }, readAs };
}

function latexOf({ statement, convention }: StatementReading): string {
  return statementToLatex(statement, convention.decimal);
}
