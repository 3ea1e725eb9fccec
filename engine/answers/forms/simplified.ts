import { normalForm } from "../algebra/index.ts";
import { absolute, isWhole, type Rational } from "../rational.ts";
import { childrenOf, type Tree } from "../read/tree.ts";
import { fault, faultIf, firstFault, firstTwin, type FormFault } from "./fault.ts";
import { fractionFault, holdsFraction, rootBelowFault } from "./fractions.ts";
import { keyOf } from "./key.ts";
import { isLiteral, literalValue } from "./literal.ts";
import { isScientific } from "./numbers.ts";
import { mixedFault } from "./plain-numbers.ts";
import { commonFault, contentOf, isConstant, polyOf, primitiveKey, productOf, quotientOf } from "./poly.ts";
import { likeTermsFault } from "./products.ts";
import {
  bare,
  factorsOf,
  hasDoubleSign,
  holds,
  holdsName,
  isBracket,
  isOne,
  isSum,
  powerOf,
  rootOf,
  termsOf,
  wholeValue,
  type Factors,
} from "./shape.ts";

/**
 * Nothing is left to do: like terms collected, numbers worked out, fractions and roots as small as they go. Brackets
 * may stay multiplied where multiplying them out collects nothing, or where the right answer has them too.
 */
export function judgeSimplified(tree: Tree, expected: Tree | undefined): FormFault | undefined {
  return faultIn(tree, expected !== undefined && hasBracketProduct(expected));
}

/** Each side of an equation or inequality, and both together: nothing can be taken from or divided out of both. */
export function judgeSidesSimplified(sides: readonly Tree[], expected?: readonly Tree[]): FormFault | undefined {
  const brackets = expected?.some(hasBracketProduct) === true;
  const own = firstFault(sides, (side) => faultIn(side, brackets));
  if (own !== undefined || sides.length !== 2) return own;
  const terms = sides.flatMap((side) => (isZero(side) ? [] : termsOf(side).map(({ of }) => of)));
  const polys = sides.flatMap((side) => [polyOf(side) ?? []]);
  const areKnown = sides.every((side, index) => isZero(side) || polys[index]?.length);
  // 0 is divided by every number; an unknown before it may be 0 itself.
  const isShared = areKnown ? commonFault("common-factor", polys.flat(), sides.some(isZero)) : undefined;
  return likeTermsFault(terms) ?? isShared;
}

function isZero(tree: Tree): boolean {
  return literalValue(tree)?.n === 0n;
}

function faultIn(tree: Tree, brackets: boolean): FormFault | undefined {
  const judge = (inner: Tree): FormFault | undefined => faultIn(inner, brackets);
  const inner = bare(tree);
  switch (inner.type) {
    case "sum":
    case "difference":
      return sumFault(inner, brackets, judge);
    case "negative":
    case "product":
    case "fraction":
    case "quotient":
    case "power":
      return productFault(inner, brackets, judge);
    default:
      return firstFault(childrenOf(inner), judge) ?? mixedFault(inner) ?? rootFault(inner) ?? knownFault(inner);
  }
}

/** `|3|`, `5!`, `sin(π/6)`: what has a simple value. */
function knownFault(tree: Tree): FormFault | undefined {
  const isOfNumber = (tree.type === "absolute" || tree.type === "factorial") && isLiteral(tree.of);
  return faultIf(isOfNumber || (tree.type === "call" && isKnown(tree)), "not-simplified");
}

/** Whether an expression is worth one number, root, multiple of π or unknown, without any function. */
function isKnown(tree: Tree): boolean {
  const { top, bottom } = valueOf(tree);
  const factors = top.flatMap(({ monomial }) => monomial.factors);
  const isPlain = factors.every(({ atom }) => /^(?:prime|name)$/u.test(atom.kind) || atom.key === "#pi");
  return isPlain && top.length < 2 && bottom.length === 0;
}

/** What an expression is worth; something unknown where it is too large. */
function valueOf(tree: Tree) {
  const normal = normalForm(tree, { assume: "positive" });
  return normal.ok ? normal.value : { top: [], bottom: [tree] };
}

