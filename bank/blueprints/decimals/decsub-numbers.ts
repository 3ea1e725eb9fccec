import { borrowColumns, borrows, digitAt } from "../kit.ts";
import { firstUnits, partOfFirst, partOfSecond, wholeOfFirst, type Pair } from "./decimal-pair.ts";
import { DECIMAL_PLACES } from "./kit-decimals.ts";

/** In units of 10^-q. */
export function difference(o: Pair): number {
  return firstUnits(o) - o.b;
}

/** Whether the part after the point is not enough, so that a whole is opened. */
export function isOpened(o: Pair): boolean {
  return partOfFirst(o) < partOfSecond(o);
}

/** The same, and there is something to open in writing place by place. */
export function opensAWhole(o: Pair): boolean {
  return isOpened(o) && borrows(firstUnits(o), o.b) > 0;
}

/** A place after the point as it is worked out on paper. */
export interface Column {
  /** "tenths". */
  readonly name: string;
  /** Digits as they are written. */
  readonly top: number;
  readonly bottom: number;
  /** One of this place was traded for ten of the next. */
  readonly lends: boolean;
  /** One of the place on the left is traded for ten of this one. */
  readonly isTraded: boolean;
  /** What there is to take from when all trading is done. */
  readonly ready: number;
}

/** The places after the point, the last one first. */
export function columnsOf(o: Pair): readonly Column[] {
  const trades = borrowColumns(firstUnits(o), o.b);
  return Array.from({ length: o.q }, (_, at): Column => {
    const top = digitAt(firstUnits(o), at);
    const [lends, isTraded] = [trades[at - 1] === true, trades[at] === true];
    return {
      name: DECIMAL_PLACES[o.q - at] ?? "",
      top,
      bottom: digitAt(o.b, at),
      lends,
      isTraded,
      ready: top + (isTraded ? 10 : 0) - (lends ? 1 : 0),
    };
  });
}

/** Wholes that there are to take from when all trading is done. */
export function wholesReady(o: Pair): number {
  return wholeOfFirst(o) - (isOpened(o) ? 1 : 0);
}
