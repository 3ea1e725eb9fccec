export { checkEquation } from "./check-equation.ts";
export { checkInequality } from "./check-inequality.ts";
export { checkSystem } from "./check-system.ts";
export { solutionSet, type SolutionOptions } from "./solution-set.ts";
