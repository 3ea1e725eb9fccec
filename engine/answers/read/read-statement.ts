import { ok, type Result } from "../../result.ts";
import type { NumberLocale } from "../types.ts";
import type { LetterOptions } from "./cut-letters.ts";
import { conventionsOf, EVERY_CONVENTION, type Convention } from "./marks.ts";
import { parseStatement, type StatementReading } from "./parse-statement.ts";
import type { Fork } from "./parse.ts";
import { problem, type Problem } from "./problem.ts";
import { hasMarks, MAX_LENGTH, tokenise, type Token } from "./tokenise.ts";
import type { Statement } from "./tree.ts";

export interface ReadOptions {
  /** How digits are marked; absent: as in English, then as in any country. */
  readonly locale?: NumberLocale | undefined;
  /** Letters that stand for functions, `f(x)`. */
  readonly functions?: readonly string[] | undefined;
  readonly multiletter?: LetterOptions["multiletter"] | undefined;
  readonly log?: "ten" | "natural" | undefined;
  /** The unknowns of the right answer: an `x` that is none of them is a times sign between numbers. */
  readonly unknowns?: ReadonlySet<string> | undefined;
  /** `separators`: a comma never stands inside a number. Absent: where the brackets say so. */
  readonly commas?: "separators" | undefined;
}

/** What of the options of a check bears on reading, beside what the right answer tells. */
export function readOptionsOf(
  { locale, functions, multiletter, log }: ReadOptions,
  unknowns?: ReadonlySet<string>,
  commas?: "separators",
): ReadOptions {
  return { locale, functions, multiletter, log, unknowns, commas };
}

/** The right answer is written as its author writes, with English marks. */
export function readRight(
  expected: string,
  { functions, multiletter, log }: ReadOptions,
  commas?: "separators",
): Result<StatementReading, Problem> {
  return readStatement(expected, { locale: "en", functions, multiletter, log, unknowns: undefined, commas });
}

/** Reads a typed answer of any kind but plain numbers, times and quantities, in the usual way first. */
export function readStatement(text: string, options: ReadOptions = {}): Result<StatementReading, Problem> {
  // `x=1 y=2`: a gap for a comma.
  if (text.length <= MAX_LENGTH && ASSIGNMENTS.test(text))
    return readStatement(text.trim().replaceAll(/\s+/gu, "; "), options);
  const separate = commasSeparate(text, options);
  const read = readWithCommas(text, options, separate);
  if (read.ok || separate || !text.includes(",")) return read;
  const separated = readWithCommas(text, options, true);
  return separated.ok ? separated : read;
}

/** `+-3`, `x = +-3` with the sign for both. */
export function readPlusMinus(text: string, options: ReadOptions): Result<StatementReading, Problem> | undefined {
  return text.includes("+") && PLUS_MINUS.test(text)
    ? readStatement(text.replaceAll(PLUS_MINUS, "$1±"), options)
    : undefined;
}

/** Tablets write a capital first letter by themselves: `X+2` is `x+2`, unless both are unknowns [RDR25]. */
export function withSmallStart(text: string, { unknowns = NONE }: ReadOptions): string {
  const [, capital = ""] = /^\s*(\p{Lu})/u.exec(text) ?? [];
  const small = capital.toLowerCase();
  return unknowns.has(small) && !unknowns.has(capital) ? text.replaceAll(capital, small) : text;
}

/** Letters in a row, two or more of them none of the right answer's, are a word and no product [RDR24]. */
export function findWord(text: string, options: ReadOptions): Problem["params"] | undefined {
  const tokens = tokensOf(text, options, false);
  if (!tokens.ok) return undefined;
  const known = [...(options.unknowns ?? []), ...(options.functions ?? [])].join("").toLowerCase();
  let word = "";
  let strangers = 0;
  let from = 0;
  for (const { type, text: letters, at, spaced } of tokens.value) {
    const isLetters = type === "name" || type === "constant" || type === "function";
    if (spaced || !isLetters || word === "") {
      if (strangers > 1) break;
      [word, strangers, from] = ["", 0, at];
    }
    if (isLetters) word += letters;
    if (type !== "name" || !/^(?:\p{L}|in|is|of)$/iu.test(letters)) continue;
    strangers += [...letters.toLowerCase()].filter((letter) => !known.includes(letter)).length;
  }
  return strangers > 1 ? { symbol: word, at: from } : undefined;
}

/** What else the text could mean: each fork taken the other way, and all of them together. */
export function otherReadings(
  text: string,
  options: ReadOptions,
  first: StatementReading,
): readonly StatementReading[] {
  if (first.forks.size === 0) return [];
  const tokens = tokensOf(text, options, commasSeparate(text, options));
  if (!tokens.ok) return [];
  const forks = [...first.forks].filter((fork) => fork !== "marks");
  const ways = forks.map((fork) => new Set([fork]));
  if (forks.length > 1) ways.push(new Set(forks));
  const others = ways.map((unusual) => readTokens(tokens.value, options, unusual, first.convention));
  // `x2` as x².
  if (first.forks.has("index"))
    others.push(readStatement(text.replaceAll(/([a-z])(?=[2-9](?!\d))/giu, "$1^"), options));
  if (first.forks.has("marks"))
    for (const convention of conventionsFor(options))
      if (convention !== first.convention) others.push(readTokens(tokens.value, options, NONE, convention));
  return others.flatMap((other) => (other.ok ? [other.value] : []));
}

