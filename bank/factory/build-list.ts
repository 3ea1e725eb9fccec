import {
  buildItem,
  DIFFICULTIES,
  HASH_DIGITS,
  type Blueprint,
  type BuildError,
  type Difficulty,
  type VerifiedBlueprint,
} from "#engine";
import { drawContext } from "#bank";
import { version as mathjsVersion } from "mathjs";
import { alikeFault, CollisionCount, collisionsOf, MAX_ALIKE } from "./collisions.ts";
import { gateFailures, type GateFailure } from "./gates.ts";
import { flatFault } from "./level-rise.ts";

export interface BuildOptions {
  /** Distinct items wanted at each difficulty. */
  readonly target: number;
  /** Seeds tried at most at each difficulty. */
  readonly maxSeeds: number;
  /** Stop a level after so many seeds in a row that bring nothing new: its operand space is used up. */
  readonly maxIdle: number;
  readonly verifiedAt: string;
}

export const DEFAULT_BUILD: Omit<BuildOptions, "verifiedAt"> = { target: 240, maxSeeds: 8_000, maxIdle: 1_500 };

/** The second method, as it is written into every list. */
export const CRITIC = `stem reader with mathjs ${mathjsVersion}`;

interface LevelResult {
  readonly seeds: readonly number[];
  readonly hashes: string;
}

/**
 * Runs the factory on one blueprint: seeds from 0 on, every gate, no two items alike [FAC2], and few on which two named
 * errors give one wrong answer [FAC7].
 */
export function buildVerifiedList(
  blueprint: Blueprint,
  options: BuildOptions,
  onLevel: (difficulty: Difficulty, items: number) => void = () => {},
): VerifiedBlueprint {
  const refused: Record<string, number> = {};
  const levels = DIFFICULTIES.map((difficulty) => {
    const level = buildLevel(blueprint, difficulty, options, refused);
    onLevel(difficulty, level.seeds.length);
    return [`${difficulty}`, { seeds: [...level.seeds], hashes: level.hashes }] as const;
  });
  return {
    version: blueprint.version,
    verifiedAt: options.verifiedAt,
    critic: CRITIC,
    refused,
    levels: Object.fromEntries(levels) as VerifiedBlueprint["levels"],
  };
}

function buildLevel(
  blueprint: Blueprint,
  difficulty: Difficulty,
  { target, maxSeeds, maxIdle }: BuildOptions,
  refused: Record<string, number>,
): LevelResult {
  const seeds: number[] = [];
  const hashes: string[] = [];
  const seen = new Set<string>();
  const count = new CollisionCount();
  const refuse = (reason: string) => {
    refused[reason] = (refused[reason] ?? 0) + 1;
  };
  let idle = 0;
  for (let seed = 0; seed < maxSeeds && seeds.length < target && idle < maxIdle; seed++) {
    idle += 1;
    const built = buildItem(blueprint, difficulty, seed, drawContext);
    if (!built.ok) {
      refuse(built.error.type);
      continue;
    }
    const { problem_content: content } = built.value.item;
    const key = JSON.stringify([content.stem, content.diagram ?? null]);
    if (seen.has(key)) continue;
    const [failure] = gateFailures(blueprint, built.value);
    if (failure !== undefined) {
      refuse(failure.gate);
      continue;
    }
    const collisions = collisionsOf(blueprint, built.value);
    if (collisions.length > 0 && count.alike + 1 > MAX_ALIKE * target) {
      refuse("errors-alike");
      continue;
    }
    count.add(seed, collisions);
    seen.add(key);
    idle = 0;
    seeds.push(seed);
    hashes.push(built.value.hash);
  }
  return { seeds, hashes: hashes.join("") };
}

export interface VerifyFault {
  readonly difficulty: Difficulty;
  /** Null where the whole level is at fault. */
  readonly seed: number | null;
  /** A gate, why the item cannot be built, or how it differs from the list. */
  readonly reason:
    | GateFailure["gate"]
    | BuildError["type"]
    | "errors-alike"
    | "not-harder"
    | "other-item"
    | "other-version"
    | "broken-level";
  readonly message: string;
}

/** Rebuilds and hashes every listed item of one blueprint and, unless it is proved, re-solves it through every gate [FAC3]. */
export function verifyList(
  blueprint: Blueprint,
  list: VerifiedBlueprint,
  { isProved = false }: { readonly isProved?: boolean } = {},
): { items: number; faults: VerifyFault[] } {
  const faults: VerifyFault[] = [];
  let items = 0;
  let easier: readonly number[] = [];
  for (const difficulty of DIFFICULTIES) {
    const blame = (seed: number | null, reason: VerifyFault["reason"], message: string) =>
      faults.push({ difficulty, seed, reason, message });
    const { seeds, hashes } = list.levels[`${difficulty}`];
    if (list.version !== blueprint.version) {
      blame(null, "other-version", `listed for version ${list.version}, the blueprint is version ${blueprint.version}`);
      continue;
    }
    if (hashes.length !== seeds.length * HASH_DIGITS || new Set(seeds).size !== seeds.length) {
      blame(null, "broken-level", `${seeds.length} seeds and ${hashes.length / HASH_DIGITS} hashes, or a seed twice`);
      continue;
    }
    const count = new CollisionCount();
    const hardness: number[] = [];
    for (const [index, seed] of seeds.entries()) {
      items += 1;
      const built = buildItem(blueprint, difficulty, seed, drawContext);
      if (!built.ok) blame(seed, built.error.type, built.error.message);
      else if (built.value.hash !== hashes.slice(index * HASH_DIGITS, (index + 1) * HASH_DIGITS)) {
        blame(seed, "other-item", `made ${built.value.hash}, another item than the one listed`);
      } else if (!isProved) {
        for (const { gate, message } of gateFailures(blueprint, built.value)) blame(seed, gate, message);
        count.add(seed, collisionsOf(blueprint, built.value));
        hardness.push(built.value.item.meta.generation?.computed_difficulty ?? 0);
      }
    }
    const alike = alikeFault(count, seeds.length);
    if (alike !== undefined) blame(alike.seed, "errors-alike", alike.message);
    const flat = flatFault(easier, hardness);
    if (flat !== undefined) blame(null, "not-harder", flat);
    easier = hardness;
  }
  return { items, faults };
}
