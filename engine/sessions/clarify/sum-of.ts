import { rationalValue } from "../../answers/algebra/index.ts";
import { compare, type Rational } from "../../answers/rational.ts";
import { readStatement } from "../../answers/read/read-statement.ts";
import { treeToLatex } from "../../answers/read/to-latex.ts";

/**
 * The answer to a question that is a sum, a comparison or a conversion and names its numbers: "what is 1/2 + 1/4",
 * "which is bigger, 1/3 or 1/4", "20% of 50", "3/4 as a percent". `null` where none of these is asked [CLR12].
 *
 * @param plain - the question in lower case with its spelling mended
 */
export function sumOf(plain: string): string | null {
  const text = plain.replace(/[?.!]+\s*$/u, "").trim();
  return percentOf(text) ?? conversionOf(text) ?? comparisonOf(text) ?? calculationOf(text);
}

const NUMBER = String.raw`-?\d+(?: \d+\/\d+|\.\d+|\/\d+)?`;
const ASKED = String.raw`(?:what is|what's|whats|how much is|work out|calculate|find|how do (?:you|i) (?:do|work out|find|calculate))`;

/** "20% of 50" */
function percentOf(text: string): string | null {
  const found = new RegExp(String.raw`(\d+(?:\.\d+)?)\s*(?:%|percent) of (\d+(?:\.\d+)?)$`, "u").exec(text);
  const [share, whole] = [valueOf(found?.[1]), valueOf(found?.[2])];
  if (share === null || whole === null) return null;
  const part = written({ n: share.n * whole.n, d: share.d * whole.d * 100n });
  return `$${found?.[1]}\\%$ of $${found?.[2]}$ is $${part}$: $\\frac{${found?.[1]}}{100} \\times ${found?.[2]}$.`;
}

/** "3/4 as a percent", "0.25 as a fraction" */
function conversionOf(text: string): string | null {
  const found = new RegExp(
    String.raw`(${NUMBER})\s*(%?) (?:as|into|to|in) an? (percent\w*|fraction|decimal)$`,
    "u",
  ).exec(text);
  const value = valueOf(found?.[1]);
  if (found === null || value === null) return null;
  const number = found[2] === "%" ? { n: value.n, d: value.d * 100n } : value;
  const from = `${latexOf(found[1] ?? "")}${found[2] === "%" ? "\\%" : ""}`;
  if (found[3] === "fraction") return `$${from} = ${fraction(number)}$.`;
  const scaled = found[3] === "decimal" ? number : { n: number.n * 100n, d: number.d };
  const decimal = decimalOf(scaled);
  return decimal === null ? null : `$${from} = ${decimal}${found[3] === "decimal" ? "" : "\\%"}$.`;
}

/** "which is bigger, 1/3 or 1/4" */
function comparisonOf(text: string): string | null {
  const found = new RegExp(
    String.raw`(bigger|larger|greater|more|smaller|less)(?:,|:| of)? (${NUMBER}) (?:or|and) (${NUMBER})$`,
    "u",
  ).exec(text);
  const [a, b] = [valueOf(found?.[2]), valueOf(found?.[3])];
  if (found === null || a === null || b === null) return null;
  const sign = compare(a, b);
  const [left, right] = [latexOf(found[2] ?? ""), latexOf(found[3] ?? "")];
  if (sign === 0) return `They are the same: $${left} = ${right}$.`;
  return `$${left} ${sign > 0 ? ">" : "<"} ${right}$: put both on one number line, and look which lies further right.`;
}

/** "what is 1/2 + 1/4": worked out exactly. */
function calculationOf(text: string): string | null {
  const found = new RegExp(String.raw`^(?:${ASKED})\s+([-\d\s.,+*/x×÷−()]+)$`, "u").exec(text)?.[1]?.trim() ?? "";
  if (!/\d\s*(?:[-+*x×÷−]|\/(?=\s))\s*[\d(]|\d\s*\/\s*\d.*[-+*x×÷−]/u.test(found)) return null;
  const value = valueOf(found);
  return value === null ? null : `$${latexOf(found)} = ${fraction(value)}$.`;
}

function valueOf(text: string | undefined): Rational | null {
  if (text === undefined) return null;
  const read = readStatement(text.replace(/(?<=\d)\s*x\s*(?=\d)/gu, " × "), { locale: "en" });
  if (!read.ok || read.value.statement.type !== "expression") return null;
  const value = rationalValue(read.value.statement.tree) ?? null;
  return value !== null && String(value.n).length + String(value.d).length <= LONGEST ? value : null;
}

/** Longer numbers are nobody's question [digits]. */
const LONGEST = 12;

function latexOf(text: string): string {
  const read = readStatement(text.replace(/(?<=\d)\s*x\s*(?=\d)/gu, " × "), { locale: "en" });
  return read.ok && read.value.statement.type === "expression" ? treeToLatex(read.value.statement.tree) : text;
}

function written(value: Rational): string {
  return decimalOf(value) ?? fraction(value);
}

function fraction({ n, d }: Rational): string {
  const divisor = gcd(n < 0n ? -n : n, d);
  const [top, bottom] = [n / divisor, d / divisor];
  if (bottom === 1n) return `${top}`;
  return top < 0n ? `-\\frac{${-top}}{${bottom}}` : `\\frac{${top}}{${bottom}}`;
}

/** As a decimal of at most four digits; `null` where it takes more. */
function decimalOf({ n, d }: Rational): string | null {
  const scaled = n * 10_000n;
  if (scaled % d !== 0n) return null;
  const digits = scaled / d;
  const [sign, size] = digits < 0n ? ["-", -digits] : ["", digits];
  const text = `${sign}${size / 10_000n}.${String(size % 10_000n).padStart(4, "0")}`;
  return text.replace(/\.?0+$/u, "");
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}
