import { SAFETY } from "../../cues/safety.ts";

/**
 * A sentence as it may be said to a pupil, or null where internal language would reach one [SFT7] (requirement S6): ids,
 * code, marks of a program that went astray, talk about the pupil as "the student".
 */
export function sanitise(sentence: string): string | null {
  const text = sentence.trim();
  if (text === "" || text.length > 2000) return null;
  const outside = text
    .replaceAll("\\$", " ")
    .replace(/\$[^$]{0,400}\$/gu, " ")
    .replace(/(?<![\^_}\p{L}\\])\{[\d\s,./−-]{0,80}\}/gu, " ");
  return SAFETY.INTERNAL.some((cue) => cue.test(outside)) || SAFETY.BROKEN.some((cue) => cue.test(text)) ? null : text;
}
