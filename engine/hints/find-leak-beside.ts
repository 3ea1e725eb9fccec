import { LEAKS } from "../cues/leaks.ts";
import { absolute, add, compare, equals, isWhole, rational, subtract, type Rational } from "../answers/rational.ts";
import { collectMentions } from "./find-leak-mentions.ts";
import { tokeniseHint } from "./find-leak-tokens.ts";
import type { LeakReport } from "./leak-types.ts";
import { isAskedIn, isConditional, sentencesOf } from "./leak-sentences.ts";

/** The answer told from its neighbors: both are out, or how far a number is from it is said [LEK18]. */
export function findBesideLeak(stem: string, values: readonly Rational[], hint: string): LeakReport | undefined {
  const given = collectMentions(tokeniseHint(stem).tokens).map(({ value }) => value);
  const isGiven = (value: Rational) => given.some((one) => equals(one, value));
  const sentences = sentencesOf(hint).filter((sentence) => !isAskedIn(sentence));
  const said = sentences.flatMap((sentence) => numbersOf(sentence));
  for (const answer of values) {
    const [below, above] = [subtract(answer, ONE), add(answer, ONE)];
    const has = (value: Rational) => said.some((one) => equals(one, value));
    if (
      isWhole(answer) &&
      has(below) &&
      has(above) &&
      !(isGiven(below) && isGiven(above)) &&
      LEAKS.PINS.test(sentences.join(" "))
    )
      return { leaks: true, why: "rules out both neighbors" };
    for (const [at, sentence] of sentences.entries()) {
      const both = `${sentence} ${sentences[at + 1] ?? ""}`;
      if (
        isCorrected(sentence, answer, isGiven) ||
        (LEAKS.CORRECTS.test(sentence) && isCorrected(both, answer, isGiven))
      )
        return { leaks: true, why: "says how far a number is from it" };
    }
  }
  return undefined;
}

function isCorrected(text: string, answer: Rational, isGiven: (value: Rational) => boolean): boolean {
  if (isConditional(text)) return false;
  const numbers = numbersOf(text);
  return numbers.some((from) => {
    if (equals(from, answer)) return false;
    const gap = subtract(answer, from);
    const size = absolute(gap);
    const isTold = isOne(size) ? LEAKS.IS_TOLD_ONE.test(text) : numbers.some((one) => equals(one, size));
    if (!isTold || (isGiven(from) && isGiven(size)) || (isGiven(from) && !isOne(size))) return false;
    return (compare(gap, ZERO) > 0 ? LEAKS.UP : LEAKS.DOWN).test(text);
  });
}

function numbersOf(sentence: string): readonly Rational[] {
  return collectMentions(tokeniseHint(sentence).tokens).map(({ value }) => value);
}

function isOne(value: Rational): boolean {
  return equals(value, ONE);
}

const ONE = rational(1n);
const ZERO = rational(0n);
