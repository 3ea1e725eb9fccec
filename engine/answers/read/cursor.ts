import type { Convention } from "./marks.ts";
import type { Problem } from "./problem.ts";
import type { Token } from "./tokenise.ts";
import type { Tree } from "./tree.ts";

/** Deepest nesting of brackets, signs and powers [CHK30]. */
export const MAX_DEPTH = 40;

/** Where a text can be read in two ways, and which way is taken. */
export interface ReadChoice {
  /** `1/2x`: from the left, or `2x` first. */
  readonly implicit: "left" | "tight";
  /** `√x + 1`: the root of the next thing, or of all that follows. */
  readonly root: "next" | "rest";
  /** `sin xy`, `sin x/2`: of the run of factors, or of the next one. */
  readonly argument: "run" | "next";
  /** `a1`: a with the index 1, or a times 1. */
  readonly index: "index" | "factor";
}

export type Fork = keyof ReadChoice | "marks";

export const USUAL_CHOICE: ReadChoice = { implicit: "left", root: "next", argument: "run", index: "index" };

export interface ParseOptions {
  readonly convention: Convention;
  /** Names that are unknowns; an `x` that is none of them is a times sign between two numbers. */
  readonly variables: ReadonlySet<string>;
  /** There where whole expressions are read, with their letters already cut into names, functions and constants. */
  readonly expression?: {
    readonly choice: ReadChoice;
    /** Letters that stand for functions, `f(x)`. */
    readonly functions: ReadonlySet<string>;
    readonly log: "ten" | "natural";
  };
}

/** The state of one reading: a place in the tokens, how deep, and the first failure. */
export interface Cursor {
  readonly tokens: readonly Token[];
  readonly options: ParseOptions;
  readonly forks: Set<Fork>;
  position: number;
  depth: number;
  /** Bars of an absolute value that are open here. */
  bars: number;
  failure: Problem | undefined;
}

/** The rules that call each other round in a circle. */
export interface Grammar {
  readonly sum: (cursor: Cursor) => Tree | undefined;
  readonly signed: (cursor: Cursor) => Tree | undefined;
  readonly power: (cursor: Cursor) => Tree | undefined;
  readonly postfix: (cursor: Cursor) => Tree | undefined;
  readonly atom: (cursor: Cursor) => Tree | undefined;
}

export function createCursor(tokens: readonly Token[], options: ParseOptions): Cursor {
  return { tokens, options, forks: new Set(), position: 0, depth: 0, bars: 0, failure: undefined };
}

export function fail(cursor: Cursor, reason: Problem["reason"], params: Problem["params"] = {}): undefined {
  cursor.failure ??= { reason, params };
  return undefined;
}

export function tokenHere({ tokens, position }: Cursor): Token | undefined {
  return tokens[position];
}

/** The sign at this place. Between two numbers an `x` is a times sign; so are the words of sums read aloud. */
export function signHere({ tokens, position, options }: Cursor, offset = 0): string | undefined {
  const token = tokens[position + offset];
  if (token?.type === "sign") return token.sign;
  if (token?.type === "name" && position + offset > 0 && !options.variables.has(token.name)) {
    const sign = WORD_SIGNS.get(token.name.toLowerCase());
    return options.expression === undefined || sign !== "*" ? sign : timesBetweenNumbers(tokens, position + offset);
  }
  return undefined;
}

export function placeHere({ tokens, position }: Cursor): number {
  return (tokens[position] ?? tokens.at(-1))?.at ?? 0;
}

/** Names what stands where the reading stopped. */
export function failHere(cursor: Cursor): undefined {
  const { tokens, position } = cursor;
  const token = tokens[position];
  const at = placeHere(cursor);
  if (token === undefined) return fail(cursor, tokens.length === 0 ? "empty" : "incomplete", { at });
  if (token.type === "number" || token.type === "vulgar") return fail(cursor, "two-numbers", { at });
  const next = tokens[position + 1];
  if (signHere(cursor) === "&" && next?.type === "number") return fail(cursor, "two-numbers", { at: next.at });
  if (token.type === "raised") return fail(cursor, "missing-number", { at });
  if (token.type !== "sign") return fail(cursor, "unknown-symbol", { symbol: token.name, at });
  const open = OPEN_BY_CLOSE.get(token.sign);
  return open === undefined
    ? fail(cursor, "unknown-symbol", { symbol: token.sign, at })
    : fail(cursor, "missing-bracket", { symbol: open, at });
}

/** Runs one rule a level deeper; past the deepest level the text cannot be read. */
export function deeper(cursor: Cursor, rule: (cursor: Cursor) => Tree | undefined): Tree | undefined {
  if (cursor.depth >= MAX_DEPTH) return fail(cursor, "too-complicated", { at: placeHere(cursor) });
  cursor.depth++;
  const tree = rule(cursor);
  cursor.depth--;
  return tree;
}

function timesBetweenNumbers(tokens: readonly Token[], at: number): string | undefined {
  const isNumber = (token: Token | undefined) => token?.type === "number" || token?.type === "vulgar";
  const before = tokens[at - 1];
  const isAfterNumber =
    isNumber(before) || before?.type === "raised" || (before?.type === "sign" && before.sign === ")");
  return isAfterNumber && isNumber(tokens[at + 1]) ? "*" : undefined;
}

const WORD_SIGNS: ReadonlyMap<string, string> = new Map([
  ["x", "*"],
  ["times", "*"],
  ["and", "&"],
  ["percent", "%"],
  ["pct", "%"],
]);
const OPEN_BY_CLOSE: ReadonlyMap<string, string> = new Map([
  [")", "("],
  ["}", "{"],
  ["]", "["],
  ["|", "("],
  ["\\}", "{"],
]);
