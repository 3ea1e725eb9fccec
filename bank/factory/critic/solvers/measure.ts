// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import { solveBoxes, solveFigure, solveJoined, solveRuler } from "../measure.ts";
import type { BlindSolver } from "../types.ts";

/** Second-method solvers of this strand, by skill. */
export const measureSolvers: Readonly<Record<string, BlindSolver>> = {
  "g2.ruler": solveRuler,
  "g3.area": solveFigure,
  "g3.perim": solveFigure,
  "g3.areacomp": solveJoined,
  "g4.apform": solveFigure,
  "g5.vol": solveBoxes,
};
