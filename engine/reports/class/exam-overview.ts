import type { ExamResultsView, ExamShare } from "./view-exam-results.ts";

/** What an exam came to in a class: counts, and what was missed most. */
export interface ExamOverviewLine extends ExamShare {
  readonly pupils: number;
  readonly done: number;
  /** What was missed most comes first, some of it at most; nothing of which all was right. */
  readonly missed: ExamResultsView["skills"];
  readonly sorts: ExamResultsView["sorts"];
}

const MOST_MISSED = 3;

/** The same numbers as the results have, for a line of the class's report [CLS53]. */
export function overviewOf({ pupils, skills, sorts }: ExamResultsView): ExamOverviewLine {
  const done = pupils.filter(({ state }) => state === "done");
  return {
    pupils: pupils.length,
    done: done.length,
    points: done.reduce((sum, { points }) => sum + points, 0),
    of: done.reduce((sum, { of }) => sum + of, 0),
    missed: missedOf(skills).slice(0, MOST_MISSED),
    sorts: missedOf(sorts),
  };
}

/** By the share that was missed; of equal ones what was asked more often. */
function missedOf<Share extends ExamShare>(shares: readonly Share[]): readonly Share[] {
  return shares
    .filter(({ points, of }) => points < of)
    .toSorted((a, b) => a.points * b.of - b.points * a.of || b.of - a.of);
}
