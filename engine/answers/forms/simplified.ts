import { gcd, isWhole, type Rational } from "../rational.ts";
import { childrenOf, type Tree } from "../read/tree.ts";
import { likeTermsFault } from "./expanded.ts";
import { fault, type FormFault } from "./fault.ts";
import { fractionFault, mixedFault } from "./fractions.ts";
import { keyOf } from "./key.ts";
import { holdsName } from "./names.ts";
import { commonPowers, constantOf, contentOf, factorParams, polyOf, primitiveKey, quotientOf } from "./poly.ts";
import { constantCallFault } from "./functions.ts";
import { isScientific } from "./numbers.ts";
import { rationalisedFault } from "./roots-below.ts";
import { rootFault } from "./roots.ts";
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
  for (const side of sides) {
    const missing = faultIn(side, brackets);
    if (missing !== undefined) return missing;
  }
  const [left, right] = sides;
  return left === undefined || right === undefined || sides.length > 2 ? undefined : sharedFault(left, right);
}

function sharedFault(left: Tree, right: Tree): FormFault | undefined {
  const isZero = (tree: Tree) => literalValue(tree)?.n === 0n;
  const terms = [left, right].flatMap((side) => (isZero(side) ? [] : termsOf(side).map(({ of }) => of)));
  const like = likeTermsFault(terms);
  if (like !== undefined) return like;
  const polys = [polyOf(left), polyOf(right)];
  const [first, second] = polys;
  if (first === undefined || second === undefined || first.size + second.size === 0) return undefined;
  // What divides every term on both sides; 0 is divided by every number.
  const number = gcd(first.size === 0 ? 0n : contentOf(first), second.size === 0 ? 0n : contentOf(second));
  const powers = first.size === 0 || second.size === 0 ? [] : commonPowers(first, second);
  return number > 1n || powers.length > 0 ? fault("common-factor", factorParams(number, powers)) : undefined;
}

function faultIn(tree: Tree, brackets: boolean): FormFault | undefined {
  switch (tree.type) {
    case "number":
    case "name":
    case "constant":
      return undefined;
    case "group":
    case "positive":
      return faultIn(bare(tree), brackets);
    case "sum":
    case "difference":
      return sumFault(tree, brackets);
    case "negative":
    case "product":
    case "fraction":
    case "quotient":
    case "power":
      return productFault(tree, brackets);
    case "mixed":
      return mixedFault(tree);
    case "root":
    case "indexed-root":
      return childFault(tree, brackets) ?? rootFault(tree);
    case "call":
      return childFault(tree, brackets) ?? constantCallFault(tree);
    case "absolute":
    case "factorial":
      return childFault(tree, brackets) ?? (literalValue(tree.of) === undefined ? undefined : fault("not-simplified"));
    default:
      return childFault(tree, brackets);
  }
}

function childFault(tree: Tree, brackets: boolean): FormFault | undefined {
  for (const child of childrenOf(tree)) {
    const missing = faultIn(child, brackets);
    if (missing !== undefined) return missing;
  }
  return undefined;
}

function sumFault(sum: Tree, brackets: boolean): FormFault | undefined {
  const terms = termsOf(sum);
  if (hasDoubleMinus(sum) || terms.some(({ of }) => literalValue(of)?.n === 0n)) return fault("not-simplified");
  for (const { of } of terms) {
    if (of.type === "group") return faultIn(of, brackets) ?? fault("not-simplified");
    const missing = faultIn(of, brackets);
    if (missing !== undefined) return missing;
  }
  const bodies = terms.map(({ of }) => of);
  return (
    likeTermsFault(bodies) ??
    sameDenominatorFault(bodies) ??
    logarithmFault(bodies) ??
    sharedTermsFault(bodies, brackets)
  );
}

/** `a - -b`. */
function hasDoubleMinus(tree: Tree): boolean {
  if (tree.type === "group" || tree.type === "positive") return hasDoubleMinus(bare(tree));
  if (tree.type === "negative") return bare(tree.of).type === "negative";
  if (tree.type !== "sum" && tree.type !== "difference") return false;
  if (tree.type === "difference" && bare(tree.right).type === "negative") return true;
  return hasDoubleMinus(tree.left) || hasDoubleMinus(tree.right);
}

/** Two fractions over one expression can be added. */
function sameDenominatorFault(terms: readonly Tree[]): FormFault | undefined {
  const seen = new Set<string>();
  for (const term of terms) {
    if (factorsOf(term).bottom.length === 0) continue;
    const bottom = quotientOf(term)?.bottom;
    if (bottom === undefined || constantOf(bottom) !== undefined) continue;
    const key = primitiveKey(bottom);
    if (seen.has(key)) return fault("not-single-fraction");
    seen.add(key);
  }
  return undefined;
}

