import { findCalculationLeak } from "./find-leak-calculated.ts";
import { findDigitsLeak } from "./find-leak-digits.ts";
import { MAX_LENGTH } from "./find-leak-tokens.ts";
import { findPlainLeak, valuesOf } from "./find-plain-leak.ts";
import type { LeakReport, LeakRequest } from "./leak-types.ts";
import { plainHint } from "./plain-hint.ts";

/**
 * Finds the answer in a hint of level 1 or 2 (requirement M10): in any equivalent form, as a calculation that comes to
 * it, by its digits, or disguised. Linear in the length of the hint.
 */
export function findLeak(request: LeakRequest): LeakReport {
  if (request.hint.length > MAX_LENGTH) return { leaks: true, why: "too long to be read" };
  const hint = plainHint(request.hint).slice(0, MAX_LENGTH);
  const plain = findPlainLeak({ ...request, hint });
  if (plain.leaks) return plain;
  const values = valuesOf(request.expected, request.kind);
  if (values.length === 0) return plain;
  return findCalculationLeak(request.stem, values, hint) ?? findDigitsLeak(request.stem, values, hint) ?? plain;
}
