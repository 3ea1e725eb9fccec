import { all, create, type MathJsInstance } from "mathjs";

/** mathjs with exact fractions, its own import and parser extension points left untouched. */
const math: MathJsInstance = create(all as NonNullable<typeof all>, { number: "Fraction" });

/** Rewrites the LaTeX that stems use as text mathjs can parse: `3 \frac{1}{2}` → `(3+(1)/(2))`. */
export function latexToMathjs(latex: string): string {
  return latex
    .replaceAll("{,}", "")
    .replaceAll("−", "-")
    .replace(/(\d+)\s*\\d?frac\{(\d+)\}\{(\d+)\}/gu, "($1+($2)/($3))")
    .replace(/\\d?frac\{([^{}]+)\}\{([^{}]+)\}/gu, "(($1)/($2))")
    .replaceAll("\\times", "*")
    .replaceAll("\\cdot", "*")
    .replaceAll("\\div", "/")
    .replaceAll("\\left", "")
    .replaceAll("\\right", "");
}

/** All `$…$` passages of a stem, in order; `\$` is a money sign. */
export function formulas(stem: string): string[] {
  return [...stem.replaceAll("\\$", "\u0001").matchAll(/\$([^$]*)\$/gu)].map((m) => m[1] ?? "");
}

/** All whole and decimal numbers of a text, thousands commas removed, in order. */
export function numbers(text: string): string[] {
  const plain = text.replaceAll("{,}", "").replace(/(?<=\d),(?=\d{3}\b)/gu, "");
  return [...plain.matchAll(/\d+(?:\.\d+)?/gu)].map((m) => m[0]);
}

/** Evaluates a mathjs expression exactly: a whole number as `12`, a fraction as `3/4`, negative as `-3/4`. */
export function evaluate(expression: string): string {
  const value: unknown = math.evaluate(expression);
  if (typeof value === "boolean") return String(value);
  if (!math.isFraction(value)) throw new TypeError(`not a number: ${expression}`);
  return math.format(value, { fraction: "ratio" }).replace(/\/1$/u, "");
}

/** The same as a decimal with a finite expansion: `0.75`. */
export function evaluateDecimal(expression: string): string {
  const value: unknown = math.evaluate(expression);
  if (!math.isFraction(value)) throw new TypeError(`not a number: ${expression}`);
  return String(value.valueOf());
}

/** The one choice that fits; undefined when none or several do. */
export function theOnly(choices: readonly string[], fits: (n: string) => boolean): readonly string[] | undefined {
  const right = choices.filter(fits);
  return right.length === 1 ? right : undefined;
}
