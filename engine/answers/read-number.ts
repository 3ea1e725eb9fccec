import { err, ok, type Result } from "../result.ts";
import { equals, type Rational } from "./rational.ts";
import { evaluate } from "./read/evaluate.ts";
import { formOf, type FormFacts } from "./read/form.ts";
import { conventionsOf, type Convention } from "./read/marks.ts";
import { parse } from "./read/parse.ts";
import type { Problem } from "./read/problem.ts";
import { treeToLatex } from "./read/to-latex.ts";
import { tokenise, type Token } from "./read/tokenise.ts";
import type { Tree } from "./read/tree.ts";
import type { NumberLocale } from "./types.ts";

export interface NumberReading extends FormFacts {
  readonly tree: Tree;
  readonly value: Rational;
  /** LaTeX. */
  readonly readAs: string;
}

/** A number as read in the learner's country first, and what else its marks could mean [CHK15]. */
export interface NumberReadings {
  readonly first: NumberReading;
  readonly others: readonly NumberReading[];
}

/** Reads one typed number, ASCII or LaTeX. The first reading is the one of the locale. */
export function readNumber(text: string, locale: NumberLocale = "en"): Result<NumberReading, Problem> {
  const tokens = tokeniseNumber(text, locale);
  if (!tokens.ok) return tokens;
  const readings = readTokens(tokens.value, locale);
  return readings.ok ? ok(readings.value.first) : readings;
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
  if (list.length > 2 && isSign(list[0], "$") && isSign(list.at(-1), "$")) list = withoutEndMarks(list.slice(1, -1));
  if (isSign(list[0], "?") && isSign(list[1], "=")) list = list.slice(1);
  while (isSign(list[0], "=")) list = list.slice(1);
  if (list.length === 0)
    return err({ reason: tokens.value.length === 0 ? "empty" : "missing-number", params: { at: 0 } });
  return ok(list);
}

export function readTokens(tokens: readonly Token[], locale: NumberLocale): Result<NumberReadings, Problem> {
  const conventions = conventionsOf(locale);
  let first: NumberReading | undefined;
  let failure: Problem | undefined;
  const others: NumberReading[] = [];
  const marked = tokens.some((token) => token.type === "number" && token.marked.marks.length > 0);
  for (const convention of marked ? conventions : conventions.slice(0, 1)) {
    const reading = readOne(tokens, convention);
    if (!reading.ok) failure ??= reading.error;
    else if (first === undefined) first = reading.value;
    else if (!equals(first.value, reading.value.value)) others.push(reading.value);
  }
  if (first !== undefined) return ok({ first, others });
  return err(failure ?? { reason: "empty", params: {} });
}

/** Without what a sentence ends in: `87!`, `7?`, `12.`, `12 =`. There are no factorials [CHK7]. */
export function withoutEndMarks(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findLastIndex((token) => token.type !== "sign" || !END_MARKS.has(token.sign));
  return tokens.slice(0, end + 1);
}

const END_MARKS = new Set(["!", "?", ".", "…", "="]);

export function isSign(token: Token | undefined, sign: string): boolean {
  return token?.type === "sign" && token.sign === sign;
}

const NO_VARIABLES: ReadonlySet<string> = new Set();

function readOne(tokens: readonly Token[], convention: Convention): Result<NumberReading, Problem> {
  const tree = parse(tokens, { convention, variables: NO_VARIABLES });
  if (!tree.ok) return tree;
  const value = evaluate(tree.value);
  if (!value.ok) return value;
  return ok({
    tree: tree.value,
    value: value.value,
    ...formOf(tree.value),
    readAs: treeToLatex(tree.value, convention.decimal),
  });
}
