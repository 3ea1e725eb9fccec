import { normalForm } from "../algebra/index.ts";
import { absolute, isWhole, type Rational } from "../rational.ts";
import { childrenOf, type Tree } from "../read/tree.ts";
import { fault, faultIf, firstFault, firstTwin, type FormFault } from "./fault.ts";
import { fractionFault, holdsFraction, mixedFault, rootBelowFault } from "./fractions.ts";
import { keyOf } from "./key.ts";
import { isScientific } from "./numbers.ts";
import { commonFault, contentOf, isConstant, polyOf, primitiveKey, productOf, quotientOf } from "./poly.ts";
import { likeTermsFault } from "./products.ts";
import {
  bare,
  factorsOf,
  hasDoubleSign,
  holdsName,
  isLiteral,
  isOne,
  isSum,
  literalValue,
  powerOf,
  rootOf,
  termsOf,
  unsigned,
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
  const [left, right, ...others] = sides;
  const own = firstFault(sides, (side) => faultIn(side, brackets));
  return own ?? (left && right && others.length === 0 ? sharedFault([left, right]) : undefined);
}

function sharedFault(sides: readonly Tree[]): FormFault | undefined {
  const terms = sides.flatMap((side) => (isZero(side) ? [] : termsOf(side).map(({ of }) => of)));
  const polys = sides.map(polyOf);
  return (
    likeTermsFault(terms) ??
    // 0 is divided by every number; an unknown before it may be 0 itself.
    (polys.includes(undefined)
      ? undefined
      : commonFault(
          "common-factor",
          polys.flatMap((poly) => poly ?? []),
          sides.some(isZero),
        ))
  );
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
  if (tree.type === "absolute" || tree.type === "factorial") return faultIf(isLiteral(tree.of), "not-simplified");
  return faultIf(tree.type === "call" && isKnown(tree), "not-simplified");
}

/** Whether an expression is worth one number, root, multiple of π or unknown, without any function. */
function isKnown(tree: Tree): boolean {
  const normal = normalForm(tree);
  if (!normal.ok || normal.value.top.length > 1 || normal.value.bottom.length > 0) return false;
  return normal.value.top.every(({ monomial }) =>
    monomial.factors.every(({ atom }) => atom.kind === "prime" || atom.kind === "name" || atom.key === "#pi"),
  );
}

function sumFault(sum: Tree, brackets: boolean, judge: (tree: Tree) => FormFault | undefined): FormFault | undefined {
  const terms = termsOf(sum).map(({ of }) => of);
  return (
    faultIf(hasDoubleSign(sum) || terms.some(isZero), "not-simplified") ??
    firstFault(terms, (term) => judge(term) ?? faultIf(isSum(bare(term)), "not-simplified")) ??
    likeTermsFault(terms) ??
    // Two fractions over one expression can be added.
    firstTwin(terms, keyBelow, () => fault("not-single-fraction")) ??
    firstTwin(terms.flatMap(logarithmsIn), String, () => fault("not-simplified")) ??
    // `2(x + 1) + 3`: multiplied out, terms of one bracket collect with others.
    (brackets || !terms.some(hasBracket)
      ? undefined
      : firstTwin(terms.flatMap(monomialsOf), String, () => fault("not-simplified")))
  );
}

function keyBelow(term: Tree): string | undefined {
  const below = factorsOf(term).bottom.length === 0 ? undefined : quotientOf(term)?.denominator;
  return below === undefined || isConstant(below) ? undefined : primitiveKey(below);
}

function monomialsOf(term: Tree): readonly string[] {
  return (polyOf(term) ?? []).map(({ monomial }) => monomial.key);
}

/** `ln(5/t)` is about 5 and t: logarithms that cancel or collect when taken apart. */
function logarithmsIn(term: Tree): readonly string[] {
  const factors = factorsOf(term).top.filter((factor) => !isLiteral(factor));
  const log = factors.find((factor) => factor.type === "call" && factor.name.startsWith("l"));
  if (log?.type !== "call") return [];
  const outside = factors.map((factor) => (factor === log ? log.name : keyOf(factor, false))).toSorted();
  const base = log.base ? keyOf(log.base, true) : "";
  const { top, bottom } = factorsOf(log.of);
  const inside = new Set([...top, ...bottom].map((factor) => keyOf(powerOf(factor).base, true)));
  return [...inside].map((key) => [...outside, base, key].join(" "));
}

