import { deeper, fail, failHere, placeHere, signHere, tokenHere, type Cursor, type Grammar } from "./cursor.ts";
import { readMarks } from "./marks.ts";
import { treeToLatex } from "./to-latex.ts";
import type { NumberTree, Tree } from "./tree.ts";

const MAX_EXPONENT = 1000;

export function indexText(cursor: Cursor, grammar: Grammar): string | undefined {
  const tree = indexTree(cursor, grammar);
  if (tree === undefined) return undefined;
  return treeToLatex(tree.type === "group" ? tree.of : tree).replace(/\s/gu, "");
}

/** A number, a name with its own index, or a bracket. */
export function indexTree(cursor: Cursor, grammar: Grammar): Tree | undefined {
  const token = tokenHere(cursor);
  if (token?.type === "number") return plainNumber(cursor);
  return deeper(cursor, grammar.atom);
}

export function argumentsOf(cursor: Cursor, grammar: Grammar): readonly Tree[] | undefined {
  const at = placeHere(cursor);
  const close = BRACKETS.get(signHere(cursor) ?? "");
  cursor.position++;
  const bars = cursor.bars;
  cursor.bars = 0;
  const args: Tree[] = [];
  do {
    const arg = deeper(cursor, grammar.sum);
    if (arg === undefined) return undefined;
    args.push(arg);
  } while (takeSeparator(cursor));
  cursor.bars = bars;
  if (signHere(cursor) !== close) return unclosed(cursor, close ?? ")", at);
  cursor.position++;
  return args;
}

function takeSeparator(cursor: Cursor): boolean {
  const sign = signHere(cursor);
  if (sign !== "," && sign !== ";") return false;
  cursor.position++;
  return true;
}

/** At the end of the text a bracket is missing; before it, what stands there is in the way. */
export function unclosed(cursor: Cursor, close: string, at: number): undefined {
  const token = tokenHere(cursor);
  const isBracket = token === undefined || (token.type === "sign" && /^[)\]}|,;]$/u.test(token.sign));
  if (cursor.options.expression === undefined || isBracket)
    return fail(cursor, "missing-bracket", { symbol: close, at });
  return failHere(cursor);
}

export function plainNumber(cursor: Cursor): NumberTree | undefined {
  const token = tokenHere(cursor);
  if (token?.type !== "number") return failHere(cursor);
  const digits = readMarks(token.marked, cursor.options.convention);
  if (!digits.ok) return fail(cursor, digits.error.reason, digits.error.params);
  if (token.exponent !== undefined && Math.abs(token.exponent) > MAX_EXPONENT)
    return fail(cursor, "too-complicated", { at: token.at });
  cursor.position++;
  const { whole, decimals } = digits.value;
  const tree = { type: "number" as const, whole, decimals, at: token.at };
  if (token.endless) {
    const repeating = repeatingTail(decimals);
    return repeating === undefined ? fail(cursor, "incomplete", { symbol: "…", at: token.at }) : { ...tree, repeating };
  }
  return token.exponent === undefined ? tree : { ...tree, exponent: token.exponent };
}

/** The shortest run that ends the decimals at least twice over: `1666` has 6, `1212` has 12. */
function repeatingTail(decimals: string): string | undefined {
  for (let length = 1; length * 2 <= decimals.length; length++) {
    const tail = decimals.slice(-length);
    if (decimals.slice(-2 * length, -length) === tail) return tail;
  }
  return undefined;
}

export const BRACKETS: ReadonlyMap<string, string> = new Map([
  ["(", ")"],
  ["{", "}"],
  ["|", "|"],
  ["[", "]"],
]);
