import { z } from "zod";
import { AboutTold } from "../about.ts";
import { AnswerKind, NumberLocale, ReasonCode, Verdict } from "../answers/types.ts";
import { LINE_SORTS, LINE_STATUSES, MAX_LINES, STEP_RULES } from "../answers/lines/codes.ts";
import { ASSIGNMENT_EVENTS } from "../assignments/events.ts";
import { NOTE_EVENTS } from "../notes/events.ts";
import { DIALOGUE_EVENTS } from "../dialogue/events.ts";
import { Difficulty, Probability, SessionId, SkillId } from "../ids.ts";
import { ErrorCategory } from "../items/math-problem-item.ts";
import { PLAN_EVENTS } from "../plans/events.ts";
import { ACTIVITY_EVENTS } from "../sessions/activity-events.ts";
import { CLARIFY_EVENTS } from "../sessions/clarify/events.ts";
import { EVALUATION_EVENTS } from "../sessions/evaluation/events.ts";
import { LESSON_EVENTS } from "../sessions/lesson/events.ts";
import { PLACEMENT_EVENTS } from "../sessions/placement/events.ts";
import { SURVEY_EVENTS } from "../sessions/survey/events.ts";
import { THOUGHT_EVENTS } from "../sessions/thought/events.ts";
import { WORKFLOW_EVENTS } from "../sessions/workflow/events.ts";
import { define, itemAddress, itemAsked, itemChoices, itemRef } from "./define.ts";

/** Who wrote or found it: the tutor's own rules, or a language model with its id and prompt. Absent in old events: the rules. */
const writer = {
  source: z.enum(["static", "llm"]).optional(),
  model: z.string().max(80).nullable().optional(),
  /** Name, version and hash of the prompt. */
  prompt: z.string().max(80).nullable().optional(),
};

/** A learner started on this device. The name stays out of the log. */
export const LearnerEnrolled = define("learner_enrolled", { grade: z.int().min(0).max(12) });

export const SessionStarted = define("session_started", {
  session: SessionId,
  /** Problems planned, 5 to 10. */
  goal: z.int().min(1).max(20),
  /** Set when the learner chose what to practise. */
  skill: SkillId.nullable(),
  seed: z.string(),
  /** Versions of hint, mastery and recommendation policy (requirement M12). */
  policy: z.string(),
});

/** A rebuilt item's hash is the one the verified list holds. */
export const VerificationApproved = define("verification_approved", {
  ...itemRef,
  ...itemAddress,
  hash: z.string(),
});

/** A rebuilt item was refused: unlisted, changed, or not valid. It was not shown. */
export const VerificationRejected = define("verification_rejected", {
  session: SessionId,
  skill: SkillId,
  ...itemAddress,
  reason: z.enum(["not-listed", "hash-mismatch", "cannot-build", "invalid-item", "unknown-blueprint"]),
  detail: z.string().max(300),
});

export const ProblemServed = define("problem_served", {
  ...itemRef,
  ...itemAddress,
  ...itemChoices,
  ...itemAsked,
  hash: z.string(),
  /** Position in the session, 1-based. */
  position: z.int().positive(),
  why: z.enum(["chosen", "new", "continue", "review", "sibling", "mixed", "repair"]),
});

export const AttemptSubmitted = define("attempt_submitted", {
  ...itemRef,
  /** Readable attempts so far, this one included if it turns out readable; 1-based. */
  attempt: z.int().positive(),
  /** What was typed, one text a box, exactly as typed. */
  given: z.array(z.string().max(200)).min(1).max(6),
  locale: NumberLocale,
  /** From first paint of the item to submission [ms]. */
  latency_ms: z.int().nonnegative(),
  hints_used: z.int().nonnegative(),
});

export const AttemptEvaluated = define("attempt_evaluated", {
  ...itemRef,
  attempt: z.int().positive(),
  verdict: Verdict,
  reason: ReasonCode,
  close: z.boolean(),
  /** Reader name and version (requirement M5). */
  reader: z.string(),
});

