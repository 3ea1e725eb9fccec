import type { Token } from "./read/tokenise.ts";

/** Small numbers, signs and simple fractions typed as words, turned into the tokens of their digits [CHK34]. */
export function readWords(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some((token) => token.type === "name")) return tokens;
  const list: Token[] = [];
  let i = 0;
  while (i < tokens.length) {
    const token = tokens[i];
    if (token === undefined) break;
    const [read, taken] = readAt(tokens, i, list.at(-1));
    list.push(...read);
    i += taken;
  }
  return list;
}

/** The same, with a worded fraction read as a count of named things: `3 tenths` as 3. */
export function withoutWordedParts(tokens: readonly Token[]): readonly Token[] | undefined {
  if (!tokens.some((token) => token.type === "vulgar" && token.worded !== undefined)) return undefined;
  return tokens.map((token) =>
    token.type === "vulgar" && token.worded !== undefined ? digits(token.top, token) : token,
  );
}

export function isNumberWord(name: string): boolean {
  return ONES.includes(name) || TENS.includes(name);
}

/** Parts of a whole by name, one or many: they change a number's value, as a unit does not. */
export function isPartName(name: string): boolean {
  return PARTS.has(name) || PARTS.has(name.replace(/s$/u, ""));
}

function readAt(
  tokens: readonly Token[],
  i: number,
  before: Token | undefined,
): readonly [tokens: readonly Token[], taken: number] {
  const token = tokens[i];
  if (token === undefined) return [[], 1];
  const word = wordAt(tokens, i);
  const sign = word === undefined ? undefined : signOf(word, before, countAt(tokens, i + 1)[0]);
  if (sign !== undefined) return [[{ type: "sign", sign, at: token.at, spaced: token.spaced }], 1];
  if (word === "per" && wordAt(tokens, i + 1) === "cent")
    return [[{ type: "sign", sign: "%", at: token.at, spaced: token.spaced }], 2];
  if (word !== undefined && REMAINDER.has(word) && before?.type === "number" && isZeroAtEnd(tokens, i + 1))
    return [[], 2];
  if ((word === "a" || word === "an") && before?.type !== "number") {
    const part = partAt(tokens, i + 1, "1");
    if (part !== undefined) return [[vulgar("1", part, token)], 2];
  }
  if ((word === "half" || word === "quarter") && before?.type !== "number" && before?.type !== "vulgar")
    return [[vulgar("1", PARTS.get(word) ?? "", token)], 1];
  const [count, taken] = countAt(tokens, i);
  if (count === undefined) return [[token], 1];
  // `three-tenths`
  const dash = tokens[i + taken];
  const gap = dash?.type === "sign" && dash.sign === "-" && !dash.spaced ? 1 : 0;
  const part = partAt(tokens, i + taken + gap, count);
  if (part !== undefined) return [[vulgar(count, part, token)], taken + gap + 1];
  return [[token.type === "number" ? token : digits(count, token)], taken];
}

/** `over` is a slash between two numbers only: there is also `7 left over`. */
function signOf(word: string, before: Token | undefined, next: string | undefined): string | undefined {
  return word === "over" && (before?.type !== "number" || next === undefined) ? undefined : SIGNS.get(word);
}

/** A whole number in words, 0 to 99, or in plain digits, and how many tokens it takes. */
function countAt(tokens: readonly Token[], i: number): readonly [count: string | undefined, taken: number] {
  const token = tokens[i];
  if (token?.type === "number")
    return [token.marked.marks.length === 0 && token.exponent === undefined ? token.marked.runs[0] : undefined, 1];
  const word = wordAt(tokens, i) ?? "";
  const ones = ONES.indexOf(word);
  if (ones !== -1) return [String(ones), 1];
  const tens = TENS.indexOf(word);
  if (tens === -1) return [undefined, 1];
  const dash = tokens[i + 1];
  const next = tokens[i + 2];
  const isJoined = dash?.type === "sign" && dash.sign === "-" && !dash.spaced && next?.spaced === false;
  const rest = ONES.indexOf(wordAt(tokens, isJoined ? i + 2 : i + 1) ?? "");
  return rest >= 1 && rest <= 9 ? [String((tens + 2) * 10 + rest), isJoined ? 3 : 2] : [String((tens + 2) * 10), 1];
}

/** `quarters` behind any count, `quarter` behind one. */
function partAt(tokens: readonly Token[], i: number, count: string): string | undefined {
  const word = wordAt(tokens, i);
  if (word === undefined || word === "a") return undefined;
  if (word === "halves") return "2";
  const many = word.endsWith("s") ? PARTS.get(word.slice(0, -1)) : undefined;
  return many ?? (count === "1" ? PARTS.get(word) : undefined);
}

function isZeroAtEnd(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i];
  return i === tokens.length - 1 && token?.type === "number" && token.marked.runs.join("") === "0";
}

function wordAt(tokens: readonly Token[], i: number): string | undefined {
  const token = tokens[i];
  return token?.type === "name" ? token.name.toLowerCase() : undefined;
}

function digits(count: string, { at, spaced }: Token): Token {
  return { type: "number", marked: { runs: [count], marks: [], at }, exponent: undefined, endless: false, at, spaced };
}

function vulgar(top: string, bottom: string, { at, spaced }: Token): Token {
  return { type: "vulgar", top, bottom, worded: true, at, spaced };
}

const ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const PARTS: ReadonlyMap<string, string> = new Map([
  ["half", "2"],
  ["third", "3"],
  ["quarter", "4"],
  ["fourth", "4"],
  ["fifth", "5"],
  ["sixth", "6"],
  ["seventh", "7"],
  ["eighth", "8"],
  ["ninth", "9"],
  ["tenth", "10"],
  ["twelfth", "12"],
  ["hundredth", "100"],
  ["thousandth", "1000"],
]);
const SIGNS: ReadonlyMap<string, string> = new Map([
  ["minus", "-"],
  ["negative", "-"],
  ["plus", "+"],
  ["over", "/"],
]);
const REMAINDER = new Set(["r", "rem", "remainder"]);
