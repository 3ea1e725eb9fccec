import { findBesideLeak } from "./find-leak-beside.ts";
import { findCalculationLeak } from "./find-leak-calculated.ts";
import { findDigitsLeak } from "./find-leak-digits.ts";
import { findKnownLeak } from "./find-leak-known.ts";
import { findListedLeak } from "./find-leak-listed.ts";
import { explainsSigns, findPickedLeak } from "./find-leak-picked.ts";
import { findPlacesLeak } from "./find-leak-places.ts";
import { findResolvedLeak, findShownLeak } from "./find-leak-resolved.ts";
import { findToldLeak } from "./find-leak-told.ts";
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
  const isOfSigns = plain.leaks && explainsSigns(request.expected, hint);
  if (plain.leaks && !isOfSigns) return plain;
  const { stem, expected } = request;
  const picked =
    findPickedLeak(stem, expected, hint) ?? findListedLeak(stem, expected, hint) ?? findShownLeak(stem, expected, hint);
  if (picked !== undefined) return picked;
  const values = valuesOf(expected, request.kind);
  const none = isOfSigns ? { leaks: false, why: "speaks of signs as such" } : plain;
  if (values.length === 0) return none;
  return (
    findCalculationLeak(stem, values, hint) ??
    findDigitsLeak(stem, values, hint) ??
    findPlacesLeak(stem, values, hint) ??
    findKnownLeak(stem, values, hint) ??
    findBesideLeak(stem, values, hint) ??
    findToldLeak(stem, expected, values, hint) ??
    findResolvedLeak(stem, expected, values, hint) ??
    none
  );
}
