import fc from "fast-check";
import { expect, test } from "vitest";
import { HASH_DIGITS, hashAt, packHashes } from "./pack-hashes.ts";

test("[ITM6] packed hashes are a third as long, and the first six digits of each are read where it stands", () => {
  const hash = fc.stringMatching(new RegExp(`^[0-9a-f]{${HASH_DIGITS}}$`, "u"));
  fc.assert(
    fc.property(fc.array(hash, { maxLength: 30 }), (hashes) => {
      const packed = packHashes(hashes.join(""));
      expect(packed.length).toBe(1 + hashes.length * 4);
      expect(hashes.map((_, index) => hashAt(packed, index))).toEqual(hashes.map((whole) => whole.slice(0, 6)));
      expect(hashes.map((_, index) => hashAt(hashes.join(""), index))).toEqual(hashes);
    }),
  );
});
