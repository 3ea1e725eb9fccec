import { absolute, add, divide, equals, multiply, rational, subtract, type Rational } from "../answers/rational.ts";
import type { HintToken } from "./find-leak-tokens.ts";
import { wordAt, type Mention } from "./find-leak-words.ts";

/** A calculation in a text, in signs or in words, with the tokens it takes up: `[from, to)`. */
export interface Calculation {
  readonly value: Rational;
  readonly from: number;
  readonly to: number;
  /** The numbers in it that are written out. */
  readonly operands: readonly Rational[];
  /** It names a number without asking for work: "the number after 11", "one more than 11". */
  readonly isDescription: boolean;
}

/** The longest calculation from a place on; a number alone counts. */
export function readCalculation(
  tokens: readonly HintToken[],
  starts: ReadonlyMap<number, Mention>,
  from: number,
): { readonly value: Rational; readonly to: number } | undefined {
  return readSum(tokens, starts, from, 0);
}

interface Read {
  readonly value: Rational;
  readonly to: number;
  readonly operands: readonly Rational[];
  readonly isDescription: boolean;
  /** How many operations. */
  readonly steps: number;
}

/** Every calculation of a text, the longest from each place on [LEK15]. */
export function collectCalculations(
  tokens: readonly HintToken[],
  mentions: readonly Mention[],
): readonly Calculation[] {
  const starts = new Map(mentions.map((mention) => [mention.from, mention]));
  const found: Calculation[] = [];
  for (let at = 0; at < tokens.length;) {
    const read = readSum(tokens, starts, at, 0);
    if (read === undefined || read.steps === 0) {
      at++;
      continue;
    }
    const { value, to, operands, isDescription } = read;
    found.push({ value, from: at, to, operands, isDescription });
    at = to;
  }
  return found;
}

type Starts = ReadonlyMap<number, Mention>;
const MAX_DEPTH = 4;

function readSum(tokens: readonly HintToken[], starts: Starts, from: number, depth: number): Read | undefined {
  return readChain(tokens, from, (at) => readProduct(tokens, starts, at, depth), SUM_SIGNS);
}

function readProduct(tokens: readonly HintToken[], starts: Starts, from: number, depth: number): Read | undefined {
  return readChain(tokens, from, (at) => readUnary(tokens, starts, at, depth), PRODUCT_SIGNS);
}

function readChain(
  tokens: readonly HintToken[],
  from: number,
  readPart: (at: number) => Read | undefined,
  signs: readonly Phrase[],
): Read | undefined {
  let left = readPart(from);
  while (left !== undefined) {
    const sign = phraseAt(tokens, left.to, signs);
    const right = sign === undefined ? undefined : readPart(sign.to);
    if (sign === undefined || right === undefined) break;
    const joined = combine(sign.operation, left, right);
    if (joined === undefined) break;
    left = joined;
  }
  return left;
}

function readUnary(tokens: readonly HintToken[], starts: Starts, from: number, depth: number): Read | undefined {
  if (depth > MAX_DEPTH) return undefined;
  const inner = (at: number) => readUnary(tokens, starts, at, depth + 1);
  return (
    readScaled(tokens, from, inner) ??
    readNamed(tokens, from, (at) => readProduct(tokens, starts, at, depth + 1), inner) ??
    readNeighbour(tokens, from, inner) ??
    readBetween(tokens, from, inner) ??
    readPlaces(tokens, starts, from) ??
    readRelated(tokens, starts, from, inner) ??
    readBrackets(tokens, starts, from, depth) ??
    readAtom(tokens, starts, from)
  );
}

/** "double 6", "twice 6", "half of 24", "a third of 36". */
function readScaled(
  tokens: readonly HintToken[],
  from: number,
  inner: (at: number) => Read | undefined,
): Read | undefined {
  const phrase = phraseAt(tokens, from, SCALES);
  const of = phrase === undefined ? undefined : inner(phrase.to);
  return phrase === undefined || of === undefined
    ? undefined
    : {
        ...of,
        value: phrase.operation(ONE, of.value) ?? of.value,
        steps: of.steps + 1,
        isDescription: true,
      };
}

