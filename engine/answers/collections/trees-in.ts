import type { Statement, Tree } from "../read/tree.ts";

/** Every expression in an answer, from left to right. */
export function treesIn(statement: Statement): readonly Tree[] {
  switch (statement.type) {
    case "expression":
      return [statement.tree];
    case "relation":
      return statement.sides;
    case "ratio":
      return statement.parts;
    case "remainder":
      return [statement.quotient, statement.remainder];
    case "sequence":
      return statement.items.flatMap((item) => (item === null ? [] : treesIn(item)));
    case "such-that":
    case "member":
      return treesIn(statement.of);
    case "special":
      return [];
    default:
      return statement.of.flatMap(treesIn);
  }
}
