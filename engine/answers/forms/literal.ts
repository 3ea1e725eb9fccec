import { rationalValue } from "../algebra/index.ts";
import type { Rational } from "../rational.ts";
import { childrenOf, type Tree } from "../read/tree.ts";

const LITERAL: ReadonlySet<string> = new Set(
  "number group positive negative percent mixed fraction quotient".split(" "),
);

/** The worth of one number as typed, with its signs: `-3`, `1/2`, `2 1/2`, `5%`, not `1 + 2`. */
export function literalValue(tree: Tree): Rational | undefined {
  return isLiteral(tree) ? rationalValue(tree) : undefined;
}

export function isLiteral(tree: Tree): boolean {
  return LITERAL.has(tree.type) && childrenOf(tree).every(isLiteral);
}
