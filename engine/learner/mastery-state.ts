import type { CoreEventType, EventOf } from "../events/tutor-event.ts";
import type { Difficulty, ItemId, SessionId, SkillId } from "../ids.ts";
import { POLICY } from "../policy.ts";
import type { Projection } from "../projections/projection.ts";
import type { SkillNode } from "../skills/skill-graph.ts";
import { withPractice, type PracticeDays } from "./predict-recall.ts";
import { updateMastery } from "./update-mastery.ts";

/** What evidence changes. */
interface Belief {
  /** P(known) [probability]. */
  readonly known: number;
  /** Graded opportunities. */
  readonly opportunities: number;
  /** Right first answers in a row. */
  readonly streak: number;
  readonly lastOutcome: "correct" | "incorrect" | null;
  /** Wall clock [ms since 1970-01-01 UTC]. */
  readonly lastPractisedAt: number | null;
  /** Difficulty to serve next. */
  readonly level: Difficulty;
  /** Right (or, below 0, wrong) answers in a row at this level. */
  readonly run: number;
  /** Right, unaided answers at the policy's minimum difficulty or above. */
  readonly provenCorrect: number;
  /** Wrong first answers. */
  readonly misses: number;
  /** First answers that were wrong or took help, since it was done or kept. */
  readonly fruitless: number;
  /** When the newest share of those was used up; null where none was. */
  readonly restsSince: number | null;
  /** Done, and wrong on a later day since it was last right: what builds on it waits. */
  readonly lapsed: boolean;
  /** What the newest first answers say of the skills just below, oldest first [log-odds]. */
  readonly told: readonly { readonly at: number; readonly logOdds: number }[];
  /** Its days of practice; null before the first. */
  readonly days: PracticeDays | null;
}

/** What is believed about one learner and one skill (requirement M6). */
export interface SkillMastery extends Belief {
  /** Problems in a row that ended struggling or stuck. */
  readonly struggles: number;
  /** Problems in a row that took a hint. */
  readonly hintsInARow: number;
  /** When it was done for now: the badge, which is never taken away. */
  readonly masteredAt: number | null;
  /** Days of practice until then, with that one; null before. */
  readonly daysWhenDone: number | null;
  /** When it was shown again on a later day. */
  readonly keptAt: number | null;
  readonly unlocked: boolean;
  /** The newest evidence and what was believed before it, so that it can be taken back. */
  readonly newest: { readonly session: SessionId; readonly item: ItemId; readonly before: Belief } | null;
  /** The skip that ended its latest problem and what was so before it; null where the latest did not end so. */
  readonly skip:
    | (Pick<SkillMastery, "struggles" | "lastPractisedAt"> & { readonly session: SessionId; readonly item: ItemId })
    | null;
  /** Seeds served so far, by difficulty, oldest first. */
  readonly used: Readonly<Partial<Record<Difficulty, readonly number[]>>>;
}

export interface MasteryState {
  /** P(known) by skill, as the newest placement found it [probability]; null before there was one. */
  readonly placed: Readonly<Record<SkillId, number>> | null;
  /** Share of right ones among the newest first answers on all skills, the newest weighing most [0 to 1]. */
  readonly rightLately: number;
  readonly bySkill: Readonly<Record<SkillId, SkillMastery>>;
}

/** A skill nothing is known about yet. `known` is replaced by the skill's own constant at the first evidence. */
export const UNTOUCHED: SkillMastery = {
  known: 0,
  opportunities: 0,
  streak: 0,
  lastOutcome: null,
  lastPractisedAt: null,
  level: 1,
  run: 0,
  provenCorrect: 0,
  misses: 0,
  fruitless: 0,
  restsSince: null,
  lapsed: false,
  told: [],
  struggles: 0,
  hintsInARow: 0,
  masteredAt: null,
  daysWhenDone: null,
  keptAt: null,
  unlocked: false,
  days: null,
  newest: null,
  skip: null,
  used: {},
};

