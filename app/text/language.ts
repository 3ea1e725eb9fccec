import type { AppLanguage } from "#engine";
import type { ChosenOrder } from "#workers/precache";
import { setupI18n, type I18n } from "@lingui/core";
import { create } from "zustand";
import { useEngine } from "../engine-store.ts";
import { i18n, type TextId } from "./text.ts";

/** A language besides English, once it is here. */
interface Words {
  readonly i18n: I18n;
  /** Names of what the engine names in English, by the id of the skill, exam, survey or guide. */
  readonly names: Readonly<Record<string, string>>;
}

interface LanguageStore {
  /** What is read while nobody is known to learn: chosen at the first run, until then the device's where it is one of ours. */
  readonly guest: AppLanguage;
  readonly spanish: Words | "not-asked" | "coming" | "missing";
}

export const useLanguages = create<LanguageStore>(() => ({ guest: "en", spanish: "not-asked" }));

/**
 * Addresses whose screens say nothing but what stands in the app's tables. All others but practice show problems,
 * lessons or the tutor in English, and stay English whole [APP111].
 */
const TRANSLATED = /^\/(?:path|map|report|sessions|grown-ups|settings|join|kiosk)?$/u;
/** Is in the language of the problem on the desk: some strands have Spanish words, too. */
const PRACTICE = /^\/practice(?:\/|$)/u;
/** So is a lesson in that of its page: those of some strands have Spanish words. The list of lessons names all of them in English. */
const LESSON = /^\/learn\/./u;
/** A skill of the report is opened with the problems that were worked on. */
const WITH_PROBLEMS = /^\/report\?(?:.*&)?skill=/u;

/** Whether the screen at an address is in the learner's own language; the first run stands at any but those of teachers and parents. */
export function isTranslated(path: string, search: string, isAnybody: boolean): boolean {
  if (!isAnybody) return !/^\/(?:teach|parent)(?:\/|$)/u.test(path);
  return TRANSLATED.test(path) && !WITH_PROBLEMS.test(`${path}?${search.replace(/^\?/u, "")}`);
}

/** The language of who learns, else of who is about to say so. */
export function chosenLanguage(): AppLanguage {
  const { phase, learner } = useEngine.getState().view;
  if (phase === "loading") return "en";
  return learner === null ? useLanguages.getState().guest : (learner.appLanguage ?? "en");
}

/** The language of the screen at an address: what was chosen, where that screen has it and its words are here. */
export function languageAt(path: string, search: string): AppLanguage {
  if (wordsHere() === null || chosenLanguage() === "en") return "en";
  const { learner, practice, activities } = useEngine.getState().view;
  if (learner !== null && PRACTICE.test(path))
    return (practice.type === "problem" && practice.problem.language) || "en";
  if (learner !== null && LESSON.test(path)) return activities?.lesson?.language ?? "en";
  return isTranslated(path, search, learner !== null) ? "es" : "en";
}

/** The language of the screen that is shown. */
export function languageHere(): AppLanguage {
  const { pathname = "/", search = "" } = (globalThis as { readonly location?: Location }).location ?? {};
  return languageAt(pathname, search);
}

/** The catalogue of a language whose words are here. */
export function catalogueOf(language: AppLanguage): I18n {
  return language === "en" ? i18n : (wordsHere()?.i18n ?? i18n);
}

/** What a skill, exam, survey or guide is called on the screen that is shown; what has no other name keeps the one given. */
export function nameHere(id: string | null, name: string, language = languageHere()): string {
  if (id === null || language === "en") return name;
  const [first = "", skill = first] = id.split("/");
  const names = wordsHere()?.names;
  return names?.[skill] ?? names?.[first] ?? name;
}

/** The same of a skill. */
export function skillNameHere({ skillId, name }: { readonly skillId: string; readonly name: string }): string {
  return nameHere(skillId, name);
}

/** A message on the screen that is shown, outside React. */
export function textHere(id: TextId): string {
  return catalogueOf(languageHere())._(id);
}

/** "Multiples, Primes, and more", as the language of the screen lists things. */
export function listHere(parts: readonly string[]): string {
  return new Intl.ListFormat(languageHere()).format(parts);
}

/** BCP 47 tag for days and times on the screen that is shown: that of the device's country, where it speaks the language. */
export function localeHere(): string {
  const language = languageHere();
  const own = globalThis.navigator?.language ?? "";
  if (own.startsWith(language)) return own;
  return language === "es" ? "es-419" : "en-GB";
}

/** The device's language is proposed to who is new [APP113]. */
export function proposeLanguage(): void {
  if (/^es\b/iu.test(navigator.language)) useLanguages.setState({ guest: "es" });
}

/** Fetches what the language that was chosen is made of. */
export async function fetchLanguage(): Promise<void> {
  if (wordsHere() !== null || useLanguages.getState().spanish === "coming") return;
  useLanguages.setState({ spanish: "coming" });
  try {
    const { es, names } = await import("./spanish.ts");
    useLanguages.setState({ spanish: { i18n: setupI18n({ locale: "es", messages: { es } }), names } });
    // From now on this device keeps them, for when there is no network [APP112].
    const order: ChosenOrder = { type: "keep-spanish" };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, which takes no such argument
    void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(order));
  } catch {
    useLanguages.setState({ spanish: "missing" });
  }
}

function wordsHere(): Words | null {
  const { spanish } = useLanguages.getState();
  return typeof spanish === "string" ? null : spanish;
}
