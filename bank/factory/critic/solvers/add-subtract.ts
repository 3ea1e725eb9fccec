// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import { solve } from "../add-subtract.ts";
import type { BlindSolver } from "../types.ts";

/** Second-method solvers of this strand, by skill. */
export const addSubtractSolvers: Readonly<Record<string, BlindSolver>> = {
  "g2.add2nc": solve,
  "g2.add2c": solve,
  "g2.sub2nb": solve,
  "g2.sub2b": solve,
  "g2.add3": solve,
  "g2.sub3": solve,
  "g3.subz": solve,
};
