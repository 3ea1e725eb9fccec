// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import { solveLetter, solveMissing, solveUnknownFactor } from "../equations.ts";
import type { BlindSolver } from "../types.ts";

/** Second-method solvers of this strand, by skill. */
export const equationsSolvers: Readonly<Record<string, BlindSolver>> = {
  "g2.eqmiss": solveMissing,
  "g3.mulunk": solveUnknownFactor,
  "g6.eqadd": solveLetter,
  "g6.eqmul": solveLetter,
};
