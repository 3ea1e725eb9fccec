import { isLetterName } from "./cut-letters.ts";
import { bare, type RelationSign, type Statement, type Tree } from "./tree.ts";

/** How a text was read, as LaTeX, with the decimal mark of the reader: shown as "read as …" [CHK6]. */
export function treeToLatex(tree: Tree, decimal: "." | "," = "."): string {
  // Most of what is read is made of these.
  if (tree.type === "number") return numberToLatex(tree, decimal);
  if (tree.type === "name") return nameToLatex(tree.name);
  const latex = (inner: Tree): string => treeToLatex(inner, decimal);
  switch (tree.type) {
    case "constant":
      return CONSTANTS[tree.name];
    case "negative":
      return `-${latex(tree.of)}`;
    case "positive":
      return latex(tree.of);
    case "group":
      return `\\left(${latex(tree.of)}\\right)`;
    case "percent":
      return `${latex(tree.of)}\\%`;
    case "factorial":
      return `${latex(tree.of)}!`;
    case "degrees":
      return `${latex(tree.of)}^{\\circ}`;
    case "absolute":
      return `\\left|${latex(bare(tree.of))}\\right|`;
    case "root":
      return `\\sqrt{${latex(bare(tree.of))}}`;
    case "indexed-root":
      return `\\sqrt[${latex(bare(tree.index))}]{${latex(bare(tree.of))}}`;
    case "mixed":
      return `${latex(tree.whole)}\\frac{${latex(tree.top)}}{${latex(tree.bottom)}}`;
    case "fraction":
      // The sign in front of the top belongs to the whole fraction.
      return tree.left.type === "negative"
        ? `-\\frac{${latex(bare(tree.left.of))}}{${latex(bare(tree.right))}}`
        : `\\frac{${latex(bare(tree.left))}}{${latex(bare(tree.right))}}`;
    case "power":
      return powerToLatex(tree.left, tree.right, decimal);
    case "product":
      return beside(latex(tree.left), timesSign(tree), latex(tree.right));
    case "call": {
      const base = tree.base === undefined ? "" : `_{${latex(bare(tree.base))}}`;
      const name = CALLS.get(tree.name) ?? `\\operatorname{${tree.name}}`;
      return `${name}${base}\\left(${latex(bare(tree.of))}\\right)`;
    }
    case "apply":
      return `${nameToLatex(tree.name)}\\left(${tree.args.map(latex).join(", ")}\\right)`;
    case "plus-minus":
      return `${tree.left === undefined ? "" : latex(tree.left)}\\pm ${latex(tree.right)}`;
    default:
      return `${latex(tree.left)}${SIGNS[tree.type]}${latex(tree.right)}`;
  }
}

export function statementToLatex(statement: Statement, decimal: "." | "," = "."): string {
  if (statement.type === "expression") return treeToLatex(statement.tree, decimal);
  const latex = (inner: Statement): string => statementToLatex(inner, decimal);
  const comma = decimal === "," ? ";\\ " : ",\\ ";
  switch (statement.type) {
    case "relation":
      return statement.sides
        .map(
          (side, at) =>
            `${at === 0 ? "" : ` ${RELATIONS[statement.signs[at - 1] ?? "="]} `}${treeToLatex(side, decimal)}`,
        )
        .join("");
    case "all":
      return statement.of.map(latex).join("\\text{ and }");
    case "any":
      return statement.of.map(latex).join("\\text{ or }");
    case "sequence": {
      const { open, close, items } = statement;
      if (open === "{" && items.length === 0) return "\\emptyset";
      const inner = items.map((item) => (item === null ? "\\square" : latex(item))).join(comma);
      return `${OPENS[open]}${inner}${CLOSES[close]}`;
    }
    case "union":
      return statement.of.map(latex).join(" \\cup ");
    case "intersection":
      return statement.of.map(latex).join(" \\cap ");
    case "without":
      return statement.of.map(latex).join(" \\setminus ");
    case "such-that":
      return `\\left\\{${nameToLatex(statement.name)} \\mid ${latex(statement.of)}\\right\\}`;
    case "member":
      return `${nameToLatex(statement.name)} ${statement.sign === "∈" ? "\\in" : "="} ${latex(statement.of)}`;
    case "ratio":
      return statement.parts.map((part) => treeToLatex(part, decimal)).join(" : ");
    case "remainder":
      return `${treeToLatex(statement.quotient, decimal)}\\text{ r }${treeToLatex(statement.remainder, decimal)}`;
    default:
      return SPECIALS[statement.value];
  }
}

