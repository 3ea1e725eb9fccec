import { LEAKS } from "../cues/leaks.ts";

/** A hint's sentences in small letters, with one kind of apostrophe and gap. */
export function sentencesOf(hint: string): readonly string[] {
  return hint
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll(/\s+/gu, " ")
    .split(/(?<=[.!?…])\s+(?=\S)/u);
}

/** What is not asked, in small letters. */
export function statementsOf(plain: string): string {
  return plain.toLowerCase().replaceAll(/[^.?!…]{0,400}\?/gu, " ");
}

/** Whether it asks instead of telling. */
export function isAskedIn(sentence: string): boolean {
  return /\?["')\]]*\s*$/u.test(sentence);
}

/** Whether it speaks of what might be: nothing is told by it. */
export function isConditional(sentence: string): boolean {
  return LEAKS.IS_CONDITIONAL_WHEN.test(sentence);
}
