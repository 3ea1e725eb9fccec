import { SENTENCES } from "../compose/sentences.ts";

/** What is missing from a right value in another form, by the checker's reason. */
export function formWords(reason: string): string {
  return WORDS[reason] ?? SENTENCES.form.other;
}

const WORDS: Readonly<Record<string, string>> = SENTENCES.form;
