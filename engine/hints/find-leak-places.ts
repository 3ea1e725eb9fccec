import { LEAKS } from "../cues/leaks.ts";
import type { Rational } from "../answers/rational.ts";
import { collectMentions } from "./find-leak-mentions.ts";
import { tokeniseHint } from "./find-leak-tokens.ts";
import type { LeakReport } from "./leak-types.ts";
import { isAskedIn, isConditional } from "./leak-sentences.ts";

/** The digits of the answer, each the end of what is said of its place: "Ones: 6 + 2 = 8. Tens: 4 + 2 = 6." [LEK16] */
export function findPlacesLeak(stem: string, values: readonly Rational[], hint: string): LeakReport | undefined {
  const text = hint.toLowerCase().replaceAll("’", "'");
  const places = placesIn(text);
  const stems = placesIn(stem.toLowerCase());
  for (const { n, d } of values) {
    const digits = String(n < 0n ? -n : n);
    if (d !== 1n || digits.length < 2) continue;
    const fills = (said: ReadonlyMap<number, string>) =>
      [...digits].every((digit, at) => said.get(digits.length - 1 - at) === digit);
    if (fills(places) && !fills(stems)) return { leaks: true, why: "says what every place comes to" };
    const [first = ""] = digits;
    const isDouble = [...digits].every((digit) => digit === first);
    if (isDouble && repeats(first, digits.length).test(text))
      return { leaks: true, why: "says which digit it is made of" };
  }
  return undefined;
}

/** The last whole number below ten that a clause says of each place. */
function placesIn(text: string): ReadonlyMap<number, string> {
  const said = new Map<number, string>();
  const clauses = text.split(LEAKS.CLAUSES_THEN);
  let place: number | undefined;
  for (const clause of clauses) {
    const found = LEAKS.PLACE.exec(clause)?.[1];
    place = found === undefined ? (LEAKS.PLACES_IN_WHICH.test(clause) ? place : undefined) : PLACES.get(found);
    if (place === undefined || isAskedIn(clause) || isConditional(clause)) continue;
    const last = collectMentions(tokeniseHint(clause).tokens).findLast(
      ({ value: { n, d } }) => d === 1n && n >= 0n && n <= 9n,
    );
    if (last !== undefined) said.set(place, String(last.value.n));
    else if (LEAKS.PLACES_IN_NOTHING.test(clause)) said.set(place, "0");
  }
  return said;
}

/** "both digits are sevens", "the digit 4 in both places", "a number with two 2s". */
function repeats(digit: string, count: number): RegExp {
  const name = `(?:${digit}|${DIGITS[Number(digit)] ?? digit})`;
  const amount = ["", "", "two|both", "three|all", "four|all"][count] ?? "all";
  return new RegExp(
    `\\b(?:${amount}) (?:digits|figures)\\b[^.?!]{0,30}\\b${name}(?:e?s)?\\b|\\b${name}\\b in (?:both|all|every|each) places?|\\b(?:${amount}) ${name}(?:'?s|es)\\b`,
    "u",
  );
}

const DIGITS = "zero one two three four five six seven eight nine".split(" ");
/** Places from the right, 0 = ones. */
export const PLACES: ReadonlyMap<string, number> = new Map([
  ["ones", 0],
  ["units", 0],
  ["tens", 1],
  ["hundreds", 2],
  ["thousands", 3],
]);
