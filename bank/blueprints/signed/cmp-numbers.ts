import { num, texFrac } from "../kit.ts";

/**
 * Up to four numbers a, b, c, d, written as `form` says: whole numbers, tenths or hundredths
 * (a and c in tenths, b and d in hundredths; with n = 10 b is a with a zero more), fractions (over m for a and c, over n for b), or a in
 * absolute-value bars and b without, the bars on the right where c is even.
 */
export interface Comparison {
  readonly [name: string]: number | string;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly m: number;
  readonly n: number;
  readonly form: "whole" | "bars" | "decimal" | "fraction";
  /** An order is chosen for `order` and `order-down`, and written for `list` and `list-down`. */
  readonly ask:
    | "sign"
    | "least"
    | "greatest"
    | "coldest"
    | "deepest"
    | "warmest"
    | "order"
    | "order-down"
    | "list"
    | "list-down";
}

/** One number of a question: exact value, how it is written, how big it is without its sign. */
export interface Entry {
  readonly value: number;
  readonly size: number;
  /** As a choice and as typed. */
  readonly text: string;
  readonly latex: string;
}

export function entriesOf(o: Comparison): Entry[] {
  const all = [entry(o, "a"), entry(o, "b"), entry(o, "c"), entry(o, "d")];
  const four = o.form === "whole" && o.d !== 0 && o.ask !== "order" && o.ask !== "order-down";
  const shown = all.slice(0, o.ask === "sign" ? 2 : four ? 4 : 3);
  return hasBarsRight(o) ? shown.toReversed() : shown;
}

/** Whether the number between bars is the second one. */
export function hasBarsRight({ form, c }: Comparison): boolean {
  return form === "bars" && c % 2 === 0;
}

/** What somebody answers who overlooks the bars. */
export function withoutBars(o: Comparison): string {
  return hasBarsRight(o) ? relation(o.b, o.a) : relation(o.a, o.b);
}

export function isOrder(o: Comparison): boolean {
  return o.ask === "order" || o.ask === "order-down" || isTyped(o);
}

/** The pupil writes the numbers in order. */
export function isTyped(o: Comparison): boolean {
  return o.ask === "list" || o.ask === "list-down";
}

/** Least to greatest, or the other way where the greatest comes first, by somebody who judges by `by`. */
export function ordered(o: Comparison, by: (entry: Entry) => number): Entry[] {
  const up = entriesOf(o).toSorted((x, y) => by(x) - by(y));
  return o.ask.endsWith("down") ? up.toReversed() : up;
}

/** One number or a list as a choice, fractions as a formula; or as typed. */
export function written(o: Comparison, entries: readonly Entry[]): string {
  if (isTyped(o)) return entries.map(({ text }) => text.replace("−", "-")).join(", ");
  return o.form === "fraction"
    ? `$${entries.map(({ latex }) => latex).join(",\\; ")}$`
    : entries.map(({ text }) => text).join(", ");
}

export function relation(left: number, right: number): string {
  return left < right ? "<" : left > right ? ">" : "=";
}

/** Whether the smallest is wanted. */
export function wantsLeast(o: Comparison): boolean {
  return o.ask === "least" || o.ask === "coldest" || o.ask === "deepest";
}

/** The entry somebody picks who judges by `by`. */
export function pick(o: Comparison, by: (entry: Entry) => number): string {
  const sign = wantsLeast(o) ? 1 : -1;
  return written(
    o,
    entriesOf(o)
      .toSorted((x, y) => sign * (by(x) - by(y)))
      .slice(0, 1),
  );
}

export function rightAnswer(o: Comparison): string {
  const [left, right] = entriesOf(o);
  if (o.ask === "sign") return relation(left?.value ?? 0, right?.value ?? 0);
  return isOrder(o)
    ? written(
        o,
        ordered(o, ({ value }) => value),
      )
    : pick(o, ({ value }) => value);
}

/** Numbers below zero ranked as if a bigger size were a bigger number; the others where they belong. */
export function negativesReversed({ value, size }: Entry): number {
  return value < 0 ? size - 1_000 : value;
}

export function negatives(o: Comparison): number {
  return entriesOf(o).filter(({ value }) => value < 0).length;
}

/** Whether looking at the sizes alone gives another answer. */
export function sizesMislead(o: Comparison): boolean {
  const [left, right] = entriesOf(o);
  const bySize = o.ask === "sign" ? relation(left?.size ?? 0, right?.size ?? 0) : pick(o, ({ size }) => size);
  return bySize !== rightAnswer(o);
}

function entry(o: Comparison, name: "a" | "b" | "c" | "d"): Entry {
  const whole = o[name];
  switch (o.form) {
    case "whole":
      return { value: whole, size: Math.abs(whole), text: num(whole), latex: String(whole) };
    case "bars":
      return name === "a"
        ? { value: Math.abs(whole), size: Math.abs(whole), text: `|${num(whole)}|`, latex: `|${whole}|` }
        : { value: whole, size: Math.abs(whole), text: num(whole), latex: String(whole) };
    case "decimal": {
      const places = name === "b" || name === "d" ? 2 : 1;
      const value = (name === "b" && o.n === 10 ? o.a * 10 : whole) / 10 ** places;
      const text = value.toFixed(places);
      return { value, size: Math.abs(value), text: text.replace("-", "−"), latex: text };
    }
    case "fraction": {
      const bottom = name === "b" ? o.n : o.m;
      const value = whole / bottom;
      return { value, size: Math.abs(value), text: `${num(whole)}/${bottom}`, latex: texFrac(whole, bottom) };
    }
  }
}
