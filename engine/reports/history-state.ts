import type { CoreEventType, EventOf, TutorEvent } from "../events/tutor-event.ts";
import type { ItemId, SessionId, SkillId } from "../ids.ts";
import { applyEvent, type Projection } from "../projections/projection.ts";
import { gapAtWork } from "../sessions/learning/time-at-work.ts";

/** When, and how long, somebody was at a session. */
interface TimeRecord {
  readonly startedAt: number;
  readonly endedAt: number | null;
  /** The latest that happened in it. */
  readonly lastAt: number;
  /** Without time away [ms]. */
  readonly workedMs: number;
  /** What happened in it, in number, but for its end. */
  readonly moments: number;
}

/** One practice session in figures. Times are wall clock [ms since 1970-01-01 UTC]. */
export interface SessionRecord extends TimeRecord {
  readonly id: SessionId;
  readonly reason: EventOf<"session_ended">["body"]["reason"] | null;
  /** Problems finished, skipped ones included. */
  readonly problems: number;
  /** Those of them that were skipped, so that a skip can be taken back. */
  readonly skipped: readonly ItemId[];
  readonly correct: number;
  /** Right at the first answer, without a hint. */
  readonly firstTry: number;
  readonly skills: readonly SkillId[];
  /** Skills done in it, and skills shown again on a later day. */
  readonly mastered: readonly SkillId[];
  readonly kept: readonly SkillId[];
  readonly unlocked: readonly SkillId[];
}

/** One session beside practice. */
export interface ActivityRecord extends TimeRecord {
  readonly id: SessionId;
  readonly kind: EventOf<"activity_started">["body"]["kind"];
  readonly source: string;
  readonly reason: EventOf<"activity_ended">["body"]["reason"] | null;
  /** Of an exam, once it was scored. */
  readonly score: { readonly points: number; readonly of: number } | null;
}

export interface HistoryState {
  /** Sessions of practice before the newest, oldest first: years of them are not copied for each event. */
  readonly earlier: readonly SessionRecord[];
  readonly newest: SessionRecord | null;
  /** Marked answers in all. */
  readonly answers: number;
  /** Lessons, exams, surveys …, oldest first. */
  readonly activities: readonly ActivityRecord[];
}

type HistoryEventType = CoreEventType | "appeal_ruled" | "activity_started" | "activity_ended" | "exam_scored";

/** All sessions in figures (requirement S8). */
export const historyProjection: Projection<HistoryState, HistoryEventType> = {
  initial: { earlier: [], newest: null, answers: 0, activities: [] },
  on: {
    learner_enrolled: keep,
    session_started: (state, { body, wall }) => ({
      ...state,
      earlier: sessionsOf(state),
      newest: {
        id: body.session,
        ...begun(wall),
        reason: null,
        problems: 0,
        skipped: [],
        correct: 0,
        firstTry: 0,
        skills: [],
        mastered: [],
        kept: [],
        unlocked: [],
      },
    }),
    verification_approved: keep,
    verification_rejected: keep,
    problem_served: (state, { body }) =>
      change(state, body.session, (record) => ({ ...record, skills: withSkill(record.skills, body.skill) })),
    attempt_submitted: keep,
    attempt_evaluated: (state) => ({ ...state, answers: state.answers + 1 }),
    diagnosis_completed: keep,
    hint_served: keep,
    solution_shown: keep,
    problem_completed: (state, { body }) =>
      change(state, body.session, (record) => ({
        ...record,
        problems: record.problems + 1,
        skipped: body.status === "skipped" ? [...record.skipped, body.item] : record.skipped,
        correct: record.correct + (body.correct ? 1 : 0),
        firstTry: record.firstTry + (body.signal === "mastered" ? 1 : 0),
      })),
    skip_undone: (state, { body }) =>
      change(state, body.session, (record) =>
        record.skipped.includes(body.item) ? unskip(record, body.item) : record,
      ),
    mastery_updated: keep,
    skill_done: (state, { body }) =>
      change(state, body.session, (record) => ({ ...record, mastered: withSkill(record.mastered, body.skill) })),
    skill_mastered: (state, { body: { session, skill, confirmed } }) =>
      change(state, session, (record) =>
        confirmed === true
          ? { ...record, kept: withSkill(record.kept, skill) }
          : { ...record, mastered: withSkill(record.mastered, skill) },
      ),
    skill_doubted: keep,
    lesson_offered: keep,
    skill_unlocked: (state, { body }) =>
      change(state, body.session, (record) => ({ ...record, unlocked: withSkill(record.unlocked, body.skill) })),
    answer_disputed: keep,
    appeal_examined: (state, { body }) => withCredit(state, body.session, body.provisional),
    appeal_ruled: (state, { body }) => withCredit(state, body.session, body.credit),
    work_checked: keep,
    activity_started: (state, { body: { session: id, kind, source }, wall }) => ({
      ...state,
      activities: [...state.activities, { id, kind, source, ...begun(wall), reason: null, score: null }],
    }),
    activity_ended: (state, { body, wall }) =>
      changeActivity(state, body.session, () => ({ endedAt: wall, reason: body.reason })),
    exam_scored: (state, { body: { session, points, of } }) =>
      changeActivity(state, session, () => ({ score: { points, of } })),
    session_ended: (state, { body, wall }) =>
      change(state, body.session, (record) => ({ ...record, endedAt: wall, reason: body.reason })),
  },
};

