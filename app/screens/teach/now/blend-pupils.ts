import type { PupilNow } from "#engine/protocol/class";

/**
 * From what is shown one step to the newest answer: whoever is new is there, whoever left is not, and of those who changed so many
 * are as they are now, those in another state first. Who is as before stays the same object.
 *
 * @returns `shown` itself where nothing is left to do
 */
export function blendPupils(
  shown: readonly PupilNow[],
  newest: readonly PupilNow[],
  most: number,
): readonly PupilNow[] {
  const before = new Map(shown.map((pupil) => [pupil.learner, pupil]));
  const changed = newest.filter((pupil) => !isSamePupil(before.get(pupil.learner) ?? pupil, pupil));
  const isMoving = (pupil: PupilNow) => before.get(pupil.learner)?.state !== pupil.state;
  const taken = new Set([...changed.filter(isMoving), ...changed.filter((one) => !isMoving(one))].slice(0, most));
  const next = newest.map((pupil) => (taken.has(pupil) ? pupil : (before.get(pupil.learner) ?? pupil)));
  return next.length === shown.length && next.every((pupil, at) => pupil === shown[at]) ? shown : next;
}

/** Plain data. When a device was heard matters where it is not heard any more, and nowhere else. */
function isSamePupil(a: PupilNow, b: PupilNow): boolean {
  return a === b || JSON.stringify(asRead(a)) === JSON.stringify(asRead(b));
}

function asRead(pupil: PupilNow): PupilNow {
  return pupil.state === "unheard" ? pupil : { ...pupil, heardAt: null };
}
