import type { Tree } from "./tree.ts";

/** How a text was read, as LaTeX, with the decimal mark of the reader: shown as "read as …" [CHK6]. */
export function treeToLatex(tree: Tree, decimal: "." | "," = "."): string {
  const latex = (inner: Tree): string => treeToLatex(inner, decimal);
  switch (tree.type) {
    case "number": {
      const whole = tree.whole.replace(/^0+(?=\d)/u, "");
      const mark = decimal === "," ? "{,}" : ".";
      const { repeating, exponent } = tree;
      const fixed = repeating === undefined ? tree.decimals : tree.decimals.slice(0, -repeating.length);
      const over = repeating === undefined ? "" : `\\overline{${repeating}}`;
      const digits = tree.decimals === "" ? whole : `${whole}${mark}${fixed}${over}`;
      return exponent === undefined ? digits : `${digits} \\times 10^{${exponent}}`;
    }
    case "name":
      return tree.name;
    case "negative":
      return `-${latex(tree.of)}`;
    case "positive":
      return latex(tree.of);
    case "group":
      return `\\left(${latex(tree.of)}\\right)`;
    case "percent":
      return `${latex(tree.of)}\\%`;
    case "absolute":
      return `\\left|${latex(tree.of)}\\right|`;
    case "root":
      return `\\sqrt{${latex(tree.of)}}`;
    case "mixed":
      return `${latex(tree.whole)}\\frac{${latex(tree.top)}}{${latex(tree.bottom)}}`;
    case "fraction":
      // The sign in front of the top belongs to the whole fraction.
      return tree.left.type === "negative"
        ? `-\\frac{${latex(tree.left.of)}}{${latex(tree.right)}}`
        : `\\frac{${latex(tree.left)}}{${latex(tree.right)}}`;
    case "power":
      return `${latex(tree.left)}^{${latex(tree.right)}}`;
    default:
      return `${latex(tree.left)}${SIGNS[tree.type]}${latex(tree.right)}`;
  }
}

const SIGNS = { sum: " + ", difference: " - ", product: " \\times ", quotient: " \\div " } as const;
