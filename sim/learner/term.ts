import type { Difficulty, SkillId } from "#engine";

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
  /** What the engine expected [probability]; null where a policy expects nothing. */
  readonly predicted: number | null;
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
