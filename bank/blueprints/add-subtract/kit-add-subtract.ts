import {
  defineBlueprint,
  type Blueprint,
  type DiagramInput,
  type DifficultyFactor,
  type Level,
  type MisconceptionRule,
  type HighlightLadder,
  type Highlight,
  type StoryContext,
  type Thing,
} from "#engine";
import { likelyWays } from "../column-traces.ts";
import { carries, digitAt, digits } from "../kit.ts";
import { NOTHING, placesAt } from "../highlights.ts";
import { blocks, capital, f, listInWords, placeName } from "../place-words.ts";
import { levelsApart, WHOLE_NUMBER_CAUSES, type Cause } from "../causes-apart.ts";
import { nearMisses } from "../errors-apart.ts";
import { namedError } from "../named-error.ts";

/**
 * What is unknown and how it is told: a bare sum, a story in order, a comparison, a comparison whose word says the
 * opposite, a story told backwards, a box.
 */
export type Ask = "bare" | "story" | "compare" | "turned" | "reverse" | "gap";
/** Which picture stands beside it: blocks (a bar for stories), the written sum, or none. */
export type Show = "picture" | "columns" | "none";

/** The two numbers of a sum `a + b` or a difference `a - b`. */
export interface Pair {
  readonly [name: string]: number | string;
  readonly a: number;
  readonly b: number;
  readonly ask: Ask;
  readonly show: Show;
}

/** What one skill of a strand brings of its own; stems, steps, hints and pictures are shared. */
export type PairSkill = Pick<Blueprint<Pair>, "id" | "levels" | "factors" | "misconceptions"> &
  Partial<Pick<Blueprint<Pair>, "version" | "createdOn">>;

/** What all sums have in common, or all differences. */
type PairKind = Pick<Blueprint<Pair>, "stems" | "steps" | "trace" | "sumTrace"> & {
  /** The first hint: where to look. */
  readonly pointing: (o: Pair) => string;
  /** The second: what is done in the columns, and where a story or a box is told why, in one short sentence. */
  readonly rule: (o: Pair) => string;
  readonly inShort: (o: Pair) => string | undefined;
  readonly why: (o: Pair) => string;
  /** The third: the first place. */
  readonly subStep: (o: Pair) => string;
  /** What the hints point at where something is carried or traded. */
  readonly highlights: (o: Pair) => HighlightLadder | undefined;
  readonly result: (o: Pair) => number;
  /** What else is as likely to end in a wrong number, and has no name. */
  readonly others: (o: Pair) => readonly Cause[];
  /** The two parts and the whole, where a story is drawn as a bar. */
  readonly bar: (o: Pair) => DiagramInput | undefined;
  readonly sign: "+" | "−";
  /** Causes that what is said of an error holds of as well, by the error's id. */
  readonly holdsOf: Readonly<Record<string, readonly string[]>>;
  /** The numbers that are shown as blocks. */
  readonly blocks: (o: Pair) => readonly number[];
};

export function makePairs(
  { levels, ...skill }: PairSkill,
  {
    result,
    bar,
    sign,
    holdsOf,
    others,
    blocks: shown,
    highlights,
    pointing,
    rule,
    inShort,
    why,
    subStep,
    ...kind
  }: PairKind,
): Blueprint {
  const traceOf = (o: Pair) => likelyWays(sign === "+" ? "add" : "subtract", o);
  return defineBlueprint<Pair>({
    version: 12,
    createdOn: "2026-11-30",
    ...skill,
    levels: levelsApart(levels, { rules: skill.misconceptions, traceOf, kinds: WHOLE_NUMBER_CAUSES, others, holdsOf }),
    holdsOf,
    ...kind,
    hints: (o) => [pointing(o), o.ask === "bare" ? rule(o) : `${why(o)} ${inShort(o) ?? rule(o)}`, subStep(o)],
    highlights: (o) => highlights(o) ?? plainHighlights(o),
    factors: [...skill.factors, ...askFactors],
    answer: (o) => ({ kind: "integer", canonical: String(result(o)) }),
    distractors: nearMisses(result),
    diagram: (o) => {
      // Of two things that are compared one is no part of the other.
      if (o.show === "none" || isComparison(o)) return undefined;
      if (o.ask !== "bare") return bar(o);
      return o.show === "columns" ? writtenSum(sign, o) : blocks(shown(o));
    },
  });
}

/** Place by place, or at the one place that changes. */
function plainHighlights(o: Pair): HighlightLadder {
  const only = onlyPlace(o);
  return [only === undefined ? placesAt(0) : NOTHING, everyPlace(o), placesAt(only ?? 1)];
}

/** One column of two numbers written under each other. */
export interface Column {
  /** 0 for the ones. */
  readonly place: number;
  readonly top: number;
  /** Undefined where the second number has no digit. */
  readonly bottom: number | undefined;
}

/** The columns of a over b, ones first (a has at least as many digits as b). */
export function columnsOf({ a, b }: { readonly a: number; readonly b: number }): Column[] {
  const below = digits(b);
  return digits(a).map((top, place) => ({ place, top, bottom: below[place] }));
}

