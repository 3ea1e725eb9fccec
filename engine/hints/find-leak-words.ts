import { PLAIN_LEAKS } from "../cues/plain-leaks.ts";
import { add, divide, multiply, negate, rational, type Rational } from "../answers/rational.ts";
import type { HintToken } from "./find-leak-tokens.ts";

/** A number in a text, in figures or in words, with the tokens it takes up: `[from, to)`. */
export interface Mention {
  readonly value: Rational;
  readonly from: number;
  readonly to: number;
  readonly written: "figure" | "fraction" | "word";
  readonly isPercent: boolean;
}

/** Reads number words from a token on: "twenty-one", "three quarters", "minus two", "two and a quarter". */
export function readNumberWords(tokens: readonly HintToken[], from: number): Mention | undefined {
  let at = from;
  let negative = false;
  if ((wordAt(tokens, at) === "minus" || wordAt(tokens, at) === "negative") && !isNumberLike(tokens[at - 1])) {
    negative = true;
    at++;
  }
  const read = readUnsigned(tokens, at);
  if (read === undefined) return undefined;
  const { value, to } = read;
  const unit = wordAt(tokens, to);
  const isPercent = unit === "percent" || (unit === "per" && wordAt(tokens, to + 1) === "cent");
  const scaled = isPercent ? divide(value, whole(100)) : value;
  return { value: negative ? negate(scaled) : scaled, from, to, written: "word", isPercent };
}

interface Read {
  readonly value: Rational;
  readonly to: number;
}

function readUnsigned(tokens: readonly HintToken[], from: number): Read | undefined {
  const first = wordAt(tokens, from);
  if (first === "dozen") return { value: whole(12), to: from + 1 };
  const article = first === "a" ? readWhole(tokens, from + 1, 1) : undefined;
  if (article !== undefined) return article;
  if (first === "a" || first === "an" || first === "half") {
    const at = first === "half" ? from : from + 1;
    const part = PARTS.get(wordAt(tokens, at) ?? "");
    if (part === undefined) return readNounAndPart(tokens, from);
    return isOrdinalUse(tokens, at) ? undefined : { value: rational(1n, BigInt(part)), to: at + 1 };
  }
  const number = readWhole(tokens, from);
  if (number === undefined) return undefined;
  if (PLAIN_LEAKS.READ_UNSIGNED_DOZENS.test(wordAt(tokens, number.to) ?? ""))
    return { value: multiply(number.value, whole(12)), to: number.to + 1 };
  return readPoint(tokens, number) ?? readFraction(tokens, number) ?? readMixed(tokens, number) ?? number;
}

/** "an hour and a quarter" */
function readNounAndPart(tokens: readonly HintToken[], from: number): Read | undefined {
  if (wordAt(tokens, from + 1) === undefined || wordAt(tokens, from + 2) !== "and") return undefined;
  if (wordAt(tokens, from + 3) !== "a" && wordAt(tokens, from + 3) !== "one") return undefined;
  const part = PARTS.get(wordAt(tokens, from + 4) ?? "");
  return part === undefined || isOrdinalUse(tokens, from + 4)
    ? undefined
    : { value: add(whole(1), rational(1n, BigInt(part))), to: from + 5 };
}

/** "three quarters", "five sixths", "three over four", "three out of four". */
function readFraction(tokens: readonly HintToken[], top: Read): Read | undefined {
  const at = skipHyphen(tokens, top.to);
  const word = wordAt(tokens, at) ?? "";
  const ten = TENS.get(word);
  const after = skipHyphen(tokens, at + 1);
  const small = ten === undefined ? undefined : SMALL_PARTS.get((wordAt(tokens, after) ?? "").replace(/s$/u, ""));
  // "thirty-one thirty-fifths"
  if (ten !== undefined && small !== undefined && small < 10)
    return { value: divide(top.value, whole(ten + small)), to: after + 1 };
  const part = PARTS.get(word) ?? (word.endsWith("s") ? PARTS.get(word.slice(0, -1)) : undefined);
  if (part !== undefined && !isOrdinalUse(tokens, at)) return { value: divide(top.value, whole(part)), to: at + 1 };
  const over = word === "over" ? at + 1 : word === "out" && wordAt(tokens, at + 1) === "of" ? at + 2 : undefined;
  const bottom = over === undefined ? undefined : readWhole(tokens, over);
  return bottom === undefined || bottom.value.n === 0n
    ? undefined
    : { value: divide(top.value, bottom.value), to: bottom.to };
}

/** "two and a quarter", "two and three quarters". */
function readMixed(tokens: readonly HintToken[], number: Read): Read | undefined {
  if (wordAt(tokens, number.to) !== "and") return undefined;
  const start = number.to + 1;
  const first = wordAt(tokens, start);
  const top = first === "a" || first === "an" ? { value: whole(1), to: start + 1 } : readWhole(tokens, start);
  if (top === undefined) return undefined;
  const part = readFraction(tokens, top);
  return part === undefined ? undefined : { value: add(number.value, part.value), to: part.to };
}

/** "sixteen point two five". */
function readPoint(tokens: readonly HintToken[], number: Read): Read | undefined {
  if (wordAt(tokens, number.to) !== "point") return undefined;
  let at = number.to + 1;
  let value = number.value;
  let place = rational(1n, 10n);
  for (;;) {
    const word = wordAt(tokens, at) ?? "";
    const digit = word === "oh" ? 0 : SMALL.get(word);
    if (digit === undefined || digit > 9) break;
    value = add(value, multiply(whole(digit), place));
    place = divide(place, whole(10));
    at++;
  }
  return at === number.to + 1 ? undefined : { value, to: at };
}

