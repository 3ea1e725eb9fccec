import { ANSWER_PHRASES } from "./answer-phrases.ts";
import { CHAT_PHRASES } from "./chat-phrases.ts";
import { EXAMPLE_PHRASES } from "./example-phrases.ts";
import { NO_ATTEMPT_PHRASES } from "./no-attempt-phrases.ts";
import { OPERATION_PHRASES } from "./operation-phrases.ts";
import { STEP_PHRASES } from "./step-phrases.ts";

/**
 * What the tutor says, by what it is for. `{gaps}` are filled from the problem and from what was typed. No two of a
 * bank begin alike [CMP6]: they take turns, and none is said twice on a problem.
 */
export const PHRASES = {
  ...ANSWER_PHRASES,
  ...STEP_PHRASES,
  ...CHAT_PHRASES,
  ...OPERATION_PHRASES,
  ...EXAMPLE_PHRASES,
  ...NO_ATTEMPT_PHRASES,
} as const;
