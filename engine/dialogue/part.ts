import type { Decision } from "../sessions/activity.ts";
import type { TutorCommand, TutorEnv, TutorState } from "../tutor-types.ts";
import { expectMessage, sendMessage } from "./turn/send-message.ts";

/** The tutor's side of a conversation on a problem. Pure. */
export interface DialoguePart {
  readonly sendMessage: (
    state: TutorState,
    command: Extract<TutorCommand, { type: "send-message" }>,
    env: TutorEnv,
  ) => Decision;
  /** Works out what every reply on the problem on the desk is made from; a message is being typed. */
  readonly expectMessage: (state: TutorState, env: TutorEnv) => void;
}

export const dialoguePart: DialoguePart = { sendMessage, expectMessage };
