import type { OutEnd } from "../sync/index.ts";
import type { Sent } from "./destination.ts";

/** Then it is parked. */
export const MAX_TRIES = 10;
const FIRST_MS = 10_000;
const FACTOR = 4;
const LONGEST_MS = 12 * 60 * 60_000;

/**
 * What becomes of a row after a try [OBX2].
 *
 * @param tries - this one counted
 * @param now - [ms since 1970-01-01 UTC]
 * @param chance - 0 to 1: spreads what failed together
 */
export function afterTry(
  sent: Sent,
  { tries, now, chance }: { readonly tries: number; readonly now: number; readonly chance: number },
): OutEnd {
  if (sent.type === "arrived") return { type: "sent", at: now };
  const { why, status, retryAfterMs = 0 } = sent;
  if (tries >= MAX_TRIES) return { type: "parked", at: now, why, status };
  const wait = Math.min(LONGEST_MS, FIRST_MS * FACTOR ** (tries - 1)) * (0.75 + chance / 2);
  return { type: "again", due: now + Math.round(Math.max(wait, retryAfterMs)), why, status };
}

/** Failures in a row that say something of the other side as a whole, before it is left alone. */
const PATIENCE = 3;
const FIRST_REST_MS = 30_000;
const LONGEST_REST_MS = 5 * 60_000;

/** How a destination has answered lately. */
export interface Mood {
  /** Failures in a row that are not about one message. */
  readonly failures: number;
  /** Nothing is sent before [ms since 1970-01-01 UTC]. */
  readonly restUntil: number;
}

export const CALM: Mood = { failures: 0, restUntil: 0 };

/** After another try [OBX3]. */
export function moodAfter(mood: Mood, sent: Sent, now: number): Mood {
  if (sent.type === "arrived" || sent.why === "refused" || sent.why === "unmade") return CALM;
  const failures = mood.failures + 1;
  const asked = sent.why === "busy" ? Math.min(sent.retryAfterMs ?? 0, 60 * 60_000) : 0;
  const own = failures < PATIENCE ? 0 : Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** (failures - PATIENCE));
  return { failures, restUntil: now + Math.max(asked, own) };
}
