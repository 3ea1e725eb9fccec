import { otherLanguage, offSubject } from "./check-language.ts";
import { tellsAnswer } from "./check-leak.ts";
import { internalTalk, unsafeTalk } from "./check-manners.ts";
import { strayMarkup } from "./check-markup.ts";
import { falseMathematics } from "./check-mathematics.ts";
import { tooHard, tooLong } from "./check-reading.ts";
import { strangeVerdict } from "./check-verdict.ts";
import type { WordsCheck, WordsContext, WordsFault } from "./words.ts";

export { splitSentences } from "./check-sentences.ts";

/** What is longer is not read [characters]. */
const LONGEST = 800;

/**
 * Whether words of a language model may be shown: `text` is all that was said so far. Runs on the server before a
 * sentence is sent, and in the worker before it is shown or recorded. What is not sure is refused.
 */
export function checkWords(text: string, context: WordsContext): WordsCheck {
  if (text.trim() === "") return { ok: false, fault: "empty", why: "no words" };
  if (text.length > LONGEST) return { ok: false, fault: "too-long", why: `${text.length} characters` };
  const words = calm(text);
  for (const [fault, find] of CHECKS) {
    const why = find(words, context);
    if (why !== undefined) return { ok: false, fault, why };
  }
  return { ok: true, words };
}

/** Nothing is called out to a child: a full stop says it as well. Between dollar signs it is a sign of mathematics [CHW9]. */
function calm(text: string): string {
  return text.replaceAll(/(?<!\\)\$[^$]{0,400}\$|\s?[!?]*![!?]*/gu, (found) =>
    found.startsWith("$") ? found : found.includes("?") ? "?" : ".",
  );
}

type Find = (text: string, context: WordsContext) => string | undefined;

/** The gravest first; what is worked out with algebra last. */
const CHECKS: readonly (readonly [WordsFault, Find])[] = [
  ["leak", tellsAnswer],
  ["unsafe", unsafeTalk],
  ["language", otherLanguage],
  ["markup", strayMarkup],
  ["internal", internalTalk],
  ["verdict", strangeVerdict],
  ["off-subject", offSubject],
  ["too-long", tooLong],
  ["too-hard", tooHard],
  ["false-mathematics", falseMathematics],
];
