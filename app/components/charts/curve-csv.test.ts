import { expect, test } from "vitest";
import type { ItemId } from "#engine";
import { curveCsv } from "./curve-csv.ts";

test("[TH17] no cell of the file begins as a formula does", () => {
  const whats = ["right", "wrong", "taken-back", "placed"] as const;
  const points = whats.map((what) => ({
    at: 0,
    what,
    item: null,
    known: 0,
    low: 0,
    high: 1,
    became: "kept" as const,
  }));
  for (const cell of curveCsv(points).split(/[\r\n,]+/u)) expect(cell).toMatch(/^(?:[a-z0-9]|$)/u);
});

test("[SCR125] the file has a line for each point, in order, with figures and what the skill became", () => {
  const point = { item: "i" as ItemId, known: 0.95, low: 0.8, high: 1, became: null };
  const at = Date.UTC(2026, 10, 27, 9, 30);
  expect(
    curveCsv([
      { ...point, at, what: "wrong", known: 1 / 3, low: 0 },
      { ...point, at: at + 60_000, what: "right", became: "done" },
    ]),
  ).toBe(
    "time,answer,known,low,high,became\r\n2026-11-27T09:30:00.000Z,wrong,0.3333,0.0000,1.0000,\r\n2026-11-27T09:31:00.000Z,right,0.9500,0.8000,1.0000,done\r\n",
  );
});
