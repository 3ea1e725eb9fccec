import { expect, test } from "vitest";
import { check } from "../parts/checker.ts";
import type { AnswerKind, CheckOptions, CheckResult } from "./types.ts";

type Row = readonly [kind: AnswerKind, expected: string, given: string, result: string, options?: CheckOptions];

/** One test a row. `result` is the verdict, or `verdict reason`. */
export function table(title: string, rows: readonly Row[]): void {
  for (const [kind, expected, given, result, options = {}] of rows) {
    test(`${title}: ${kind} ${expected}, typed "${given}", is ${result} ${JSON.stringify(options)}`, () => {
      const { verdict, reason } = check({ kind, expected, given, options });
      expect(result.includes(" ") ? `${verdict} ${reason}` : verdict).toBe(result);
    });
  }
}

/** What the checker says of one answer. */
export function read(kind: AnswerKind, expected: string, given: string, options: CheckOptions = {}): CheckResult {
  return check({ kind, expected, given, options });
}
