import { POLICY } from "../policy.ts";
import { updateMastery, type BktParams } from "./update-mastery.ts";

/** One pupil's first answer to a problem. */
export interface FirstAnswer {
  readonly skill: string;
  readonly right: boolean;
  /** When it was given [ms since 1970-01-01 UTC]; null where nobody wrote it down. */
  readonly at: number | null;
}

/** Two exponentially decayed means of right first answers: the short one forgets sooner [0 to 1]. */
export interface DecayedMeans {
  readonly short: number;
  readonly long: number;
}

/** What predicting needs of one skill. */
export interface SkillHistory extends DecayedMeans {
  /** P(known) after the last answer, from the answers alone [probability]. */
  readonly known: number;
  readonly rights: number;
  readonly wrongs: number;
  /** Which of the pupil's answers the last one on it was, from 1. */
  readonly lastCount: number;
  /** When that was [ms since 1970-01-01 UTC]; null where unknown. */
  readonly lastAt: number | null;
}

/**
 * How much oftener the pupil is right than P(known) lets one expect, decayed means: each answer counts in the one as surely as
 * its skill seemed known, in the other as surely as it did not [-1 to 1]. Half-knowers miss what seems known and get right what
 * does not, so that P(known) says less of them.
 */
export interface OftenerRight {
  readonly known: number;
  readonly unknown: number;
}

/** One pupil's first answers so far, as far as predicting needs them. */
export interface AnswerHistory {
  readonly pupil: DecayedMeans;
  readonly oftener: OftenerRight;
  readonly count: number;
  readonly bySkill: ReadonlyMap<string, SkillHistory>;
}

/** Constants of every skill, whatever it is: chosen by calibration on simulated pupils, 2026-11-27. */
export const PREDICTION_BKT: BktParams = { init: 0.25, transit: 0.12, slip: 0.1, guess: 0.3 };

/** What one answer moves a decayed mean towards itself [share]. */
const PUPIL_SHARE: DecayedMeans = { short: 0.1, long: POLICY.memory.newest };
const SKILL_SHARE: DecayedMeans = { short: 0.4, long: 0.12 };
/** Share of right answers expected of somebody nothing is known of. */
const START: DecayedMeans = { short: POLICY.memory.rightAtFirst, long: POLICY.memory.rightAtFirst };

export const NO_ANSWERS: AnswerHistory = {
  pupil: START,
  oftener: { known: 0, unknown: 0 },
  count: 0,
  bySkill: new Map(),
};

/** A skill before its first answer: as the pupil has been doing. */
export function skillHistoryOf({ pupil, bySkill }: AnswerHistory, skill: string): SkillHistory {
  return (
    bySkill.get(skill) ?? {
      short: pupil.long,
      long: pupil.long,
      known: PREDICTION_BKT.init,
      rights: 0,
      wrongs: 0,
      lastCount: 0,
      lastAt: null,
    }
  );
}

/** The history with one more answer; the one before is not touched. */
export function withAnswer(history: AnswerHistory, { skill, right, at }: FirstAnswer): AnswerHistory {
  const before = skillHistoryOf(history, skill);
  const count = history.count + 1;
  const after: SkillHistory = {
    ...moved(before, right, SKILL_SHARE),
    known: updateMastery(before.known, PREDICTION_BKT, right, 1),
    rights: before.rights + (right ? 1 : 0),
    wrongs: before.wrongs + (right ? 0 : 1),
    lastCount: count,
    lastAt: at,
  };
  return {
    pupil: moved(history.pupil, right, PUPIL_SHARE),
    oftener: oftenerAfter(history.oftener, before.known, right),
    count,
    bySkill: new Map(history.bySkill).set(skill, after),
  };
}

/** What P(known) alone lets one expect: it levels off where slips and guesses decide. */
export function chanceRight(known: number): number {
  return known * (1 - PREDICTION_BKT.slip) + (1 - known) * PREDICTION_BKT.guess;
}

function oftenerAfter(before: OftenerRight, known: number, right: boolean): OftenerRight {
  const { oftener: share } = POLICY.prediction;
  const more = (right ? 1 : 0) - chanceRight(known);
  return {
    known: before.known + share * known * (more - before.known),
    unknown: before.unknown + share * (1 - known) * (more - before.unknown),
  };
}

function moved(before: DecayedMeans, right: boolean, share: DecayedMeans): DecayedMeans {
  const value = right ? 1 : 0;
  return {
    short: before.short + (value - before.short) * share.short,
    long: before.long + (value - before.long) * share.long,
  };
}
