import { namesIn } from "../read/names-in.ts";
import { childrenOf, type Tree } from "../read/tree.ts";

/** One term of a sum as typed. */
export interface Term {
  /** How many minus signs stand before it. */
  readonly signs: number;
  readonly of: Tree;
}

/** The factors of a product as typed, those below a fraction bar apart. A 1 over a fraction bar is left out. */
export interface Factors {
  /** How many minus signs stand before or among the factors, those below the bar apart. */
  signs: number;
  signsBelow: number;
  readonly top: Tree[];
  readonly bottom: Tree[];
  readonly all: Tree[];
}

/** Without the brackets and plus signs around it. */
export function bare(tree: Tree): Tree {
  return tree.type === "group" || tree.type === "positive" ? bare(tree.of) : tree;
}

/** Without minus signs too. */
export function unsigned(tree: Tree): Tree {
  const inner = bare(tree);
  return inner.type === "negative" ? unsigned(inner.of) : inner;
}

export function isSum({ type }: Tree): boolean {
  return type === "sum" || type === "difference";
}

export function isFraction({ type }: Tree): boolean {
  return type === "fraction" || type === "quotient";
}

/** Whether a tree or something in it is so; exponents and what functions work on are not looked at. */
export function holds(tree: Tree, isSo: (tree: Tree) => boolean): boolean {
  if (isSo(tree)) return true;
  const { type } = tree;
  const children = type === "call" || type === "apply" ? [] : type === "power" ? [tree.left] : childrenOf(tree);
  return children.some((child) => holds(child, isSo));
}

export function isIn(tree: Tree, name: string): boolean {
  return (tree.type === "name" && tree.name === name) || childrenOf(tree).some((child) => isIn(child, name));
}

export function holdsName(tree: Tree): boolean {
  return tree.type === "name" || tree.type === "apply" || childrenOf(tree).some(holdsName);
}

/** Terms of a sum as typed; brackets that hold a sum are one term, unless they are gone through. */
export function termsOf(tree: Tree, through = false): readonly Term[] {
  return collectTerms(bare(tree), 0, through);
}

function collectTerms(tree: Tree, signs: number, through: boolean): readonly Term[] {
  const inner = through ? bare(tree) : tree;
  if (inner.type === "sum" || inner.type === "difference")
    return [
      ...collectTerms(inner.left, signs, through),
      ...collectTerms(inner.right, signs + Number(inner.type === "difference"), through),
    ];
  const of = bare(tree);
  if (of.type === "negative") return collectTerms(of.of, signs + 1, through);
  return [{ signs, of: isSum(of) ? tree : of }];
}

/** `a - -b`, `--a`. */
export function hasDoubleSign(tree: Tree): boolean {
  return termsOf(tree).some(({ signs }) => signs > 1);
}

export function factorsOf(tree: Tree): Factors {
  const factors: Factors = { signs: 0, signsBelow: 0, top: [], bottom: [], all: [] };
  collectFactors(tree, false, false, factors);
  return factors;
}

function collectFactors(tree: Tree, below: boolean, isNumerator: boolean, into: Factors): void {
  const inner = bare(tree);
  switch (inner.type) {
    case "negative":
      into[below ? "signsBelow" : "signs"] += 1;
      return collectFactors(inner.of, below, isNumerator, into);
    case "product":
      collectFactors(inner.left, below, false, into);
      // `2/7 1/t`: the 1 is read as a factor of the numerator.
      return collectFactors(inner.right, below, isNumerator && inner === tree, into);
    case "fraction":
    case "quotient":
      collectFactors(inner.left, below, true, into);
      return collectFactors(inner.right, !below, false, into);
    default:
      if (isNumerator && isOne(inner)) return;
      into[below ? "bottom" : "top"].push(inner);
      into.all.push(inner);
  }
}

/** A whole number as typed, with its signs. */
export function wholeValue(tree: Tree): bigint | undefined {
  const inner = bare(tree);
  if (inner.type === "negative") {
    const value = wholeValue(inner.of);
    return value && -value;
  }
  const isWhole = inner.type === "number" && inner.decimals === "" && inner.exponent === undefined;
  return isWhole ? BigInt(inner.whole) : undefined;
}

export function isOne(tree: Tree): boolean {
  return tree.type === "number" && wholeValue(tree) === 1n;
}

/** A sum, or a power of one. */
export function isBracket(factor: Tree): boolean {
  return isSum(bare(powerOf(factor).base));
}

export interface Power {
  readonly base: Tree;
  readonly exponent: Tree | undefined;
  /** A small whole exponent; 1 where there is none. */
  readonly times: number | undefined;
}

/** Base and exponent of a factor. */
export function powerOf(tree: Tree): Power {
  return tree.type === "power"
    ? { base: tree.left, exponent: tree.right, times: smallWhole(tree.right) }
    : { base: tree, exponent: undefined, times: 1 };
}

function smallWhole(tree: Tree): number | undefined {
  const value = Number(wholeValue(tree));
  return Math.abs(value) <= 1000 ? value : undefined;
}

/** Root and radicand of `√x`, `∛x` and the like. */
export function rootOf(tree: Tree): { readonly index: number; readonly of: Tree } | undefined {
  if (tree.type === "root") return { index: 2, of: tree.of };
  if (tree.type !== "indexed-root") return undefined;
  const index = smallWhole(tree.index) ?? 0;
  return index > 1 ? { index, of: tree.of } : undefined;
}

/** The unknown a form speaks of: the one told, x where there is one, otherwise the first. */
export function mainName(tree: Tree, expected: Tree | undefined, told: string | undefined): string {
  const names = [...namesIn(tree), ...(expected ? namesIn(expected) : [])].toSorted();
  return told ?? (names.includes("x") ? "x" : (names[0] ?? "x"));
}
