// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import { calculate, findEqualFraction, nameFraction, readLine, reduce, rewrite } from "../fractions.ts";
import type { BlindSolver } from "../types.ts";

/** Second-method solvers of this strand, by skill. */
export const fractionsSolvers: Readonly<Record<string, BlindSolver>> = {
  "g3.fracname": nameFraction,
  "g3.fracline": readLine,
  "g4.fraceq": findEqualFraction,
  "g4.simplify": reduce,
  "g4.fracadd": calculate,
  "g4.fracsub": calculate,
  "g4.mixed": rewrite,
  "g5.fracadd": calculate,
  "g5.fracsub": calculate,
};