/** "the ones and the tens" */
export function thePlaces(places: readonly number[]): string {
  return listInWords(places.map((place) => `the ${placeName(place)}`));
}

/** All places of the larger number. */
export function everyPlace({ a }: Pair): readonly Highlight[] {
  return placesAt(...digits(a).keys());
}

/** Numbers from one to another, or those of a list in brackets of its own. */
type Numbers = readonly [number, number] | readonly (readonly number[])[];

/** A level of number pairs: the numbers, the ways to ask, the pictures, and the structure asked for. */
export function pairLevel(
  a: Numbers,
  b: Numbers,
  ask: readonly Ask[],
  show: readonly Show[],
  where: (o: Pair) => boolean,
): Level<Pair> {
  const isRange = (told: Numbers): told is readonly [number, number] => typeof told[0] === "number";
  return {
    ranges: { ...(isRange(a) && { a }), ...(isRange(b) && { b }) },
    choices: { ask, show, ...(isRange(a) ? {} : { a: a.flat() }), ...(isRange(b) ? {} : { b: b.flat() }) },
    where: (o) => where(o) && hasOwnDigits(o),
  };
}

/** Whether a digit that a hint asks for is the only one of its kind: of 77 nobody knows which 7 will change. */
function hasOwnDigits(o: Pair): boolean {
  if (o.ask !== "bare") return true;
  if (o.a > 99 && new Set(digits(o.a)).size === 1) return false;
  const only = onlyPlace(o);
  const own = digits(o.b).filter((digit) => digit > 0);
  return only === undefined
    ? new Set(own).size === own.length
    : digits(o.a).filter((digit) => digit === digitAt(o.a, only)).length === 1;
}

/** The place of the only digit of b that is not 0; undefined where there are more. */
export function onlyPlace({ b }: Pair): number | undefined {
  const changing = digits(b).flatMap((digit, place) => (digit > 0 ? [place] : []));
  return changing.length === 1 ? changing[0] : undefined;
}

/** " to see …": what the last step arrives at, where the asking has words for it. */
export function endOfSteps({ ask }: Pair, found: Readonly<Partial<Record<Ask, string>>>): string {
  const end = found[ask];
  if (end === undefined) return "";
  return end.startsWith("how ") ? ` to see ${end}` : ` to get ${end}`;
}

/** What a class collects a lot of. */
export const BOTTLE_TOP: Thing = { one: "bottle top", many: "bottle tops" };
const BEAD: Thing = { one: "bead", many: "beads" };
const BOX: Thing = { one: "box", many: "boxes" };

/** What the story counts: of some things nobody has hundreds, and bricks are toys. */
export function things({ a, b }: Pair, { thing }: Pick<StoryContext, "thing">): Thing {
  if (thing.one === "brick") return { one: "toy brick", many: "toy bricks" };
  return Math.max(a, b) > 120 && ["shell", "pencil", "marble"].includes(thing.one) ? BEAD : thing;
}

/** What is stuck onto a picture. */
export function toStick({ thing }: Pick<StoryContext, "thing">): Thing {
  return ["button", "bead", "shell", "seed"].includes(thing.one) ? thing : { one: "sticker", many: "stickers" };
}

/** A tray does not hold as many as these stories tell of. */
export function keptIn({ container }: StoryContext): Thing {
  return container.one === "tray" ? BOX : container;
}

/** How the asking makes it harder; weights beside `size` 1 and the skill's own columns. */
const askFactors: readonly DifficultyFactor<Pair>[] = [
  { name: "story", weight: 1, of: (o) => (o.ask === "bare" || o.ask === "gap" ? 0 : 1) },
  { name: "comparison-or-backwards", weight: 1, of: (o) => (o.ask === "compare" ? 0.6 : isBackwards(o) ? 1 : 0) },
  { name: "no-picture", weight: 0.5, of: (o) => (o.show === "none" ? 1 : o.show === "columns" ? 0.3 : 0) },
];

/** Whether the sign in the sum, a word or the order of the story is the opposite of what has to be done. */
export function isBackwards(o: Pair): boolean {
  return o.ask === "gap" || o.ask === "reverse" || o.ask === "turned";
}

/** Whether two things are compared, of which one is no part of the other. */
export function isComparison({ ask }: Pair): boolean {
  return ask === "compare" || ask === "turned";
}

export function sizeFactor(most: number): DifficultyFactor<Pair> {
  return { name: "size", weight: 1, of: (o) => Math.max(o.a, o.b) / most };
}

export function carryFactor(most: number): DifficultyFactor<Pair> {
  return { name: "carries", weight: 2, of: (o) => carries(o.a, o.b) / most };
}

/** Whether the second number fills several places, so that more than one column changes. */
export const columnsFactor: DifficultyFactor<Pair> = {
  name: "columns-that-change",
  weight: 1,
  of: (o) => (digits(o.b).filter((digit) => digit > 0).length - 1) / 2,
};

