import fc from "fast-check";
import { expect, test } from "vitest";
import { blendPupils, changedPupils } from "./blend-pupils.ts";
import type { TimedPupil } from "./now-row.ts";

const STATES = ["working", "stuck", "alert", "unheard"] as const;
const arbPupils = fc.uniqueArray(
  fc.record({
    learner: fc.nat(12).map(String),
    state: fc.constantFrom(...STATES),
    heardAt: fc.nat(3),
    lastAt: fc.nat(3),
    minutes: fc.nat(2),
  }) as unknown as fc.Arbitrary<TimedPupil>,
  { selector: ({ learner }) => learner },
);
const read = (pupils: readonly TimedPupil[]) =>
  pupils.map((pupil) => (pupil.state === "unheard" ? pupil : { ...pupil, heardAt: 0 }));

function blended(shown: readonly TimedPupil[], newest: readonly TimedPupil[], most: number) {
  return [...blendPupils(shown, newest, { changed: changedPupils(shown, newest), most })];
}

test("[TEA180] what is shown comes to the newest answer list by list, no more pupils changing in one than may", () => {
  fc.assert(
    fc.property(arbPupils, arbPupils, fc.integer({ min: 1, max: 4 }), (first, newest, most) => {
      let shown: readonly TimedPupil[] = first;
      const lists = blended(first, newest, most);
      for (const next of lists) {
        const before = new Map(shown.map((pupil) => [pupil.learner, pupil]));
        expect(next.map(({ learner }) => learner)).toEqual(newest.map(({ learner }) => learner));
        expect(next).not.toEqual(shown);
        const others = next.filter((pupil) => before.has(pupil.learner) && before.get(pupil.learner) !== pupil);
        expect(others.length).toBeLessThanOrEqual(most);
        shown = next;
      }
      expect(lists.length).toBeLessThanOrEqual(Math.max(1, Math.ceil(changedPupils(first, newest).length / most)));
      expect(read(shown)).toEqual(read(newest));
      expect(blended(shown, structuredClone(newest), most)).toEqual([]);
    }),
    { numRuns: 300, seed: 20_261_140 },
  );
});

test("[TEA180] who is in another state comes first", () => {
  const pupil = (learner: string, state: TimedPupil["state"], lastAt: number) =>
    ({ learner, state, lastAt, heardAt: 0 }) as unknown as TimedPupil;
  const shown = [pupil("a", "working", 1), pupil("b", "working", 1), pupil("c", "working", 1)];
  const newest = [pupil("a", "working", 2), pupil("b", "working", 2), pupil("c", "alert", 1)];
  expect(blended(shown, newest, 1)).toEqual([
    [shown[0], shown[1], newest[2]],
    [newest[0], shown[1], newest[2]],
    newest,
  ]);
});
