import { z } from "zod";
import { Verdict } from "../answers/types.ts";
import { AssignmentId, skillsOfWhat } from "../assignments/assignment.ts";
import { amountOf, assignmentsProjection, type AssignmentsState } from "../assignments/assignments-state.ts";
import type { EventOf, EventType, TutorEvent } from "../events/tutor-event.ts";
import { Difficulty, EventId, ItemId, LearnerId, SessionId, SkillId } from "../ids.ts";
import { isoTime } from "../iso-time.ts";
import { applyEvent, replay } from "../projections/projection.ts";
import { isVisitorId } from "../protocol/visitor.ts";
import { ALERT_KINDS, alertOf } from "../reports/class/alerts.ts";
import { historyProjection, sessionsOf } from "../reports/history-state.ts";
import { ActivityKind } from "../sessions/activity-events.ts";
import type { About } from "./outs.ts";

const Count = z.int().nonnegative();
/** ISO 8601 in UTC, with milliseconds. */
const Time = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u);

/** What every message says. */
const common = {
  /** The same at every try: who has it already answers 200 and does nothing. */
  id: z.uuid(),
  v: z.literal(1),
  /** When it happened, in the order of the server's times. */
  at: Time,
  /** When the server heard of it: devices work without the network. */
  heard_at: Time,
  /** Opaque ids; names are nowhere. */
  school: z.string(),
  learner: LearnerId,
  /** Of the event it follows from. */
  event: EventId,
};

const SessionCompleted = z.strictObject({
  type: z.literal("session.completed"),
  ...common,
  data: z.strictObject({
    session: SessionId,
    kind: z.enum(["practice", ...ActivityKind.options]),
    /** What it was made from, beside practice: a skill, a survey …; null for practice. */
    source: z.string().nullable(),
    reason: z.string().max(40),
    /** Finished, skipped ones not. */
    problems: Count,
    skipped: Count,
    right: Count,
    /** At work, without time away [ms]. */
    worked_ms: Count,
    skills: z.array(SkillId),
    /** The assignment it was begun for; null: none. */
    assignment: AssignmentId.nullable(),
  }),
});

const ExamCompleted = z.strictObject({
  type: z.literal("exam.completed"),
  ...common,
  data: z.strictObject({
    session: SessionId,
    exam: z.string(),
    /** Null: the log does not say. */
    reason: z.string().max(40).nullable(),
    points: z.number().nonnegative(),
    of: z.int().positive(),
    right: Count,
    partly: Count,
    not_right: Count,
    unanswered: Count,
    worked_ms: Count,
  }),
});

const AssignmentCompleted = z.strictObject({
  type: z.literal("assignment.completed"),
  ...common,
  data: z.strictObject({
    assignment: AssignmentId,
    what: z.enum(["skills", "lesson", "items", "exam", "survey", "guide"]),
    /** Problems, right answers, skills or minutes, as its goal counts. */
    done: Count,
    of: Count,
    problems: Count,
    right: Count,
    worked_ms: Count,
    skills: z.array(SkillId),
  }),
});

const AnswerGiven = z.strictObject({
  type: z.literal("answer.given"),
  ...common,
  data: z.strictObject({
    session: SessionId,
    item: ItemId,
    skill: SkillId,
    difficulty: Difficulty.nullable(),
    /** Readable answers to this problem so far, 1-based. */
    attempt: z.int().positive(),
    verdict: Verdict,
    hints: Count,
    latency_ms: Count,
  }),
});

const AlertRaised = z.strictObject({
  type: z.literal("alert.raised"),
  ...common,
  data: z.strictObject({
    kind: z.enum(ALERT_KINDS),
    /** Who it is has not been said yet: it came from a shared device without a sign-in. */
    unconfirmed: z.boolean(),
  }),
});

/** One thing told to another system: the body of a webhook. */
export const OutMessage = z.discriminatedUnion("type", [
  SessionCompleted,
  ExamCompleted,
  AssignmentCompleted,
  AnswerGiven,
  AlertRaised,
]);
export type OutMessage = z.infer<typeof OutMessage>;
type MessageOf<Type extends OutMessage["type"]> = Extract<OutMessage, { readonly type: Type }>;

/** What a message is made of. */
export interface Telling {
  readonly id: string;
  readonly about: About;
  readonly school: string;
  /** Whose log it is in. */
  readonly learner: LearnerId;
  readonly event: TutorEvent;
  /** The server's time of the event, and when it heard of it [ms since 1970-01-01 UTC]. */
  readonly ots: number;
  readonly heardAt: number;
  /** Rows up to the event and with it, in order; at least those that `ROWS_FOR` names. */
  readonly rows: readonly TutorEvent[];
}

/** Rows a message is made of: none, those of the event's session, or those of all sessions of its assignment. */
export const ROWS_FOR: { readonly [Key in About]: "none" | "session" | "assignment" } = {
  session: "session",
  exam: "session",
  answer: "session",
  assignment: "assignment",
  alert: "none",
};

