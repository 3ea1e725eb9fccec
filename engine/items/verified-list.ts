import { z } from "zod";
import { DIFFICULTIES, type Difficulty } from "../ids.ts";

/** Seeds that passed every gate, with the hash of the finished draft: `hashes` holds 12 hex digits a seed, in order. */
const VerifiedLevel = z.strictObject({
  seeds: z.array(z.int().nonnegative()),
  hashes: z.string(),
});

export const VerifiedBlueprint = z.strictObject({
  version: z.int().positive(),
  /** When the factory run ended. */
  verifiedAt: z.iso.datetime(),
  /** The second method, with its version. */
  critic: z.string(),
  /** How many seeds were tried and refused, by reason. */
  refused: z.record(z.string(), z.int().positive()),
  levels: z.record(z.enum(["1", "2", "3", "4", "5"]), VerifiedLevel),
});
export type VerifiedBlueprint = z.infer<typeof VerifiedBlueprint>;

/** One file of `bank/verified/`: all blueprints of a strand. */
export const VerifiedFile = z.strictObject({
  format: z.literal("mathflow-verified/1"),
  strand: z.string(),
  blueprints: z.record(z.string(), VerifiedBlueprint),
});
export type VerifiedFile = z.infer<typeof VerifiedFile>;

export const HASH_DIGITS = 12;

/** The listed hash of a seed, or undefined when the seed is not listed. */
export function listedHash(list: VerifiedBlueprint, difficulty: Difficulty, seed: number): string | undefined {
  const level = list.levels[`${difficulty}`];
  const index = level?.seeds.indexOf(seed) ?? -1;
  if (level === undefined || index < 0) return undefined;
  return level.hashes.slice(index * HASH_DIGITS, (index + 1) * HASH_DIGITS);
}

/** How many verified items there are at each difficulty. */
export function countsByDifficulty(list: VerifiedBlueprint): Record<Difficulty, number> {
  const count = (difficulty: Difficulty) => list.levels[`${difficulty}`].seeds.length;
  return Object.fromEntries(DIFFICULTIES.map((d) => [d, count(d)])) as Record<Difficulty, number>;
}
