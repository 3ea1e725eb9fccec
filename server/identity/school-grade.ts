import type { z } from "zod";
import { SchoolGrade, type LearnerView } from "#engine/protocol/identity";
import type { LearnerRow } from "./tables.ts";

/** A learner as teachers of the class see them. */
export function viewLearner({ id, grade }: LearnerRow, name: string, since: number): z.infer<typeof LearnerView> {
  return { id, name, since, ...(grade === undefined ? {} : { grade }) };
}

/** With the grade the school says; null: with none [IDN95]. */
export function withGrade({ grade: _before, ...learner }: LearnerRow, grade: number | null): LearnerRow {
  return grade === null ? learner : { ...learner, grade };
}

/** A year later; who has no grade, or is in the last one, stays as they are. */
export function inNextGrade(learner: LearnerRow): LearnerRow {
  const next = SchoolGrade.safeParse((learner.grade ?? Number.NaN) + 1);
  return next.success ? withGrade(learner, next.data) : learner;
}
