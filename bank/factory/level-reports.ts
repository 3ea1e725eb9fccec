import { buildItem, DIFFICULTIES, type Blueprint } from "#engine";
import { drawContext } from "#bank";
import { gateFailures } from "./gates.ts";

/** What the gates say of one level. */
export interface LevelReport {
  readonly failures: readonly string[];
  /** Mean computed difficulty of the instances [0 to 1]. */
  readonly difficulty: number;
}

/** Runs every gate on `seeds` instances of each level of a blueprint. */
export function levelReports(blueprint: Blueprint, seeds: number): LevelReport[] {
  return DIFFICULTIES.map((level) => {
    const failures: string[] = [];
    let sum = 0;
    for (let seed = 0; seed < seeds; seed++) {
      const built = buildItem(blueprint, level, seed, drawContext);
      if (!built.ok) {
        failures.push(built.error.message);
        continue;
      }
      failures.push(
        ...gateFailures(blueprint, built.value).map(({ gate, message }) => `${level}/${seed} ${gate}: ${message}`),
      );
      sum += built.value.item.meta.generation?.computed_difficulty ?? 0;
    }
    return { failures, difficulty: sum / seeds };
  });
}