function isBracket(factor: Tree): boolean {
  return isSum(bare(powerOf(factor).base));
}

function hasBracket(term: Tree): boolean {
  return factorsOf(term).top.some(isBracket);
}

function productFault(
  tree: Tree,
  brackets: boolean,
  judge: (tree: Tree) => FormFault | undefined,
): FormFault | undefined {
  if (isScientific(tree)) return undefined;
  const factors = factorsOf(tree);
  const { top, bottom, signs } = factors;
  return (
    faultIf(factors.signsBelow > 0, "negative-denominator") ??
    faultIf(signs > 1, "not-simplified") ??
    firstFault([...top, ...bottom], (factor) =>
      factor.type === "power"
        ? (firstFault([factor.left, factor.right], judge) ?? powerFault(bare(factor.left), factor.right))
        : judge(factor),
    ) ??
    faultIf(hasNumbersToWorkOut(tree, factors), "not-simplified") ??
    fractionFault(tree) ??
    basesFault(factors) ??
    faultIf(hasNestedFraction(tree), "not-simplified") ??
    rootBelowFault(tree) ??
    faultIf(!brackets && collects(top.filter(isBracket)), "not-simplified")
  );
}

function powerFault(base: Tree, exponent: Tree): FormFault | undefined {
  const power = literalValue(exponent);
  if (power === undefined) return faultIf(isKnown({ type: "power", left: base, right: exponent }), "not-simplified");
  const value = literalValue(base);
  const parts = factorsOf(base);
  const isTodo =
    value === undefined
      ? power.n === 0n ||
        (power.n === 1n && power.d === 1n) ||
        base.type === "power" ||
        base.type === "negative" ||
        (base.type === "constant" && base.name === "i") ||
        (isWhole(power) && rootOf(base) !== undefined) ||
        ([...parts.top, ...parts.bottom].length > 1 &&
          [...parts.top, ...parts.bottom].some((part) => isLiteral(part) || part.type === "power"))
      : isWorkedOut(value, power);
  return faultIf(isTodo, "not-simplified");
}

const LARGE = 1_000_000;

/** `2^3` is 8, `4^(1/2)` is 2; a power past a million may stay. */
function isWorkedOut(value: Rational, exponent: Rational): boolean {
  const { n, d } = absolute(value);
  if (isWhole(exponent)) return Math.max(Number(n), Number(d)) ** Math.abs(Number(exponent.n)) <= LARGE;
  const index = Number(exponent.d);
  return [n, d].every((part) => largestPower(part, index) === part);
}

/** More than one number above or below, 0, a bare 1, a decimal in a fraction. */
function hasNumbersToWorkOut(tree: Tree, { top, bottom }: Factors): boolean {
  const [above, below] = [top.filter(isLiteral), bottom.filter(isLiteral)];
  const isDecimal = (factor: Tree): boolean => factor.type === "number" && wholeValue(factor) === undefined;
  return (
    above.length > 1 ||
    below.length > 1 ||
    (above.some(isZero) && top.length + bottom.length > 1) ||
    (above.some(isOne) && top.length > 1 && !isMinusOne(tree)) ||
    (below.length > 0 && [...above, ...below].some(isDecimal))
  );
}

/** `-1 * x` stays. */
function isMinusOne(tree: Tree): boolean {
  const inner = bare(tree);
  if (inner.type === "product") return isMinusOne(inner.left) || isMinusOne(inner.right);
  return inner.type === "negative" && (isMinusOne(inner.of) || isOne(bare(inner.of)) || startsWithOne(inner.of));
}

/** `-(1 * x)`, as `-1 * x` is read. */
function startsWithOne(tree: Tree): boolean {
  const inner = bare(tree);
  return inner.type === "product" ? startsWithOne(inner.left) : isOne(inner);
}

