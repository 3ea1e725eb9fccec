import type { NumberLocale } from "../../answers/types.ts";
import type { Understanding } from "../../dialogue/understand/understand.ts";
import type { SkillId } from "../../ids.ts";
import type { TutorEnv } from "../../tutor-types.ts";
import { vocabularyOf } from "./answer-index.ts";
import { askedSum, type AskedSum } from "./asked-sum.ts";
import { mendWords } from "./mend-words.ts";
import type { Place } from "./named-lessons.ts";
import { readQuestion, type Question } from "./read-question.ts";
import { waysOf, type WaysOf } from "./way-of.ts";

/** A question as it is read among the lessons there are. */
export interface Asked {
  readonly question: Question;
  readonly place: Place;
  readonly sum: AskedSum | null;
  /** What is taught that its calculation is like. */
  readonly ways: WaysOf | null;
}

/** @param heard - in lower case, spelling mended as far as any text's is; `typed`: as it was written */
export function readAsked(
  { plain: written }: Pick<Understanding, "plain">,
  typed: string,
  atHand: SkillId | null,
  env: TutorEnv,
  locale: NumberLocale = "en",
): Asked {
  const plain = mendWords(written, vocabularyOf(env.content));
  const sum = askedSum(plain, locale);
  const ways = sum === null ? null : waysOf(sum, plain, env);
  return {
    question: readQuestion(plain, typed),
    place: { atHand, sum: sum?.isForGap === true ? null : (ways?.skill ?? null) },
    sum,
    ways,
  };
}
