// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import { solveCoins, solvePrices } from "../money.ts";
import { solveClock, solveLasting } from "../time-money.ts";
import type { BlindSolver } from "../types.ts";

/** Second-method solvers of this strand, by skill. */
export const timeMoneySolvers: Readonly<Record<string, BlindSolver>> = {
  "g2.time5": solveClock,
  "g3.timemin": solveClock,
  "g3.elapsed": solveLasting,
  "g2.coins": solveCoins,
  "g3.money": solvePrices,
};
