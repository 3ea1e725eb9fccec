import { add, divide, multiply, negate, rational, type Rational } from "../answers/rational.ts";
import type { Figure, HintToken } from "./find-leak-tokens.ts";
import { isNumberLike, PARTS, readNumberWords, wordAt, type Mention } from "./find-leak-words.ts";

const HUNDREDTH = rational(1n, 100n);

/** Every number a text mentions, in figures or words, longest reading first; parts of other numbers are left out. */
export function collectMentions(tokens: readonly HintToken[]): readonly Mention[] {
  const mentions: Mention[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    const read = token?.type === "figure" ? readFigure(tokens, at, token) : readNumberWords(tokens, at);
    if (read === undefined) {
      at++;
      continue;
    }
    const mention = readAmount(tokens, withSignWord(tokens, read));
    mentions.push(mention);
    at = mention.to;
  }
  return mentions;
}

/** A figure with the words that belong to its value: `6 hundredths`, `3 over 4`, `2 and 1/4`. */
function readFigure(tokens: readonly HintToken[], at: number, figure: Figure & HintToken): Mention | undefined {
  if (figure.isPart) return undefined;
  const to = at + 1;
  const own: Mention = {
    value: figure.value,
    from: at,
    to,
    written: figure.isFraction ? "fraction" : "figure",
    isPercent: figure.isPercent,
  };
  const word = wordAt(tokens, to);
  if (word === "percent" && !figure.isPercent)
    return { ...own, value: multiply(own.value, HUNDREDTH), to: to + 1, isPercent: true };
  const overAt = word === "over" ? to + 1 : word === "out" && wordAt(tokens, to + 1) === "of" ? to + 2 : undefined;
  const bottom = overAt === undefined ? undefined : tokens[overAt];
  if (bottom?.type === "figure" && overAt !== undefined && bottom.value.n !== 0n) {
    return { ...own, value: divide(own.value, bottom.value), to: overAt + 1, written: "fraction" };
  }
  const joined = tokens[to + 1];
  if (word === "and" && joined?.type === "figure" && joined.isFraction && !figure.isFraction) {
    return { ...own, value: add(own.value, joined.value), to: to + 2, written: "fraction" };
  }
  const joinedPart = PART_VALUES.get(wordAt(tokens, to + 2) ?? "");
  // "10 and 44 hundredths"
  if (word === "and" && joined?.type === "figure" && joinedPart !== undefined && !figure.isFraction)
    return { ...own, value: add(own.value, divide(joined.value, joinedPart)), to: to + 3, written: "fraction" };
  const isOne = figure.value.n === figure.value.d;
  // "1 sixth"
  const part =
    word === undefined ? undefined : (PART_VALUES.get(word) ?? (isOne ? PART_VALUES.get(`${word}s`) : undefined));
  return part === undefined ? own : { ...own, value: divide(own.value, part), to: to + 1, written: "fraction" };
}

/** "negative 2", "minus 3/4". */
function withSignWord(tokens: readonly HintToken[], mention: Mention): Mention {
  if (mention.written === "word") return mention;
  const sign = wordAt(tokens, mention.from - 1);
  const isSign = sign === "negative" || (sign === "minus" && !isNumberLike(tokens[mention.from - 2]));
  return isSign ? { ...mention, value: negate(mention.value), from: mention.from - 1 } : mention;
}

/** "4 dollars and 50 cents", "450 cents". */
function readAmount(tokens: readonly HintToken[], mention: Mention): Mention {
  const word = wordAt(tokens, mention.to) ?? "";
  if (MINOR.has(word)) return { ...mention, value: multiply(mention.value, HUNDREDTH), to: mention.to + 1 };
  if (!MAJOR.has(word)) return mention;
  const joiner = tokens[mention.to + 1];
  const isJoined = joiner?.type !== "figure" && (joiner?.text === "and" || joiner?.text === ",");
  const next = isJoined ? mention.to + 2 : mention.to + 1;
  const token = tokens[next];
  const rest = token?.type === "figure" ? readFigure(tokens, next, token) : readNumberWords(tokens, next);
  // "twenty-six pounds eighty"
  if (rest !== undefined && next === mention.to + 1 && rest.value.d === 1n && rest.value.n > 0n && rest.value.n < 100n)
    return { ...mention, value: add(mention.value, multiply(rest.value, HUNDREDTH)), to: rest.to };
  if (rest === undefined || !MINOR.has(wordAt(tokens, rest.to) ?? "")) return mention;
  return { ...mention, value: add(mention.value, multiply(rest.value, HUNDREDTH)), to: rest.to + 1 };
}

const MAJOR = new Set(["dollar", "dollars", "euro", "euros", "pound", "pounds", "rupee", "rupees"]);
const MINOR = new Set(["cent", "cents", "penny", "pence", "paise"]);
export const PART_VALUES: ReadonlyMap<string, Rational> = new Map(
  [
    "halves",
    "thirds",
    "quarters",
    "fifths",
    "sixths",
    "sevenths",
    "eighths",
    "ninths",
    "tenths",
    "elevenths",
    "twelfths",
  ]
    .map((word, index): readonly [string, Rational] => [word, { n: BigInt(index + 2), d: 1n }])
    .concat([
      ["fourths", { n: 4n, d: 1n }],
      ["hundredths", { n: 100n, d: 1n }],
      ["thousandths", { n: 1000n, d: 1n }],
      ...[...PARTS].flatMap(([word, part]): readonly (readonly [string, Rational])[] =>
        part > 12 && part < 100 ? [[`${word}s`, { n: BigInt(part), d: 1n }]] : [],
      ),
    ]),
);