/** `ln(5/t) + ln t`: logarithms that cancel or collect when taken apart. */
function logarithmFault(terms: readonly Tree[]): FormFault | undefined {
  const seen = new Set<string>();
  for (const term of terms) {
    const factors = factorsOf(term);
    const logs = factors.top.filter(
      (factor) => factor.type === "call" && (factor.name === "ln" || factor.name === "log"),
    );
    const [log] = logs;
    if (log?.type !== "call" || logs.length > 1) continue;
    const others = factors.top.filter((factor) => factor !== log && literalValue(factor) === undefined);
    const outside = `${others.map((factor) => keyOf(factor, false)).join("*")}${log.name}${log.base === undefined ? "" : keyOf(log.base, true)}`;
    const inside = factorsOf(log.of);
    const bases = new Set([...inside.top, ...inside.bottom].map((factor) => keyOf(powerOf(factor).base, true)));
    for (const base of bases) {
      if (seen.has(`${outside}(${base}`)) return fault("not-simplified");
      seen.add(`${outside}(${base}`);
    }
  }
  return undefined;
}

/** `2(x + 1) + 3`: multiplied out, terms of one bracket collect with others. */
function sharedTermsFault(terms: readonly Tree[], brackets: boolean): FormFault | undefined {
  if (brackets || !terms.some(holdsBracket)) return undefined;
  const seen = new Set<string>();
  for (const term of terms) {
    const poly = polyOf(term);
    if (poly === undefined) continue;
    for (const key of poly.keys()) if (seen.has(key)) return fault("not-simplified");
    for (const key of poly.keys()) seen.add(key);
  }
  return undefined;
}

function holdsBracket(term: Tree): boolean {
  return factorsOf(term).top.some((factor) => isSum(bare(powerOf(factor).base)));
}

function productFault(tree: Tree, brackets: boolean): FormFault | undefined {
  if (isScientific(tree)) return undefined;
  const factors = factorsOf(tree);
  const { top, bottom, signs, signsBelow } = factors;
  if (signsBelow > 0) return fault("negative-denominator");
  if (signs > 1) return fault("not-simplified");
  for (const factor of [...top, ...bottom]) {
    const missing = factorFault(factor, brackets);
    if (missing !== undefined) return missing;
  }
  return (
    numbersFault(tree, factors) ??
    fractionFault(tree) ??
    basesFault(factors) ??
    nestedFault(tree) ??
    bottomFault(bottom) ??
    bracketsFault(top, brackets)
  );
}

function factorFault(factor: Tree, brackets: boolean): FormFault | undefined {
  return factor.type === "power" ? powerFault(factor.left, factor.right, brackets) : faultIn(factor, brackets);
}

const LARGE = 1_000_000;

function powerFault(left: Tree, right: Tree, brackets: boolean): FormFault | undefined {
  const inner = faultIn(left, brackets) ?? faultIn(right, brackets);
  if (inner !== undefined) return inner;
  const todo = fault("not-simplified");
  const exponent = literalValue(right);
  const base = bare(left);
  if (exponent !== undefined && isWhole(exponent) && (exponent.n === 0n || exponent.n === 1n)) return todo;
  const value = literalValue(base);
  if (value !== undefined) return exponent === undefined ? undefined : numberPowerFault(value, exponent);
  if (base.type === "power" || base.type === "negative") return exponent === undefined ? undefined : todo;
  if (base.type === "constant" && base.name === "i" && exponent !== undefined) return todo;
  const root = rootOf(base);
  if (root !== undefined && exponent !== undefined && isWhole(exponent)) return todo;
  if (base.type === "product" || base.type === "fraction" || base.type === "quotient") {
    const parts = factorsOf(base);
    const hasNumber = [...parts.top, ...parts.bottom].some(
      (part) => literalValue(part) !== undefined || part.type === "power",
    );
    return hasNumber && exponent !== undefined ? todo : undefined;
  }
  const isLogOfE = base.type === "constant" && base.name === "e" && isCallOf(right, "ln");
  return isLogOfE ? todo : undefined;
}

function isCallOf(tree: Tree, name: string): boolean {
  const inner = bare(tree);
  return inner.type === "call" && inner.name === name;
}

/** `2^3` is 8, `4^(1/2)` is 2; a power past a million may stay. */
function numberPowerFault(value: Rational, exponent: Rational): FormFault | undefined {
  if (isWhole(exponent)) {
    const size = Math.max(Number(value.n < 0n ? -value.n : value.n), Number(value.d));
    return size ** Math.abs(Number(exponent.n)) <= LARGE ? fault("not-simplified") : undefined;
  }
  const index = Number(exponent.d);
  if (index > 12) return undefined;
  const isPower = [value.n < 0n ? -value.n : value.n, value.d].every((part) => {
    const root = Math.round(Number(part) ** (1 / index));
    return Number.isSafeInteger(root) && BigInt(root) ** BigInt(index) === part;
  });
  return isPower ? fault("not-simplified") : undefined;
}

