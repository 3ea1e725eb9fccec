import { ok, type Result } from "../../result.ts";
import { readMarks, type Convention } from "./marks.ts";
import { problem, type Problem } from "./problem.ts";
import { firstByWord, wordSet } from "./table.ts";
import { treeToLatex } from "./to-latex.ts";
import type { Token } from "./tokenise.ts";
import { bare, wholeTree, type ConstantName, type FunctionName, type NumberTree, type Tree } from "./tree.ts";

/** Deepest nesting of brackets, signs and powers [CHK30]. */
const MAX_DEPTH = 40;
const MAX_EXPONENT = 1000;

/**
 * Where a text can be read in two ways: `1/2x` from the left or `2x` first; `√x + 1` of the next thing or of all that
 * follows; `sin xy` of the run of factors or of the next one; `a1` with an index or times 1; the marks of `3,145`.
 */
export type Fork = "implicit" | "root" | "argument" | "index" | "marks";

export interface ParseOptions {
  readonly convention: Convention;
  /** There where whole expressions are read: between numbers nothing goes without saying but a bracket. */
  readonly expression?: ExpressionOptions | undefined;
}

export interface ExpressionOptions {
  /** Forks at which the less usual way is taken. */
  readonly unusual: ReadonlySet<Fork>;
  /** Letters that stand for functions, `f(x)`. */
  readonly functions: readonly string[];
  readonly log: "ten" | "natural";
  /** The unknowns of the right answer. */
  readonly unknowns: ReadonlySet<string>;
}

export interface ParsedTree {
  readonly tree: Tree;
  /** Where the text could have been read another way. */
  readonly forks: ReadonlySet<Fork> | undefined;
}

/** The state of one reading: a place in the tokens, how deep, and the first failure. */
interface Cursor {
  readonly tokens: readonly Token[];
  readonly options: ParseOptions;
  forks: Set<Fork> | undefined;
  position: number;
  depth: number;
  /** Bars of an absolute value that are open here. */
  bars: number;
  failure: Problem | undefined;
}

type Rule = (cursor: Cursor) => Tree | undefined;

/** Reads tokens as one number, sum or expression, faithfully: nothing is worked out, no sign or zero is lost [CHK1]. */
export function parse(tokens: readonly Token[], options: ParseOptions): Result<ParsedTree, Problem> {
  const cursor: Cursor = { tokens, options, forks: undefined, position: 0, depth: 0, bars: 0, failure: undefined };
  const tree = sum(cursor);
  if (tree !== undefined && cursor.position < tokens.length) failHere(cursor);
  if (cursor.failure !== undefined) return { ok: false, error: cursor.failure };
  return tree === undefined ? problem("incomplete") : ok({ tree, forks: cursor.forks });
}

function sum(cursor: Cursor): Tree | undefined {
  let left = product(cursor);
  for (;;) {
    const sign = signHere(cursor);
    const type = sign === "+" ? "sum" : sign === "-" ? "difference" : sign === "±" ? "plus-minus" : undefined;
    if (left === undefined || type === undefined) return left;
    cursor.position++;
    const right = product(cursor);
    left = right && { type, left, right };
  }
}

function product(cursor: Cursor): Tree | undefined {
  let left = signed(cursor);
  let afterSlash = false;
  while (left !== undefined) {
    const sign = signHere(cursor);
    const type = sign === "*" ? "product" : sign === "/" ? "fraction" : sign === "÷" ? "quotient" : undefined;
    if (type === undefined) {
      if (!startsFactor(cursor, left)) return left;
      // `1/2x`; with a space, `1/2 x`, nobody means 1/(2x).
      if (afterSlash && tokenHere(cursor)?.spaced === false) fork(cursor, "implicit");
      left = times(left, power(cursor));
      continue;
    }
    cursor.position++;
    if (type === "fraction" && tokenHere(cursor) === undefined)
      return fail(cursor, "missing-denominator", { at: placeHere(cursor) });
    const right = type === "product" ? signed(cursor) : divisor(cursor);
    left = right && { type, left, right };
    afterSlash = type !== "product";
  }
  return left;
}

