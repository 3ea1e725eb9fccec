/** Two equal fractions, one with a number to be found, and what their numbers are called. */
import type { Operands } from "#engine";
import { gcd } from "../kit.ts";
import { frac, sameValue, type Frac } from "./kit-fractions.ts";

/** What two are compared, in what, and what is said of some of it. */
export const STORIES = {
  strip: { thing: "strip", things: "strips", one: "part", many: "parts", done: "shaded" },
  shelf: { thing: "shelf", things: "shelves", one: "section", many: "sections", done: "full" },
} as const;

export interface Pair extends Operands {
  /** n / d in lowest terms; shown with both numbers times `k`, asked for with both times `m`. */
  readonly n: number;
  readonly d: number;
  readonly k: number;
  readonly m: number;
  readonly ask: "top" | "bottom" | keyof typeof STORIES | "choice";
}

export function onItsPlace(o: Pair): string {
  return o.ask === "bottom" ? "on top" : "on the bottom";
}

/** What is to be done with both numbers, where one step leads from one fraction to the other. */
export function verb(o: Pair): "divide" | "multiply" {
  return o.k > 1 ? "divide" : "multiply";
}

export function changed(o: Pair): string {
  return o.k > 1 ? "divided" : "multiplied";
}

export interface InStory extends Pair {
  readonly ask: keyof typeof STORIES;
}

export function isStory(o: Pair): o is InStory {
  return o.ask in STORIES;
}

/** What is said in the words of a story, and what else. */
export function told(
  inStory: (story: (typeof STORIES)[keyof typeof STORIES]) => string,
  elsewhere: (o: Pair) => string,
): (o: Pair) => string {
  return (o) => (isStory(o) ? inStory(STORIES[o.ask]) : elsewhere(o));
}

export function lowestTerms(o: Pair): boolean {
  return o.n < o.d && gcd(o.n, o.d) === 1;
}

/** Whoever stops at the number to multiply or divide by is not right, and has not divided where one multiplies. */
export function isFactorSeen(o: Pair): boolean {
  const factor = Math.max(o.k, o.m);
  return o.ask === "choice" || (unknown(o).to !== factor && unknown(o).from !== factor * factor);
}

/** Neither fraction can be scaled straight into the other. */
export function detour(o: Pair): boolean {
  return o.k % o.m !== 0 && o.m % o.k !== 0;
}

export function base(o: Pair): Frac {
  return frac(o.n, o.d);
}

export function shown(o: Pair): Frac {
  return frac(o.n * o.k, o.d * o.k);
}

export function target(o: Pair): Frac {
  return frac(o.n * o.m, o.d * o.m);
}

export function boxed(o: Pair): string {
  const { n, d } = target(o);
  return o.ask === "bottom" ? `\\frac{${n}}{\\square}` : `\\frac{\\square}{${d}}`;
}

/** One line of the two fractions: its number in lowest terms, in the fraction shown, in the fraction asked for. */
interface Line {
  /** What to call it: a story has no top and bottom. */
  readonly name: string;
  readonly base: number;
  readonly from: number;
  readonly to: number;
}

function line(o: Pair, which: "top" | "bottom"): Line {
  const of = which === "top" ? o.n : o.d;
  const name = isStory(o)
    ? `number of ${which === "top" ? STORIES[o.ask].done : "all"} ${STORIES[o.ask].many}`
    : `${which} number`;
  return { name, base: of, from: of * o.k, to: of * o.m };
}

export function known(o: Pair): Line {
  return line(o, o.ask === "bottom" ? "top" : "bottom");
}

export function unknown(o: Pair): Line {
  return line(o, o.ask === "bottom" ? "bottom" : "top");
}

/** The answer's value: a whole number, or for choices the fraction. */
export function right(o: Pair): Frac {
  return o.ask === "choice" ? target(o) : frac(unknown(o).to, 1);
}

/** A text; or several, of which the first is told in which the answer does not turn up by accident. */
export type Wording = string | readonly string[];

/**
 * What is said without the answer, as a number or as an equal fraction. The last wording should hold no numbers: it is
 * taken when nothing else will do.
 */
export function quiet(said: (o: Pair) => Wording): (o: Pair) => string {
  return (o) => {
    const wordings = [said(o)].flat();
    const tells = (text: string) => valuesIn(text).some((value) => sameValue(value, right(o)));
    return wordings.find((text) => !tells(text)) ?? wordings.at(-1) ?? "";
  };
}

/** Every fraction that such a text shows, and every number, including those that fractions are made of. */
function valuesIn(text: string): Frac[] {
  const fractions = [...text.matchAll(/\\frac\{(\d+)\}\{(\d+)\}/gu)].map(([, n, d]) => frac(Number(n), Number(d)));
  return [...fractions, ...[...text.matchAll(/\d+/gu)].map(([n]) => frac(Number(n), 1))];
}
