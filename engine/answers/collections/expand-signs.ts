import type { Statement, Tree } from "../read/tree.ts";
import { plusMinusVariants } from "../relations/formula.ts";

/** The values an element stands for: two for `±2`, `x = ±2`, `2 or -2`, one for most [COL8]. */
export function expandStatement(statement: Statement): readonly Statement[] {
  switch (statement.type) {
    case "expression":
      return expandTree(statement.tree).map((tree) => (tree === statement.tree ? statement : { ...statement, tree }));
    case "relation": {
      const [left, right] = statement.sides;
      if (left === undefined || right === undefined || statement.sides.length !== 2) return [statement];
      return expandTree(left).flatMap((from) => expandTree(right).map((to) => ({ ...statement, sides: [from, to] })));
    }
    case "any":
      return statement.of.flatMap(expandStatement);
    default:
      return [statement];
  }
}

function expandTree(tree: Tree): readonly Tree[] {
  const variants = plusMinusVariants(tree);
  return variants.length === 0 ? [tree] : variants;
}
