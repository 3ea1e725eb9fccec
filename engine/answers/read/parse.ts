import { ok, type Result } from "../../result.ts";
import { readMarks, type Convention } from "./marks.ts";
import { problem, type Problem } from "./problem.ts";
import type { Token } from "./tokenise.ts";
import type { NumberTree, Tree } from "./tree.ts";

/** Deepest nesting of brackets, signs and powers [CHK30]. */
export const MAX_DEPTH = 40;
const MAX_EXPONENT = 1000;

export interface ParseOptions {
  readonly convention: Convention;
  /** Names that are unknowns; an `x` that is none of them is a times sign between two numbers. */
  readonly variables: ReadonlySet<string>;
}

/** Reads tokens as one number or sum, faithfully: nothing is worked out, no sign or zero is lost [CHK1]. */
export function parse(tokens: readonly Token[], options: ParseOptions): Result<Tree, Problem> {
  const parser = createParser(tokens, options);
  const tree = parser.sum();
  if (tree !== undefined && !parser.atEnd()) parser.failHere();
  const failure = parser.failure();
  if (failure !== undefined) return { ok: false, error: failure };
  return tree === undefined ? problem("incomplete") : ok(tree);
}

function createParser(tokens: readonly Token[], { convention, variables }: ParseOptions) {
  let position = 0;
  let depth = 0;
  let failure: Problem | undefined;
  return { sum, atEnd: () => position >= tokens.length, failHere, failure: () => failure };

  function fail(reason: Problem["reason"], params: Problem["params"] = {}): undefined {
    failure ??= { reason, params };
    return undefined;
  }

  function sign(offset = 0): string | undefined {
    const token = tokens[position + offset];
    if (token?.type === "sign") return token.sign;
    // Between two numbers an `x` is a times sign; so are the words of sums read aloud.
    if (token?.type === "name" && position + offset > 0 && !variables.has(token.name))
      return WORD_SIGNS.get(token.name.toLowerCase());
    return undefined;
  }

  function placeHere(): number {
    const token = tokens[position] ?? tokens.at(-1);
    return token?.at ?? 0;
  }

  /** Names what stands where the reading stopped. */
  function failHere(): undefined {
    const token = tokens[position];
    const at = placeHere();
    if (token === undefined) return fail(tokens.length === 0 ? "empty" : "incomplete", { at });
    if (token.type === "number" || token.type === "vulgar") return fail("two-numbers", { at });
    const next = tokens[position + 1];
    if (sign() === "&" && next?.type === "number") return fail("two-numbers", { at: next.at });
    if (token.type === "name") return fail("unknown-symbol", { symbol: token.name, at });
    if (token.type === "raised") return fail("missing-number", { at });
    return token.sign === ")" || token.sign === "}" || token.sign === "|"
      ? fail("missing-bracket", { symbol: token.sign === "}" ? "{" : "(", at })
      : fail("unknown-symbol", { symbol: token.sign, at });
  }

  function sum(): Tree | undefined {
    let left = product();
    for (;;) {
      const operator = sign();
      if (left === undefined || (operator !== "+" && operator !== "-")) return left;
      position++;
      const right = product();
      if (right === undefined) return undefined;
      left = { type: operator === "+" ? "sum" : "difference", left, right };
    }
  }

  function product(): Tree | undefined {
    let left = signed();
    for (;;) {
      if (left === undefined) return undefined;
      const operator = sign();
      const type = operator === undefined ? undefined : PRODUCT_SIGNS.get(operator);
      if (type === undefined && !startsFactor(left)) return left;
      if (type !== undefined) position++;
      if (type === "fraction" && position >= tokens.length) return fail("missing-denominator", { at: placeHere() });
      const right: Tree | undefined = type === undefined ? power() : signed();
      if (right === undefined) return undefined;
      left = { type: type ?? "product", left, right };
    }
  }

  /** A bracket, unknown or function right behind a factor multiplies it; a number does not. */
  function startsFactor(left: Tree): boolean {
    const token = tokens[position];
    if (token === undefined) return false;
    if (token.type === "sign") return token.sign === "(" || token.sign === "{" || token.sign === "√";
    if (token.type === "vulgar" || token.type === "number") return left.type === "group" && token.type === "vulgar";
    return (
      token.type === "name" &&
      (variables.has(token.name) || FUNCTIONS.has(token.name) || FRACTION_COMMANDS.has(token.name))
    );
  }

  function signed(): Tree | undefined {
    const operator = sign();
    if (operator !== "-" && operator !== "+") return power();
    if (++depth > MAX_DEPTH) return fail("too-complicated", { at: placeHere() });
    const at = placeHere();
    position++;
    if (position >= tokens.length)
      return fail(position === 1 ? "missing-number" : "incomplete", { symbol: operator, at });
    const of = signed();
    depth--;
    return of === undefined ? undefined : { type: operator === "-" ? "negative" : "positive", of };
  }

  function power(): Tree | undefined {
    const base = postfix();
    if (base === undefined) return undefined;
    const token = tokens[position];
    if (token?.type === "raised") {
      position++;
      return { type: "power", left: base, right: { type: "number", whole: token.digits, decimals: "", at: token.at } };
    }
    if (sign() !== "^") return base;
    position++;
    if (++depth > MAX_DEPTH) return fail("too-complicated", { at: placeHere() });
    const right = signed();
    depth--;
    return right === undefined ? undefined : { type: "power", left: base, right };
  }

  function postfix(): Tree | undefined {
    const of = atom();
    if (of === undefined || sign() !== "%") return of;
    position++;
    return { type: "percent", of };
  }

  function atom(): Tree | undefined {
    const token = tokens[position];
    if (token === undefined) return fail("incomplete", { at: placeHere() });
    switch (token.type) {
      case "number":
        return numberOrMixed();
      case "vulgar":
        position++;
        return vulgarTree(token);
      case "name":
        return named(token.name);
      case "raised":
        return failHere();
      default:
        return bracketed(token.sign);
    }
  }

  function bracketed(open: string): Tree | undefined {
    const close = BRACKETS.get(open);
    if (close === undefined) {
      if (open === "√") {
        position++;
        const of = postfix();
        return of === undefined ? undefined : { type: "root", of };
      }
      const at = placeHere();
      if (open === "/" || open === "*" || open === "÷" || open === "^" || open === "%")
        return fail("missing-number", { symbol: open, at });
      return failHere();
    }
    const at = placeHere();
    position++;
    if (++depth > MAX_DEPTH) return fail("too-complicated", { at });
    const of = sum();
    depth--;
    if (of === undefined) return undefined;
    if (sign() !== close) return fail("missing-bracket", { symbol: close, at });
    position++;
    return open === "|" ? { type: "absolute", of } : { type: "group", of };
  }

  function named(name: string): Tree | undefined {
    const at = placeHere();
    if (variables.has(name)) {
      position++;
      return { type: "name", name, at };
    }
    if (FRACTION_COMMANDS.has(name)) return latexFraction();
    const type = FUNCTIONS.get(name);
    if (type === undefined) return failHere();
    position++;
    const of = postfix();
    return of === undefined ? undefined : { type, of };
  }

  function latexFraction(): Tree | undefined {
    position++;
    const left = bracesOrDigit();
    const right = left === undefined ? undefined : bracesOrDigit();
    return left === undefined || right === undefined ? undefined : { type: "fraction", left, right };
  }

  function bracesOrDigit(): Tree | undefined {
    if (sign() !== "{") return fail("missing-bracket", { symbol: "{", at: placeHere() });
    const inner = bracketed("{");
    return inner?.type === "group" ? inner.of : inner;
  }

  /** A whole number and a fraction behind it are one mixed number: `2 1/2`, `2½`, `2\frac{1}{2}`, `2_1/2` [CHK9]. */
  function numberOrMixed(): Tree | undefined {
    const whole = plainNumber();
    if (whole === undefined || whole.decimals !== "" || whole.exponent !== undefined) return whole;
    const start = position;
    if (sign() === "_" || sign() === "&") position++;
    const token = tokens[position];
    if (token?.type === "vulgar") {
      position++;
      const { left, right } = vulgarTree(token);
      return { type: "mixed", whole, top: left, bottom: right };
    }
    if (token?.type === "name" && FRACTION_COMMANDS.has(token.name)) {
      const part = latexFraction();
      if (part === undefined) return undefined;
      if (part.type === "fraction" && isPlain(part.left) && isPlain(part.right)) {
        return { type: "mixed", whole, top: part.left, bottom: part.right };
      }
      return { type: "product", left: whole, right: part };
    }
    if (token?.type === "number" && sign(1) === "/") {
      const top = plainNumber();
      if (top === undefined) return undefined;
      position++;
      const at = placeHere();
      if (tokens[position] === undefined) return fail("missing-denominator", { at });
      const bottom = tokens[position]?.type === "number" ? plainNumber() : failHere();
      if (bottom === undefined) return undefined;
      if (isPlain(top) && isPlain(bottom)) return { type: "mixed", whole, top, bottom };
      return fail("two-numbers", { at: top.at });
    }
    position = start;
    return whole;
  }

  function plainNumber(): NumberTree | undefined {
    const token = tokens[position];
    if (token?.type !== "number") return failHere();
    const digits = readMarks(token.marked, convention);
    if (!digits.ok) return fail(digits.error.reason, digits.error.params);
    if (token.exponent !== undefined && Math.abs(token.exponent) > MAX_EXPONENT)
      return fail("too-complicated", { at: token.at });
    position++;
    const { whole, decimals } = digits.value;
    const tree = { type: "number" as const, whole, decimals, at: token.at };
    if (token.endless) {
      const repeating = repeatingTail(decimals);
      return repeating === undefined ? fail("incomplete", { symbol: "…", at: token.at }) : { ...tree, repeating };
    }
    return token.exponent === undefined ? tree : { ...tree, exponent: token.exponent };
  }

  function vulgarTree(token: Extract<Token, { type: "vulgar" }>) {
    const part = (whole: string): NumberTree => ({ type: "number", whole, decimals: "", at: token.at });
    return { type: "fraction" as const, left: part(token.top), right: part(token.bottom) };
  }
}

