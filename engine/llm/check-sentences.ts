/** What of a growing text is said to its end, and what is still being said. */
export interface Sentences {
  readonly whole: readonly string[];
  readonly rest: string;
}

/**
 * Cuts a text that may still grow into sentences [CHW1]. A decimal point, an abbreviation ("e.g."), a number of a list
 * ("2.") and anything between dollar signs end none. A mark at the very end of the text may go on ("3." of "3.5"), so
 * what stands before it is whole only when something follows; a last "?" or "!" is an end.
 */
export function splitSentences(text: string): Sentences {
  const whole: string[] = [];
  let start = 0;
  let isInMaths = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? "";
    if (sign === "$" && text[at - 1] !== "\\") isInMaths = !isInMaths;
    if (isInMaths || !isEnd(text, at)) continue;
    const end = skipClosers(text, at + 1);
    if (end < text.length && !/\s/u.test(text[end] ?? "")) continue;
    const sentence = text.slice(start, end).trim();
    if (sentence !== "") whole.push(sentence);
    start = end;
    at = end - 1;
  }
  return { whole, rest: text.slice(start).trim() };
}

function isEnd(text: string, at: number): boolean {
  const sign = text[at] ?? "";
  if (sign === "\n") return text.slice(0, at).trim() !== "";
  if (sign === "?" || sign === "!" || sign === "…") return true;
  if (sign !== ".") return false;
  const before = text.slice(Math.max(0, at - 12), at);
  // "3." may become "3.5".
  if (at === text.length - 1 && /\d$/u.test(before)) return false;
  return !(ABBREVIATION.test(before) || LIST_NUMBER.test(before));
}

/** Quotation marks and brackets that belong to the sentence they close. */
function skipClosers(text: string, from: number): number {
  let at = from;
  while (at < text.length && /[.?!…"'”’)\]]/u.test(text[at] ?? "")) at++;
  return at;
}

const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|e|i|etc|vs|approx|no|mr|mrs|ms|dr|st|fig|p)$/iu;
const LIST_NUMBER = /(?:^|\n)\s{0,4}\d{1,2}$/u;