/** "twelve thousand, three hundred and forty-five". */
function readWhole(tokens: readonly HintToken[], from: number, article = 0): Read | undefined {
  let at = from;
  let total = 0;
  // "a hundred and three"
  let group = article;
  if (article > 0 && !SCALES.has(wordAt(tokens, from) ?? "")) return undefined;
  /** What the last word was worth: a smaller one may follow it, another may not. */
  let last = article > 0 ? article : Infinity;
  let seen = article > 0;
  for (;;) {
    const next = seen ? skipJoint(tokens, at, last) : at;
    const word = wordAt(tokens, next) ?? "";
    const small = SMALL.get(word);
    const scale = SCALES.get(word);
    if (small !== undefined && fitsBehind(small, last, group)) {
      group += small;
      last = small;
    } else if (scale !== undefined && seen && scale > 100 && last !== scale) {
      total += group * scale;
      group = 0;
      last = scale;
    } else if (scale === 100 && seen && group > 0 && group < 10) {
      group *= 100;
      last = 100;
    } else break;
    seen = true;
    at = next + 1;
  }
  return seen ? { value: whole(total + group), to: at } : undefined;
}

function fitsBehind(small: number, last: number, group: number): boolean {
  if (last === Infinity || last >= 1000) return true;
  if (last === 100) return group >= 100;
  return last >= 20 && last % 10 === 0 && small > 0 && small < 10;
}

/** Passes the hyphen of "twenty-one", and "and" or a comma behind hundreds and thousands. */
function skipJoint(tokens: readonly HintToken[], at: number, last: number): number {
  const token = tokens[at];
  if (token?.type === "sign" && token.text === "-") return isNumberWord(wordAt(tokens, at + 1)) ? at + 1 : at;
  if (last < 100) return at;
  const afterComma = token?.type === "sign" && token.text === "," ? at + 1 : at;
  const afterAnd = wordAt(tokens, afterComma) === "and" ? afterComma + 1 : afterComma;
  return isNumberWord(wordAt(tokens, afterAnd)) ? afterAnd : at;
}

function skipHyphen(tokens: readonly HintToken[], at: number): number {
  const token = tokens[at];
  return token?.type === "sign" && token.text === "-" ? at + 1 : at;
}

/** "the second digit", "a third number": an ordinal, not a part. */
function isOrdinalUse(tokens: readonly HintToken[], at: number): boolean {
  const word = wordAt(tokens, at);
  if (word === "second") return true;
  const isPlural = word?.endsWith("s") === true || word === "half" || word === "quarter";
  const next = wordAt(tokens, at + 1);
  return !isPlural && next !== undefined && ORDINAL_NOUNS.has(next);
}

/** Something a minus behind it would take away from. */
export function isNumberLike(token: HintToken | undefined): boolean {
  return token?.type === "figure" || (token?.type === "word" && isNumberWord(token.text)) || token?.text === ")";
}

export function isNumberWord(word: string | undefined): boolean {
  return word !== undefined && (SMALL.has(word) || SCALES.has(word));
}

export function wordAt(tokens: readonly HintToken[], at: number): string | undefined {
  const token = tokens[at];
  return token?.type === "word" ? token.text : undefined;
}

function whole(value: number): Rational {
  return { n: BigInt(value), d: 1n };
}

const ORDINAL_NOUNS = new Set([
  "digit",
  "number",
  "step",
  "place",
  "column",
  "row",
  "part",
  "time",
  "term",
  "one",
  "bag",
  "box",
]);
const SMALL: ReadonlyMap<string, number> = new Map([
  ..."zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
    .split(" ")
    .map((word, value) => [word, value] as const),
  ...["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"].map(
    (word, index) => [word, index * 10 + 20] as const,
  ),
]);
/** Behind tens: "twenty-firsts". */
const SMALL_PARTS: ReadonlyMap<string, number> = new Map(
  "first second third fourth fifth sixth seventh eighth ninth"
    .split(" ")
    .map((word, index) => [word, index + 1] as const),
);
const TENS: ReadonlyMap<string, number> = new Map(
  ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"].map(
    (word, index) => [word, index * 10 + 20] as const,
  ),
);
const SCALES: ReadonlyMap<string, number> = new Map([
  ["hundred", 100],
  ["thousand", 1000],
  ["thousands", 1000],
  ["million", 1_000_000],
]);
export const PARTS: ReadonlyMap<string, number> = new Map([
  ["half", 2],
  ["halves", 2],
  ["third", 3],
  ["quarter", 4],
  ["fourth", 4],
  ["fifth", 5],
  ["sixth", 6],
  ["seventh", 7],
  ["eighth", 8],
  ["ninth", 9],
  ["tenth", 10],
  ["eleventh", 11],
  ["twelfth", 12],
  ["thirteenth", 13],
  ["fourteenth", 14],
  ["fifteenth", 15],
  ["seventeenth", 17],
  ["eighteenth", 18],
  ["nineteenth", 19],
  ["thirtieth", 30],
  ["fortieth", 40],
  ["fiftieth", 50],
  ["sixtieth", 60],
  ["seventieth", 70],
  ["eightieth", 80],
  ["ninetieth", 90],
  ["sixteenth", 16],
  ["twentieth", 20],
  ["hundredth", 100],
  ["thousandth", 1000],
]);
