import { hasSameEnds, isSameSet, type RealInterval, type RealSet } from "../relations/real-set.ts";
import { isSameReal, realToNumber, type Real } from "../relations/real.ts";
import type { CheckOptions, CheckResult } from "../types.ts";
import { right, wrong } from "./results.ts";

/** Compares two sets of reals and says how they differ [COL16]. */
export function judgeRealSets(asked: RealSet, typed: RealSet, { tolerance }: CheckOptions): CheckResult {
  if (isSameSet(asked, typed) || (tolerance && isWithin(tolerance, asked, typed))) return right();
  if (hasSameEnds(asked, typed)) return wrong("wrong-ends");
  if (isMirrored(asked, typed) || isMirrored(typed, asked)) return wrong("wrong-direction");
  const found = asked.filter((piece) => typed.some((other) => isSameSet([piece], [other]))).length;
  const counts = { missing: asked.length - found, extra: typed.length - found };
  if (counts.missing * counts.extra > 0) return wrong("different");
  return wrong(counts.extra === 0 ? "missing-solution" : "extra-solution", counts);
}

/** `(3, ∞)` and `(-∞, 3)`. */
function isMirrored([a, ...others]: RealSet, [b, ...more]: RealSet): boolean {
  const isEndless = a?.low === undefined && b?.high === undefined && others.length + more.length === 0;
  return isEndless && a?.high !== undefined && b?.low !== undefined && isSameReal(a.high, b.low);
}

type Tolerance = NonNullable<CheckOptions["tolerance"]>;

function isWithin(tolerance: Tolerance, asked: RealSet, typed: RealSet): boolean {
  const isNearPiece = (piece: RealInterval, other: RealInterval | undefined): boolean =>
    piece.lowClosed === other?.lowClosed &&
    piece.highClosed === other.highClosed &&
    isNear(tolerance, piece.low, other.low) &&
    isNear(tolerance, piece.high, other.high);
  return asked.length === typed.length && asked.every((piece, index) => isNearPiece(piece, typed[index]));
}

function isNear(tolerance: Tolerance, asked: Real | undefined, typed: Real | undefined): boolean {
  if (asked === undefined || typed === undefined) return asked === typed;
  const value = realToNumber(asked);
  const distance = Math.abs(value - realToNumber(typed));
  const scale = Math.abs(value) || 1;
  const most =
    "abs" in tolerance
      ? tolerance.abs
      : "rel" in tolerance
        ? tolerance.rel * Math.abs(value)
        : 10 ** (1 - tolerance.digits + Math.floor(Math.log10(scale))) / 2;
  // One more part in 10^12, for what floats lose at the end of the range, which counts.
  return distance <= most * (1 + 1e-12);
}
