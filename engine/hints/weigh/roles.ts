import { isAsserted, isIdiomOne, isInPassing, isSaidOfAnswer } from "../find-leak-context.ts";
import type { Place } from "./place.ts";
import type { Quantity } from "./read-quantities.ts";

/** What is known of the role of a number: said to be the answer, said in passing, one of a row, a bound, a label, a count. */
export function rolesOf(place: Place, index: number): readonly string[] {
  const { tokens, quantities } = place.text;
  const quantity = quantities[index];
  if (quantity === undefined) return [];
  const { from, to, sentence, form } = quantity;
  const mention = {
    ...quantity,
    written: form === "f" ? ("figure" as const) : form === "r" ? ("fraction" as const) : ("word" as const),
    isPercent: false,
  };
  const next = tokens[to]?.type === "word" ? tokens[to].text : "";
  const before = tokens[from - 1]?.type === "word" ? (tokens[from - 1]?.text ?? "") : "";
  const row = quantities.filter((one) => one.sentence === sentence);
  const at = row.indexOf(quantity);
  const joins = (one: Quantity | undefined, other: Quantity | undefined) =>
    one !== undefined &&
    other !== undefined &&
    other.from - one.to < 3 &&
    tokens
      .slice(one.to, other.from)
      .every(({ text }) => text === "," || text === "and" || text === "or" || text === ";");
  const links = row.slice(1).filter((one, i) => joins(row[i], one)).length;
  const isLinked = joins(row[at - 1], quantity) || joins(quantity, row[at + 1]);
  const isAsked = place.asked.nouns.has(next) || place.asked.nouns.has(`${next}s`);
  return [
    ...(isAsserted(tokens, mention, place.asked) ? ["asserted"] : []),
    ...(isSaidOfAnswer(tokens, mention, place.asked) ? ["said"] : []),
    ...(isInPassing(tokens, mention, place.asked) ? ["passing"] : []),
    ...(isIdiomOne(tokens, mention) ? ["idiom"] : []),
    ...(isLinked ? [links > 1 ? "row" : "pair"] : []),
    ...(tokens.slice(Math.max(0, from - 4), from).some(({ text }) => text === "between") ? ["bound"] : []),
    ...(before === "than" ? ["than"] : []),
    ...(next.length > 2 && !FUNCTION.has(next)
      ? [isAsked ? "count" : next.endsWith("s") ? "other count" : "noun"]
      : []),
    ...(before.length > 2 && !FUNCTION.has(before) ? [`label${FUNCTION.has(next) || next === "" ? "" : " noun"}`] : []),
  ];
}

/** A fraction of the answer's value that could be made simpler, where the simplest is asked. */
export function isUnreduced({ text, stemWords }: Place, { from, to, value }: Quantity): boolean {
  if (!stemWords.has("lowest") && !stemWords.has("simplest")) return false;
  const numbers = text.tokens
    .slice(from, to)
    .map((token) => token.text)
    .join(" ")
    .match(/\d+/gu);
  return numbers !== null && BigInt(numbers.at(-1) ?? "1") !== value.d;
}

/** Words that are no nouns. */
const FUNCTION = new Set(
  "the and are for was has had have its it's that's that this these those his her their our your you can could would will then than when what which who how with without from into onto over under out off about not but because since until also just only even still again now here there makes make made gives give gets get got leaves leave left equals equal means mean becomes become needs need wants want says say said write writes put puts use take takes plus minus times divided more less fewer too very much many each every all both either neither one two same be been being is as at in on of to or so if by up we he she they it may must should does did do goes go comes come exactly nearly almost like try add adds count counts find reach reaches land lands before after between answer result total altogether apart where while though although yes hit hits next first finally therefore thus know see".split(
    " ",
  ),
);
