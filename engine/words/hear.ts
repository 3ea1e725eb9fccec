import type { HeardWords } from "./types.ts";

/**
 * A message in the learner's language, in the words that the reader knows: of each place the longest phrase of the table;
 * numbers and signs stay, and so do words that are not in it, unless `other` stands for them. A message that may as well be English stays whole [UND37].
 */
export function hear(text: string, { table, shared, spellings }: HeardWords, other = same): string {
  const pieces = text.split(/([\p{L}\p{M}]+)/u);
  const words = pieces.map((piece, at) => (at % 2 === 1 ? wordOf(piece, spellings) : piece));
  const heard: string[] = [];
  let [own, unknown] = [0, 0];
  for (let at = 0; at < words.length; at++) {
    const found = at % 2 === 1 ? longestAt(words, at, table) : null;
    if (found === null) {
      if (at % 2 === 1) unknown++;
      const piece = pieces[at]?.replaceAll(/[¿¡]/gu, "") ?? "";
      heard.push(at % 2 === 1 ? other(piece) : piece);
      continue;
    }
    if (!shared.has(found.phrase)) own++;
    heard.push(found.heard);
    at = found.end;
  }
  const isHeard = own > 0 || (unknown === 0 && /\p{L}{2}|\d/u.test(text));
  return isHeard ? heard.join("").trim() : text;
}

const same = (word: string): string => word;

/** Words of the longest phrase. */
const MOST = 7;

/** Only gaps stand between the words of a phrase. `^ es` is "es" at the beginning of a message. */
function longestAt(words: readonly string[], at: number, table: ReadonlyMap<string, string>) {
  let phrase = words[at] ?? "";
  let best: { readonly phrase: string; readonly heard: string; readonly end: number } | null = null;
  for (let end = at; end < words.length && end < at + 2 * MOST; end += 2) {
    if (end > at) {
      if (!/^\s+$/u.test(words[end - 1] ?? "")) break;
      phrase += ` ${words[end]}`;
    }
    const heard = (at === 1 ? table.get(`^ ${phrase}`) : undefined) ?? table.get(phrase);
    if (heard !== undefined) best = { phrase, heard, end };
  }
  return best;
}

/** A word as the table has it: without marks, "ayudaaa" as "ayuda", "xq" as "por que". */
function wordOf(piece: string, spellings: HeardWords["spellings"]): string {
  const plain = piece.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const word = plain.replaceAll(/(\p{L})\1{2,}/gu, "$1");
  return spellings.get(word) ?? word;
}
