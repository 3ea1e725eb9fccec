import { deeper, fail, failHere, placeHere, signHere, tokenHere, type Cursor, type Grammar } from "./cursor.ts";
import { callOf } from "./parse-function.ts";
import { argumentsOf, BRACKETS, indexText, plainNumber, unclosed } from "./parse-parts.ts";
import type { Token } from "./tokenise.ts";
import type { NumberTree, Tree } from "./tree.ts";

/** A number, name, bracket, root, bar or function: what stands between signs. */
export function atom(cursor: Cursor, grammar: Grammar): Tree | undefined {
  const token = tokenHere(cursor);
  if (token === undefined) return fail(cursor, "incomplete", lastSign(cursor));
  switch (token.type) {
    case "number":
      return numberOrMixed(cursor, grammar);
    case "vulgar":
      cursor.position++;
      return vulgarTree(token);
    case "constant":
      cursor.position++;
      return { type: "constant", name: token.name, at: token.at };
    case "function":
      return callOf(cursor, grammar);
    case "name":
      return named(cursor, grammar, token.name);
    case "raised":
      return failHere(cursor);
    default:
      return bracketed(cursor, grammar, token.sign);
  }
}

/** The sign at the end that has nothing behind it. */
function lastSign(cursor: Cursor): Readonly<Record<string, string | number>> {
  const last = cursor.tokens.at(-1);
  const at = placeHere(cursor);
  return last?.type === "sign" ? { symbol: last.sign, at } : { at };
}

function bracketed(cursor: Cursor, grammar: Grammar, open: string): Tree | undefined {
  if (open === "√") return rootSign(cursor, grammar);
  const at = placeHere(cursor);
  const close = cursor.options.expression === undefined ? NUMBER_BRACKETS.get(open) : BRACKETS.get(open);
  if (close === undefined)
    return NEEDS_LEFT.has(open) ? fail(cursor, "missing-number", { symbol: open, at }) : failHere(cursor);
  cursor.position++;
  const isBar = open === "|";
  const bars = cursor.bars;
  cursor.bars = isBar ? bars + 1 : 0;
  const of = deeper(cursor, grammar.sum);
  cursor.bars = bars;
  if (of === undefined) return undefined;
  if (signHere(cursor) !== close) return unclosed(cursor, close, at);
  cursor.position++;
  return isBar ? { type: "absolute", of } : { type: "group", of };
}

function rootSign(cursor: Cursor, grammar: Grammar): Tree | undefined {
  cursor.position++;
  const { expression } = cursor.options;
  const next = tokenHere(cursor);
  const isOpen = next?.type === "sign" && (next.sign === "(" || next.sign === "{");
  if (expression?.choice.root === "rest" && !isOpen) {
    const rest = deeper(cursor, grammar.sum);
    return rest === undefined ? undefined : { type: "root", of: rest };
  }
  const of = deeper(cursor, grammar.postfix);
  if (of === undefined) return undefined;
  const after = tokenHere(cursor);
  const ends = after === undefined || (after.type === "sign" && /^[)\]}|=<>≤≥,;]$/u.test(after.sign));
  if (!isOpen && !ends) cursor.forks.add("root");
  return { type: "root", of };
}

function named(cursor: Cursor, grammar: Grammar, name: string): Tree | undefined {
  const { options } = cursor;
  if (name === "\\frac") return latexFraction(cursor, grammar);
  if (options.expression === undefined) return numberFunction(cursor, grammar, name);
  if (!options.variables.has(name) && !/^\\?\p{L}/u.test(name)) return failHere(cursor);
  if (name.startsWith("\\")) return failHere(cursor);
  const at = placeHere(cursor);
  cursor.position++;
  const index = indexBehind(cursor, grammar);
  if (cursor.failure !== undefined) return undefined;
  const whole = index === undefined ? name : `${name}_${index}`;
  if (options.expression.functions.has(whole) && signHere(cursor) === "(") {
    const args = argumentsOf(cursor, grammar);
    return args === undefined ? undefined : { type: "apply", name: whole, args, at };
  }
  return { type: "name", name: whole, at };
}

/** The lowered index behind a name: `_1`, `_n`, `_{n+1}`, or digits glued to it. */
function indexBehind(cursor: Cursor, grammar: Grammar): string | undefined {
  const token = tokenHere(cursor);
  const choice = cursor.options.expression?.choice;
  if (token?.type === "number" && !token.spaced && token.marked.marks.length === 0 && token.exponent === undefined) {
    cursor.forks.add("index");
    if (choice?.index !== "index") return undefined;
    cursor.position++;
    return token.marked.runs[0] ?? "";
  }
  if (signHere(cursor) !== "_") return undefined;
  cursor.position++;
  return indexText(cursor, grammar);
}

