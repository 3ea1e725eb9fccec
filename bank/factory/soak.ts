import { buildItem, type Blueprint, type Difficulty } from "#engine";
import { drawContext } from "#bank";
import { gateFailures } from "./gates.ts";

/** What fresh seeds of a level came to. */
export interface SoakedLevel {
  /** Instances that the blueprint made; for the other seeds its constraints found no operands. */
  readonly offered: number;
  /** Each names gate or reason, and a seed that shows it. */
  readonly faults: readonly { readonly seed: number; readonly gate: string; readonly message: string }[];
}

/**
 * Every gate on instances of a level that no list has seen: the blueprint itself has to offer nothing that the factory
 * would refuse [FAC9].
 *
 * @param from - first seed; lists begin at 0 and end below 8,000
 */
export function soakLevel(blueprint: Blueprint, difficulty: Difficulty, from: number, seeds: number): SoakedLevel {
  const faults: { seed: number; gate: string; message: string }[] = [];
  let offered = 0;
  for (let seed = from; seed < from + seeds; seed++) {
    const built = buildItem(blueprint, difficulty, seed, drawContext);
    if (built.ok) offered += 1;
    if (!built.ok && built.error.type !== "no-operands") {
      faults.push({ seed, gate: built.error.type, message: built.error.message });
    }
    const [failure] = built.ok ? gateFailures(blueprint, built.value) : [];
    if (failure !== undefined) faults.push({ seed, ...failure });
  }
  return { offered, faults };
}