/** "the sum of 7 and 5", "the difference between 20 and 8", "the product of 3 and 4". */
function readNamed(
  tokens: readonly HintToken[],
  from: number,
  first: (at: number) => Read | undefined,
  second: (at: number) => Read | undefined,
): Read | undefined {
  const phrase = phraseAt(tokens, from, NAMED);
  const left = phrase === undefined ? undefined : first(phrase.to);
  if (phrase === undefined || left === undefined || wordAt(tokens, left.to) !== "and") return undefined;
  const right = second(left.to + 1);
  return right === undefined ? undefined : combine(phrase.operation, left, right);
}

/** "the number (just) after 11", "next after 11", "one up from 11". */
function readNeighbour(
  tokens: readonly HintToken[],
  from: number,
  inner: (at: number) => Read | undefined,
): Read | undefined {
  const noun = phraseAt(tokens, from, NUMBER_NOUNS)?.to;
  if (noun === undefined) return undefined;
  let at = noun;
  while (NEAR_WORDS.has(wordAt(tokens, at) ?? "")) at++;
  const sign = phraseAt(tokens, at, [...AFTER, ...BEFORE]);
  const of = sign === undefined ? undefined : inner(sign.to);
  if (sign === undefined || of === undefined) return undefined;
  return { ...of, value: sign.operation(of.value, ONE) ?? of.value, steps: of.steps + 1, isDescription: true };
}

/** "between 11 and 13", "more than 11 but less than 13": only one whole number is. */
function readBetween(
  tokens: readonly HintToken[],
  from: number,
  inner: (at: number) => Read | undefined,
): Read | undefined {
  const isBetween = wordAt(tokens, from) === "between";
  const start = isBetween ? from + 1 : phraseAt(tokens, from, BOUNDS)?.to;
  const low = start === undefined ? undefined : inner(start);
  if (low === undefined) return undefined;
  const joint = phraseAt(tokens, low.to, isBetween ? AND : BUT_BOUNDS)?.to;
  const high = joint === undefined ? undefined : inner(joint);
  if (high === undefined) return undefined;
  const gap = subtract(high.value, low.value);
  if (!equals(absolute(gap), TWO)) return undefined;
  return {
    value: divide(add(low.value, high.value), TWO),
    to: high.to,
    operands: [...low.operands, ...high.operands],
    isDescription: true,
    steps: 1,
  };
}

/** "1 ten and 2 ones", "3 hundreds, 4 tens and 5 ones". */
function readPlaces(tokens: readonly HintToken[], starts: Starts, from: number): Read | undefined {
  let value: Rational = { n: 0n, d: 1n };
  const operands: Rational[] = [];
  let to = from;
  for (let at = from; operands.length < 7;) {
    const mention = starts.get(at);
    const place = mention === undefined ? undefined : PLACES.get(wordAt(tokens, mention.to) ?? "");
    if (mention === undefined || place === undefined) break;
    value = add(value, multiply(mention.value, place));
    operands.push(mention.value);
    to = mention.to + 1;
    at = to;
    while (tokens[at]?.text === "," || tokens[at]?.text === "+" || JOINTS.has(wordAt(tokens, at) ?? "")) at++;
  }
  return operands.length < 2 ? undefined : { value, to, operands, isDescription: false, steps: operands.length - 1 };
}

