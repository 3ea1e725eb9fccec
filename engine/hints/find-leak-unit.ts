import { LEAKS } from "../cues/leaks.ts";
import { equals, multiply, rational, type Rational } from "../answers/rational.ts";
import { collectMentions } from "./find-leak-mentions.ts";
import { tokeniseHint } from "./find-leak-tokens.ts";
import { wordAt } from "./find-leak-words.ts";
import type { LeakReport } from "./leak-types.ts";
import { isAskedIn, isConditional, sentencesOf } from "./leak-sentences.ts";

/** The answer in another unit: "300 millilitres" where litres are asked, "70 tens" [LEK2]. */
export function findUnitLeak(stem: string, values: readonly Rational[], hint: string): LeakReport | undefined {
  const asked = stem.toLowerCase();
  const isAnswer = (value: Rational) => values.some((answer) => equals(answer, value));
  const told = sentencesOf(hint).filter((sentence) => !isAskedIn(sentence));
  const inPlaces = told.some((sentence) => {
    if (isConditional(sentence)) return false;
    const { tokens } = tokeniseHint(sentence);
    return collectMentions(tokens).some(({ value, to }) => {
      const name = wordAt(tokens, to) ?? "";
      const place = PLACES.get(name);
      return place !== undefined && isAnswer(multiply(value, place)) && !asked.includes(`${value.n} ${name}`);
    });
  });
  const inUnits = LEAKS.SMALLER_UNITS.some(([small, unit, factor]) => {
    if (!unit.test(asked) || small.test(asked)) return false;
    const said = new RegExp(`([\\w.-]+) (?:${small.source})`, "gu");
    const numbers = told.flatMap((sentence) => [...sentence.matchAll(said)].map(([, number = ""]) => number));
    return numbers.some((number) =>
      collectMentions(tokeniseHint(number).tokens).some(({ value }) => isAnswer(multiply(value, rational(1n, factor)))),
    );
  });
  return inPlaces || inUnits ? { leaks: true, why: "tells it in another unit" } : undefined;
}

const PLACES: ReadonlyMap<string, Rational> = new Map([
  ["tens", rational(10n)],
  ["hundreds", rational(100n)],
  ["thousands", rational(1000n)],
  ["thousand", rational(1000n)],
]);
