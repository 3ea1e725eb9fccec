// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import { readGraph, readPlot, summarise } from "../data.ts";
import type { BlindSolver } from "../types.ts";

/** Second-method solvers of this strand, by skill. */
export const dataSolvers: Readonly<Record<string, BlindSolver>> = {
  "g2.graph": readGraph,
  "g3.graph": readGraph,
  "g4.lineplot": readPlot,
  "g6.mean": summarise,
};
