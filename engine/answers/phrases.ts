import { err, ok, type Result } from "../result.ts";
import { isMoneyToken } from "./money.ts";
import type { Problem } from "./read/problem.ts";
import type { Token } from "./read/tokenise.ts";
import { isNumberWord, isPartName } from "./words.ts";

/** A typed answer without the words around its number. */
export interface BareAnswer {
  readonly tokens: readonly Token[];
  /** The unit of measure that stood behind it, where one did. */
  readonly measure: string | undefined;
}

/**
 * Takes off the thing counted or the unit behind a number. Only words that cannot change the value go; any other
 * makes the answer unreadable [CHK35].
 */
export function withoutTail(list: readonly Token[], isMoney: boolean): Result<BareAnswer, Problem> {
  const number = list.findIndex(isNumeric);
  const start = list.findIndex(
    (token, index) => number !== -1 && index > number && (isDegree(token) || isPlainWord(token, isMoney)),
  );
  if (start === -1) return ok({ tokens: list, measure: undefined });
  const tail = list.slice(start);
  const failure = problemIn(tail);
  if (failure !== undefined) return err(failure);
  const unit = tail[0]?.type === "name" ? tail[0].name : undefined;
  return ok({
    tokens: list.slice(0, start),
    measure: unit !== undefined && MEASURES.has(unit.toLowerCase()) ? unit : undefined,
  });
}

/** Takes off what a pupil says before a number: "is it", "x is". */
export function withoutLead(tokens: readonly Token[], variable: string | undefined): readonly Token[] {
  let list = tokens;
  for (;;) {
    const taken = leadLength(list, variable);
    if (taken === 0 || taken >= list.length) return list;
    list = list.slice(taken);
    const next = list[0];
    if (list.length > 1 && next?.type === "sign" && (next.sign === ":" || next.sign === "=")) list = list.slice(1);
  }
}

function leadLength(list: readonly Token[], variable: string | undefined): number {
  const words = list.slice(0, 4).map(wordOf);
  const lead = LEADS.find((phrase) => phrase.every((word, index) => words[index] === word));
  if (lead !== undefined) return lead.length;
  const unknown = words[0] ?? "";
  const isNamed = /^[a-z]$/u.test(unknown) && (variable === undefined || variable.toLowerCase() === unknown);
  return isNamed && words[1] === "is" ? 2 : 0;
}

/** What keeps the words behind a number from being taken off: another number, a word of size, a sign. */
function problemIn(tail: readonly Token[]): Problem | undefined {
  let index = 0;
  let failure: Problem | undefined;
  while (index < tail.length) {
    const token = tail[index];
    if (token === undefined) break;
    const power = isLength(tail[index - 1]) ? powerLength(tail, index) : 0;
    if (power > 0) {
      index += power;
      continue;
    }
    // Two numbers say more than the first strange word between them.
    if (isNumeric(token)) return { reason: "two-numbers", params: { at: token.at } };
    if (!isHarmless(token, tail[index - 1], tail[index + 1]))
      failure ??= { reason: "unknown-symbol", params: { symbol: wordOf(token), at: token.at } };
    index++;
  }
  return failure;
}

function isHarmless(token: Token, before: Token | undefined, next: Token | undefined): boolean {
  if (token.type === "sign")
    return isDegree(token) || token.sign === "." || (token.sign === "/" && next?.type === "name");
  if (token.type !== "name" || !/^[\p{Script=Latin}µμ]+$/u.test(token.name)) return false;
  const word = token.name.toLowerCase();
  if (word.length === 1) return LETTERS.has(token.name) || isWordOfOneLetter(word, before, next);
  return !SIZES.has(word) && !SIZES.has(word.replace(/s$/u, "")) && !isPartName(word) && !isNumberWord(word);
}

/** `half a metre`, `7 I think`, `20 °C`. */
function isWordOfOneLetter(word: string, before: Token | undefined, next: Token | undefined): boolean {
  if (word === "a") return next?.type === "name";
  if (word === "i") return next?.type === "name" && next.name === "think";
  return (word === "c" || word === "f") && before !== undefined && isDegree(before);
}

/** `cm²`, `cm^2`, `cm2`: how many tokens the power of a unit takes here. */
function powerLength(tail: readonly Token[], index: number): number {
  const token = tail[index];
  if (token?.type === "raised") return /^[23]$/u.test(token.digits) ? 1 : 0;
  const isPower = (other: Token | undefined) =>
    other?.type === "number" && !other.spaced && /^[23]$/u.test(other.marked.runs.join("."));
  if (isPower(token)) return 1;
  return token?.type === "sign" && token.sign === "^" && isPower(tail[index + 1]) ? 2 : 0;
}

function isPlainWord(token: Token, isMoney: boolean): boolean {
  return (
    token.type === "name" &&
    !token.name.startsWith("\\") &&
    !PARTS_OF_SUMS.has(token.name.toLowerCase()) &&
    !(isMoney && isMoneyToken(token))
  );
}

function isLength(token: Token | undefined): boolean {
  return token?.type === "name" && LENGTHS.has(token.name.toLowerCase());
}

function isNumeric(token: Token): boolean {
  return token.type === "number" || token.type === "vulgar" || token.type === "raised";
}

function isDegree(token: Token): boolean {
  return token.type === "sign" && token.sign === "°";
}

function wordOf(token: Token): string {
  if (token.type === "name") return token.name.toLowerCase();
  return token.type === "sign" ? token.sign : "";
}

const split = (words: string) => words.split(" ");
/** Longer phrases before the shorter ones they begin with. */
const LEADS: readonly (readonly string[])[] = [
  "i think",
  "i got",
  "i get",
  "is it",
  "it is",
  "it ' s",
  "its",
  "that is",
  "that ' s",
  "the answer is",
  "my answer is",
  "answer is",
  "the answer",
  "my answer",
  "answer",
  "maybe",
  "equals",
  "is",
].map(split);
const PARTS_OF_SUMS = new Set(split("x times and percent pct abs sqrt"));
const LENGTHS = new Set(split("mm cm dm m km in ft yd mi"));
const MEASURES = new Set([
  ...LENGTHS,
  ...split("g kg mg t l ml cl dl s h min sec hr hrs hour hours minute minutes second seconds day days"),
  ...split("metre metres meter meters centimetre centimetres centimeter centimeters kilometre kilometres kilometer"),
  ...split(
    "kilometers millimetre millimetres millimeter millimeters gram grams kilogram kilograms milligram milligrams",
  ),
  ...split("litre litres liter liters millilitre millilitres milliliter milliliters foot feet inch inches yard yards"),
  ...split("mile miles pound pounds ounce ounces"),
]);
/** Units that are one letter. */
const LETTERS = new Set(split("m g l L s h t"));
/** Words that make another number of the one before them, or take it back. */
const SIZES = new Set([
  ...split("hundred thousand million billion trillion lakh crore mille milliard hundert tausend cent mil dozen score"),
  ...split("pair couple ten squared cubed point or not isnt no nor minus negative plus less fewer below"),
  ...split("under off to through divided multiplied by remainder rem factorial double triple twice halved than"),
]);
