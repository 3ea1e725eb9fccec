import fc from "fast-check";
import { expect, test } from "vitest";
import type { PupilNow } from "#engine/protocol/class";
import { groupPupils } from "./now-groups.ts";

const pupil = (name: string, state: PupilNow["state"], lastAt: number | null = null) =>
  ({ name, state, lastAt }) as PupilNow;

test("[TEA80] [TEA81] everybody is in one group, who needs somebody first and longest first; the others stay where they are", () => {
  const pupils = [
    pupil("Zoe", "working", 9),
    pupil("Ben", "stuck", 5),
    pupil("Cai", "stuck", 2),
    pupil("Dee", "alert", 8),
    pupil("Eve", "asks", 7),
    pupil("Amina", "working", 1),
    pupil("Fay", "unheard", 3),
    pupil("Gus", "idle", 4),
    pupil("Hal", "away"),
  ];
  const groups = groupPupils(pupils);
  expect(groups.map((one) => [one.group, one.pupils.map(({ name }) => name)])).toEqual([
    ["needs", ["Dee", "Eve", "Cai", "Ben"]],
    ["working", ["Amina", "Zoe"]],
    ["quiet", ["Gus", "Fay", "Hal"]],
  ]);
  expect(groups.flatMap((one) => one.pupils)).toHaveLength(pupils.length);
  expect(groupPupils(pupils.toReversed())).toEqual(groups);
});

test("[TEA180] whoever comes to a block or goes takes nobody along, and blocks make up their group", () => {
  const names = Array.from({ length: 95 }, (_, at) => `Pupil ${at + 1}`);
  const states = ["working", "idle", "stuck", "away"] as const;
  const arb = fc.tuple(...names.map((name) => fc.constantFrom(...states).map((state) => pupil(name, state))));
  fc.assert(
    fc.property(arb, fc.nat(94), fc.constantFrom(...states), (pupils, at, state) => {
      const blockOf = (all: readonly PupilNow[]) => {
        const groups = groupPupils(all);
        for (const group of groups) expect(group.blocks.flatMap((block) => block.pupils)).toEqual(group.pupils);
        const blocks = groups.flatMap((group) => group.blocks);
        expect(new Set(blocks.map(({ key }) => key)).size).toBe(blocks.length);
        return new Map(blocks.flatMap(({ key, pupils: some }) => some.map(({ name }) => [name, key])));
      };
      const [before, after] = [blockOf(pupils), blockOf(pupils.with(at, { ...pupils[at]!, state }))];
      const moved = names.filter((name) => before.get(name) !== after.get(name));
      expect(moved).toEqual(pupils[at]?.state === state ? [] : [names[at]]);
    }),
    { numRuns: 50, seed: 20_261_129 },
  );
});
