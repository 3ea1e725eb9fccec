import { ok, type Result } from "../../result.ts";
import type { Convention } from "./marks.ts";
import { parse, type Fork, type ParseOptions } from "./parse.ts";
import { problem, type Problem } from "./problem.ts";
import { firstByWord, wordSet } from "./table.ts";
import type { Token } from "./tokenise.ts";
import type { RelationSign, Statement, Tree } from "./tree.ts";

/** One reading of a text; `forks` names where another was possible. */
export interface StatementReading {
  readonly statement: Statement;
  readonly forks: ReadonlySet<Fork>;
  readonly convention: Convention;
}

/** Reads whole answers: relations, lists, sets, intervals, ratios; the loosest joint first. */
export function parseStatement(
  tokens: readonly Token[],
  { convention, expression }: ParseOptions,
): Result<StatementReading, Problem> {
  const forks: Fork[] = [];
  const statement = read(tokens, { convention, expression, forks });
  return statement.ok
    ? ok({ statement: statement.value, forks: forks.length === 0 ? NO_FORKS : new Set(forks), convention })
    : statement;
}

const NO_FORKS: ReadonlySet<Fork> = new Set();

type Options = ParseOptions & { readonly forks: Fork[] };
type Read<T = Statement> = Result<T, Problem>;
type Tokens = readonly Token[];

function read(tokens: Tokens, options: Options): Read {
  const first = tokens[0];
  if (first === undefined) return problem("missing-number", {});
  const joint = loosestJoint(tokens);
  if (joint !== undefined && joint < LIST) {
    const type = JOINED[joint] ?? "all";
    return all(split(tokens, joint), type === "without" ? readSet : read, options, (of) => ({ type, of }));
  }
  if (tokens.length === 1 && first.text === "∅") return ok({ type: "sequence", open: "{", close: "}", items: [] });
  if (tokens.length === 1 && first.text === "ℝ") return ok(REALS);
  const listed = bracketed(tokens, options);
  if (listed !== undefined) return listed;
  switch (joint) {
    case LIST:
      return sequence(split(tokens, joint), { open: "", close: "" }, options);
    case RELATION:
      return related(tokens, options);
    case RATIO:
      return all(split(tokens, joint), tree, options, (parts) => ({ type: "ratio", parts }));
    default:
      return divided(tokens, options) ?? labelled(tokens, options) ?? expression(tokens, options);
  }
}

/** `3 r 2`, `-3 rem. 2`: two numerals and nothing else, where the letter is no unknown of the right answer [RDR19]. */
function divided(tokens: Tokens, options: Options): Read | undefined {
  const at = tokens[0]?.text === "-" ? 2 : 1;
  const word = tokens[at]?.text ?? "";
  const behind = tokens.slice(tokens[at + 1]?.text === "." ? at + 2 : at + 1);
  const isDivision = REMAINDERS.has(word) && tokens[at - 1]?.type === "number" && behind[0]?.type === "number";
  if (!isDivision || behind.length > 1 || options.expression?.unknowns.has(word) === true) return undefined;
  const [quotient, remainder] = [tree(tokens.slice(0, at), options), tree(behind, options)];
  if (!quotient.ok) return quotient;
  if (!remainder.ok) return remainder;
  return ok({ type: "remainder", quotient: quotient.value, remainder: remainder.value });
}

function expression(tokens: Tokens, options: Options): Read {
  const found = tree(tokens, options);
  return found.ok ? ok({ type: "expression", tree: found.value }) : found;
}

/** `R \ {2}`: here an R is the real numbers. */
function readSet(tokens: Tokens, options: Options): Read {
  return tokens.length === 1 && tokens[0]?.text === "R" ? ok(REALS) : read(tokens, options);
}

/** Reads each part, and makes one of them; the first that cannot be read speaks. */
function all<T>(
  parts: readonly Tokens[],
  rule: (part: Tokens, options: Options) => Read<T>,
  options: Options,
  make: (values: readonly T[]) => Statement,
): Read {
  const values: T[] = [];
  for (const part of parts) {
    const value = rule(part, options);
    if (!value.ok) return value;
    values.push(value.value);
  }
  return ok(make(values));
}

