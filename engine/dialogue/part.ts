import type { Decision } from "../sessions/activity.ts";
import type { TutorCommand, TutorEnv, TutorState } from "../tutor-types.ts";
import { sendMessage } from "./turn/send-message.ts";

/** The tutor's side of a conversation on a problem. Pure. */
export interface DialoguePart {
  readonly sendMessage: (
    state: TutorState,
    command: Extract<TutorCommand, { type: "send-message" }>,
    env: TutorEnv,
  ) => Decision;
}

export const dialoguePart: DialoguePart = { sendMessage };
