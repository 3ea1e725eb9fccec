import type { Tree } from "../read/tree.ts";
import { bare, isSum, termsOf, type Term } from "./shape.ts";

/** Terms of a sum, those in added and taken away brackets included. */
export function allTermsOf(tree: Tree): readonly Term[] {
  return termsOf(tree).flatMap(({ negative, of }) =>
    of.type === "group" && isSum(bare(of))
      ? allTermsOf(of).map((term) => ({ negative: negative !== term.negative, of: term.of }))
      : [{ negative, of }],
  );
}
