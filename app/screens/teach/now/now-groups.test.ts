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
