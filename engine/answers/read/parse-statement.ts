import { ok, type Result } from "../../result.ts";
import type { Fork, ParseOptions } from "./cursor.ts";
import { parseWithForks } from "./parse.ts";
import { problem, type Problem } from "./problem.ts";
import { closingOf, enclosed, isSeparator, isSignOf, splitAt, type Brackets } from "./split-tokens.ts";
import type { Token } from "./tokenise.ts";
import type { RelationSign, Statement, Tree } from "./tree.ts";

export interface ParsedStatement {
  readonly statement: Statement;
  readonly forks: ReadonlySet<Fork>;
}

/** Reads whole answers: relations, lists, sets, intervals, ratios; the loosest joint first. */
export function parseStatement(tokens: readonly Token[], options: ParseOptions): Result<ParsedStatement, Problem> {
  const forks = new Set<Fork>();
  const statement = tokens.some(isStructural)
    ? read(tokens, { ...options, forks })
    : expression(tokens, { ...options, forks });
  return statement.ok ? ok({ statement: statement.value, forks }) : statement;
}

type Options = ParseOptions & { readonly forks: Set<Fork> };
type Read = Result<Statement, Problem>;

function read(tokens: readonly Token[], options: Options): Read {
  if (tokens.length === 0) return problem("missing-number", {});
  return (
    joined(tokens, options, "any", isOr) ??
    joined(tokens, options, "all", isAnd) ??
    operated(tokens, options) ??
    bracketed(tokens, options) ??
    listed(tokens, options) ??
    related(tokens, options) ??
    inWords(tokens, options) ??
    expression(tokens, options)
  );
}

function joined(
  tokens: readonly Token[],
  options: Options,
  type: "any" | "all",
  isJoint: (token: Token, at: number, all: readonly Token[]) => boolean,
): Read | undefined {
  const parts = splitAt(tokens, isJoint);
  if (parts.length === 1) return undefined;
  const of = readAll(parts, options);
  return of.ok ? ok({ type, of: of.value }) : of;
}

/** `A ∪ B`, `ℝ \ {2}`. */
function operated(tokens: readonly Token[], options: Options): Read | undefined {
  for (const [type, isOperator] of SET_OPERATORS) {
    const parts = splitAt(tokens, isOperator);
    if (parts.length === 1) continue;
    const of = readAll(parts, options);
    return of.ok ? ok({ type, of: of.value }) : of;
  }
  return undefined;
}

/** A list without brackets. */
function listed(tokens: readonly Token[], options: Options): Read | undefined {
  if (angled(tokens) !== undefined) return undefined;
  const parts = splitAt(tokens, isSeparator);
  if (parts.length === 1) return undefined;
  const items = readItems(parts, options);
  return items.ok ? ok({ type: "sequence", open: "", close: "", items: items.value }) : items;
}

/** Things in brackets that are no sum in brackets: a comma among them, braces, or an interval's ends turned round. */
function bracketed(tokens: readonly Token[], options: Options): Read | undefined {
  const brackets = angled(tokens) ?? enclosed(tokens);
  if (brackets === undefined) return undefined;
  const inner = tokens.slice(1, -1);
  if (brackets.open === "{") {
    const rule = suchThat(inner, options);
    if (rule !== undefined) return rule;
  }
  const parts = splitAt(inner, isSeparator);
  const isSet = brackets.open === "{" && brackets.close === "}";
  if (parts.length === 1 && !isSet) return undefined;
  if (inner.length === 0) return ok({ type: "sequence", ...brackets, items: [] });
  const items = readItems(parts, options);
  return items.ok ? ok({ type: "sequence", ...brackets, items: items.value }) : items;
}

/** `<1, 2>`: a vector, not two inequalities. */
function angled(tokens: readonly Token[]): Brackets | undefined {
  const isAngled = isSignOf(tokens[0], "<") && isSignOf(tokens.at(-1), ">") && tokens.some(isSeparator);
  return isAngled ? { open: "<", close: ">" } : undefined;
}