/** At most one number above and one below, no 0, no bare 1, no decimal in a fraction. */
function numbersFault(tree: Tree, { top, bottom }: Factors): FormFault | undefined {
  const todo = fault("not-simplified");
  const [above, below] = [top.filter(isNumber), bottom.filter(isNumber)];
  if (above.length > 1 || below.length > 1) return todo;
  if (above.some((factor) => literalValue(factor)?.n === 0n) && top.length + bottom.length > 1) return todo;
  if (above.some(isOne) && top.length > 1 && !isMinusOne(tree)) return todo;
  const hasDecimal = [...above, ...below].some(
    (factor) => wholeValue(factor) === undefined && factor.type === "number",
  );
  return below.length > 0 && hasDecimal ? todo : undefined;
}

function isNumber(factor: Tree): boolean {
  return literalValue(factor) !== undefined;
}

/** `-1 * x` stays. */
function isMinusOne(tree: Tree): boolean {
  const inner = bare(tree);
  if (inner.type === "negative") return isMinusOne(inner.of) || isOne(inner.of);
  if (inner.type === "product") return isMinusOne(inner.left) || isMinusOne(inner.right) || isNegativeOne(inner.left);
  return isNegativeOne(inner);
}

function isNegativeOne(tree: Tree): boolean {
  return wholeValue(tree) === -1n;
}

/** No base stands twice: `x * x`, `x^2 / x`, `√2 * √3`. */
function basesFault({ top, bottom }: Factors): FormFault | undefined {
  const above = new Set<string>();
  let numberRoots = 0;
  for (const factor of top) {
    if (isNumber(factor)) continue;
    const root = rootOf(factor);
    if (root !== undefined && !holdsName(root.of)) numberRoots += 1;
    const key = baseKey(factor);
    if (above.has(key) || numberRoots > 1) return fault("not-simplified");
    above.add(key);
  }
  const below = new Set<string>();
  for (const factor of bottom) {
    if (isNumber(factor)) continue;
    const { base, exponent } = powerOf(factor);
    if ((smallExponent(exponent) ?? 1) < 0) return fault("not-simplified");
    const key = baseKey(factor);
    if (below.has(key)) return fault("not-simplified");
    if (above.has(key)) return fault("not-lowest-terms", base.type === "name" ? { factor: base.name } : undefined);
    below.add(key);
  }
  return undefined;
}

function baseKey(factor: Tree): string {
  const { base } = powerOf(factor);
  return keyOf(base, true);
}

/** A fraction within a fraction. */
function nestedFault(tree: Tree): FormFault | undefined {
  const inner = bare(tree);
  if (inner.type === "negative") return nestedFault(inner.of);
  if (inner.type === "product") return nestedFault(inner.left) ?? nestedFault(inner.right);
  if (inner.type !== "fraction" && inner.type !== "quotient") return undefined;
  // `2/7 1/t` is typed side by side.
  const isSideBySide = inner.left.type === "product" && isOne(inner.left.right);
  return (!isSideBySide && holdsFraction(inner.left)) || holdsFraction(inner.right)
    ? fault("not-simplified")
    : undefined;
}

function holdsFraction(tree: Tree): boolean {
  const inner = bare(tree);
  switch (inner.type) {
    case "fraction":
    case "quotient":
    case "mixed":
      return true;
    case "sum":
    case "difference":
    case "product":
      return holdsFraction(inner.left) || holdsFraction(inner.right);
    case "negative":
      return holdsFraction(inner.of);
    default:
      return false;
  }
}

function bottomFault(bottom: readonly Tree[]): FormFault | undefined {
  for (const factor of bottom) {
    const missing = rationalisedFault(factor);
    if (missing !== undefined) return missing;
  }
  return undefined;
}

/** `(x + 1)(x + 2)`: multiplied out, terms collect. */
function bracketsFault(top: readonly Tree[], brackets: boolean): FormFault | undefined {
  if (brackets) return undefined;
  let [terms, sums] = [1, 0];
  const sumFactors = top.filter((factor) => isSum(bare(powerOf(factor).base)));
  for (const factor of sumFactors) {
    const { base, exponent } = powerOf(factor);
    const times = smallExponent(exponent);
    if (times === undefined || times < 1) return undefined;
    terms *= termsOf(base).length ** times;
    sums += times;
  }
  if (sums < 2) return undefined;
  const [first, ...rest] = sumFactors;
  if (first === undefined) return undefined;
  const poly = polyOf(rest.reduce<Tree>((left, right) => ({ type: "product", left, right }), first));
  return poly !== undefined && poly.size < terms ? fault("not-simplified") : undefined;
}

function hasBracketProduct(tree: Tree): boolean {
  const { top } = factorsOf(tree);
  let sums = 0;
  for (const factor of top) {
    const { base, exponent } = powerOf(factor);
    if (isSum(bare(base))) sums += Math.abs(smallExponent(exponent) ?? 2);
  }
  return sums > 1 || (isSum(bare(tree)) && termsOf(tree).some(({ of }) => of !== tree && hasBracketProduct(of)));
}
