import { describe, expect, test } from "vitest";
import { toldAbility } from "../learner/ability.ts";
import { simulateExams, type ExamSimulation, type SelectionRule } from "./ability-simulation.ts";

const simulation: ExamSimulation = {
  pool: Array.from({ length: 200 }, (_, index) => ({ difficulty: -4 + index * 0.04, guess: 0.02 })),
  examinees: 200,
  length: 20,
  targetSe: 0.5,
  longest: 40,
  population: { theta: 0, se: 1.2 },
  misjudged: 0,
  seed: "test",
};
const run = (rule: SelectionRule) => simulateExams(rule, simulation);

describe("simulated exams", () => {
  const rows = Object.fromEntries((["fixed", "random", "maximum", "progressive"] as const).map((r) => [r, run(r)]));

  test("[IRT6] simulated learners are found again: the error is about the standard error", () => {
    for (const row of Object.values(rows)) {
      expect(row.rmse / row.se).toBeGreaterThan(0.85);
      expect(row.rmse / row.se).toBeLessThan(1.15);
    }
  });

  test("[IRT7] at equal length choosing by ability is more certain than random items, and needs fewer for the same", () => {
    const { random, progressive: ours, maximum } = rows;
    expect(ours?.se).toBeLessThan((random?.se ?? 0) * 0.9);
    expect(ours?.items).toBeLessThan((random?.items ?? 0) * 0.8);
    // What it costs not to take always the best one.
    expect(ours?.se).toBeLessThan((maximum?.se ?? 0) * 1.05);
  });

  test("[IRT7] no item is given to everybody, and few are given to nobody", () => {
    const { progressive: ours, maximum, fixed } = rows;
    expect(fixed?.exposureMax).toBe(1);
    expect(maximum?.exposureMax).toBe(1);
    expect(ours?.exposureMax).toBeLessThan(0.5);
    expect(ours?.unused).toBeLessThan(maximum?.unused ?? 0);
  });

  test("[IRT10] where items are half a logit harder or easier than computed, what is told is still uncertain enough", () => {
    const misjudged = simulateExams("progressive", { ...simulation, misjudged: 0.5, length: 40, targetSe: 0.1 });
    expect(toldAbility({ theta: 0, se: 0.3 }).se).toBeCloseTo(0.36, 2);
    expect(misjudged.rmse).toBeLessThan(toldAbility({ theta: 0, se: misjudged.se }).se * 1.05);
  });

  test("[IRT6] the same seed gives the same table, another one another", () => {
    expect(run("random")).toEqual(rows["random"]);
    expect(simulateExams("random", { ...simulation, seed: "other" })).not.toEqual(rows["random"]);
  });
});