function sumFault(sum: Tree, brackets: boolean, judge: (tree: Tree) => FormFault | undefined): FormFault | undefined {
  const terms = termsOf(sum).map(({ of }) => of);
  // `ln(5/t) + ln t`: logarithms that cancel when taken apart.
  const isShorter =
    holds(sum, isLogarithm) && valueOf(sum).bottom.length === 0 && valueOf(sum).top.length < terms.length;
  return (
    faultIf(hasDoubleSign(sum) || terms.some(isZero), "not-simplified") ??
    firstFault(terms, (term) => judge(term) ?? faultIf(isSum(bare(term)), "not-simplified")) ??
    likeTermsFault(terms) ??
    // Two fractions over one expression can be added.
    firstTwin(terms, keyBelow, "not-single-fraction") ??
    faultIf(isShorter, "not-simplified") ??
    // `2(x + 1) + 3`: multiplied out, terms of one bracket collect with others.
    (brackets || !terms.some((term) => factorsOf(term).top.some(isBracket))
      ? undefined
      : firstTwin(terms.flatMap(monomialsOf), String, "not-simplified"))
  );
}

function isLogarithm(tree: Tree): boolean {
  return tree.type === "call" && tree.name.startsWith("l");
}

function keyBelow(term: Tree): string | undefined {
  const below = factorsOf(term).bottom.length === 0 ? undefined : quotientOf(term)?.denominator;
  return below === undefined || isConstant(below) ? undefined : primitiveKey(below);
}

function monomialsOf(term: Tree): readonly string[] {
  return (polyOf(term) ?? []).map(({ monomial }) => monomial.key);
}

function productFault(
  tree: Tree,
  brackets: boolean,
  judge: (tree: Tree) => FormFault | undefined,
): FormFault | undefined {
  if (isScientific(tree)) return undefined;
  const factors = factorsOf(tree);
  const { top, signs, signsBelow, all } = factors;
  const isLeft =
    signs > 1 || hasNumbersLeft(factors) || holds(tree, isNested) || (!brackets && collects(top.filter(isBracket)));
  return (
    faultIf(signsBelow > 0, "negative-denominator") ??
    firstFault(all, (factor) =>
      factor.type === "power"
        ? (firstFault([factor.left, factor.right], judge) ??
          faultIf(isPowerLeft(factor, bare(factor.left), factor.right), "not-simplified"))
        : judge(factor),
    ) ??
    faultIf(isLeft, "not-simplified") ??
    basesFault(factors) ??
    fractionFault(tree) ??
    rootBelowFault(tree)
  );
}

/** Whether a power is still to be worked out. */
function isPowerLeft(power: Tree, base: Tree, exponent: Tree): boolean {
  const times = literalValue(exponent);
  if (times === undefined) return isKnown(power);
  const value = literalValue(base);
  if (value !== undefined) return isWorkedOut(value, times);
  const { all } = factorsOf(base);
  return (
    (isWhole(times) && (times.n === 0n || times.n === 1n || rootOf(base) !== undefined)) ||
    base.type === "power" ||
    base.type === "negative" ||
    (base.type === "constant" && base.name === "i") ||
    (all.length > 1 && all.some((part) => isLiteral(part) || part.type === "power"))
  );
}

const LARGE = 1_000_000;

/** `2^3` is 8, `4^(1/2)` is 2; a power past a million may stay. */
function isWorkedOut(value: Rational, exponent: Rational): boolean {
  const { n, d } = absolute(value);
  if (isWhole(exponent)) return Math.max(Number(n), Number(d)) ** Math.abs(Number(exponent.n)) <= LARGE;
  return [n, d].every((part) => largestPower(part, Number(exponent.d)) === part);
}

/** More than one number above or below, 0, a bare 1 but for `-1 * x`, a decimal in a fraction. */
function hasNumbersLeft({ top, bottom, all, signs }: Factors): boolean {
  const numbers = all.filter(isLiteral);
  const below = bottom.filter(isLiteral).length;
  const isDecimal = (factor: Tree): boolean => factor.type === "number" && wholeValue(factor) === undefined;
  return (
    below > 1 ||
    numbers.length - below > 1 ||
    (all.length > 1 && numbers.some(isZero)) ||
    (top.length > 1 && top.some(isOne) && signs === 0) ||
    (below > 0 && numbers.some(isDecimal))
  );
}