function tree(tokens: Tokens, options: Options): Read<Tree> {
  const parsed = parse(tokens, options);
  if (!parsed.ok) return parsed;
  if (parsed.value.forks !== undefined) options.forks.push(...parsed.value.forks);
  return ok(parsed.value.tree);
}

type Sequence = Extract<Statement, { type: "sequence" }>;
type Brackets = Pick<Sequence, "open" | "close">;

function sequence(parts: readonly Tokens[], { open, close }: Brackets, options: Options): Read {
  const item = (part: Tokens): Read<Statement | null> => (part.length === 0 ? ok(null) : read(part, options));
  return all(parts, item, options, (items) => ({ type: "sequence", open, close, items }));
}

/** Things in brackets that are no sum in brackets: a comma among them, braces, or an interval's ends turned round. */
function bracketed(tokens: Tokens, options: Options): Read | undefined {
  const brackets = enclosing(tokens);
  if (brackets === undefined) return undefined;
  const inner = tokens.slice(1, -1);
  const isSet = brackets.open === "{";
  if (isSet && inner[0]?.type === "name") {
    const isIn = inner[1]?.text === "∈" && isReals(inner[2]);
    const bar = inner[isIn ? 3 : 1]?.text;
    if (bar === "|" || bar === ":") return suchThat(inner[0].text, inner.slice(isIn ? 4 : 2), options);
  }
  if (inner.length === 0)
    return isSet || brackets.open === "[" ? ok({ type: "sequence", ...brackets, items: [] }) : undefined;
  const parts = itemsIn(inner);
  if (parts.length > 1 || isSet) return sequence(parts, brackets, options);
  // `((1, 2))`
  return isCollection(inner) && inner[0]?.text !== "∅" ? read(inner, options) : undefined;
}

/** `{x | x > 2}`, `{x : x > 2}`, `{x ∈ ℝ | x > 2}`. */
function suchThat(name: string, rule: Tokens, options: Options): Read {
  const of = read(rule, options);
  return of.ok ? ok({ type: "such-that", name, of: of.value }) : of;
}

/** What stands between commas, or German bars: `(3|4)`. */
function itemsIn(inner: Tokens): readonly Tokens[] {
  const parts = split(inner, LIST);
  const bar = inner.findIndex(({ text }) => text === "|");
  const isPoint = parts.length === 1 && bar > 0 && inner.findLastIndex(({ text }) => text === "|") === bar;
  return isPoint ? [inner.slice(0, bar), inner.slice(bar + 1)] : parts;
}

/** The brackets around all of the tokens, where the first and the last belong together; `]1, 3[` and `<1, 2>` too. */
function enclosing(tokens: Tokens): Brackets | undefined {
  const open = OPENS.get(tokens[0]?.text ?? "");
  const close = open && CLOSES.get(tokens.at(-1)?.text ?? "");
  if (open === undefined || close === undefined || tokens.length < 2) return undefined;
  // Round and square brackets may stand for the two ends of an interval; the others belong together.
  if ((open === "{") !== (close === "}") || (open === "<") !== (close === ">")) return undefined;
  if (tokens[0]?.text === "<" && !tokens.some(({ text }) => text === "," || text === ";")) return undefined;
  let depth = 0;
  for (let at = 1; at < tokens.length - 1; at++) {
    depth += step(tokens[at]);
    if (depth < 0) return undefined;
  }
  return depth === 0 ? { open, close } : undefined;
}

function related(tokens: Tokens, options: Options): Read {
  const signs: Token[] = [];
  const parts = split(tokens, RELATION, signs);
  const missing = parts.findIndex((part) => part.length === 0);
  if (missing !== -1) {
    const { text: symbol = "=", at = 0 } = signs[Math.max(0, missing - 1)] ?? {};
    return problem("missing-number", { symbol, at });
  }
  const [left = [], right = []] = parts;
  const sign = signs[0]?.text === "∈" ? "∈" : "=";
  if (parts.length === 2 && (isCollection(right) || (sign === "∈" && isReals(right[0])))) {
    const of = readSet(right, options);
    const name = left.length === 1 && left[0]?.type === "name" ? left[0].text : "";
    return of.ok ? ok({ type: "member", name, sign, of: of.value }) : of;
  }
  return all(parts, tree, options, (sides) => ({
    type: "relation",
    sides,
    signs: signs.map(({ text }) => text as RelationSign),
  }));
}

