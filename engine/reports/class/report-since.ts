import type { SkillId } from "../../ids.ts";
import { masteryProjection, UNTOUCHED, type MasteryState } from "../../learner/mastery-state.ts";
import { quarterOf, type BeliefMarks, type ReportedSession, type ReportFold } from "./report-fold.ts";
import { stoodBefore, type Mark } from "./stood-marks.ts";

/** What a log says of the time since a moment. Times are the server's [ms since 1970-01-01 UTC]. */
export interface ReportSince extends Pick<ReportFold, "explained" | "doneAt" | "keptAt"> {
  /** The beginning of the quarter of an hour that was asked for. */
  readonly since: number;
  /** What was believed just before, as far as it says where somebody stands. */
  readonly before: { readonly mastery: MasteryState; readonly grade: number | null };
  /** Those that were begun since. */
  readonly sessions: readonly ReportedSession[];
}

/**
 * A fold from a quarter of an hour on [CLS20].
 *
 * @param asked - any moment of it [ms since 1970-01-01 UTC]
 */
export function reportSince({ sessions, explained, doneAt, keptAt, marks }: ReportFold, asked: number): ReportSince {
  const since = quarterOf(asked);
  const begun = sessions.filter(({ at }) => at >= since);
  const ids = new Set(begun.map(({ id }) => id));
  return {
    since,
    before: believedBefore(marks, since),
    sessions: begun,
    explained: explained.filter(({ session }) => ids.has(session)),
    doneAt,
    keptAt,
  };
}

function believedBefore(marks: BeliefMarks, since: number): ReportSince["before"] {
  const { initial } = masteryProjection;
  const bySkill: Record<SkillId, MasteryState["bySkill"][SkillId]> = {};
  for (const [skill, own] of Object.entries(marks.bySkill)) {
    const stood = stoodBefore(own, since);
    if (stood !== undefined) bySkill[skill as SkillId] = { ...UNTOUCHED, ...stood };
  }
  return {
    grade: markBefore(marks.grade, since) ?? null,
    mastery: {
      placed: markBefore(marks.placed, since) ?? initial.placed,
      rightLately: markBefore(marks.rightLately, since) ?? initial.rightLately,
      bySkill,
    },
  };
}

function markBefore<Value>(marks: readonly Mark<Value>[], since: number): Value | undefined {
  return marks.findLast(({ at }) => at < since)?.was;
}