const PRODUCT_SIGNS: ReadonlyMap<string, "product" | "fraction" | "quotient"> = new Map([
  ["*", "product"],
  ["/", "fraction"],
  ["÷", "quotient"],
] as const);
const WORD_SIGNS: ReadonlyMap<string, string> = new Map([
  ["x", "*"],
  ["times", "*"],
  ["and", "&"],
  ["percent", "%"],
  ["pct", "%"],
]);
const BRACKETS: ReadonlyMap<string, string> = new Map([
  ["(", ")"],
  ["{", "}"],
  ["|", "|"],
]);
const FUNCTIONS: ReadonlyMap<string, "absolute" | "root"> = new Map([
  ["abs", "absolute"],
  ["sqrt", "root"],
  ["\\sqrt", "root"],
] as const);
const FRACTION_COMMANDS = new Set(["\\frac"]);

function isPlain(tree: Tree): tree is NumberTree {
  return tree.type === "number" && tree.decimals === "" && tree.exponent === undefined && tree.repeating === undefined;
}

/** The shortest run that ends the decimals at least twice over: `1666` has 6, `1212` has 12. */
function repeatingTail(decimals: string): string | undefined {
  for (let length = 1; length * 2 <= decimals.length; length++) {
    const tail = decimals.slice(-length);
    if (decimals.slice(-2 * length, -length) === tail) return tail;
  }
  return undefined;
}