function numberToLatex(tree: Extract<Tree, { type: "number" }>, decimal: "." | ","): string {
  const whole = tree.whole.startsWith("0") ? tree.whole.replace(/^0+(?=\d)/u, "") : tree.whole;
  const { repeating, exponent } = tree;
  if (tree.decimals === "" && exponent === undefined) return whole;
  const mark = decimal === "," ? "{,}" : ".";
  const fixed = repeating === undefined ? tree.decimals : tree.decimals.slice(0, -repeating.length);
  const over = repeating === undefined ? "" : `\\overline{${repeating}}`;
  const digits = tree.decimals === "" ? whole : `${whole}${mark}${fixed}${over}`;
  return exponent === undefined ? digits : `${digits} \\times 10^{${exponent}}`;
}

function powerToLatex(base: Tree, exponent: Tree, decimal: "." | ","): string {
  const raised = treeToLatex(bare(exponent), decimal);
  if (base.type === "call" && CALLS.has(base.name) && base.base === undefined)
    return `${CALLS.get(base.name) ?? ""}^{${raised}}\\left(${treeToLatex(bare(base.of), decimal)}\\right)`;
  return `${treeToLatex(base, decimal)}^{${raised}}`;
}

/** A command such as `\pi` does not run into the letter behind it. */
function beside(left: string, sign: string, right: string): string {
  const runsOn = sign === "" && left.includes("\\") && /\\[A-Za-z]+$/u.test(left) && /^[A-Za-z]/u.test(right);
  return `${left}${runsOn ? " " : sign}${right}`;
}

/** Between numbers, and where it was typed, a times sign; nothing in front of an unknown or a bracket. */
function timesSign({ left, right, implicit }: Extract<Tree, { type: "product" }>): string {
  if (implicit !== true) return " \\times ";
  const first = firstOf(right).type;
  return (first === "number" || first === "mixed") && left.type !== "group"
    ? " \\times "
    : right.type === "call"
      ? "\\,"
      : "";
}

function firstOf(tree: Tree): Tree {
  return "left" in tree && tree.left !== undefined && tree.type !== "fraction" ? firstOf(tree.left) : tree;
}

function nameToLatex(name: string): string {
  const cut = name.indexOf("_");
  const letter = cut === -1 ? name : name.slice(0, cut);
  const shown =
    letter.length === 1
      ? letter
      : isLetterName(letter) || /^(?:max|min|gcd)$/u.test(letter)
        ? `\\${letter}`
        : `\\mathit{${letter}}`;
  return cut === -1 ? shown : `${shown}_{${name.slice(cut + 1)}}`;
}

const SIGNS = { sum: " + ", difference: " - ", quotient: " \\div " } as const;
const CONSTANTS = { pi: "\\pi", e: "e", i: "i", infinity: "\\infty" } as const;
const RELATIONS: Readonly<Record<RelationSign, string>> = {
  "=": "=",
  "≠": "\\ne",
  "<": "<",
  "≤": "\\le",
  ">": ">",
  "≥": "\\ge",
  "≈": "\\approx",
  "∈": "\\in",
};
const OPENS = { "(": "\\left(", "[": "\\left[", "{": "\\left\\{", "]": "\\left]", "<": "\\langle ", "": "" } as const;
const CLOSES = {
  ")": "\\right)",
  "]": "\\right]",
  "}": "\\right\\}",
  "[": "\\right[",
  ">": "\\rangle ",
  "": "",
} as const;
const SPECIALS = {
  "no-solution": "\\text{no solution}",
  "all-numbers": "\\mathbb{R}",
  true: "\\text{true}",
  false: "\\text{false}",
} as const;
/** Functions KaTeX has a command for. */
const CALLS: ReadonlyMap<string, string> = new Map(
  "sin cos tan sec csc cot arcsin arccos arctan sinh cosh tanh coth ln log exp"
    .split(" ")
    .map((name) => [name, `\\${name}`]),
);
