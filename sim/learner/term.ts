import type { Difficulty, FirstAnswer, SkillId } from "#engine";
import { morningOf } from "./calendar.ts";

/** One problem of a term, with what its pupil knew. */
export interface ProblemRecord {
  /** School day, from 1. */
  readonly day: number;
  readonly skill: SkillId;
  readonly level: Difficulty;
  readonly isReview: boolean;
  /** Whether the skill was known before it, and all of its prerequisites. */
  readonly knew: boolean;
  readonly wasReady: boolean;
  /** The first answer. */
  readonly right: boolean;
  /** Whether its skill was declared done with it, and whether it was known then. */
  readonly declared: boolean;
  readonly knowsNow: boolean;
}

export interface SessionRecord {
  /** What home said came first; null when it said nothing. */
  readonly named: SkillId | null;
  readonly problems: readonly ProblemRecord[];
}

/** A pupil's term. */
export interface Term {
  /** Skills truly known: before the first day, then at the end of each. */
  readonly knownByDay: readonly number[];
  readonly sessions: readonly SessionRecord[];
  /** Skills in state kept at the end, and those of them that are not known. */
  readonly kept: { readonly count: number; readonly unknown: number };
  readonly placedHigh: ReadonlySet<SkillId>;
}

export interface TermLength {
  /** School days. */
  readonly days: number;
  readonly problemsADay: number;
}

/** A day's answers are taken as given at once, when the day begins. */
export function firstAnswersOf({ sessions }: Term): readonly FirstAnswer[] {
  return sessions.flatMap(({ problems }) =>
    problems.map(({ skill, right, day }) => ({ skill, right, at: morningOf(day) })),
  );
}
