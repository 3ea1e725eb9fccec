import { digitAt } from "../kit.ts";
import { capital } from "../place-words.ts";

/**
 * `x` is in the box, `a` the number given beside it. In the forms with both sides the equation is
 * b + c = □ + a or the like, with b + c = x + a.
 */
export interface Missing {
  readonly [name: string]: number | string;
  readonly x: number;
  readonly a: number;
  readonly b: number;
  readonly form:
    | "part"
    | "first-part"
    | "right-part"
    | "start"
    | "right-start"
    | "change"
    | "right-change"
    | "both"
    | "both-left"
    | "both-last";
  readonly ask: "bare" | "story";
}

export function isPart(o: Missing): boolean {
  return o.form.endsWith("part");
}

export function isStart(o: Missing): boolean {
  return o.form.endsWith("start");
}

export function isChange(o: Missing): boolean {
  return o.form.endsWith("change");
}

export function isBoth(o: Missing): boolean {
  return o.form.startsWith("both");
}

/** Box and given number together. */
export function total(o: Missing): number {
  return o.x + o.a;
}

/** The fourth number of an equation with sums on both sides. */
export function third(o: Missing): number {
  return total(o) - o.b;
}

/** What the question asks for, inside a sentence. */
export function unknown(o: Missing): string {
  return o.ask === "story" ? "the number you are looking for" : "the number in the box";
}

/** The same at the start of a sentence. */
export function theUnknown(o: Missing): string {
  return capital(unknown(o));
}

/** Each digit taken from the larger one of its column. */
export function digitwise(n: number, m: number): number {
  return 10 * Math.abs(digitAt(n, 1) - digitAt(m, 1)) + Math.abs(digitAt(n, 0) - digitAt(m, 0));
}
