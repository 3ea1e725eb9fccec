import type { Understanding } from "../dialogue/understand/understand.ts";
import { FEELS_DUMB } from "../dialogue/turn/wishes.ts";

/** "I hate maths", "i am stupid at maths": a feeling comes before anything is explained, on every page alike [CLR15] [THT8]. */
export function isFeeling({ plain, mood, category }: Pick<Understanding, "category" | "mood" | "plain">): boolean {
  if (category === "answer" || /\?/u.test(plain)) return false;
  return FEELS_DUMB.test(plain) || (mood === "frustrated" && FELT.test(plain));
}

/** Of oneself and the work, and more than "this is hard". */
const FELT =
  /\b(?:hate|cry|crying|give up|giving up|stupid|dumb|angry|fed up|sick of|worst|never right|sad|scared|afraid)\b/u;
