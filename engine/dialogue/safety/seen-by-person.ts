/** Replies to words of danger or distress, by what was found or how grave it is: guidance in a problem says the one, all other the other. */
const TOLD: ReadonlySet<string> = new Set(
  ["urgent", "concern", "threat", "self-harm", "abuse"].map((found) => `safety-${found}`),
);

/**
 * Whether a pupil of a class is told beneath a reply that their teacher can see what they wrote: the same wherever it is
 * said. Of swearing and private data nothing is said of teachers [SFT9].
 *
 * @param act - what the tutor meant by the reply
 */
export function isToldToTeachers(act: string): boolean {
  return TOLD.has(act);
}
