import { expect, test } from "vitest";
import type { CheckOptions, CheckResult } from "../types.ts";

export type Row = readonly [expected: string, given: string, result: string, options?: CheckOptions];

/** As in the case format: sums and steps are compared, not only finished answers. */
export const OPEN: CheckOptions = { accept: ["expression"] };

/** One test a row. `result` is the verdict, or `verdict reason`, or `verdict reason near`. */
export function table(
  title: string,
  check: (expected: string, given: string, options: CheckOptions) => CheckResult,
  rows: readonly Row[],
  common: CheckOptions = {},
): void {
  for (const [expected, given, result, own = {}] of rows) {
    const accept = [...(common.accept ?? []), ...(own.accept ?? [])];
    const options: CheckOptions = { ...common, ...own, ...(accept.length === 0 ? {} : { accept }) };
    test(`${title}: ${expected}, typed "${given}", is ${result} ${JSON.stringify(own)}`, () => {
      const { verdict, reason, near } = check(expected, given, options);
      const parts = [verdict, reason, near ?? ""].slice(0, result.split(" ").length);
      expect(parts.join(" ").trim()).toBe(result);
    });
  }
}