/** No base stands twice: `x * x`, `x^2 / x`, `√2 * √3`. */
function basesFault({ top, bottom }: Factors): FormFault | undefined {
  const key = (factor: Tree): string | undefined =>
    isLiteral(factor) ? undefined : isNumberRoot(factor) ? "√" : keyOf(powerOf(factor).base, true);
  return (
    firstTwin(top, key, "not-simplified") ??
    firstTwin(bottom, key, "not-simplified") ??
    faultIf(
      bottom.some((factor) => (powerOf(factor).times ?? 1) < 0),
      "not-simplified",
    )
  );
}

function isNumberRoot(factor: Tree): boolean {
  return rootOf(factor) !== undefined && !holdsName(factor);
}

/** A fraction within a fraction; `2/7 1/t` is typed side by side. */
function isNested(tree: Tree): boolean {
  if (tree.type !== "fraction" && tree.type !== "quotient") return false;
  const isSideBySide = tree.left.type === "product" && isOne(tree.left.right);
  return (!isSideBySide && holdsFraction(tree.left)) || holdsFraction(tree.right);
}

/** Terms of a product past which nothing is multiplied out. */
const MOST_TERMS = 4096;

/** `(x + 1)(x + 2)`: multiplied out, terms collect. */
function collects(factors: readonly Tree[]): boolean {
  const powers = factors.map(powerOf);
  const terms = powers.reduce(
    (count, { base, times = 0 }) => count * (times < 1 ? 0 : termsOf(base).length ** times),
    1,
  );
  if (terms > MOST_TERMS || countBrackets(factors) < 2) return false;
  return (polyOf(productOf(factors))?.length ?? terms) < terms;
}

function countBrackets(factors: readonly Tree[]): number {
  return factors.filter(isBracket).reduce((count, factor) => count + Math.abs(powerOf(factor).times ?? 2), 0);
}

function hasBracketProduct(tree: Tree): boolean {
  if (countBrackets(factorsOf(tree).top) > 1) return true;
  return isSum(bare(tree)) && termsOf(tree).some(({ of }) => hasBracketProduct(of));
}

/** What can still be taken out of a root: `√12` has 4, `√(x^3)` has x^2. */
function rootFault(tree: Tree): FormFault | undefined {
  const { index, of } = rootOf(tree) ?? {};
  if (index === undefined || of === undefined) return undefined;
  const value = literalValue(of);
  const { bottom, all } = factorsOf(of);
  if (value && !isWhole(value)) {
    if (bottom.length > 0 || of.type === "mixed") return fault("not-rationalised");
    // Of decimals only whole roots are asked, √0.25.
    return faultIf(isWorkedOut(value, { n: 1n, d: BigInt(index) }), "root-not-simplified");
  }
  return firstFault(all, (factor) => {
    const { base, exponent, times = 0 } = powerOf(factor);
    if (exponent !== undefined) {
      const params = base.type === "name" ? { factor: `${base.name}^${index}` } : undefined;
      return Math.abs(times) < index ? undefined : fault("root-not-simplified", params);
    }
    const number = wholeValue(factor) ?? (isSum(factor) ? contentOf(polyOf(factor) ?? []) : undefined);
    if (number === undefined || (number === 1n && isSum(factor))) return undefined;
    const out = largestPower(number, index);
    if (out > 1n || number * number < 2n) return fault("root-not-simplified", { factor: String(out) });
    return faultIf(bottom.includes(factor), "not-rationalised");
  });
}

const LARGEST_TRIED = 2000n;

/** The largest power with this exponent that divides the number. */
function largestPower(value: bigint, index: number): bigint {
  let [rest, out] = [value < 0n ? -value : value, 1n];
  const exponent = BigInt(index);
  for (let prime = 2n; prime <= LARGEST_TRIED && prime ** exponent <= rest; prime += 1n) {
    for (const power = prime ** exponent; rest % power === 0n; rest /= power) out *= power;
  }
  return out;
}
