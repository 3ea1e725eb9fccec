import { lowest, written, type DiagramInput, type Operands, type Written } from "#engine";
import { fractionWords } from "../fraction-words.ts";
import { count } from "../kit.ts";
import { PLOT_SCENES, type PlotScene } from "./plot-scenes.ts";

/** What is asked of a line plot. `gap` is from the most frequent length to the longest one. */
export type PlotAsk = "count" | "most" | "above" | "below" | "more" | "range" | "gap";

/** The places of a line plot, a question about it, and the places that the question names. */
export interface Plot extends Operands {
  readonly ask: PlotAsk;
  /** How many crosses stand over each place. */
  readonly c0: number;
  readonly c1: number;
  readonly c2: number;
  readonly c3: number;
  readonly c4: number;
  readonly c5: number;
  readonly c6: number;
  readonly c7: number;
  readonly c8: number;
  /** The last place: the line goes on to a whole number, or past one. */
  readonly last: 6 | 8;
  /** How far the first place is above the least of the scene, a whole number, and how many places make a whole. */
  readonly up: number;
  readonly d: 2 | 4 | 8;
  /** The place that is named, and the second one where two are compared. */
  readonly at: number;
  readonly than: number;
  readonly scene: PlotScene;
}

export function crossesOf({ c0, c1, c2, c3, c4, c5, c6, c7, c8, last }: Plot): readonly number[] {
  return [c0, c1, c2, c3, c4, c5, c6, c7, c8].slice(0, last + 1);
}

/** Places on one side of a place. */
export function placesBeside({ ask, at, last }: Plot): readonly number[] {
  return Array.from({ length: last + 1 }, (_, place) => place).filter((place) =>
    ask === "above" ? place > at : place < at,
  );
}

/** The number of a place, over the bottom of the plot. */
export function placeOf(o: Plot, at: number): Written {
  return written(baseOf(o) * o.d + at, o.d);
}

/** The whole number at which the line begins. */
export function baseOf({ scene, up }: Plot): number {
  return PLOT_SCENES[scene].begins[0] + up;
}

export function totalOf(o: Plot): number {
  return sumOver(o, () => true);
}

/** How many crosses stand over places of which this holds. */
export function sumOver(o: Plot, holds: (at: number) => boolean): number {
  return crossesOf(o).reduce((sum, n, at) => (holds(at) ? sum + n : sum), 0);
}

/** The first and the last place with a cross, and the one with most of them. */
export function ends(o: Plot): { readonly least: number; readonly greatest: number; readonly most: number } {
  const crosses = crossesOf(o);
  return {
    least: crosses.findIndex((n) => n > 0),
    greatest: crosses.findLastIndex((n) => n > 0),
    most: crosses.indexOf(Math.max(...crosses)),
  };
}

/** The two places that are compared, the longer length first. */
export function comparedOf(o: Plot): readonly [longer: number, shorter: number] {
  const { least, greatest, most } = ends(o);
  return o.ask === "gap" ? [greatest, most] : [greatest, least];
}

/** Whether the longer of the two has the smaller part beside its wholes, so that a whole is cut. */
export function opensWhole(o: Plot): boolean {
  const [longer, shorter] = comparedOf(o);
  return longer % o.d < shorter % o.d;
}

/** `2 1/2`, in lowest terms, as it stands under the line. */
export function placeText(o: Plot, at: number): string {
  const { n, d } = lowest(placeOf(o, at));
  const [whole, rest] = [Math.floor(n / d), n % d];
  if (rest === 0) return String(whole);
  return whole === 0 ? `${rest}/${d}` : `${whole} ${rest}/${d}`;
}

/** The same inside a sentence, as LaTeX. */
export function placeTex(o: Plot, at: number): string {
  return mixedTex(lowest(placeOf(o, at)));
}

/** The same as a formula in a text. */
export function shown(o: Plot, at: number): string {
  return `$${placeTex(o, at)}$`;
}

/** "$1$ inch", "$2$ inches". */
export function long(o: Plot, at: number): string {
  return `${shown(o, at)} ${unitAfter(o, at)}`;
}

/** The same read aloud: "2 and one half". */
export function placeSpoken(o: Plot, at: number): string {
  const { n, d } = lowest(placeOf(o, at));
  const [whole, rest] = [Math.floor(n / d), n % d];
  if (rest === 0) return String(whole);
  return whole === 0 ? fractionWords(rest, d) : `${whole} and ${fractionWords(rest, d)}`;
}

/** A mixed number as LaTeX, not reduced. */
export function mixedTex({ n, d }: Written): string {
  const [whole, rest] = [Math.floor(n / d), n % d];
  if (rest === 0) return String(whole);
  return `${whole === 0 ? "" : whole}\\frac{${rest}}{${d}}`;
}

export function isCounted({ ask }: Plot): boolean {
  return ask === "count" || ask === "above" || ask === "below" || ask === "more";
}

/** `inches`, and `inch` after 1. */
export function unitAfter(o: Plot, at: number): string {
  return placeText(o, at) === "1" ? "inch" : "inches";
}

const CROSS = { one: "cross", many: "crosses" };

/** "1 cross", "3 crosses": over a place. */
export function crossesOver(o: Plot, at: number): string {
  return count(crossesOf(o)[at] ?? 0, CROSS);
}

/** "Over $2$ there are 3 crosses." */
export function toldOver(o: Plot, at: number): string {
  return `Over ${shown(o, at)} there ${crossesOf(o)[at] === 1 ? "is" : "are"} ${crossesOver(o, at)}.`;
}

/** `length` */
export function measured({ scene }: Plot): string {
  return PLOT_SCENES[scene].measure.toLowerCase();
}

/** `longest` */
export function mostOf({ scene }: Plot): string {
  return PLOT_SCENES[scene].is === "tall" ? "tallest" : "longest";
}

export function plotPicture(o: Plot): DiagramInput {
  const crosses = crossesOf(o);
  const { measure } = PLOT_SCENES[o.scene];
  const title = `${measure} in inches`;
  const said = crosses.map((n, at) => `${placeText(o, at)}: ${n === 0 ? "no cross" : crossesOver(o, at)}.`);
  return {
    type: "line-plot",
    alt: `A line plot. ${title}. ${said.join(" ")}`,
    title,
    places: crosses.map((n, at) => ({ text: placeText(o, at), crosses: n })),
  };
}
