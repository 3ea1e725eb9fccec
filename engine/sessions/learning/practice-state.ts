import type { ExamAdjusted } from "../../adjustments/adjustments.ts";
import type { AssignedItem, AssignmentId } from "../../assignments/assignment.ts";
import type { NumberLocale, ReasonCode, Verdict } from "../../answers/types.ts";
import type { TutorQuestion } from "../../dialogue/events.ts";
import type { CoreEventType, EventOf } from "../../events/tutor-event.ts";
import type { ItemId, SessionId, SkillId } from "../../ids.ts";
import type { Asked } from "../../items/asked.ts";
import { addressOf, type ItemAddress } from "../../items/content.ts";
import type { ErrorCategory } from "../../items/math-problem-item.ts";
import { POLICY } from "../../policy.ts";
import type { Projection } from "../../projections/projection.ts";

export interface AttemptTurn {
  readonly type: "attempt";
  readonly at: number;
  readonly given: readonly string[];
  readonly locale: NumberLocale;
  readonly verdict: Verdict;
  readonly reason: ReasonCode;
  readonly close: boolean;
  readonly misconception: string | null;
  readonly category: ErrorCategory | null;
}

export type CheckedLine = EventOf<"work_checked">["body"]["checked"][number];

/** What the learner wrote to the tutor. */
export interface SaidTurn {
  readonly type: "said";
  readonly at: number;
  readonly text: string;
  readonly category: EventOf<"message_received">["body"]["category"];
  /** How sure the rules were of it. */
  readonly confidence: number;
}

/** What the tutor said to it. */
export interface ReplyTurn {
  readonly type: "reply";
  readonly at: number;
  readonly category: string;
  /** The policy it follows. */
  readonly act: string;
  readonly text: string;
  readonly asks: TutorQuestion | null;
  readonly words?: ModelWords;
}

/** What a language model wrote beneath it. */
export type ModelWords = string;

/** Where a learner is in the small steps of a problem (requirement T5). */
export interface ScaffoldState {
  readonly active: boolean;
  /** What was said without progress; over 3 is stuck. */
  readonly depth: number;
  readonly maxDepth: number;
  /** The solution step that is asked, 1-based; null for the problem itself. */
  readonly step: number | null;
  /** Answers to this step that were not right. */
  readonly misses: number;
}

export type TeachBackState = Pick<EventOf<"teach_back_judged">["body"], "outcome" | "met" | "missing">;

/** What happened on one problem, oldest first. `at` is wall clock [ms]. */
export type Turn =
  | AttemptTurn
  | SaidTurn
  | ReplyTurn
  | {
      readonly type: "hint";
      readonly at: number;
      readonly level: 1 | 2 | 3;
      readonly text: string;
      readonly asked: boolean;
      readonly words?: ModelWords;
    }
  | { readonly type: "solution"; readonly at: number; readonly words?: ModelWords }
  | { readonly type: "disputed"; readonly at: number }
  /** They wanted a person. */
  | { readonly type: "asked-teacher"; readonly at: number }
  /** What the second check made of the answer disputed before. */
  | {
      readonly type: "appeal";
      readonly at: number;
      readonly outcome: EventOf<"appeal_examined">["body"]["outcome"];
      readonly accepted: boolean;
      readonly boxes: readonly AppealTurnBox[];
      /** A teacher decided. */
      readonly byTeacher?: true;
    }
  /** Lines of working that were looked at; no attempt. */
  | {
      readonly type: "work";
      readonly at: number;
      readonly lines: readonly string[];
      readonly locale: NumberLocale;
      readonly checked: readonly CheckedLine[];
      readonly firstWrong: number | null;
    };

export type AppealTurnBox = Pick<
  EventOf<"appeal_examined">["body"]["boxes"][number],
  "label" | "outcome" | "how" | "points" | "at" | "value_expected" | "value_given"
>;