/** `A(1, 2)`: a point with its name. */
function labelled(tokens: Tokens, options: Options): Read | undefined {
  const first = tokens[0];
  const isName = first?.type === "name" && tokens[1]?.text === "(" && tokens.at(-1)?.text === ")";
  if (!isName || options.expression?.functions.includes(first.text) === true) return undefined;
  const rest = tokens.slice(1);
  if (!isCollection(rest)) return undefined;
  const of = read(rest, options);
  return of.ok ? ok({ type: "member", name: first.text, sign: "=", of: of.value }) : of;
}

function isCollection(tokens: Tokens): boolean {
  const first = tokens[0]?.text;
  const joint = loosestJoint(tokens);
  if (first === "ℝ" || joint === 2 || joint === 4) return true;
  const brackets = enclosing(tokens);
  if (brackets === undefined) return first === "∅" && tokens.length === 1;
  return brackets.open === "{" || itemsIn(tokens.slice(1, -1)).length > 1;
}

function isReals(token: Token | undefined): boolean {
  return token?.text === "ℝ" || token?.text === "R";
}

/** The joint outside brackets that holds the least tightly. */
function loosestJoint(tokens: Tokens): number | undefined {
  let loosest: number | undefined;
  let depth = 0;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.type !== "sign" && token?.type !== "name") continue;
    const joint = JOINTS.get(token.text);
    if (joint === undefined) continue;
    if (joint < 0) depth += joint === OPENING ? 1 : -1;
    else if (depth <= 0 && (loosest === undefined || joint < loosest) && isJoint(tokens, at)) loosest = joint;
  }
  return loosest;
}

/** Cuts tokens at every such joint outside brackets; one part where there is none. The joints go into `signs`. */
function split(tokens: Tokens, joint: number, signs: Token[] = []): readonly Tokens[] {
  const parts: Tokens[] = [];
  let from = 0;
  let depth = 0;
  for (const [at, token] of tokens.entries()) {
    depth += step(token);
    if (depth > 0 || JOINTS.get(token.text) !== joint || !isJoint(tokens, at)) continue;
    signs.push(token);
    parts.push(tokens.slice(from, at));
    from = at + 1;
  }
  parts.push(tokens.slice(from));
  return parts;
}

/** Whether a sign or word that may join things does so here. */
function isJoint(tokens: Tokens, at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  // Between a whole number and a fraction "and" makes a mixed number.
  if (token?.text === "∧")
    return next?.type !== "vulgar" && !(isWholeBefore(tokens, at) && tokens[at + 2]?.text === "/");
  // `∪` as the letter between brackets.
  if (token?.text === "U" || token?.text === "u")
    return (before?.text === "[" || step(before) < 0) && next?.type === "sign";
  return true;
}

/** Behind `1/2` an "and" joins. */
function isWholeBefore(tokens: Tokens, at: number): boolean {
  return tokens[at - 1]?.type === "number" && tokens[at - 2]?.text !== "/";
}

function step(token: Token | undefined): number {
  const joint = JOINTS.get(token?.text ?? "") ?? 0;
  return joint === OPENING ? 1 : joint === CLOSING ? -1 : 0;
}

const REALS: Statement = { type: "special", value: "all-numbers" };
/** Joints by how tightly they hold, the loosest first. */
const JOINED = ["any", "all", "union", "intersection", "without"] as const;
const LIST = 5;
const RELATION = 6;
const RATIO = 7;
const REMAINDERS = wordSet("r R rem remainder");
const OPENING = -1;
const CLOSING = -2;
const JOINTS: ReadonlyMap<string, number> = new Map(
  [
    "∨ or",
    "∧ and",
    "∪ union U u",
    "∩ intersect intersection",
    "∖ \\",
    ", ;",
    "= ≠ < ≤ > ≥ ≈ ∈",
    ": to TO To",
    ") ] } \\} ⟩",
    "( [ { \\{ ⟨",
  ].flatMap((words, joint) => words.split(" ").map((word) => [word, joint > RATIO ? joint - 10 : joint] as const)),
);
const OPENS = firstByWord("( (, [ [, ] ], { { \\{, < < ⟨") as ReadonlyMap<string, Sequence["open"]>;
const CLOSES = firstByWord(") ), ] ], [ [, } } \\}, > > ⟩") as ReadonlyMap<string, Sequence["close"]>;