/** "one more than 11", "3 less than 15", "2 added to 10", "5 taken from 17", "11 and one more". */
function readRelated(
  tokens: readonly HintToken[],
  starts: Starts,
  from: number,
  inner: (at: number) => Read | undefined,
): Read | undefined {
  const first = readAtom(tokens, starts, from);
  if (first === undefined) return undefined;
  const related = phraseAt(tokens, skipUnit(tokens, first.to), RELATED);
  const of = related === undefined ? undefined : inner(related.to);
  if (related !== undefined && of !== undefined) {
    const joined = combine((a, b) => related.operation(b, a), first, of);
    return joined === undefined ? undefined : { ...joined, isDescription: related.words.includes("than") };
  }
  const power = phraseAt(tokens, first.to, POWERS);
  if (power !== undefined)
    return { ...first, value: power.operation(first.value, ONE) ?? first.value, to: power.to, steps: 1 };
  return readMore(tokens, starts, first);
}

/** "10 and 2 more", "10 and another 2". */
function readMore(tokens: readonly HintToken[], starts: Starts, first: Read): Read | undefined {
  if (wordAt(tokens, first.to) !== "and") return undefined;
  const isAnother = wordAt(tokens, first.to + 1) === "another";
  const second = readAtom(tokens, starts, first.to + (isAnother ? 2 : 1));
  if (second === undefined) return undefined;
  const last = wordAt(tokens, second.to) ?? "";
  if (!isAnother && !(last === "more" && wordAt(tokens, second.to + 1) !== "than")) return undefined;
  return combine(add, first, isAnother ? second : { ...second, to: second.to + 1 });
}

function readBrackets(tokens: readonly HintToken[], starts: Starts, from: number, depth: number): Read | undefined {
  if (tokens[from]?.text !== "(") return undefined;
  const inside = readSum(tokens, starts, from + 1, depth + 1);
  return inside === undefined || tokens[inside.to]?.text !== ")" ? undefined : { ...inside, to: inside.to + 1 };
}

function readAtom(tokens: readonly HintToken[], starts: Starts, from: number): Read | undefined {
  const mention = starts.get(from);
  if (mention === undefined) return undefined;
  const dozen = wordAt(tokens, mention.to) === "dozen";
  return {
    value: dozen ? multiply(mention.value, { n: 12n, d: 1n }) : mention.value,
    to: mention.to + (dozen ? 1 : 0),
    operands: dozen ? [mention.value, { n: 12n, d: 1n }] : [mention.value],
    isDescription: false,
    steps: dozen ? 1 : 0,
  };
}

/** "5 units more than 7". */
function skipUnit(tokens: readonly HintToken[], at: number): number {
  return UNIT_NOUNS.has(wordAt(tokens, at) ?? "") ? at + 1 : at;
}

function combine(operation: Operation, left: Read, right: Read): Read | undefined {
  const value = operation(left.value, right.value);
  return value === undefined || value.n > LARGEST || value.d > LARGEST
    ? undefined
    : {
        value,
        to: right.to,
        operands: [...left.operands, ...right.operands],
        isDescription: false,
        steps: left.steps + right.steps + 1,
      };
}

function phraseAt(
  tokens: readonly HintToken[],
  at: number,
  phrases: readonly Phrase[],
): (Phrase & { readonly to: number }) | undefined {
  const found = phrases.find(({ words }) => words.every((word, index) => tokens[at + index]?.text === word));
  return found === undefined ? undefined : { ...found, to: at + found.words.length };
}

type Operation = (a: Rational, b: Rational) => Rational | undefined;
interface Phrase {
  readonly words: readonly string[];
  readonly operation: Operation;
}

const ONE: Rational = { n: 1n, d: 1n };
const TWO: Rational = { n: 2n, d: 1n };
const LARGEST = 10n ** 15n;
const safely: Operation = (a, b) => (b.n === 0n ? undefined : divide(a, b));
const apart: Operation = (a, b) => absolute(subtract(a, b));
const scaled =
  (n: bigint, d = 1n): Operation =>
  (_one, b) =>
    multiply(b, rational(n, d));

function phrases(operation: Operation, list: string): readonly Phrase[] {
  return list
    .split("|")
    .map((text) => ({ words: text.split(" "), operation }))
    .toSorted((a, b) => b.words.length - a.words.length);
}