/** No base stands twice: `x * x`, `x^2 / x`, `√2 * √3`. */
function basesFault({ top, bottom }: Factors): FormFault | undefined {
  const [above, below] = [top, bottom].map((factors) => factors.filter((factor) => !isLiteral(factor)));
  if (above === undefined || below === undefined) return undefined;
  const todo = (): FormFault => fault("not-simplified");
  const isNumberRoot = (factor: Tree): boolean => rootOf(factor) !== undefined && !holdsName(factor);
  return (
    faultIf(above.filter(isNumberRoot).length > 1, "not-simplified") ??
    firstTwin(above, baseKey, todo) ??
    faultIf(
      below.some((factor) => (powerOf(factor).times ?? 1) < 0),
      "not-simplified",
    ) ??
    firstTwin(below, baseKey, todo) ??
    firstTwin([...above, ...below], baseKey, () => fault("not-lowest-terms"))
  );
}

function baseKey(factor: Tree): string {
  return keyOf(powerOf(factor).base, true);
}

/** A fraction within a fraction. */
function hasNestedFraction(tree: Tree): boolean {
  const inner = unsigned(tree);
  if (inner.type === "product") return hasNestedFraction(inner.left) || hasNestedFraction(inner.right);
  if (inner.type !== "fraction" && inner.type !== "quotient") return false;
  // `2/7 1/t` is typed side by side.
  const isSideBySide = inner.left.type === "product" && isOne(inner.left.right);
  return (!isSideBySide && holdsFraction(inner.left)) || holdsFraction(inner.right);
}

/** `(x + 1)(x + 2)`: multiplied out, terms collect. */
function collects(factors: readonly Tree[]): boolean {
  const powers = factors.map(powerOf);
  if (powers.some(({ times = 0 }) => times < 1) || countBrackets(factors) < 2) return false;
  const terms = powers.reduce((count, { base, times = 1 }) => count * termsOf(base).length ** times, 1);
  const poly = polyOf(productOf(factors));
  return poly !== undefined && poly.length < terms && terms <= MOST_TERMS;
}

/** Terms of a product past which nothing is multiplied out. */
const MOST_TERMS = 4096;

function countBrackets(factors: readonly Tree[]): number {
  return factors.filter(isBracket).reduce((count, factor) => count + Math.abs(powerOf(factor).times ?? 2), 0);
}

function hasBracketProduct(tree: Tree): boolean {
  if (countBrackets(factorsOf(tree).top) > 1) return true;
  return isSum(bare(tree)) && termsOf(tree).some(({ of }) => hasBracketProduct(of));
}

/** What can still be taken out of a root: `√12` has 4, `√(x^3)` has x^2. */
function rootFault(tree: Tree): FormFault | undefined {
  const root = rootOf(tree);
  if (root === undefined) return undefined;
  const { index, of } = root;
  const value = literalValue(of);
  const { top, bottom } = factorsOf(of);
  if (value !== undefined && value.d > 1n) {
    if (bottom.length > 0 || of.type === "mixed") return fault("not-rationalised");
    // Of decimals only whole roots are asked, √0.25.
    return faultIf(
      [value.n, value.d].every((part) => largestPower(part, index) === part),
      "root-not-simplified",
    );
  }
  return firstFault([...top, ...bottom], (factor) => {
    const { base, exponent, times = 0 } = powerOf(factor);
    if (exponent !== undefined) {
      const isName = base.type === "name";
      if (Math.abs(times) < index) return undefined;
      return fault("root-not-simplified", isName ? { factor: `${base.name}^${index}` } : undefined);
    }
    const number = wholeValue(factor) ?? (isSum(factor) ? contentOf(polyOf(factor) ?? []) : undefined);
    const out = largestPower(number ?? 2n, index);
    if (out > 1n || (!isSum(factor) && (number === 0n || number === 1n)))
      return fault("root-not-simplified", { factor: String(out) });
    return faultIf(number !== undefined && bottom.includes(factor), "not-rationalised");
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
