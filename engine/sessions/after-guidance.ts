import type { Understanding } from "../dialogue/understand/understand.ts";
import { mustSay } from "../words/say.ts";
import type { Translations } from "../words/types.ts";

/**
 * What is said to the message after guidance about being hurt: nobody is sent back to mathematics at once
 * (requirement S6). `null` where the tutor's last words were something else.
 *
 * @param act - what the tutor meant by its last words
 */
export function afterGuidance(
  act: string,
  { topics, value, category }: Understanding,
  translations: Translations | null = null,
): string | null {
  // Until the learner speaks of mathematics, nobody else does.
  if (topics.length > 0 || value !== null || category === "conceptual_question") return null;
  if (/^safety-(?:self-harm|abuse|threat)$/u.test(act)) return mustSay(translations, AFTER_GUIDANCE.stillHere);
  return act === "safety-after" ? mustSay(translations, AFTER_GUIDANCE.stay) : null;
}

export const AFTER_GUIDANCE = {
  stay: "I am a program, and cannot do more than listen. Please tell somebody you trust what you told me.",
  stillHere:
    "You can stop here whenever you like, and go to somebody you trust. If you would rather go on thinking about something else for a while, that is all right too.",
} as const;
