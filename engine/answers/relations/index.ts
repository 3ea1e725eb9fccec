/** Equations, inequalities, systems and the sets of numbers that solve them. Rules in SPEC.md. */
export { checkEquation, checkInequality, checkSystem } from "./check-relation.ts";
export { solutionSet, type SolutionOptions } from "./solution-set.ts";
export { compareFormulas } from "./compare-formulas.ts";
export { isSameSet, isSubset, realSetToLatex, type RealSet } from "./real-set.ts";
