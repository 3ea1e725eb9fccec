import { POLICY } from "../../policy.ts";
import type { TutorEnv, TutorState } from "../../tutor-types.ts";
import { isLessonPractice } from "../lesson/state.ts";
import { openSession } from "./practice-state.ts";
import { momentsOf } from "./time-at-work.ts";

/**
 * Whether the session under way was left for so long that it counts as over [PRC21]. What a lesson has on the desk waits
 * with its lesson.
 */
export function isLeft({ practice, activities }: TutorState, { now }: TutorEnv): boolean {
  const session = openSession(practice);
  if (session === null || isLessonPractice(activities.lesson, session.id)) return false;
  const last = session.problems.at(-1);
  const lastAt = (last && momentsOf(last).at(-1)) ?? session.startedAt;
  return now - lastAt >= POLICY.session.leftMs;
}
