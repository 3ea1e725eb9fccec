import type { Statement } from "../read/tree.ts";
import type { CheckOptions, CheckResult } from "../types.ts";
import { compareEquations } from "./compare-equations.ts";
import { compareInequalities } from "./compare-inequalities.ts";
import { compareSystems } from "./compare-systems.ts";
import { relationsOf, toFormula, type Formula } from "./formula.ts";

/** Whether two statements hold for the same values of their unknowns; `undefined` where that is not known. */
export function compareFormulas(before: Statement, after: Statement): boolean | undefined {
  const first = toFormula(before, "all");
  const second = toFormula(after, "all");
  if (first === undefined || second === undefined) return undefined;
  const { verdict, notes } = compareTwo(first, second, { equiv: "solution_set" });
  if (verdict === "correct") return true;
  return notes?.some(({ type }) => type === "undecided") === true ? undefined : false;
}

/** Compares by what is in them: inequalities, several equations that all hold, equations. */
export function compareTwo(a: Formula, b: Formula, options: CheckOptions): CheckResult {
  if ([a, b].some((formula) => relationsOf(formula).some(({ sign }) => sign !== "="))) {
    return compareInequalities(a, b, options);
  }
  return a.type === "all" || b.type === "all" ? compareSystems(a, b, options) : compareEquations(a, b, options);
}
