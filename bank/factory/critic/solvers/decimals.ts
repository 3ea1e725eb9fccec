// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import { solveConversion, solveDifference, solveNotation, solveSum } from "../decimals.ts";
import type { BlindSolver } from "../types.ts";

/** Second-method solvers of this strand, by skill. */
export const decimalsSolvers: Readonly<Record<string, BlindSolver>> = {
  "g4.decnote": solveNotation,
  "g5.decadd": solveSum,
  "g5.decsub": solveDifference,
  "g6.pctconv": solveConversion,
};
