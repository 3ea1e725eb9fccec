import { describe, expect, test, vi } from "vitest";
import { buildItem, DIFFICULTIES, HASH_DIGITS, type VerifiedBlueprint } from "#engine";
import { drawContext } from "#bank";
import { makeBlueprint } from "./broken-blueprints.fixture.ts";
import { buildVerifiedList, CRITIC, DEFAULT_BUILD, verifyList, type BuildOptions } from "./build-list.ts";

// The whole bank, or the second method with mathjs, is loaded: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const OPTIONS: BuildOptions = { ...DEFAULT_BUILD, target: 12, verifiedAt: "2026-11-20T10:00:00.000Z" };

function stemOf(seed: number, difficulty: 1 | 2 | 3 | 4 | 5 = 3): string {
  const built = buildItem(makeBlueprint(), difficulty, seed, drawContext);
  if (!built.ok) throw new Error(built.error.message);
  return built.value.item.problem_content.stem;
}

describe("building [FAC2]", () => {
  test("the same run gives the same list, with hashes of what it lists", () => {
    const list = buildVerifiedList(makeBlueprint(), OPTIONS);
    expect(buildVerifiedList(makeBlueprint(), OPTIONS)).toEqual(list);
    expect(list).toMatchObject({ version: 1, verifiedAt: OPTIONS.verifiedAt, critic: CRITIC, refused: {} });
    for (const difficulty of DIFFICULTIES) {
      const { seeds, hashes } = list.levels[`${difficulty}`];
      expect(seeds).toHaveLength(12);
      expect(hashes).toHaveLength(12 * HASH_DIGITS);
      expect(seeds).toEqual(seeds.toSorted((a, b) => a - b));
    }
  });

  test("a longer run goes on where a shorter one ended", () => {
    const short = buildVerifiedList(makeBlueprint(), { ...OPTIONS, target: 5 });
    const long = buildVerifiedList(makeBlueprint(), OPTIONS);
    for (const difficulty of DIFFICULTIES) {
      const [a, b] = [short.levels[`${difficulty}`], long.levels[`${difficulty}`]];
      expect(b.seeds.slice(0, 5)).toEqual(a.seeds);
      expect(b.hashes.startsWith(a.hashes)).toBe(true);
    }
  });

  test("no two items look alike; a small operand space ends the level", () => {
    const level = { ranges: { a: [18, 19], b: [14, 15] } } as const;
    const tiny = makeBlueprint({ levels: { 1: level, 2: level, 3: level, 4: level, 5: level } });
    const told: [number, number][] = [];
    const list = buildVerifiedList(tiny, { ...OPTIONS, maxIdle: 60 }, (difficulty, items) =>
      told.push([difficulty, items]),
    );
    expect(told).toEqual(DIFFICULTIES.map((difficulty) => [difficulty, 4]));
    expect(list.levels["1"].seeds).toHaveLength(4);
  });

  test("never more seeds than allowed", () => {
    const list = buildVerifiedList(makeBlueprint(), { ...OPTIONS, maxSeeds: 3 });
    expect(Math.max(...list.levels["2"].seeds)).toBeLessThan(3);
  });

  test("what a gate refuses is counted by gate and not listed; the rest is", () => {
    const blueprint = makeBlueprint({
      steps: ({ a, b }) => [
        { explanation: "Add.", math: `${a} + ${b}`, value: String(a % 2 === 0 ? a + b : a + b + 1) },
      ],
    });
    const list = buildVerifiedList(blueprint, { ...OPTIONS, maxSeeds: 40 });
    expect(Object.keys(list.refused)).toEqual(["last-step"]);
    expect(list.refused["last-step"]).toBeGreaterThan(0);
    for (const seed of list.levels["3"].seeds) {
      expect(Number(/\d+/u.exec(stemOf(seed))?.[0]) % 2).toBe(0);
    }
  });

  test("operands that can never be drawn are refused by that name", () => {
    const never = { ranges: { a: [1, 9], b: [1, 9] }, where: () => false } as const;
    const blueprint = makeBlueprint({ levels: { 1: never, 2: never, 3: never, 4: never, 5: never } });
    const list = buildVerifiedList(blueprint, { ...OPTIONS, maxSeeds: 2 });
    expect(list.refused).toEqual({ "no-operands": 10 });
    expect(list.levels["1"]).toEqual({ seeds: [], hashes: "" });
  });
});

