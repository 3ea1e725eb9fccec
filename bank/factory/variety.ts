import { buildItem, canonicalJson, type Blueprint, type Difficulty } from "#engine";
import { drawContext } from "#bank";

/** How different the listed items of a level are. */
export interface Variety {
  /** Stem templates that are in use. */
  readonly wordings: number;
  /** Sets of operands: the numbers, and what is asked of them. */
  readonly operands: number;
  /** Sets of operands in one wording: another name in the same story is no other problem. */
  readonly problems: number;
}

export function levelVariety(blueprint: Blueprint, difficulty: Difficulty, seeds: readonly number[]): Variety {
  const [wordings, operands, problems] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const seed of seeds) {
    const built = buildItem(blueprint, difficulty, seed, drawContext);
    const generation = built.ok ? built.value.item.meta.generation : undefined;
    if (generation === undefined) continue;
    const numbers = canonicalJson(generation.operands);
    wordings.add(generation.stem);
    operands.add(numbers);
    problems.add(`${generation.stem} ${numbers}`);
  }
  return { wordings: wordings.size, operands: operands.size, problems: problems.size };
}
