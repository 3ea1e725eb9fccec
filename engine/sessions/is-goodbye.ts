import { SESSIONS } from "../cues/sessions.ts";
import type { Understanding } from "../dialogue/understand/understand.ts";

/** Whether the learner says that it is over, in so many words. */
export function isGoodbye({ ask, plain }: Pick<Understanding, "ask" | "plain">): boolean {
  return ask === "stop" || SESSIONS.GOODBYE.test(plain);
}
