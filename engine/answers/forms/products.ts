import { degreeIn, type Polynomial } from "../algebra/index.ts";
import type { Tree } from "../read/tree.ts";
import { isIrreducible } from "./divide.ts";
import { fault, faultIf, firstFault, firstTwin, type FormFault } from "./fault.ts";
import { holdsRoot } from "./fractions.ts";
import { keyOf } from "./key.ts";
import { isLiteral } from "./literal.ts";
import { commonFault, isConstant, latexOf, polyOf, primitiveKey, productOf, quotientOf } from "./poly.ts";
import { bare, factorsOf, isBracket, isFraction, isIn, isSum, mainName, powerOf, termsOf } from "./shape.ts";

/** A product of factors that can be taken apart no further over the rational numbers. */
export function judgeFactored(tree: Tree, expected: Tree | undefined): FormFault | undefined {
  const missing = factorsFault(tree);
  // Over the rational numbers a fully factored product has as many factors as any; roots allow more.
  if (missing !== undefined || expected === undefined || !holdsRoot(expected, true)) return missing;
  return faultIf(countFactors(tree) < countFactors(expected), "not-factored");
}

function factorsFault(tree: Tree): FormFault | undefined {
  return firstFault(factorsOf(tree).all, (factor) => {
    if (isSum(factor)) return sumFault(factor);
    const { base, exponent, times } = powerOf(factor);
    return exponent === undefined || times === undefined ? undefined : factorsFault(base);
  });
}

function sumFault(sum: Tree): FormFault | undefined {
  const quotient = quotientOf(sum);
  // Past the limits nothing is held against the pupil.
  if (quotient === undefined) return undefined;
  const { numerator, denominator } = quotient;
  if (!isConstant(denominator)) return fault("not-factored");
  if (isConstant(numerator)) return faultIf(numerator.length < 2, "not-simplified");
  const common = commonFault("common-factor", numerator);
  if (common !== undefined) return common;
  const terms = termsOf(sum, true);
  const isApart = isIrreducible(numerator) && !terms.some(({ of }) => factorsOf(of).all.some(isBracket));
  return isApart ? faultIf(terms.length > numerator.length, "like-terms") : fault("not-factored");
}

/** How many factors with an unknown a product has, `x^2` counted twice; not a number where this says nothing. */
function countFactors(tree: Tree): number {
  const { top, bottom } = factorsOf(tree);
  let count = bottom.every(isLiteral) ? 0 : Number.NaN;
  for (const factor of top) {
    const { base, times = Number.NaN } = powerOf(factor);
    const poly = polyOf(base);
    const inner = bare(base).type;
    if (poly === undefined || !(times >= 0)) return Number.NaN;
    if (!isConstant(poly)) count += times * (inner === "product" || inner === "power" ? countFactors(base) : 1);
  }
  return count;
}

/** A sum of terms, each a number times powers of different things, no two alike. */
export function judgeExpanded(tree: Tree): FormFault | undefined {
  const terms = termsOf(tree).map(({ of }) => of);
  return firstFault(terms, termFault) ?? likeTermsFault(terms);
}

/** Two of the terms differ in their number at most. */
export function likeTermsFault(terms: readonly Tree[]): FormFault | undefined {
  return firstTwin(
    terms,
    (term) => likeKey(term)?.key,
    "like-terms",
    (term) => {
      const symbol = latexOf(1n, likeKey(term)?.factors ?? []);
      return symbol === undefined || symbol === "1" ? undefined : { symbol };
    },
  );
}

/** What a term has beside its number, where it is one term when worked out. */
function likeKey(term: Tree): Polynomial[number]["monomial"] | undefined {
  if (isLiteral(term)) return { key: "", factors: [] };
  const { numerator, denominator } = quotientOf(term) ?? {};
  const [only] = numerator ?? [];
  return only && numerator?.length === 1 && denominator && isConstant(denominator) ? only.monomial : undefined;
}

function termFault(term: Tree): FormFault | undefined {
  const { top, bottom } = factorsOf(term);
  const [only] = top;
  // A sum over a number or an unknown, with nothing beside it, is a fraction whose numerator is expanded.
  if (only && top.length === 1 && bottom.length > 0 && isSum(only)) return judgeExpanded(only);
  const factors = top.filter((factor) => !isLiteral(factor));
  const isProduct = factors.some((factor) => {
    const { base, exponent, times } = powerOf(factor);
    return isSum(factor) || (exponent !== undefined && times !== undefined && isTakenApart(bare(base)));
  });
  if (isProduct) return fault("not-expanded");
  const twin = firstTwin(factors, (factor) => keyOf(powerOf(factor).base, true), "not-expanded");
  return twin ?? faultIf(top.length - factors.length > 1, "not-simplified");
}

/** A product, sum, fraction or power, whose power is worked out. */
function isTakenApart(base: Tree): boolean {
  return isSum(base) || isFraction(base) || /^(?:product|negative|power)$/u.test(base.type);
}

/** A sum of fractions over powers of irreducible factors, each with a numerator of lower degree than the factor. */
export function judgePartialFractions(
  tree: Tree,
  expected: Tree | undefined,
  variable: string | undefined,
): FormFault | undefined {
  const name = mainName(tree, expected, variable);
  const below = (of: Tree): readonly Tree[] => factorsOf(of).bottom.filter((factor) => isIn(factor, name));
  const allowed = (expected ? termsOf(expected, true) : []).flatMap(({ of }) => below(of).map(keyBelow));
  const terms = termsOf(tree, true).map(({ of }) => of);
  const isAmiss = terms.some((term) => {
    const [only, ...others] = below(term);
    if (only === undefined)
      return factorsOf(term).top.some((factor) => (powerOf(factor).times ?? 0) < 0 && isIn(factor, name));
    const [bottom, top] = [polyOf(powerOf(only).base), polyOf(productOf(factorsOf(term).top))];
    const isProper = top && bottom && (degreeIn(top, name) ?? 0) < (degreeIn(bottom, name) ?? 0);
    return others.length > 0 || !isProper || !(isIrreducible(bottom) || allowed.includes(primitiveKey(bottom)));
  });
  const bases = terms.flatMap(below);
  if (isAmiss || (bases.length === 0 && allowed.length > 0)) return fault("not-partial-fractions");
  return firstTwin(bases, (factor) => `${keyBelow(factor)}^${powerOf(factor).times}`, "like-terms");
}

function keyBelow(factor: Tree): string {
  return primitiveKey(polyOf(powerOf(factor).base) ?? []);
}

/** `a(x - h)^2 + k`, in any order; without the square or without `k` where that part is 0. */
export function judgeCompletedSquare(
  tree: Tree,
  expected: Tree | undefined,
  variable: string | undefined,
): FormFault | undefined {
  const name = mainName(tree, expected, variable);
  const terms = termsOf(tree).map(({ of }) => of);
  const squares = terms.filter((term) => isIn(term, name));
  const isAmiss = squares.some((term) => {
    const { bottom, all } = factorsOf(term);
    const [square, ...others] = all.filter((factor) => isIn(factor, name));
    const { base, times } = powerOf(square ?? term);
    const linear = polyOf(base) ?? [];
    const isSquare = times === 2 && degreeIn(linear, name) === 1 && termsOf(base, true).length <= linear.length;
    return others.length > 0 || bottom.some((factor) => isIn(factor, name)) || !isSquare;
  });
  if (isAmiss || squares.length > 1) return fault("not-completed-square");
  const rest = terms.filter((term) => !isIn(term, name));
  return faultIf(rest.filter(isLiteral).length > 1 || rest.some((term) => isSum(bare(term))), "like-terms");
}
