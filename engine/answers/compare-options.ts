import type { CompareOptions } from "./algebra/index.ts";
import type { CheckOptions } from "./types.ts";

/** What of the options of a check bears on comparing values. */
export function compareOptionsOf(options: CheckOptions): CompareOptions {
  const { assume, tolerance, number_tolerance: numberTolerance, include_exponents: includeExponents } = options;
  return { assume, tolerance, numberTolerance, includeExponents };
}
