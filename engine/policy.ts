/**
 * The numbers that decide how the tutor behaves. Configuration, not code: every session records
 * the version it ran under (requirement M12).
 */
export const POLICY = {
  version: "practice/2",
  /** When a skill is done for now, and when it is kept. Chosen on simulated pupils, 2026-11-27 (`mathflow simulate`). */
  mastery: {
    /** P(known) from which a skill may be done (requirement M6). */
    threshold: 0.95,
    /** Below this a skill that was done is ready for a refresh. */
    review: 0.75,
    /** A right answer never says more than with this chance to guess: half-knowers are right half of the time. */
    guess: 0.5,
    minOpportunities: 4,
    /** So few, where a placement found the skill known and no first answer was wrong. */
    minOpportunitiesPlaced: 2,
    /** Right, unaided answers needed at this difficulty or above. */
    minDifficulty: 3,
    minCorrectThere: 2,
    /** From so long after it was done on a right answer is one of another day [ms]. */
    laterMs: 14 * 60 * 60 * 1000,
  },
  evidence: {
    /** Weight of a right first answer by the highest hint level used before it. */
    weightByHintLevel: [1, 0.6, 0.3, 0] as const,
    /** Weight of asking for the worked solution before any answer: evidence against, but weak. */
    givenUp: 0.5,
  },
  level: {
    /** Right first answers in a row that move a level up, so that proof is gathered early; wrong ones that move it down. */
    up: 1,
    down: 2,
    /** P(known) from which a skill that was not practised yet starts in the middle. */
    middleFrom: 0.5,
    /** Least level of problems once everything is done. */
    mixed: 4,
  },
  /** Day of work from which a learner is asked, once, whether they want to say more of themselves [PRF8]. */
  aboutFromDay: 3,
  session: {
    goal: 7,
    /** How many problems a pupil wants at a time [PRC25]; within what requirement T8 allows. */
    goalByPace: { slow: 5, normal: 7, fast: 10 },
    /** A session grows by sibling problems, but never beyond this (requirement T8). */
    maxProblems: 10,
    /** The first problem, and then one in this many, is a review when one is due. */
    reviewEvery: 3,
    /** After so many problems in a row on one skill another one takes a turn. */
    sameSkillInARow: 4,
    /** First answers missed on a skill in a session, after which it rests until the next one. */
    missesToRest: 3,
    /** Requirement T8 [ms]. */
    offerSkipAfterMs: 10 * 60 * 1000,
    /** Nothing happened for longer: somebody was away [ms]. */
    awayMs: 15 * 60 * 1000,
    /** A session left for so long is over [ms]. */
    leftMs: 4 * 60 * 60 * 1000,
    /** Who asks for a person again on the same problem so soon is asking still [ms]. */
    askAgainMs: 3 * 60 * 1000,
  },
  plan: {
    /** P(known), with evidence, from which a skill is not explained again. */
    known: 0.8,
    minOpportunities: 3,
    /** Problems without a right answer before a step is blocked (requirement P5). */
    failures: 3,
    /** Failures after which a prerequisite that is not known is taken for the reason. */
    failuresToDoubt: 2,
    /** Problems on one step before it counts as blocked. */
    maxProblems: 8,
    /** Right at once in a row, at this difficulty or above, for a pupil to count as ahead. */
    ahead: { inARow: 2, difficulty: 3 },
    maxReplans: 3,
    maxSteps: 12,
    /** Right first answers among the last ones that complete a step. */
    practice: { right: 3, of: 4 },
    prerequisite: { right: 2, of: 3 },
    challenge: { right: 2, of: 3 },
    /** Difficulty a challenge starts at, at least. */
    challengeFrom: 3,
  },
  lesson: {
    /** Problems beyond the plan, for those who finish early (requirement S1). */
    maxExtension: 10,
    /** Lines of conversation that are kept. */
    maxTalk: 40,
    /** Lessons left for another one that wait to be gone on with (requirement S8). */
    maxParked: 12,
  },
  exam: {
    /** Questions of an exam that was put together for one learner, and their mix (requirement S3). */
    questions: 7,
    mix: { easy: 0.3, medium: 0.5, hard: 0.2 },
    /** Answers in a strand, or in all, below which nothing is said of the ability there (requirement F6). */
    answersToTell: 6,
    /** An answer sent this long after the limit is still kept [ms]. */
    graceMs: 2_000,
    /** Verified items looked at for one question. */
    candidates: 12,
    /** Weight of a question as a checkpoint (requirement M6), by what became of it. */
    evidence: { correct: 1, incorrect: 1 },
    /** Points for the right value in another form than the one asked for. */
    wrongForm: 0.5,
  },
  /** Skills started and not yet done; while there are so many no new one is started. */
  maxInProgress: 3,
  /** After each so many first answers on a skill that were wrong or took help it rests for so many days, twice as many after the second time, and so on. Chosen on simulated pupils, 2026-11-30 (`mathflow simulate`). */
  rest: { fruitless: 8, days: 4 },
  /** After so many struggling problems in a row on a skill what it needs is looked at. */
  strugglesToDoubt: 2,
  /** What a first answer says of the skills just below [log-odds], and of its own skill while that is presumed. */
  doubt: {
    right: 0.5,
    wrong: -0.5,
    /** Right after hints of level 2 or more: evidence weighs no more than `helpedWeight`. */
    helped: -0.35,
    helpedWeight: 0.3,
    own: 2,
    /** Nothing is taken for known surer than this [probability]: it may be forgotten. */
    most: 0.85,
    /** First answers that are remembered for it. */
    answers: 6,
    /** P(known) below which a skill is asked before going on. */
    below: 0.65,
  },
  /** Problems in a row with hints on one skill, after which the lesson is offered. */
  hintsInARow: 3,
  attempts: {
    /** Wrong answers before the worked solution. */
    max: 3,
  },
  /** When what is done is due again. Chosen on simulated pupils, 2026-11-27 (`mathflow simulate`). */
  memory: {
    /** Chance that a first answer is right below which a skill is due [probability]. */
    due: 0.85,
    /** Longest until then, after the first day of practice since the one it was done on and at all; it grows by so much with each further one, as the weights were not fitted on longer waits than a term's [days]. */
    mostDaysAtFirst: 2,
    growth: 1.7,
    mostDays: 90,
    /** What a right answer on what builds on a skill counts of a review of it. */
    credit: 0.6,
    /** While more are due no new skill is begun. */
    load: 6,
    /** New skills that the plan of a week names, at least. */
    newAWeek: 2,
    /** Weight of the newest first answer in `rightLately`, and what that begins with: the weights were fitted with these. */
    newest: 0.02,
    rightAtFirst: 0.6,
  },
  /** Of how much oftener a pupil is right than P(known) lets one expect, the newest weighs so much; chosen among .005, .01 and .02 by calibration on simulated pupils, 2026-11-30. */
  prediction: { oftener: 0.01 },
  /** P(known) assumed for skills of grades below the learner's, while nothing speaks against it. */
  presumedKnown: 0.8,
  /** P(known) found by a placement from which a skill seems known, and what builds on it is open. */
  placedKnown: 0.65,
  dialogue: {
    /** Requirement T3: how far from the right number an answer is right; is near, absolutely or as a share of it. */
    rightWithin: 0.001,
    nearWithin: 0.3,
    nearShare: 0.2,
    /** Said without progress, over which a learner counts as stuck (requirement T5). */
    stuckDepth: 3,
    /** An answer reached by small steps weighs as after a hint of this level. */
    stepsAsHintLevel: 2,
    /** From this difficulty on the first right answer of a session is asked why (requirement T6). */
    whyFromLevel: 2,
    /** Requirement T7: turns of the problem that are kept, and of the one before. */
    memoryTurns: 15,
    memoryTurnsBefore: 3,
    /** From so many messages off topic on the reply is one short sentence. */
    firmAfterOffTopic: 3,
  },
  /** How often a learner may reply to what was said in a session that is over [CLR23] [TRN91]. */
  repliesAfter: 10,
  llm: {
    /** Below this the rules are unsure of a message (requirement T2), and a model's finding counts for nothing (requirement M8). */
    sure: 0.7,
    /** Turns of the conversation that go out with a message. */
    memoryTurns: 6,
  },
  /** Requirement S5, thresholds of P(known). */
  pacing: {
    accelerate: 0.8,
    known: 0.7,
    knownShare: 0.6,
    simplify: 0.4,
    consolidate: 0.65,
    wrongToConsolidate: 2,
  },
  /** Requirement S5: words a message, and how far they shrink when a learner loses interest. */
  style: { quietWords: 5, expressiveWords: 15, shrinkTo: 0.4, shrinkWords: 5, shrinkMessages: 4 },
} as const;

export const DAY_MS = 86_400_000;