export interface ProblemState {
  readonly item: ItemId;
  readonly skill: SkillId;
  readonly address: ItemAddress;
  readonly hash: string;
  /** What was asked, where the log tells it. */
  readonly asked?: Asked | undefined;
  readonly why: EventOf<"problem_served">["body"]["why"];
  readonly position: number;
  readonly servedAt: number;
  readonly endedAt: number | null;
  /** When a skip of it was undone; null where none was. */
  readonly takenUpAt: number | null;
  readonly turns: readonly Turn[];
  /** Readable, marked attempts: unreadable ones and wrong forms are not counted. */
  readonly attempts: number;
  /** Highest level served; 0 before the first hint. */
  readonly hintLevel: 0 | 1 | 2 | 3;
  readonly hints: number;
  /** The first readable attempt has been counted as evidence. */
  readonly graded: boolean;
  /** `open` takes answers; `right` and `shown` wait for the next problem; `skipped` is over. */
  readonly phase: "open" | "right" | "shown" | "skipped";
  readonly signal: EventOf<"problem_completed">["body"]["signal"] | null;
  /** The question of the tutor that waits for the learner (requirement F2). */
  readonly asks: TutorQuestion | null;
  /** Null until the small steps were begun. */
  readonly scaffold: ScaffoldState | null;
  /** Null until the learner was asked why. */
  readonly teachBack: TeachBackState | null;
}

export interface SessionState {
  readonly id: SessionId;
  readonly goal: number;
  readonly skill: SkillId | null;
  readonly seed: string;
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly reason: EventOf<"session_ended">["body"]["reason"] | null;
  /** In order; the last one is the problem on the desk. */
  readonly problems: readonly ProblemState[];
  /** Skills done in it, and skills shown again on a later day. */
  readonly mastered: readonly SkillId[];
  readonly kept: readonly SkillId[];
  readonly unlocked: readonly SkillId[];
  /** Skills whose lesson was offered. */
  readonly offered: readonly SkillId[];
  /** Messages since it is over [TRN91]. */
  readonly repliesAfter: number;
  /** What a teacher gave to do in it; null where the learner began it by themselves. */
  readonly assignment: SessionAssignment | null;
}

export interface SessionAssignment {
  readonly id: AssignmentId;
  /** They take turns; empty where problems were chosen. */
  readonly skills: readonly SkillId[];
  /** Exactly these are played, in this order; null where the tutor chooses. */
  readonly items: readonly AssignedItem[] | null;
  /** What was set with it for the learner; absent: nothing. */
  readonly adjusted?: ExamAdjusted;
}

export interface PracticeState {
  /** School grade of the learner; null before enrolment. */
  readonly grade: number | null;
  /** The latest session, open or ended. */
  readonly session: SessionState | null;
  /** When and in what session beside practice a person was asked for last, or in none; null: never yet. */
  readonly asked: { readonly session: SessionId | null; readonly at: number } | null;
}

type TalkEventType =
  | "teacher_asked"
  | "message_received"
  | "reply_given"
  | "words_added"
  | "scaffold_moved"
  | "teach_back_judged";

/** The latest session, folded from the log: enough to show the same desk after any interruption [PRC1]. */
export const practiceProjection: Projection<
  PracticeState,
  CoreEventType | TalkEventType | "assignment_begun" | "appeal_ruled"