/** `{x | x > 2}`, `{x : x > 2}`. */
function suchThat(inner: readonly Token[], options: Options): Read | undefined {
  const [name, bar] = inner;
  if (name?.type !== "name" || !(isSignOf(bar, "|") || isSignOf(bar, ":"))) return undefined;
  const of = read(inner.slice(2), options);
  return of.ok ? ok({ type: "such-that", name: name.name, of: of.value }) : of;
}

function related(tokens: readonly Token[], options: Options): Read | undefined {
  const signs: RelationSign[] = [];
  const parts = splitAt(tokens, (token) => {
    const sign = token.type === "sign" ? RELATIONS.get(token.sign) : undefined;
    if (sign !== undefined) signs.push(sign);
    return sign !== undefined;
  });
  if (parts.length === 1) return labelled(tokens, options);
  const missing = parts.findIndex((part) => part.length === 0);
  if (missing !== -1) return problem("missing-number", missingBeside(tokens, signs, missing));
  const [left = [], right = []] = parts;
  const first = left[0];
  if (parts.length === 2 && isCollection(right)) {
    const of = read(right, options);
    const name = left.length === 1 && first?.type === "name" ? first.name : "";
    const sign = signs[0] === "∈" ? "∈" : "=";
    return of.ok ? ok({ type: "member", name, sign, of: of.value }) : of;
  }
  const sides: Tree[] = [];
  for (const part of parts) {
    const side = tree(part, options);
    if (!side.ok) return side;
    sides.push(side.value);
  }
  return ok({ type: "relation", sides, signs });
}

/** `A(1, 2)`: a point with its name. */
function labelled(tokens: readonly Token[], options: Options): Read | undefined {
  const first = tokens[0];
  if (first?.type !== "name" || options.expression?.functions.has(first.name) === true) return undefined;
  const rest = tokens.slice(1);
  if (!isSignOf(rest[0], "(") || !isCollection(rest)) return undefined;
  const of = read(rest, options);
  return of.ok ? ok({ type: "member", name: first.name, sign: "=", of: of.value }) : of;
}

function isCollection(tokens: readonly Token[]): boolean {
  const first = tokens[0];
  if (first?.type === "name" && first.name === "ℝ") return true;
  if (splitAt(tokens, isUnion).length > 1) return true;
  if (enclosed(tokens) === undefined) return isSignOf(first, "∅") && tokens.length === 1;
  return isSignOf(first, "{") || isSignOf(first, "\\{") || splitAt(tokens.slice(1, -1), isSeparator).length > 1;
}

/** A ratio, a remainder, the empty set. */
function inWords(tokens: readonly Token[], options: Options): Read | undefined {
  if (isSignOf(tokens[0], "∅") && tokens.length === 1)
    return ok({ type: "sequence", open: "{", close: "}", items: [] });
  const first = tokens[0];
  if (tokens.length === 1 && first?.type === "name" && first.name === "ℝ")
    return ok({ type: "special", value: "all-numbers" });
  const parts = splitAt(tokens, (token) => isSignOf(token, ":") || (token.type === "name" && token.name === "to"));
  if (parts.length > 1) {
    const trees = readTrees(parts, options);
    return trees.ok ? ok({ type: "ratio", parts: trees.value }) : trees;
  }
  const at = tokens.findIndex((token) => token.type === "name" && REMAINDERS.has(token.name));
  const isBetween =
    at > 0 && tokens[at - 1]?.type === "number" && tokens.slice(at + 1).some((token) => token.type === "number");
  if (!isBetween || at !== 1) return undefined;
  const after = isSignOf(tokens[at + 1], ".") ? at + 2 : at + 1;
  const trees = readTrees([tokens.slice(0, at), tokens.slice(after)], options);
  if (!trees.ok) return trees;
  const [quotient, remainder] = trees.value;
  return quotient === undefined || remainder === undefined ? undefined : ok({ type: "remainder", quotient, remainder });
}

function expression(tokens: readonly Token[], options: Options): Read {
  const found = tree(tokens, options);
  return found.ok ? ok({ type: "expression", tree: found.value }) : found;
}

