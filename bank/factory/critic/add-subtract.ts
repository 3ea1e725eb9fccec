import { evaluate, formulas, numbers } from "./read-stem.ts";
import type { BlindItem, BlindSolver } from "./types.ts";

/** Second-method solvers of this strand, by skill. */
export const addSubtractSolvers: Readonly<Record<string, BlindSolver>> = {
  "g2.add2c": solveAddition,
};

function solveAddition({ stem }: BlindItem): readonly string[] | undefined {
  const [first] = formulas(stem);
  if (stem.includes("Which number goes in the box?")) {
    const gap = first?.match(/^\\square - (\d+) = (\d+)$/u);
    return gap ? [evaluate(`${gap[1]} + ${gap[2]}`)] : undefined;
  }
  if (/^What is /u.test(stem) && first !== undefined) return [evaluate(first)];
  if (/^Add |gives .* more|altogether/u.test(stem)) {
    const found = numbers(stem);
    return found.length === 2 ? [evaluate(found.join(" + "))] : undefined;
  }
  return undefined;
}
