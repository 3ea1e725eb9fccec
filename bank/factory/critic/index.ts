import { addSubtractSolvers } from "./solvers/add-subtract.ts";
import { dataSolvers } from "./solvers/data.ts";
import { decimalsSolvers } from "./solvers/decimals.ts";
import { equationsSolvers } from "./solvers/equations.ts";
import { factorsSolvers } from "./solvers/factors.ts";
import { fractionsSolvers } from "./solvers/fractions.ts";
import { measureSolvers } from "./solvers/measure.ts";
import { multiplyDivideSolvers } from "./solvers/multiply-divide.ts";
import { placeValueSolvers } from "./solvers/place-value.ts";
import { signedSolvers } from "./solvers/signed.ts";
import { timeMoneySolvers } from "./solvers/time-money.ts";
import { wordProblemsSolvers } from "./solvers/word-problems.ts";
import type { BlindSolver } from "./types.ts";

const solverBySkill: Readonly<Record<string, BlindSolver>> = {
  ...placeValueSolvers,
  ...addSubtractSolvers,
  ...multiplyDivideSolvers,
  ...factorsSolvers,
  ...fractionsSolvers,
  ...decimalsSolvers,
  ...signedSolvers,
  ...equationsSolvers,
  ...timeMoneySolvers,
  ...dataSolvers,
  ...measureSolvers,
  ...wordProblemsSolvers,
};

export function findSolver(skill: string): BlindSolver | undefined {
  return solverBySkill[skill];
}
