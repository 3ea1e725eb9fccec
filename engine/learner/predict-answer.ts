import { DAY_MS } from "../policy.ts";
import {
  chanceRight,
  NO_ANSWERS,
  skillHistoryOf,
  withAnswer,
  type AnswerHistory,
  type FirstAnswer,
} from "./answer-history.ts";
import { ln, logit, weighed } from "./exact-functions.ts";
import { PREDICTION_WEIGHTS } from "./prediction-weights.ts";
import type { Prediction } from "./score-predictions.ts";

/**
 * Chance that the pupil's next first answer on a skill is right [LRN11]. Logistic regression with fifteen weights,
 * the intercept counted, fitted on simulated pupils alone. The answer itself is not looked at, if it is given: the history
 * is that of before.
 *
 * @returns [probability]
 */
export function predictAnswer(
  history: AnswerHistory,
  next: Pick<FirstAnswer, "skill" | "at">,
  weights: readonly number[] = PREDICTION_WEIGHTS.answer.weights,
): number {
  return weighed(weights, answerFeatures(history, next));
}

/** Predicts one pupil's first answers, each before it is seen. */
export function predictInOrder(answers: readonly FirstAnswer[]): readonly Prediction[] {
  let history = NO_ANSWERS;
  return answers.map((answer) => {
    const predicted = predictAnswer(history, answer);
    history = withAnswer(history, answer);
    return { predicted, right: answer.right };
  });
}

/** The fourteen, in the order of the weights. */
export function answerFeatures(
  history: AnswerHistory,
  { skill, at }: Pick<FirstAnswer, "skill" | "at">,
): readonly number[] {
  const { pupil, oftener, count } = history;
  const { known, short, long, rights, wrongs, lastCount, lastAt } = skillHistoryOf(history, skill);
  const isFirst = lastCount === 0;
  const expected = logit(chanceRight(known));
  return [
    expected,
    pupil.short,
    pupil.long,
    short,
    long,
    ln(1 + rights),
    ln(1 + wrongs),
    isFirst ? 1 : 0,
    isFirst ? 0 : ln(1 + count - lastCount),
    isFirst || at === null || lastAt === null ? 0 : ln(1 + Math.max(0, at - lastAt) / DAY_MS),
    oftener.known,
    oftener.unknown,
    expected * oftener.known,
    expected * oftener.unknown,
  ];
}
