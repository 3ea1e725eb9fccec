import { childrenOf, mapChildren, type Tree } from "./tree.ts";

/** The unknowns of an expression. */
export function namesIn(tree: Tree, names: Set<string> = new Set()): Set<string> {
  if (tree.type === "name") return names.add(tree.name);
  for (const child of childrenOf(tree)) namesIn(child, names);
  return names;
}

/** The same expression with each unknown replaced. */
export function mapNames(tree: Tree, replace: (name: Extract<Tree, { type: "name" }>) => Tree): Tree {
  return tree.type === "name" ? replace(tree) : mapChildren(tree, (child) => mapNames(child, replace));
}
