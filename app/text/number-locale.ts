import type { NumberLocale } from "#engine";

/**
 * How a new learner writes numbers, from the browser's language. The problems are in English with a
 * decimal point, so only English-speaking countries are told apart; settings offer the others.
 */
export function numberLocaleOf(language: string): NumberLocale {
  return /^(?:en|hi)-IN$/iu.test(language) ? "in" : "en";
}

/** The decimal mark on the keypad. */
export function decimalMark(locale: NumberLocale): "." | "," {
  return locale === "fr" || locale === "de" ? "," : ".";
}
