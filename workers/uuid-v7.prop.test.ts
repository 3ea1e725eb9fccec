import fc from "fast-check";
import { expect, test } from "vitest";
import { createUuidV7 } from "./uuid-v7.ts";

const V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u;

test("[HST14] ids have the form of version 7 and never go back, whatever the clock says", () => {
  const arbWall = fc.oneof(
    fc.integer({ min: -(2 ** 45), max: 2 ** 50 }),
    fc.constantFrom(Number.NaN, Infinity, -Infinity, 0),
  );
  fc.assert(
    fc.property(fc.array(arbWall, { minLength: 1, maxLength: 60 }), fc.infiniteStream(fc.nat(255)), (walls, dice) => {
      let at = 0;
      const next = createUuidV7({
        wall: () => walls[Math.min(at, walls.length - 1)] as number,
        fillRandom: (bytes) => {
          for (let i = 0; i < bytes.length; i++) bytes[i] = dice.next().value ?? 0;
        },
      });
      const ids = walls.map((_, index) => {
        at = index;
        return next();
      });
      for (const id of ids) expect(id).toMatch(V7);
      expect(ids.toSorted()).toEqual(ids);
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});

test("[HST14] the first 48 bits are the milliseconds; 5,000 ids in one millisecond stay in order", () => {
  const next = createUuidV7({ wall: () => 0x0198_7654_3210, fillRandom: (bytes) => void bytes.fill(255) });
  const ids = Array.from({ length: 5_000 }, next);
  expect(ids[0]).toBe("01987654-3210-77ff-bfff-ffffffffffff");
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(5_000);
});
