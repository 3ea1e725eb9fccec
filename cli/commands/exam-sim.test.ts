import { expect, test, vi } from "vitest";
import { OUR_RULE, SELECTION_RULES } from "#engine/testing";
import { jsonOf, mathflow } from "../testing/memory-io.ts";

// The whole bank is loaded: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const SMALL = ["exam-sim", "--examinees", "40", "--items", "15", "--longest", "30", "--se", "0.55", "--per-level", "2"];

test("[IRT9] one row a rule, the same for the same seed, and choosing by ability beats chance at equal length", async () => {
  const first = await mathflow([...SMALL, "--seed", "7"]);
  expect(first.status).toBe(0);
  const rows = jsonOf(first);
  expect(rows.map(({ rule }) => rule)).toEqual(SELECTION_RULES);
  for (const row of rows) {
    for (const key of ["items", "se", "rmse", "rmse_per_se", "exposure_max", "unused"])
      expect(Number.isFinite(row[key])).toBe(true);
  }
  const row = (rule: string, key: string) => Number(rows.find((one) => one["rule"] === rule)?.[key]);
  expect(row(OUR_RULE, "se")).toBeLessThan(row("random", "se"));
  expect(row(OUR_RULE, "items")).toBeLessThan(row("random", "items"));
  expect(row(OUR_RULE, "exposure_max")).toBeLessThanOrEqual(0.3);
  expect(rows.filter(({ ours }) => ours === true).map(({ rule }) => rule)).toEqual([OUR_RULE]);
  expect((await mathflow([...SMALL, "--seed", "7"])).out).toEqual(first.out);
  expect((await mathflow([...SMALL, "--seed", "8"])).out).not.toEqual(first.out);
});

test.for([
  { args: ["--examinees", "0"], word: "--examinees" },
  { args: ["--items", "x"], word: "--items" },
  { args: ["--se", "0"], word: "--se" },
  { args: ["--misjudged", "-1"], word: "--misjudged" },
  { args: ["--rule", "x"], word: "--rule" },
  { args: ["everything"], word: "everything" },
])("[IRT9] wrong use is told: $args", async ({ args, word }) => {
  const { status, out, notes } = await mathflow(["exam-sim", ...args]);
  expect({ status, out }).toEqual({ status: 2, out: [] });
  expect(notes).toContain(word);
});
