import { aboutProjection, tellAbout } from "./about.ts";
import { assignmentsProjection } from "./assignments/assignments-state.ts";
import { startAssignment } from "./assignments/start-assignment.ts";
import type { NewEvent, TutorEvent } from "./events/tutor-event.ts";
import { readNote, takeNote } from "./notes/decide-notes.ts";
import { isRuledAgain, notesProjection } from "./notes/notes-state.ts";
import { masteryProjection } from "./learner/mastery-state.ts";
import { POLICY } from "./policy.ts";
import { applyEvent } from "./projections/projection.ts";
import { evolveHistory, historyProjection } from "./reports/history-state.ts";
import { err, ok, type Result } from "./result.ts";
import { evolveActivities, initialActivities } from "./sessions/activities.ts";
import { examineAppeal } from "./sessions/learning/appeal.ts";
import { askTeacher } from "./sessions/learning/ask-teacher.ts";
import { checkLines } from "./sessions/learning/check-lines.ts";
import {
  disputeAnswer,
  nextProblem,
  requestHint,
  showSolution,
  skipProblem,
  submitAnswer,
} from "./sessions/learning/decide.ts";
import { sessionGoal } from "./sessions/learning/session-goal.ts";
import { undoSkip } from "./sessions/learning/undo-skip.ts";
import type { Decision } from "./sessions/activity.ts";
import { isExamRunning, waitsForExam } from "./sessions/evaluation/exam-first.ts";
import {
  currentProblem,
  openSession,
  practiceProjection,
  type SessionState,
} from "./sessions/learning/practice-state.ts";
import { isLeft } from "./sessions/learning/left-session.ts";
import { isInLesson, spokenHere } from "./sessions/lesson/spoken-here.ts";
import { serveNext } from "./sessions/learning/serve-next.ts";
import type { TutorCommand, TutorEnv, TutorRefusal, TutorState } from "./tutor-types.ts";

/** Raised whenever a fold changes, so that stored states made by older code are rebuilt. */
export const FOLD_VERSION = 21;

/** Raised whenever an event can be read that could not: what was folded without it, on a device or a server, is made anew [EVT8]. */
export const EVENTS_VERSION = 1;

/** What a stored state says of the program that made it. */
export const FOLD_NAME = `${FOLD_VERSION}.${EVENTS_VERSION}`;

export const initialTutorState: TutorState = {
  practice: practiceProjection.initial,
  mastery: masteryProjection.initial,
  history: historyProjection.initial,
  activities: initialActivities,
  assignments: assignmentsProjection.initial,
  notes: notesProjection.initial,
  about: aboutProjection.initial,
};

/** Applies one event to every projection. Pure. */
export function evolveTutor(state: TutorState, event: TutorEvent): TutorState {
  if (isRuledAgain(state.notes, event)) return state;
  return {
    practice: applyEvent(practiceProjection, state.practice, event),
    mastery: applyEvent(masteryProjection, state.mastery, event),
    history: evolveHistory(state.history, event),
    activities: evolveActivities(state.activities, event),
    assignments: applyEvent(assignmentsProjection, state.assignments, event),
    notes: applyEvent(notesProjection, state.notes, event),
    about: applyEvent(aboutProjection, state.about, event),
  };
}

/** Decides what a command brings about: events to record, or a refusal that changes nothing. Pure. */
export function decideTutor(
  state: TutorState,
  command: TutorCommand,
  given: TutorEnv,
): Result<readonly NewEvent[], TutorRefusal> {
  // An activity says its own language: the one that is begun need not be that of the desk.
  const env = isForLesson(command) ? given : spokenHere(state, given);
  const decided = decide(state, command, env);
  // What is practised in a lesson is evaluated with the answer (requirement P4).
  if (!decided.ok || isForLesson(command) || !isInLesson(state)) return decided;
  // Folds read body and wall clock only; the envelope is stamped later by the host.
  const after = decided.value.reduce((at, fresh) => evolveTutor(at, { ...fresh, wall: env.now } as TutorEvent), state);
  return ok([...decided.value, ...env.content.part("lesson").follow(after, env)]);
}

/** What a lesson decides about by itself. */
function isForLesson(command: TutorCommand): boolean {
  return (
    command.type === "activity" || (command.type === "start-assignment" && command.assignment.what.type === "lesson")
  );
}

