import { childrenOf, type Tree } from "../read/tree.ts";

/** What may happen to a tree on its way: no value at single points, another rule, no value on whole stretches. */
export const POLE = 1;
export const KINK = 2;
export const END = 4;
/** It stands for two values, ±2. */
export const TWOFOLD = 8;
export const NAMED = 16;

/** Functions by what they do; the sine of an arcsine is its argument, so that its ends do not count. */
const ROUGH: Readonly<Record<string, number>> = {
  absolute: KINK,
  factorial: POLE | KINK,
  apply: POLE | KINK,
  root: POLE | KINK | END,
  "indexed-root": POLE | KINK | END,
};
const STEPPING = new Set("floor ceil round sign arcsin arccos arcsec arccsc arccot arctan".split(" "));
const ENDING = new Set("ln log arcosh artanh".split(" "));

/** The flags of a tree together; where it has no unknowns, only whether it has two values. */
export function roughnessOf(tree: Tree): number {
  switch (tree.type) {
    case "name":
      return NAMED;
    case "number":
      return 0;
    case "sum":
    case "difference":
    case "product":
      return roughnessOf(tree.left) | roughnessOf(tree.right);
    case "group":
    case "negative":
      return roughnessOf(tree.of);
    default:
  }
  let flags = tree.type === "plus-minus" ? TWOFOLD : 0;
  for (const child of childrenOf(tree)) flags |= roughnessOf(child);
  return flags < NAMED ? flags : flags | ownRoughness(tree);
}

export function hasName(tree: Tree): boolean {
  return roughnessOf(tree) >= NAMED;
}

function ownRoughness(tree: Tree): number {
  switch (tree.type) {
    case "fraction":
    case "quotient":
      return hasName(tree.right) ? POLE : 0;
    case "power":
      // x³ and 2^x have a value everywhere.
      return (tree.right.type === "number" && tree.right.decimals === "") || !hasName(tree.left)
        ? 0
        : POLE | KINK | END;
    case "call":
      return POLE | (ENDING.has(tree.name) ? KINK | END : STEPPING.has(tree.name) ? KINK : 0);
    default:
      return ROUGH[tree.type] ?? 0;
  }
}
