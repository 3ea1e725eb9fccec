import { expect, test } from "vitest";
import { weighed } from "#engine";
import { draw } from "./draw.ts";
import { fitLogistic, type LogisticRow } from "./fit-logistic.ts";

const TRUE_WEIGHTS = [-0.5, 1.5, -2];

const ROWS: readonly LogisticRow[] = Array.from({ length: 4_000 }, (_, row) => {
  const features = [draw("fit", row, "first"), draw("fit", row, "second")];
  return { features, right: draw("fit", row, "right") < weighed(TRUE_WEIGHTS, features) };
});

test("[SIM11] finds the weights again that answers were drawn by", () => {
  const weights = fitLogistic(ROWS);
  for (const [at, weight] of TRUE_WEIGHTS.entries()) expect(Math.abs((weights[at] ?? 0) - weight)).toBeLessThan(0.3);
});

test("[SIM11] on the rows of the fit, the expected rights are the real ones", () => {
  const weights = fitLogistic(ROWS);
  const expected = ROWS.reduce((sum, { features }) => sum + weighed(weights, features), 0);
  expect(expected).toBeCloseTo(ROWS.filter(({ right }) => right).length, 6);
});

test("[SIM11] the same rows give the same weights; what tells nothing, and what would tell all, keeps finite ones", () => {
  expect(fitLogistic(ROWS)).toEqual(fitLogistic([...ROWS]));
  expect(fitLogistic(ROWS.map(({ right }) => ({ features: [0], right })))[1]).toBe(0);
  const [, told] = fitLogistic(ROWS.map(({ right }) => ({ features: [right ? 1 : 0], right })));
  expect(told).toBeGreaterThan(5);
  expect(told).toBeLessThan(50);
});
