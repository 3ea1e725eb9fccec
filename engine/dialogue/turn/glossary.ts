import { lessonsIn } from "../../items/spoken-words.ts";
import { TURN } from "../../cues/turn.ts";
import type { Lesson } from "../../items/lesson.ts";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import { kindNamed } from "../compose/kind-named.ts";
import { problemText } from "../compose/problem-text.ts";
import { meaningsAsked, plainWords, type MeaningAsked, type MeaningFrame } from "./asks-meaning.ts";
import { MEANINGS, OTHER_MEANINGS, PARTS, PICTURES, PLACES, SENSES } from "./meanings.ts";
import type { Talk } from "./talk.ts";
import { formsOf, isOneSlip, singularOf } from "./word-forms.ts";

/** Where a word is asked about. */
export interface WordPlace {
  readonly item: MathProblemItem;
  /** The lesson of the problem's skill: its own words come first. */
  readonly lesson: Lesson | undefined;
  /** Of all skills: for words of another one's. */
  readonly lessons: readonly Lesson[];
  /** What was said on the problem besides. */
  readonly said: string;
}

/** Where a message is written. */
export function placeOf({ desk, lesson, env, spoken }: Talk): WordPlace {
  const said = desk.problem.turns.flatMap((turn) => (turn.type === "reply" || turn.type === "hint" ? turn.text : []));
  const lessons = lessonsIn(env.content, spoken);
  return { item: desk.item, lesson, lessons, said: said.join(" ") };
}

/** What a term means, by the problem it is asked on; null where it is no term. */
export function termMeans(term: string, place: WordPlace): string | null {
  return wordsOf(place).find(term);
}

/** What a word means that a message asks about, by the problem it is asked on; null where it asks about none [TRN85]. */
export function meaningOf(message: string, place: WordPlace): string | null {
  const asked = meaningsAsked(message);
  if (asked.length === 0) return null;
  const words = wordsOf(place);
  for (const each of asked) {
    const means = meaningIn(each, place, words);
    if (means !== null) return means;
  }
  return null;
}

/** What the one word of the lesson means that a message names; null where it names none, or several [TRN123]. */
export function onlyTermIn(message: string, place: WordPlace): string | null {
  const { lesson } = place;
  if (lesson === undefined) return null;
  const known = { ...wordsOf(place), find: (term: string) => termsOf(lesson).get(term) ?? null };
  const words = plainWords(message)
    .split(" ")
    .map((word) => known.mend(word));
  const told = termsIn(words, known).filter(({ words: term }) => !WEAK.has(term));
  const means = new Set(told.map((one) => one.means));
  return means.size === 1 ? ([...means][0] ?? null) : null;
}

function meaningIn({ frame, words: all }: MeaningAsked, place: WordPlace, known: Words): string | null {
  const words = all.map((word) => known.mend(word));
  const scale = frame === "for" || frame === "means" ? scaleOf(words, place.item) : null;
  if (scale !== null) return scale;
  if (frame === "which" && words.some((word) => TURN.COMPARES.test(word))) return null;
  const [best] = termsIn(words, known).toSorted(
    (a, b) =>
      Number(WEAK.has(a.words)) - Number(WEAK.has(b.words)) ||
      Number(b.isHead) - Number(a.isHead) ||
      Number(b.isHere) - Number(a.isHere) ||
      b.length - a.length,
  );
  if (best === undefined) return null;
  const phrase = words.filter((word) => !ARTICLES.has(word)).join(" ");
  if (!FITS[frame](best, phrase, place.item)) return null;
  return frame === "which" ? (PLACES[best.words] ?? PLACES[`${best.words}s`] ?? best.means) : best.means;
}

/** Words of how many, beside the word that is asked about. */
export const WEAK: ReadonlySet<string> = new Set(["each", "every", "more", "same", "both", "whole", "between", "one"]);

interface Found {
  readonly words: string;
  readonly means: string;
  /** How many letters it has: of two terms the longer is explained. */
  readonly length: number;
  /** It stands in the problem, its picture or what was said of it. */
  readonly isHere: boolean;
  /** It stands before an "of": the area of a rectangle is an area. */
  readonly isHead: boolean;
  /** What was asked besides: telling words, and numbers. */
  readonly rest: readonly string[];
}