> = {
  initial: { grade: null, session: null, asked: null },
  on: {
    learner_enrolled: (state, event) => ({ ...state, grade: event.body.grade }),
    session_started: (state, event) => ({ ...state, session: startSession(event) }),
    assignment_begun: (state, { body }) =>
      inSession(state, body.session, (session) => ({ ...session, assignment: assignedOf(body) })),
    verification_approved: keep,
    verification_rejected: keep,
    problem_served: (state, event) =>
      inSession(state, event.body.session, (session) => ({
        ...session,
        problems: [...session.problems, serveProblem(event)],
      })),
    attempt_submitted: (state, event) => onProblem(state, event, (problem) => withAttempt(problem, event)),
    attempt_evaluated: (state, event) => onProblem(state, event, (problem) => withVerdict(problem, event)),
    diagnosis_completed: (state, event) => onProblem(state, event, (problem) => withDiagnosis(problem, event)),
    hint_served: (state, event) => onProblem(state, event, (problem) => withHint(problem, event)),
    solution_shown: (state, event) =>
      onProblem(state, event, (problem) => ({
        ...problem,
        phase: problem.phase === "open" ? "shown" : problem.phase,
        turns: [...problem.turns, { type: "solution", at: event.wall }],
      })),
    problem_completed: (state, event) =>
      onProblem(state, event, (problem) => ({
        ...problem,
        endedAt: event.wall,
        signal: event.body.signal,
        phase: event.body.status === "skipped" ? "skipped" : problem.phase,
        asks: null,
        scaffold: problem.scaffold === null ? null : { ...problem.scaffold, active: false },
      })),
    skip_undone: (state, { body, wall }) =>
      inSession(state, body.session, (session) => takeUpAgain(session, body.item, wall)),
    mastery_updated: (state, event) => onProblem(state, event, (problem) => ({ ...problem, graded: true })),
    skill_done: (state, { body }) =>
      inSession(state, body.session, (session) => ({ ...session, mastered: [...session.mastered, body.skill] })),
    skill_mastered: (state, { body: { session: id, skill, confirmed } }) =>
      inSession(state, id, (session) =>
        confirmed === true
          ? { ...session, kept: [...session.kept, skill] }
          : { ...session, mastered: [...session.mastered, skill] },
      ),
    skill_unlocked: (state, event) =>
      inSession(state, event.body.session, (session) => ({
        ...session,
        unlocked: [...session.unlocked, event.body.skill],
      })),
    skill_doubted: keep,
    lesson_offered: (state, { body }) =>
      inSession(state, body.session, (session) => ({ ...session, offered: [...session.offered, body.skill] })),
    answer_disputed: (state, event) =>
      onProblem(state, event, (problem) => ({
        ...problem,
        turns: [...problem.turns, { type: "disputed", at: event.wall }],
      })),
    appeal_examined: (state, event) => onProblem(state, event, (problem) => withAppeal(problem, event)),
    appeal_ruled: (state, event) => onProblem(state, event, (problem) => withRuling(problem, event)),
    work_checked: (state, event) => onProblem(state, event, (problem) => withWork(problem, event)),
    message_received: (state, event) =>
      onProblem(inSession(state, event.body.session, countReply), event, (problem) => withMessage(problem, event)),
    reply_given: (state, event) => onProblem(state, event, (problem) => withReply(problem, event)),
    words_added: (state, { body }) =>
      onProblem(state, { body }, (problem) =>
        withWords(problem, body.text, (turn) =>
          body.to === "solution" ? turn.type === "solution" : turn.type === "reply" && turn.act === body.act,
        ),
      ),
    scaffold_moved: (state, event) => onProblem(state, event, (problem) => withScaffold(problem, event)),
    teacher_asked: (state, { body: { session, item }, wall }) =>
      session === null || item === null
        ? { ...state, asked: { session, at: wall } }
        : onProblem(state, { body: { session, item } }, (problem) => ({
            ...problem,
            turns: [...problem.turns, { type: "asked-teacher", at: wall }],
          })),
    teach_back_judged: (state, { body }) =>
      onProblem(state, { body }, (problem) => ({
        ...problem,
        asks: body.outcome === "left" ? null : problem.asks,
        teachBack: { outcome: body.outcome, met: body.met, missing: body.missing },
      })),
    session_ended: (state, event) =>
      inSession(state, event.body.session, (session) => ({
        ...session,
        endedAt: event.wall,
        reason: event.body.reason,
      })),
  },
};

function startSession({ body, wall }: EventOf<"session_started">): SessionState {
  return {
    id: body.session,
    goal: body.goal,
    skill: body.skill,
    seed: body.seed,
    startedAt: wall,
    endedAt: null,
    reason: null,
    problems: [],
    mastered: [],
    kept: [],
    unlocked: [],
    offered: [],
    repliesAfter: 0,
    assignment: null,
  };
}

/** What a session of an assignment plays. */
export function assignedOf({
  assignment: id,
  what,
  places,
  adjusted,
}: EventOf<"assignment_begun">["body"]): NonNullable<SessionState["assignment"]> {
  return {
    id,
    skills: what.type === "skills" ? what.skills : [],
    items: what.type === "items" ? places.flatMap((place) => what.items[place] ?? []) : null,
    ...(adjusted === undefined ? {} : { adjusted }),
  };
}

