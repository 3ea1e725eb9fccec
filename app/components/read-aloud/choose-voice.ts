import type { AppLanguage } from "#engine";

/** What of a browser's voice decides whether it is used. */
export interface VoiceFacts {
  /** BCP 47 tag; some systems write an underscore. */
  readonly lang: string;
  /** Made on the device: what is read never leaves it (requirement S10). */
  readonly localService: boolean;
  readonly default: boolean;
}

/**
 * The voice to read with: one of the device's own for the language, the learner's region and the system's choice
 * first. `undefined`: there is none, and nothing is read aloud.
 *
 * @param wanted - BCP 47 tags, the best first
 * @param language - of what is read
 */
export function chooseVoice<Voice extends VoiceFacts>(
  voices: readonly Voice[],
  wanted: readonly string[],
  language: AppLanguage,
): Voice | undefined {
  const tagOf = ({ lang }: VoiceFacts) => lang.replace("_", "-").toLowerCase();
  const own = voices.filter(({ localService }) => localService);
  for (const tag of [...wanted.map((one) => one.toLowerCase()), language]) {
    if (!tag.startsWith(language)) continue;
    const fitting = own.filter(
      (voice) => tagOf(voice) === tag || (tag === language && tagOf(voice).startsWith(language)),
    );
    const best = fitting.find((voice) => voice.default) ?? fitting[0];
    if (best !== undefined) return best;
  }
  return undefined;
}
