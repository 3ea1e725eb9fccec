import { SAFETY, SAFETY_ES } from "../../cues/safety.ts";

/** Put in place of what was taken out. */
const GONE = "[private]";

/** The text without personal data: what may be stored or sent [SFT5]. Numbers that can be answers stay. */
export function redact(text: string): string {
  let kept = text;
  for (const [cue, to] of PERSONAL) kept = kept.replace(cue, to);
  return kept;
}

/** Whether there is anything to take out. */
export function holdsPersonalData(text: string): boolean {
  return redact(text) !== text;
}

/** What is taken out, and what is put in its place; bounded repetitions only. */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  [/[\p{L}\d._%+-]{1,64}\s?@\s?[\p{L}\d-]{1,40}(?:\s?\.\s?[\p{L}\d-]{2,20}){1,3}/gu, GONE],
  [SAFETY.PERSONAL_GMAIL, GONE],
  // `+44 7700 900123`, `555-123-4567`, `07700 900 123`
  [/(?<![\d.,/])\+\d{1,3}(?:[\s().-]{0,2}\d){7,12}(?!\d)/gu, GONE],
  [/(?<![\d.,/+*×÷=-])(?<![\d.,/+*×÷=-] )\(?\d{3}(?:\)\s?|[.-])\d{3}[\s.-]\d{4}(?!\d)/gu, GONE],
  [/(?<![\d.,/])0\d{2,4}[\s-]?\d{3}[\s-]?\d{3,4}(?!\d)/gu, GONE],
  [SAFETY.PERSONAL_MUMS, `$1${GONE}`],
  [SAFETY.PERSONAL_CALL, `$1${GONE}`],
  [SAFETY.PERSONAL_OUR, `$1${GONE}`],
  [SAFETY.PERSONAL_OUR_2, `$1${GONE}`],
  [SAFETY.PERSONAL_LIVE, `$1${GONE}`],
  [SAFETY.PERSONAL_STREET, GONE],
  [SAFETY.PERSONAL_LIVE_2, `$1${GONE}`],
  [/\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/gu, GONE],
  [SAFETY.PERSONAL_INSTA, `$1${GONE}`],
  [SAFETY.PERSONAL_FULL, `$1${GONE}$2${GONE}`],
  [SAFETY.PERSONAL_FULL_2, `$1${GONE}`],
  [SAFETY.PERSONAL_WENT, `$1${GONE}`],
  [SAFETY.PERSONAL_WAS, `$1${GONE}`],
  [SAFETY_ES.PERSONAL_GMAIL, GONE],
  [SAFETY_ES.PERSONAL_FULL, `$1${GONE}$2${GONE}`],
  [SAFETY_ES.PERSONAL_MUMS, `$1${GONE}`],
  [SAFETY_ES.PERSONAL_CALL, `$1${GONE}`],
  [SAFETY_ES.PERSONAL_OUR, `$1${GONE}`],
  [SAFETY_ES.PERSONAL_OUR_2, `$1${GONE}`],
  [SAFETY_ES.PERSONAL_LIVE, `$1${GONE}`],
  [SAFETY_ES.PERSONAL_INSTA, `$1${GONE}`],
  [SAFETY_ES.PERSONAL_FULL_2, `$1${GONE}`],
  [SAFETY_ES.PERSONAL_WENT, `$1${GONE}`],
  [SAFETY_ES.PERSONAL_WAS, `$1${GONE}`],
];
