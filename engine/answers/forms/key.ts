import { bare, factorsOf, isSum, numberValue, rootOf, termsOf } from "./shape.ts";
import type { Tree } from "../read/tree.ts";

/**
 * A text that is the same for two expressions exactly when they are one up to the order of terms and factors. Without
 * `signs`, minus signs that can be taken through brackets and products are left out: right only for two expressions
 * whose values are known to be equal. Two minus signs side by side stay.
 */
export function keyOf(tree: Tree, signs: boolean): string {
  switch (tree.type) {
    case "number": {
      const value = numberValue(tree);
      return value === undefined
        ? `${tree.whole}.${tree.decimals}e${tree.exponent}`
        : `${value.n}/${value.d}${mark(tree)}`;
    }
    case "name":
      return tree.name;
    case "constant":
      return `#${tree.name}`;
    case "group":
    case "positive":
      return keyOf(bare(tree), signs);
    case "sum":
    case "difference":
      return sumKey(tree, signs);
    case "negative":
    case "product":
    case "fraction":
    case "quotient":
      return productKey(tree, signs);
    case "power":
      return `${factorKey(tree.left, signs)}^${factorKey(tree.right, signs)}`;
    case "root":
      return `root2(${keyOf(tree.of, signs)})`;
    case "indexed-root": {
      const index = rootOf(tree)?.index ?? `[${keyOf(tree.index, signs)}]`;
      return `root${index}(${keyOf(tree.of, signs)})`;
    }
    case "mixed":
      return `mixed(${tree.whole.whole},${tree.top.whole},${tree.bottom.whole})`;
    case "call": {
      if (tree.name === "exp") return `#e^(${keyOf(tree.of, signs)})`;
      const base = tree.base === undefined ? "" : keyOf(tree.base, signs);
      const name = tree.name === "log" && base === "#e" ? "ln" : tree.name;
      return `${name}${name === "log" && base !== "10/1" ? base : ""}(${keyOf(tree.of, signs)})`;
    }
    case "apply":
      return `${tree.name}(${tree.args.map((arg) => keyOf(arg, signs)).join(",")})`;
    case "plus-minus":
      return `${tree.left === undefined ? "" : keyOf(tree.left, signs)}±${factorKey(tree.right, signs)}`;
    default:
      return `${tree.type}(${keyOf(tree.of, signs)})`;
  }
}

/** Decimals and fractions of one value are written in two ways. */
function mark({ decimals }: { readonly decimals: string }): string {
  return /[1-9]/u.test(decimals) ? "d" : "";
}

function sumKey(tree: Tree, signs: boolean): string {
  const terms: string[] = [];
  for (const { negative, of } of termsOf(tree)) {
    if (of.type === "group" && !negative) {
      // Brackets round a sum that is added can go.
      terms.push(...termKeys(of, signs));
    } else {
      terms.push(`${signs && negative ? "-" : ""}${keyOf(of, signs)}`);
    }
  }
  const doubled = hasDoubleSign(tree) ? "~" : "";
  return `(${terms.toSorted(byText).join("+")}${doubled})`;
}

function termKeys(tree: Tree, signs: boolean): readonly string[] {
  return termsOf(tree).map(({ negative, of }) => `${signs && negative ? "-" : ""}${keyOf(of, signs)}`);
}

function hasDoubleSign(tree: Tree): boolean {
  const inner = bare(tree);
  if (inner.type === "negative") return bare(inner.of).type === "negative";
  if (!isSum(inner) || (inner.type !== "sum" && inner.type !== "difference")) return false;
  if (inner.type === "difference" && bare(inner.right).type === "negative") return true;
  return hasDoubleSign(inner.left) || hasDoubleSign(inner.right);
}

function productKey(tree: Tree, signs: boolean): string {
  const { signs: minus, signsBelow, top, bottom } = factorsOf(tree);
  const above = top.map((factor) => factorKey(factor, signs)).toSorted(byText);
  const below = bottom.map((factor) => factorKey(factor, signs)).toSorted(byText);
  const numerator = above.length === 0 ? "1/1" : above.join("*");
  const negative = signs && (minus + signsBelow) % 2 === 1 ? "-" : "";
  // Two minus signs in one product, and one below a bar, are still to be taken together.
  const doubled = "~".repeat(Math.floor(minus / 2)) + "_".repeat(signsBelow);
  const denominator = below.length === 0 ? "" : `:${below.join("*")}`;
  return `${negative}${doubled}${numerator}${denominator}`;
}

/** Bracketed, so that a product inside a power or product keeps its own bounds. */
function factorKey(tree: Tree, signs: boolean): string {
  const key = keyOf(tree, signs);
  const { type } = bare(tree);
  return type === "negative" || type === "product" || type === "fraction" || type === "quotient" ? `[${key}]` : key;
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
