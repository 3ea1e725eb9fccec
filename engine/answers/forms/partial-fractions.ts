import type { Tree } from "../read/tree.ts";
import { isIrreducible } from "./divide.ts";
import { fault, type FormFault } from "./fault.ts";
import { isIn, mainName } from "./names.ts";
import { constantOf, degreeIn, polyOf, primitiveKey, productOf } from "./poly.ts";
import { factorsOf, powerOf, smallExponent } from "./shape.ts";
import { allTermsOf } from "./terms.ts";

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
