import { mustSay } from "../../words/say.ts";
import type { Translations } from "../../words/types.ts";
import { PHRASES } from "./phrases.ts";
import type { Speaker } from "./speaker.ts";

/** What an answer may come of, as the guess that it is; null where it may not be said, or was said before [CMP14]. */
export function guess(speaker: Speaker, what: string | null | undefined): string | null {
  const said = speaker.fresh(what);
  return said === null ? null : (speaker.pick(PHRASES.mayBe, { what: said }) ?? said);
}

/** The same outside a conversation, always in the same words. */
export function plainGuess(what: string, translations: Translations | null = null): string {
  return mustSay(translations, PHRASES.mayBe[0], { what });
}
