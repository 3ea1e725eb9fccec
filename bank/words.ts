import type { AppLanguage, SpokenWords } from "#engine";

/** Brings in what is said in a language; null for English, which is there. Rejects when it cannot be had. */
export async function importWords(language: AppLanguage): Promise<SpokenWords | null> {
  return language === "en" ? null : (await import("./es/spanish-words.ts")).SPANISH_WORDS;
}
