import { ok, type Result } from "../../result.ts";
import { rationalValue } from "../algebra/index.ts";
import type { Rational } from "../rational.ts";

import { problem, type Problem } from "../read/problem.ts";
import { otherReadings, readStatement, type StatementReading } from "../read/read-statement.ts";
import { statementToLatex } from "../read/to-latex.ts";
import { childrenOf, type NumberTree, type Tree } from "../read/tree.ts";
import type { NumberLocale } from "../types.ts";

export interface NumberPart {
  readonly tree: Tree;
  readonly latex: string;
}

/** A number as read first, and what else it could mean. */
export interface NumberParts extends NumberPart {
  readonly others: readonly NumberPart[];
}

/** Reads the number of a quantity, which stands `at` in the whole text. */
export function readNumberPart(
  text: string,
  locale: NumberLocale | undefined,
  at: number,
): Result<NumberParts, Problem> {
  const plain = PLAIN.exec(text);
  const isEnglish = locale === undefined || locale === "en" || locale === "uk" || locale === "in";
  if (plain !== null && (isEnglish || plain[3] === undefined)) return ok(plainNumber(plain, at));
  const options = { locale, unknowns: NONE };
  const reading = readStatement(text, options);
  if (!reading.ok) return { ok: false, error: shifted(reading.error, at) };
  const first = partOf(reading.value);
  if (first === undefined) return problem("unfinished", { at });
  const name = nameIn(first.tree);
  if (name !== undefined) return problem("unknown-unit", { symbol: name.name, at: name.at + at });
  const others = otherReadings(text, options, reading.value).flatMap((other) => partOf(other) ?? []);
  return ok({ ...first, others });
}

/** The number's value where it is rational. */
export function exactValue(tree: Tree): Rational | undefined {
  return rationalValue(tree);
}

export function rationalTree(value: Rational): Tree {
  const top = wholeTree(value.n < 0n ? -value.n : value.n);
  const size: Tree = value.d === 1n ? top : { type: "fraction", left: top, right: wholeTree(value.d) };
  return value.n < 0n ? { type: "negative", of: size } : size;
}

// Whole numbers, and decimals in English: most of what is typed, and no country reads them in another way.
const PLAIN = /^(-)?(\d{1,15})(?:\.(\d{1,15}))?$/u;
const NONE: ReadonlySet<string> = new Set();

function plainNumber([text, sign, whole = "0", decimals = ""]: RegExpExecArray, at: number): NumberParts {
  const size = { type: "number", whole, decimals, at } as const;
  return { tree: sign === undefined ? size : { type: "negative", of: size }, others: [], latex: text };
}

function wholeTree(value: bigint): NumberTree {
  return { type: "number", whole: String(value), decimals: "", at: 0 };
}

function partOf({ statement, convention }: StatementReading): NumberPart | undefined {
  if (statement.type !== "expression") return undefined;
  return { tree: statement.tree, latex: statementToLatex(statement, convention.decimal) };
}

function nameIn(tree: Tree): Extract<Tree, { type: "name" }> | undefined {
  if (tree.type === "name") return tree;
  for (const child of childrenOf(tree)) {
    const name = nameIn(child);
    if (name !== undefined) return name;
  }
  return undefined;
}

function shifted({ reason, params }: Problem, by: number): Problem {
  return { reason, params: typeof params["at"] === "number" ? { ...params, at: params["at"] + by } : params };
}