/** The message, or null where there is nothing to tell [OUT3]. */
export function composeMessage(telling: Telling): OutMessage | null {
  const { id, school, learner, event, ots, heardAt } = telling;
  const head: Head = {
    id,
    v: 1,
    at: isoTime(ots),
    heard_at: isoTime(heardAt),
    school,
    learner,
    event: event.id,
  };
  return COMPOSE[telling.about](telling, head);
}

type Head = { readonly [Key in keyof typeof common]: z.infer<(typeof common)[Key]> };

const COMPOSE: { readonly [Key in About]: (telling: Telling, head: Head) => OutMessage | null } = {
  session: composeSession,
  exam: composeExam,
  assignment: composeAssignment,
  answer: composeAnswer,
  alert: composeAlert,
};

function composeSession({ event, rows }: Telling, head: Head): MessageOf<"session.completed"> | null {
  if (event.type !== "session_ended" && event.type !== "activity_ended") return null;
  const { session, reason } = event.body;
  const history = replay(historyProjection, rows);
  const assignment = rowsOf(rows, "assignment_begun").find(({ body }) => body.session === session)?.body.assignment;
  const common = { session, reason, assignment: assignment ?? null };
  if (event.type === "activity_ended") {
    const activity = history.activities.find(({ id }) => id === session);
    if (activity === undefined) return null;
    const { kind, source, workedMs } = activity;
    const none = { problems: 0, skipped: 0, right: 0, skills: [] };
    const data = { ...common, ...none, kind, source, worked_ms: Math.round(workedMs) };
    return { type: "session.completed", ...head, data };
  }
  const practice = sessionsOf(history).find(({ id }) => id === session);
  if (practice === undefined) return null;
  const { problems, skipped, correct, workedMs, skills } = practice;
  return {
    type: "session.completed",
    ...head,
    data: {
      ...common,
      kind: "practice",
      source: null,
      problems: problems - skipped.length,
      skipped: skipped.length,
      right: correct,
      worked_ms: Math.round(workedMs),
      skills: [...skills],
    },
  };
}

function composeExam({ event, rows }: Telling, head: Head): MessageOf<"exam.completed"> | null {
  if (event.type !== "exam_scored") return null;
  const { session, points, of, results } = event.body;
  const exam = replay(historyProjection, rows).activities.find(({ id }) => id === session);
  if (exam === undefined) return null;
  const count = (wanted: (typeof results)[number]["outcome"]) =>
    results.filter(({ outcome }) => outcome === wanted).length;
  const counts = { right: count("correct"), partly: count("partial"), not_right: count("incorrect") };
  return {
    type: "exam.completed",
    ...head,
    data: {
      session,
      exam: exam.source,
      reason: exam.reason,
      points,
      of,
      ...counts,
      unanswered: count("unanswered"),
      worked_ms: Math.round(exam.workedMs),
    },
  };
}

/** Only by the event with which it was done first [OUT4]. */
function composeAssignment({ event, rows }: Telling, head: Head): MessageOf<"assignment.completed"> | null {
  let before: AssignmentsState = {};
  let after: AssignmentsState = {};
  for (const row of rows) {
    before = after;
    after = applyEvent(assignmentsProjection, before, row);
  }
  if (rows.at(-1)?.id !== event.id) return null;
  const found = Object.entries(after).find(
    ([id, { doneAt }]) => doneAt !== null && (before[id as AssignmentId]?.doneAt ?? null) === null,
  );
  if (found === undefined) return null;
  const [id, progress] = found;
  const { what, problems, right, workedMs } = progress;
  return {
    type: "assignment.completed",
    ...head,
    data: {
      assignment: AssignmentId.parse(id),
      what: what.type,
      ...amountOf(progress),
      problems,
      right,
      worked_ms: Math.round(workedMs),
      skills: [...skillsOfWhat(what)],
    },
  };
}

function composeAnswer({ event, rows }: Telling, head: Head): MessageOf<"answer.given"> | null {
  if (event.type !== "attempt_evaluated") return null;
  const { session, item, skill, attempt, verdict } = event.body;
  const submitted = rowsOf(rows, "attempt_submitted").findLast(({ body }) => body.item === item);
  if (submitted === undefined) return null;
  const served = rowsOf(rows, "problem_served").findLast(({ body }) => body.item === item);
  return {
    type: "answer.given",
    ...head,
    data: {
      session,
      item,
      skill,
      difficulty: served?.body.difficulty ?? null,
      attempt,
      verdict,
      hints: submitted.body.hints_used,
      latency_ms: submitted.body.latency_ms,
    },
  };
}

function composeAlert({ event, learner }: Telling, head: Head): MessageOf<"alert.raised"> | null {
  const kind = alertOf(event);
  return kind && { type: "alert.raised", ...head, data: { kind, unconfirmed: isVisitorId(learner) } };
}

function rowsOf<Type extends EventType>(rows: readonly TutorEvent[], type: Type): readonly EventOf<Type>[] {
  // Sound: the tag says which it is.
  return rows.filter((row) => row.type === type) as unknown as readonly EventOf<Type>[];
}
