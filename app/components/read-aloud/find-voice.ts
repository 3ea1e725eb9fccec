import type { AppLanguage } from "#engine";
import { chooseVoice, type VoiceFacts } from "./choose-voice.ts";

/** Browsers name their voices a while after the page has opened, some without saying so again [ms]. */
export const VOICES_COME_WITHIN_MS = 3_000;

/** A voice; why there is none; or `waiting`: voices may still come, and nothing is said of them. */
export type Found<Voice> = { readonly voice: Voice } | "waiting" | "no-voice" | "no-speech";

/**
 * What is known of the device's voices.
 *
 * @param voices - those named so far; null where the browser cannot speak
 * @param wanted - BCP 47 tags, the best first
 * @param sinceMs - since voices were first asked for [ms]
 * @param language - of what is read
 */
export function findVoice<Voice extends VoiceFacts>(
  voices: readonly Voice[] | null,
  wanted: readonly string[],
  sinceMs: number,
  language: AppLanguage = "en",
): Found<Voice> {
  if (voices === null) return "no-speech";
  const voice = chooseVoice(voices, wanted, language);
  if (voice !== undefined) return { voice };
  return sinceMs < VOICES_COME_WITHIN_MS ? "waiting" : "no-voice";
}
