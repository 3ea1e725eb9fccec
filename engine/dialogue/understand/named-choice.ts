import { itemsOf } from "./items.ts";

/** The choice that a message names, in the words that were said of it; undefined where it names none, or several [UND7]. */
export function namedChoice(message: string, choices: readonly string[]): string | undefined {
  const said = wordsOf(message);
  const letter = letterIn(said, choices.length);
  if (letter !== undefined) return letter;
  const texts = choices.map(wordsOf);
  const place = placeIn(said, choices);
  if (place !== undefined) return place;
  const shared = (word: string) => texts.filter((text) => text.includes(word)).length === texts.length;
  let best: { readonly text: string; readonly score: number } | undefined;
  let isTied = false;
  for (const [index, text] of texts.entries()) {
    if (text.length === 0 || !text.some((word) => /\p{L}/u.test(word))) continue;
    const whole = indexOfRun(said, text);
    const own = text.filter((word) => !shared(word) && !EMPTY.has(word));
    const found = own.filter((word) => said.includes(word));
    const isNegated = found.some(
      (word) => NEGATIONS.has(said[said.indexOf(word) - 1] ?? "") || NEGATIONS.has(said[said.indexOf(word) - 2] ?? ""),
    );
    const score =
      whole >= 0 ? 10 + text.length : isNegated || found.length * 2 < own.length ? 0 : found.length / own.length;
    if (score === 0) continue;
    const isLonger = best === undefined || score > best.score;
    isTied = best !== undefined && score === best.score;
    if (isLonger) best = { text: whole >= 0 ? (choices[index] ?? "") : runOf(said, found), score };
  }
  return isTied ? undefined : best?.text;
}

/** `B`, `b)`, `its c`, `option b`. */
function letterIn(said: readonly string[], count: number): string | undefined {
  const [last = ""] = said.slice(-1);
  const isLed = said.slice(0, -1).every((word) => LEAD.has(word));
  return last.length === 1 &&
    last >= "a" &&
    last < String.fromCharCode(97 + count) &&
    isLed &&
    (last !== "a" || said.length < 4)
    ? last
    : undefined;
}

/** `the second one`, `the last one`. */
function placeIn(said: readonly string[], choices: readonly string[]): string | undefined {
  const index = said.findIndex(
    (word, i) => PLACES.includes(word) && /^(?:one|choice|option|answer)$/u.test(said[i + 1] ?? ""),
  );
  const place = PLACES.indexOf(said[index] ?? "");
  return index === -1 ? undefined : choices.at(place === PLACES.length - 1 ? -1 : place);
}

function indexOfRun(said: readonly string[], text: readonly string[]): number {
  return said.findIndex((_, start) => text.every((word, i) => said[start + i] === word));
}

/** From the first to the last of the words found. */
function runOf(said: readonly string[], found: readonly string[]): string {
  const places = found.map((word) => said.indexOf(word));
  return said.slice(Math.min(...places), Math.max(...places) + 1).join(" ");
}

function wordsOf(text: string): readonly string[] {
  return itemsOf(text).flatMap(({ type, text }) => (type === "word" || type === "number" ? [text] : []));
}

const LEAD = new Set(
  "is it the answer i think that option choice letter number maybe probably go with for would be say my um a no wait got so ok".split(
    " ",
  ),
);
const EMPTY = new Set("the a an of is and it one".split(" "));
const NEGATIONS = new Set(["not", "never"]);
const PLACES = ["first", "second", "third", "fourth", "last"];
