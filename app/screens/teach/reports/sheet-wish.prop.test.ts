import fc from "fast-check";
import { expect, test } from "vitest";
import { COUNTS, LEVELS, MOST_SHEETS, readSheet, sheetText } from "./sheet-wish.ts";

const arbWish = fc.record({
  skill: fc.constantFrom("", "g4.fracadd", "g2.pv3"),
  level: fc.constantFrom(null, ...LEVELS),
  count: fc.constantFrom(...COUNTS),
  sheet: fc.integer({ min: 1, max: MOST_SHEETS }),
  key: fc.boolean(),
});

test("[TEA107] the address is the sheet: it comes back whole", () => {
  fc.assert(
    fc.property(arbWish, (wish) => {
      expect(readSheet(sheetText(wish))).toEqual(wish);
    }),
  );
});

test("[TEA107] whatever stands in the address is a sheet", () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (search) => {
      const { count, sheet, level } = readSheet(search);
      expect(COUNTS).toContain(count);
      expect(sheet >= 1 && sheet <= MOST_SHEETS).toBe(true);
      expect(level === null || LEVELS.includes(level)).toBe(true);
    }),
  );
  expect(readSheet("level=9&n=7&sheet=0")).toEqual({ skill: "", level: null, count: 10, sheet: 1, key: true });
});
