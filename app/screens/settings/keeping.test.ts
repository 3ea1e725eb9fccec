import { expect, test } from "vitest";
import { afterStep, aheadOf, keptWord, NOTHING_KEPT, type Keeping, type KeepingStep } from "./keeping.ts";

type Change = Readonly<Record<string, string>>;

const [age, pace]: readonly [Change, Change] = [{ age: "to-10" }, { pace: "slow" }];
const begun = (change: Change): KeepingStep<Change> => ({ type: "begun", change });
const ended = (change: Change, isKept = true): KeepingStep<Change> => ({ type: "ended", change, isKept });

function after(...steps: readonly KeepingStep<Change>[]): Keeping<Change> {
  return steps.reduce<Keeping<Change>>(afterStep, NOTHING_KEPT);
}

test.for<readonly [steps: readonly KeepingStep<Change>[], word: string | null]>([
  [[], null],
  [[begun(age)], null],
  [[begun(age), ended(age)], "kept"],
  // The first one is kept, the second is still on its way.
  [[begun(age), begun(pace), ended(age)], null],
  [[begun(age), begun(pace), ended(age), ended(pace)], "kept"],
  [[begun(age), ended(age), begun(pace)], null],
  // One that could not be kept is told, whatever came of those beside it, until something is chosen again.
  [[begun(age), begun(pace), ended(age, false), ended(pace)], "not-saved"],
  [[begun(age), ended(age, false), begun(pace), ended(pace)], "kept"],
])("[SCR160] that all is kept is said once it is: %o", ([steps, word]) => {
  expect(keptWord(after(...steps))).toBe(word);
});

test("[SCR160] every choice stands while it is under way, the later one of two on top", () => {
  const again = { pace: "fast" };
  expect(aheadOf(after(begun(age), begun(pace)))).toEqual({ ...age, ...pace });
  expect(aheadOf(after(begun(age), begun(pace), begun(again), ended(pace)))).toEqual({ ...age, ...again });
  expect(aheadOf(after(begun(age), ended(age)))).toEqual({});
});