function decide(state: TutorState, command: TutorCommand, env: TutorEnv): Result<readonly NewEvent[], TutorRefusal> {
  if (command.type === "enrol") return ok([{ type: "learner_enrolled", body: { grade: command.grade } }]);
  if (state.practice.grade === null) return err({ type: "not-enrolled" });
  if (waitsForExam(command) && isExamRunning(state, env)) return err({ type: "not-allowed" });
  switch (command.type) {
    case "start-session":
      return startSession(state, command, env);
    case "start-assignment":
      return startAssignment(state, command, env);
    case "submit-answer":
      return isForStep(state, command, env)
        ? env.content.part("dialogue").sendMessage(state, asMessage(command), env)
        : submitAnswer(state, command, env);
    case "check-work":
      return checkLines(state, command, env);
    case "request-hint":
      return requestHint(state, command, env);
    case "show-solution":
      return showSolution(state, command, env);
    case "next-problem":
      return isInLesson(state)
        ? env.content.part("lesson").next(state, command, env)
        : nextProblem(state, command, env);
    case "skip-problem":
      return skipProblem(state, command, env);
    case "undo-skip":
      return undoSkip(state, command, env);
    case "dispute-answer":
      return disputeAnswer(state, command, env);
    case "examine-appeal":
      return examineAppeal(state, command, env);
    case "ask-teacher":
      return askTeacher(state, command, env);
    case "take-note":
      return takeNote(state, command, env);
    case "read-note":
      return readNote(state, command);
    case "tell-about":
      return ok(tellAbout(state.about, command.about));
    case "send-message":
      return env.content.part("dialogue").sendMessage(state, command, env);
    case "take-words":
      return env.content.part("llm").take(state, command.wish, command.answer, env);
    case "activity":
      return decideActivity(state, command, env);
    case "end-session": {
      const session = openSession(state.practice);
      if (session === null) return err({ type: "no-session" });
      return ok([{ type: "session_ended", body: { session: session.id, reason: "learner-ended" } }]);
    }
  }
}

type SubmitAnswer = Extract<TutorCommand, { type: "submit-answer" }>;

/**
 * Whether what stands in the answer box answers the tutor's small question and not the problem: while a step is asked,
 * whatever is not the right answer is taken for the step, and costs no attempt [PRC19].
 */
function isForStep(
  { practice }: TutorState,
  { item: id, given, locale }: SubmitAnswer,
  { content }: TutorEnv,
): boolean {
  const problem = currentProblem(practice);
  if (problem?.item !== id || problem.phase !== "open" || problem.asks?.kind !== "step") return false;
  const opened = content.open(problem.address);
  return (
    opened.ok && given.length === 1 && content.checker.checkItem(opened.value.item, given, locale).verdict !== "correct"
  );
}

function asMessage({ item, given, locale }: SubmitAnswer): Extract<TutorCommand, { type: "send-message" }> {
  return { type: "send-message", item, text: given[0] ?? "", locale };
}

/** Hands a command to the part it is for. */
function decideActivity(
  state: TutorState,
  { kind, command, context }: Extract<TutorCommand, { type: "activity" }>,
  env: TutorEnv,
): Result<readonly NewEvent[], TutorRefusal> {
  const part = env.content.part(kind);
  // Sound: `kind` and `command` come paired from `ActivityCommand`, and the part of a kind takes its commands.
  const decide = part.decide as (s: TutorState, c: typeof command, x: typeof context, e: TutorEnv) => Decision;
  return decide(state, command, context, env);
}

/** Goes on with the open session, unless it was left long ago or another skill was chosen: then it ends and a new one starts. */
function startSession(
  state: TutorState,
  command: Extract<TutorCommand, { type: "start-session" }>,
  env: TutorEnv,
): Result<readonly NewEvent[], TutorRefusal> {
  if (command.skill !== null && !env.content.graph.byId.has(command.skill)) {
    return err({ type: "unknown-skill", skill: command.skill });
  }
  const open = openSession(state.practice);
  if (open !== null && (command.skill === null || command.skill === open.skill) && !isLeft(state, env)) return ok([]);
  if (command.skill !== null && env.ownChoice === false) return err({ type: "not-allowed" });
  const session: SessionState = {
    id: command.session,
    goal: sessionGoal(env),
    skill: command.skill,
    seed: command.seed,
    startedAt: env.now,
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
  const first = serveNext(state, session, env, null);
  // Refusals are recorded even when nothing could be served; an empty session without any is not begun.
  if (first.every(({ type }) => type === "session_ended")) return err({ type: "nothing-to-practise" });
  const { id, goal, skill, seed } = session;
  const ended: readonly NewEvent[] =
    open === null ? [] : [{ type: "session_ended", body: { session: open.id, reason: "learner-ended" } }];
  return ok([
    ...ended,
    { type: "session_started", body: { session: id, goal, skill, seed, policy: POLICY.version } },
    ...first,
  ]);
}
