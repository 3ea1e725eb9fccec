import { hasSameEnds, isSameSet, type RealInterval, type RealSet } from "../relations/real-set.ts";
import { isSameReal, realToNumber, type Real } from "../relations/real.ts";
import type { CheckOptions, CheckResult } from "../types.ts";
import { right, wrong } from "./results.ts";

/** Compares two sets of reals and says how they differ [COL16]. */
export function judgeRealSets(asked: RealSet, typed: RealSet, options: CheckOptions): CheckResult {
  if (isSameSet(asked, typed) || isWithinTolerance(asked, typed, options.tolerance)) return right();
  if (hasSameEnds(asked, typed)) return wrong("wrong-ends");
  if (isMirrorImage(asked, typed)) return wrong("wrong-direction");
  const found = asked.filter((piece) => typed.some((other) => isSameSet([piece], [other])));
  const missing = asked.length - found.length;
  const extra = typed.length - found.length;
  if (missing > 0 && extra === 0) return wrong("missing-solution", { missing, extra });
  if (extra > 0 && missing === 0) return wrong("extra-solution", { missing, extra });
  return wrong("different");
}

/** `(3, ∞)` and `(-∞, 3)`. */
function isMirrorImage(asked: RealSet, typed: RealSet): boolean {
  const [a] = asked;
  const [b] = typed;
  if (a === undefined || b === undefined || asked.length !== 1 || typed.length !== 1) return false;
  return isMirrored(a, b) || isMirrored(b, a);
}

function isMirrored(a: RealInterval, b: RealInterval): boolean {
  return (
    a.low === undefined &&
    b.high === undefined &&
    a.high !== undefined &&
    b.low !== undefined &&
    isSameReal(a.high, b.low)
  );
}

function isWithinTolerance(asked: RealSet, typed: RealSet, tolerance: CheckOptions["tolerance"]): boolean {
  if (tolerance === undefined || asked.length !== typed.length) return false;
  return asked.every((piece, index) => {
    const other = typed[index];
    return (
      other !== undefined &&
      piece.lowClosed === other.lowClosed &&
      piece.highClosed === other.highClosed &&
      isNear(piece.low, other.low, tolerance) &&
      isNear(piece.high, other.high, tolerance)
    );
  });
}

function isNear(asked: Real | undefined, typed: Real | undefined, tolerance: CheckOptions["tolerance"]): boolean {
  if (asked === undefined || typed === undefined || tolerance === undefined) return asked === typed;
  const value = realToNumber(asked);
  const distance = Math.abs(value - realToNumber(typed));
  // One more part in 10^12, for what floats lose at the end of the range, which counts.
  const slack = 1 + 1e-12;
  if ("abs" in tolerance) return distance <= tolerance.abs * slack;
  if ("rel" in tolerance) return distance <= tolerance.rel * Math.abs(value) * slack;
  return distance <= 0.5 * 10 ** (1 - tolerance.digits + Math.floor(Math.log10(Math.abs(value) || 1))) * slack;
}
