import { mapChildren, type Tree } from "./tree.ts";

/** The tree with every ± read as either sign, the one with all as written first; nothing where there are too many. */
export function plusMinusVariants(tree: Tree): readonly Tree[] {
  let variants: readonly Tree[] = [tree];
  for (let count = 0; count < 4; count++) {
    if (variants.every((variant) => withSign(variant, false) === variant)) return variants;
    variants = variants.flatMap((variant) => [withSign(variant, false), withSign(variant, true)]);
  }
  return [];
}

/** The first ± read as a sign; the very same tree where there is none. */
function withSign(tree: Tree, isMinus: boolean): Tree {
  if (tree.type === "plus-minus") {
    const { left, right } = tree;
    if (left === undefined) return isMinus ? { type: "negative", of: right } : right;
    return { type: isMinus ? "difference" : "sum", left, right };
  }
  let isDone = false;
  const changed = mapChildren(tree, (child) => {
    const other = isDone ? child : withSign(child, isMinus);
    isDone ||= other !== child;
    return other;
  });
  return isDone ? changed : tree;
}
