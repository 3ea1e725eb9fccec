import { LEAKS } from "../cues/leaks.ts";
import type { LeakReport } from "./leak-types.ts";
import { isAskedIn, isConditional, sentencesOf } from "./leak-sentences.ts";

/**
 * Which of a few things it is, told without its name [LEK19]: by its place on the screen, by the sign's name, by what
 * is left when the others are out, or by saying that the stem's claim holds.
 */
export function findPickedLeak(stem: string, expected: string, hint: string): LeakReport | undefined {
  const plainStem = stem.toLowerCase();
  const truth = LEAKS.TRUTH_TRUE.test(expected.trim())
    ? true
    : LEAKS.TRUTH_FALSE.test(expected.trim())
      ? false
      : undefined;
  const sentences = sentencesOf(hint);
  const told = sentences.filter((sentence) => !isAskedIn(sentence));
  if (truth !== undefined) return judged(told, truth) ?? decided(plainStem, told);
  const sign = /^\s*(?:\$?\s*)([<>=])(?:\s*\$?)\s*$/u.exec(expected)?.[1];
  if (sign !== undefined) return signed(told, sign);
  if (told.some((sentence) => LEAKS.MUST_BE.test(sentence))) return { leaks: true, why: "says where it stands" };
  if (!LEAKS.PICKING.test(plainStem) || LEAKS.FIND_PICKED_LEAK_POINT.test(plainStem)) return undefined;
  const pointed = told.find(
    (sentence) => LEAKS.POINTED.test(sentence) && !LEAKS.DENIED.test(sentence) && !isConditional(sentence),
  );
  if (pointed !== undefined) return { leaks: true, why: "says where it stands" };
  return LEAKS.LEFT_OVER.test(told.join(" ")) || (told.join(" ").match(LEAKS.FIND_PICKED_LEAK_OUT) ?? []).length > 2
    ? { leaks: true, why: "leaves only one" }
    : undefined;
}

function judged(told: readonly string[], truth: boolean): LeakReport | undefined {
  const cue = truth ? LEAKS.HOLDS : LEAKS.FAILS;
  const found = told.find((sentence) => cue.test(sentence) && !LEAKS.FOUND_WHETHER.test(sentence));
  return found === undefined ? undefined : { leaks: true, why: "says whether it is so" };
}

/** A fact about the stem's own numbers settles a claim about them. */
function decided(stem: string, told: readonly string[]): LeakReport | undefined {
  const numbers: readonly string[] = stem.match(/\d+/gu) ?? [];
  const found = told.find((sentence) => {
    if (isConditional(sentence) || LEAKS.WORK.test(sentence) || !LEAKS.FACT.test(sentence)) return false;
    return (
      (sentence.match(/\d+/gu) ?? []).some((number) => numbers.includes(number)) || LEAKS.FOUND_THEY.test(sentence)
    );
  });
  return found === undefined ? undefined : { leaks: true, why: "says what settles it" };
}

function signed(told: readonly string[], sign: string): LeakReport | undefined {
  const compared = told.find(
    (sentence) => LEAKS.COMPARES.test(sentence) && !LEAKS.GENERAL.test(sentence) && !isConditional(sentence),
  );
  if (compared !== undefined) return { leaks: true, why: "compares the two" };
  const names = LEAKS.SIGN_NAMES[sign];
  const found = told.find(
    (sentence) => names?.test(sentence) === true && !LEAKS.GENERAL.test(sentence) && !isConditional(sentence),
  );
  return found === undefined ? undefined : { leaks: true, why: "says which sign" };
}

/** A hint that speaks of signs, and not of which one goes there. */
export function explainsSigns(expected: string, hint: string): boolean {
  if (!/^[\s$]*[<>=][\s$]*$/u.test(expected)) return false;
  const holding = sentencesOf(hint).filter((sentence) => sentence.includes(expected.trim()));
  return holding.length > 0 && holding.every((sentence) => LEAKS.GENERAL.test(sentence));
}
