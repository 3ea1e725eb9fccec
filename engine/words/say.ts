import type { Translations } from "./types.ts";

export type Gaps = Readonly<Record<string, string>>;

/**
 * A phrase with its gaps filled, in the language of the translations, in English where they are null; null where that
 * language has none, or a gap has nothing to fill it.
 */
export function say(translations: Translations | null, phrase: string, gaps: Gaps = {}): string | null {
  const said = translations === null ? phrase : translations[phrase];
  return said === undefined ? null : fill(said, gaps);
}

/** The same for what has to be said: in English where the language has none. */
export function mustSay(translations: Translations | null, phrase: string, gaps: Gaps = {}): string {
  return say(translations, phrase, gaps) ?? fill(phrase, gaps) ?? "";
}

/** What the content says is in its language already; what the tables of the tutor say is looked up. */
export function inLanguage(translations: Translations | null, text: string): string {
  return translations?.[text] ?? text;
}

function fill(phrase: string, gaps: Gaps): string | null {
  let whole = true;
  const text = phrase.replace(/\{(\w+)\}/gu, (_all, name: string) => {
    const filling = gaps[name];
    if (filling === undefined) whole = false;
    return filling ?? "";
  });
  return whole ? text : null;
}
