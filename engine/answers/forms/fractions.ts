import { gcd } from "../rational.ts";
import { childrenOf, type Tree } from "../read/tree.ts";
import { commonFactorParams, haveCommonFactor } from "./divide.ts";
import { fault, type FormFault } from "./fault.ts";
import { commonPowers, contentOf, factorParams, productOf, type Poly } from "./poly.ts";
import { rationalisedFault } from "./roots-below.ts";
import { bare, factorsOf, isOne, wholeValue } from "./shape.ts";

/** Every fraction typed can be made no smaller, and no sign or root stands below. */
export function judgeLowestTerms(tree: Tree): FormFault | undefined {
  const missing = ownFractionFault(tree);
  if (missing !== undefined) return missing;
  for (const child of childrenOf(tree)) {
    const inner = judgeLowestTerms(child);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

function ownFractionFault(tree: Tree): FormFault | undefined {
  if (tree.type === "mixed") return mixedFault(tree);
  if (tree.type !== "fraction" && tree.type !== "quotient") return undefined;
  return fractionFault(tree) ?? rationalisedFault(tree.right);
}

export function mixedFault(tree: Extract<Tree, { type: "mixed" }>): FormFault | undefined {
  const [top, bottom] = [BigInt(tree.top.whole), BigInt(tree.bottom.whole)];
  if (top >= bottom) return fault("improper");
  const common = gcd(top, bottom);
  return common > 1n || top === 0n ? fault("not-lowest-terms", { factor: String(common) }) : undefined;
}

/** What can still be divided out of a fraction, or the sign below it. */
export function fractionFault(tree: Tree): FormFault | undefined {
  const { top, bottom, signsBelow } = factorsOf(tree);
  if (signsBelow > 0) return fault("negative-denominator");
  if (bottom.length === 0) return undefined;
  if (bottom.some(isOne)) return fault("not-lowest-terms", { factor: "1" });
  const isNumeric = [...top, ...bottom].every((factor) => factor.type === "number");
  return (isNumeric ? undefined : polynomialFault(top, bottom)) ?? numbersFault(top, bottom);
}

function numbersFault(top: readonly Tree[], bottom: readonly Tree[]): FormFault | undefined {
  const [above, below] = [onlyNumber(top), onlyNumber(bottom)];
  if (above === undefined || below === undefined) return undefined;
  const common = gcd(above, below);
  return common > 1n ? fault("not-lowest-terms", { factor: String(common) }) : undefined;
}

function polynomialFault(above: readonly Tree[], below: readonly Tree[]): FormFault | undefined {
  const [top, bottom] = [productOf(above), productOf(below)];
  return top === undefined || bottom === undefined ? undefined : commonFault(top, bottom);
}

function commonFault(top: Poly, bottom: Poly): FormFault | undefined {
  const number = gcd(contentOf(top), contentOf(bottom));
  const below = commonPowers(bottom);
  const powers = commonPowers(top).flatMap(([atom, exponent]) => {
    const other = below.find(([name]) => name === atom)?.[1] ?? 0;
    return other === 0 ? [] : [[atom, Math.min(exponent, other)] as const];
  });
  if (number > 1n || powers.length > 0) return fault("not-lowest-terms", factorParams(number, powers));
  return haveCommonFactor(top, bottom) ? fault("not-lowest-terms", commonFactorParams(top, bottom)) : undefined;
}

/** The product of the whole numbers among the factors; undefined where there is none. */
function onlyNumber(factors: readonly Tree[]): bigint | undefined {
  let product: bigint | undefined;
  for (const factor of factors) {
    const value = wholeValue(factor);
    if (value !== undefined) product = (product ?? 1n) * value;
  }
  return product;
}

/** One fraction bar, or none. */
export function judgeSingleFraction(tree: Tree): FormFault | undefined {
  let inner = bare(tree);
  while (inner.type === "negative") inner = bare(inner.of);
  const parts = inner.type === "fraction" || inner.type === "quotient" ? [inner.left, inner.right] : [inner];
  return parts.some(hasFraction) ? fault("not-single-fraction") : undefined;
}

export function judgeNoFractions(tree: Tree): FormFault | undefined {
  return hasFraction(tree) ? fault("has-fraction") : undefined;
}

/** A fraction bar anywhere but in an exponent or what a function works on. */
function hasFraction(tree: Tree): boolean {
  if (tree.type === "fraction" || tree.type === "quotient" || tree.type === "mixed") return true;
  if (tree.type === "power") return hasFraction(tree.left);
  return tree.type !== "call" && tree.type !== "apply" && childrenOf(tree).some(hasFraction);
}
