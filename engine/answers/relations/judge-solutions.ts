import type { CheckOptions, CheckResult } from "../types.ts";
import { correct, different } from "./read-relation.ts";
import { isSameReal, realToNumber, type Real } from "./real.ts";
import { hasSameEnds, isSameSet, pointsOf, type RealSet } from "./real-set.ts";

/** Compares what solves the right answer with what solves the typed one, and says how they differ [REL17]. */
export function judgeSolutions(wanted: RealSet, typed: RealSet, { tolerance }: CheckOptions): CheckResult {
  if (isSameSet(wanted, typed)) return correct();
  if (tolerance !== undefined && isNearSet(wanted, typed, tolerance)) return correct();
  if (wanted.length === 0 || (typed.length === 0 && pointsOf(wanted) === undefined)) return different();
  if (hasSameEnds(wanted, typed)) return different("wrong-ends");
  if (isTurned(wanted, typed)) return different("wrong-direction");
  const found = wanted.filter((piece) => typed.some((other) => isSameSet([piece], [other]))).length;
  const [missing, extra] = [wanted.length - found, typed.length - found];
  if (missing > 0 && extra > 0) return different();
  return {
    ...different(missing > 0 ? "missing-solution" : "extra-solution"),
    params: { missing, extra },
  };
}

/** The same ends, each the other way: `(1, 3)` and `(-∞, 1) ∪ (3, ∞)`. */
function isTurned(a: RealSet, b: RealSet): boolean {
  const [x, y] = [endsOf(a), endsOf(b)];
  return x.length > 0 && x.length === y.length && x.every((end, index) => isSameReal(end, y[index] ?? end));
}

function endsOf(set: RealSet): readonly Real[] {
  return set.flatMap(({ low, high }) => [low, high].filter((end) => end !== undefined));
}

function isNearSet(wanted: RealSet, typed: RealSet, tolerance: Tolerance): boolean {
  return (
    wanted.length === typed.length &&
    wanted.every((piece, index) => {
      const other = typed[index];
      return (
        other !== undefined &&
        piece.lowClosed === other.lowClosed &&
        piece.highClosed === other.highClosed &&
        isNear(piece.low, other.low, tolerance) &&
        isNear(piece.high, other.high, tolerance)
      );
    })
  );
}

type Tolerance = NonNullable<CheckOptions["tolerance"]>;

function isNear(wanted: Real | undefined, typed: Real | undefined, tolerance: Tolerance): boolean {
  if (wanted === undefined || typed === undefined) return wanted === typed;
  const right = realToNumber(wanted);
  const away = Math.abs(right - realToNumber(typed));
  // Ends of a tolerance count, whatever the rounding of floats.
  const slack = 1 + 1e-9;
  if ("abs" in tolerance) return away <= tolerance.abs * slack;
  if ("rel" in tolerance) return away <= tolerance.rel * Math.abs(right) * slack;
  const unit = right === 0 ? 0 : 10 ** (Math.floor(Math.log10(Math.abs(right))) + 1 - tolerance.digits);
  return away <= (unit / 2) * slack;
}