function times(left: Tree, right: Tree | undefined): Tree | undefined {
  return right && { type: "product", left, right, implicit: true };
}

function divisor(cursor: Cursor): Tree | undefined {
  let right = signed(cursor);
  if (isUnusual(cursor, "implicit"))
    while (right !== undefined && startsFactor(cursor, right)) right = times(right, power(cursor));
  return right;
}

/** A bracket, unknown or function right behind a factor multiplies it; a number behind a number does not. */
function startsFactor(cursor: Cursor, left: Tree): boolean {
  const token = tokenHere(cursor);
  if (token === undefined) return false;
  const { type, text, spaced } = token;
  const isExpression = cursor.options.expression !== undefined;
  const before = cursor.tokens[cursor.position - 1]?.type;
  switch (type) {
    case "sign":
      return (
        text === "(" ||
        text === "{" ||
        text === "√" ||
        (isExpression && (text === "[" || (text === "|" && cursor.bars === 0)))
      );
    case "vulgar":
      return isExpression ? before !== "number" : left.type === "group";
    case "number":
      if (before === "number") return isExpression && left.type === "fraction" && spaced;
      return isExpression && (before !== "raised" || spaced);
    case "name":
      return isExpression || text === "\\frac";
    default:
      return type !== "raised";
  }
}

function signed(cursor: Cursor): Tree | undefined {
  return signedOf(cursor, power, true);
}

/** Signs in front of what `rule` reads. */
function signedOf(cursor: Cursor, rule: Rule, both = false): Tree | undefined {
  const sign = signHere(cursor);
  if (sign !== "-" && sign !== "+" && !(both && sign === "±")) return rule(cursor);
  const at = placeHere(cursor);
  cursor.position++;
  if (tokenHere(cursor) === undefined)
    return fail(cursor, cursor.position === 1 ? "missing-number" : "incomplete", { symbol: sign, at });
  const of = deeper(cursor, (inner) => signedOf(inner, rule, both));
  if (sign === "±") return of && { type: "plus-minus", left: undefined, right: of };
  return of && { type: sign === "-" ? "negative" : "positive", of };
}

function power(cursor: Cursor): Tree | undefined {
  const left = postfix(cursor);
  const right = left && exponentHere(cursor, signed);
  if (cursor.failure !== undefined) return undefined;
  return left && right ? { type: "power", left, right } : left;
}

/** `²`, `^2`, `^{-1}`. */
function exponentHere(cursor: Cursor, rule: Rule): Tree | undefined {
  const token = tokenHere(cursor);
  if (token?.type !== "raised") return take(cursor, "^") ? deeper(cursor, rule) : undefined;
  cursor.position++;
  const size = wholeTree(token.text.replace("-", ""), token.at);
  return token.text.startsWith("-") ? { type: "negative", of: size } : size;
}

function postfix(cursor: Cursor): Tree | undefined {
  let of = atom(cursor);
  while (of !== undefined) {
    const sign = signHere(cursor);
    const isRaised = sign === "^" && cursor.tokens[cursor.position + 1]?.text === "°";
    const type =
      isRaised || sign === "°" ? "degrees" : sign === "%" ? "percent" : sign === "!" ? "factorial" : undefined;
    if (type === undefined || (type !== "percent" && cursor.options.expression === undefined)) break;
    cursor.position += isRaised ? 2 : 1;
    of = { type, of };
    if (type === "percent") break;
  }
  return of;
}

/** A number, name, bracket, root, bar or function: what stands between signs. */
function atom(cursor: Cursor): Tree | undefined {
  const token = tokenHere(cursor);
  if (token === undefined)
    return fail(cursor, "incomplete", { ...symbolOf(cursor.tokens.at(-1)), at: placeHere(cursor) });
  const { type, text, at } = token;
  switch (type) {
    case "number":
      return numberOrMixed(cursor);
    case "vulgar":
      cursor.position++;
      return vulgarTree(token);
    case "constant":
      cursor.position++;
      return { type, name: text as ConstantName, at };
    case "function":
      return call(cursor, token);
    case "name":
      return named(cursor, token);
    case "raised":
      return failHere(cursor);
    default:
      return bracketed(cursor, text, at);
  }
}

function bracketed(cursor: Cursor, open: string, at: number): Tree | undefined {
  if (open === "√") {
    cursor.position++;
    const of = radicand(cursor);
    return of && { type: "root", of };
  }
  if (!BRACKETS.has(open) || (open === "[" && cursor.options.expression === undefined))
    return LEFT_NEEDED.has(open) ? fail(cursor, "missing-number", { symbol: open, at }) : failHere(cursor);
  const of = between(cursor)?.[0];
  return of && { type: open === "|" ? "absolute" : "group", of };
}

/** What stands in the brackets that open here, or in bars; where `several`, things between commas. */
function between(cursor: Cursor, several = false): readonly Tree[] | undefined {
  const at = placeHere(cursor);
  const open = signHere(cursor);
  const close = BRACKETS.get(open) ?? ")";
  const { bars } = cursor;
  cursor.position++;
  cursor.bars = open === "|" ? bars + 1 : 0;
  const trees: Tree[] = [];
  for (;;) {
    const tree = deeper(cursor, sum);
    if (tree === undefined) return undefined;
    trees.push(tree);
    if (!several || !(take(cursor, ",") || take(cursor, ";"))) break;
  }
  cursor.bars = bars;
  if (take(cursor, close)) return trees;
  // At the end of the text a bracket is missing; before it, what stands there is in the way.
  const next = tokenHere(cursor);
  return cursor.options.expression === undefined || next === undefined || CLOSES.has(next.text)
    ? fail(cursor, "missing-bracket", { symbol: close, at })
    : failHere(cursor);
}

/** What a bare root sign holds: the next thing, or all that follows. */
function radicand(cursor: Cursor): Tree | undefined {
  const isOpen = isBracket(cursor);
  if (!isOpen && isUnusual(cursor, "root")) return deeper(cursor, sum);
  const of = deeper(cursor, postfix);
  if (!isOpen && !ROOT_ENDS.has(tokenHere(cursor)?.text ?? "")) fork(cursor, "root");
  return of;
}

function named(cursor: Cursor, { text, at }: Token): Tree | undefined {
  const { expression } = cursor.options;
  if (text === "\\frac") return latexFraction(cursor);
  if (expression === undefined || text.startsWith("\\")) return failHere(cursor);
  cursor.position++;
  const index = indexBehind(cursor);
  if (cursor.failure !== undefined) return undefined;
  const name = index === undefined ? text : `${text}_${index}`;
  if (!expression.functions.includes(name) || signHere(cursor) !== "(") return { type: "name", name, at };
  const args = between(cursor, true);
  return args && { type: "apply", name, args, at };
}

/** The lowered index behind a name: `_1`, `_n`, `_{n+1}`, or digits glued to it. */
function indexBehind(cursor: Cursor): string | undefined {
  const token = tokenHere(cursor);
  if (token?.type === "number" && !token.spaced && !token.marked && token.tail === "") {
    fork(cursor, "index");
    if (isUnusual(cursor, "index")) return undefined;
    cursor.position++;
    return token.text;
  }
  const tree = take(cursor, "_") ? single(cursor) : undefined;
  return tree && treeToLatex(bare(tree)).replaceAll(/\s/gu, "");
}

/** A number, a name with its own index, or a bracket. */
function single(cursor: Cursor): Tree | undefined {
  return tokenHere(cursor)?.type === "number" ? plainNumber(cursor) : deeper(cursor, atom);
}

function latexFraction(cursor: Cursor): Tree | undefined {
  cursor.position++;
  const left = braces(cursor);
  const right = left && braces(cursor);
  return right && { type: "fraction", left: left ?? right, right };
}

function braces(cursor: Cursor): Tree | undefined {
  return signHere(cursor) === "{"
    ? between(cursor)?.[0]
    : fail(cursor, "missing-bracket", { symbol: "{", at: placeHere(cursor) });
}

/** A whole number and a fraction behind it are one mixed number: `2 1/2`, `2½`, `2\frac{1}{2}`, `2_1/2` [CHK9]. */
function numberOrMixed(cursor: Cursor): Tree | undefined {
  const start = cursor.position + 1;
  const whole = plainNumber(cursor);
  const next = cursor.tokens[start];
  if (whole === undefined || next === undefined) return whole;
  if (next.type === "name" && (next.text === "\\overline" || next.text === "\\bar")) return overline(cursor, whole);
  // Behind a slash no mixed number is meant: `1/2 1/2` is a product.
  const isDivisor = cursor.options.expression !== undefined && start > 1 && cursor.tokens[start - 2]?.text === "/";
  if (!isPlain(whole) || isDivisor) return whole;
  if (!take(cursor, "_")) take(cursor, "∧");
  const part = partHere(cursor);
  if (cursor.failure !== undefined) return undefined;
  if (part === undefined) {
    cursor.position = start;
    return whole;
  }
  const { left: top, right: bottom } = part;
  return isPlain(top) && isPlain(bottom) ? { type: "mixed", whole, top, bottom } : times(whole, part);
}

/** The fraction of a mixed number. */
function partHere(cursor: Cursor): Extract<Tree, { type: "fraction" }> | undefined {
  const token = tokenHere(cursor);
  if (token?.type === "vulgar") {
    cursor.position++;
    return vulgarTree(token);
  }
  if (token?.type === "name" && token.text === "\\frac") {
    const part = latexFraction(cursor);
    return part?.type === "fraction" ? part : undefined;
  }
  if (token?.type !== "number" || cursor.tokens[cursor.position + 1]?.text !== "/") return undefined;
  const left = plainNumber(cursor);
  cursor.position++;
  const under = tokenHere(cursor);
  if (under === undefined) return fail(cursor, "missing-denominator", { at: placeHere(cursor) });
  const right = left && (under.type === "number" ? plainNumber(cursor) : failHere(cursor));
  if (left === undefined || right === undefined) return undefined;
  return isPlain(left) && isPlain(right)
    ? { type: "fraction", left, right }
    : fail(cursor, "two-numbers", { at: left.at });
}

/** `0.1\overline{6}`: digits that repeat, in LaTeX. */
function overline(cursor: Cursor, whole: NumberTree): NumberTree | undefined {
  const { tokens, position } = cursor;
  const repeating = tokens[position + 2]?.text ?? "";
  if (!/^\d+$/u.test(repeating) || tokens[position + 3]?.text !== "}") return whole;
  cursor.position += 4;
  return { ...whole, decimals: whole.decimals + repeating, repeating };
}

function plainNumber(cursor: Cursor): NumberTree | undefined {
  const token = tokenHere(cursor);
  if (token?.type !== "number") return failHere(cursor);
  const { text, at, tail, marked } = token;
  cursor.position++;
  if (tail === "" && !marked) return wholeTree(text, at);
  const digits = readMarks(text, at, cursor.options.convention);
  if (!digits.ok) return fail(cursor, digits.error.reason, digits.error.params);
  const tree: NumberTree = { type: "number", ...digits.value, at };
  if (tail === "") return tree;
  if (tail !== "…") {
    const exponent = Number(tail);
    return Math.abs(exponent) > MAX_EXPONENT ? fail(cursor, "too-complicated", { at }) : { ...tree, exponent };
  }
  const repeating = repeatingTail(tree.decimals);
  return repeating === undefined ? fail(cursor, "incomplete", { symbol: "…", at }) : { ...tree, repeating };
}

/** The shortest run that ends the decimals at least twice over: `1666` has 6, `1212` has 12. */
function repeatingTail(decimals: string, length = 1): string | undefined {
  const tail = decimals.slice(-length);
  if (length * 2 > decimals.length) return undefined;
  return decimals.endsWith(tail + tail) ? tail : repeatingTail(decimals, length + 1);
}

/** A known function with what it is applied to: `sin x`, `sin^2(x)`, `sin^-1 x`, `log_2 8`, `sqrt[3]{x}`, `max(1, 2)`. */
function call(cursor: Cursor, { text: name, at }: Token): Tree | undefined {
  cursor.position++;
  const isLog = name === "log";
  const isRoot = ROOTS.has(name);
  const rootIndex = isRoot && signHere(cursor) === "[" ? between(cursor)?.[0] : ROOTS.get(name);
  const before = exponentHere(cursor, signedSingle);
  const lowered = name === "lg" ? TEN : isLog ? baseBehind(cursor) : rootIndex;
  const exponent = before ?? exponentHere(cursor, signedSingle);
  if (cursor.failure !== undefined) return undefined;
  const inverse = exponent !== undefined && isMinusOne(exponent) ? inverseOf(name) : undefined;
  const args = argumentsOf(cursor, name, at, isRoot || SEVERAL.has(name) || (isLog && lowered === undefined));
  const [of, second] = args ?? [];
  if (args === undefined || of === undefined) return undefined;
  const index = lowered ?? (isLog || isRoot || name === "nthroot" ? second : undefined);
  const tree = applied(cursor, inverse ?? name, index, of, args, at);
  return exponent === undefined || inverse !== undefined ? tree : { type: "power", left: tree, right: exponent };
}

function inverseOf(name: string): string | undefined {
  return INVERTED.has(name) ? `ar${name.endsWith("h") ? "" : "c"}${name}` : undefined;
}

function applied(
  cursor: Cursor,
  name: string,
  index: Tree | undefined,
  of: Tree,
  args: readonly Tree[],
  at: number,
): Tree {
  if (name === "abs") return { type: "absolute", of };
  if (ROOTS.has(name) || (name === "nthroot" && index !== undefined))
    return index === undefined ? { type: "root", of } : { type: "indexed-root", index, of };
  if (SEVERAL.has(name)) return { type: "apply", name, args, at };
  if (index !== undefined) return { type: "call", name: "log", of, base: index };
  const isNatural = name === "log" && cursor.options.expression?.log === "natural";
  return { type: "call", name: isNatural ? "ln" : (name as FunctionName), of };
}

/** What a function is applied to: the bracket behind it, or the run of factors up to the next sign or function. */
function argumentsOf(cursor: Cursor, name: string, at: number, several: boolean): readonly Tree[] | undefined {
  if (isBracket(cursor)) {
    const args = between(cursor, several);
    if (args === undefined || !several) return args;
    // LaTeX's `\binom{5}{2}`.
    if (args.length === 1 && SEVERAL.has(name) && signHere(cursor) === "{") {
      const more = between(cursor);
      return more && [...args, ...more];
    }
    const [of] = args;
    return ROOTS.has(name) && of !== undefined ? [{ type: "group", of }, ...args.slice(1)] : args;
  }
  const token = tokenHere(cursor);
  const isMissing = token === undefined || (token.type === "sign" && !OPENS.has(token.text));
  if (isMissing || SEVERAL.has(name)) return fail(cursor, "missing-argument", { symbol: name, at });
  const of = ROOTS.has(name) ? radicand(cursor) : deeper(cursor, runOfFactors);
  return of && [of];
}

function runOfFactors(cursor: Cursor): Tree | undefined {
  return signedOf(cursor, (inner) => {
    let run = power(inner);
    while (run !== undefined) {
      const slash = signHere(inner) === "/";
      const next = inner.tokens[inner.position + (slash ? 1 : 0)];
      const isFactor = next?.type === "name" || next?.type === "constant" || (slash && next?.type === "number");
      if (!isFactor || next.text.startsWith("\\")) break;
      fork(inner, "argument");
      if (isUnusual(inner, "argument")) break;
      if (slash) inner.position++;
      const right = power(inner);
      run = slash ? right && { type: "fraction", left: run, right } : times(run, right);
    }
    return run;
  });
}

function signedSingle(cursor: Cursor): Tree | undefined {
  return signedOf(cursor, single);
}

/** The base of a logarithm: `log_2 x`, `log_{b}(x)`, `log2(x)`. */
function baseBehind(cursor: Cursor): Tree | undefined {
  const token = tokenHere(cursor);
  const isGlued = token?.type === "number" && !token.spaced;
  if (isGlued) return cursor.tokens[cursor.position + 1]?.text === "(" ? single(cursor) : undefined;
  return take(cursor, "_") ? single(cursor) : undefined;
}

function isBracket(cursor: Cursor): boolean {
  const text = signHere(cursor);
  return text === "(" || text === "{" || text === "[";
}

function isMinusOne(tree: Tree): boolean {
  const inner = bare(tree);
  return inner.type === "negative" && inner.of.type === "number" && inner.of.whole === "1" && inner.of.decimals === "";
}

function vulgarTree({ text, tail, at }: Token): Extract<Tree, { type: "fraction" }> {
  return { type: "fraction", left: wholeTree(text, at), right: wholeTree(tail, at) };
}

function isPlain(tree: Tree): tree is NumberTree {
  return tree.type === "number" && tree.decimals === "" && tree.exponent === undefined && tree.repeating === undefined;
}

function tokenHere({ tokens, position }: Cursor): Token | undefined {
  return tokens[position];
}

/** The sign at this place. Text that is no sign is never compared with signs: that is slower. */
function signHere({ tokens, position }: Cursor): string {
  const token = tokens[position];
  return token?.type === "sign" ? token.text : "";
}

function placeHere({ tokens, position }: Cursor): number {
  return (tokens[position] ?? tokens.at(-1))?.at ?? 0;
}

function take(cursor: Cursor, sign: string): boolean {
  const isHere = signHere(cursor) === sign;
  if (isHere) cursor.position++;
  return isHere;
}

function isUnusual({ options }: Cursor, way: Fork): boolean {
  return options.expression?.unusual.has(way) === true;
}

function fork(cursor: Cursor, way: Fork): void {
  (cursor.forks ??= new Set()).add(way);
}

/** Runs one rule a level deeper; past the deepest level the text cannot be read. */
function deeper(cursor: Cursor, rule: Rule): Tree | undefined {
  if (cursor.depth >= MAX_DEPTH) return fail(cursor, "too-complicated", { at: placeHere(cursor) });
  cursor.depth++;
  const tree = rule(cursor);
  cursor.depth--;
  return tree;
}

function fail(cursor: Cursor, reason: Problem["reason"], params: Problem["params"]): undefined {
  cursor.failure ??= { reason, params };
  return undefined;
}

/** Names what stands where the reading stopped. */
function failHere(cursor: Cursor): undefined {
  const { tokens, position } = cursor;
  const token = tokens[position];
  const at = placeHere(cursor);
  if (token === undefined) return fail(cursor, tokens.length === 0 ? "empty" : "incomplete", { at });
  const next = tokens[position + 1];
  if (token.text === "∧" && next?.type === "number") return fail(cursor, "two-numbers", { at: next.at });
  if (token.type === "number" || token.type === "vulgar") return fail(cursor, "two-numbers", { at });
  if (token.type === "raised") return fail(cursor, "missing-number", { at });
  const open = OPEN_BY_CLOSE.get(token.text);
  return open === undefined
    ? fail(cursor, "unknown-symbol", { symbol: token.text, at })
    : fail(cursor, "missing-bracket", { symbol: open, at });
}

function symbolOf(token: Token | undefined): Problem["params"] {
  return token?.type === "sign" ? { symbol: token.text } : {};
}

const BRACKETS = firstByWord(") (, } {, | |, ] [");
const OPEN_BY_CLOSE = firstByWord("( ) |, { } \\}, [ ]");
const LEFT_NEEDED = wordSet("/ * ÷ ^ %");
const OPENS = wordSet("( { [ | √ - +");
const CLOSES = wordSet(") ] } | , ;");
const ROOT_ENDS = new Set(["", ...wordSet(") ] } | = < > ≤ ≥ ≠ , ; ∪")]);
const TEN = wholeTree(10);
const ROOTS: ReadonlyMap<string, Tree | undefined> = new Map([
  ["sqrt", undefined],
  ["cbrt", wholeTree(3)],
  ["qdrt", wholeTree(4)],
]);
/** Functions of several numbers, by the names they are read under. */
const SEVERAL = wordSet("max min gcd lcm mod binomial nthroot");
const INVERTED = wordSet("sin cos tan sec csc cot sinh cosh tanh");
