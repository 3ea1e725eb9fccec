import { allowedError } from "../algebra/tolerance.ts";
import { EQUAL, wrong } from "../results.ts";
import type { CheckOptions, CheckResult } from "../types.ts";
import { isSameReal, type Real } from "./real.ts";
import { hasSameEnds, isSameSet, type RealSet } from "./real-set.ts";

/** Compares what solves the right answer with what solves the typed one, and says how they differ [REL17]. */
export function judgeSolutions(wanted: RealSet, given: RealSet, { tolerance }: CheckOptions): CheckResult {
  // Ends within the tolerance are the right ones.
  const typed = given.map((piece, index) => ({
    ...piece,
    low: snapped(piece.low, wanted[index]?.low, tolerance),
    high: snapped(piece.high, wanted[index]?.high, tolerance),
  }));
  if (isSameSet(wanted, typed)) return EQUAL;
  if (wanted.length === 0) return wrong();
  if (hasSameEnds(wanted, typed)) return wrong("wrong-ends");
  if (isTurned(wanted, typed)) return wrong("wrong-direction");
  const found = wanted.filter((piece) => typed.some((other) => isSameSet([piece], [other]))).length;
  const [missing, extra] = [wanted.length - found, typed.length - found];
  if (missing > 0 && extra > 0) return wrong();
  return { ...wrong(missing > 0 ? "missing-solution" : "extra-solution"), params: { missing, extra } };
}

/** The same ends, each the other way: `(1, 3)` and `(-∞, 1) ∪ (3, ∞)`. */
function isTurned(a: RealSet, b: RealSet): boolean {
  const [x, y] = [endsOf(a), endsOf(b)];
  return x.length > 0 && x.length === y.length && x.every((end, index) => isSameReal(end, y[index] ?? end));
}

function endsOf(set: RealSet): readonly Real[] {
  return set.flatMap(({ low, high }) => [low, high].filter((end) => end !== undefined));
}

function snapped(typed: Real | undefined, asked: Real | undefined, tolerance: CheckOptions["tolerance"]) {
  if (typed === undefined || asked === undefined || tolerance === undefined) return typed;
  // Ends of a tolerance count, whatever the rounding of floats.
  return Math.abs(asked.value - typed.value) <= allowedError(asked.value, tolerance) * (1 + 1e-9) ? asked : typed;
}
