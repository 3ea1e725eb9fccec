import { LEAKS } from "../cues/leaks.ts";

/** Number words, for words that are spelled, turned round or run together. */
export const NUMBER_WORDS: readonly string[] =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million half third thirds quarter quarters fourth fourths fifth fifths sixth sixths seventh sevenths eighth eighths ninth ninths tenth tenths dozen point minus negative"
    .split(" ")
    .toSorted((a, b) => b.length - a.length);
const KNOWN: ReadonlySet<string> = new Set(NUMBER_WORDS);

export function isNumberLetters(word: string): boolean {
  return KNOWN.has(word);
}

/** "fortytwo" as its number words, longest first; `undefined` where it is made of anything else. */
export function cutNumberWords(letters: string): readonly string[] | undefined {
  const words: string[] = [];
  for (let rest = letters; rest !== "";) {
    const word = NUMBER_WORDS.find((each) => rest.startsWith(each));
    if (word === undefined || words.length > 8) return undefined;
    words.push(word);
    rest = rest.slice(word.length);
  }
  return words.length === 0 ? undefined : words;
}

/** The value of a Roman numeral of at least two letters, written as one writes it; otherwise `undefined`. */
export function romanValue(word: string): number | undefined {
  const letters = word.toUpperCase();
  if (!LEAKS.ROMAN.test(letters)) return undefined;
  let value = 0;
  for (let at = 0; at < letters.length; at++) {
    const own = ROMAN_VALUES[letters[at] ?? ""] ?? 0;
    value += own < (ROMAN_VALUES[letters[at + 1] ?? ""] ?? 0) ? -own : own;
  }
  return value;
}

const ROMAN_VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };
