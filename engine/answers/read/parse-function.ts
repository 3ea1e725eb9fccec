import { deeper, fail, placeHere, signHere, tokenHere, type Cursor, type Grammar } from "./cursor.ts";
import { argumentsOf, BRACKETS, indexTree, unclosed } from "./parse-parts.ts";
import type { FunctionName, Tree } from "./tree.ts";

/** A known function with what it is applied to: `sin x`, `sin^2(x)`, `sin^-1 x`, `log_2 8`, `sqrt[3]{x}`, `max(1, 2)`. */
export function callOf(cursor: Cursor, grammar: Grammar): Tree | undefined {
  const token = tokenHere(cursor);
  if (token?.type !== "function") return undefined;
  const { name, at } = token;
  cursor.position++;
  const several = SEVERAL.get(name);
  if (several !== undefined) return severalOf(cursor, grammar, several, at);
  if (ROOTS.has(name)) return rootOf(cursor, grammar, name, at);
  const single = SINGLE.get(name);
  if (single !== undefined) {
    const of = argument(cursor, grammar, name, at);
    return of === undefined ? undefined : single(of);
  }
  return name === "lg"
    ? functionOf(cursor, grammar, "log", at, TEN)
    : functionOf(cursor, grammar, name as FunctionName, at);
}

function functionOf(
  cursor: Cursor,
  grammar: Grammar,
  typed: FunctionName,
  at: number,
  ownBase?: Tree,
): Tree | undefined {
  const raised = exponentBehind(cursor, grammar);
  const baseTree = ownBase ?? (typed === "log" ? baseBehind(cursor, grammar) : undefined);
  if (cursor.failure !== undefined) return undefined;
  const exponent = raised ?? exponentBehind(cursor, grammar);
  const inverse = exponent !== undefined && isMinusOne(exponent) ? INVERSES.get(typed) : undefined;
  const name = inverse ?? (typed === "log" && baseTree === undefined ? bareLog(cursor) : typed);
  const args =
    typed === "log" && baseTree === undefined && isBracket(cursor) ? argumentsOf(cursor, grammar) : undefined;
  if (cursor.failure !== undefined) return undefined;
  const of = args === undefined ? argument(cursor, grammar, name, at) : args[0];
  if (of === undefined) return undefined;
  const base = baseTree ?? args?.[1];
  const call: Tree = base === undefined ? { type: "call", name, of } : { type: "call", name: "log", of, base };
  return exponent === undefined || inverse !== undefined ? call : { type: "power", left: call, right: exponent };
}

/** What a function is applied to: the bracket behind it, or the run of factors up to the next sign or function. */
function argument(cursor: Cursor, grammar: Grammar, name: string, at: number): Tree | undefined {
  const token = tokenHere(cursor);
  if (token === undefined || (token.type === "sign" && !OPENS.test(token.sign)))
    return fail(cursor, "missing-argument", { symbol: name, at });
  if (isBracket(cursor)) {
    const open = signHere(cursor) ?? "(";
    const bars = cursor.bars;
    cursor.position++;
    cursor.bars = 0;
    const of = deeper(cursor, grammar.sum);
    cursor.bars = bars;
    if (of === undefined) return undefined;
    const close = BRACKETS.get(open) ?? ")";
    if (signHere(cursor) !== close) return unclosed(cursor, close, at);
    cursor.position++;
    return of;
  }
  return deeper(cursor, (inner) => runOfFactors(inner, grammar));
}

function runOfFactors(cursor: Cursor, grammar: Grammar): Tree | undefined {
  const sign = signHere(cursor);
  if (sign === "-" || sign === "+") {
    cursor.position++;
    const of = runOfFactors(cursor, grammar);
    return of === undefined ? undefined : { type: sign === "-" ? "negative" : "positive", of };
  }
  let run = grammar.power(cursor);
  const takesRun = cursor.options.expression?.choice.argument === "run";
  for (;;) {
    if (run === undefined) return undefined;
    const slash = signHere(cursor) === "/";
    const next = cursor.tokens[cursor.position + (slash ? 1 : 0)];
    const isFactor = next?.type === "name" || next?.type === "constant" || (slash && next?.type === "number");
    if (!isFactor || (next.type === "name" && next.name.startsWith("\\"))) return run;
    cursor.forks.add("argument");
    if (!takesRun) return run;
    if (slash) cursor.position++;
    const right = grammar.power(cursor);
    if (right === undefined) return undefined;
    run = slash ? { type: "fraction", left: run, right } : { type: "product", left: run, right, implicit: true };
  }
}

function rootOf(cursor: Cursor, grammar: Grammar, name: string, at: number): Tree | undefined {
  const index = INDEX_OF_ROOT.get(name) ?? (signHere(cursor) === "[" ? indexInBrackets(cursor, grammar) : undefined);
  if (cursor.failure !== undefined) return undefined;
  const exponent = exponentBehind(cursor, grammar);
  if (cursor.failure !== undefined) return undefined;
  let of: Tree | undefined;
  if (isBracket(cursor)) {
    const args = argumentsOf(cursor, grammar);
    if (args === undefined) return undefined;
    of = args[0] === undefined ? undefined : { type: "group", of: args[0] };
    if (args[1] !== undefined && of !== undefined) return { type: "indexed-root", index: args[1], of };
  } else of = bareRadicand(cursor, grammar, name, at);
  if (of === undefined) return undefined;
  const root: Tree = index === undefined ? { type: "root", of } : { type: "indexed-root", index, of };
  return exponent === undefined ? root : { type: "power", left: root, right: exponent };
}

