import type { Difficulty, SkillId } from "#engine";
import type { Pupil } from "./pupil.ts";
import type { Tutor } from "./tutor.ts";

/** Whether a pupil goes through the engine's placement before the first day. */
export const PLACEMENTS = ["off", "full"] as const;
export type Placement = (typeof PLACEMENTS)[number];

/** A placement under way. */
export interface PlacementDesk {
  /** The question that is asked; null once the placement has ended. */
  readonly question: () => {
    readonly skill: SkillId;
    readonly level: Difficulty;
    readonly choices: number;
  } | null;
  readonly answer: (right: boolean) => void;
  readonly sayNotLearned: () => void;
}

/** Begins the engine's placement; null where the engine has none. */
export function startPlacement(_tutor: Tutor): PlacementDesk | null {
  return null;
}

/** Somebody who does not know a skill says so this often [probability]. */
const SAYS_NOT_LEARNED = 0.6;

/** A pupil answers to the end of a placement; nothing is learned from it. The number of questions. */
export function takePlacement(pupil: Pupil, desk: PlacementDesk, luck: (question: number) => number): number {
  for (let asked = 0; ; asked++) {
    const question = desk.question();
    if (question === null) return asked;
    const { skill, level, choices } = question;
    if (!pupil.truth.knows(skill) && luck(asked) < SAYS_NOT_LEARNED) desk.sayNotLearned();
    else desk.answer(pupil.answerTest(skill, { level, hint: 0, choices }));
  }
}
