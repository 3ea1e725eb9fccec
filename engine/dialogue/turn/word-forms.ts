import { TURN } from "../../cues/turn.ts";
import { plainWords } from "./asks-meaning.ts";

/** Meanings by each form of a word: as it is written, as one and as many. */
export function formsOf(entries: readonly (readonly [string, string])[]): ReadonlyMap<string, string> {
  const forms = new Map<string, string>();
  for (const [word, means] of entries)
    for (const form of [plainWords(word), singularOf(plainWords(word)), pluralOf(plainWords(word))])
      if (form !== "" && !forms.has(form)) forms.set(form, means);
  return forms;
}

function pluralOf(word: string): string {
  if (TURN.PLURAL_OF_CH.test(word)) return `${word}es`;
  return /[^aeiou]y$/u.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

export function singularOf(word: string): string {
  if (word === "times") return word;
  if (TURN.SINGULAR_OF_SS.test(word)) return word.slice(0, -2);
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return /[^s]s$/u.test(word) ? word.slice(0, -1) : word;
}

/** One letter more, less, other, or two that changed places. */
export function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  if (a.length > b.length) return restA.slice(1) === restB;
  if (a.length < b.length) return restA === restB.slice(1);
  const isSwapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return restA.slice(1) === restB.slice(1) || isSwapped;
}
