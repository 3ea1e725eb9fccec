import type { WordsContext } from "./words.ts";
import { VOCABULARY } from "./vocabulary.ts";

/** What may stand between words, mathematics between dollar signs left out. */
const SIGNS = /[\s\d.,;:?!()'"’‘“”–—…+−×÷·=<>≤≥≠%$°□½⅓⅔¼¾⅕⅛/^-]/u;
/** Signs in a row that are no punctuation: drawn tallies, Morse, rules of dots. */
const DRAWN = /(?:[-.–—·…]\s*){4,}|[-–—·,;:/]{2,}|(?<!\.)\.{2}(?!\.)|(?:(?:^|\s)[-.–—·](?=\s)){2,}/u;
const WORD = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*/gu;
/** "5th", "the 3s". */
const ORDINAL = /\d(?:st|nd|rd|th|s)(?![\p{L}\d])/gu;
const DOUBLED = /([bdglmnprt])\1$/u;
/** Endings a base form takes, and what stands in their place in the base form. */
const ENDINGS: readonly (readonly [ending: string, inBase: readonly string[]])[] = [
  ["'s", [""]],
  ["s", [""]],
  ["es", [""]],
  ["ies", ["y"]],
  ["ed", ["", "e"]],
  ["ied", ["y"]],
  ["ing", ["", "e"]],
  ["er", ["", "e"]],
  ["ier", ["y"]],
  ["est", ["", "e"]],
  ["iest", ["y"]],
  ["ly", [""]],
  ["ily", ["y"]],
];

let known: ReadonlySet<string> | null = null;

/**
 * The first thing in a reply that a teacher's words to a child are not made of: a word that is neither in the list nor in
 * the problem, a sign that is no punctuation, signs drawn in a row; null where there is none [CHW40] [CHW41]. Lists of what
 * is bad never end, this one does: other languages, codes, other subjects and most unkindness are outside it.
 */
export function foreignToken(text: string, { item }: Pick<WordsContext, "item">): string | null {
  const plain = text.replaceAll(/\$[^$]*\$/gu, " ").replaceAll(ORDINAL, " ");
  const drawn = DRAWN.exec(plain)?.[0];
  if (drawn !== undefined) return drawn.trim().slice(0, 12);
  // "seed" where the stem has seeds
  const { stem: told = "", diagram } = item?.problem_content ?? {};
  const page = new Set(wordsOf(`${told} ${diagram?.alt ?? ""}`).flatMap((word) => [word, word.replace(/s$/u, "")]));
  known ??= new Set(VOCABULARY.trim().split(/\s+/u));
  const isBase = (word: string) => known?.has(word) === true || page.has(word);
  const foreign = wordsOf(plain).find((word) => !isForm(word, isBase));
  if (foreign !== undefined) return foreign.slice(0, 24);
  return [...plain.replaceAll(WORD, "")].find((sign) => !SIGNS.test(sign)) ?? null;
}

function wordsOf(text: string): readonly string[] {
  return [...text.matchAll(WORD)].map(([word]) => word.toLowerCase().replaceAll("’", "'"));
}

/** Whether the word is a base form, or one with an ending. */
function isForm(word: string, isBase: (word: string) => boolean): boolean {
  if (isBase(word)) return true;
  return ENDINGS.some(([ending, inBase]) => {
    if (!word.endsWith(ending)) return false;
    const rest = word.slice(0, -ending.length);
    if (rest.length < 3) return false;
    // "dotted", "bigger": the last letter is doubled.
    return inBase.some((end) => isBase(rest + end)) || (DOUBLED.test(rest) && isBase(rest.slice(0, -1)));
  });
}