function tree(tokens: readonly Token[], options: Options): Result<Tree, Problem> {
  const parsed = parseWithForks(tokens, options);
  if (!parsed.ok) return parsed;
  for (const fork of parsed.value.forks) options.forks.add(fork);
  return ok(parsed.value.tree);
}

function readTrees(parts: readonly (readonly Token[])[], options: Options): Result<readonly Tree[], Problem> {
  const trees: Tree[] = [];
  for (const part of parts) {
    const found = tree(part, options);
    if (!found.ok) return found;
    trees.push(found.value);
  }
  return ok(trees);
}

function readAll(parts: readonly (readonly Token[])[], options: Options): Result<readonly Statement[], Problem> {
  const all: Statement[] = [];
  for (const part of parts) {
    const statement = read(part, options);
    if (!statement.ok) return statement;
    all.push(statement.value);
  }
  return ok(all);
}

function readItems(
  parts: readonly (readonly Token[])[],
  options: Options,
): Result<readonly (Statement | null)[], Problem> {
  const items: (Statement | null)[] = [];
  for (const part of parts) {
    const item = part.length === 0 ? ok(null) : read(part, options);
    if (!item.ok) return item;
    items.push(item.value);
  }
  return ok(items);
}

/** `x =`: which sign has nothing beside it, and where. */
function missingBeside(tokens: readonly Token[], signs: readonly RelationSign[], missing: number): Problem["params"] {
  const symbol = signs[Math.max(0, missing - 1)] ?? "=";
  const at = tokens.find((token) => token.type === "sign" && RELATIONS.get(token.sign) === symbol)?.at ?? 0;
  return { symbol, at };
}

function isStructural(token: Token): boolean {
  if (token.type === "sign") return STRUCTURAL_SIGNS.has(token.sign);
  return (
    token.type === "name" &&
    (token.name.length > 1 || token.name === "r" || token.name === "R" || token.name === "ℝ" || token.name === "U")
  );
}

function isOr(token: Token): boolean {
  return isSignOf(token, "∨") || (token.type === "name" && token.name === "or");
}

/** "and" between statements; between a whole number and a fraction it makes a mixed number. */
function isAnd(token: Token, at: number, tokens: readonly Token[]): boolean {
  if (isSignOf(token, "∧")) return true;
  if (token.type !== "name" || token.name !== "and") return false;
  const slash = tokens[at + 2];
  return !(tokens[at + 1]?.type === "vulgar" || (tokens[at - 1]?.type === "number" && isSignOf(slash, "/")));
}

/** `∪`, and between brackets the letter U. */
function isUnion(token: Token, at: number, tokens: readonly Token[]): boolean {
  if (isSignOf(token, "∪")) return true;
  if (token.type !== "name") return false;
  if (token.name === "union") return true;
  const before = tokens[at - 1];
  const isAfter = before?.type === "sign" && (closingOf(before) || before.sign === "[");
  return (token.name === "U" || token.name === "u") && isAfter && tokens[at + 1]?.type === "sign";
}

const SET_OPERATORS: readonly (readonly [
  "union" | "intersection" | "without",
  (token: Token, at: number, tokens: readonly Token[]) => boolean,
])[] = [
  ["union", isUnion],
  ["intersection", (token) => isSignOf(token, "∩") || (token.type === "name" && token.name.startsWith("intersect"))],
  ["without", (token) => isSignOf(token, "∖") || isSignOf(token, "\\")],
];
const RELATIONS: ReadonlyMap<string, RelationSign> = new Map<string, RelationSign>(
  (["=", "≠", "<", "≤", ">", "≥", "≈", "∈"] as const).map((sign) => [sign, sign]),
);
const REMAINDERS = new Set(["r", "R", "rem", "remainder"]);
const STRUCTURAL_SIGNS = new Set([
  ...RELATIONS.keys(),
  ",",
  ";",
  ":",
  "{",
  "\\{",
  "[",
  "]",
  "∪",
  "∩",
  "∖",
  "\\",
  "∅",
  "∧",
  "∨",
  "⟨",
]);
