import { childrenOf, type Tree } from "./tree.ts";

/** The unknowns of an expression. */
export function namesIn(tree: Tree, names: Set<string> = new Set()): ReadonlySet<string> {
  if (tree.type === "name") names.add(tree.name);
  for (const child of childrenOf(tree)) namesIn(child, names);
  return names;
}
