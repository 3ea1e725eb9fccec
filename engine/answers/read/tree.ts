/** What was typed, kept faithfully: signs, decimals as written, fractions unreduced, brackets. */
export type Tree =
  | NumberTree
  | { readonly type: "name"; readonly name: string; readonly at: number }
  | {
      readonly type: "negative" | "positive" | "group" | "percent" | "absolute" | "root";
      readonly of: Tree;
    }
  /** Typed with a slash, `\frac` or as one sign such as ½; `quotient` is typed with ÷. */
  | { readonly type: "fraction"; readonly left: Tree; readonly right: Tree }
  | { readonly type: "mixed"; readonly whole: NumberTree; readonly top: NumberTree; readonly bottom: NumberTree }
  | {
      readonly type: "sum" | "difference" | "product" | "quotient" | "power";
      readonly left: Tree;
      readonly right: Tree;
    };

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

/** Every child of a node, left to right. */
export function childrenOf(tree: Tree): readonly Tree[] {
  switch (tree.type) {
    case "number":
    case "name":
      return [];
    case "mixed":
      return [tree.whole, tree.top, tree.bottom];
    case "fraction":
    case "sum":
    case "difference":
    case "product":
    case "quotient":
    case "power":
      return [tree.left, tree.right];
    default:
      return [tree.of];
  }
}
