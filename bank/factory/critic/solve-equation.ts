import { evaluate, formulas, latexToMathjs } from "./read-stem.ts";

const BOX =
  /^Which (?:number|fraction) (?:goes in the box|makes this true)\? |^Find the missing number: |^\w+ draws a box in place of a number: /u;
const VALUE = /^(?:What is|Work out) \$[^$]*\$[?.](?: Write the answer in lowest terms\.)?$/u;

/** A bare question: what an expression is, or which number its box stands for. Undefined for any other stem. */
export function solveFormula(stem: string): readonly string[] | undefined {
  const [formula, ...more] = formulas(stem);
  if (formula === undefined || more.length > 0) return undefined;
  if (BOX.test(stem)) return solveEquation(formula);
  return VALUE.test(stem) ? [evaluate(latexToMathjs(formula))] : undefined;
}

/**
 * Solves an equation in one unknown (a box or a letter) by two trial values: the difference of the
 * sides is linear in the unknown, or becomes so when multiplied by it. The root is put back in.
 */
export function solveEquation(latex: string): readonly string[] | undefined {
  const [left, right, more] = latexToMathjs(latex.replaceAll("\\square", "u")).split("=");
  if (left === undefined || right === undefined || more !== undefined) return undefined;
  const difference = (value: string) => `((${withUnknown(left, value)}) - (${withUnknown(right, value)}))`;
  for (const scale of [() => "1", (value: string) => value]) {
    const [one, two] = ["1", "2"].map((value) => evaluate(`${scale(value)} * ${difference(value)}`));
    if (one === two) continue;
    const root = evaluate(`1 - (${one}) / ((${two}) - (${one}))`);
    if (evaluate(`${difference(root)} == 0`) === "true") return [root];
  }
  return undefined;
}

/** Puts a value in for the box or the letter; a number right before it multiplies. */
function withUnknown(side: string, value: string): string {
  return side.replace(/(?<=[\d)]\s*)[a-z]/gu, `*(${value})`).replace(/[a-z]/gu, `(${value})`);
}