describe("verifying [FAC3]", () => {
  const list = buildVerifiedList(makeBlueprint(), OPTIONS);
  const withLevel = (level: VerifiedBlueprint["levels"]["1"]): VerifiedBlueprint => ({
    ...list,
    levels: { ...list.levels, "3": level },
  });
  const { seeds, hashes } = list.levels["3"];

  test("a list as it was built has no fault, and every item is counted", () => {
    expect(verifyList(makeBlueprint(), list)).toEqual({ items: 60, faults: [] });
  });

  test("a changed hash names difficulty and seed", () => {
    const changed = `${hashes.slice(0, 3 * HASH_DIGITS)}ffffffffffff${hashes.slice(4 * HASH_DIGITS)}`;
    const { items, faults } = verifyList(makeBlueprint(), withLevel({ seeds, hashes: changed }));
    expect(items).toBe(60);
    expect(faults).toEqual([
      {
        difficulty: 3,
        seed: seeds[3],
        reason: "other-item",
        message: expect.stringMatching(/^made [0-9a-f]{12}, another item/u),
      },
    ]);
  });

  test("a blueprint changed under the same version names every item it changed; other words are no change of it", () => {
    const renamed = makeBlueprint({
      misconceptions: makeBlueprint().misconceptions.map((rule) => ({ ...rule, id: "XX-09" })),
    });
    const { faults } = verifyList(renamed, list);
    expect(faults).toHaveLength(60);
    expect(faults.every(({ reason }) => reason === "other-item")).toBe(true);
    expect(verifyList(renamed, list, { isProved: true }).faults).toEqual(faults);
    const reworded = makeBlueprint({ hints: () => ["Ones first.", "Ten ones make one ten.", "Write the ten."] });
    expect(verifyList(reworded, list)).toEqual({ items: 60, faults: [] });
  });

  test("an item that fails a gate now is named with the gate, although its hash is right", () => {
    const leaky = makeBlueprint({ hints: ({ a, b }) => [`It is ${a + b}.`, "Ten ones make one ten.", "Count on."] });
    const built = buildItem(leaky, 3, 0, drawContext);
    if (!built.ok) throw new Error(built.error.message);
    const forged: VerifiedBlueprint = {
      ...list,
      levels: {
        ...Object.fromEntries(DIFFICULTIES.map((difficulty) => [`${difficulty}`, { seeds: [], hashes: "" }])),
        "3": { seeds: [0], hashes: built.value.hash },
      } as VerifiedBlueprint["levels"],
    };
    const { items, faults } = verifyList(leaky, forged);
    expect(items).toBe(1);
    expect(faults).toEqual([{ difficulty: 3, seed: 0, reason: "leak", message: expect.stringMatching(/It is/u) }]);
    expect(verifyList(leaky, forged, { isProved: true })).toEqual({ items: 1, faults: [] });
  });

  test("an item that cannot be built any more is named", () => {
    const noStem = makeBlueprint({ stems: [{ id: "none", when: () => false, text: () => "" }] });
    const { faults } = verifyList(noStem, list);
    expect(faults).toHaveLength(60);
    expect(faults[0]?.message).toContain("no stem fits");
  });

  test.for([
    { what: "a hash short", level: { seeds, hashes: hashes.slice(HASH_DIGITS) } },
    { what: "a seed twice", level: { seeds: [...seeds.slice(1), seeds[1] ?? 0], hashes } },
  ])("a level with $what is a fault of the level", ({ level }) => {
    const { items, faults } = verifyList(makeBlueprint(), withLevel({ ...level, seeds: [...level.seeds] }));
    expect(items).toBe(48);
    expect(faults).toEqual([
      { difficulty: 3, seed: null, reason: "broken-level", message: expect.stringContaining("12 seeds") },
    ]);
  });

  test("a list of another version is a fault of every level", () => {
    const { items, faults } = verifyList(makeBlueprint({ version: 2 }), list);
    expect(items).toBe(0);
    expect(faults.map(({ difficulty, seed }) => [difficulty, seed])).toEqual(DIFFICULTIES.map((d) => [d, null]));
    expect(faults[0]?.message).toBe("listed for version 1, the blueprint is version 2");
  });
});
