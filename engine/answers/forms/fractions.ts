import { gcd } from "../rational.ts";
import { childrenOf, type Tree } from "../read/tree.ts";
import { haveCommonFactor, isIrreducible } from "./divide.ts";
import { fault, type FormFault } from "./fault.ts";
import {
  atomsOf,
  commonPowers,
  constantOf,
  contentOf,
  degreeIn,
  polyOf,
  primitiveKey,
  textOf,
  type Poly,
} from "./poly.ts";
import {
  bare,
  factorsOf,
  isOne,
  isSum,
  literalValue,
  powerOf,
  rootOf,
  smallExponent,
  termsOf,
  wholeValue,
} from "./shape.ts";
import { allTermsOf } from "./terms.ts";

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
  const [above, below] = [onlyNumber(top), onlyNumber(bottom)];
  if (above !== undefined && below !== undefined) {
    const common = gcd(above, below);
    if (common > 1n) return fault("not-lowest-terms", { factor: String(common) });
  }
  if (bottom.some(isOne)) return fault("not-lowest-terms", { factor: "1" });
  const isNumeric = [...top, ...bottom].every((factor) => factor.type === "number");
  if (isNumeric) return undefined;
  const [numerator, denominator] = [productOf(top), productOf(bottom)];
  if (numerator === undefined || denominator === undefined) return undefined;
  return commonFault(numerator, denominator);
}

function commonFault(top: Poly, bottom: Poly): FormFault | undefined {
  const number = gcd(contentOf(top), contentOf(bottom));
  const below = commonPowers(bottom);
  const powers = commonPowers(top).flatMap(([atom, exponent]) => {
    const other = below.find(([name]) => name === atom)?.[1] ?? 0;
    return other === 0 ? [] : [[atom, Math.min(exponent, other)] as const];
  });
  if (number > 1n || powers.length > 0) return fault("not-lowest-terms", { factor: textOf(number, powers) });
  return haveCommonFactor(top, bottom) ? fault("not-lowest-terms") : undefined;
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

function productOf(factors: readonly Tree[]): Poly | undefined {
  const [first, ...rest] = factors;
  if (first === undefined) return undefined;
  const tree = rest.reduce<Tree>((left, right) => ({ type: "product", left, right }), first);
  return polyOf(tree);
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

function holdsRoot(tree: Tree, ofNumber: boolean): boolean {
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

export function holdsName(tree: Tree): boolean {
  return tree.type === "name" || tree.type === "apply" || childrenOf(tree).some(holdsName);
}

/** A sum of fractions over powers of irreducible factors, each with a numerator of lower degree than the factor. */
export function judgePartialFractions(
  tree: Tree,
  expected: Tree | undefined,
  variable: string | undefined,
): FormFault | undefined {
  const missing = fault("not-partial-fractions");
  const name = variable ?? mainName(tree, expected);
  const seen = new Set<string>();
  const expectedBases = new Set(expected === undefined ? [] : basesOf(expected));
  let polynomials = 0;
  for (const { of } of allTermsOf(tree)) {
    const { top, bottom } = factorsOf(of);
    const bases = bottom.map(powerOf).filter(({ base }) => isIn(base, name));
    const [only, ...others] = bases;
    if (only === undefined) {
      if (top.some((factor) => powerBelow(factor) && isIn(factor, name))) return missing;
      polynomials += 1;
      continue;
    }
    const base = polyOf(only.base);
    const exponent = smallExponent(only.exponent);
    const numerator = top.length === 0 ? undefined : productOf(top);
    if (others.length > 0 || base === undefined || exponent === undefined || exponent < 1) return missing;
    if (top.length > 0 && numerator === undefined) return missing;
    if (numerator !== undefined && degreeIn(numerator, name) >= degreeIn(base, name)) return missing;
    if (!isIrreducible(base) && !expectedBases.has(primitiveKey(base))) return missing;
    const key = `${primitiveKey(base)}^${exponent}`;
    if (seen.has(key)) return fault("like-terms");
    seen.add(key);
  }
  return polynomials > 0 && seen.size === 0 && expectedBases.size > 0 ? missing : undefined;
}

function powerBelow(factor: Tree): boolean {
  return (smallExponent(powerOf(factor).exponent) ?? 0) < 0;
}

function basesOf(tree: Tree): readonly string[] {
  return allTermsOf(tree).flatMap(({ of }) => {
    const { bottom } = factorsOf(of);
    return bottom.flatMap((factor) => {
      const poly = polyOf(powerOf(factor).base);
      return poly === undefined || constantOf(poly) !== undefined ? [] : [primitiveKey(poly)];
    });
  });
}

function isIn(tree: Tree, name: string): boolean {
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

/** `a(x - h)^2 + k`, in any order; without the square or without `k` where that part is 0. */
export function judgeCompletedSquare(
  tree: Tree,
  expected: Tree | undefined,
  variable: string | undefined,
): FormFault | undefined {
  const name = variable ?? mainName(tree, expected);
  const missing = fault("not-completed-square");
  let squares = 0;
  const rest: Tree[] = [];
  for (const { of } of termsOf(tree)) {
    if (!isIn(of, name)) {
      rest.push(of);
      continue;
    }
    squares += 1;
    const { top, bottom } = factorsOf(of);
    const [square, ...others] = top.filter((factor) => isIn(factor, name));
    if (square === undefined || others.length > 0 || bottom.some((factor) => isIn(factor, name))) return missing;
    const { base, exponent } = powerOf(square);
    const linear = polyOf(base);
    if (smallExponent(exponent) !== 2 || linear === undefined || degreeIn(linear, name) !== 1) return missing;
    if (!atomsOf(linear).includes(name) || hasFaultyBase(base)) return missing;
  }
  if (squares > 1) return missing;
  const numbers = rest.filter((term) => literalValue(term) !== undefined || !holdsName(term));
  return numbers.filter((term) => literalValue(term) !== undefined).length > 1 || rest.some((term) => isSum(bare(term)))
    ? fault("like-terms")
    : undefined;
}

/** The bracket itself is worked out: `x - 3`, not `x - 1 - 2`. */
function hasFaultyBase(base: Tree): boolean {
  const poly = polyOf(base);
  return poly !== undefined && allTermsOf(base).length > poly.size;
}

