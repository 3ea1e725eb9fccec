import { childrenOf, type Tree } from "../read/tree.ts";

export function holdsName(tree: Tree): boolean {
  return tree.type === "name" || tree.type === "apply" || childrenOf(tree).some(holdsName);
}

export function isIn(tree: Tree, name: string): boolean {
  return (tree.type === "name" && tree.name === name) || childrenOf(tree).some((child) => isIn(child, name));
}

/** The unknown a form speaks of: x where there is one, otherwise the first. */
export function mainName(tree: Tree, expected: Tree | undefined): string {
  const names: string[] = [];
  collectNames(tree, names);
  if (expected !== undefined) collectNames(expected, names);
  return names.includes("x") ? "x" : (names.toSorted((a, b) => (a < b ? -1 : 1))[0] ?? "x");
}

function collectNames(tree: Tree, into: string[]): void {
  if (tree.type === "name") into.push(tree.name);
  else for (const child of childrenOf(tree)) collectNames(child, into);
}
