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
      PINS.test(sentences.join(" "))
    )
      return { leaks: true, why: "rules out both neighbors" };
    for (const [at, sentence] of sentences.entries()) {
      const both = `${sentence} ${sentences[at + 1] ?? ""}`;
      if (isCorrected(sentence, answer, isGiven) || (CORRECTS.test(sentence) && isCorrected(both, answer, isGiven)))
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
    const isTold = isOne(size)
      ? /\b(?:one|1|the (?:one|number|next)|just (?:before|after)|next)\b/u.test(text)
      : numbers.some((one) => equals(one, size));
    if (!isTold || (isGiven(from) && isGiven(size)) || (isGiven(from) && !isOne(size))) return false;
    return (compare(gap, ZERO) > 0 ? UP : DOWN).test(text);
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
const PINS =
  /\b(?:between|too (?:big|small|large|many|few|much|high|low)|only|more than|less than|bigger than|smaller than|greater than|but|not|neither|nor|already|reach|in the middle|below|above|over|under)\b/u;
const CORRECTS = /\b(?:not|isn't|no|wrote|have|had|got|said|answered|too|already|is even|already goes|goes up)\b/u;
const UP =
  /\b(?:one (?:more|further|higher|up|after|bigger|below the)|too (?:low|few|small|little)|(?:one|\d+|\w+) (?:short|more than that|missing|higher)|is (?:one|\d+) (?:less|fewer|smaller)|(?:just )?after it|the one after|next one|below the (?:right|answer|number)|short|add (?:just )?(?:one|\d+)|more than that|further up|(?:one|\d+) below|higher)\b/u;
const DOWN =
  /\b(?:one (?:less|back|lower|down|before|fewer|smaller|above the|too)|too (?:high|many|big|large|much)|(?:one|\d+|\w+) (?:over|too far|lower)|is (?:one|\d+) more|just before|(?:the )?one before|go back|above the (?:right|answer)|take (?:one|\d+) (?:off|away)|less than that|(?:one|\d+) above|step back|lower)\b/u;
