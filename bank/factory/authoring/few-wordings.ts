import type { Difficulty } from "#engine";

/** Levels that have fewer wordings than four, and how many: may only go up, for another wording is another version [AUT6]. */
export const FEW_WORDINGS: Readonly<Record<string, Readonly<Partial<Record<Difficulty, number>>>>> = {
  "g3.fracname": { 1: 3, 2: 3, 3: 3, 5: 2 },
  "g4.simplify": { 4: 2, 5: 2 },
  "g4.mixed": { 1: 3, 2: 3 },
};
