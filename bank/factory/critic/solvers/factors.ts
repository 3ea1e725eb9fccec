// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import { solveGreatest, solveLeast, solveMultiples, solvePrimes } from "../factors.ts";
import type { BlindSolver } from "../types.ts";

/** Second-method solvers of this strand, by skill. */
export const factorsSolvers: Readonly<Record<string, BlindSolver>> = {
  "g4.multiples": solveMultiples,
  "g4.prime": solvePrimes,
  "g6.gcf": solveGreatest,
  "g6.lcm": solveLeast,
};
