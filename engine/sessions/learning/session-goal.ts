import { POLICY } from "../../policy.ts";
import type { TutorEnv } from "../../tutor-types.ts";

/** Problems of a session that nobody else gave a length, as many as the pupil wants at a time [PRC25]. */
export function sessionGoal({ profile }: Pick<TutorEnv, "profile">): number {
  return POLICY.session.goalByPace[profile?.pace ?? "normal"];
}
