import { childrenOf, mapChildren, type Tree } from "../read/tree.ts";
import type { NearMiss } from "../types.ts";
import { multiplyNormals, negateNormal, ONE_NORMAL, sameNormal } from "./arithmetic.ts";
import { minus, same, toRational, type Coefficient } from "./coefficient.ts";
import { differenceOf, ratioOf } from "./difference.ts";
import { normalOf } from "./normal-form.ts";
import type { Normal, Polynomial, Term } from "./normal.ts";
import { constantOf, createContext, UNIT, type Context } from "./polynomial.ts";

/** What a different expression nearly is. */
export function nearMissOf(tree: Tree, expected: Normal, given: Normal, positive: boolean): NearMiss | undefined {
  if (sameNormal(negateNormal(expected), given)) return "sign";
  const cx = createContext(positive);
  if (isReciprocal(expected, given, cx)) return "reciprocal";
  if (missesBracket(tree, given, cx)) return "bracket";
  return sameNormal({ ...expected, top: given.top }, given) ? nearMissOfSums(expected.top, given.top) : undefined;
}

/** Longer sums are no reciprocals anybody writes. */
const MAX_PRODUCTS = 36;

function isReciprocal(a: Normal, b: Normal, cx: Context): boolean {
  const products = a.top.length * b.top.length;
  if (products === 0 || products > MAX_PRODUCTS) return false;
  const product = multiplyNormals(a, b, cx);
  if (product.top.length === 1 && product.bottom.length === 0) return sameNormal(product, ONE_NORMAL);
  return differenceOf(product, ONE_NORMAL, cx).length === 0 && cx.problem === undefined;
}

function nearMissOfSums(expected: Polynomial, given: Polynomial): NearMiss | undefined {
  const ratio = ratioOf(expected, given);
  if (ratio !== undefined && isPowerOfTen(ratio)) return "power-of-ten";
  if (constantOf(expected) !== undefined && constantOf(given) !== undefined) return undefined;
  const [left, ...missing] = without(expected, given);
  const [right, ...added] = without(given, expected);
  if (missing.length + added.length > 0) return ratio === undefined ? undefined : "factor";
  if (left === undefined || right === undefined) return (left ?? right)?.monomial === UNIT ? "constant" : undefined;
  if (left.monomial.key === right.monomial.key) {
    if (same(left.coefficient, minus(right.coefficient))) return "sign";
    return left.monomial === UNIT ? "constant" : "coefficient";
  }
  return same(left.coefficient, right.coefficient) && sameAtoms(left, right) ? "exponent" : undefined;
}

/** The terms of `a` that `b` has not. */
function without(a: Polynomial, b: Polynomial): readonly Term[] {
  return a.filter(
    (term) => !b.some((other) => term.monomial.key === other.monomial.key && same(term.coefficient, other.coefficient)),
  );
}

function isPowerOfTen(ratio: Coefficient): boolean {
  const { n, d } = toRational(ratio);
  return /^10+$/u.test(String(n * d)) && (n === 1n || d === 1n);
}

function sameAtoms(a: Term, b: Term): boolean {
  const [left, right] = [a.monomial.factors, b.monomial.factors];
  return (
    left.length > 0 && left.length === right.length && left.every(({ atom }, i) => atom.key === right[i]?.atom.key)
  );
}

/** Brackets of the right answer that are tried without. */
const MAX_BRACKETS = 6;

function missesBracket(expected: Tree, given: Normal, cx: Context): boolean {
  return withoutOneBracket(expected)
    .slice(0, MAX_BRACKETS)
    .some((tree) => sameNormal(normalOf(tree, cx), given) && cx.problem === undefined);
}

/** The trees that come of reading without one pair of brackets: 2(x + 3) as 2x + 3. */
function withoutOneBracket(tree: Tree): readonly Tree[] {
  const found = opened(tree);
  for (const child of childrenOf(tree))
    for (const other of withoutOneBracket(child))
      found.push(mapChildren(tree, (each) => (each === child ? other : each)));
  return found;
}

type Binary = Extract<Tree, { readonly type: "sum" | "difference" | "product" | "quotient" | "fraction" | "power" }>;

function opened(tree: Tree): Tree[] {
  if (tree.type === "negative") {
    // -(b + c) read as -b + c.
    const sum = bracketed(tree.of, "sum difference");
    return sum === undefined ? [] : [{ ...sum, left: { type: "negative", of: sum.left } }];
  }
  if (!isBinary(tree) || tree.type === "sum") return [];
  const found: Tree[] = [];
  // (b + c)·r read as b + c·r, (b·c)^r as b·c^r; l·(b + c) read as l·b + c.
  const left = bracketed(tree.left, tree.type === "power" ? "sum difference product" : "sum difference");
  if (left !== undefined && tree.type !== "difference") found.push({ ...left, right: { ...tree, left: left.right } });
  const right = bracketed(tree.right, "sum difference");
  if (right !== undefined && tree.type !== "power") found.push({ ...right, left: { ...tree, right: right.left } });
  return found;
}

function isBinary(tree: Tree): tree is Binary {
  return "left" in tree && tree.type !== "plus-minus";
}

function bracketed(tree: Tree, types: string): Binary | undefined {
  return tree.type === "group" && isBinary(tree.of) && types.includes(tree.of.type) ? tree.of : undefined;
}