export const DiagnosisCompleted = define("diagnosis_completed", {
  ...itemRef,
  attempt: z.int().positive(),
  category: ErrorCategory,
  /** Misconception id, or null when no rule explains the answer. */
  misconception: z.string().nullable(),
  divergence_step_index: z.int().min(1).nullable(),
  confidence: Probability,
  ...writer,
});

/** With the source `llm`, other words for the hint of that level that was served before: no hint more is counted. */
export const HintServed = define("hint_served", {
  ...itemRef,
  level: z.int().min(1).max(3),
  /** Which ladder: the item's own or a misconception's. */
  misconception: z.string().nullable(),
  text: z.string().max(600),
  /** Asked for, or given after a wrong attempt. */
  asked: z.boolean(),
  ...writer,
});

/** The worked solution was shown: the item is now an example and carries no more evidence. */
export const SolutionShown = define("solution_shown", { ...itemRef });

export const ProblemCompleted = define("problem_completed", {
  ...itemRef,
  status: z.enum(["completed", "skipped"]),
  /** Requirement T8. */
  signal: z.enum(["mastered", "learned", "struggling", "stuck"]),
  attempts: z.int().nonnegative(),
  hints: z.int().nonnegative(),
  /** From serving to the end [ms]. */
  duration_ms: z.int().nonnegative(),
  correct: z.boolean(),
});

/** A skip was taken back: the problem it was about is on the desk again, and the one served after it is not. */
export const SkipUndone = define("skip_undone", { ...itemRef });

export const MasteryUpdated = define("mastery_updated", {
  ...itemRef,
  /** The evidence: right or wrong, and how much it weighs (policy). */
  correct: z.boolean(),
  weight: Probability,
  difficulty: Difficulty,
  /** The skill's constants as used, so that the fold needs nothing but the log. */
  bkt: z.strictObject({ init: Probability, transit: Probability, slip: Probability, guess: Probability }),
  /** What the device believed before and after. */
  before: Probability,
  after: Probability,
});

/** Shown for now: what builds on it is open. */
export const SkillDone = define("skill_done", { session: SessionId, skill: SkillId });
/** Kept: right on a later day. Without `confirmed`, as builds before `skill_done` wrote it: done. */
export const SkillMastered = define("skill_mastered", {
  session: SessionId,
  skill: SkillId,
  confirmed: z.literal(true).optional(),
});
export const SkillUnlocked = define("skill_unlocked", { session: SessionId, skill: SkillId });
/** A skill that was taken for known is so no longer, because of answers to one that builds on it. */
export const SkillDoubted = define("skill_doubted", { session: SessionId, skill: SkillId, because: SkillId });
/** Hints on one problem after another: the lesson is offered. */
export const LessonOffered = define("lesson_offered", { session: SessionId, skill: SkillId, why: z.enum(["hints"]) });

/** "I think I'm right": kept for the author with everything needed to see the case again. */
export const AnswerDisputed = define("answer_disputed", {
  ...itemRef,
  ...itemAddress,
  ...itemChoices,
  given: z.array(z.string().max(200)).min(1).max(6),
  locale: NumberLocale,
});

/** One box of a disputed answer: the case as it stood, and what a second method made of it. */
const ExaminedBox = z.strictObject({
  label: z.string(),
  kind: AnswerKind,
  expected: z.string(),
  given: z.string().max(200),
  /** The options of the check as canonical JSON. */
  options: z.string().max(4_000),
  /** Why the checker did not accept it. */
  reason: ReasonCode,
  outcome: z.enum(["agrees", "disagrees", "cannot-tell"]),
  how: z.enum(["value", "points", "sides", "parts", "none"]),
  /** Choices of numbers at which both were worked out. */
  points: z.int().nonnegative(),
  /** The telling choice of numbers, and what both came to there. */
  at: z.string().max(120).nullable(),
  value_expected: z.string().max(120).nullable(),
  value_given: z.string().max(120).nullable(),
  why: z.string().max(120).nullable(),
});

