import type { Tree } from "../read/tree.ts";
import type { NearMiss } from "../types.ts";
import { differenceOf, ratioOf } from "./difference.ts";
import { multiplyNormals, negateNormal, ONE_NORMAL, sameNormal } from "./arithmetic.ts";
import { minus, same, toRational, type Coefficient } from "./coefficient.ts";
import { normalOf } from "./normal-form.ts";
import type { Factor, Normal, Polynomial, Term } from "./normal.ts";
import {
  addPolynomials,
  constantOf,
  createContext,
  negatePolynomial,
  samePolynomial,
  UNIT,
  type Context,
} from "./polynomial.ts";

/** What a different expression nearly is. */
export function nearMissOf(
  expectedTree: Tree,
  expected: Normal,
  given: Normal,
  positive: boolean,
): NearMiss | undefined {
  if (sameNormal(negateNormal(expected), given)) return "sign";
  const cx = createContext(positive);
  if (isReciprocal(expected, given, cx)) return "reciprocal";
  if (missesBracket(expectedTree, given, cx)) return "bracket";
  if (!sameDivisors(expected, given)) return undefined;
  return nearMissOfPolynomials(expected.top, given.top);
}

function sameDivisors(a: Normal, b: Normal): boolean {
  return (
    a.bottom.length === b.bottom.length &&
    a.bottom.every(({ key, power }, i) => b.bottom[i]?.key === key && b.bottom[i]?.power === power)
  );
}

/** Longer sums are no reciprocals anybody writes. */
const MAX_PRODUCTS = 36;

function isReciprocal(a: Normal, b: Normal, cx: Context): boolean {
  const products = a.top.length * b.top.length;
  if (products === 0 || products > MAX_PRODUCTS) return false;
  return differenceOf(multiplyNormals(a, b, cx), ONE_NORMAL, cx).length === 0 && cx.problem === undefined;
}

function nearMissOfPolynomials(expected: Polynomial, given: Polynomial): NearMiss | undefined {
  const isNumber = constantOf(expected) !== undefined && constantOf(given) !== undefined;
  if (sameMonomials(expected, given)) {
    const ratio = ratioOf(expected, given);
    if (ratio !== undefined && isPowerOfTen(ratio)) return "power-of-ten";
    if (isNumber) return undefined;
    const changed = expected.filter((term, i) => !same(term.coefficient, (given[i] as Term).coefficient));
    const [only] = changed;
    if (changed.length === 1 && only !== undefined && expected.length > 1) {
      const other = given[expected.indexOf(only)] as Term;
      if (same(only.coefficient, minus(other.coefficient))) return "sign";
      return only.monomial === UNIT ? "constant" : "coefficient";
    }
    if (expected.length === 1 || ratio !== undefined) return expected.length === 1 ? "coefficient" : "factor";
    return undefined;
  }
  if (isNumber) return undefined;
  const difference = addPolynomials(given, negatePolynomial(expected));
  if (constantOf(difference) !== undefined) return "constant";
  return differsInExponent(expected, given) ? "exponent" : undefined;
}

function sameMonomials(a: Polynomial, b: Polynomial): boolean {
  return a.length > 0 && a.length === b.length && a.every(({ monomial }, i) => monomial.key === b[i]?.monomial.key);
}

function isPowerOfTen(ratio: Coefficient): boolean {
  const { n, d } = toRational(ratio);
  return /^10+$/u.test(String(n * d)) && (n === 1n || d === 1n);
}

/** One term has other exponents, all else is the same. */
function differsInExponent(a: Polynomial, b: Polynomial): boolean {
  if (a.length !== b.length) return false;
  const left = a.filter((term) => !b.some((other) => sameTerm(term, other)));
  const right = b.filter((term) => !a.some((other) => sameTerm(term, other)));
  const [x] = left;
  const [y] = right;
  if (left.length !== 1 || right.length !== 1 || x === undefined || y === undefined) return false;
  return same(x.coefficient, y.coefficient) && sameAtoms(x.monomial.factors, y.monomial.factors);
}

function sameTerm(a: Term, b: Term): boolean {
  return a.monomial.key === b.monomial.key && same(a.coefficient, b.coefficient);
}

function sameAtoms(a: readonly Factor[], b: readonly Factor[]): boolean {
  return a.length > 0 && a.length === b.length && a.every(({ atom }, i) => atom.key === b[i]?.atom.key);
}

/** Brackets of the right answer that are tried without. */
const MAX_BRACKETS = 6;

function missesBracket(expected: Tree, given: Normal, cx: Context): boolean {
  return withoutOneBracket(expected)
    .slice(0, MAX_BRACKETS)
    .some((tree) => {
      const normal = normalOf(tree, cx);
      return cx.problem === undefined && sameDivisors(normal, given) && samePolynomial(normal.top, given.top);
    });
}

/** The trees that come of reading without one pair of brackets: 2(x + 3) as 2x + 3. */
export function withoutOneBracket(tree: Tree): readonly Tree[] {
  switch (tree.type) {
    case "negative":
    case "positive":
    case "group":
      return [
        ...openedBy(tree.of, (of) => ({ type: tree.type, of })),
        ...withoutOneBracket(tree.of).map((of): Tree => ({ type: tree.type, of })),
      ];
    case "sum":
    case "difference":
    case "product":
    case "quotient":
    case "fraction":
    case "power":
      return [
        ...openedLeft(tree),
        ...openedRight(tree),
        ...withoutOneBracket(tree.left).map((left): Tree => ({ type: tree.type, left, right: tree.right })),
        ...withoutOneBracket(tree.right).map((right): Tree => ({ type: tree.type, left: tree.left, right })),
      ];
    default:
      return [];
  }
}

type Binary = Extract<Tree, { readonly type: "sum" | "difference" | "product" | "quotient" | "fraction" | "power" }>;

function sumInside(tree: Tree): Binary | undefined {
  if (tree.type !== "group") return undefined;
  return tree.of.type === "sum" || tree.of.type === "difference" ? tree.of : undefined;
}

/** -(b + c) read as -b + c. */
function openedBy(of: Tree, wrap: (of: Tree) => Tree): readonly Tree[] {
  const inside = sumInside(of);
  return inside === undefined ? [] : [{ type: inside.type, left: wrap(inside.left), right: inside.right }];
}

/** (b + c)·r read as b + c·r. */
function openedLeft(tree: Binary): readonly Tree[] {
  if (tree.type === "sum" || tree.type === "difference") return [];
  const inside = sumInside(tree.left);
  if (inside !== undefined)
    return [
      { type: inside.type, left: inside.left, right: { type: tree.type, left: inside.right, right: tree.right } },
    ];
  const base = tree.left.type === "group" ? tree.left.of : undefined;
  if (tree.type === "power" && base?.type === "product")
    return [{ type: "product", left: base.left, right: { type: "power", left: base.right, right: tree.right } }];
  return [];
}

/** l·(b + c) read as l·b + c. */
function openedRight(tree: Binary): readonly Tree[] {
  if (tree.type === "sum" || tree.type === "power") return [];
  const inside = sumInside(tree.right);
  if (inside === undefined) return [];
  return [{ type: inside.type, left: { type: tree.type, left: tree.left, right: inside.left }, right: inside.right }];
}
