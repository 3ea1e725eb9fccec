import { err } from "../result.ts";
import type { Decision } from "../sessions/activity.ts";
import type { TutorCommand, TutorEnv, TutorState } from "../tutor-types.ts";

/** The tutor's side of a conversation on a problem. Pure. */
export interface DialoguePart {
  readonly sendMessage: (
    state: TutorState,
    command: Extract<TutorCommand, { type: "send-message" }>,
    env: TutorEnv,
  ) => Decision;
}

export const dialoguePart: DialoguePart = { sendMessage: () => err({ type: "no-activity" }) };
