import { languageHere } from "../text/language.ts";

/** Countries with a help line in the tutor's list [ISO 3166, two letters], in the order of their English names. */
// prettier-ignore
export const HELP_COUNTRIES = [
  "AU", "AT", "BE", "BG", "CA", "HR", "CY", "CZ", "DK", "EE", "FI", "FR", "DE", "GR", "HU", "IN", "IE", "IT", "LV",
  "LT", "LU", "MT", "NL", "NZ", "PL", "PT", "RO", "SK", "SI", "ZA", "ES", "SE", "GB", "US",
] as const;

/** To choose from: the list, and what is chosen where it is not in it. */
export function helpCountries(chosen: string | null): readonly { readonly id: string; readonly name: string }[] {
  const names = new Intl.DisplayNames(languageHere(), { type: "region" });
  const known: readonly string[] = HELP_COUNTRIES;
  const ids = chosen === null || known.includes(chosen) ? known : [...known, chosen];
  return ids.map((id) => ({ id, name: names.of(id) ?? id }));
}