/** P(known) of a skill before its first evidence: what a placement found, else the skill's own constant [PLA20]. */
export function initialKnown({ placed }: MasteryState, { id, bkt }: SkillNode): number {
  return placed?.[id] ?? bkt.p_init;
}

export function masteryOf(state: MasteryState, skill: SkillId): SkillMastery {
  return state.bySkill[skill] ?? UNTOUCHED;
}

/**
 * P(known) by skill with everything the recommender needs, folded from evidence. The evidence
 * event carries its own constants, so that the fold needs nothing but the log [LRN4].
 */
export const masteryProjection: Projection<
  MasteryState,
  CoreEventType | "appeal_ruled" | "exam_item_served" | "placement_asked" | "placement_concluded"
> = {
  initial: { placed: null, rightLately: POLICY.memory.rightAtFirst, bySkill: {} },
  on: {
    learner_enrolled: keep,
    session_started: keep,
    verification_approved: keep,
    verification_rejected: keep,
    problem_served: (state, event) => withUsed(state, event.body),
    // Seen in an exam is seen: it is not served again while there is another.
    exam_item_served: (state, event) => withUsed(state, event.body),
    placement_asked: (state, event) => withUsed(state, event.body),
    placement_concluded: (state, { body }) => ({
      ...state,
      placed: Object.fromEntries(body.known.map(({ skill, p }) => [skill, p])),
    }),
    attempt_submitted: keep,
    attempt_evaluated: keep,
    diagnosis_completed: keep,
    hint_served: keep,
    solution_shown: keep,
    problem_completed: (state, event) => {
      const { skill, signal, status, session, item, hints } = event.body;
      const before = masteryOf(state, skill);
      const struggled = signal === "struggling" || signal === "stuck";
      return put(state, skill, {
        ...before,
        struggles: struggled ? before.struggles + 1 : 0,
        hintsInARow: hints > 0 ? before.hintsInARow + 1 : 0,
        lastPractisedAt: event.wall,
        skip:
          status === "skipped"
            ? { session, item, struggles: before.struggles, lastPractisedAt: before.lastPractisedAt }
            : null,
      });
    },
    skip_undone: (state, { body: { session, item, skill } }) => {
      const now = masteryOf(state, skill);
      if (now.skip?.session !== session || now.skip.item !== item) return state;
      const { struggles, lastPractisedAt } = now.skip;
      return put(state, skill, { ...now, struggles, lastPractisedAt, skip: null });
    },
    mastery_updated: (state, event) => {
      const before = masteryOf(state, event.body.skill);
      const after = afterEvidence(before, event);
      return after === before ? state : put(withLately(state, event.body.correct), event.body.skill, after);
    },
    skill_done: withBadge,
    skill_mastered: (state, event) => {
      const done = withBadge(state, event);
      if (event.body.confirmed === undefined) return done;
      const now = masteryOf(done, event.body.skill);
      return put(done, event.body.skill, { ...now, keptAt: now.keptAt ?? event.wall });
    },
    skill_doubted: keep,
    lesson_offered: keep,
    skill_unlocked: (state, event) =>
      put(state, event.body.skill, { ...masteryOf(state, event.body.skill), unlocked: true }),
    answer_disputed: keep,
    appeal_examined: (state, { body }) => withCredit(state, body, body.provisional),
    appeal_ruled: (state, { body }) => withCredit(state, body, body.credit),
    work_checked: keep,
    session_ended: keep,
  },
};

/** An answer counts as right after all. */
function withCredit(
  state: MasteryState,
  ref: Parameters<typeof takeBackEvidence>[1],
  credit: { readonly evidence_taken_back: boolean } | null,
): MasteryState {
  if (credit === null) return state;
  const back = credit.evidence_taken_back ? (takeBackEvidence(state, ref) ?? state) : state;
  return put(back, ref.skill, { ...masteryOf(back, ref.skill), struggles: 0, hintsInARow: 0, skip: null });
}