function serveProblem({ body, wall }: EventOf<"problem_served">): ProblemState {
  return {
    item: body.item,
    skill: body.skill,
    address: addressOf(body),
    hash: body.hash,
    asked: body.asked,
    why: body.why,
    position: body.position,
    servedAt: wall,
    endedAt: null,
    takenUpAt: null,
    turns: [],
    attempts: 0,
    hintLevel: 0,
    hints: 0,
    graded: false,
    phase: "open",
    signal: null,
    asks: null,
    scaffold: null,
    teachBack: null,
  };
}

/** A skipped problem is open again and the last one; what was served after it and not touched was never there [PRC22]. */
function takeUpAgain(session: SessionState, item: ItemId, wall: number): SessionState {
  const at = session.problems.findLastIndex((problem) => problem.item === item);
  const skipped = session.problems[at];
  if (skipped?.phase !== "skipped") return session;
  const others = session.problems.filter((problem, place) => place < at || (place > at && !isUntouched(problem)));
  const isOver = session.reason === "learner-ended";
  return {
    ...session,
    endedAt: isOver ? session.endedAt : null,
    reason: isOver ? session.reason : null,
    problems: [...others, { ...skipped, phase: "open", signal: null, endedAt: null, takenUpAt: wall }],
  };
}

/** Nothing was done with it yet; what the tutor says by itself, such as a word on the way to it, does not count. */
export function isUntouched({ phase, takenUpAt, turns }: ProblemState): boolean {
  return phase === "open" && takenUpAt === null && turns.every(({ type }) => type === "reply");
}

function withAttempt(problem: ProblemState, { body, wall }: EventOf<"attempt_submitted">): ProblemState {
  const turn: AttemptTurn = {
    type: "attempt",
    at: wall,
    given: body.given,
    locale: body.locale,
    // Until the verdict, which is recorded in the same transaction.
    verdict: "unreadable",
    reason: "unfinished",
    close: false,
    misconception: null,
    category: null,
  };
  return { ...problem, turns: [...problem.turns, turn] };
}

function withVerdict(problem: ProblemState, { body }: EventOf<"attempt_evaluated">): ProblemState {
  const marked = body.verdict === "correct" || body.verdict === "incorrect";
  return {
    ...changeLastAttempt(problem, { verdict: body.verdict, reason: body.reason, close: body.close }),
    attempts: problem.attempts + (marked ? 1 : 0),
    phase: body.verdict === "correct" ? "right" : problem.phase,
  };
}

function withMessage(problem: ProblemState, { body, wall }: EventOf<"message_received">): ProblemState {
  const { text, category, confidence } = body;
  return { ...problem, turns: [...problem.turns, { type: "said", at: wall, text, category, confidence }] };
}

function countReply(session: SessionState): SessionState {
  return session.endedAt === null ? session : { ...session, repliesAfter: session.repliesAfter + 1 };
}

/** The newest reply's question is the one that waits. */
function withReply(problem: ProblemState, { body, wall }: EventOf<"reply_given">): ProblemState {
  const { category, act, text, asks } = body;
  return { ...problem, asks, turns: [...problem.turns, { type: "reply", at: wall, category, act, text, asks }] };
}

function withScaffold(problem: ProblemState, { body }: EventOf<"scaffold_moved">): ProblemState {
  const { active, depth, step, outcome } = body;
  const before = problem.scaffold;
  const isSame = before !== null && before.step === step;
  const misses = isSame ? before.misses + (outcome === "not-yet" ? 1 : 0) : 0;
  return {
    ...problem,
    scaffold: { active, depth, maxDepth: Math.max(depth, before?.maxDepth ?? 0), step, misses },
  };
}

function withHint(problem: ProblemState, { body, wall }: EventOf<"hint_served">): ProblemState {
  const level = body.level as 1 | 2 | 3;
  if (body.source === "llm")
    return withWords(problem, body.text, (turn) => turn.type === "hint" && turn.level === level);
  return {
    ...problem,
    hints: problem.hints + 1,
    hintLevel: level > problem.hintLevel ? level : problem.hintLevel,
    turns: [...problem.turns, { type: "hint", at: wall, level, text: body.text, asked: body.asked }],
  };
}

