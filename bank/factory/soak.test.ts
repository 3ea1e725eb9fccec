import { describe, expect, test } from "vitest";
import { DIFFICULTIES } from "#engine";
import { BLUEPRINTS_BY_STRAND, STRANDS } from "#bank";
import { makeBlueprint } from "./broken-blueprints.fixture.ts";
import { soakLevel } from "./soak.ts";

describe("seeds that no list has [FAC9]", () => {
  test("a gate that refuses now and then is named with seed and text, and what cannot be drawn is no fault", () => {
    const leaking = makeBlueprint({
      hints: ({ a, b }) => [a % 2 === 0 ? `It is ${a + b}.` : "Ones first.", "Ten ones make one ten.", "Count on."],
    });
    const { offered, faults } = soakLevel(leaking, 3, 10_000, 40);
    expect(offered).toBe(40);
    expect(faults.length).toBeGreaterThan(5);
    expect(faults.length).toBeLessThan(35);
    for (const { seed, gate, message } of faults) {
      expect({ gate, is: seed >= 10_000 && seed < 10_040 }).toEqual({ gate: "leak", is: true });
      expect(message).toMatch(/It is \d+\./u);
    }
    const never = { ranges: { a: [1, 9], b: [1, 9] }, where: () => false } as const;
    const empty = makeBlueprint({ levels: { 1: never, 2: never, 3: never, 4: never, 5: never } });
    expect(soakLevel(empty, 1, 10_000, 4)).toEqual({ offered: 0, faults: [] });
  });

  test.each(STRANDS)("%s: two of each level pass every gate", (strand) => {
    for (const blueprint of BLUEPRINTS_BY_STRAND[strand]) {
      for (const difficulty of DIFFICULTIES) {
        const { offered, faults } = soakLevel(blueprint, difficulty, 20_000, 2);
        expect({ skill: blueprint.id, difficulty, isOffered: offered > 0, faults }).toMatchObject({
          isOffered: true,
          faults: [],
        });
      }
    }
  });
});
