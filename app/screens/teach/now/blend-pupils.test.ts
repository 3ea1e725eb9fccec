import fc from "fast-check";
import { expect, test } from "vitest";
import type { PupilNow } from "#engine/protocol/class";
import { blendPupils } from "./blend-pupils.ts";

const STATES = ["working", "stuck", "alert", "unheard"] as const;
const arbPupils = fc.uniqueArray(
  fc.record({
    learner: fc.nat(12).map(String),
    state: fc.constantFrom(...STATES),
    heardAt: fc.nat(3),
    lastAt: fc.nat(3),
  }) as unknown as fc.Arbitrary<PupilNow>,
  { selector: ({ learner }) => learner },
);
const read = (pupils: readonly PupilNow[]) =>
  pupils.map((pupil) => (pupil.state === "unheard" ? pupil : { ...pupil, heardAt: 0 }));

test("[TEA180] what is shown comes to the newest answer in steps, no more pupils changing in one than may", () => {
  fc.assert(
    fc.property(arbPupils, arbPupils, fc.integer({ min: 1, max: 4 }), (first, newest, most) => {
      let shown: readonly PupilNow[] = first;
      for (let steps = 0; steps <= newest.length; steps += 1) {
        const before = new Map(shown.map((pupil) => [pupil.learner, pupil]));
        const next = blendPupils(shown, newest, most);
        expect(next.map(({ learner }) => learner)).toEqual(newest.map(({ learner }) => learner));
        const others = next.filter((pupil) => before.has(pupil.learner) && before.get(pupil.learner) !== pupil);
        expect(others.length).toBeLessThanOrEqual(most);
        shown = next;
      }
      expect(read(shown)).toEqual(read(newest));
      expect(blendPupils(shown, structuredClone(newest), most)).toBe(shown);
    }),
    { numRuns: 300, seed: 20_261_140 },
  );
});

test("[TEA180] who is in another state comes first", () => {
  const pupil = (learner: string, state: PupilNow["state"], lastAt: number) =>
    ({ learner, state, lastAt, heardAt: 0 }) as unknown as PupilNow;
  const shown = [pupil("a", "working", 1), pupil("b", "working", 1), pupil("c", "working", 1)];
  const newest = [pupil("a", "working", 2), pupil("b", "working", 2), pupil("c", "alert", 1)];
  const next = blendPupils(shown, newest, 1);
  expect(next).toEqual([shown[0], shown[1], newest[2]]);
  expect(blendPupils(next, newest, 9)).toEqual(newest);
});
