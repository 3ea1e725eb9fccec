import type { Rational } from "../rational.ts";

/** What was typed, kept faithfully: signs, decimals as written, fractions unreduced, brackets. */
export type Tree =
  | NumberTree
  /** An unknown, with its lowered index where it has one: `x`, `a_1`, `θ`. */
  | { readonly type: "name"; readonly name: string; readonly at: number }
  | { readonly type: "constant"; readonly name: ConstantName; readonly at: number }
  | {
      readonly type: "negative" | "positive" | "group" | "percent" | "absolute" | "root" | "factorial" | "degrees";
      readonly of: Tree;
    }
  /** Typed with a slash, `\frac` or as one sign such as ½; `quotient` is typed with ÷. */
  | { readonly type: "fraction"; readonly left: Tree; readonly right: Tree }
  | { readonly type: "mixed"; readonly whole: NumberTree; readonly top: NumberTree; readonly bottom: NumberTree }
  | { readonly type: "sum" | "difference" | "quotient" | "power"; readonly left: Tree; readonly right: Tree }
  /** `implicit`: no sign between the factors, `3x`. */
  | { readonly type: "product"; readonly left: Tree; readonly right: Tree; readonly implicit?: true }
  /** `sqrt[3](x)`: the third root. */
  | { readonly type: "indexed-root"; readonly index: Tree; readonly of: Tree }
  /** A function known by name. `base` is that of a logarithm; without it `log` has base ten. */
  | { readonly type: "call"; readonly name: FunctionName; readonly of: Tree; readonly base?: Tree }
  /** `f(x)`, for a letter that stands for a function, and functions of several numbers such as `max`. */
  | { readonly type: "apply"; readonly name: string; readonly args: readonly Tree[]; readonly at: number }
  /** `±2`, `1 ± √2`: two values. */
  | { readonly type: "plus-minus"; readonly left: Tree | undefined; readonly right: Tree };

export interface NumberTree {
  readonly type: "number";
  /** Digits before the decimal mark, marks taken out; at least one digit. */
  readonly whole: string;
  /** Digits after the decimal mark as typed, with their last zeros. */
  readonly decimals: string;
  /** The digits at the end of `decimals` that repeat for ever: `0.1666…` has 6. */
  readonly repeating?: string;
  /** Ten to this power multiplies the number: `6.63e-34`. */
  readonly exponent?: number;
  readonly at: number;
}

export type ConstantName = "pi" | "e" | "i" | "infinity";

/** Functions of one real number. Inverses are `arcsin` …, `sin^-1 x` included; `ln` has base e. */
export type FunctionName =
  | "sin"
  | "cos"
  | "tan"
  | "sec"
  | "csc"
  | "cot"
  | "arcsin"
  | "arccos"
  | "arctan"
  | "arcsec"
  | "arccsc"
  | "arccot"
  | "sinh"
  | "cosh"
  | "tanh"
  | "sech"
  | "csch"
  | "coth"
  | "arsinh"
  | "arcosh"
  | "artanh"
  | "ln"
  | "log"
  | "exp"
  | "floor"
  | "ceil"
  | "round"
  | "sign";

export type RelationSign = "=" | "≠" | "<" | "≤" | ">" | "≥" | "≈" | "∈";

/** A whole typed answer. */
export type Statement =
  | { readonly type: "expression"; readonly tree: Tree }
  /** `a < b ≤ c`: one more side than signs. */
  | { readonly type: "relation"; readonly sides: readonly Tree[]; readonly signs: readonly RelationSign[] }
  /** Joined by "and" (or a brace of a system); by "or". */
  | { readonly type: "all" | "any"; readonly of: readonly Statement[] }
  /**
   * Things between commas, with the brackets around them as typed; no brackets for a bare list. `null` is an empty
   * place, `[7, ]`. `(1, 3)` is a point or an interval: the kind asked decides.
   */
  | {
      readonly type: "sequence";
      readonly open: "(" | "[" | "{" | "]" | "<" | "";
      readonly close: ")" | "]" | "}" | "[" | ">" | "";
      readonly items: readonly (Statement | null)[];
    }
  | { readonly type: "union" | "intersection" | "without"; readonly of: readonly Statement[] }
  /** `{x | x > 2}`. */
  | { readonly type: "such-that"; readonly name: string; readonly of: Statement }
  /** `x ∈ [1, 2)`, `S = {1, 2}`, `A(1, 2)` as `A =`: a name for what stands behind. */
  | { readonly type: "member"; readonly name: string; readonly sign: "∈" | "="; readonly of: Statement }
  | { readonly type: "ratio"; readonly parts: readonly Tree[] }
  /** `3 r 2`. */
  | { readonly type: "remainder"; readonly quotient: Tree; readonly remainder: Tree }
  | { readonly type: "special"; readonly value: "no-solution" | "all-numbers" | "true" | "false" };

/** A whole number of 0 or more. */
export function wholeTree(whole: string | bigint | number, at = 0): NumberTree {
  return { type: "number", whole: String(whole), decimals: "", at };
}

/** A quotient of whole numbers, with its sign before the top. */
export function quotientTree({ n, d }: Rational): Tree {
  const top = wholeTree(n < 0n ? -n : n);
  return { type: "fraction", left: n < 0n ? { type: "negative", of: top } : top, right: wholeTree(d) };
}

/** Without a pair of brackets around it. */
export function bare(tree: Tree): Tree {
  return tree.type === "group" ? tree.of : tree;
}

/** Every child of a node, left to right. */
export function childrenOf(tree: Tree): readonly Tree[] {
  switch (tree.type) {
    case "number":
    case "name":
    case "constant":
      return NO_CHILDREN;
    case "mixed":
      return [tree.whole, tree.top, tree.bottom];
    case "indexed-root":
      return [tree.index, tree.of];
    case "call":
      return tree.base === undefined ? [tree.of] : [tree.base, tree.of];
    case "apply":
      return tree.args;
    case "plus-minus":
    case "sum":
    case "difference":
    case "product":
    case "fraction":
    case "quotient":
    case "power":
      return tree.left === undefined ? [tree.right] : [tree.left, tree.right];
    default:
      return [tree.of];
  }
}

const NO_CHILDREN: readonly Tree[] = [];

/** The same node with other children; numbers stay as they are. */
export function mapChildren(tree: Tree, map: (child: Tree) => Tree): Tree {
  switch (tree.type) {
    case "number":
    case "name":
    case "constant":
    case "mixed":
      return tree;
    case "indexed-root":
      return { ...tree, index: map(tree.index), of: map(tree.of) };
    case "call":
      return { ...tree, of: map(tree.of), ...(tree.base && { base: map(tree.base) }) };
    case "apply":
      return { ...tree, args: tree.args.map(map) };
    case "plus-minus":
      return { ...tree, left: tree.left && map(tree.left), right: map(tree.right) };
    default:
      return "of" in tree ? { ...tree, of: map(tree.of) } : { ...tree, left: map(tree.left), right: map(tree.right) };
  }
}
