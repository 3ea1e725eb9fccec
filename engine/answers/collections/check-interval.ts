import type { Statement } from "../read/tree.ts";
import { hasSameEnds, isSameSet, type RealInterval, type RealSet } from "../relations/real-set.ts";
import { isSameReal, realToNumber, type Real } from "../relations/real.ts";
import type { CheckOptions, CheckResult } from "../types.ts";
import { compareStatements, createComparing, matchUnordered, type Comparing } from "./compare-statements.ts";
import { checkCollection } from "./read-collection.ts";
import { isByRelation, isIntervalBracket, isSolved, realSetOf, type RealSetReading } from "./real-set-of.ts";
import { right, unreadable, withNotes, wrong, wrongForm } from "./results.ts";

/** Marks intervals and unions of them, as sets of reals [COL15]. */
export function checkInterval(expected: string, given: string, options: CheckOptions): CheckResult {
  return checkCollection(expected, given, options, judgeInterval);
}

export function judgeInterval(expected: Statement, given: Statement, options: CheckOptions): CheckResult {
  const asked = realSetOf(expected);
  if (asked === undefined || !asked.ok) return judgeByEnds(expected, given, options);
  const typed = realSetOf(given);
  if (typed === undefined) return judgeOther(expected, given, options);
  if (!typed.ok) return unreadable(typed.problem);
  const result = judgeRealSets(asked.set, typed.set, options);
  if (result.verdict !== "correct") return result;
  if (!isSolved(given) && isSolved(expected)) return wrongForm("not-solved");
  const isOtherWriting = (isByRelation(given) || given.type === "such-that") && !isByRelation(expected);
  return isOtherWriting && !options.accept?.includes("inequality") ? wrongForm("not-an-interval") : result;
}

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

/** No set of reals was typed: perhaps only the brackets are missing [COL19]. */
function judgeOther(expected: Statement, given: Statement, options: CheckOptions): CheckResult {
  if (expected.type !== "sequence" || given.type !== "sequence" || given.open !== "") return wrong("different");
  const enclosed: Statement = { ...given, open: expected.open, close: expected.close };
  const { verdict } = judgeInterval(expected, enclosed, options);
  return verdict === "correct" ? wrongForm("not-an-interval") : wrong("different");
}

/** Where the ends hold unknowns, end by end [COL20]. */
function judgeByEnds(expected: Statement, given: Statement, options: CheckOptions): CheckResult {
  const comparing = createComparing(options);
  const typed: RealSetReading = realSetOf(given);
  if (typed !== undefined && !typed.ok) return unreadable(typed.problem);
  const match = matchUnordered(piecesOf(expected), piecesOf(given), comparing);
  if (match.problem !== undefined) return unreadable(match.problem);
  if (match.isEqual) return right(match.notes);
  return isOpenElsewhere(expected, given, comparing) ? wrong("wrong-ends") : withNotes(wrong("different"), match.notes);
}

function piecesOf(statement: Statement): readonly Statement[] {
  return statement.type === "union" ? statement.of.flatMap(piecesOf) : [withTurnedBrackets(statement)];
}

/** `]a, b[` as `(a, b)`. */
function withTurnedBrackets(statement: Statement): Statement {
  if (statement.type !== "sequence" || !isIntervalBracket(statement.open)) return statement;
  return {
    ...statement,
    open: statement.open === "]" ? "(" : statement.open,
    close: statement.close === "[" ? ")" : statement.close,
  };
}

function isOpenElsewhere(expected: Statement, given: Statement, comparing: Comparing): boolean {
  if (expected.type !== "sequence" || given.type !== "sequence") return false;
  if (!isIntervalBracket(given.open) || !isIntervalBracket(given.close)) return false;
  const same: Statement = { ...given, open: expected.open, close: expected.close };
  return compareStatements(expected, same, comparing).type === "equal";
}