/** Whether a term is what was asked about, by how it was asked. */
const FITS: Readonly<Record<MeaningFrame, (found: Found, phrase: string, item: MathProblemItem) => boolean>> = {
  means: ({ rest }) => rest.length <= MOST_BESIDE,
  is: ({ rest }, phrase) => rest.length === 0 && !TURN.ASKS_ANSWER.test(phrase),
  for: ({ rest }) => rest.length === 0,
  abroad: ({ rest }) => rest.length === 0,
  which: ({ rest }) => rest.length === 0,
  // Who does not get fractions wants help; who does not get a word of the problem wants that word.
  puzzled: ({ rest, isHere }) => rest.length === 0 && isHere,
  // "Composite?" and "add?" are asked whether they are right.
  alone: ({ isHere, words, means }, phrase, { answer_spec: { ui } }) =>
    phrase === words &&
    isHere &&
    kindNamed(words) === null &&
    means !== partMeans(words) &&
    !/^(?:\d+|.)$/u.test(words) &&
    !ui.choices.some((choice) => plainWords(choice).includes(words)),
};

/** "What does the number of tins mean": words beside the term. */
const MOST_BESIDE = 2;
const ARTICLES: ReadonlySet<string> = new Set("a an the".split(" "));
/** Words beside a term that ask about nothing themselves. */
const BESIDE: ReadonlySet<string> = new Set(
  "a an the this that these those of in on for and or to word words thing things problem question here there so place digit number sign picture like one".split(
    " ",
  ),
);

/** The words a pupil may ask about on a problem. */
interface Words {
  readonly find: (words: string) => string | null;
  /** The word as it is known, with one slip of the keys mended. */
  readonly mend: (word: string) => string;
  readonly isHere: (words: string) => boolean;
}

/** The longest terms in these words, none of them inside another. */
function termsIn(words: readonly string[], known: Words): readonly Found[] {
  const taken: { from: number; to: number; means: string }[] = [];
  // "What is a 10" asks for a word; in "half of 10" it is a number.
  const isAlone = words.filter((word) => !BESIDE.has(word)).length === 1;
  for (let size = Math.min(words.length, MOST_WORDS); size > 0; size--)
    for (let from = 0; from + size <= words.length; from++) {
      const to = from + size;
      const term = words.slice(from, to).join(" ");
      const isOpen = taken.every((one) => from >= one.to || to <= one.from) && (isAlone || !/^\d+$/u.test(term));
      const means = isOpen ? known.find(term) : null;
      if (means !== null) taken.push({ from, to, means });
    }
  const rest = words.filter((word, at) => !BESIDE.has(word) && !taken.some(({ from, to }) => at >= from && at < to));
  return taken.map(({ from, to, means }) => {
    const term = words.slice(from, to).join(" ");
    return {
      words: term,
      means,
      length: term.length,
      isHere: known.isHere(term),
      isHead: from < words.indexOf("of"),
      rest,
    };
  });
}

/** The longest term of the tables has so many words. */
const MOST_WORDS = 4;

