import { readFile } from "node:fs/promises";
import { beforeAll, expect, test, vi } from "vitest";
import { PREDICTION_WEIGHTS } from "#engine";
import { weightsText } from "#sim/learner";
import { mathflow, type Outcome } from "../testing/memory-io.ts";

// A small cohort is taught by the engine: slow on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const SMALL = ["fit-weights", "--pupils", "1", "--seed", "small", "--date", "2026-11-27"];

let small: Outcome;
beforeAll(async () => {
  small = await mathflow(SMALL);
});

const numbersOf = (text: string) =>
  [...text.matchAll(/weights: \[([^\]]+)\]/gu)].map(([, list]) => (list ?? "").match(/[-.\d]+/gu)?.map(Number));

test("[SIM12] the shipped weights are what the command writes, to the byte", async () => {
  const shipped = await readFile(new URL("../../engine/learner/prediction-weights.ts", import.meta.url), "utf8");
  expect(weightsText(PREDICTION_WEIGHTS)).toBe(shipped);
});

test("[SIM12] a small cohort gives weights that point the same way as the shipped ones", () => {
  expect(small.status).toBe(0);
  const text = small.out.join("\n");
  expect(text).toContain('command: "mathflow fit-weights --pupils 1 --seed small --date 2026-11-27"');
  const [answer, recall] = numbersOf(text);
  expect(answer?.length).toBe(15);
  expect(recall?.length).toBe(6);
  // P(known) speaks for a right answer, and a pause against one.
  expect(answer?.[1]).toBeGreaterThan(0);
  // Where the pupil misses what seems known, it says less.
  expect(answer?.[13]).toBeGreaterThan(0);
  expect(recall?.[1]).toBeGreaterThan(0);
  expect(recall?.[2]).toBeLessThan(0);
});

test("[SIM12] pupils are counted on the notes", () => {
  expect(small.notes).toContain("54 of 54 pupils");
});

test.for([
  { args: ["--pupils", "0"], word: "--pupils" },
  { args: ["--date", "today"], word: "today" },
  { args: ["more"], word: "more" },
])("[SIM12] wrong use is told: $args", async ({ args, word }) => {
  const { status, out, notes } = await mathflow(["fit-weights", ...args]);
  expect({ status, out }).toEqual({ status: 2, out: [] });
  expect(notes).toContain(word);
});
