import { childrenOf, type Statement, type Tree } from "../read/tree.ts";

/** The names that stand anywhere in an answer. */
export function namesIn(statement: Statement): ReadonlySet<string> {
  const names = new Set<string>();
  addNames(statement, names);
  return names;
}

function addNames(statement: Statement, names: Set<string>): void {
  switch (statement.type) {
    case "expression":
      return addTreeNames(statement.tree, names);
    case "relation":
      return statement.sides.forEach((side) => addTreeNames(side, names));
    case "ratio":
      return statement.parts.forEach((part) => addTreeNames(part, names));
    case "remainder":
      return [statement.quotient, statement.remainder].forEach((part) => addTreeNames(part, names));
    case "sequence":
      return statement.items.forEach((item) => item && addNames(item, names));
    case "such-that":
    case "member":
      names.add(statement.name);
      return addNames(statement.of, names);
    case "special":
      return undefined;
    default:
      return statement.of.forEach((part) => addNames(part, names));
  }
}

function addTreeNames(tree: Tree, names: Set<string>): void {
  if (tree.type === "name") names.add(tree.name);
  for (const child of childrenOf(tree)) addTreeNames(child, names);
}