function withLately(state: MasteryState, correct: boolean): MasteryState {
  const { rightLately } = state;
  return { ...state, rightLately: rightLately + POLICY.memory.newest * ((correct ? 1 : 0) - rightLately) };
}

/** Exact where it was the newest answer of all; else as near as one comes without the answers since. */
function withoutLately(state: MasteryState, correct: boolean): MasteryState {
  const { newest } = POLICY.memory;
  const before = (state.rightLately - newest * (correct ? 1 : 0)) / (1 - newest);
  return { ...state, rightLately: Math.min(1, Math.max(0, before)) };
}

/** Granted once and kept: an older session that arrives late takes nothing away. What was fruitless until then is over [REC8]. */
function withBadge(
  state: MasteryState,
  { body: { skill }, wall }: { readonly body: { readonly skill: SkillId }; readonly wall: number },
): MasteryState {
  const before = masteryOf(state, skill);
  return put(state, skill, {
    ...before,
    masteredAt: before.masteredAt ?? wall,
    daysWhenDone: before.daysWhenDone ?? before.days?.days ?? 1,
    fruitless: 0,
    restsSince: null,
  });
}

function withUsed(
  state: MasteryState,
  { skill, difficulty, seed }: { readonly skill: SkillId; readonly difficulty: Difficulty; readonly seed: number },
): MasteryState {
  const before = masteryOf(state, skill);
  const served = (before.used[difficulty] ?? []).filter((other) => other !== seed);
  return put(state, skill, { ...before, used: { ...before.used, [difficulty]: [...served, seed] } });
}

/** The state without a problem's evidence; null when that is not the newest evidence of its skill. */
export function takeBackEvidence(
  state: MasteryState,
  { session, item, skill }: { readonly session: SessionId; readonly item: ItemId; readonly skill: SkillId },
): MasteryState | null {
  const now = masteryOf(state, skill);
  if (now.newest?.session !== session || now.newest.item !== item) return null;
  return put(withoutLately(state, now.lastOutcome === "correct"), skill, {
    ...now,
    ...now.newest.before,
    newest: null,
  });
}

function afterEvidence(before: SkillMastery, event: EventOf<"mastery_updated">): SkillMastery {
  const { correct, weight, difficulty, bkt, session, item } = event.body;
  const prior = before.opportunities === 0 ? bkt.init : before.known;
  const unaided = correct && weight === 1;
  return {
    ...before,
    known: updateMastery(prior, bkt, correct, weight),
    opportunities: before.opportunities + 1,
    streak: correct ? before.streak + 1 : 0,
    lastOutcome: correct ? "correct" : "incorrect",
    lastPractisedAt: event.wall,
    provenCorrect: before.provenCorrect + (unaided && difficulty >= POLICY.mastery.minDifficulty ? 1 : 0),
    misses: before.misses + (correct ? 0 : 1),
    ...nextRest(before, unaided, event.wall),
    told: [...before.told.slice(1 - POLICY.doubt.answers), { at: event.wall, logOdds: toldBelow(correct, weight) }],
    lapsed: !correct && (before.lapsed || isLater(before, event.wall)),
    ...nextLevel(before, difficulty, correct, unaided),
    days: withPractice(before.days, correct, event.wall),
    newest: { session, item, before: beliefOf(before) },
    skip: null,
  };
}

/** After each share of fruitless answers it rests, whatever is answered while it does [REC8]. */
function nextRest(
  before: SkillMastery,
  unaided: boolean,
  wall: number,
): Pick<SkillMastery, "fruitless" | "restsSince"> {
  if (unaided) return { fruitless: before.fruitless, restsSince: before.restsSince };
  const fruitless = before.fruitless + 1;
  return { fruitless, restsSince: fruitless % POLICY.rest.fruitless === 0 ? wall : before.restsSince };
}

