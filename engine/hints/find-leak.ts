import { findBesideLeak } from "./find-leak-beside.ts";
import { findCalculationLeak } from "./find-leak-calculated.ts";
import { explainsSigns } from "./find-leak-choice.ts";
import { findDigitsLeak } from "./find-leak-digits.ts";
import { findLeftLeak } from "./find-leak-left.ts";
import { findPlacesLeak } from "./find-leak-places.ts";
import { MAX_LENGTH } from "./find-leak-tokens.ts";
import { findUnitLeak } from "./find-leak-unit.ts";
import { findPlainLeak, valuesOf } from "./find-plain-leak.ts";
import type { LeakReport, LeakRequest } from "./leak-types.ts";
import { plainHint } from "./plain-hint.ts";

/**
 * Finds the answer in what somebody has written beforehand, a hint of the bank or words of the tutor (requirement M10):
 * where it stands, in any equivalent form, or is derived from numbers or digits said. Linear in the length of the hint.
 */
export function findLeak(request: LeakRequest): LeakReport {
  if (request.hint.length > MAX_LENGTH) return { leaks: true, why: "too long to be read" };
  const hint = plainHint(request.hint).slice(0, MAX_LENGTH);
  const { stem, expected, kind } = request;
  const plain = findPlainLeak({ ...request, hint });
  if (plain.leaks && !explainsSigns(expected, hint)) return plain;
  const values = valuesOf(expected, kind);
  for (const derive of DERIVED) {
    const derived = derive(stem, values, hint);
    if (derived !== undefined) return derived;
  }
  return plain.leaks ? { leaks: false, why: "speaks of signs as such" } : plain;
}

const DERIVED = [findUnitLeak, findCalculationLeak, findDigitsLeak, findPlacesLeak, findBesideLeak, findLeftLeak];