/** A comma within brackets stands between things; with a semicolon there, it is a decimal mark again. */
function commasSeparate(text: string, { commas }: ReadOptions): boolean {
  if (commas === "separators") return !text.includes(";");
  return text.includes(",") && !text.includes(";") && /[([{⟨]/u.test(text);
}

function readWithCommas(text: string, options: ReadOptions, separate: boolean): Result<StatementReading, Problem> {
  const special = readSpecial(text);
  if (special !== undefined) return ok({ statement: special, forks: NONE, convention: conventionsFor(options)[0] });
  const tokens = tokensOf(text, options, separate);
  if (!tokens.ok) return tokens;
  const conventions = conventionsFor(options);
  const first = readTokens(tokens.value, options, NONE, conventions[0]);
  if (conventions.length === 1 || !hasMarks(tokens.value)) return first;
  const readings = first.ok ? [first] : conventions.map((other) => readTokens(tokens.value, options, NONE, other));
  for (const reading of readings)
    if (reading.ok) return ok({ ...reading.value, forks: new Set([...reading.value.forks, "marks"]) });
  return first;
}

/** Tokens of the text without a point or `=` behind it and the dollars that hold LaTeX. */
function tokensOf(text: string, options: ReadOptions, commasSeparate: boolean): Result<readonly Token[], Problem> {
  const { multiletter = "product", functions = [], unknowns = NONE } = options;
  const typed = unknowns.size > 0 && text.length <= MAX_LENGTH ? withTimesSigns(text, unknowns) : text;
  const tokens = tokenise(typed, { commasSeparate, letters: { multiletter, functions, unknowns } });
  if (!tokens.ok) return tokens;
  let list = withoutTail(tokens.value);
  // `2x + 3 =`; of `x =` the answer is missing.
  if (list.length > 2 && list.at(-1)?.text === "=") list = withoutTail(list.slice(0, -1));
  while (list.length > 2 && list[0]?.text === "$" && list.at(-1)?.text === "$") list = list.slice(1, -1);
  if (list.length > 0) return ok(list);
  return tokens.value.length === 0 ? problem("empty") : problem("missing-number", { at: 0 });
}

/** An x between two factors, `3 x n`, where the right answer has none; not if another x is left [RDR5]. */
function withTimesSigns(text: string, unknowns: ReadonlySet<string>): string {
  if (unknowns.has("x") || unknowns.has("X") || !(text.includes("x") || text.includes("X"))) return text;
  const times = text.replaceAll(TIMES, "*");
  return /(?<!\p{L})x|x(?!\p{L})/iu.test(times) ? text : times;
}

/** With a space on either side, or glued between a number and a factor that is no word. */
const TIMES = /(?<=[\d)\p{L}]\s)x(?=\s[\d(√\\\p{L}])|(?<=[\d)])x(?=[\d(√\\]|\p{L}(?!\p{L}))/giu;

function withoutTail(tokens: readonly Token[]): readonly Token[] {
  let end = tokens.length;
  while (end > 1 && tokens[end - 1]?.type === "sign" && "?.…".includes(tokens[end - 1]?.text ?? "")) end--;
  return end === tokens.length ? tokens : tokens.slice(0, end);
}

function readTokens(
  tokens: readonly Token[],
  { functions = [], log = "ten", unknowns = NONE }: ReadOptions,
  unusual: ReadonlySet<Fork>,
  convention: Convention,
): Result<StatementReading, Problem> {
  return parseStatement(tokens, { convention, expression: { unusual, functions, log, unknowns } });
}

/** Answers in words: no solution, all real numbers, true. */
function readSpecial(text: string): Statement | undefined {
  if (text.length < 4) return undefined;
  const bare = text.includes("\\") ? text.replace("\\text", "") : text;
  if (!/^[\s\p{L}.!?{}$]{4,60}$/u.test(bare)) return undefined;
  const words = bare.replaceAll(/\P{L}/gu, "").toLowerCase();
  const value = SPECIALS.find(([, pattern]) => pattern.test(words))?.[0];
  return value && { type: "special", value };
}

const SPECIALS = [
  ["no-solution", /^(?:there(?:is|are))?no(?:real)?(?:sol|(?:solution|root)s?(?:exists?)?)$|^no(?:ne|thing)$/u],
  ["no-solution", /^(?:the)?empty(?:set)?$/u],
  ["all-numbers", /^(?:all|any|every)(?:reals?|(?:real)?numbers?)$|^realnumbers$|^infinitelymanysolutions$/u],
  ["true", /^true$/u],
  ["false", /^false$/u],
] as const;

function conventionsFor({ locale }: ReadOptions): readonly [Convention, ...Convention[]] {
  return locale === undefined ? EVERY_CONVENTION : conventionsOf(locale);
}

const NONE: ReadonlySet<never> = new Set();
const ASSIGNMENTS = /^\s*[a-z]=[-−]?[\d./]+(?:\s+[a-z]=[-−]?[\d./]+)+\s*$/iu;
const PLUS_MINUS = /((?:^|=)\s*)\+\s?[-−–](?=\s?[\d√])/gu;
