import type { ItemMisconception } from "../../items/math-problem-item.ts";
import { mustSay } from "../../words/say.ts";
import type { Translations } from "../../words/types.ts";
import { PHRASES } from "./phrases.ts";
import type { Speaker } from "./speaker.ts";

/** What an item says of a known error. */
export type SaidOfError = Pick<ItemMisconception, "explanation" | "is_fact">;

/**
 * What an answer may come of, as the guess that it is; what is true of the number itself as it stands. Null where it may
 * not be said, or was said before [CMP14].
 */
export function tellError(speaker: Speaker, error: SaidOfError | null | undefined): string | null {
  const said = speaker.fresh(error?.explanation);
  if (said === null || error?.is_fact) return said;
  return speaker.pick(PHRASES.mayBe, { what: said }) ?? said;
}

/** The same outside a conversation, a guess always in the same words; null where nothing is known. */
export function plainlyTold(
  { explanation, is_fact }: SaidOfError,
  translations: Translations | null = null,
): string | null {
  if (explanation === undefined || is_fact) return explanation ?? null;
  return mustSay(translations, PHRASES.mayBe[0], { what: explanation });
}
