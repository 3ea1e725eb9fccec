/** Two decimals to add or to subtract, and how they are asked about. */
import type { BlueprintAnswer, DiagramInput } from "#engine";
import { dec, MONEY_SIGNS, shortDec, type MoneyUnit } from "./kit-decimals.ts";

export interface Pair {
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
export function firstUnits({ a, p, q }: Pair): number {
  return a * 10 ** (q - p);
}

export function first(o: Pair): string {
  return dec(o.a, o.p);
}

export function second(o: Pair): string {
  return dec(o.b, o.q);
}

/** The first number with as many places as the second. */
export function lined(o: Pair): string {
  return dec(firstUnits(o), o.q);
}

export function wholeOfFirst(o: Pair): number {
  return Math.floor(firstUnits(o) / 10 ** o.q);
}

export function wholeOfSecond(o: Pair): number {
  return Math.floor(o.b / 10 ** o.q);
}

/** What stands after the point, in units of 10^-q. */
export function partOfFirst(o: Pair): number {
  return firstUnits(o) % 10 ** o.q;
}

export function partOfSecond(o: Pair): number {
  return o.b % 10 ** o.q;
}

export function isBare({ ask }: Pair): boolean {
  return ask === "bare" || ask === "chart" || ask === "line";
}

/** Both numbers as amounts of money. */
export function prices(o: Pair): readonly [string, string] {
  const sign = MONEY_SIGNS[o.money];
  return [sign + first(o), sign + second(o)];
}

/** @param units - what comes out, in units of 10^-q; as it is written */
export function valueText(o: Pair, units: number): string {
  return o.ask === "money" ? dec(units, 2) : shortDec(units, o.q);
}

export function answerOf(o: Pair, units: number): BlueprintAnswer {
  const canonical = valueText(o, units);
  if (o.ask === "money") return { kind: "money", canonical, options: { unit: o.money } };
  // Nobody asks for a decimal here, so a fraction of the same value is right too.
  return { kind: "decimal", canonical, options: { forms: ["decimal", "integer", "proper", "improper", "mixed"] } };
}

/** The second hint where a jump is drawn. */
export function jumpRule(o: Pair, way: "on" | "back"): string {
  return `Each small step is one tenth. The jump is $${second(o)}$: how many small steps is that? Start at $${first(o)}$ and go ${way} by that many.`;
}

/** Both numbers in a chart, or a jump from the first one; what comes out is not shown. */
export function picture(o: Pair, units: number): DiagramInput | undefined {
  const isSum = units > firstUnits(o);
  if (o.ask === "chart") {
    const tens = units < 100 ? [] : [""];
    const rows = [first(o), second(o)].map((text) => [...tens, ...text.split(".")]);
    return {
      type: "place-value-chart",
      alt: `${first(o)} and ${second(o)} written under each other, ones under ones and tenths under tenths. The ${isSum ? "sum" : "difference"} is not filled in.`,
      headings: [...tens.map(() => "tens"), "ones", "tenths"],
      rows: [...rows, [...tens, "", ""].map(() => "?")],
    };
  }
  if (o.ask !== "line") return undefined;
  return {
    type: "number-line",
    alt: `A number line from 0 to 1 in tenths. A jump ${isSum ? "" : "back "}of ${second(o)} starts at ${first(o)}. Where it ends is not marked.`,
    from: 0,
    to: 1,
    step: 0.1,
    labels: [
      { at: 0, text: "0" },
      { at: 1, text: "1" },
    ],
    marks: [{ at: o.a / 10, text: first(o) }],
    jumps: [{ from: o.a / 10, to: units / 10, text: `${isSum ? "+" : "−"}${second(o)}` }],
  };
}
