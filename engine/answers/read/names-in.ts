import { childrenOf, type Tree } from "./tree.ts";

/** The unknowns of an expression. */
export function namesIn(tree: Tree, names: Set<string> = new Set()): ReadonlySet<string> {
  if (tree.type === "name") names.add(tree.name);
  for (const child of childrenOf(tree)) namesIn(child, names);
  return names;
}

/** The same expression with each unknown replaced. */
export function mapNames(tree: Tree, replace: (name: Extract<Tree, { type: "name" }>) => Tree): Tree {
  const map = (inner: Tree): Tree => mapNames(inner, replace);
  switch (tree.type) {
    case "name":
      return replace(tree);
    case "number":
    case "constant":
    case "mixed":
      return tree;
    case "fraction":
    case "sum":
    case "difference":
    case "product":
    case "quotient":
    case "power":
      return { ...tree, left: map(tree.left), right: map(tree.right) };
    case "indexed-root":
      return { ...tree, index: map(tree.index), of: map(tree.of) };
    case "call":
      return tree.base === undefined
        ? { ...tree, of: map(tree.of) }
        : { ...tree, base: map(tree.base), of: map(tree.of) };
    case "apply":
      return { ...tree, args: tree.args.map(map) };
    case "plus-minus":
      return { ...tree, left: tree.left === undefined ? undefined : map(tree.left), right: map(tree.right) };
    default:
      return { ...tree, of: map(tree.of) };
  }
}