function bareRadicand(cursor: Cursor, grammar: Grammar, name: string, at: number): Tree | undefined {
  const token = tokenHere(cursor);
  if (token === undefined || (token.type === "sign" && !OPENS.test(token.sign)))
    return fail(cursor, "missing-argument", { symbol: name, at });
  if (cursor.options.expression?.choice.root === "rest") return deeper(cursor, grammar.sum);
  const of = deeper(cursor, grammar.postfix);
  const after = tokenHere(cursor);
  if (after !== undefined && !(after.type === "sign" && ENDS.test(after.sign))) cursor.forks.add("root");
  return of;
}

function indexInBrackets(cursor: Cursor, grammar: Grammar): Tree | undefined {
  const at = placeHere(cursor);
  cursor.position++;
  const index = deeper(cursor, grammar.sum);
  if (index === undefined) return undefined;
  if (signHere(cursor) !== "]") return unclosed(cursor, "]", at);
  cursor.position++;
  return index;
}

function severalOf(cursor: Cursor, grammar: Grammar, name: string, at: number): Tree | undefined {
  if (!isBracket(cursor)) return fail(cursor, "missing-argument", { symbol: name, at });
  const first = argumentsOf(cursor, grammar);
  if (first === undefined) return undefined;
  // LaTeX's `\binom{5}{2}`.
  const second = first.length === 1 && signHere(cursor) === "{" ? argumentsOf(cursor, grammar) : [];
  if (second === undefined) return undefined;
  const args = [...first, ...second];
  const [of, index] = args;
  return name === "nthroot" && of !== undefined && index !== undefined
    ? { type: "indexed-root", index, of }
    : { type: "apply", name, args, at };
}

/** The power between a function and its argument: `sin^2 x`, `sin² x`, `sin^{-1} x`. */
function exponentBehind(cursor: Cursor, grammar: Grammar): Tree | undefined {
  const token = tokenHere(cursor);
  if (token?.type === "raised") {
    cursor.position++;
    const digits = token.digits.replace("-", "");
    const number: Tree = { type: "number", whole: digits, decimals: "", at: token.at };
    return token.digits.startsWith("-") ? { type: "negative", of: number } : number;
  }
  if (signHere(cursor) !== "^") return undefined;
  cursor.position++;
  return deeper(cursor, signedAtom(grammar));
}

function signedAtom(grammar: Grammar): (cursor: Cursor) => Tree | undefined {
  return function read(cursor) {
    const sign = signHere(cursor);
    if (sign !== "-" && sign !== "+") return indexTree(cursor, grammar);
    cursor.position++;
    const of = deeper(cursor, read);
    return of === undefined ? undefined : { type: sign === "-" ? "negative" : "positive", of };
  };
}

/** The base of a logarithm: `log_2 x`, `log_{b}(x)`, `log2(x)`. */
function baseBehind(cursor: Cursor, grammar: Grammar): Tree | undefined {
  const token = tokenHere(cursor);
  if (token?.type === "number" && !token.spaced) {
    const next = cursor.tokens[cursor.position + 1];
    return next?.type === "sign" && next.sign === "(" ? indexTree(cursor, grammar) : undefined;
  }
  if (signHere(cursor) !== "_") return undefined;
  cursor.position++;
  return indexTree(cursor, grammar);
}

function bareLog(cursor: Cursor): FunctionName {
  return cursor.options.expression?.log === "natural" ? "ln" : "log";
}

function isBracket(cursor: Cursor): boolean {
  const sign = signHere(cursor);
  return sign === "(" || sign === "{" || sign === "[";
}

function isMinusOne(tree: Tree): boolean {
  const inner = tree.type === "group" ? tree.of : tree;
  return inner.type === "negative" && inner.of.type === "number" && inner.of.whole === "1" && inner.of.decimals === "";
}

const OPENS = /^[({[|√\-+]$/u;
const ENDS = /^[)\]}|=<>≤≥≠,;∪]$/u;
const TEN: Tree = { type: "number", whole: "10", decimals: "", at: 0 };
const INDEX_OF_ROOT: ReadonlyMap<string, Tree> = new Map(
  [["cbrt", "3"] as const, ["qdrt", "4"] as const].map(([name, whole]): [string, Tree] => [
    name,
    { type: "number", whole, decimals: "", at: 0 },
  ]),
);
const ROOTS = new Set(["sqrt", "cbrt", "qdrt"]);
const SINGLE: ReadonlyMap<string, (of: Tree) => Tree> = new Map([
  ["abs", (of): Tree => ({ type: "absolute", of })],
  ["exp", (of): Tree => ({ type: "call", name: "exp", of })],
]);
/** Functions of several numbers, by the names they are read under. */
const SEVERAL: ReadonlyMap<string, string> = new Map(
  ["max", "min", "gcd", "lcm", "mod", "binomial", "nthroot"].map((name) => [name, name]),
);
const INVERSES: ReadonlyMap<FunctionName, FunctionName> = new Map<FunctionName, FunctionName>([
  ["sin", "arcsin"],
  ["cos", "arccos"],
  ["tan", "arctan"],
  ["sec", "arcsec"],
  ["csc", "arccsc"],
  ["cot", "arccot"],
  ["sinh", "arsinh"],
  ["cosh", "arcosh"],
  ["tanh", "artanh"],
]);
