import { ok, type Result } from "../../result.ts";
import {
  createCursor,
  deeper,
  fail,
  failHere,
  placeHere,
  signHere,
  tokenHere,
  type Cursor,
  type Fork,
  type Grammar,
  type ParseOptions,
} from "./cursor.ts";
import { atom } from "./parse-atom.ts";
import { problem, type Problem } from "./problem.ts";
import type { Token } from "./tokenise.ts";
import type { Tree } from "./tree.ts";

export interface ParsedTree {
  readonly tree: Tree;
  /** Where the text could have been read another way. */
  readonly forks: ReadonlySet<Fork>;
}

/** Reads tokens as one number, sum or expression, faithfully: nothing is worked out, no sign or zero is lost [CHK1]. */
export function parse(tokens: readonly Token[], options: ParseOptions): Result<Tree, Problem> {
  const parsed = parseWithForks(tokens, options);
  return parsed.ok ? ok(parsed.value.tree) : parsed;
}

export function parseWithForks(tokens: readonly Token[], options: ParseOptions): Result<ParsedTree, Problem> {
  const cursor = createCursor(tokens, options);
  const tree = sum(cursor);
  if (tree !== undefined && cursor.position < tokens.length) failHere(cursor);
  if (cursor.failure !== undefined) return { ok: false, error: cursor.failure };
  return tree === undefined ? problem("incomplete") : ok({ tree, forks: cursor.forks });
}

const GRAMMAR: Grammar = { sum, signed, power, postfix, atom: (cursor) => atom(cursor, GRAMMAR) };

function sum(cursor: Cursor): Tree | undefined {
  let left = product(cursor);
  for (;;) {
    const operator = signHere(cursor);
    const type = operator === undefined ? undefined : SUM_SIGNS.get(operator);
    if (left === undefined || type === undefined) return left;
    cursor.position++;
    const right = product(cursor);
    if (right === undefined) return undefined;
    left = { type, left, right };
  }
}

function product(cursor: Cursor): Tree | undefined {
  const { tokens } = cursor;
  let left = signed(cursor);
  let afterSlash = false;
  for (;;) {
    if (left === undefined) return undefined;
    const operator = signHere(cursor);
    const type = operator === undefined ? undefined : PRODUCT_SIGNS.get(operator);
    if (type === undefined) {
      if (!startsFactor(cursor, left)) return left;
      // `1/2x`; with a space, `1/2 x`, nobody means 1/(2x).
      if (afterSlash && tokenHere(cursor)?.spaced === false) cursor.forks.add("implicit");
      const right = power(cursor);
      if (right === undefined) return undefined;
      left = implicitProduct(cursor, left, right);
      continue;
    }
    cursor.position++;
    if (type === "fraction" && cursor.position >= tokens.length)
      return fail(cursor, "missing-denominator", { at: placeHere(cursor) });
    const right = type === "product" ? signed(cursor) : divisor(cursor);
    if (right === undefined) return undefined;
    left = { type, left, right };
    afterSlash = type !== "product";
  }
}

function divisor(cursor: Cursor): Tree | undefined {
  let right = signed(cursor);
  if (cursor.options.expression?.choice.implicit !== "tight") return right;
  while (right !== undefined && startsFactor(cursor, right)) {
    const next = power(cursor);
    if (next === undefined) return undefined;
    right = { type: "product", left: right, right: next, implicit: true };
  }
  return right;
}

function implicitProduct(cursor: Cursor, left: Tree, right: Tree): Tree {
  return cursor.options.expression === undefined
    ? { type: "product", left, right }
    : { type: "product", left, right, implicit: true };
}

/** A bracket, unknown or function right behind a factor multiplies it; a number behind a number does not. */
function startsFactor(cursor: Cursor, left: Tree): boolean {
  const { tokens, position, options } = cursor;
  const token = tokens[position];
  if (token === undefined) return false;
  const isExpression = options.expression !== undefined;
  switch (token.type) {
    case "sign":
      return (
        token.sign === "(" ||
        token.sign === "{" ||
        token.sign === "√" ||
        (isExpression && (token.sign === "[" || (token.sign === "|" && cursor.bars === 0)))
      );
    case "vulgar":
      return isExpression ? tokens[position - 1]?.type !== "number" : left.type === "group";
    case "number": {
      if (!isExpression) return false;
      const before = tokens[position - 1];
      if (before?.type === "number") return left.type === "fraction" && token.spaced;
      return before?.type !== "raised" || token.spaced;
    }
    case "function":
    case "constant":
      return true;
    case "name":
      return (
        options.variables.has(token.name) ||
        NUMBER_FUNCTIONS.has(token.name) ||
        (isExpression && signHere(cursor) === undefined)
      );
    default:
      return false;
  }
}

function signed(cursor: Cursor): Tree | undefined {
  const operator = signHere(cursor);
  if (operator !== "-" && operator !== "+" && operator !== "±") return power(cursor);
  const at = placeHere(cursor);
  cursor.position++;
  if (cursor.position >= cursor.tokens.length)
    return fail(cursor, cursor.position === 1 ? "missing-number" : "incomplete", { symbol: operator, at });
  const of = deeper(cursor, signed);
  if (of === undefined) return undefined;
  if (operator === "±") return { type: "plus-minus", left: undefined, right: of };
  return { type: operator === "-" ? "negative" : "positive", of };
}

function power(cursor: Cursor): Tree | undefined {
  const base = postfix(cursor);
  if (base === undefined) return undefined;
  const token = tokenHere(cursor);
  if (token?.type === "raised") {
    cursor.position++;
    return { type: "power", left: base, right: raisedTree(token.digits, token.at) };
  }
  if (signHere(cursor) !== "^") return base;
  cursor.position++;
  const right = deeper(cursor, signed);
  return right === undefined ? undefined : { type: "power", left: base, right };
}

function raisedTree(digits: string, at: number): Tree {
  const isNegative = digits.startsWith("-");
  const number: Tree = { type: "number", whole: isNegative ? digits.slice(1) : digits, decimals: "", at };
  return isNegative ? { type: "negative", of: number } : number;
}

function postfix(cursor: Cursor): Tree | undefined {
  let of = atom(cursor, GRAMMAR);
  for (;;) {
    if (of === undefined) return undefined;
    const type = postfixHere(cursor);
    if (type === undefined) return of;
    of = { type, of };
    if (cursor.options.expression === undefined) return of;
  }
}

function postfixHere(cursor: Cursor): "percent" | "factorial" | "degrees" | undefined {
  const sign = signHere(cursor);
  const taken = sign === "^" && signHere(cursor, 1) === "°" ? 2 : 1;
  const type = taken === 2 ? "degrees" : POSTFIX_SIGNS.get(sign ?? "");
  if (type === undefined || (type !== "percent" && cursor.options.expression === undefined)) return undefined;
  cursor.position += taken;
  return type;
}

const SUM_SIGNS: ReadonlyMap<string, "sum" | "difference" | "plus-minus"> = new Map([
  ["+", "sum"],
  ["-", "difference"],
  ["±", "plus-minus"],
] as const);
const PRODUCT_SIGNS: ReadonlyMap<string, "product" | "fraction" | "quotient"> = new Map([
  ["*", "product"],
  ["/", "fraction"],
  ["÷", "quotient"],
] as const);
const POSTFIX_SIGNS: ReadonlyMap<string, "percent" | "factorial" | "degrees"> = new Map([
  ["%", "percent"],
  ["!", "factorial"],
  ["°", "degrees"],
] as const);
const NUMBER_FUNCTIONS = new Set(["abs", "sqrt", "\\sqrt", "\\frac"]);
