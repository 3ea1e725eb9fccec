import { lcm } from "../kit.ts";
import { divisors } from "./kit-factors.ts";

/**
 * `test`, `which`, `nth`, `after` and `packs` (a story of `after`) are about multiples of k alone;
 * `both` and `which-both` about multiples of k and j at once. `r` is what is left over.
 * Several numbers are to be written for `first` (multiples of k), `between` (its multiples between two numbers),
 * `factors` (of k times q) and `common` (multiples of k and j).
 */
export interface Multiples {
  readonly [name: string]: number | string;
  readonly k: number;
  readonly j: number;
  readonly q: number;
  readonly r: number;
  readonly ask: SingleAsk | ListAsk;
}

export type SingleAsk = "test" | "which" | "nth" | "after" | "packs" | "both" | "which-both";
export type ListAsk = "first" | "between" | "factors" | "common";

/** The number the stem gives. */
export function given(o: Multiples): number {
  if (o.ask === "first") return o.k * howMany(o);
  if (o.ask === "common") return lcm(o.k, o.j);
  if (o.j === 1) return o.k * o.q + (o.ask === "which" || o.ask === "nth" ? 0 : o.r);
  if (o.ask === "which-both" || o.r === 0) return lcm(o.k, o.j) * o.q;
  return (o.r === 1 ? o.k : o.j) * (o.q + 2);
}

/** How many numbers are wanted where their count is told. */
export function howMany(o: Multiples): number {
  return o.ask === "common" ? 3 : 3 + (o.q % 3);
}

/** "three", "four", "five". */
export function howManyWord(o: Multiples): string {
  return ["three", "four", "five"][howMany(o) - 3] ?? "";
}

/** The number that the multiples of `between` stay below; there are two or three of them. */
export function below(o: Multiples): number {
  return given(o) + 3 * o.k;
}

/** All the numbers to write, smallest first; empty where one number or a word is the answer. */
export function wanted(o: Multiples): number[] {
  switch (o.ask) {
    case "first":
      return multiplesFrom(o.k, 1, howMany(o));
    case "between":
      return multiplesFrom(o.k, o.q + 1, o.r === 0 ? 2 : 3);
    case "factors":
      return divisors(given(o));
    case "common":
      return multiplesFrom(given(o), 1, howMany(o));
    default:
      return [];
  }
}

/** 21, 28 and 35 for 7, from the third on, three of them. */
export function multiplesFrom(k: number, from: number, length: number): number[] {
  return Array.from({ length }, (_, index) => k * (from + index));
}

/** The pairs of factors of n, the smaller first: 1 and 12, 2 and 6, 3 and 4. */
export function factorPairs(n: number): [number, number][] {
  return divisors(n)
    .filter((d) => d * d <= n)
    .map((d) => [d, n / d]);
}

/** Several numbers as typed. */
export function typed(numbers: readonly number[]): string {
  return numbers.join(", ");
}

/** The number to find. */
export function target(o: Multiples): number {
  return isAfter(o) ? o.k * (o.q + 1) : given(o);
}

export function truth(o: Multiples): boolean {
  return given(o) % o.k === 0 && given(o) % o.j === 0;
}

export function isAfter(o: Multiples): boolean {
  return o.ask === "after" || o.ask === "packs";
}

/** The answer and up to three numbers that are not multiples, the telling ones first. */
export function options(o: Multiples): number[] {
  const n = target(o);
  const wrong = o.ask === "which-both" ? [n + o.k, n - o.j, n + 1] : [properFactor(o), sameEnding(o), n + 1, n - 1];
  return [n, ...new Set(wrong.filter((value) => value !== undefined))].slice(0, 4).toSorted((a, b) => a - b);
}

export function ifChoice(o: Multiples, value: number | undefined): string | undefined {
  const shown = value !== undefined && (o.ask === "which" || o.ask === "which-both") && options(o).includes(value);
  return shown ? String(value) : undefined;
}

/** A number near the answer that ends like k, or in a multiple of k, and is no multiple. */
export function sameEnding(o: Multiples): number | undefined {
  const near = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((d) => [o.k * o.q + d, o.k * o.q - d]);
  return near.find((n) => n > 10 && n % 10 > 0 && (n % 10) % o.k === 0 && n % o.k !== 0);
}

/** The largest factor of k below k, where it is more than 1. */
export function properFactor(o: Multiples): number | undefined {
  return divisors(o.k).findLast((d) => d > 1 && d < o.k);
}

/** One of the first multiples: not the one that is asked for, nor one of 2 × 2 and 3 × 3, where nobody sees which number is which. */
export function exampleOf({ k, q }: Multiples): { readonly at: number; readonly nth: string; readonly times: string } {
  const all = [
    { at: 3, nth: "third", times: "three" },
    { at: 2, nth: "second", times: "two" },
    { at: 4, nth: "fourth", times: "four" },
  ] as const;
  return all.find(({ at }) => at !== k && at !== q) ?? all[0];
}

/** "7 × 10 = 70. Count on …": a known fact below the given number. */
export function nearFact(o: Multiples): string {
  const times = given(o) > 10 * o.k ? 10 : given(o) > 5 * o.k ? 5 : 2;
  return `$${times} \\times ${o.k} = ${times * o.k}$. Count on from there in ${o.k}s. Do you land on $${given(o)}$?`;
}
