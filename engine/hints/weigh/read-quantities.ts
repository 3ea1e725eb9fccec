import { WEIGHING } from "../../cues/weighing.ts";
import { equals, isWhole, rational, type Rational } from "../../answers/rational.ts";
import { collectMentions, PART_VALUES } from "../find-leak-mentions.ts";
import { tokeniseHint, type HintToken } from "../find-leak-tokens.ts";
import type { Mention } from "../find-leak-words.ts";

/** A number of a text with the way it is meant there. */
export interface Quantity {
  readonly value: Rational;
  /** The tokens it takes up: `[from, to)`. */
  readonly from: number;
  readonly to: number;
  /** Figure, fraction, word, place in a row ("the second"), sort of parts ("thirds"), nothing, a whole. */
  readonly form: "f" | "r" | "w" | "o" | "p" | "z" | "1";
  /** The sentence it stands in, from 0. */
  readonly sentence: number;
}

export interface Sentence {
  readonly from: number;
  readonly to: number;
  readonly isAsked: boolean;
  readonly isSupposed: boolean;
  readonly isDenied: boolean;
}

export interface QuantityText {
  readonly tokens: readonly HintToken[];
  readonly quantities: readonly Quantity[];
  readonly sentences: readonly Sentence[];
}

/** Reads every quantity of a text, with its sentence; linear in its length. */
export function readQuantities(text: string): QuantityText {
  const { tokens } = tokeniseHint(text);
  const sentences = sentencesOf(tokens);
  const sentenceAt = (at: number) => sentences.findIndex(({ to }) => at < to);
  const mentions = collectMentions(tokens);
  const taken = new Set(mentions.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)));
  const named = tokens.flatMap((token, at): readonly Omit<Quantity, "sentence">[] => {
    if (taken.has(at) || token.type === "sign") return [];
    const read = token.type === "word" ? (compoundOf(tokens, at) ?? nameOf(token.text)) : ordinalOf(tokens, at);
    return read === undefined ? [] : [{ ...read, from: at, to: at + 1 }];
  });
  const said = mentions.map(({ value, from, to, written }: Mention) => ({ value, from, to, form: FORMS[written] }));
  const quantities = [...said, ...named]
    .toSorted((a, b) => a.from - b.from)
    .map((quantity) => ({ ...quantity, sentence: sentenceAt(quantity.from) }));
  return { tokens, quantities, sentences };
}

/** "thirds", "the second", "nothing", "whole". */
function nameOf(word: string): Pick<Quantity, "value" | "form"> | undefined {
  const part = PART_VALUES.get(word);
  if (part !== undefined) return { value: part, form: "p" };
  if (NOTHING.has(word)) return { value: rational(0n), form: "z" };
  if (word === "pair" || word === "couple") return { value: rational(2n), form: "w" };
  if (word === "whole") return { value: rational(1n), form: "1" };
  const place = ORDINALS.indexOf(word);
  return place === -1 ? undefined : { value: rational(BigInt(place + 1)), form: "o" };
}

/** "In twenty-firsts" */
function compoundOf(tokens: readonly HintToken[], at: number): Pick<Quantity, "value" | "form"> | undefined {
  const small = ORDINALS.indexOf(tokens[at]?.text.replace(/s$/u, "") ?? "");
  const ten = tokens[at - 1]?.text === "-" ? TENS.indexOf(tokens[at - 2]?.text ?? "") : -1;
  return small === -1 || ten === -1 ? undefined : { value: rational(BigInt(ten * 10 + 21 + small)), form: "p" };
}

/** "4th" */
function ordinalOf(tokens: readonly HintToken[], at: number): Pick<Quantity, "value" | "form"> | undefined {
  const [token, next] = [tokens[at], tokens[at + 1]];
  const isOrdinal = token?.type === "figure" && next?.type === "word" && WEIGHING.IS_ORDINAL_ST.test(next.text);
  return isOrdinal && isWhole(token.value) ? { value: token.value, form: "o" } : undefined;
}

function sentencesOf(tokens: readonly HintToken[]): readonly Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  for (let at = 0; at < tokens.length; at++) {
    const isEnd = tokens[at]?.type === "sign" && ENDS.has(tokens[at]?.text ?? "");
    if (!isEnd && at < tokens.length - 1) continue;
    // A run of ends is one.
    if (isEnd && ENDS.has(tokens[at + 1]?.text ?? "") && at < tokens.length - 1) continue;
    const words = tokens.slice(from, at + 1).flatMap((token) => (token.type === "word" ? [token.text] : []));
    sentences.push({
      from,
      to: at + 1,
      isAsked: tokens[at]?.text === "?",
      isSupposed: words.some((word) => SUPPOSING.has(word)),
      isDenied: words.some((word) => DENYING.has(word) || word.endsWith("n't") || word.endsWith("n’t")),
    });
    from = at + 1;
  }
  return sentences;
}

/** Whether a text holds a number written in just this way. */
export function holdsQuantity({ quantities }: QuantityText, value: Rational, form?: Quantity["form"]): boolean {
  return quantities.some((one) => (form === undefined || one.form === form) && equals(one.value, value));
}

const FORMS = { figure: "f", fraction: "r", word: "w" } as const;
const ENDS = new Set([".", "!", "?", "…"]);
const NOTHING = new Set(["nothing", "none", "empty", "nil", "gone"]);
const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const SUPPOSING = new Set("if when whether unless suppose would could might".split(" "));
const DENYING = new Set("not no never cannot neither nor wrong too careful mistake dont isnt instead".split(" "));
