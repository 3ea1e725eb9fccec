import { mustSay, say } from "../../words/say.ts";
import type { Translations } from "../../words/types.ts";
import { SENTENCES } from "../compose/sentences.ts";

/** A calculation of two whole numbers. */
const TWO = /^(\d+)\s*(\+|-|−|\\times|\\div)\s*(\d+)$/u;

const SIGNS: Readonly<Record<string, string>> = {
  "+": SENTENCES.sum.plus,
  "-": SENTENCES.sum.minus,
  "−": SENTENCES.sum.minus,
  "\\times": SENTENCES.sum.times,
  "\\div": SENTENCES.sum.shared,
};

/** What helps with one small calculation: what its sign says, or a way to do it by hand. */
export function hintForSum(
  sum: string,
  about: "sign" | "way",
  translations: Translations | null = null,
): string | null {
  const [, first = "", sign = "", second = ""] = TWO.exec(sum.replaceAll("{,}", "")) ?? [];
  const phrase = about === "sign" ? SIGNS[sign] : sign === "" ? wayOfOther(sum) : wayOf(first, sign, second);
  if (phrase === undefined) return null;
  const isBigger = sign === "+" && Number(second) > Number(first);
  const [from, by] = isBigger ? [second, first] : [first, second];
  return say(translations, phrase, { first: from, second: by, parts: partsOf(Number(by), translations) });
}

/** The greater of two numbers that are added comes first. */
function wayOf(first: string, sign: string, second: string): string {
  const [a, b] = [Number(first), Number(second)];
  const { sum } = SENTENCES;
  if (b === 0 && /[+−-]/u.test(sign)) return sum.zero;
  if (sign === "+") return Math.min(a, b) > MANY ? sum.addParts : sum.on;
  if (sign === "\\times") return a === 0 ? sum.noGroup : a === 1 ? sum.oneGroup : sum.groups;
  if (sign === "\\div") return sum.fits;
  return b > MANY ? sum.takeParts : sum.back;
}

/** More is not counted one by one. */
const MANY = 12;

/** Two fractions with one bottom. */
const LIKE_PARTS = /^\\frac\{\d+\}\{(\d+)\} [+−-] \\frac\{\d+\}\{\1\}$/u;

/** More numbers than two are done in pairs; decimals are set out place under place; for others there is no such way. */
function wayOfOther(sum: string): string | undefined {
  if (LIKE_PARTS.test(sum)) return SENTENCES.sum.likeParts;
  if (sum.split(/\+|-|−|\\times|\\div/u).filter((part) => part.trim() !== "").length > 2) return SENTENCES.sum.pairs;
  return /^[\d.\s]*\d\.\d[\d.\s]*[+−-][\d.\s]+$|^[\d.\s]+[+−-][\d.\s]*\d\.\d+\s*$/u.test(sum)
    ? SENTENCES.sum.points
    : undefined;
}

/** The biggest places come first; those that are empty are left out. */
function partsOf(number: number, translations: Translations | null): string {
  const { hundred, ten, one } = SENTENCES.places;
  const { onePlace, twoPlaces, threePlaces, manyPlaces } = SENTENCES.sum;
  const [first = "", second = "", third = ""] = [hundred, ten, one]
    .filter((_, at) => Math.floor(number / 10 ** (2 - at)) % 10 > 0)
    .map((place) => mustSay(translations, place));
  const phrase =
    number > 999 || first === "" ? manyPlaces : second === "" ? onePlace : third === "" ? twoPlaces : threePlaces;
  return mustSay(translations, phrase, { first, second, third });
}
