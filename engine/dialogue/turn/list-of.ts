import { mustSay } from "../../words/say.ts";
import type { Translations } from "../../words/types.ts";
import { SENTENCES } from "../compose/sentences.ts";

/** `tens, ones and tenths`. */
export function listOf(
  labels: readonly string[],
  translations: Translations | null = null,
  joint: keyof typeof SENTENCES.joints = "and",
): string {
  if (labels.length < 2) return labels.join("");
  return `${labels.slice(0, -1).join(", ")} ${jointOf(translations, joint)} ${labels.at(-1) ?? ""}`;
}

/** `5 and 3 and 2`: what was given in several boxes, or said one after the other. */
export function joined(
  texts: readonly string[],
  translations: Translations | null,
  joint: keyof typeof SENTENCES.joints = "and",
): string {
  return texts.join(` ${jointOf(translations, joint)} `);
}

function jointOf(translations: Translations | null, joint: keyof typeof SENTENCES.joints): string {
  return mustSay(translations, SENTENCES.joints[joint]);
}
