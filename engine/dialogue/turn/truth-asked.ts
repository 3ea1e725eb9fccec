import { sentencesOf } from "../compose/maths-text.ts";
import { PHRASES } from "../compose/phrases.ts";
import type { MessageContext } from "../understand/understand.ts";

/**
 * Whether a bare yes or no is an answer to a problem that asks whether something is so: not where the tutor asked
 * something else since.
 */
export function isTruthAsked({ lastTutorMessage = "", stem = "" }: MessageContext): boolean {
  const asked = sentencesOf(lastTutorMessage).at(-1) ?? "";
  if (!asked.endsWith("?")) return true;
  return /true or false|yes or no/iu.test(asked) || stem.includes(asked) || FOR_ANSWER.has(asked);
}

/** Asks for the answer, and could not be answered by yes or no itself. */
const FOR_ANSWER: ReadonlySet<string> = new Set(
  [PHRASES.askFirst, PHRASES.askOpen, PHRASES.askAgain, PHRASES.askMain, PHRASES.askAfter]
    .flat()
    .filter((question) => !/^(?:so )?(?:is|are|do|does|can|will|would)\b/iu.test(question)),
);
