import type { PupilFold } from "#engine/class";
import type { ReadPart, StateParts } from "./snapshot-store.ts";

/** Plain data: what is read of it again is the very same state [SNP4]. */
export function splitState(fold: PupilFold): StateParts {
  const { mastery, history } = fold.tutor;
  const rest = { ...fold, tutor: { ...fold.tutor, mastery: null, history: null }, found: null };
  return {
    rest: JSON.stringify(rest),
    mastery: JSON.stringify(mastery),
    history: JSON.stringify(history),
    found: JSON.stringify(fold.found),
  };
}

/** A state written by `splitState` of the same fold version; what grows with the log is read when it is looked at first [SNP21]. */
export function joinState(read: ReadPart): PupilFold {
  const fold = JSON.parse(read("rest")) as PupilFold;
  readLater(fold.tutor, "mastery", read);
  readLater(fold.tutor, "history", read);
  readLater(fold, "found", read);
  return fold;
}

/** The place of the part in its object stays, so that as JSON both are the same. */
function readLater<Name extends keyof StateParts>(
  target: { readonly [Key in Name]?: unknown },
  name: Name,
  read: ReadPart,
): void {
  const place = { enumerable: true, configurable: true };
  Object.defineProperty(target, name, {
    ...place,
    get: () => {
      const value: unknown = JSON.parse(read(name));
      Object.defineProperty(target, name, { ...place, value });
      return value;
    },
  });
}
