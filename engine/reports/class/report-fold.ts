import type { ExamAdjusted } from "../../adjustments/adjustments.ts";
import type { EventOf, EventType, TutorEvent } from "../../events/tutor-event.ts";
import type { ItemId, SessionId, SkillId } from "../../ids.ts";
import type { Asked } from "../../items/asked.ts";
import { addressOf, type ItemAddress } from "../../items/content.ts";
import { masteryOf, type MasteryState } from "../../learner/mastery-state.ts";
import type { FoundHow } from "./found-how.ts";
import { evolveRows, type LogRows } from "./session-rows.ts";
import { withStood, type Mark, type StoodMarks } from "./stood-marks.ts";

/** An event of a log with the server's time of it [ms since 1970-01-01 UTC]; logs are in this order. */
export interface TimedEvent {
  readonly event: TutorEvent;
  readonly ots: number;
}

/** How a problem that is over ended. */
export interface Outcome {
  readonly item: ItemId;
  readonly skill: SkillId;
  readonly how: FoundHow;
  /** It ended struggling or stuck. */
  readonly inTrouble: boolean;
}

/** Questions of an exam: while it is marked those that have a mark, in the order in which they were served. */
interface AskedInExam {
  readonly at: "begun" | "ended" | "marked";
  readonly questions: readonly { readonly position: number; readonly skill: SkillId }[];
}

/** A session of practice, or of anything beside it, from its beginning on. */
export interface ReportedSession {
  readonly id: SessionId;
  /** When it was begun [ms since 1970-01-01 UTC]. */
  readonly at: number;
  /** Of its problems that are over, in the order in which they were. */
  readonly outcomes: readonly Outcome[];
  /** Parts of a lesson that were seen. */
  readonly parts: readonly string[];
  /** What was set for the pupil in an exam; null: nothing. */
  readonly adjusted: ExamAdjusted | null;
  /** Null where it is none, or nothing was asked. */
  readonly exam: AskedInExam | null;
}

/** A right answer that was explained in the pupil's own words. */
export interface Explained {
  readonly session: SessionId;
  readonly item: ItemId;
  readonly skill: SkillId;
  readonly address: ItemAddress;
  /** What was asked, where the log tells it. */
  readonly asked?: Asked | undefined;
  readonly words: string;
  /** False: a part of why. */
  readonly whole: boolean;
  readonly at: number;
}

/** What was believed at any time: one mark for each quarter of an hour in which it changed, oldest first. */
export interface BeliefMarks {
  readonly grade: readonly Mark<number>[];
  readonly placed: readonly Mark<MasteryState["placed"]>[];
  readonly rightLately: readonly Mark<number>[];
  readonly bySkill: Readonly<Record<SkillId, StoodMarks>>;
}

/** A problem that may still be explained. */
interface Talk {
  readonly session: SessionId;
  readonly item: ItemId;
  readonly address: ItemAddress;
  readonly asked?: Asked | undefined;
  /** What the pupil said last of it. */
  readonly words: string | null;
  /** Safety words fell on it. */
  readonly serious: boolean;
}

/**
 * All that a log says beside what it comes to, for a report since any quarter of an hour [CLS20]. Times are the server's [ms since
 * 1970-01-01 UTC]. Plain data.
 */
export interface ReportFold {
  /** In the order in which they were begun. */
  readonly sessions: readonly ReportedSession[];
  /** Where their rows stand in the log on the server. */
  readonly rows: LogRows;
  /** The newest of either kind, `MOST_EXPLAINED` at most. */
  readonly explained: readonly Explained[];
  /** The newest problems. */
  readonly talks: readonly Talk[];
  /** When each skill was done for now, and when it was shown again on a later day. */
  readonly doneAt: Readonly<Record<SkillId, number>>;
  readonly keptAt: Readonly<Record<SkillId, number>>;
  readonly marks: BeliefMarks;
}

export const initialReportFold: ReportFold = {
  sessions: [],
  rows: [],
  explained: [],
  talks: [],
  doneAt: {},
  keptAt: {},
  marks: { grade: [], placed: [], rightLately: [], bySkill: {} },
};

const QUARTER_MS = 15 * 60_000;
/** More than a report quotes, whatever since. */
const MOST_EXPLAINED = 20;
/** As many devices as one pupil can be at. */
const MOST_TALKS = 8;

/** Where an event stands: the server's time of it [ms since 1970-01-01 UTC], and the cursor of its row in the log there. */
export interface RowPlace {
  readonly ots: number;
  readonly cursor: number;
}

