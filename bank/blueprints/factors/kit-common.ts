import { line, written, type Trace } from "#engine";
import { gcd, lcm } from "../kit.ts";
import { traceOf } from "../trace-kit.ts";
import { told } from "./kit-factors.ts";

/** Two or three numbers to compare; `c` is 0 where there are only two. For `all` and `all-story` every common factor is written. */
export interface Numbers {
  readonly [name: string]: number | string;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly ask: "bare" | "story" | "all" | "all-story";
}

/** Two of three numbers, and the one that was forgotten. */
export const FORGOTTEN = [
  ["a", "b", "c"],
  ["a", "c", "b"],
  ["b", "c", "a"],
] as const;

export function numbersOf(o: Numbers): number[] {
  return o.c === 0 ? [o.a, o.b] : [o.a, o.b, o.c];
}

export function smallest(o: Numbers): number {
  return Math.min(...numbersOf(o));
}

export function largest(o: Numbers): number {
  return Math.max(...numbersOf(o));
}

export function sum(o: Numbers): number {
  return o.a + o.b + o.c;
}

export function product(o: Numbers): number {
  return numbersOf(o).reduce((all, n) => all * n, 1);
}

/** "$48$ and $84$": the numbers but those. */
export function others(o: Numbers, but: readonly number[], last = "and"): string {
  return told(
    numbersOf(o).filter((n) => !but.includes(n)),
    last,
  );
}

/** "both numbers", "all the numbers". */
export function every(o: Numbers): string {
  return o.c === 0 ? "both numbers" : "all the numbers";
}

/** "$12$, $18$ and $24$". */
export function named(o: Numbers): string {
  return told(numbersOf(o));
}

/** Two numbers: the greatest common factor. Three: of all. */
export function greatest(o: Numbers): number {
  return numbersOf(o).reduce(gcd);
}

export function least(o: Numbers): number {
  return numbersOf(o).reduce(lcm);
}

/** Whether some number of the list is a multiple of another. */
export function nested(o: Numbers): boolean {
  const all = numbersOf(o);
  return all.some((n, i) => all.some((m, j) => i !== j && n % m === 0));
}

export function different(o: Numbers): boolean {
  return new Set(numbersOf(o)).size === numbersOf(o).length;
}

/** The wrong answer as typed, where it is not the right one. */
export function unless(right: number, wrong: number | undefined): string | undefined {
  return wrong === undefined || wrong === right ? undefined : String(wrong);
}

/** What the numbers have in common, found in one line. */
export function sharedTrace(operation: "common" | "common-factor", o: Numbers): Trace {
  return traceOf({ numbers: numbersOf(o).map((n) => written(n)) }, (...inputs) => [
    [line("shared", operation, inputs)],
  ]);
}
