import type { Asked } from "../find-leak-context.ts";
import type { HintToken } from "../find-leak-tokens.ts";
import { type Quantity, type QuantityText, type Sentence, holdsQuantity } from "./read-quantities.ts";

/** One way in which a text can come to the answer, as the traits by which it is weighed. */
export type Way = readonly string[];

export interface Place {
  readonly text: QuantityText;
  readonly stem: QuantityText;
  /** What the pupil has written. */
  readonly said: QuantityText;
  readonly asked: Asked;
  readonly stemWords: ReadonlySet<string>;
}

/** Given just so, given in another form, or new. */
export function noveltyOf({ stem, said }: Place, { value, form }: Quantity): string {
  return holdsQuantity(stem, value, form) || holdsQuantity(said, value, form)
    ? "G"
    : holdsQuantity(stem, value)
      ? "V"
      : "N";
}

export function sentenceMark({ isAsked, isSupposed, isDenied }: Omit<Sentence, "from" | "to">): string {
  return `${isAsked ? "?" : ""}${isSupposed ? "~" : ""}${isDenied ? "!" : ""}`;
}

export function markOf({ text }: Place, { sentence }: Quantity): string {
  return sentenceMark(text.sentences[sentence] ?? NO_SENTENCE);
}

/** A token as it is seen beside a number: its word, what it is to the question, or a number. */
export function seen(place: Place, at: number): string {
  const token: HintToken | undefined = place.text.tokens[at];
  if (token === undefined) return "^";
  if (place.text.quantities.some(({ from, to }) => from <= at && at < to)) return "#";
  if (token.type !== "word") return token.type === "figure" ? "#" : token.text;
  if (place.asked.nouns.has(token.text)) return "@asked";
  return place.stemWords.has(token.text) && !PLAIN.has(token.text) ? "@stem" : token.text;
}

/** The places of the same sentence around a number. */
function placesNear({ text: { tokens } }: Place, from: number, to: number, reach: number): readonly number[] {
  const places: number[] = [];
  const isEnd = (at: number) => tokens[at] === undefined || /^[.!?…]$/u.test(tokens[at].text);
  for (let at = from - 1; at >= from - reach && !isEnd(at); at--) places.push(at);
  for (let at = to; at < to + reach && !isEnd(at); at++) places.push(at);
  return places;
}

/** Words of the same sentence, which say how a number is meant. */
export function near(place: Place, from: number, to: number, reach = 5): readonly string[] {
  return placesNear(place, from, to, reach)
    .map((at) => seen(place, at))
    .filter((word) => !/^\W$/u.test(word));
}

/** The same, each as it is written. */
export function rawNear(place: Place, from: number, to: number, reach: number): readonly string[] {
  return placesNear(place, from, to, reach).map((at) => place.text.tokens[at]?.text ?? "");
}

export function wordsOf(place: Place, from: number, to: number): readonly string[] {
  return Array.from({ length: to - from }, (_, i) => seen(place, from + i)).filter((word) => !/^\W$/u.test(word));
}

const NO_SENTENCE = { isAsked: false, isSupposed: false, isDenied: false };

/** Words that say how a number is meant also where they stand in the question. */
const PLAIN = new Set(
  "number answer makes make equal equals more less than that what which write gets left altogether half double tens ones hundreds digit digits place top bottom over share each box true false same greater smaller first next with from into have does each they many much there".split(
    " ",
  ),
);

export const RESULTS = new Set(["=", "is", "are", "makes", "make", "gives", "give", "equals", "leaves", "write"]);
