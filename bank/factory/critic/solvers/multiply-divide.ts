// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import { solveEqualGroups, solveProduct, solveQuotient } from "../multiply-divide.ts";
import type { BlindSolver } from "../types.ts";

/** Second-method solvers of this strand, by skill. */
export const multiplyDivideSolvers: Readonly<Record<string, BlindSolver>> = {
  "g3.mulmean": solveEqualGroups,
  "g3.f2510": solveProduct,
  "g3.f34": solveProduct,
  "g3.f789": solveProduct,
  "g3.fdiv": solveQuotient,
  "g4.mul1": solveProduct,
  "g4.mul2": solveProduct,
  "g4.div1": solveQuotient,
};
