import { hasSameEnds, isSameSet, type RealSet } from "../relations/real-set.ts";
import { isSameReal, realToNumber, type Real } from "../relations/real.ts";
import type { CheckOptions, CheckResult } from "../types.ts";
import { right, wrong } from "./results.ts";

/** Compares two sets of reals and says how they differ [COL16]; ends within the tolerance are the right ones. */
export function judgeRealSets(asked: RealSet, given: RealSet, { tolerance }: CheckOptions): CheckResult {
  const typed = given.map((piece, index) => ({
    ...piece,
    low: snapped(piece.low, asked[index]?.low, tolerance),
    high: snapped(piece.high, asked[index]?.high, tolerance),
  }));
  if (isSameSet(asked, typed)) return right();
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

function snapped(typed: Real | undefined, asked: Real | undefined, tolerance: CheckOptions["tolerance"]) {
  if (typed === undefined || asked === undefined || tolerance === undefined) return typed;
  const value = realToNumber(asked);
  const distance = Math.abs(value - realToNumber(typed));
  const size = Math.abs(value);
  const most =
    "abs" in tolerance
      ? tolerance.abs
      : "rel" in tolerance
        ? tolerance.rel * size
        : 10 ** (1 - tolerance.digits + Math.floor(Math.log10(size || 1))) / 2;
  // One more part in 10^12, for what floats lose at the end of the range, which counts.
  return distance <= most * (1 + 1e-12) ? asked : typed;
}
