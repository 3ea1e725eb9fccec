import type { Tree } from "../read/tree.ts";
import { isIrreducible } from "./divide.ts";
import { holdsRoot } from "./roots-below.ts";
import { fault, type FormFault } from "./fault.ts";
import { commonPowers, constantOf, contentOf, factorParams, overNumber, polyOf, quotientOf } from "./poly.ts";
import { bare, factorsOf, isSum, literalValue, powerOf, smallExponent } from "./shape.ts";
import { allTermsOf } from "./terms.ts";

/** A product of factors that can be taken apart no further over the rational numbers. */
export function judgeFactored(tree: Tree, expected: Tree | undefined): FormFault | undefined {
  const missing = factorsFault(tree);
  // Over the rational numbers a fully factored product has as many factors as any; roots allow more.
  if (missing !== undefined || expected === undefined || !holdsRoot(expected, true)) return missing;
  const [given, wanted] = [countFactors(tree), countFactors(expected)];
  return given !== undefined && wanted !== undefined && given < wanted ? fault("not-factored") : undefined;
}

function factorsFault(tree: Tree): FormFault | undefined {
  const { top, bottom } = factorsOf(tree);
  for (const factor of [...top, ...bottom]) {
    const missing = factorFault(factor);
    if (missing !== undefined) return missing;
  }
  return undefined;
}

function factorFault(factor: Tree): FormFault | undefined {
  if (isSum(factor)) return sumFault(factor);
  const { base, exponent } = powerOf(factor);
  return exponent === undefined || smallExponent(exponent) === undefined ? undefined : factorsFault(base);
}

function sumFault(sum: Tree): FormFault | undefined {
  const quotient = quotientOf(sum);
  // Past the limits nothing is held against the pupil.
  if (quotient === undefined) return undefined;
  if (constantOf(quotient.bottom) === undefined) return fault("not-factored");
  const poly = overNumber(quotient);
  if (constantOf(poly) !== undefined) return fault("not-simplified");
  const number = contentOf(poly);
  const powers = commonPowers(poly);
  if (number > 1n || powers.length > 0) return fault("common-factor", factorParams(number, powers));
  if (!isIrreducible(poly)) return fault("not-factored");
  const terms = allTermsOf(sum);
  if (terms.some(({ of }) => hasSumFactor(of))) return fault("not-factored");
  return terms.length > poly.size ? fault("like-terms") : undefined;
}

function hasSumFactor(tree: Tree): boolean {
  const { top, bottom } = factorsOf(tree);
  return [...top, ...bottom].some((factor) => isSum(bare(powerOf(factor).base)));
}

/** How many factors with an unknown a product has, `x^2` counted twice; undefined where this says nothing. */
function countFactors(tree: Tree): number | undefined {
  const { top, bottom } = factorsOf(tree);
  if (bottom.some((factor) => literalValue(factor) === undefined)) return undefined;
  let count = 0;
  for (const factor of top) {
    const { base, exponent } = powerOf(factor);
    const times = smallExponent(exponent);
    const poly = polyOf(base);
    if (times === undefined || times < 0 || poly === undefined) return undefined;
    if (constantOf(poly) === undefined) count += times * (isProduct(bare(base)) ? (countFactors(base) ?? 1) : 1);
  }
  return count;
}

function isProduct({ type }: Tree): boolean {
  return type === "product" || type === "power" || type === "negative";
}
