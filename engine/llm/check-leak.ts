import { leaksAnswer } from "../dialogue/compose/guard.ts";
import { findSpokenLeak } from "../hints/find-spoken-leak.ts";
import { decidesForPupil } from "./check-choices.ts";
import { strangeNumber } from "./check-numbers.ts";
import { answerOfNothing } from "./check-spoken.ts";
import type { WordsContext } from "./words.ts";

/** How words give the answer of an open problem away; `undefined` where they do not [CHW2]. */
export function tellsAnswer(text: string, { item, over, mayQuote }: WordsContext): string | undefined {
  if (over) return undefined;
  if (item === null) return answerOfNothing(text);
  if (leaksAnswer(item, text, findSpokenLeak)) return "gives the answer";
  const number = strangeNumber(text, item, mayQuote);
  if (number !== undefined) return `says ${number}`;
  return decidesForPupil(text, item);
}
