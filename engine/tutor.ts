import type { NumberLocale } from "./answers/types.ts";
import type { NewEvent, TutorEvent } from "./events/tutor-event.ts";
import type { ItemId, SessionId, SkillId } from "./ids.ts";
import type { Content } from "./items/content.ts";
import { masteryProjection, type MasteryState } from "./learner/mastery-state.ts";
import { POLICY } from "./policy.ts";
import { applyEvent } from "./projections/projection.ts";
import { historyProjection, type HistoryState } from "./reports/history-state.ts";
import { err, ok, type Result } from "./result.ts";
import {
  disputeAnswer,
  nextProblem,
  requestHint,
  showSolution,
  skipProblem,
  submitAnswer,
} from "./sessions/learning/decide.ts";
import {
  openSession,
  practiceProjection,
  type PracticeState,
  type SessionState,
} from "./sessions/learning/practice-state.ts";
import { serveNext } from "./sessions/learning/serve-next.ts";

/** Everything the tutor knows of one learner: projections of the log. Plain data. */
export interface TutorState {
  readonly practice: PracticeState;
  readonly mastery: MasteryState;
  readonly history: HistoryState;
}

/** Raised whenever a fold changes, so that stored states made by older code are rebuilt. */
export const FOLD_VERSION = 1;

/** What a learner (through the page) may ask for. */
export type TutorCommand =
  | { readonly type: "enrol"; readonly grade: number }
  /** `session` and `seed` come from the host's dice, so that a decision is repeatable. */
  | {
      readonly type: "start-session";
      readonly session: SessionId;
      readonly seed: string;
      readonly skill: SkillId | null;
    }
  | {
      readonly type: "submit-answer";
      readonly item: ItemId;
      readonly given: readonly string[];
      readonly locale: NumberLocale;
      readonly latencyMs: number;
    }
  | { readonly type: "request-hint"; readonly item: ItemId }
  | { readonly type: "show-solution"; readonly item: ItemId }
  | { readonly type: "next-problem"; readonly item: ItemId }
  | { readonly type: "skip-problem"; readonly item: ItemId }
  | { readonly type: "dispute-answer"; readonly item: ItemId; readonly locale: NumberLocale }
  | { readonly type: "end-session" };

export type TutorRefusal =
  /** No problem is open, or it is not the one named: another tab or device has moved on. */
  | { readonly type: "no-open-problem" }
  | { readonly type: "moved-on" }
  /** This very answer was marked already; it costs no attempt. */
  | { readonly type: "already-tried" }
  | { readonly type: "no-session" }
  | { readonly type: "not-enrolled" }
  | { readonly type: "nothing-to-practise" }
  | { readonly type: "unknown-skill"; readonly skill: string }
  | { readonly type: "bad-input"; readonly field: string; readonly message: string };

export interface TutorEnv {
  readonly content: Content;
  /** Wall clock of the device [ms since 1970-01-01 UTC]. */
  readonly now: number;
}

export const initialTutorState: TutorState = {
  practice: practiceProjection.initial,
  mastery: masteryProjection.initial,
  history: historyProjection.initial,
};

/** Applies one event to every projection. Pure. */
export function evolveTutor(state: TutorState, event: TutorEvent): TutorState {
  return {
    practice: applyEvent(practiceProjection, state.practice, event),
    mastery: applyEvent(masteryProjection, state.mastery, event),
    history: applyEvent(historyProjection, state.history, event),
  };
}

/** Decides what a command brings about: events to record, or a refusal that changes nothing. Pure. */
export function decideTutor(
  state: TutorState,
  command: TutorCommand,
  env: TutorEnv,
): Result<readonly NewEvent[], TutorRefusal> {
  if (command.type === "enrol") return ok([{ type: "learner_enrolled", body: { grade: command.grade } }]);
  if (state.practice.grade === null) return err({ type: "not-enrolled" });
  switch (command.type) {
    case "start-session":
      return startSession(state, command, env);
    case "submit-answer":
      return submitAnswer(state, command, env);
    case "request-hint":
      return requestHint(state, command, env);
    case "show-solution":
      return showSolution(state, command, env);
    case "next-problem":
      return nextProblem(state, command, env);
    case "skip-problem":
      return skipProblem(state, command, env);
    case "dispute-answer":
      return disputeAnswer(state, command, env);
    case "end-session": {
      const session = openSession(state.practice);
      if (session === null) return err({ type: "no-session" });
      return ok([{ type: "session_ended", body: { session: session.id, reason: "learner-ended" } }]);
    }
  }
}

/** Goes on with the open session, unless another skill was chosen: then that one ends and a new one starts. */
function startSession(
  state: TutorState,
  command: Extract<TutorCommand, { type: "start-session" }>,
  env: TutorEnv,
): Result<readonly NewEvent[], TutorRefusal> {
  if (command.skill !== null && !env.content.graph.byId.has(command.skill)) {
    return err({ type: "unknown-skill", skill: command.skill });
  }
  const open = openSession(state.practice);
  if (open !== null && (command.skill === null || command.skill === open.skill)) {
    return ok([]);
  }
  const session: SessionState = {
    id: command.session,
    goal: POLICY.session.goal,
    skill: command.skill,
    seed: command.seed,
    startedAt: env.now,
    endedAt: null,
    reason: null,
    problems: [],
    mastered: [],
    unlocked: [],
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