const SUM_SIGNS = [
  ...phrases(add, "+|plus|added to|and then add|then add|and add|, add|, plus|and then"),
  ...phrases(subtract, "-|minus|take away|subtract|then subtract|and subtract|then take away|, take away|, minus"),
];
const PRODUCT_SIGNS = [
  ...phrases(
    multiply,
    "*|times|multiplied by|groups of|sets of|lots of|rows of|piles of|copies of|jumps of|by|equal groups of",
  ),
  // "three quarters of 16", not "one of 16"
  ...phrases((a, b) => (a.d === 1n ? undefined : multiply(a, b)), "of"),
  ...phrases(safely, "÷|/|divided by|shared by|shared among|shared between|split into|over"),
];
const asAs = (scale: string) =>
  ["big", "much", "many", "large", "long"].map((size) => `${scale} as ${size} as`).join("|");
const SCALES = [
  ...phrases(scaled(2n), `double|twice|two times|double of|the double of|${asAs("twice")}|${asAs("two times")}`),
  ...phrases(scaled(3n), `triple|three times|thrice|${asAs("three times")}`),
  ...phrases(scaled(1n, 2n), `half of|half|one half of|a half of|halve|${asAs("half")}`),
  ...phrases(scaled(1n, 3n), "a third of|one third of|third of"),
  ...phrases(scaled(1n, 4n), "a quarter of|one quarter of|quarter of|a fourth of|one fourth of"),
  ...phrases(scaled(1n, 5n), "a fifth of|one fifth of"),
  ...phrases(scaled(1n, 10n), "a tenth of|one tenth of"),
].toSorted((a, b) => b.words.length - a.words.length);
const NAMED = [
  ...phrases(add, "sum of|total of"),
  ...phrases(apart, "difference between|difference of"),
  ...phrases(multiply, "product of"),
  ...phrases(safely, "quotient of"),
  ...phrases((a, b) => divide(add(a, b), TWO), "middle of|middle between|halfway between|midway between"),
];
const AFTER = phrases(add, "after|above|past|up from|following|bigger than|more than");
const BEFORE = phrases(subtract, "before|below|under|down from|short of|shy of|less than");
const NUMBER_NOUNS = phrases(
  add,
  "number|whole number|integer|counting number|neighbor|next number|one number|value|next one|very next",
);
const NEAR_WORDS = new Set(["just", "right", "directly", "that", "comes", "immediately", "is", "which", "coming"]);
const BOUNDS = phrases(add, "more than|bigger than|greater than|larger than|above");
const BUT_BOUNDS = phrases(
  add,
  "but less than|and less than|but smaller than|and smaller than|but below|and below|but fewer than",
);
const AND = phrases(add, "and");
const RELATED = [
  ...phrases(add, "more than|greater than|bigger than|larger than|higher than|added to|after|past|above|up from"),
  ...phrases(
    subtract,
    "less than|fewer than|smaller than|lower than|before|below|under|subtracted from|taken from|taken away from|short of|shy of|down from|away from",
  ),
];
const POWERS = [
  ...phrases((a) => multiply(a, a), "squared"),
  ...phrases((a) => multiply(a, multiply(a, a)), "cubed"),
  ...phrases((a) => add(a, a), "doubled"),
  ...phrases((a) => divide(a, TWO), "halved"),
];
const UNIT_NOUNS = new Set(["units", "unit", "steps", "step", "places", "numbers", "whole"]);
const JOINTS = new Set(["and", "plus", "with"]);
const PLACES: ReadonlyMap<string, Rational> = new Map(
  (
    [
      ["one", 1n],
      ["ten", 10n],
      ["hundred", 100n],
      ["thousand", 1000n],
      ["unit", 1n],
    ] as const
  ).flatMap(([word, n]): (readonly [string, Rational])[] => [
    [word, { n, d: 1n }],
    [`${word}s`, { n, d: 1n }],
  ]),
);
