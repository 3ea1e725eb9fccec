import type { Tree } from "../read/tree.ts";
import { fault, type FormFault } from "./fault.ts";
import { factorParams, polyOf, type Monomial } from "./poly.ts";
import { bare, factorsOf, isSum, literalValue, powerOf, smallExponent, termsOf } from "./shape.ts";
import { keyOf } from "./key.ts";

/** A sum of terms, each a number times powers of different things, no two alike. */
export function judgeExpanded(tree: Tree): FormFault | undefined {
  const terms = termsOf(tree);
  for (const { of } of terms) {
    const missing = termFault(of);
    if (missing !== undefined) return missing;
  }
  return likeTermsFault(terms.map(({ of }) => of));
}

/** Two of the terms differ in their number at most. */
export function likeTermsFault(terms: readonly Tree[]): FormFault | undefined {
  const seen = new Set<string>();
  for (const term of terms) {
    if (literalValue(term) !== undefined) {
      if (seen.has("")) return fault("like-terms");
      seen.add("");
      continue;
    }
    const poly = polyOf(term);
    const [monomial] = poly?.size === 1 ? poly.values() : [];
    const key = monomial?.key ?? (poly === undefined ? `?${keyOf(withoutNumber(term), false)}` : undefined);
    if (key === undefined) continue;
    if (seen.has(key)) return fault("like-terms", termParams(monomial?.powers));
    seen.add(key);
  }
  return undefined;
}

function termParams(powers: Monomial["powers"] = []): { readonly symbol: string } | undefined {
  const params = powers.length === 0 ? undefined : factorParams(1n, powers);
  return params === undefined ? undefined : { symbol: params.factor };
}

/** The term with its number left out, where it is a product that begins with one. */
function withoutNumber(term: Tree): Tree {
  const inner = bare(term);
  if (inner.type === "product" && literalValue(inner.left) !== undefined) return inner.right;
  return inner;
}

function termFault(term: Tree): FormFault | undefined {
  if (isSum(bare(term))) return fault("not-expanded");
  const { top, bottom } = factorsOf(term);
  const seen = new Set<string>();
  let numbers = 0;
  for (const factor of top) {
    if (isSum(factor)) {
      // A sum over a number or an unknown, with nothing beside it, is a fraction whose numerator is expanded.
      if (top.length > 1 || bottom.length === 0) return fault("not-expanded");
      const missing = judgeExpanded(factor);
      if (missing !== undefined) return missing;
      continue;
    }
    if (literalValue(factor) !== undefined) {
      numbers += 1;
      continue;
    }
    const { base, exponent } = powerOf(factor);
    if (smallExponent(exponent) !== undefined && exponent !== undefined && !isPlain(base)) return fault("not-expanded");
    const key = keyOf(base, true);
    if (seen.has(key)) return fault("not-expanded");
    seen.add(key);
  }
  return numbers > 1 ? fault("not-simplified") : undefined;
}

/** No product, sum or fraction: a power of it stays as it is. */
function isPlain(base: Tree): boolean {
  const inner = bare(base);
  switch (inner.type) {
    case "sum":
    case "difference":
    case "product":
    case "fraction":
    case "quotient":
    case "negative":
    case "power":
      return false;
    default:
      return true;
  }
}