/** "ones or tens": what a digit of these numbers may count. */
export function placesOf(o: Pair): string {
  const names = digits(o.a).map((_, place) => placeName(place));
  return `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}

/** A hint that points at the digit that changes, where b has only one digit that is not 0. */
export function pointingAtOnePlace(o: Pair): string | undefined {
  const only = onlyPlace(o);
  return only === undefined
    ? undefined
    : `The number ${f(o.b)} has only ${placeName(only)}. Which digit of ${f(o.a)} will change?`;
}

/** 731 - 227 = 54: a place that comes out empty is not written. */
export function zeroLeftOut(result: (o: Pair) => number): MisconceptionRule<Pair> {
  return namedError("PV-05", "zero-left-out", "omission", {
    wrong: (o) => {
      const [, tens, hundreds = 0] = digits(result(o));
      return tens === 0 && hundreds > 0 ? String(withoutTens(result(o))) : undefined;
    },
    did: "Your number has only two digits: a place is missing.",
    isFact: true,
    look: "Which digit of your number tells the hundreds?",
    holds: "A place with nothing in it gets a zero, so that the hundreds stay hundreds.",
    sub: (o) =>
      `Your ${f(withoutTens(result(o)))} has two places. Write three: hundreds, tens, ones. Work out each of them, and put a 0 in every place that is empty.`,
    highlights: () => [placesAt(2), placesAt(1), placesAt(0, 1, 2)],
    line: 3,
  });
}

/** "Your ones are right: look at the tens again." */
export function lookAgainAt(place: number): string {
  const right = Array.from({ length: place }, (_, below) => placeName(below)).toReversed();
  return `Your ${listInWords(right)} are right: look at the ${placeName(place)} again.`;
}

/** 504 without its place for tens: 54. */
export function withoutTens(n: number): number {
  return digitAt(n, 2) * 10 + digitAt(n, 0);
}

/** "Tens are added to tens. The ones digit stays as it is.", where b has only one digit that is not 0. */
export function onlyTheirs({ a }: Pair, place: number, done: "added to" | "taken from"): string {
  const name = placeName(place);
  const others =
    digits(a).length > 2 ? "All the other digits stay as they are" : `The ${placeName(1 - place)} digit stays as it is`;
  return `${capital(name)} are ${done} ${name}. ${others}.`;
}

/** The place of the hundreds of 381 and 300: taken away, or left out of the sum, nothing is there; undefined of others. */
export function sameTop(o: Pair): number | undefined {
  const only = onlyPlace(o);
  return only === digits(o.a).length - 1 && digitAt(o.a, only) === digitAt(o.b, only) ? only : undefined;
}

/** "its hundreds, its tens and its ones": the places of a number that hold something. */
export function eachPlace(n: number): string {
  const named = digits(n).flatMap((digit, place) => (digit > 0 ? [`its ${placeName(place)}`] : []));
  return listInWords(named.toReversed());
}

/** "Say 26 as tens and ones." */
export function sayByPlaces({ b }: Pair): string {
  const named = digits(b).flatMap((digit, place) => (digit > 0 ? [placeName(place)] : []));
  return `Say ${f(b)} as ${listInWords(named.toReversed())}.`;
}

/** A hint that asks for the place of each digit of b. */
export function pointingAtDigits({ b }: Pair): string {
  const [first, ...others] = digits(b)
    .map((_, place) => `the ${placeName(place)}`)
    .toReversed();
  return `Which digit of ${f(b)} tells ${listInWords([`${first}`, ...others.map((name) => `which ${name}`)])}?`;
}

/** "the hundreds to the hundreds, the tens to the tens and the ones to the ones", or "from". */
export function placeByPlace({ b }: Pair, word: "to" | "from"): string {
  return listInWords(digits(b).map((_, place) => `the ${placeName(place)} ${word} the ${placeName(place)}`));
}

/** The sum as it is written by columns, its last row still empty. */
function writtenSum(sign: "+" | "−", o: Pair): DiagramInput {
  const width = digits(o.a).length;
  const places = [...Array(width).keys()].toReversed();
  const row = (n: number) => places.map((place) => (place < digits(n).length ? String(digitAt(n, place)) : ""));
  return {
    type: "place-value-chart",
    alt: `${o.a} with ${o.b} below, ${sign === "+" ? "to add" : "to take away"}, ones under ones. The line for the answer is empty.`,
    headings: ["", ...places.map((place) => capital(placeName(place)))],
    rows: [
      ["", ...row(o.a)],
      [sign, ...row(o.b)],
      ["", ...places.map(() => "?")],
    ],
  };
}

/** A bar of two parts; undefined where one part is too thin to see. */
export function twoPartBar(
  left: { readonly size: number; readonly text: string },
  right: { readonly size: number; readonly text: string },
  whole: string,
): DiagramInput | undefined {
  if (Math.min(left.size, right.size) < 0.15 * (left.size + right.size)) return undefined;
  const words = (text: string) => (text === "?" ? "unknown" : text);
  return {
    type: "bar-model",
    alt: `A bar in two parts: ${words(left.text)} and ${words(right.text)}. The whole bar is ${words(whole)}.`,
    parts: [left, right],
    whole,
  };
}
