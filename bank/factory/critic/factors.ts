import type { BlindSolver } from "./types.ts";

/** Second-method solvers of this strand, by skill. */
export const factorsSolvers: Readonly<Record<string, BlindSolver>> = {};
