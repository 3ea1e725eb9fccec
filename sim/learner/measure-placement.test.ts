import { beforeAll, expect, test, vi } from "vitest";
import type { Content } from "#engine";
import { loadBankFromFiles } from "#bank/factory";
import { withItemCache } from "./item-cache.ts";
import { measurePlacement, type PlacementFigures } from "./measure-placement.ts";
import { PROFILES } from "./profiles.ts";
import { WORLDS } from "./worlds.ts";

// The whole bank is loaded: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let content: Content;
beforeAll(async () => {
  content = withItemCache(await loadBankFromFiles());
}, 60_000);

test.for([
  ["spaced", 0.96],
  ["ragged", 0.93],
  ["logistic", 0.95],
] as const)("[PLA6] [SIM10] in the world %s a placement finds what pupils know, soon and kindly", ([name, least]) => {
  const world = WORLDS.find((one) => one.name === name);
  if (world === undefined) throw new Error(`no world ${name}`);
  const kinds = PROFILES.filter(({ group }) => group !== "hints-only");
  const figures = kinds.map((profile) => measurePlacement({ content, world, profile, pupils: 3, seed: "placement" }));
  expect(mean(figures, "placed")).toBeGreaterThanOrEqual(least);
  expect(mean(figures, "placed")).toBeGreaterThan(mean(figures, "byGrade") + 0.2);
  expect(mean(figures, "questions")).toBeLessThanOrEqual(15);
  expect(Math.max(...figures.map(({ most }) => most))).toBeLessThanOrEqual(25);
  expect(mean(figures, "longestRun")).toBeLessThanOrEqual(5);
  const atOrAbove = new Set(kinds.filter(({ real, enrolled }) => real >= enrolled).map(({ name: kind }) => kind));
  const strong = figures.filter(({ profile }) => atOrAbove.has(profile));
  const rights = strong.reduce((sum, { right, questions }) => sum + right * questions, 0);
  expect(rights / strong.reduce((sum, { questions }) => sum + questions, 0)).toBeGreaterThanOrEqual(0.5);
});

function mean(figures: readonly PlacementFigures[], field: "byGrade" | "placed" | "questions" | "longestRun"): number {
  return figures.reduce((sum, one) => sum + one[field], 0) / figures.length;
}
