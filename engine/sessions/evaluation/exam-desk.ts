import type { NewEvent, TutorEvent } from "../../events/tutor-event.ts";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import { POLICY } from "../../policy.ts";
import { applyEvent } from "../../projections/projection.ts";
import type { Desk } from "../learning/decide.ts";
import { currentProblem, openSession, practiceProjection, type PracticeState } from "../learning/practice-state.ts";
import type { ActivityState } from "../activity.ts";
import type { EvaluationState, ExamItemState } from "./state.ts";

/** A question that was put on the desk of an exam or a placement. */
export type AskedItem = Pick<ExamItemState, "item" | "skill" | "address" | "hash" | "position" | "servedAt">;

/**
 * A question of an exam as practice would have it on its desk, so that its boxes and its evidence are those of
 * practice: what the fold of practice makes of serving it there.
 */
export function practiceOf(
  { id: session, seed }: Pick<ActivityState, "id" | "seed">,
  served: AskedItem,
  grade: number | null,
): PracticeState {
  const { item, skill, address, hash, position } = served;
  const events: readonly NewEvent[] = [
    { type: "session_started", body: { session, goal: 1, skill: null, seed, policy: POLICY.version } },
    { type: "problem_served", body: { session, item, skill, ...address, hash, position, why: "chosen" } },
  ];
  // The projection reads body and wall clock only.
  const stamped = events.map((event) => ({ ...event, wall: served.servedAt }) as unknown as TutorEvent);
  return stamped.reduce((state, event) => applyEvent(practiceProjection, state, event), {
    ...practiceProjection.initial,
    grade,
  });
}

export function deskOf(exam: EvaluationState, served: ExamItemState, item: MathProblemItem): Desk | null {
  const practice = practiceOf(exam, served, null);
  const session = openSession(practice);
  const problem = currentProblem(practice);
  if (session === null || problem === null) return null;
  return { session, problem, item, ref: { session: exam.id, item: served.item, skill: served.skill } };
}
