// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import { solveComparison, solveSigned } from "../signed.ts";
import type { BlindSolver } from "../types.ts";

/** Second-method solvers of this strand, by skill. */
export const signedSolvers: Readonly<Record<string, BlindSolver>> = {
  "g6.int": solveSigned,
  "g6.intcmp": solveComparison,
};