/** In a plain number only roots, absolute values and known names stand between the signs. */
function numberFunction(cursor: Cursor, grammar: Grammar, name: string): Tree | undefined {
  const at = placeHere(cursor);
  if (cursor.options.variables.has(name)) {
    cursor.position++;
    return { type: "name", name, at };
  }
  const type = NUMBER_FUNCTIONS.get(name);
  if (type === undefined) return failHere(cursor);
  cursor.position++;
  const of = grammar.postfix(cursor);
  return of === undefined ? undefined : { type, of };
}

function latexFraction(cursor: Cursor, grammar: Grammar): Tree | undefined {
  cursor.position++;
  const left = braces(cursor, grammar);
  const right = left === undefined ? undefined : braces(cursor, grammar);
  return left === undefined || right === undefined ? undefined : { type: "fraction", left, right };
}

function braces(cursor: Cursor, grammar: Grammar): Tree | undefined {
  const token = tokenHere(cursor);
  // `\frac{x}3`
  const isSingle = cursor.options.expression !== undefined && (token?.type === "name" || token?.type === "number");
  if (isSingle) return token.type === "number" ? plainNumber(cursor) : atom(cursor, grammar);
  if (signHere(cursor) !== "{") return fail(cursor, "missing-bracket", { symbol: "{", at: placeHere(cursor) });
  const inner = bracketed(cursor, grammar, "{");
  return inner?.type === "group" ? inner.of : inner;
}

/** A whole number and a fraction behind it are one mixed number: `2 1/2`, `2½`, `2\frac{1}{2}`, `2_1/2` [CHK9]. */
function numberOrMixed(cursor: Cursor, grammar: Grammar): Tree | undefined {
  const whole = plainNumber(cursor);
  if (whole === undefined) return undefined;
  const over = overline(cursor, whole);
  if (over !== undefined) return over;
  if (whole.decimals !== "" || whole.exponent !== undefined || isDivisor(cursor)) return whole;
  const start = cursor.position;
  if (signHere(cursor) === "_" || signHere(cursor) === "&") cursor.position++;
  const token = tokenHere(cursor);
  if (token?.type === "vulgar") {
    cursor.position++;
    const { left, right } = vulgarTree(token);
    return { type: "mixed", whole, top: left, bottom: right };
  }
  if (token?.type === "name" && token.name === "\\frac") {
    const part = latexFraction(cursor, grammar);
    if (part === undefined) return undefined;
    if (part.type === "fraction" && isPlain(part.left) && isPlain(part.right)) {
      return { type: "mixed", whole, top: part.left, bottom: part.right };
    }
    return { type: "product", left: whole, right: part };
  }
  if (token?.type === "number" && signHere(cursor, 1) === "/") {
    const top = plainNumber(cursor);
    if (top === undefined) return undefined;
    cursor.position++;
    const at = placeHere(cursor);
    const under = tokenHere(cursor);
    if (under === undefined) return fail(cursor, "missing-denominator", { at });
    const bottom = under.type === "number" ? plainNumber(cursor) : failHere(cursor);
    if (bottom === undefined) return undefined;
    if (isPlain(top) && isPlain(bottom)) return { type: "mixed", whole, top, bottom };
    return fail(cursor, "two-numbers", { at: top.at });
  }
  cursor.position = start;
  return whole;
}

/** `0.1\overline{6}`: digits that repeat, in LaTeX. */
function overline(cursor: Cursor, { whole, decimals, at }: NumberTree): NumberTree | undefined {
  const { tokens, position } = cursor;
  const [name, open, digits, close] = tokens.slice(position, position + 4);
  const isOverline = name?.type === "name" && (name.name === "\\overline" || name.name === "\\bar");
  if (!isOverline || open?.type !== "sign" || close?.type !== "sign" || digits?.type !== "number") return undefined;
  const repeating = digits.marked.runs.join("");
  cursor.position += 4;
  return { type: "number", whole, decimals: decimals + repeating, repeating, at };
}

/** Behind a slash no mixed number is meant: `1/2 1/2` is a product. */
function isDivisor({ tokens, position, options }: Cursor): boolean {
  const before = tokens[position - 2];
  return options.expression !== undefined && before?.type === "sign" && before.sign === "/";
}

function vulgarTree(token: Extract<Token, { type: "vulgar" }>) {
  const part = (whole: string): NumberTree => ({ type: "number", whole, decimals: "", at: token.at });
  return { type: "fraction" as const, left: part(token.top), right: part(token.bottom) };
}

function isPlain(tree: Tree): tree is NumberTree {
  return tree.type === "number" && tree.decimals === "" && tree.exponent === undefined && tree.repeating === undefined;
}

const NUMBER_BRACKETS: ReadonlyMap<string, string> = new Map([
  ["(", ")"],
  ["{", "}"],
  ["|", "|"],
]);
const NEEDS_LEFT = new Set(["/", "*", "÷", "^", "%"]);
const NUMBER_FUNCTIONS: ReadonlyMap<string, "absolute" | "root"> = new Map([
  ["abs", "absolute"],
  ["sqrt", "root"],
  ["\\sqrt", "root"],
] as const);
