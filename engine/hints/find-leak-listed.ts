import { LEAKS } from "../cues/leaks.ts";
import { equals, isWhole, multiply, rational, type Rational } from "../answers/rational.ts";
import { readArithmetic } from "../answers/read-arithmetic.ts";
import { isIdiomOne } from "./find-leak-context.ts";
import { collectMentions } from "./find-leak-mentions.ts";
import { tokeniseHint } from "./find-leak-tokens.ts";
import { wordAt } from "./find-leak-words.ts";
import type { LeakReport } from "./leak-types.ts";
import { isAskedIn, isConditional, sentencesOf } from "./leak-sentences.ts";

/** The things of an answer with several, all of them said; in their order where the question asks for one [LEK13]. */
export function findListedLeak(stem: string, expected: string, hint: string): LeakReport | undefined {
  const members = membersOf(expected);
  if (members.length < 2) return undefined;
  const said = sentencesOf(hint)
    .filter((sentence) => !isAskedIn(sentence) && !isConditional(sentence))
    .flatMap(numbersOf);
  const inStem = numbersOf(stem.toLowerCase());
  const joint = expected.match(/[+×]|\\times/u)?.[0];
  const says = joint === undefined ? undefined : joint === "+" ? LEAKS.PLUS : LEAKS.TIMES;
  if (says?.test(hint) === false) return undefined;
  const isOrdered = /[+×;]|\\times/u.test(expected) || LEAKS.IS_ORDERED_ORDER.test(stem);
  const holds = isOrdered ? holdsInOrder : holdsAll;
  const isNews = !holds(inStem, members);
  return isNews && holds(said, members) ? { leaks: true, why: "says all of it" } : undefined;
}

/** `2, 4, 6`, `6 × 7`, `500 + 10 + 1`, `3; 0; 6`. */
function membersOf(expected: string): readonly Rational[] {
  const plain = expected
    .replaceAll(/\\[,;:! ]|[${}\s]|\\square/gu, " ")
    .replaceAll(/\\times|×/gu, "*")
    .replaceAll("−", "-");
  const parts = plain.split(/\s*[,;*+]\s*/u).map((part) => part.trim());
  if (parts.length < 2) return [];
  const read = parts.map((part) => readArithmetic(part));
  return read.every((one) => one.ok) ? read.flatMap((one) => (one.ok ? [one.value.value] : [])) : [];
}

/** In the order in which they are said; with tens and hundreds behind them, also what those are worth. */
function numbersOf(text: string): readonly Rational[] {
  const plain = text
    .replaceAll(LEAKS.PLAIN_TENS, "0 ")
    .replaceAll(LEAKS.PLAIN_TWO, (word, name: string) => (LEAKS.PLAIN_TENS_2.test(word) ? word : `times ${name}`))
    // "five hundred, seventy, two" are three.
    .replaceAll(LEAKS.PLAIN_AND, " ; ");
  const { tokens } = tokeniseHint(plain);
  return collectMentions(tokens).flatMap((mention) => {
    const { value, to } = mention;
    if (isIdiomOne(tokens, mention)) return [];
    const place = PLACES.get(wordAt(tokens, to) ?? "");
    return place === undefined || !isWhole(value) ? [value] : [value, multiply(value, rational(place))];
  });
}

/** One after the other; others may stand between. */
function holdsInOrder(said: readonly Rational[], members: readonly Rational[]): boolean {
  let at = 0;
  for (const value of said) {
    const wanted = members[at];
    if (wanted !== undefined && equals(wanted, value)) at++;
  }
  return at === members.length;
}

function holdsAll(said: readonly Rational[], members: readonly Rational[]): boolean {
  return members.every((member) => said.some((value) => equals(value, member)));
}

const PLACES: ReadonlyMap<string, bigint> = new Map([
  ["ones", 1n],
  ["tens", 10n],
  ["ten", 10n],
  ["hundreds", 100n],
  ["thousands", 1000n],
]);
