// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import { solveForms, solvePlaces, solveRounding } from "../place-value.ts";
import type { BlindSolver } from "../types.ts";

/** Second-method solvers of this strand, by skill. */
export const placeValueSolvers: Readonly<Record<string, BlindSolver>> = {
  "g2.pv3": solvePlaces,
  "g2.expand": solveForms,
  "g3.rnd10": solveRounding,
  "g4.round": solveRounding,
};
