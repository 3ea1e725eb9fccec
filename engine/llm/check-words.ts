import { leaksAnswer } from "../dialogue/compose/guard.ts";
import { findSpokenLeak } from "../hints/find-spoken-leak.ts";
import { decidesForPupil } from "./check-choices.ts";
import { otherLanguage, offSubject } from "./check-language.ts";
import { internalTalk, unsafeTalk } from "./check-manners.ts";
import { strayMarkup } from "./check-markup.ts";
import { falseMathematics } from "./check-mathematics.ts";
import { strangeNumber } from "./check-numbers.ts";
import { tooHard, tooLong } from "./check-reading.ts";
import { untaughtRule } from "./check-rules.ts";
import { answerOfNothing } from "./check-spoken.ts";
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
  for (const [fault, find] of CHECKS) {
    const why = find(text, context);
    if (why !== undefined) return { ok: false, fault, why };
  }
  return { ok: true };
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
  ["false-mathematics", untaughtRule],
];

/** How words give the answer of an open problem away; `undefined` where they do not [CHW2]. */
function tellsAnswer(text: string, { item, over, mayQuote }: WordsContext): string | undefined {
  if (over) return undefined;
  if (item === null) return answerOfNothing(text);
  if (leaksAnswer(item, text, findSpokenLeak)) return "gives the answer";
  const number = strangeNumber(text, item, mayQuote);
  if (number !== undefined) return `says ${number}`;
  return decidesForPupil(text, item);
}
