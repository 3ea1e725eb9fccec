import { instanceDifficulty, type Blueprint, type Difficulty, type Operands } from "#engine";

/** How many draws of a seed each filter of a level refused, by its name; a draw is refused by the first that does [FAC6]. */
export function refusalsOf(
  blueprint: Blueprint,
  difficulty: Difficulty,
  seed: number,
): Readonly<Record<string, number>> {
  const level = blueprint.levels[difficulty];
  const refused: Record<string, number> = {};
  const where = (o: Operands): boolean => {
    const by = Object.entries(level.filters ?? {}).find(([, holds]) => !holds(o))?.[0];
    if (by === undefined && (level.where?.(o) ?? true)) return true;
    const name = by ?? (level.filters === undefined ? UNNAMED : APART);
    refused[name] = (refused[name] ?? 0) + 1;
    return false;
  };
  // Draws until the level takes one, as a problem is made.
  instanceDifficulty(
    { ...blueprint, levels: { ...blueprint.levels, [difficulty]: { ...level, where } } },
    difficulty,
    seed,
  );
  return refused;
}

/** What a whole level refuses that none of its filters does: an error of which another likely way gives the number (ALN7). */
const APART = "errors told apart";
/** Of a blueprint whose filters have no names. */
const UNNAMED = "where, or errors told apart";
