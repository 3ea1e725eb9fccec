import fc from "fast-check";
import { expect, test } from "vitest";
import { bestFit, labelRows, rowsOf, shares, ticks } from "./layout.ts";

const arbLabel = fc.record({ x: fc.integer({ min: 0, max: 360 }), width: fc.integer({ min: 1, max: 120 }) });

test("[DGM3] labels of one row keep their distance, and every label has a row", () => {
  fc.assert(
    fc.property(fc.array(arbLabel, { maxLength: 30 }), fc.integer({ min: 0, max: 10 }), (labels, gap) => {
      const rows = labelRows(labels, gap);
      expect(rows).toHaveLength(labels.length);
      const touching = labels.flatMap((a, i) =>
        labels.filter(
          (b, j) => j < i && rows[i] === rows[j] && Math.abs(a.x - b.x) < (a.width + b.width) / 2 + gap - 1e-9,
        ),
      );
      expect(touching).toEqual([]);
    }),
  );
});

test("[DGM3] one row is enough where there is room; many crowded labels take turns", () => {
  const at = (count: number, pitch: number) => Array.from({ length: count }, (_, i) => ({ x: i * pitch, width: 20 }));
  expect(labelRows(at(12, 30), 5)).toEqual(Array(12).fill(0));
  expect(labelRows(at(9, 15), 5)).toEqual([0, 1, 0, 1, 0, 1, 0, 1, 0]);
});

test("[DGM4] the arrangement that can be drawn largest wins, even rows before ragged ones", () => {
  const wide = { name: "wide", width: 720, height: 100, empty: 0 };
  const compact = { name: "compact", width: 360, height: 150, empty: 0 };
  const ragged = { name: "ragged", width: 360, height: 120, empty: 0.3 };
  expect(bestFit(wide, [compact]).name).toBe("compact");
  expect(bestFit(compact, [wide]).name).toBe("compact");
  expect(bestFit(compact, [ragged]).name).toBe("compact");
  expect(bestFit(compact, [{ ...compact, name: "same" }]).name).toBe("compact");
});

test("[DGM5] parts fill the whole, keep their order, and none is under the least width", () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0.01, max: 10_000, noNaN: true }), { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 1, max: 60 }),
      (sizes, least) => {
        const lengths = shares(sizes, 356, least);
        expect(lengths.reduce((a, b) => a + b, 0)).toBeCloseTo(356, 6);
        const floor = Math.min(least, 356 / sizes.length);
        expect(Math.min(...lengths)).toBeGreaterThanOrEqual(floor - 1e-6);
        const bySize = sizes.map((size, i) => ({ size, length: lengths[i] ?? 0 })).toSorted((a, b) => a.size - b.size);
        bySize.slice(1).forEach(({ length }, i) => {
          expect(length).toBeGreaterThanOrEqual((bySize[i]?.length ?? 0) - 1e-6);
        });
      },
    ),
  );
});

test("[DGM5] true to scale where nothing is too narrow", () => {
  expect(shares([35, 25], 120, 10)).toEqual([70, 50]);
});

test.for([
  { from: 0, to: 1, step: 0.1, count: 11 },
  { from: 0, to: 3, step: 1 / 3, count: 10 },
  { from: -10, to: 10, step: 1, count: 21 },
  { from: 0, to: 10, step: 3, count: 4 },
])("[DGM2] from $from to $to by $step there are $count ticks", ({ from, to, step, count }) => {
  const all = ticks(from, to, step);
  expect(all).toHaveLength(count);
  expect(all[0]).toBe(from);
  expect(all.at(-1)).toBeCloseTo(from + (count - 1) * step, 9);
});

test("[DGM2] a careless step draws at most 121 ticks", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.double({ min: 0.001, max: 10, noNaN: true }), (to, step) => {
      expect(ticks(0, to, step).length).toBeLessThanOrEqual(121);
    }),
  );
});

test("[DGM7] rows hold everything, full ones first", () => {
  expect(rowsOf(7, 5)).toEqual([5, 2]);
  expect(rowsOf(10, 5)).toEqual([5, 5]);
  expect(rowsOf(0, 5)).toEqual([]);
});