/**
 * One event more.
 *
 * @param mastery - what is believed after it
 */
export function evolveReport(
  state: ReportFold,
  event: TutorEvent,
  mastery: MasteryState,
  { ots, cursor }: RowPlace,
): ReportFold {
  const { sessions, rows, explained, talks, doneAt, keptAt, marks } = state;
  return {
    sessions: evolveSessions(sessions, event, ots),
    rows: evolveRows(rows, event, cursor),
    ...evolveTalks({ explained, talks }, event, ots),
    ...evolveReached({ doneAt, keptAt }, event, ots),
    marks: evolveMarks(marks, event, mastery, quarterOf(ots)),
  };
}

/** When its quarter of an hour began: days begin at one, wherever the teacher is [ms since 1970-01-01 UTC]. */
export function quarterOf(at: number): number {
  return at - (at % QUARTER_MS);
}

/** Each session with how its problems ended [CLS21]; what is of a session that was never begun counts for nothing. */
export function evolveSessions(
  state: readonly ReportedSession[],
  event: TutorEvent,
  ots: number,
): readonly ReportedSession[] {
  const { body } = event;
  if (!("session" in body) || body.session === null) return state;
  const { session: id } = body;
  // Nearly always the newest one.
  const at = state.findLastIndex((one) => one.id === id);
  const session = state[at];
  if (session === undefined) {
    const begins = event.type === "session_started" || event.type === "activity_started";
    return begins ? [...state, { id, at: ots, outcomes: [], parts: [], adjusted: null, exam: null }] : state;
  }
  const after = evolveSession(session, event);
  return after === session ? state : state.with(at, after);
}

function evolveSession(state: ReportedSession, event: TutorEvent): ReportedSession {
  switch (event.type) {
    case "lesson_moved": {
      const { part } = event.body;
      return state.parts.includes(part) ? state : { ...state, parts: [...state.parts, part] };
    }
    case "exam_planned": {
      const { adjusted } = event.body;
      return adjusted === undefined ? state : { ...state, adjusted };
    }
    case "exam_item_served":
    case "exam_scored":
    case "activity_ended": {
      const exam = evolveAsked(state.exam, event);
      return exam === state.exam ? state : { ...state, exam };
    }
    case "problem_completed": {
      const { item, skill, status, signal, correct } = event.body;
      const how = status === "skipped" ? "skipped" : signal === "mastered" ? "alone" : correct ? "helped" : "shown";
      const inTrouble = status !== "skipped" && (signal === "struggling" || signal === "stuck");
      return withOutcome(state, { item, skill, how, inTrouble });
    }
    case "skip_undone": {
      const outcomes = state.outcomes.filter(({ item, how }) => item !== event.body.item || how !== "skipped");
      return outcomes.length === state.outcomes.length ? state : { ...state, outcomes };
    }
    case "appeal_examined":
    case "appeal_ruled": {
      const { item, skill } = event.body;
      const credit = event.type === "appeal_ruled" ? event.body.credit : event.body.provisional;
      if (credit?.was_completed !== true) return state;
      const how = credit.signal === "mastered" ? "alone" : "helped";
      return withOutcome(state, { item, skill, how, inTrouble: false });
    }
    default:
      return state;
  }
}

/** Nothing of an exam counts before its end, and it is marked once. */
function evolveAsked(
  exam: AskedInExam | null,
  event: EventOf<"exam_item_served" | "exam_scored" | "activity_ended">,
): AskedInExam | null {
  switch (event.type) {
    case "exam_item_served": {
      const { at, questions } = exam ?? { at: "begun", questions: [] };
      const { position, skill } = event.body;
      if (at !== "begun" || questions.some((one) => one.position === position)) return exam;
      return { at, questions: [...questions, { position, skill }] };
    }
    case "activity_ended":
      return exam?.at === "begun" ? { ...exam, at: "ended" } : exam;
    case "exam_scored": {
      if (exam?.at !== "ended") return exam;
      const marked = new Set(event.body.results.map(({ position }) => position));
      return { at: "marked", questions: exam.questions.filter(({ position }) => marked.has(position)) };
    }
    default:
      return exam;
  }
}

/** Skills of the questions that count in it: those of an exam that is over and marked [CLS62]. */
export function examinedIn({ exam }: ReportedSession): readonly SkillId[] {
  return exam?.at === "marked" ? exam.questions.map(({ skill }) => skill) : [];
}

