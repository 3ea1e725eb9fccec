import { sha256Hex } from "../hash.ts";

/** Hex digits of a listed hash (48 bits). */
export const HASH_DIGITS = 12;
/** Listed items that a packed list proves together. */
export const BLOCK_ITEMS = 32;

/**
 * Of a block's hash a device keeps 36 bits in six digits of base64url [RFC 4648, 5]: a block that came out otherwise than it was
 * verified passes for the right one in 1 case of 6.9e10. The bank's own check and the audit compare hashes of single items.
 */
const BLOCK_HEX = 9;
const BLOCK_DIGITS = 6;

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** What a digit says of seeds: one bit each. */
const SEEDS_A_DIGIT = 6;
/** Stands before what is packed; no hex digit, and in no range of seeds. */
export const MARK = "~";

/** Rising seeds as bits: the digit at place i says of seeds 6 i … 6 i + 5 whether they are listed, the first of them highest. */
export function packSeeds(seeds: readonly number[]): string {
  const digits = Array.from({ length: Math.ceil(((seeds.at(-1) ?? -1) + 1) / SEEDS_A_DIGIT) }, () => 0);
  for (const seed of seeds) {
    const at = Math.floor(seed / SEEDS_A_DIGIT);
    digits[at] = (digits[at] ?? 0) | (1 << (SEEDS_A_DIGIT - 1 - (seed % SEEDS_A_DIGIT)));
  }
  return MARK + digits.map((bits) => DIGITS.charAt(bits)).join("");
}

/** Reads what `packSeeds` writes. */
export function unpackSeeds(packed: string): number[] {
  return Array.from(packed.slice(MARK.length)).flatMap((digit, at) => {
    const bits = DIGITS.indexOf(digit);
    const places = Array.from({ length: SEEDS_A_DIGIT }, (_, place) => place);
    return places
      .filter((place) => (bits >> (SEEDS_A_DIGIT - 1 - place)) & 1)
      .map((place) => at * SEEDS_A_DIGIT + place);
  });
}

/** Hashes in a row, as the app's build writes them: one proof for each block of them. */
export function packHashes(hex: string): string {
  const hashes = Array.from({ length: hex.length / HASH_DIGITS }, (_, at) => hashAt(hex, at));
  const blocks = Array.from({ length: Math.ceil(hashes.length / BLOCK_ITEMS) }, (_, block) =>
    blockProof(hashes.slice(block * BLOCK_ITEMS, (block + 1) * BLOCK_ITEMS)),
  );
  return MARK + blocks.join("");
}

/** What proves items with these hashes, in the order of the list. */
export function blockProof(hashes: readonly string[]): string {
  const hex = sha256Hex(hashes.join("")).slice(0, BLOCK_HEX);
  let proof = "";
  // Three hex digits are two of base64.
  for (let at = 0; at < BLOCK_HEX; at += 3) {
    const bits = Number.parseInt(hex.slice(at, at + 3), 16);
    proof += DIGITS.charAt(bits >> 6) + DIGITS.charAt(bits & 63);
  }
  return proof;
}

/** What proves a listed seed: its own hash, or that of its block. */
export type SeedProof =
  | { readonly kind: "item"; readonly hash: string }
  | { readonly kind: "block"; readonly seeds: readonly number[]; readonly proof: string };

/** @returns `undefined` when the seed is not listed */
export function proofOfSeed(
  { seeds, hashes }: { readonly seeds: readonly number[]; readonly hashes: string },
  seed: number,
): SeedProof | undefined {
  const index = seeds.indexOf(seed);
  if (index < 0) return undefined;
  if (!hashes.startsWith(MARK)) return { kind: "item", hash: hashAt(hashes, index) };
  const block = Math.floor(index / BLOCK_ITEMS);
  const from = MARK.length + block * BLOCK_DIGITS;
  return {
    kind: "block",
    seeds: seeds.slice(block * BLOCK_ITEMS, (block + 1) * BLOCK_ITEMS),
    proof: hashes.slice(from, from + BLOCK_DIGITS),
  };
}

function hashAt(hex: string, index: number): string {
  return hex.slice(index * HASH_DIGITS, (index + 1) * HASH_DIGITS);
}
