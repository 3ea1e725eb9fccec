import { HINTS } from "../cues/hints.ts";
import type { LeakReport } from "./leak-types.ts";
import { isAskedIn, isConditional, sentencesOf } from "./leak-sentences.ts";

/**
 * Which of a few things it is, told without its name [LEK19]: by its place on the screen, by the sign's name, by what
 * is left when the others are out, or by saying that the stem's claim holds.
 */
export function findPickedLeak(stem: string, expected: string, hint: string): LeakReport | undefined {
  const plainStem = stem.toLowerCase();
  const truth = HINTS.TRUTH_TRUE.test(expected.trim())
    ? true
    : HINTS.TRUTH_FALSE.test(expected.trim())
      ? false
      : undefined;
  const sentences = sentencesOf(hint);
  const told = sentences.filter((sentence) => !isAskedIn(sentence));
  if (truth !== undefined) return judged(told, truth) ?? decided(plainStem, told);
  const sign = /^\s*(?:\$?\s*)([<>=])(?:\s*\$?)\s*$/u.exec(expected)?.[1];
  if (sign !== undefined) return signed(told, sign);
  if (told.some((sentence) => HINTS.MUST_BE.test(sentence))) return { leaks: true, why: "says where it stands" };
  if (!HINTS.PICKING.test(plainStem) || HINTS.FIND_PICKED_LEAK_POINT.test(plainStem)) return undefined;
  const pointed = told.find(
    (sentence) => HINTS.POINTED.test(sentence) && !HINTS.DENIED.test(sentence) && !isConditional(sentence),
  );
  if (pointed !== undefined) return { leaks: true, why: "says where it stands" };
  return HINTS.LEFT_OVER.test(told.join(" ")) || (told.join(" ").match(HINTS.FIND_PICKED_LEAK_OUT) ?? []).length > 2
    ? { leaks: true, why: "leaves only one" }
    : undefined;
}

function judged(told: readonly string[], truth: boolean): LeakReport | undefined {
  const cue = truth ? HINTS.HOLDS : HINTS.FAILS;
  const found = told.find((sentence) => cue.test(sentence) && !HINTS.FOUND_WHETHER.test(sentence));
  return found === undefined ? undefined : { leaks: true, why: "says whether it is so" };
}

/** A fact about the stem's own numbers settles a claim about them. */
function decided(stem: string, told: readonly string[]): LeakReport | undefined {
  const numbers: readonly string[] = stem.match(/\d+/gu) ?? [];
  const found = told.find((sentence) => {
    if (isConditional(sentence) || HINTS.WORK.test(sentence) || !HINTS.FACT.test(sentence)) return false;
    return (
      (sentence.match(/\d+/gu) ?? []).some((number) => numbers.includes(number)) || HINTS.FOUND_THEY.test(sentence)
    );
  });
  return found === undefined ? undefined : { leaks: true, why: "says what settles it" };
}

function signed(told: readonly string[], sign: string): LeakReport | undefined {
  const compared = told.find(
    (sentence) => HINTS.COMPARES.test(sentence) && !HINTS.GENERAL.test(sentence) && !isConditional(sentence),
  );
  if (compared !== undefined) return { leaks: true, why: "compares the two" };
  const names = HINTS.SIGN_NAMES[sign];
  const found = told.find(
    (sentence) => names?.test(sentence) === true && !HINTS.GENERAL.test(sentence) && !isConditional(sentence),
  );
  return found === undefined ? undefined : { leaks: true, why: "says which sign" };
}

/** A hint that speaks of signs, and not of which one goes there. */
export function explainsSigns(expected: string, hint: string): boolean {
  if (!/^[\s$]*[<>=][\s$]*$/u.test(expected)) return false;
  const holding = sentencesOf(hint).filter((sentence) => sentence.includes(expected.trim()));
  return holding.length > 0 && holding.every((sentence) => HINTS.GENERAL.test(sentence));
}
