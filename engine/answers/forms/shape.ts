import { add, decimalToRational, divide, negate, rational, type Rational } from "../rational.ts";
import type { NumberTree, Tree } from "../read/tree.ts";

/** One term of a sum as typed. */
export interface Term {
  readonly negative: boolean;
  readonly of: Tree;
}

/** The factors of a product as typed, those below a fraction bar apart. A 1 over a fraction bar is left out. */
export interface Factors {
  /** How many minus signs stand before or among the factors, those below the bar apart. */
  readonly signs: number;
  readonly signsBelow: number;
  readonly top: readonly Tree[];
  readonly bottom: readonly Tree[];
}

/** Without the brackets and plus signs around it. */
export function bare(tree: Tree): Tree {
  let inner = tree;
  while (inner.type === "group" || inner.type === "positive") inner = inner.of;
  return inner;
}

export function isSum(tree: Tree): boolean {
  return tree.type === "sum" || tree.type === "difference";
}

/** Terms of a sum as typed; brackets that hold a sum are one term. */
export function termsOf(tree: Tree): readonly Term[] {
  const terms: Term[] = [];
  collectTerms(tree.type === "group" ? bare(tree) : tree, false, terms);
  return terms;
}

function collectTerms(tree: Tree, negative: boolean, into: Term[]): void {
  switch (tree.type) {
    case "sum":
      collectTerms(tree.left, negative, into);
      collectTerms(tree.right, negative, into);
      return;
    case "difference":
      collectTerms(tree.left, negative, into);
      collectTerms(tree.right, !negative, into);
      return;
    case "positive":
      return collectTerms(tree.of, negative, into);
    case "negative":
      if (!isSum(bare(tree.of))) return collectTerms(tree.of, !negative, into);
      into.push({ negative: !negative, of: tree.of });
      return;
    case "group":
      if (!isSum(bare(tree))) return collectTerms(bare(tree), negative, into);
      into.push({ negative, of: tree });
      return;
    default:
      into.push({ negative, of: tree });
  }
}

export function factorsOf(tree: Tree): Factors {
  const factors = { signs: 0, signsBelow: 0, top: [] as Tree[], bottom: [] as Tree[] };
  collectFactors(tree, false, factors);
  return factors;
}

interface Collected {
  signs: number;
  signsBelow: number;
  readonly top: Tree[];
  readonly bottom: Tree[];
}

function collectFactors(tree: Tree, below: boolean, into: Collected): void {
  switch (tree.type) {
    case "group":
    case "positive":
      return collectFactors(bare(tree), below, into);
    case "negative":
      if (below) into.signsBelow += 1;
      else into.signs += 1;
      return collectFactors(tree.of, below, into);
    case "product":
      collectFactors(tree.left, below, into);
      return collectFactors(tree.right, below, into);
    case "fraction":
    case "quotient":
      collectNumerator(tree.left, below, into);
      return collectFactors(tree.right, !below, into);
    default:
      (below ? into.bottom : into.top).push(tree);
  }
}

function collectNumerator(tree: Tree, below: boolean, into: Collected): void {
  const inner = bare(tree);
  // `2/7 1/t`: the 1 is read as a factor of the numerator.
  if (tree.type === "product" && isOne(tree.right)) return collectFactors(tree.left, below, into);
  if (inner.type !== "negative") return isOne(inner) ? undefined : collectFactors(inner, below, into);
  if (below) into.signsBelow += 1;
  else into.signs += 1;
  collectNumerator(inner.of, below, into);
}

/** The typed digits' exact worth; undefined where it is too large to be worked with. */
export function numberValue(number: NumberTree): Rational | undefined {
  const { whole, decimals, repeating, exponent } = number;
  let value = decimalToRational(whole, decimals);
  if (repeating !== undefined && repeating !== "") {
    const ninths = 10n ** BigInt(repeating.length) - 1n;
    value = add(value, rational(BigInt(repeating), ninths * 10n ** BigInt(decimals.length)));
  }
  if (exponent === undefined) return value;
  if (Math.abs(exponent) > 400) return undefined;
  const scale = 10n ** BigInt(Math.abs(exponent));
  return exponent < 0 ? rational(value.n, value.d * scale) : rational(value.n * scale, value.d);
}

/** The worth of one number as typed, with its signs: `-3`, `1/2`, `2 1/2`, `5%`, not `1 + 2`. */
export function literalValue(tree: Tree): Rational | undefined {
  switch (tree.type) {
    case "number":
      return numberValue(tree);
    case "group":
    case "positive":
      return literalValue(tree.of);
    case "negative": {
      const value = literalValue(tree.of);
      return value === undefined ? undefined : negate(value);
    }
    case "percent": {
      const value = literalValue(tree.of);
      return value === undefined ? undefined : divide(value, rational(100n));
    }
    case "mixed": {
      const [whole, top, bottom] = [numberValue(tree.whole), numberValue(tree.top), numberValue(tree.bottom)];
      if (whole === undefined || top === undefined || bottom === undefined || bottom.n === 0n) return undefined;
      return add(whole, divide(top, bottom));
    }
    case "fraction":
    case "quotient": {
      const [left, right] = [literalValue(tree.left), literalValue(tree.right)];
      return left === undefined || right === undefined || right.n === 0n ? undefined : divide(left, right);
    }
    default:
      return undefined;
  }
}

/** A whole number as typed, with its signs. */
export function wholeValue(tree: Tree): bigint | undefined {
  switch (tree.type) {
    case "number":
      return tree.decimals === "" && tree.exponent === undefined ? BigInt(tree.whole) : undefined;
    case "group":
    case "positive":
      return wholeValue(tree.of);
    case "negative": {
      const value = wholeValue(tree.of);
      return value === undefined ? undefined : -value;
    }
    default:
      return undefined;
  }
}

export function isOne(tree: Tree): boolean {
  return wholeValue(tree) === 1n && bare(tree).type === "number";
}

/** Base and exponent of a factor; the exponent of anything but a power is 1. */
export function powerOf(tree: Tree): { readonly base: Tree; readonly exponent: Tree | undefined } {
  return tree.type === "power" ? { base: tree.left, exponent: tree.right } : { base: tree, exponent: undefined };
}

/** A small whole exponent, 1 where there is none. */
export function smallExponent(exponent: Tree | undefined): number | undefined {
  if (exponent === undefined) return 1;
  const value = wholeValue(exponent);
  return value === undefined || value > 1000n || value < -1000n ? undefined : Number(value);
}

/** Root and radicand of `√x`, `∛x` and the like. */
export function rootOf(tree: Tree): { readonly index: number; readonly of: Tree } | undefined {
  if (tree.type === "root") return { index: 2, of: tree.of };
  if (tree.type !== "indexed-root") return undefined;
  const index = smallExponent(tree.index);
  return index === undefined || index < 2 ? undefined : { index, of: tree.of };
}
