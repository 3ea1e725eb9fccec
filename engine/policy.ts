/**
 * The numbers that decide how the tutor behaves. Configuration, not code: every session records
 * the version it ran under (requirement M12).
 */
export const POLICY = {
  version: "practice/1",
  mastery: {
    /** P(known) from which a skill may count as mastered (requirement M6). */
    threshold: 0.95,
    /** Below this a mastered skill is ready for a refresh. */
    review: 0.75,
    /** Three right in a row from p = .2 reach .97: without a minimum of evidence guessers pass. */
    minOpportunities: 6,
    /** Right, unaided answers needed at this difficulty or above. */
    minDifficulty: 3,
    minCorrectThere: 2,
  },
  evidence: {
    /** Weight of a right first answer by the highest hint level used before it. */
    weightByHintLevel: [1, 0.6, 0.3, 0] as const,
    /** Weight of asking for the worked solution before any answer: evidence against, but weak. */
    givenUp: 0.5,
  },
  level: {
    /** Right first answers in a row that move a level up; wrong ones that move a level down. */
    up: 2,
    down: 2,
  },
  session: {
    goal: 7,
    /** A session grows by sibling problems, but never beyond this (requirement T8). */
    maxProblems: 10,
    /** One problem in this many is a review, when one is due. */
    reviewEvery: 3,
    /** After so many problems in a row on one skill another one takes a turn. */
    sameSkillInARow: 4,
    /** Requirement T8 [ms]. */
    offerSkipAfterMs: 10 * 60 * 1000,
  },
  /** Skills started and not yet mastered; while there are so many no new one is started. */
  maxInProgress: 3,
  /** After so many struggling problems in a row on a skill its prerequisites are doubted. */
  strugglesToDoubt: 2,
  attempts: {
    /** Wrong answers before the worked solution. */
    max: 3,
  },
  /** Days until the next review, by number of reviews passed. */
  reviewDays: [1, 3, 7, 16, 35, 90] as const,
  /** P(known) assumed for skills of grades below the learner's, while nothing speaks against it. */
  presumedKnown: 0.85,
} as const;

export const DAY_MS = 86_400_000;
