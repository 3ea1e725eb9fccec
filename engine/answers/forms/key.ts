import { rationalValue } from "../algebra/index.ts";
import { childrenOf, type Tree } from "../read/tree.ts";
import { bare, factorsOf, hasDoubleSign, isFraction, rootOf, termsOf, wholeValue } from "./shape.ts";

/**
 * A text that is the same for two expressions exactly when they are one up to the order of terms and factors. Without
 * `signs`, minus signs that can be taken through brackets and products are left out: right only for two expressions
 * whose values are known to be equal. Two minus signs side by side stay.
 */
export function keyOf(tree: Tree, signs: boolean): string {
  const inner = bare(tree);
  const root = rootOf(inner);
  if (root !== undefined) return `root${root.index}(${keyOf(root.of, signs)})`;
  switch (inner.type) {
    case "number": {
      // Decimals and fractions of one value are written in two ways.
      const { n, d } = rationalValue(inner) ?? { n: inner.whole, d: inner.exponent };
      return `${n}/${d}${/[1-9]/u.test(inner.decimals) ? "d" : ""}`;
    }
    case "sum":
    case "difference":
      return sumKey(inner, signs);
    case "negative":
    case "product":
    case "fraction":
    case "quotient":
      return productKey(inner, signs);
    case "power":
      return powerKey(inner.left, inner.right, signs);
    case "call": {
      const { name, of, base } = inner;
      if (name === "exp") return powerKey(EULER, of, signs);
      const isPlain = base === undefined || wholeValue(base) === 10n;
      const isNatural = base?.type === "constant" && base.name === "e";
      return `${isNatural ? "ln" : name}${isPlain || isNatural ? "" : keyOf(base, signs)}(${keyOf(of, signs)})`;
    }
    default: {
      const name = "name" in inner ? inner.name : "";
      return `${inner.type}${name}(${childrenOf(inner)
        .map((child) => keyOf(child, signs))
        .join(",")})`;
    }
  }
}

const EULER: Tree = { type: "constant", name: "e", at: 0 };

function powerKey(base: Tree, exponent: Tree, signs: boolean): string {
  return `${factorKey(base, signs)}^${factorKey(exponent, signs)}`;
}

function sumKey(tree: Tree, signs: boolean): string {
  // Brackets round a sum that is added can go.
  const terms = termsOf(tree).flatMap((term) => (term.signs > 0 ? [term] : termsOf(term.of)));
  const keys = terms.map((term) => `${signs && term.signs % 2 > 0 ? "-" : ""}${keyOf(term.of, signs)}`);
  return `(${keys.toSorted().join("+")}${hasDoubleSign(tree) ? "~" : ""})`;
}

function productKey(tree: Tree, signs: boolean): string {
  const { signs: minus, signsBelow, top, bottom } = factorsOf(tree);
  const [above, below] = [top, bottom].map((factors) =>
    factors
      .map((factor) => factorKey(factor, signs))
      .toSorted()
      .join("*"),
  );
  const negative = signs && (minus + signsBelow) % 2 === 1 ? "-" : "";
  // Two minus signs in one product, and one below a bar, are still to be taken together.
  return `${negative}${"~".repeat(minus / 2)}${"_".repeat(signsBelow)}${above || "1/1"}${below && `:${below}`}`;
}

/** Bracketed, so that a product inside a power or product keeps its own bounds. */
function factorKey(tree: Tree, signs: boolean): string {
  const key = keyOf(tree, signs);
  const inner = bare(tree);
  return isFraction(inner) || inner.type === "negative" || inner.type === "product" ? `[${key}]` : key;
}