/** A problem that ended again ended as it did last. */
function withOutcome(state: ReportedSession, outcome: Outcome): ReportedSession {
  const at = state.outcomes.findLastIndex(({ item }) => item === outcome.item);
  return { ...state, outcomes: at < 0 ? [...state.outcomes, outcome] : state.outcomes.with(at, outcome) };
}

/** Words of a problem on which safety words fell are read by a press of their own [CLS9]. */
function evolveTalks(
  state: Pick<ReportFold, "explained" | "talks">,
  event: TutorEvent,
  ots: number,
): Pick<ReportFold, "explained" | "talks"> {
  const { body } = event;
  if (!("item" in body) || body.item === null || body.session === null) return state;
  const { session, item } = body;
  const isIts = (one: { readonly session: SessionId; readonly item: ItemId }) =>
    one.item === item && one.session === session;
  const change = (part: Partial<Talk>) => ({
    ...state,
    talks: state.talks.map((talk) => (isIts(talk) ? { ...talk, ...part } : talk)),
  });
  switch (event.type) {
    case "problem_served": {
      const before = state.talks.find(isIts) ?? { words: null, serious: false };
      const { words, serious } = before;
      const others = state.talks.filter((talk) => !isIts(talk)).slice(1 - MOST_TALKS);
      const { asked } = event.body;
      const talk: Talk = { session, item, address: addressOf(event.body), asked, words, serious };
      return { ...state, talks: [...others, talk] };
    }
    case "message_received":
      return change({ words: event.body.text });
    case "safety_flagged":
      return { ...change({ serious: true }), explained: state.explained.filter((one) => !isIts(one)) };
    case "teach_back_judged": {
      const { skill, outcome } = event.body;
      const talk = state.talks.find(isIts);
      if (talk === undefined || talk.serious || talk.words === null) return state;
      if (outcome !== "explained" && outcome !== "partly") return state;
      const { address, asked, words } = talk;
      const whole = outcome === "explained";
      const others = state.explained.filter((one) => !isIts(one));
      const explained: Explained = { session, item, skill, address, asked, words, whole, at: ots };
      return { ...state, explained: newestOf([...others, explained]) };
    }
    default:
      return state;
  }
}

function newestOf(explained: readonly Explained[]): readonly Explained[] {
  const [last] = explained.slice(-1);
  const alike = explained.filter(({ whole }) => whole === last?.whole);
  return alike.length > MOST_EXPLAINED ? explained.filter((one) => one !== alike[0]) : explained;
}

function evolveReached(
  { doneAt, keptAt }: Pick<ReportFold, "doneAt" | "keptAt">,
  event: TutorEvent,
  ots: number,
): Pick<ReportFold, "doneAt" | "keptAt"> {
  if (event.type !== "skill_done" && event.type !== "skill_mastered") return { doneAt, keptAt };
  const { skill } = event.body;
  const isKept = event.type === "skill_mastered" && event.body.confirmed !== undefined;
  const first = (known: Readonly<Record<SkillId, number>>) => ({ ...known, [skill]: known[skill] ?? ots });
  return { doneAt: first(doneAt), keptAt: isKept ? first(keptAt) : keptAt };
}

/** Events after which somebody may stand otherwise with their skill. */
const MOVES: ReadonlySet<string> = new Set<EventType>([
  "problem_completed",
  "skip_undone",
  "mastery_updated",
  "skill_done",
  "skill_mastered",
  "appeal_examined",
  "appeal_ruled",
]);

function evolveMarks(state: BeliefMarks, event: TutorEvent, mastery: MasteryState, at: number): BeliefMarks {
  if (event.type === "learner_enrolled") return { ...state, grade: withMark(state.grade, at, event.body.grade) };
  if (event.type === "placement_concluded") return { ...state, placed: withMark(state.placed, at, mastery.placed) };
  if (!MOVES.has(event.type) || !("skill" in event.body) || event.body.skill === null) return state;
  const { skill } = event.body;
  return {
    ...state,
    rightLately: withMark(state.rightLately, at, mastery.rightLately),
    bySkill: {
      ...state.bySkill,
      [skill]: withStood(state.bySkill[skill], at, masteryOf(mastery, skill)),
    },
  };
}

/** The latest of its quarter of an hour. */
function withMark<Value>(marks: readonly Mark<Value>[], at: number, was: Value): readonly Mark<Value>[] {
  const others = marks.at(-1)?.at === at ? marks.slice(0, -1) : marks;
  return [...others, { at, was }];
}
