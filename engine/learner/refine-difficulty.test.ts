import { describe, expect, test } from "vitest";
import { createRng, type Rng } from "../random.ts";
import { chanceRight } from "./ability.ts";
import { refineDifficulties, type Sitting } from "./refine-difficulty.ts";

const GROUPS = Array.from({ length: 20 }, (_, at) => `family ${String(at).padStart(2, "0")}`);

function normal(rng: Rng): number {
  return Array.from({ length: 12 }, () => rng.uint32() / 2 ** 32).reduce((sum, one) => sum + one, -6);
}

/** Authored difficulties from -2 to 2; each group is truly so much harder as `truth` says. */
function simulate(count: number, truth: (group: number) => number, seed: string): readonly Sitting[] {
  return Array.from({ length: count }, (_, person) => {
    const rng = createRng(`${seed}/${person}`);
    const theta = 1.2 * normal(rng);
    const asked = rng.shuffle(GROUPS.map((_group, at) => at)).slice(0, 12);
    return {
      id: `${person}`,
      prior: { theta: 0, se: 1.2 },
      responses: asked.map((at) => {
        const difficulty = -2 + at * 0.2;
        const chance = chanceRight(theta, difficulty + truth(at), 0.02);
        return {
          group: GROUPS[at] ?? "",
          difficulty,
          guess: 0.02,
          score: rng.uint32() / 2 ** 32 < chance ? 1 : 0,
        };
      }),
    };
  });
}

describe("difficulty refined from answers", () => {
  test("[IRT12] what is harder than authored is found again, and what is not stays", () => {
    const found = refineDifficulties(simulate(200, (at) => (at === 4 ? 0.9 : 0), "one"));
    const [harder, ...others] = found.toSorted((a, b) => b.shift - a.shift);
    expect(harder?.group).toBe("family 04");
    expect(harder?.shift).toBeGreaterThan(0.4);
    expect(harder?.shift).toBeLessThan(1.1);
    expect(harder?.proposed).toBeCloseTo((harder?.authored ?? 0) + (harder?.shift ?? 0), 5);
    for (const { shift, se } of others) expect(Math.abs(shift)).toBeLessThan(3 * se);
    expect(found.reduce((sum, { n }) => sum + n, 0)).toBe(2_400);
  });

  test("[IRT12] errors are about as large as the standard errors say, with few answers and with many", () => {
    for (const sittings of [8, 100]) {
      const scaled = [1, 2, 3, 4].flatMap((run) => {
        const rng = createRng(`truth ${run}`);
        const truth = GROUPS.map(() => 0.5 * normal(rng));
        const found = refineDifficulties(simulate(sittings, (at) => truth[at] ?? 0, `run ${run}`));
        return found.map(({ group, shift, se }) => (shift - (truth[GROUPS.indexOf(group)] ?? 0)) / se);
      });
      const rms = Math.sqrt(scaled.reduce((sum, z) => sum + z * z, 0) / scaled.length);
      expect(rms).toBeGreaterThan(0.8);
      expect(rms).toBeLessThan(1.25);
    }
  });

  test("[IRT12] few answers move it little, and more make it surer", () => {
    const wrong = (count: number): readonly Sitting[] =>
      Array.from({ length: count }, (_, at) => ({
        id: `${at}`,
        prior: { theta: 0, se: 0.5 },
        responses: [{ group: "one", difficulty: 0, guess: 0.02, score: 0 }],
      }));
    const found = [1, 5, 50].map((count) => refineDifficulties(wrong(count))[0] ?? { shift: 9, se: 9 });
    expect(found[0]?.shift).toBeGreaterThan(0);
    expect(found[0]?.shift).toBeLessThan(0.2);
    expect(found.map(({ shift }) => shift)).toEqual(found.map(({ shift }) => shift).toSorted((a, b) => a - b));
    expect(found.map(({ se }) => se)).toEqual(found.map(({ se }) => se).toSorted((a, b) => b - a));
    expect(found[0]?.se).toBeLessThan(0.5);
    expect(refineDifficulties([])).toEqual([]);
  });

  test("[IRT12] the order of the sittings changes nothing", () => {
    const sittings = simulate(40, () => 0.3, "order");
    expect(refineDifficulties(sittings.toReversed())).toEqual(refineDifficulties(sittings));
  });
});
