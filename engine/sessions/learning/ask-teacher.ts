import type { NewEvent } from "../../events/tutor-event.ts";
import { POLICY } from "../../policy.ts";
import { err, ok, type Result } from "../../result.ts";
import type { TutorCommand, TutorEnv, TutorRefusal, TutorState } from "../../tutor-types.ts";
import { currentProblem } from "./practice-state.ts";

/** The learner wants a person. Pressed again soon on the same problem it is the same wish [PRC24]. */
export function askTeacher(
  { practice }: TutorState,
  { item }: Extract<TutorCommand, { type: "ask-teacher" }>,
  { now }: TutorEnv,
): Result<readonly NewEvent[], TutorRefusal> {
  if (item === null) return ok([{ type: "teacher_asked", body: { session: null, item: null, skill: null } }]);
  const problem = currentProblem(practice);
  if (problem?.item !== item || practice.session === null) return err({ type: "moved-on" });
  const last = problem.turns.findLast(({ type }) => type === "asked-teacher");
  if (last !== undefined && now - last.at < POLICY.session.askAgainMs) return ok([]);
  const body = { session: practice.session.id, item, skill: problem.skill };
  return ok([{ type: "teacher_asked", body }]);
}
