import { safetyOf, sanitise } from "../dialogue/safety/index.ts";
import { tellsAnswer } from "./check-leak.ts";
import { splitSentences } from "./check-sentences.ts";
import type { WordsCheck, WordsContext } from "./words.ts";

export { splitSentences } from "./check-sentences.ts";

/**
 * Whether words of a language model may be shown: `text` is all that was said so far. Runs on the server before a
 * sentence is sent, and in the worker before it is shown or recorded. What is not sure is refused.
 */
export function checkWords(text: string, context: WordsContext): WordsCheck {
  if (text.trim() === "") return { ok: false, fault: "empty", why: "no words" };
  const leak = tellsAnswer(text, context);
  if (leak !== undefined) return { ok: false, fault: "leak", why: leak };
  if (sanitise(text) === null) return { ok: false, fault: "internal", why: "internal language" };
  if (safetyOf(text) !== null) return { ok: false, fault: "unsafe", why: "needs an adult's care" };
  const { whole, rest } = splitSentences(text);
  const count = whole.length + (rest === "" ? 0 : 1);
  return count > 6 || text.length > 800 ? { ok: false, fault: "too-long", why: `${count} sentences` } : { ok: true };
}
