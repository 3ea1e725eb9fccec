import { childrenOf, type Tree } from "../read/tree.ts";
import { fault, type FormFault } from "./fault.ts";
import { holdsName } from "./names.ts";
import { factorsOf, literalValue, rootOf } from "./shape.ts";

/** No root, and no i, below a fraction bar; no fraction under a root. */
export function judgeRationalised(tree: Tree): FormFault | undefined {
  if ((tree.type === "fraction" || tree.type === "quotient") && holdsRoot(tree.right, false))
    return fault("not-rationalised");
  const root = rootOf(tree);
  if (root !== undefined && rootHoldsFraction(root.of)) return fault("not-rationalised");
  for (const child of childrenOf(tree)) {
    const missing = judgeRationalised(child);
    if (missing !== undefined) return missing;
  }
  return undefined;
}

/** A root of a number, or i, below: what keeps a fraction from being simplified. */
export function rationalisedFault(below: Tree): FormFault | undefined {
  return holdsRoot(below, true) ? fault("not-rationalised") : undefined;
}

function rootHoldsFraction(radicand: Tree): boolean {
  const { bottom } = factorsOf(radicand);
  return bottom.length > 0;
}

/** A root anywhere but in a function; `ofNumber`: one with an unknown in it does not count. */
export function holdsRoot(tree: Tree, ofNumber: boolean): boolean {
  if (tree.type === "constant") return tree.name === "i";
  const root = rootOf(tree);
  if (root !== undefined) return !ofNumber || !holdsName(root.of);
  if (tree.type === "power") {
    const exponent = literalValue(tree.right);
    const isRoot = exponent !== undefined && exponent.d > 1n && (!ofNumber || !holdsName(tree.left));
    return isRoot || holdsRoot(tree.left, ofNumber);
  }
  return tree.type !== "call" && tree.type !== "apply" && childrenOf(tree).some((child) => holdsRoot(child, ofNumber));
}
