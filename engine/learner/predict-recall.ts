import { POLICY } from "../policy.ts";
import { exp, ln, logit, weighed } from "./exact-functions.ts";
import { PREDICTION_WEIGHTS } from "./prediction-weights.ts";
import { KNOWN_MAX, KNOWN_MIN } from "./update-mastery.ts";

/** Place of the gap among the weights. */
const GAP = 2;

/** What the first answer of a later day depends on, for one pupil and one skill. */
export interface RecallFacts {
  /** P(known) after the last practice [probability]. */
  readonly known: number;
  /** Since the last practice; part of a day counts as such [days]. */
  readonly daysSince: number;
  /** Mean of the shares of right first answers by day of practice [0 to 1]. */
  readonly meanOfDays: number;
  /** Distinct days of practice, at least 1. */
  readonly days: number;
  /** Decayed mean of the pupil's latest first answers on all skills, `AnswerHistory.pupil.long` [0 to 1]. */
  readonly pupil: number;
}

/**
 * Chance that the first answer on a skill is right, so long after it was last practised [LRN10]. Logistic regression on
 * five features, fitted on simulated pupils alone. In the days it only falls.
 *
 * @returns [probability]
 */
export function predictRecall(
  facts: RecallFacts,
  weights: readonly number[] = PREDICTION_WEIGHTS.recall.weights,
): number {
  return weighed(weights, recallFeatures(facts));
}

/**
 * Days since the last practice after which the chance is `share`: predictRecall solved for them, 0 where it is lower from the
 * start [LRN7].
 *
 * @param share - [probability], not 0 or 1
 */
export function daysUntilRecall(facts: Omit<RecallFacts, "daysSince">, share: number): number {
  const { weights } = PREDICTION_WEIGHTS.recall;
  const excess = logit(predictRecall({ ...facts, daysSince: 0 })) - logit(share);
  return excess <= 0 ? 0 : Math.max(1, facts.days) * (exp(excess / -(weights[GAP] ?? -1)) - 1);
}

/**
 * The five, in the order of the weights. The gap counts by the days of practice before it: what was shown on many days
 * lasts longer.
 */
export function recallFeatures({ known, daysSince, meanOfDays, days, pupil }: RecallFacts): readonly number[] {
  const bounded = Math.min(KNOWN_MAX, Math.max(KNOWN_MIN, known));
  const practised = Math.max(1, days);
  return [logit(bounded), ln(1 + Math.max(0, daysSince) / practised), meanOfDays, ln(practised), pupil];
}

/** One skill's first answers by day of practice. */
export interface PracticeDays {
  /** When the newest day began [ms since 1970-01-01 UTC]. */
  readonly since: number;
  /** First answers of that day, and the right ones of them. */
  readonly answers: number;
  readonly rights: number;
  /** Distinct days of practice, with that one. */
  readonly days: number;
  /** Mean of the days before it [0 to 1]; 0 where there are none. */
  readonly meanBefore: number;
}

/** The days with one more first answer; another day begins as long after the last one as the policy of mastery says. */
export function withPractice(before: PracticeDays | null, right: boolean, at: number): PracticeDays {
  const rights = right ? 1 : 0;
  if (before === null) return { since: at, answers: 1, rights, days: 1, meanBefore: 0 };
  if (at - before.since < POLICY.mastery.laterMs) {
    return { ...before, answers: before.answers + 1, rights: before.rights + rights };
  }
  return { since: at, answers: 1, rights, days: before.days + 1, meanBefore: meanOfDays(before) };
}

/** Plain mean over the days of the share that was right first: a day with many problems counts as one with few. */
export function meanOfDays({ answers, rights, days, meanBefore }: PracticeDays): number {
  return meanBefore + (rights / answers - meanBefore) / days;
}