/** A second, independent method has looked at a disputed answer; the whole case is kept for the author. */
export const AppealExamined = define("appeal_examined", {
  ...itemRef,
  ...itemAddress,
  ...itemChoices,
  given: z.array(z.string().max(200)).min(1).max(6),
  locale: NumberLocale,
  /** `agrees` with the learner, `disagrees`, or it cannot tell. */
  outcome: z.enum(["agrees", "disagrees", "cannot-tell"]),
  /** Name and version of the second method. */
  method: z.string().max(60),
  boxes: z.array(ExaminedBox).min(1).max(6),
  /** What counts as right until a person has looked, so that it can be taken back; null when nothing is counted. */
  provisional: z
    .strictObject({
      signal: z.enum(["mastered", "learned"]),
      /** The problem was over, as not solved; no second `problem_completed` follows. */
      was_completed: z.boolean(),
      /** The evidence of the wrong answer no longer counts; the `mastery_updated` that follows takes its place. */
      evidence_taken_back: z.boolean(),
    })
    .nullable(),
});

/** What one line of working was found to be. */
const CheckedLine = z.strictObject({
  status: z.enum(LINE_STATUSES),
  sort: z.enum(LINE_SORTS).nullable(),
  /** What was done to get there, where the line is right. */
  rule: z.enum(STEP_RULES).nullable(),
  /** What a wrong line nearly is. */
  near: z.string().max(40).nullable(),
  /** Solutions lost or gained. */
  because: z.enum(["solution-lost", "solution-gained"]).nullable(),
  /** Why it cannot be read. */
  reason: ReasonCode.nullable(),
  /** The step of the item's own solution that says the same, 1-based. */
  step_index: z.int().min(1).nullable(),
});

/** The learner's lines of working were checked: no attempt, and no evidence (requirement M9). */
export const WorkChecked = define("work_checked", {
  ...itemRef,
  /** As typed, first line first. */
  lines: z.array(z.string().max(200)).min(1).max(MAX_LINES),
  locale: NumberLocale,
  checked: z.array(CheckedLine).min(1).max(MAX_LINES),
  /** Index of the first wrong line. */
  first_wrong: z.int().nonnegative().nullable(),
  /** Reader name and version (requirement M5). */
  reader: z.string(),
});

export const SessionEnded = define("session_ended", {
  session: SessionId,
  reason: z.enum(["goal-reached", "learner-ended", "nothing-left"]),
});

/** What happens in practice, on one problem after another. */
export const CORE_EVENTS = [
  LearnerEnrolled,
  SessionStarted,
  VerificationApproved,
  VerificationRejected,
  ProblemServed,
  AttemptSubmitted,
  AttemptEvaluated,
  DiagnosisCompleted,
  HintServed,
  SolutionShown,
  ProblemCompleted,
  SkipUndone,
  MasteryUpdated,
  SkillDone,
  SkillMastered,
  SkillUnlocked,
  SkillDoubted,
  LessonOffered,
  AnswerDisputed,
  AppealExamined,
  WorkChecked,
  SessionEnded,
] as const;

/** Every event there is. Types are never removed; old versions are upcast before they are parsed. */
export const TutorEvent = z.discriminatedUnion("type", [
  ...CORE_EVENTS,
  ...DIALOGUE_EVENTS,
  ...PLAN_EVENTS,
  ...ACTIVITY_EVENTS,
  ...LESSON_EVENTS,
  ...CLARIFY_EVENTS,
  ...EVALUATION_EVENTS,
  ...SURVEY_EVENTS,
  ...THOUGHT_EVENTS,
  ...WORKFLOW_EVENTS,
  ...PLACEMENT_EVENTS,
  ...ASSIGNMENT_EVENTS,
  ...NOTE_EVENTS,
  AboutTold,
]);
export type TutorEvent = z.infer<typeof TutorEvent>;

export type EventType = TutorEvent["type"];
/** The events of practice: every projection of practice says what it does with each. */
export type CoreEventType = z.infer<(typeof CORE_EVENTS)[number]>["type"];

type EventByType = { readonly [Event in TutorEvent as Event["type"]]: Event };

/** The event (or union of events) with these type tags. */
export type EventOf<Type extends EventType> = {
  [T in Type]: EventByType[T] & { readonly type: T };
}[Type];

/** What a decision produces: type and body; the envelope is stamped on when it is recorded. */
export type NewEvent = {
  [T in EventType]: { readonly type: T; readonly body: EventOf<T>["body"] };
}[EventType];
