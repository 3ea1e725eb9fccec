import { childrenOf, type Tree } from "../read/tree.ts";
import { commonFactorFault } from "./divide.ts";
import { fault, faultIf, firstFault, type FormFault } from "./fault.ts";
import { commonFault, isConstant, polyOf, productOf } from "./poly.ts";
import { literalValue } from "./literal.ts";
import { mixedFault } from "./plain-numbers.ts";
import { factorsOf, holds, holdsName, isFraction, isOne, rootOf, unsigned } from "./shape.ts";

/** Every fraction typed can be made no smaller, and no sign or root stands below. */
export function judgeLowestTerms(tree: Tree): FormFault | undefined {
  const own = isFraction(tree) ? (fractionFault(tree) ?? rootBelowFault(tree)) : mixedFault(tree);
  return own ?? firstFault(childrenOf(tree), judgeLowestTerms);
}

/** What can still be divided out of a fraction, or the sign below it. */
export function fractionFault(tree: Tree): FormFault | undefined {
  const { top, bottom, signsBelow } = factorsOf(tree);
  if (signsBelow > 0) return fault("negative-denominator");
  if (bottom.some(isOne)) return fault("not-lowest-terms", { factor: "1" });
  if (bottom.length === 0) return undefined;
  const [above, below] = [polyOf(productOf(top)), polyOf(productOf(bottom))];
  if (above === undefined || !below?.length) return undefined;
  const found = commonFault("not-lowest-terms", [...above, ...below]);
  return found ?? (isConstant(above) || isConstant(below) ? undefined : commonFactorFault(above, below));
}

/** A root of a number, or i, below a bar. */
export function rootBelowFault(tree: Tree): FormFault | undefined {
  return faultIf(
    factorsOf(tree).bottom.some((factor) => holdsRoot(factor, true)),
    "not-rationalised",
  );
}

/** A root anywhere but in a function; `ofNumber`: one with an unknown in it does not count. */
export function holdsRoot(tree: Tree, ofNumber: boolean): boolean {
  return holds(tree, (inner) => {
    const isRoot = inner.type === "power" && (literalValue(inner.right)?.d ?? 1n) > 1n;
    const root = isRoot ? inner.left : rootOf(inner)?.of;
    return root === undefined ? inner.type === "constant" && inner.name === "i" : !ofNumber || !holdsName(root);
  });
}

/** No root, and no i, below a fraction bar; no fraction under a root. */
export function judgeRationalised(tree: Tree): FormFault | undefined {
  const root = rootOf(tree)?.of;
  const isAmiss =
    root === undefined
      ? isFraction(tree) && factorsOf(tree).bottom.some((factor) => holdsRoot(factor, false))
      : factorsOf(root).bottom.length > 0;
  return isAmiss ? fault("not-rationalised") : firstFault(childrenOf(tree), judgeRationalised);
}

/** One fraction bar, or none. */
export function judgeSingleFraction(tree: Tree): FormFault | undefined {
  const inner = unsigned(tree);
  return faultIf((isFraction(inner) ? childrenOf(inner) : [inner]).some(holdsFraction), "not-single-fraction");
}

export function judgeNoFractions(tree: Tree): FormFault | undefined {
  return faultIf(holdsFraction(tree), "has-fraction");
}

/** A fraction bar anywhere but in an exponent or what a function works on. */
export function holdsFraction(tree: Tree): boolean {
  return holds(tree, (inner) => inner.type === "mixed" || isFraction(inner));
}
