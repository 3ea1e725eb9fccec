import { addSubtractSolvers } from "./add-subtract.ts";
import { dataSolvers } from "./data.ts";
import { decimalsSolvers } from "./decimals.ts";
import { equationsSolvers } from "./equations.ts";
import { factorsSolvers } from "./factors.ts";
import { fractionsSolvers } from "./fractions.ts";
import { measureSolvers } from "./measure.ts";
import { moneySolvers } from "./money.ts";
import { multiplyDivideSolvers } from "./multiply-divide.ts";
import { placeValueSolvers } from "./place-value.ts";
import { signedSolvers } from "./signed.ts";
import { timeMoneySolvers } from "./time-money.ts";
import { wordProblemsSolvers } from "./word-problems.ts";
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
  ...moneySolvers,
  ...dataSolvers,
  ...measureSolvers,
  ...wordProblemsSolvers,
};

export function findSolver(skill: string): BlindSolver | undefined {
  return solverBySkill[skill];
}
