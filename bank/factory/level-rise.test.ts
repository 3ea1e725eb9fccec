import { expect, test } from "vitest";
import { buildItem, type Blueprint, type VerifiedBlueprint } from "#engine";
import { drawContext } from "#bank";
import { makeBlueprint } from "./broken-blueprints.fixture.ts";
import { verifyList } from "./build-list.ts";
import { flatFault, levelRise } from "./level-rise.ts";

test("[FAC8] the rise is 1 where all are harder, 0.5 where the levels are alike, and less where they fall", () => {
  expect(levelRise([0.1, 0.2], [0.3, 0.4])).toBe(1);
  expect(levelRise([0.1, 0.2], [0.1, 0.2])).toBe(0.5);
  expect(levelRise([0.3, 0.4], [0.1, 0.2])).toBe(0);
  expect(levelRise([0.1, 0.3], [0.2, 0.4])).toBe(0.75);
});

test("[FAC8] three in four is enough; below that the probability is named, unless few instances are known", () => {
  const many = (pair: readonly number[], each = 50) =>
    pair.flatMap((value) => Array.from({ length: each }, () => value));
  expect(flatFault(many([0.1, 0.3]), many([0.2, 0.4]))).toBeUndefined();
  expect(flatFault(many([0.1, 0.3]), many([0.2, 0.2]))).toContain("with probability 0.50, and 0.75 is asked");
  expect(flatFault(many([0.1, 0.3], 49), many([0.2, 0.2]))).toBeUndefined();
});

/** All five levels draw from the same operands. */
const FLAT: Blueprint = makeBlueprint();

/** A list of each level's first 100 seeds, with their hashes. */
function listOf(blueprint: Blueprint): VerifiedBlueprint {
  const level = (difficulty: 1 | 2 | 3 | 4 | 5) => {
    const seeds = Array.from({ length: 100 }, (_, seed) => seed);
    const hashes = seeds.map((seed) => {
      const built = buildItem(blueprint, difficulty, seed, drawContext);
      return built.ok ? built.value.hash : "";
    });
    return { seeds, hashes: hashes.join("") };
  };
  return {
    version: blueprint.version,
    verifiedAt: "2026-11-20T10:00:00.000Z",
    critic: "none",
    refused: {},
    levels: { "1": level(1), "2": level(2), "3": level(3), "4": level(4), "5": level(5) },
  };
}

test("[FAC8] a list of levels that do not rise is named at each level but the first, unless it is proved", () => {
  const list = listOf(FLAT);
  const { faults } = verifyList(FLAT, list);
  expect(faults.map(({ difficulty, seed, reason }) => [difficulty, seed, reason])).toEqual(
    [2, 3, 4, 5].map((difficulty) => [difficulty, null, "not-harder"]),
  );
  expect(verifyList(FLAT, list, { isProved: true }).faults).toEqual([]);
});

test("[FAC8] a list of levels that rise has no fault", () => {
  const at = (from: number) =>
    ({
      ranges: { a: [from, from + 9], b: [11, 49] },
      where: ({ a, b }: { a: number; b: number }) => (a % 10) + (b % 10) >= 10 && a + b < 100,
    }) as const;
  const rising = makeBlueprint({ levels: { 1: at(11), 2: at(21), 3: at(31), 4: at(41), 5: at(51) } });
  expect(verifyList(rising, listOf(rising)).faults).toEqual([]);
});
