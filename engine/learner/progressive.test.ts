import { expect, test } from "vitest";
import { createRng } from "../random.ts";
import { partOver, pickProgressively } from "./progressive.ts";

const options = [0.25, 0.2, 0.13, 0.12, 0].map((information) => ({ information }));

function shares(weight: number): readonly number[] {
  const picked = Array.from({ length: 4_000 }, (_, at) => pickProgressively(options, weight, createRng(`pick ${at}`)));
  return options.map((option) => picked.filter((one) => one === option).length / picked.length);
}

test("[IRT7] the next one is any of those that tell half of the best at first, and the best at last", () => {
  const [best = 0, second = 0, third = 0, ...rest] = shares(0);
  for (const share of [best, second, third]) expect(share).toBeCloseTo(1 / 3, 1);
  expect(rest).toEqual([0, 0]);
  expect(shares(1)).toEqual([1, 0, 0, 0, 0]);
  const [middle = 0] = shares(0.5);
  expect(middle).toBeGreaterThan(best);
  expect(middle).toBeLessThan(1);
  expect(pickProgressively([], 0.5, createRng("none"))).toBeNull();
  expect(pickProgressively([{ information: 0 }], 1, createRng("nothing"))).toEqual({ information: 0 });
});

test("[IRT7] an exam is over by its questions or by its certainty, whichever is more", () => {
  const progress = { asked: 0, most: 21, before: { theta: 0, se: 1 }, now: { theta: 0, se: 1 }, stopSe: 0.5 };
  expect(partOver(progress)).toBe(0);
  expect(partOver({ ...progress, asked: 5 })).toBe(0.25);
  expect(partOver({ ...progress, asked: 30 })).toBe(1);
  expect(partOver({ ...progress, asked: 5, now: { theta: 0, se: Math.SQRT1_2 } })).toBeCloseTo(1 / 3, 10);
  expect(partOver({ ...progress, now: { theta: 0, se: 0.5 } })).toBe(1);
  // Wrong guesses can make it less sure than before.
  expect(partOver({ ...progress, now: { theta: 0, se: 1.1 } })).toBe(0);
  expect(partOver({ ...progress, asked: 5, now: { theta: 0, se: 0.5 }, stopSe: null })).toBe(0.25);
  expect(partOver({ ...progress, asked: 5, stopSe: 2 })).toBe(0.25);
  expect(partOver({ ...progress, most: 1 })).toBe(0);
});
