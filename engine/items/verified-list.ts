import { z } from "zod";
import { canonicalJson, sha256Hex } from "../hash.ts";
import { DIFFICULTIES, type Difficulty } from "../ids.ts";
import { MARK, packHashes, packSeeds, proofOfSeed, unpackSeeds, type SeedProof } from "./packed-level.ts";

/** Rising whole numbers written as ranges, `0-57,59,61-240`: a list of seeds has few gaps. Or as bits (`packSeeds`). */
const Seeds = z
  .string()
  .regex(/^(?:~[\w-]*|(?:\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*)?)$/u)
  .transform((text, context) => (text.startsWith(MARK) ? unpackSeeds(text) : expandRanges(text, context)));

/**
 * Seeds that passed every gate, with the hash of the finished draft: `hashes` holds 12 hex digits a seed, in order. The app's
 * build packs both (`packed-level.ts`).
 */
const VerifiedLevel = z.strictObject({ seeds: Seeds, hashes: z.string() });

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
  /** Over the lists below, made by the factory and checked by `bank verify`, so that no device has to. */
  hash: z.string(),
  blueprints: z.record(z.string(), VerifiedBlueprint),
});
export type VerifiedFile = z.infer<typeof VerifiedFile>;

/** The lists of a strand with their hash. */
export function makeVerifiedFile(strand: string, blueprints: VerifiedFile["blueprints"]): VerifiedFile {
  return { format: "mathflow-verified/1", strand, hash: hashLists(blueprints), blueprints };
}

export function hashLists(blueprints: VerifiedFile["blueprints"]): string {
  return sha256Hex(canonicalJson(blueprints)).slice(0, 16);
}

type WriteLevel = (level: z.output<typeof VerifiedLevel>) => z.input<typeof VerifiedLevel>;

/** The file's text, as `VerifiedFile` reads it. */
export function verifiedFileText(file: VerifiedFile): string {
  return writeFile(file, ({ seeds, hashes }) => ({ seeds: writeRanges(seeds), hashes }));
}

/** A tenth of that, for devices; read in the same way [ITM6]. */
export function packedFileText(file: VerifiedFile): string {
  return writeFile(file, ({ seeds, hashes }) => ({ seeds: packSeeds(seeds), hashes: packHashes(hashes) }));
}

function writeFile(file: VerifiedFile, writeLevel: WriteLevel): string {
  const blueprints = Object.entries(file.blueprints).map(([id, list]) => {
    const levels = DIFFICULTIES.map((difficulty) => [difficulty, writeLevel(list.levels[`${difficulty}`])]);
    return [id, { ...list, levels: Object.fromEntries(levels) }];
  });
  return `${JSON.stringify({ ...file, blueprints: Object.fromEntries(blueprints) })}\n`;
}

/** What proves a seed's item; `undefined`: it is not listed. */
export function listedProof(list: VerifiedBlueprint, difficulty: Difficulty, seed: number): SeedProof | undefined {
  return proofOfSeed(list.levels[`${difficulty}`], seed);
}

/** A range longer than this is no list of ours: refused before it fills the memory. */
const MAX_SEEDS = 1_000_000;

function expandRanges(text: string, context: z.RefinementCtx): number[] {
  const seeds: number[] = [];
  for (const range of text === "" ? [] : text.split(",")) {
    const [first = 0, last = first] = range.split("-").map(Number);
    if (last < first || last - first + seeds.length > MAX_SEEDS) {
      context.addIssue({ code: "custom", message: `bad range of seeds: ${range}` });
      return z.NEVER;
    }
    for (let seed = first; seed <= last; seed++) seeds.push(seed);
  }
  return seeds;
}

function writeRanges(seeds: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const seed of seeds) {
    const open = ranges.at(-1);
    if (open !== undefined && seed === open[1] + 1) open[1] = seed;
    else ranges.push([seed, seed]);
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(",");
}
