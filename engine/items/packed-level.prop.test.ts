import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BLOCK_ITEMS, HASH_DIGITS, packHashes, packSeeds, proofOfSeed, unpackSeeds } from "./packed-level.ts";

const hash = fc.stringMatching(new RegExp(`^[0-9a-f]{${HASH_DIGITS}}$`, "u"));
const rising = fc.uniqueArray(fc.nat({ max: 900 }), { maxLength: 60 }).map((seeds) => seeds.toSorted((a, b) => a - b));

describe("[ITM6]", () => {
  test("seeds are read back from their bits", () => {
    fc.assert(
      fc.property(rising, (seeds) => {
        expect(unpackSeeds(packSeeds(seeds))).toEqual(seeds);
      }),
    );
  });

  test("six digits stand for sixteen hashes, and another hash in a block is another proof of all that are in it", () => {
    fc.assert(
      fc.property(fc.array(hash, { minLength: 1, maxLength: 50 }), fc.nat(), hash, (hashes, at, other) => {
        const seeds = hashes.map((_, index) => index * 3);
        const packed = packHashes(hashes.join(""));
        expect(packed.length).toBe(1 + 6 * Math.ceil(hashes.length / BLOCK_ITEMS));
        const changed = at % hashes.length;
        fc.pre(hashes[changed] !== other);
        const repacked = packHashes(hashes.with(changed, other).join(""));
        for (const [index, seed] of seeds.entries()) {
          const [before, after] = [packed, repacked].map((text) => proofOfSeed({ seeds, hashes: text }, seed));
          if (before?.kind !== "block" || after?.kind !== "block") throw new Error("no block");
          expect(before.seeds).toContain(seed);
          const isTogether = Math.floor(index / BLOCK_ITEMS) === Math.floor(changed / BLOCK_ITEMS);
          expect(before.proof === after.proof).toBe(!isTogether);
          expect(proofOfSeed({ seeds, hashes: hashes.join("") }, seed)).toEqual({ kind: "item", hash: hashes[index] });
        }
        expect(proofOfSeed({ seeds, hashes: packed }, 1)).toBeUndefined();
      }),
    );
  });
});