/** A problem still open is counted by the `problem_completed` that follows. */
function withCredit(
  state: HistoryState,
  session: SessionId,
  credit: NonNullable<EventOf<"appeal_ruled">["body"]["credit"]> | null,
): HistoryState {
  if (credit?.was_completed !== true) return state;
  return change(state, session, (record) => ({
    ...record,
    correct: record.correct + 1,
    firstTry: record.firstTry + (credit.signal === "mastered" ? 1 : 0),
  }));
}

/** The session as if that problem had not been skipped; its end too, unless the learner wanted it. */
function unskip(record: SessionRecord, item: ItemId): SessionRecord {
  return {
    ...record,
    ...(record.reason === "learner-ended" ? {} : { reason: null, endedAt: null }),
    problems: record.problems - 1,
    skipped: record.skipped.filter((other) => other !== item),
  };
}

/** One event more; those of every kind of session say how long somebody was at it [PRC20]. */
export function evolveHistory(state: HistoryState, event: TutorEvent): HistoryState {
  const after = applyEvent(historyProjection, state, event);
  if (!("session" in event.body) || event.body.session === null) return after;
  const { session } = event.body;
  // Who ends a session may have come back for nothing else.
  if (event.type === "session_ended" || event.type === "activity_ended" || event.type === "appeal_ruled") return after;
  const at = event.wall;
  const inPractice = change(after, session, (record) => ({ ...record, ...withMoment(record, at) }));
  return inPractice === after ? changeActivity(after, session, (record) => withMoment(record, at)) : inPractice;
}

function begun(wall: number): TimeRecord {
  return { startedAt: wall, endedAt: null, lastAt: wall, workedMs: 0, moments: 0 };
}

function withMoment({ lastAt, workedMs, moments, endedAt }: TimeRecord, wall: number): Partial<TimeRecord> {
  // What is counted anew of a session that is over is nobody's time.
  if (endedAt !== null) return {};
  return { lastAt: Math.max(lastAt, wall), workedMs: workedMs + gapAtWork(lastAt, wall), moments: moments + 1 };
}

/** Sessions of practice, oldest first. */
export function sessionsOf({ earlier, newest }: Pick<HistoryState, "earlier" | "newest">): readonly SessionRecord[] {
  return newest === null ? earlier : [...earlier, newest];
}

/** Nearly always the newest one: years of sessions are not gone through for each event. */
function change(state: HistoryState, id: SessionId, update: (record: SessionRecord) => SessionRecord): HistoryState {
  if (state.newest?.id === id) return { ...state, newest: update(state.newest) };
  const at = state.earlier.findLastIndex((record) => record.id === id);
  const record = state.earlier[at];
  return record === undefined ? state : { ...state, earlier: state.earlier.with(at, update(record)) };
}

function changeActivity(
  state: HistoryState,
  id: SessionId,
  update: (record: ActivityRecord) => Partial<ActivityRecord>,
): HistoryState {
  const at = state.activities.findLastIndex((record) => record.id === id);
  const record = state.activities[at];
  return record === undefined
    ? state
    : { ...state, activities: state.activities.with(at, { ...record, ...update(record) }) };
}

function withSkill(skills: readonly SkillId[], skill: SkillId): readonly SkillId[] {
  return skills.includes(skill) ? skills : [...skills, skill];
}

function keep(state: HistoryState): HistoryState {
  return state;
}
