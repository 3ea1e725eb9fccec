import { evaluate, formulas, latexToMathjs, numbers } from "./read-stem.ts";
import type { BlindItem, BlindSolver } from "./types.ts";

/** Second-method solvers of this strand, by skill. */
export const multiplyDivideSolvers: Readonly<Record<string, BlindSolver>> = {
  "g3.f2510": solveProduct,
  "g3.f34": solveProduct,
  "g3.f789": solveProduct,
};

/** Solves `… \square … = …` with one operation for the box; undefined where it has another shape. */
export function solveBox(latex: string): string | undefined {
  const sides = latexToMathjs(latex).split("=").map((side) => side.trim());
  const [left, right] = sides[1]?.includes("\\square") ? [sides[1], sides[0]] : sides;
  if (sides.length !== 2 || left === undefined || right === undefined || right.includes("\\square")) return undefined;
  if (left === "\\square") return evaluate(right);
  const parts = left.match(/^(\\square|[\d.]+) ([-+*/]) (\\square|[\d.]+)$/u);
  if (parts === null) return undefined;
  const [, first, sign, second] = parts;
  if (first === "\\square") {
    const undo = { "+": "-", "-": "+", "*": "/", "/": "*" }[sign ?? ""];
    return undo === undefined ? undefined : evaluate(`(${right}) ${undo} ${second}`);
  }
  if (second !== "\\square") return undefined;
  if (sign === "+" || sign === "*") return evaluate(`(${right}) ${sign === "+" ? "-" : "/"} ${first}`);
  return evaluate(`${first} ${sign} (${right})`);
}

/** A question about a bare expression or a box. */
export function solveFormula({ stem }: BlindItem): readonly string[] | undefined {
  const [formula] = formulas(stem);
  if (formula === undefined) return undefined;
  if (stem.startsWith("Which number goes in the box?")) {
    const box = solveBox(formula);
    return box === undefined ? undefined : [box];
  }
  if (/^(?:What is|Work out) \$[^$]*\$[?.]$/u.test(stem)) return [evaluate(latexToMathjs(formula))];
  const [first, second] = numbers(stem);
  if (/^Multiply \$[^$]*\$ by \$[^$]*\$\.$/u.test(stem)) return [evaluate(`${first} * ${second}`)];
  if (/^Divide \$[^$]*\$ by \$[^$]*\$\.$/u.test(stem)) return [evaluate(`${first} / ${second}`)];
  return undefined;
}

/** Equal groups in words: how many in one, how many such, how many altogether. */
const EQUAL_GROUPS = [
  /\b(\d[\d,]*) \w+(?: of \w+)?\. Each \w+ (?:has|holds|brings) (\d[\d,]*) \w+\. How many \w+ (?:are there altogether|does the team bring)\?$/u,
  /^One \w+ holds (\d[\d,]*) \w+\. How many \w+ do (\d[\d,]*) \w+ hold\?$/u,
  /(\d[\d,]*) \w+ every day\. How many \w+ does \w+ collect in (\d[\d,]*) days?\?$/u,
] as const;

function solveProduct(item: BlindItem): readonly string[] | undefined {
  for (const wording of EQUAL_GROUPS) {
    const found = item.stem.match(wording);
    if (found) return [evaluate(numbers(`${found[1]} and ${found[2]}`).join(" * "))];
  }
  return solveFormula(item);
}
