import type { Difficulty } from "#engine";

/** Levels that have fewer wordings than four, and how many: may only go up, for another wording is another version [AUT6]. */
export const FEW_WORDINGS: Readonly<Record<string, Readonly<Partial<Record<Difficulty, number>>>>> = {
};