/** Words beneath the newest turn they can be for; a turn gets words once. */
function withWords(problem: ProblemState, words: ModelWords, isFor: (turn: Turn) => boolean): ProblemState {
  const index = problem.turns.findLastIndex(isFor);
  return {
    ...problem,
    turns: problem.turns.map((turn, at) =>
      at === index && (turn.type === "hint" || turn.type === "reply" || turn.type === "solution") && !("words" in turn)
        ? { ...turn, words }
        : turn,
    ),
  };
}

/** A model's finding tells the sort of mistake; which misconception it is, only the rules say. */
function withDiagnosis(problem: ProblemState, { body }: EventOf<"diagnosis_completed">): ProblemState {
  const { category, misconception, source } = body;
  return changeLastAttempt(problem, source === "llm" ? { category } : { category, misconception });
}

/** Accepted, the problem is right from here on, also when its solution had been shown [DSP1]. */
function withAppeal(problem: ProblemState, { body, wall }: EventOf<"appeal_examined">): ProblemState {
  const { outcome, provisional } = body;
  const boxes = body.boxes.map(
    ({ label, outcome: found, how, points, at, value_expected, value_given }): AppealTurnBox => ({
      label,
      outcome: found,
      how,
      points,
      at,
      value_expected,
      value_given,
    }),
  );
  const turn: Turn = { type: "appeal", at: wall, outcome, accepted: outcome === "agrees", boxes };
  return withCredit({ ...problem, turns: [...problem.turns, turn] }, provisional);
}

function withRuling(problem: ProblemState, { body, wall }: EventOf<"appeal_ruled">): ProblemState {
  const { accepted, credit } = body;
  const outcome = accepted ? "agrees" : "disagrees";
  const turn: Turn = { type: "appeal", at: wall, outcome, accepted, boxes: [], byTeacher: true };
  return withCredit({ ...problem, turns: [...problem.turns, turn] }, credit);
}

function withCredit(
  problem: ProblemState,
  credit: { readonly signal: NonNullable<ProblemState["signal"]> } | null,
): ProblemState {
  return credit === null ? problem : { ...problem, phase: "right", signal: credit.signal };
}

function withWork(problem: ProblemState, { body, wall }: EventOf<"work_checked">): ProblemState {
  const { lines, locale, checked, first_wrong: firstWrong } = body;
  return { ...problem, turns: [...problem.turns, { type: "work", at: wall, lines, locale, checked, firstWrong }] };
}

function changeLastAttempt(problem: ProblemState, change: Partial<AttemptTurn>): ProblemState {
  const index = problem.turns.findLastIndex((turn) => turn.type === "attempt");
  return {
    ...problem,
    turns: problem.turns.map((turn, at) => (at === index && turn.type === "attempt" ? { ...turn, ...change } : turn)),
  };
}

/** Changes the session an event belongs to; an event of another session changes nothing here. */
function inSession(
  state: PracticeState,
  id: SessionId,
  change: (session: SessionState) => SessionState,
): PracticeState {
  return state.session?.id === id ? { ...state, session: change(state.session) } : state;
}

/** Changes the newest serving of the item an event is about. */
function onProblem(
  state: PracticeState,
  event: { readonly body: { readonly session: SessionId; readonly item: ItemId | null } },
  change: (problem: ProblemState) => ProblemState,
): PracticeState {
  return inSession(state, event.body.session, (session) => {
    const index = session.problems.findLastIndex((problem) => problem.item === event.body.item);
    return {
      ...session,
      problems: session.problems.map((problem, at) => (at === index ? change(problem) : problem)),
    };
  });
}

/** The session that is under way, if any. */
export function openSession(state: PracticeState): SessionState | null {
  return state.session !== null && state.session.endedAt === null ? state.session : null;
}

/** How many more messages the session takes now that it is over [TRN91]; none while one is under way. */
export function repliesLeft({ session }: PracticeState, id: SessionId): number {
  const isOver = session !== null && session.id === id && session.endedAt !== null;
  return isOver ? Math.max(0, POLICY.repliesAfter - session.repliesAfter) : 0;
}

/** The problem on the desk: open, or finished and waiting for the next one. */
export function currentProblem(state: PracticeState): ProblemState | null {
  return openSession(state)?.problems.at(-1) ?? null;
}

function keep(state: PracticeState): PracticeState {
  return state;
}
