import { expect, test } from "vitest";
import type { CheckOptions, CheckResult } from "../types.ts";

type Check = (expected: string, given: string, options: CheckOptions) => CheckResult;

/** What is typed, and what is said of it: `correct`, or `verdict reason`. */
export type Row = readonly [given: string, result: string, options?: CheckOptions];

/** One test a row. */
export function table(title: string, check: Check, expected: string, rows: readonly Row[]): void {
  for (const [given, result, options = {}] of rows) {
    test(`${title}: "${given}" for ${expected} is ${result} ${JSON.stringify(options)}`, () => {
      const { verdict, reason } = check(expected, given, options);
      expect(verdict === "correct" ? verdict : `${verdict} ${reason}`).toBe(result);
    });
  }
}
