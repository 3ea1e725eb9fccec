import { err, ok, type Result } from "../../result.ts";
import type { NumberLocale } from "../types.ts";
import { USUAL_CHOICE, type Fork, type ReadChoice } from "./cursor.ts";
import { cutLetters } from "./cut-letters.ts";
import { conventionsOf, EVERY_CONVENTION, type Convention } from "./marks.ts";
import { parseStatement } from "./parse-statement.ts";
import { problem, type Problem } from "./problem.ts";
import { readSpecial } from "./read-special.ts";
import { tokenise, type Token } from "./tokenise.ts";
import type { Statement } from "./tree.ts";

export interface ReadOptions {
  /** How digits are marked; absent: as in English, then as in any country. */
  readonly locale?: NumberLocale | undefined;
  /** Letters that stand for functions, `f(x)`. */
  readonly functions?: readonly string[] | undefined;
  readonly multiletter?: "product" | "one-variable" | undefined;
  readonly log?: "ten" | "natural" | undefined;
  /** The unknowns of the right answer: an `x` that is none of them is a times sign between numbers. */
  readonly unknowns?: ReadonlySet<string> | undefined;
  /** `separators`: a comma never stands inside a number. Absent: where the brackets say so. */
  readonly commas?: "separators" | undefined;
}

/** One reading of a text; `forks` names where another was possible. */
export interface StatementReading {
  readonly statement: Statement;
  readonly forks: ReadonlySet<Fork>;
  readonly convention: Convention;
}

/** Reads a typed answer of any kind but plain numbers, times and quantities, in the usual way first. */
export function readStatement(text: string, options: ReadOptions = {}): Result<StatementReading, Problem> {
  const separate = commasSeparate(text, options);
  const read = readWithCommas(text, options, separate);
  if (read.ok || separate || !text.includes(",")) return read;
  const separated = readWithCommas(text, options, true);
  return separated.ok ? separated : read;
}

/** What else the text could mean: each fork taken the other way, and all of them together. */
export function otherReadings(
  text: string,
  options: ReadOptions,
  first: StatementReading,
): readonly StatementReading[] {
  if (first.forks.size === 0) return [];
  const cut = cutText(text, options, commasSeparate(text, options));
  if (!cut.ok) return [];
  const changes = [...first.forks].flatMap((fork) => (fork === "marks" ? [] : [OTHER[fork]]));
  const choices: ReadChoice[] = changes.map((change) => ({ ...USUAL_CHOICE, ...change }));
  if (changes.length > 1) choices.push(Object.assign({}, USUAL_CHOICE, ...changes));
  const others = choices.map((choice) => readTokens(cut.value, options, choice, first.convention));
  if (first.forks.has("marks")) {
    for (const convention of conventionsFor(options)) {
      if (convention !== first.convention) others.push(readTokens(cut.value, options, USUAL_CHOICE, convention));
    }
  }
  return others.flatMap((other) => (other.ok ? [other.value] : []));
}

const OTHER: { readonly [F in keyof ReadChoice]: Partial<ReadChoice> } = {
  implicit: { implicit: "tight" },
  root: { root: "rest" },
  argument: { argument: "next" },
  index: { index: "factor" },
};

/** A comma within brackets stands between things; with a semicolon there, it is a decimal mark again. */
function commasSeparate(text: string, { commas }: ReadOptions): boolean {
  if (commas === "separators") return !text.includes(";");
  return text.includes(",") && !text.includes(";") && /[([{⟨]/u.test(text);
}

function readWithCommas(text: string, options: ReadOptions, separate: boolean): Result<StatementReading, Problem> {
  const cut = cutText(text, options, separate);
  if (!cut.ok) return cut;
  let failure: Problem | undefined;
  const marked = cut.value.some((token) => token.type === "number" && token.marked.marks.length > 0);
  const conventions = conventionsFor(options);
  for (const convention of marked ? conventions : conventions.slice(0, 1)) {
    const reading = readTokens(cut.value, options, USUAL_CHOICE, convention);
    if (reading.ok)
      return marked && conventions.length > 1
        ? ok({ ...reading.value, forks: new Set([...reading.value.forks, "marks"]) })
        : reading;
    failure ??= reading.error;
  }
  return failure === undefined ? problem("empty") : err(failure);
}

/** Tokens of the text with letters cut, LaTeX's wrappings and marks at the end taken off. */
function cutText(text: string, options: ReadOptions, separate: boolean): Result<readonly Token[], Problem> {
  const plain = text.includes("\\") ? text.replace(ENVIRONMENT, spaces).replaceAll("\\mathbb{R}", "ℝ         ") : text;
  const tokens = tokenise(plain, { brackets: true, commasSeparate: separate });
  if (!tokens.ok) return tokens;
  const bare = withoutWrapping(tokens.value);
  if (bare.length === 0) return tokens.value.length === 0 ? problem("empty") : problem("missing-number", { at: 0 });
  return ok(cutLetters(bare, { multiletter: options.multiletter ?? "product", functions: new Set(options.functions) }));
}

const ENVIRONMENT = /\\(?:begin|end)\{[a-z*]{1,12}\}(?:\{[lcr|]{1,8}\})?|&/gu;

function spaces(found: string): string {
  return " ".repeat(found.length);
}

function withoutWrapping(tokens: readonly Token[]): readonly Token[] {
  let list = tokens;
  const isSign = (token: Token | undefined, signs: string) => token?.type === "sign" && signs.includes(token.sign);
  while (list.length > 1 && isSign(list.at(-1), "?.…")) list = list.slice(0, -1);
  // `2x + 3 =`; of `x =` the answer is missing.
  if (list.length > 2 && isSign(list.at(-1), "=")) list = list.slice(0, -1);
  while (list.length > 1 && isSign(list.at(-1), "?.…")) list = list.slice(0, -1);
  while (list.length > 2 && isSign(list[0], "$") && isSign(list.at(-1), "$")) list = list.slice(1, -1);
  return list;
}

function readTokens(
  tokens: readonly Token[],
  options: ReadOptions,
  choice: ReadChoice,
  convention: Convention,
): Result<StatementReading, Problem> {
  const special = readSpecial(tokens);
  if (special !== undefined) return ok({ statement: special, forks: NO_FORKS, convention });
  const parsed = parseStatement(tokens, {
    convention,
    variables: options.unknowns ?? NO_NAMES,
    expression: { choice, functions: new Set(options.functions), log: options.log ?? "ten" },
  });
  return parsed.ok ? ok({ ...parsed.value, convention }) : parsed;
}

function conventionsFor({ locale }: ReadOptions): readonly Convention[] {
  return locale === undefined ? EVERY_CONVENTION : conventionsOf(locale);
}

const NO_FORKS: ReadonlySet<Fork> = new Set();
const NO_NAMES: ReadonlySet<string> = new Set();
