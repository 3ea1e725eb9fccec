import { LEAKS } from "../cues/leaks.ts";
import { equals, rational, type Rational } from "../answers/rational.ts";
import { collectMentions } from "./find-leak-mentions.ts";
import { tokeniseHint } from "./find-leak-tokens.ts";
import type { LeakReport } from "./leak-types.ts";
import { isAskedIn, isConditional, sentencesOf } from "./leak-sentences.ts";

/** The answer is what is left: all others of the stem's list are out, or the other end of a range is [LEK19]. */
export function findLeftLeak(stem: string, values: readonly Rational[], hint: string): LeakReport | undefined {
  const told = sentencesOf(hint).filter((sentence) => !isAskedIn(sentence));
  const isAnswer = (value: Rational) => values.some((one) => equals(one, value));
  const sure = told.filter((sentence) => !isConditional(sentence));
  const out = sure.filter((sentence) => LEAKS.RULES_OUT.test(sentence)).flatMap(numbersOf);
  const shown = shownIn(stem);
  const others = shown.filter((one) => !isAnswer(one));
  const isListed = others.length > 0 && others.length < shown.length;
  if (isListed && others.every((other) => out.some((one) => equals(one, other))))
    return { leaks: true, why: "rules out the others" };
  const isEnd = told.some((sentence) => LEAKS.ENDS_BETWEEN.test(sentence) && numbersOf(sentence).some(isAnswer));
  return isEnd && LEAKS.NEARER.test(told.join(" ")) ? { leaks: true, why: "says which end is nearer" } : undefined;
}

/** What there is to pick from: "9, 15, 17 or 39", or the digits of a number. */
function shownIn(stem: string): readonly Rational[] {
  const [, asked, shown] = LEAKS.LIST.exec(stem) ?? [];
  const figures = LEAKS.ASKS_FOR_DIGIT.test(stem) ? (/\d{2,9}/u.exec(stem)?.[0] ?? "") : "";
  const digits = [...figures].map((digit) => rational(BigInt(digit)));
  return digits.length > 1 ? digits : numbersOf((asked ?? shown ?? "").toLowerCase());
}

function numbersOf(text: string): readonly Rational[] {
  return collectMentions(tokeniseHint(text).tokens).map(({ value }) => value);
}
