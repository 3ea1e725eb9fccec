import { judgeRealSets } from "../collections/judge-real-sets.ts";
import type { CheckOptions, CheckResult } from "../types.ts";
import { correct, different } from "./read-relation.ts";
import { isSameReal, type Real } from "./real.ts";
import { isSameSet, pointsOf, type RealSet } from "./real-set.ts";

/** Compares what solves the right answer with what solves the typed one, and says how they differ [REL17]. */
export function judgeSolutions(wanted: RealSet, typed: RealSet, options: CheckOptions): CheckResult {
  if (isSameSet(wanted, typed)) return correct();
  const result = judgeRealSets(wanted, typed, options);
  if (result.verdict === "correct") return result;
  if (pointsOf(wanted) === undefined && typed.length === 0) return different();
  if (wanted.length === 0) return different();
  return result.reason === "different" && isTurned(wanted, typed) ? different("wrong-direction") : result;
}

/** The same ends, each the other way: `(1, 3)` and `(-∞, 1) ∪ (3, ∞)`. */
function isTurned(a: RealSet, b: RealSet): boolean {
  const [x, y] = [endsOf(a), endsOf(b)];
  return x.length > 0 && x.length === y.length && x.every((end, index) => isSameReal(end, y[index] ?? end));
}

function endsOf(set: RealSet): readonly Real[] {
  return set.flatMap(({ low, high }) => [low, high].filter((end) => end !== undefined));
}
