import type { Blueprint, Lesson } from "#engine";

/** Strands in the order of the map. A strand is one file of `bank/verified/` and one chunk of blueprints. */
export const STRANDS = [
  "place-value",
  "add-subtract",
  "multiply-divide",
  "factors",
  "fractions",
  "decimals",
  "signed",
  "equations",
  "time-money",
  "data",
  "measure",
  "word-problems",
] as const;

export type Strand = (typeof STRANDS)[number];

/** Brings in the blueprints of one strand; rejects when its chunk cannot be had. */
export function importBlueprints(strand: Strand): Promise<readonly Blueprint[]> {
  return IMPORTS[strand]();
}

/** Brings in the lessons of one strand. */
export function importLessons(strand: Strand): Promise<readonly Lesson[]> {
  return LESSONS[strand]();
}

/** Written out, so that the build makes one chunk a strand. */
const IMPORTS: Readonly<Record<Strand, () => Promise<readonly Blueprint[]>>> = {
  "place-value": async () => (await import("./blueprints/place-value/index.ts")).placeValueBlueprints,
  "add-subtract": async () => (await import("./blueprints/add-subtract/index.ts")).addSubtractBlueprints,
  "multiply-divide": async () => (await import("./blueprints/multiply-divide/index.ts")).multiplyDivideBlueprints,
  factors: async () => (await import("./blueprints/factors/index.ts")).factorsBlueprints,
  fractions: async () => (await import("./blueprints/fractions/index.ts")).fractionsBlueprints,
  decimals: async () => (await import("./blueprints/decimals/index.ts")).decimalsBlueprints,
  signed: async () => (await import("./blueprints/signed/index.ts")).signedBlueprints,
  equations: async () => (await import("./blueprints/equations/index.ts")).equationsBlueprints,
  "time-money": async () => (await import("./blueprints/time-money/index.ts")).timeMoneyBlueprints,
  data: async () => (await import("./blueprints/data/index.ts")).dataBlueprints,
  measure: async () => (await import("./blueprints/measure/index.ts")).measureBlueprints,
  "word-problems": async () => (await import("./blueprints/word-problems/index.ts")).wordProblemsBlueprints,
};

const LESSONS: Readonly<Record<Strand, () => Promise<readonly Lesson[]>>> = {
  "place-value": async () => (await import("./lessons/place-value.ts")).placeValueLessons,
  "add-subtract": async () => (await import("./lessons/add-subtract.ts")).addSubtractLessons,
  "multiply-divide": async () => (await import("./lessons/multiply-divide.ts")).multiplyDivideLessons,
  factors: async () => (await import("./lessons/factors.ts")).factorsLessons,
  fractions: async () => (await import("./lessons/fractions.ts")).fractionsLessons,
  decimals: async () => (await import("./lessons/decimals.ts")).decimalsLessons,
  signed: async () => (await import("./lessons/signed.ts")).signedLessons,
  equations: async () => (await import("./lessons/equations.ts")).equationsLessons,
  "time-money": async () => (await import("./lessons/time-money.ts")).timeMoneyLessons,
  data: async () => (await import("./lessons/data.ts")).dataLessons,
  measure: async () => (await import("./lessons/measure.ts")).measureLessons,
  "word-problems": async () => (await import("./lessons/word-problems.ts")).wordProblemsLessons,
};
