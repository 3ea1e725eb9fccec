import type { AssignmentWhat, ExamAdjusted, LearnerId } from "#engine";
import type { Text } from "../../../text/text.ts";
import { EXTRA_TIMES, SWITCHES, examAdjustedWords } from "../adjust/adjust-words.ts";
import type { GivenWork } from "../whole-class.ts";

export type WorkType = AssignmentWhat["type"];
type Field = keyof ExamAdjusted;

/** One pupil's, while it is chosen: nothing may be set yet. */
export interface SetForPupil {
  readonly learner: string;
  readonly adjusted: ExamAdjusted;
}

/** What makes a difference to each kind of work, as the engine has it. */
export const ADJUSTABLE_WORK: Readonly<Record<WorkType, readonly Field[]>> = {
  skills: ["fewer_choices", "read_aloud"],
  items: ["fewer_choices", "read_aloud"],
  lesson: ["fewer_choices", "read_aloud"],
  exam: ["extra_time", "fewer_choices", "read_aloud"],
  survey: [],
  guide: [],
};

export const WORK_TIMES = Object.keys(EXTRA_TIMES) as readonly (keyof typeof EXTRA_TIMES)[];
export const WORK_SWITCHES = [
  { field: "fewer_choices", text: SWITCHES.fewerChoices.name },
  { field: "read_aloud", text: SWITCHES.readAloud.name },
] as const;

/** As it is sent: of those it is for, what makes a difference to this kind of work; no field where nothing is set. */
export function adjustedBody(
  set: readonly SetForPupil[],
  type: WorkType,
  pupils: readonly string[] | null,
): { readonly adjusted?: { learner: LearnerId; adjusted: ExamAdjusted }[] } {
  const known: readonly string[] = ADJUSTABLE_WORK[type];
  const adjusted = set.flatMap(({ learner, adjusted: all }) => {
    const kept = Object.fromEntries(Object.entries(all).filter(([field]) => known.includes(field)));
    const isTheirs = pupils === null || pupils.includes(learner);
    // The server looks at what it is sent; a pupil's id is what it called them.
    return isTheirs && Object.keys(kept).length > 0 ? [{ learner: learner as LearnerId, adjusted: kept }] : [];
  });
  return adjusted.length === 0 ? {} : { adjusted };
}

/** For whom something else may still be set with work that was given: who has not begun. For everybody else it stays. */
export function settableOf({ pupils, adjusted = [] }: Pick<GivenWork, "pupils" | "adjusted">) {
  const open = pupils.filter(({ begunAt }) => begunAt === null).map(({ learner }) => learner);
  const isOpen = ({ learner }: { readonly learner: LearnerId }) => open.includes(learner);
  return {
    open: { pupils: open, set: adjusted.filter(isOpen) },
    kept: adjusted.filter((one) => !isOpen(one)),
    begun: pupils.length - open.length,
  };
}

/** What is set for one pupil with a piece of work, in one line; "" for nothing. */
export function adjustedOf(t: Text, { adjusted = [] }: Pick<GivenWork, "adjusted">, pupil: string): string {
  return examAdjustedWords(t, adjusted.find(({ learner }) => learner === pupil)?.adjusted);
}
