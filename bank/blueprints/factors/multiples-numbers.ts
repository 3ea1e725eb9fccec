import { lcm } from "../kit.ts";
import { divisors } from "./kit-factors.ts";

/**
 * `test`, `which`, `nth`, `after` and `packs` (a story of `after`) are about multiples of k alone;
 * `both` and `which-both` about multiples of k and j at once. `r` is what is left over.
 */
export interface Multiples {
  readonly [name: string]: number | string;
  readonly k: number;
  readonly j: number;
  readonly q: number;
  readonly r: number;
  readonly ask: "test" | "which" | "nth" | "after" | "packs" | "both" | "which-both";
}

/** The number the stem gives. */
export function given(o: Multiples): number {
  if (o.j === 1) return o.k * o.q + (o.ask === "which" || o.ask === "nth" ? 0 : o.r);
  if (o.ask === "which-both" || o.r === 0) return lcm(o.k, o.j) * o.q;
  return (o.r === 1 ? o.k : o.j) * (o.q + 2);
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

/** "7 × 10 = 70. Count on …": a known fact below the given number. */
export function nearFact(o: Multiples): string {
  const times = given(o) > 10 * o.k ? 10 : given(o) > 5 * o.k ? 5 : 2;
  return `$${times} \\times ${o.k} = ${times * o.k}$. Count on from there in ${o.k}s. Do you land on $${given(o)}$?`;
}
