import { slipsBetween } from "../../dialogue/understand/spelling.ts";

/** Words that questions are mended towards, and all that are no slips. */
export interface Vocabulary {
  /** Words that name what lessons are about, and what is asked of them. */
  readonly telling: ReadonlySet<string>;
  readonly isKnown: (word: string) => boolean;
}

/** Shorter words lie too near to others [letters]. */
const LEAST = 5;
/** In shorter ones another letter makes another word: "sport", "short" [letters]. */
const LEAST_CHANGED = 7;

/** A text whose longer words with one slip are those of a vocabulary, where only one of them is so near [CLR24]. */
export function mendWords(plain: string, { telling, isKnown }: Vocabulary): string {
  return plain.replaceAll(/\p{L}+/gu, (word) => {
    if (word.length < LEAST || isKnown(word)) return word;
    const near = [...telling].filter((one) => isSlipOf(word, one));
    return near.length === 1 ? (near[0] ?? word) : word;
  });
}

function isSlipOf(word: string, one: string): boolean {
  return (
    one[0] === word[0] &&
    one.length >= LEAST &&
    Math.abs(one.length - word.length) <= 1 &&
    (one.length !== word.length || one.length >= LEAST_CHANGED || isTurned(word, one)) &&
    slipsBetween(word, one) === 1
  );
}

function isTurned(word: string, one: string): boolean {
  return [...word].toSorted().join("") === [...one].toSorted().join("");
}
