import { ok, type Result } from "../result.ts";
import type { ReadingParts } from "./checker-parts.ts";
import { writtenForm, type NumberForm } from "./forms/plain-numbers.ts";
import { add, decimalToRational, divide, equals, negate, type Rational } from "./rational.ts";
import { conventionsOf, type Convention } from "./read/marks.ts";
import { parse } from "./read/parse.ts";
import { plainNumber } from "./read/plain-number.ts";
import { problem, type Problem } from "./read/problem.ts";
import { treeToLatex } from "./read/to-latex.ts";
import { hasMarks, tokenise, type Token } from "./read/tokenise.ts";
import type { Tree } from "./read/tree.ts";
import type { NumberLocale } from "./types.ts";

export interface NumberReading {
  readonly tree: Tree;
  readonly value: Rational;
  /** How it is written; absent: still to be worked out, or no writing of a plain number. */
  readonly form: NumberForm | undefined;
  readonly convention: Convention;
}

/** LaTeX of a reading, with its decimal mark. */
export function readingToLatex({ tree, convention }: NumberReading): string {
  return treeToLatex(tree, convention.decimal);
}

/** A number as read in the learner's country first, and what else its marks could mean [CHK15]. */
export interface NumberReadings {
  readonly first: NumberReading;
  readonly others: readonly NumberReading[];
}

/** Reads one typed number, ASCII or LaTeX. The first reading is the one of the locale. */
export function readNumber(text: string, locale: NumberLocale, parts: ReadingParts): Result<NumberReading, Problem> {
  const tokens = tokeniseNumber(text, locale);
  const readings = tokens.ok ? readTokens(tokens.value, locale, parts) : tokens;
  return readings.ok ? ok(readings.value.first) : readings;
}

/** Most answers: a number written so plainly that it has one reading, found without its tokens. */
export function readPlainNumber(text: string, locale: NumberLocale, parts: ReadingParts): NumberReading | undefined {
  const conventions = conventionsOf(locale);
  const [own] = conventions;
  const tree = conventions.length > 1 && text.includes(".") ? undefined : plainNumber(text);
  const reading = tree && readingOf(tree, own, parts);
  return reading?.ok === true ? reading.value : undefined;
}

/** Tokens of a typed number, without the dollars that hold LaTeX and a stray `=` at either end. */
export function tokeniseNumber(
  text: string,
  locale: NumberLocale,
  raisedDot = conventionsOf(locale)[0].raisedDot === true,
): Result<readonly Token[], Problem> {
  const tokens = tokenise(text, { raisedDot });
  if (!tokens.ok) return tokens;
  let list = withoutEndMarks(tokens.value);
  if (list.length > 2 && list[0]?.text === "$" && list.at(-1)?.text === "$") list = withoutEndMarks(list.slice(1, -1));
  if (list[0]?.text === "?" && list[1]?.text === "=") list = list.slice(1);
  while (list[0]?.text === "=") list = list.slice(1);
  if (list.length > 0) return ok(list);
  return problem(tokens.value.length === 0 ? "empty" : "missing-number", { at: 0 });
}

export function readTokens(
  tokens: readonly Token[],
  locale: NumberLocale,
  parts: ReadingParts,
): Result<NumberReadings, Problem> {
  const [own, ...more] = conventionsOf(locale);
  const reading = readOne(tokens, own, parts);
  if (more.length === 0 || !hasMarks(tokens)) return reading.ok ? ok({ first: reading.value, others: [] }) : reading;
  const [first, ...others] = [reading, ...more.map((convention) => readOne(tokens, convention, parts))].flatMap((one) =>
    one.ok ? [one.value] : [],
  );
  if (first !== undefined) return ok({ first, others: others.filter(({ value }) => !equals(value, first.value)) });
  return reading.ok ? problem("empty") : reading;
}

/** Without what a sentence ends in: `87!`, `7?`, `12.`, `12 =`. There are no factorials [CHK7]. */
function withoutEndMarks(tokens: readonly Token[]): readonly Token[] {
  let end = tokens.length;
  while (end > 0 && "!?.…=".includes(tokens[end - 1]?.text ?? "")) end--;
  return end === tokens.length ? tokens : tokens.slice(0, end);
}

function readOne(
  tokens: readonly Token[],
  convention: Convention,
  parts: ReadingParts,
): Result<NumberReading, Problem> {
  const parsed = parse(tokens, { convention });
  return parsed.ok ? readingOf(parsed.value.tree, convention, parts) : parsed;
}

function readingOf(tree: Tree, convention: Convention, parts: ReadingParts): Result<NumberReading, Problem> {
  const value = valueOf(tree, parts);
  if (!value.ok) return value;
  return ok({
    tree,
    value: value.value,
    form: writtenForm(tree, (other) => parts.algebra.otherForm(other)),
    convention,
  });
}

/** The exact value of a typed number or sum; never a rounded one [CHK2]. */
export function valueOf(tree: Tree, parts: ReadingParts): Result<Rational, Problem> {
  switch (tree.type) {
    case "number":
      return tree.repeating === undefined && tree.exponent === undefined
        ? ok(decimalToRational(tree.whole, tree.decimals))
        : parts.algebra.valueOf(tree);
    case "negative":
    case "group":
    case "positive": {
      const of = valueOf(tree.of, parts);
      return of.ok && tree.type === "negative" ? ok(negate(of.value)) : of;
    }
    case "fraction":
      return quotientOf(valueOf(tree.left, parts), valueOf(tree.right, parts));
    case "percent":
      return quotientOf(valueOf(tree.of, parts), ok(HUNDRED));
    case "mixed": {
      const part = quotientOf(valueOf(tree.top, parts), valueOf(tree.bottom, parts), { at: tree.bottom.at });
      return part.ok ? ok(add(decimalToRational(tree.whole.whole, ""), part.value)) : part;
    }
    default:
      return parts.algebra.valueOf(tree);
  }
}

function quotientOf(
  top: Result<Rational, Problem>,
  bottom: Result<Rational, Problem>,
  place: Problem["params"] = {},
): Result<Rational, Problem> {
  if (!top.ok || !bottom.ok) return top.ok ? bottom : top;
  return bottom.value.n === 0n ? problem("zero-denominator", place) : ok(divide(top.value, bottom.value));
}

const HUNDRED: Rational = { n: 100n, d: 1n };
