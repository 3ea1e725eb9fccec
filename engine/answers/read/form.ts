import { gcd } from "../rational.ts";
import type { NumberTree, Tree } from "./tree.ts";

/** How a number was written; `expression` is anything still to be worked out. */
export type NumberForm = "integer" | "decimal" | "proper" | "improper" | "mixed" | "percent" | "expression";

export interface FormFacts {
  readonly form: NumberForm;
  /** False for `2/4`, `3/1`, `1/-2`, `1 2/4`, `1 4/3`. */
  readonly lowestTerms: boolean;
  /** The fraction of a mixed number is below 1. */
  readonly properPart: boolean;
}

/** Judges the writing only, on the tree as typed: the value plays no part [CHK5]. */
export function formOf(tree: Tree): FormFacts {
  switch (tree.type) {
    case "negative":
    case "positive":
      return isSigned(tree.of) ? EXPRESSION : formOf(tree.of);
    case "group":
      return formOf(tree.of);
    case "number":
      return tree.exponent !== undefined ? EXPRESSION : tree.decimals === "" ? INTEGER : DECIMAL;
    case "percent":
      return formOf(tree.of).form === "expression" ? EXPRESSION : { ...formOf(tree.of), form: "percent" };
    case "mixed": {
      const top = BigInt(tree.top.whole);
      const bottom = BigInt(tree.bottom.whole);
      const properPart = top < bottom;
      return { form: "mixed", lowestTerms: properPart && top > 0n && gcd(top, bottom) === 1n, properPart };
    }
    case "fraction":
      return fractionForm(tree.left, tree.right);
    default:
      return EXPRESSION;
  }
}

const EXPRESSION: FormFacts = { form: "expression", lowestTerms: true, properPart: true };
const INTEGER: FormFacts = { form: "integer", lowestTerms: true, properPart: true };
const DECIMAL: FormFacts = { form: "decimal", lowestTerms: true, properPart: true };

function fractionForm(left: Tree, right: Tree): FormFacts {
  const top = wholeNumber(left);
  const bottom = wholeNumber(right);
  if (top === undefined || bottom === undefined) return EXPRESSION;
  const a = BigInt(top.whole);
  const b = BigInt(bottom.whole);
  return {
    form: a < b ? "proper" : "improper",
    lowestTerms: b > 1n && gcd(a, b) === 1n && right.type === "number",
    properPart: true,
  };
}

/** A whole number with at most one sign in front. */
function wholeNumber(tree: Tree): NumberTree | undefined {
  const inner = tree.type === "group" ? tree.of : tree;
  const bare = inner.type === "negative" || inner.type === "positive" ? inner.of : inner;
  return bare.type === "number" && bare.decimals === "" && bare.exponent === undefined ? bare : undefined;
}

function isSigned(tree: Tree): boolean {
  return tree.type === "negative" || tree.type === "positive";
}
