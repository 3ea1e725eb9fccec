import type { TimedPupil } from "./now-row.ts";

/** Who is otherwise in the newest answer than what is shown, those in another state first. */
export function changedPupils(shown: readonly TimedPupil[], newest: readonly TimedPupil[]): readonly TimedPupil[] {
  const before = new Map(shown.map((pupil) => [pupil.learner, pupil]));
  const changed = newest.filter((pupil) => !isSamePupil(before.get(pupil.learner) ?? pupil, pupil));
  const isMoving = (pupil: TimedPupil) => before.get(pupil.learner)?.state !== pupil.state;
  return [...changed.filter(isMoving), ...changed.filter((one) => !isMoving(one))];
}

/**
 * From what is shown to the newest answer, list by list: in the first one whoever is new is there and whoever left is not; of those who
 * changed `most` more are as they are now in each. Who is as before stays the same object.
 *
 * @returns nothing where nothing is left to do
 */
export function* blendPupils(
  shown: readonly TimedPupil[],
  newest: readonly TimedPupil[],
  { changed, most }: { readonly changed: readonly TimedPupil[]; readonly most: number },
): Generator<readonly TimedPupil[]> {
  const before = new Map(shown.map((pupil) => [pupil.learner, pupil]));
  const next = newest.map((pupil) => before.get(pupil.learner) ?? pupil);
  const places = new Map(newest.map(({ learner }, at) => [learner, at]));
  if (changed.length === 0 && !isSameList(next, shown)) yield next;
  for (let from = 0; from < changed.length; from += most) {
    for (const pupil of changed.slice(from, from + most)) next[places.get(pupil.learner) ?? 0] = pupil;
    yield [...next];
  }
}

function isSameList(a: readonly TimedPupil[], b: readonly TimedPupil[]): boolean {
  return a.length === b.length && a.every((pupil, at) => pupil === b[at]);
}

/** Plain data. When a device was heard matters where it is not heard any more, and nowhere else. */
function isSamePupil(a: TimedPupil, b: TimedPupil): boolean {
  return a === b || JSON.stringify(asRead(a)) === JSON.stringify(asRead(b));
}

function asRead(pupil: TimedPupil): TimedPupil {
  return pupil.state === "unheard" ? pupil : { ...pupil, heardAt: null };
}
