import type { Comparison } from "./algebra/compare.ts";
import { EQUAL, undecided, unreadable, wrong } from "./results.ts";
import type { CheckResult, NearMiss } from "./types.ts";

/** What two expressions are to one another, as a verdict. `near`: what the difference is said to be. */
export function judged(comparison: Comparison, near?: NearMiss): CheckResult {
  if (comparison.type === "unreadable") return unreadable(comparison.problem);
  if (comparison.type === "undecided") return undecided();
  const { type, notes } = comparison;
  const isPartly = notes.some((note) => note.type === "only-where");
  const result = type === "equal" ? EQUAL : wrong(isPartly ? "not-everywhere" : "different", undefined, near);
  return notes.length === 0 ? result : { ...result, notes };
}
