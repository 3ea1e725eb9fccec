import { POLICY } from "../policy.ts";

/** The days on which first answers were given on a skill. A day begins with the first answer 14 hours after the one before began. */
export interface PracticeDays {
  /** How many there were. */
  readonly count: number;
  /** When the newest began [ms since 1970-01-01 UTC]. */
  readonly from: number;
  /** Its first answers, and the right ones among them. */
  readonly answers: number;
  readonly right: number;
  /** Share of right ones on the days before it, a mean over days; 0 where there were none. */
  readonly before: number;
}

export const NO_DAYS: PracticeDays = { count: 0, from: 0, answers: 0, right: 0, before: 0 };

export function withAnswer(days: PracticeDays, correct: boolean, wall: number): PracticeDays {
  const right = correct ? 1 : 0;
  if (days.count > 0 && wall - days.from < POLICY.mastery.laterMs) {
    return { ...days, answers: days.answers + 1, right: days.right + right };
  }
  return { count: days.count + 1, from: wall, answers: 1, right, before: meanOfDays(days) };
}

/** Share of right first answers, a mean over days; 0 where there were none. */
export function meanOfDays({ count, answers, right, before }: PracticeDays): number {
  return count === 0 ? 0 : (before * (count - 1) + right / answers) / count;
}