function wordsOf({ item, lesson, lessons, said }: WordPlace): Words {
  const { stem, diagram } = item.problem_content;
  const text = [
    problemText(item),
    JSON.stringify(diagram ?? ""),
    ...item.answer_spec.ui.choices,
    ...(item.hints ?? []),
    said,
  ].join(" ");
  const here = ` ${plainWords(text)} `;
  const letters = new Set(
    (stem.match(/\$[^$]*\$/gu) ?? []).flatMap((maths) => maths.match(/(?<![\\a-z{])[a-z](?![a-z])/gu) ?? []),
  );
  const names = new Set(stem.match(/(?<=\b\w{4,} )[B-HJ-Z]\b/gu)?.map((name) => name.toLowerCase()));
  const picture = diagram === undefined ? formsOf([]) : formsOfPicture(diagram.type);
  const isBlocksOfOne = diagram?.type !== "base-ten" || !TURN.IS_BLOCKS_OF_ONE_TENTH.test(stem);
  const sense = (words: string) =>
    SENSES.find((one) => one.near.test(stem) && (SENSE_FORMS.get(one)?.has(words) ?? false))?.means ?? null;
  const isCounted = TURN.IS_COUNTED_FIRST.test(stem);
  const find = (words: string): string | null =>
    letters.has(words) || (letters.size > 0 && TURN.FIND_LETTERS.test(words))
      ? OTHER_MEANINGS.letter
      : names.has(words)
        ? OTHER_MEANINGS.name
        : ((lesson === undefined ? undefined : termsOf(lesson).get(words)) ??
          (isBlocksOfOne ? picture.get(words) : undefined) ??
          sense(words) ??
          TABLE.get(words) ??
          (isCounted && TURN.ORDINAL.test(words) ? null : partMeans(words)) ??
          (TURN.OWN_ONLY.test(words) ? null : otherLesson(words, lessons)));
  const isHere = (words: string) =>
    letters.has(words) ||
    names.has(words) ||
    picture.has(words) ||
    [words, singularOf(words)].some((form) => here.includes(` ${form}`));
  return { find, isHere, mend: (word) => mended(word, find, here) };
}

/** What is seen in a picture, by each of its names; a part before the whole. */
export function formsOfPicture(type: keyof typeof PICTURES): ReadonlyMap<string, string> {
  const { words, means, parts = {} } = PICTURES[type];
  return formsOf(splitKeys({ ...parts, [`${words}|picture|drawing|image`]: means }));
}

/** One slip of the keys, in a word of five letters or more that nothing else is known of. */
function mended(word: string, find: Words["find"], here: string): string {
  if (word.length < LEAST_LETTERS || find(word) !== null || here.includes(` ${word} `)) return word;
  const near = (other: string) => other.length >= LEAST_LETTERS && isOneSlip(word, other);
  const inText = here.split(" ").find((other) => near(other) && find(other) !== null);
  return inText ?? SINGLE_WORDS.find((other) => other.length > LEAST_LETTERS && near(other)) ?? word;
}

const LEAST_LETTERS = 5;

function splitKeys(table: Readonly<Record<string, string>>): readonly (readonly [string, string])[] {
  return Object.entries(table).flatMap(([words, means]) => words.split("|").map((word) => [word, means] as const));
}

const TABLE = formsOf(splitKeys(MEANINGS));
const SINGLE_WORDS = [...TABLE.keys()].filter((word) => !word.includes(" "));
const SENSE_FORMS = new Map(SENSES.map((one) => [one, formsOf(one.words.split("|").map((word) => [word, one.means]))]));

/** "A fifth is one of five equal parts of a whole." */
function partMeans(words: string): string | null {
  const part = words === "halves" ? "half" : singularOf(words);
  return PARTS[part] ?? null;
}

const termsByLesson = new WeakMap<Lesson, ReadonlyMap<string, string>>();

/** Kept for each lesson: a question looks through all of them. */
function termsOf(lesson: Lesson): ReadonlyMap<string, string> {
  const known = termsByLesson.get(lesson);
  if (known !== undefined) return known;
  const terms = formsOf(lesson.terms.flatMap(({ words, means }) => words.map((word) => [word, means] as const)));
  termsByLesson.set(lesson, terms);
  return terms;
}

function otherLesson(words: string, lessons: readonly Lesson[]): string | null {
  for (const lesson of lessons) {
    const means = termsOf(lesson).get(words);
    if (means !== undefined) return means;
  }
  return null;
}

/** What a number of the picture's scale is there for; null where the words are no number of it [TRN86]. */
function scaleOf(words: readonly string[], { problem_content: { diagram } }: MathProblemItem): string | null {
  const [number, ...others] = words.filter((word) => !BESIDE.has(word));
  if (diagram === undefined || number === undefined || others.length > 0 || !/^\d+$/u.test(number)) return null;
  return numbersOf(diagram).has(number) ? (PICTURES[diagram.type].scale ?? null) : null;
}

function numbersOf(diagram: NonNullable<MathProblemItem["problem_content"]["diagram"]>): ReadonlySet<string> {
  const upTo = (from: number, to: number, step = 1) =>
    Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => `${from + at * step}`);
  if (diagram.type === "bar-graph") return new Set(upTo(0, diagram.marks * diagram.step, diagram.step));
  if (diagram.type === "ruler") return new Set(upTo(diagram.from, diagram.to));
  if (diagram.type === "clock") return new Set(upTo(1, 12));
  return new Set(JSON.stringify({ ...diagram, alt: "" }).match(/\d+/gu));
}

/** Two words that are often taken for each other, told apart; null where the question is about none of these. */
export function comparedTerms(plain: string): string | null {
  if (TURN.COMPARED_TERMS_DENOMINATOR.test(plain) && TURN.COMPARED_TERMS_WHICH.test(plain))
    return OTHER_MEANINGS.topAndBottom;
  if (
    TURN.COMPARED_TERMS_FACTORS.test(plain) &&
    TURN.COMPARED_TERMS_MULTIPLES.test(plain) &&
    TURN.TELLS_APART.test(plain)
  )
    return OTHER_MEANINGS.factorAndMultiple;
  return null;
}
