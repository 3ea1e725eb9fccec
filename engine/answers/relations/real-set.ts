import { compareReals, isSameReal, realToLatex, type Real } from "./real.ts";

/** A piece of the real line; a point where `low` is `high`. */
export interface RealInterval {
  /** `undefined`: it goes on for ever. */
  readonly low: Real | undefined;
  readonly lowClosed: boolean;
  readonly high: Real | undefined;
  readonly highClosed: boolean;
}

/** Intervals and points in order, none empty, no two that overlap or touch: one set, one value [REL1]. */
export type RealSet = readonly RealInterval[];

export const NO_REALS: RealSet = [];
export const ALL_REALS: RealSet = [{ low: undefined, lowClosed: false, high: undefined, highClosed: false }];

/** The set of some numbers. */
export function pointSet(reals: readonly Real[]): RealSet {
  return unionOf(reals.map((real) => [{ low: real, lowClosed: true, high: real, highClosed: true }]));
}

/** From `low` to `high`; empty where there is nothing between. */
export function intervalSet(
  low: Real | undefined,
  lowClosed: boolean,
  high: Real | undefined,
  highClosed: boolean,
): RealSet {
  const piece = {
    low,
    lowClosed: lowClosed && low !== undefined,
    high,
    highClosed: highClosed && high !== undefined,
  };
  return isEmptyPiece(piece) ? NO_REALS : [piece];
}

export function unionOf(sets: readonly RealSet[]): RealSet {
  const pieces = sets.flat().toSorted(compareLows);
  const joined: RealInterval[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last === undefined || !touches(last, piece)) joined.push(piece);
    else if (compareHighs(last, piece) < 0) {
      joined[joined.length - 1] = { ...last, high: piece.high, highClosed: piece.highClosed };
    }
  }
  return joined;
}

export function union(a: RealSet, b: RealSet): RealSet {
  return unionOf([a, b]);
}

export function intersection(a: RealSet, b: RealSet): RealSet {
  return a
    .flatMap((left) =>
      b.map((right) => {
        const low = compareLows(left, right) < 0 ? right : left;
        const high = compareHighs(left, right) < 0 ? left : right;
        return {
          low: low.low,
          lowClosed: low.lowClosed,
          high: high.high,
          highClosed: high.highClosed,
        };
      }),
    )
    .filter((piece) => !isEmptyPiece(piece));
}

export function complement(set: RealSet): RealSet {
  const gaps: RealInterval[] = [];
  let low: Real | undefined;
  let lowClosed = false;
  for (const piece of set) {
    if (piece.low !== undefined) gaps.push({ low, lowClosed, high: piece.low, highClosed: !piece.lowClosed });
    if (piece.high === undefined) return gaps;
    low = piece.high;
    lowClosed = !piece.highClosed;
  }
  return [...gaps, { low, lowClosed, high: undefined, highClosed: false }];
}

export function without(a: RealSet, b: RealSet): RealSet {
  return intersection(a, complement(b));
}

export function isSameSet(a: RealSet, b: RealSet): boolean {
  return (
    a.length === b.length &&
    a.every((piece, index) => {
      const other = b[index];
      return other !== undefined && compareLows(piece, other) === 0 && compareHighs(piece, other) === 0;
    })
  );
}

/** Whether both have the same ends, open or closed. */
export function hasSameEnds(a: RealSet, b: RealSet): boolean {
  return (
    a.length === b.length &&
    a.every((piece, index) => {
      const other = b[index];
      return other !== undefined && isSameEnd(piece.low, other.low) && isSameEnd(piece.high, other.high);
    })
  );
}

export function containsReal(set: RealSet, real: Real): boolean {
  return set.some((piece) => {
    const fromLow = piece.low === undefined ? 1 : compareReals(real, piece.low);
    const toHigh = piece.high === undefined ? 1 : compareReals(piece.high, real);
    return (fromLow > 0 || (fromLow === 0 && piece.lowClosed)) && (toHigh > 0 || (toHigh === 0 && piece.highClosed));
  });
}

export function isSubset(part: RealSet, whole: RealSet): boolean {
  return without(part, whole).length === 0;
}

export function isPoint(piece: RealInterval): boolean {
  return piece.low !== undefined && piece.high !== undefined && isSameReal(piece.low, piece.high);
}

/** The numbers of a set that is nothing but points. */
export function pointsOf(set: RealSet): readonly Real[] | undefined {
  const points = set.flatMap((piece) => (piece.low !== undefined && isPoint(piece) ? [piece.low] : []));
  return points.length === set.length ? points : undefined;
}

/** `(-\infty, 2) \cup \{3\}`. Where the comma is the decimal mark, ends are parted by semicolons. */
export function realSetToLatex(set: RealSet, decimal: "." | "," = "."): string {
  if (set.length === 0) return "\\emptyset";
  const mark = decimal === "," ? "; " : ", ";
  const parts: string[] = [];
  let points: string[] = [];
  const flush = () => {
    if (points.length > 0) parts.push(`\\{${points.join(mark)}\\}`);
    points = [];
  };
  for (const piece of set) {
    if (piece.low !== undefined && isPoint(piece)) {
      points.push(realToLatex(piece.low, decimal));
      continue;
    }
    flush();
    const low = piece.low === undefined ? "-\\infty" : realToLatex(piece.low, decimal);
    const high = piece.high === undefined ? "\\infty" : realToLatex(piece.high, decimal);
    parts.push(`${piece.lowClosed ? "[" : "("}${low}${mark}${high}${piece.highClosed ? "]" : ")"}`);
  }
  flush();
  return parts.join(" \\cup ");
}

function isEmptyPiece({ low, lowClosed, high, highClosed }: RealInterval): boolean {
  if (low === undefined || high === undefined) return false;
  const order = compareReals(low, high);
  return order > 0 || (order === 0 && !(lowClosed && highClosed));
}

/** By where they begin: `[1` before `(1`. */
function compareLows(a: RealInterval, b: RealInterval): number {
  if (a.low === undefined || b.low === undefined) return Number(a.low !== undefined) - Number(b.low !== undefined);
  return compareReals(a.low, b.low) || Number(b.lowClosed) - Number(a.lowClosed);
}

/** By where they end: `1)` before `1]`. */
function compareHighs(a: RealInterval, b: RealInterval): number {
  if (a.high === undefined || b.high === undefined) {
    return Number(a.high === undefined) - Number(b.high === undefined);
  }
  return compareReals(a.high, b.high) || Number(a.highClosed) - Number(b.highClosed);
}

/** Whether `next`, which begins no sooner, goes on where `last` ends. */
function touches(last: RealInterval, next: RealInterval): boolean {
  if (last.high === undefined || next.low === undefined) return true;
  const order = compareReals(next.low, last.high);
  return order < 0 || (order === 0 && (next.lowClosed || last.highClosed));
}

function isSameEnd(a: Real | undefined, b: Real | undefined): boolean {
  return a === undefined || b === undefined ? a === b : isSameReal(a, b);
}