function toldBelow(correct: boolean, weight: number): number {
  const { right, wrong, helped, helpedWeight } = POLICY.doubt;
  if (!correct) return wrong;
  return weight > helpedWeight ? right : helped;
}

/** Whether it is another day than the one on which the skill was done. */
function isLater({ masteredAt }: SkillMastery, wall: number): boolean {
  return masteredAt !== null && wall - masteredAt >= POLICY.mastery.laterMs;
}

function beliefOf(mastery: SkillMastery): Belief {
  const { known, opportunities, streak, lastOutcome, lastPractisedAt, level, run, provenCorrect } = mastery;
  const { misses, fruitless, restsSince, lapsed, told, days } = mastery;
  return {
    known,
    opportunities,
    streak,
    lastOutcome,
    lastPractisedAt,
    level,
    run,
    provenCorrect,
    misses,
    fruitless,
    restsSince,
    lapsed,
    told,
    days,
  };
}

/** The level goes on from the difficulty that was served, which may not be the one asked for. */
function nextLevel(
  before: SkillMastery,
  served: Difficulty,
  correct: boolean,
  unaided: boolean,
): Pick<SkillMastery, "level" | "run"> {
  const soFar = before.level === served ? before.run : 0;
  if (correct && !unaided) return { level: served, run: Math.max(0, soFar) };
  const run = correct ? Math.max(0, soFar) + 1 : Math.min(0, soFar) - 1;
  if (run >= POLICY.level.up) return { level: Math.min(5, served + 1) as Difficulty, run: 0 };
  if (-run >= POLICY.level.down) return { level: Math.max(1, served - 1) as Difficulty, run: 0 };
  return { level: served, run };
}

/** What mastery still wants of a skill, and how many of it. */
export interface MasteryWanted {
  readonly what: "harder" | "more" | "right" | "surer" | "another-day";
  /** Whole number, at least 1. */
  readonly count: number;
}

/**
 * What is wanted before a skill is done, and then before it is kept [LRN3, LRN8, LRN9], what takes longest first; null
 * when nothing is. `placed`: a placement found it known.
 */
export function masteryWanted(mastery: SkillMastery, placed: boolean): MasteryWanted | null {
  const { threshold } = POLICY.mastery;
  if (mastery.keptAt !== null) return null;
  // After a wrong one since, one right on another day is not enough.
  if (mastery.masteredAt !== null) return { what: mastery.known < threshold ? "surer" : "another-day", count: 1 };
  const { minOpportunities, minOpportunitiesPlaced, minCorrectThere } = POLICY.mastery;
  const harder = minCorrectThere - mastery.provenCorrect;
  if (harder > 0) return { what: "harder", count: harder };
  const least = placed && mastery.misses === 0 ? minOpportunitiesPlaced : minOpportunities;
  const more = least - mastery.opportunities;
  if (more > 0) return { what: "more", count: more };
  if (mastery.lastOutcome !== "correct") return { what: "right", count: 1 };
  return mastery.known < threshold ? { what: "surer", count: 1 } : null;
}

/** Whether a right, unaided answer now shows on another day what was done [LRN9]. */
export function isKeptNow(mastery: SkillMastery, wall: number): boolean {
  const { masteredAt, keptAt, known, lastOutcome } = mastery;
  return (
    masteredAt !== null &&
    keptAt === null &&
    isLater(mastery, wall) &&
    lastOutcome === "correct" &&
    known >= POLICY.mastery.threshold
  );
}

/** Whether a placement found a skill known [PLA21]. */
export function isPlacedKnown({ placed }: MasteryState, skill: SkillId): boolean {
  return (placed?.[skill] ?? 0) >= POLICY.placedKnown;
}

function put(state: MasteryState, skill: SkillId, mastery: SkillMastery): MasteryState {
  return { ...state, bySkill: { ...state.bySkill, [skill]: mastery } };
}

function keep(state: MasteryState): MasteryState {
  return state;
}
