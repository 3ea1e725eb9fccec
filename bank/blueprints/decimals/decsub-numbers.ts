import { borrowColumns, borrows, digitAt } from "../kit.ts";
import { dec, DECIMAL_PLACES, shortDec, type MoneyUnit } from "./kit-decimals.ts";

export interface Difference {
  readonly [name: string]: number | string;
  /** First number in units of 10^-p, second in units of 10^-q; q is never less than p. */
  readonly a: number;
  readonly b: number;
  readonly p: number;
  readonly q: number;
  readonly ask: "bare" | "chart" | "line" | "length" | "money" | "gap";
  readonly money: MoneyUnit;
}

/** The first number in units of the second. */
export function firstUnits({ a, p, q }: Difference): number {
  return a * 10 ** (q - p);
}

/** In units of 10^-q. */
export function difference(o: Difference): number {
  return firstUnits(o) - o.b;
}

export function first(o: Difference): string {
  return dec(o.a, o.p);
}

export function second(o: Difference): string {
  return dec(o.b, o.q);
}

/** The first number with as many places as the second. */
export function lined(o: Difference): string {
  return dec(firstUnits(o), o.q);
}

/** As the answer is written. */
export function valueText(o: Difference): string {
  return o.ask === "money" ? dec(difference(o), 2) : shortDec(difference(o), o.q);
}

export function wholeOfFirst(o: Difference): number {
  return Math.floor(firstUnits(o) / 10 ** o.q);
}

export function wholeOfSecond(o: Difference): number {
  return Math.floor(o.b / 10 ** o.q);
}

/** What stands after the point, in units of 10^-q. */
export function partOfFirst(o: Difference): number {
  return firstUnits(o) % 10 ** o.q;
}

export function partOfSecond(o: Difference): number {
  return o.b % 10 ** o.q;
}

/** Whether the part after the point is not enough, so that a whole is opened. */
export function isOpened(o: Difference): boolean {
  return partOfFirst(o) < partOfSecond(o);
}

/** The same, and there is something to open in writing place by place. */
export function opensAWhole(o: Difference): boolean {
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
export function columnsOf(o: Difference): readonly Column[] {
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
export function wholesReady(o: Difference): number {
  return wholeOfFirst(o) - (isOpened(o) ? 1 : 0);
}
