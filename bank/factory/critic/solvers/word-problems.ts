// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import { solveTold } from "../word-problems.ts";
import type { BlindSolver } from "../types.ts";

/** Second-method solvers of this strand, by skill. */
export const wordProblemsSolvers: Readonly<Record<string, BlindSolver>> = {
  "g2.wp2": solveTold,
  "g3.mdwp": solveTold,
  "g3.wp2": solveTold,
  "g4.wpmulti": solveTold,
};
