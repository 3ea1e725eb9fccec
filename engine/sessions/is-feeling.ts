import { SESSIONS } from "../cues/sessions.ts";
import type { Understanding } from "../dialogue/understand/understand.ts";

/** "I hate maths", "i am stupid at maths": a feeling comes before anything is explained, on every page alike [CLR15] [THT8]. */
export function isFeeling({ plain, mood, category }: Pick<Understanding, "category" | "mood" | "plain">): boolean {
  if (category === "answer" || /\?/u.test(plain)) return false;
  return SESSIONS.FEELS_DUMB.test(plain) || (mood === "frustrated" && SESSIONS.FELT.test(plain));
}
