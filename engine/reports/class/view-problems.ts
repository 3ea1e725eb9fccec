import type { EventType } from "../../events/tutor-event.ts";
import type { SessionId, SkillId } from "../../ids.ts";
import { reviewQuestions } from "../../sessions/evaluation/exam-result.ts";
import { evaluationProjection, type EvaluationState } from "../../sessions/evaluation/state.ts";
import { practiceProjection, type ProblemState, type SessionState } from "../../sessions/learning/practice-state.ts";
import { applyEvent } from "../../projections/projection.ts";
import type { TutorEnv } from "../../tutor-types.ts";
import { problemViewsWithGone } from "../../views/replay-view.ts";
import type { ReplayProblemView } from "../../views/types.ts";
import { hideSerious } from "./hide-serious.ts";
import type { FoundHow } from "./found-how.ts";
import { evolveSessions, type ReportedSession, type TimedEvent } from "./report-fold.ts";

/** Which problems are behind a number; what is absent is not asked. */
export interface ProblemFilter {
  /** Of sessions begun since, by the server's clock [ms since 1970-01-01 UTC]. */
  readonly since: number;
  readonly skill?: SkillId | undefined;
  readonly how?: FoundHow | undefined;
  /** Where an answer was explained by this rule. */
  readonly rule?: string | undefined;
}

const BEGINS: ReadonlySet<string> = new Set<EventType>(["session_started", "activity_started"]);

/**
 * Whether what is behind a number is told by this row: all that happened in sessions that were begun since.
 *
 * @param log - in its order, as it stands on the server: of what is not wanted nothing need be parsed
 */
export function sessionsSince(
  log: Iterable<{ readonly ots: number; readonly event: { readonly type: string; readonly body: unknown } }>,
  since: number,
): ReadonlySet<unknown> {
  const found = new Set<unknown>();
  for (const { ots, event } of log) {
    if (ots >= since && BEGINS.has(event.type)) found.add(sessionOf(event));
  }
  return found;
}

export function sessionOf({ body }: { readonly body: unknown }): unknown {
  return typeof body === "object" && body !== null && "session" in body ? body.session : undefined;
}

/**
 * The problems that are over and were counted, newest first; behind the number of a misconception the questions of exams that are
 * over as well. Those that have changed since are among them [CLS26].
 */
export function viewProblemsBehind(
  log: readonly TimedEvent[],
  filter: ProblemFilter,
  env: TutorEnv,
): readonly ReplayProblemView[] {
  return [...problemsBehind(log, filter, env), ...examQuestionsBehind(log, filter, env)].toSorted(
    (a, b) => b.servedAt - a.servedAt,
  );
}

function problemsBehind(
  log: readonly TimedEvent[],
  { since, skill, how, rule }: ProblemFilter,
  env: TutorEnv,
): readonly ReplayProblemView[] {
  const all = log.reduce<readonly ReportedSession[]>(
    (sessions, { event, ots }) => evolveSessions(sessions, event, ots),
    [],
  );
  const howOf = new Map(
    all
      .filter(({ at }) => at >= since)
      .flatMap(({ id, outcomes }) => outcomes.map((one) => [`${id} ${one.item}`, one.how])),
  );
  const isWanted = (session: SessionId, problem: ProblemState): boolean => {
    const found = howOf.get(`${session} ${problem.item}`);
    if (found === undefined || (how !== undefined && found !== how)) return false;
    if (skill !== undefined && problem.skill !== skill) return false;
    return rule === undefined || problem.turns.some((turn) => turn.type === "attempt" && turn.misconception === rule);
  };
  return sessionsIn(log)
    .flatMap((session) => problemViewsWithGone(session, env, (problem) => isWanted(session.id, problem)))
    .map(hideSerious);
}

/** Exams are counted by their points, and a question of theirs behind the misconception that explains its answer. */
function examQuestionsBehind(
  log: readonly TimedEvent[],
  { skill, how, rule }: ProblemFilter,
  env: TutorEnv,
): readonly ReplayProblemView[] {
  if (rule === undefined || how !== undefined) return [];
  return examsIn(log).flatMap((exam) =>
    exam.score === null || exam.endedAt === null
      ? []
      : reviewQuestions(
          exam,
          exam.score,
          (served, result) => result.misconception === rule && (skill === undefined || served.skill === skill),
          env,
        ),
  );
}

/** Each exam by itself, as it ended. */
function examsIn(log: readonly TimedEvent[]): readonly EvaluationState[] {
  const bySession = new Map<SessionId, EvaluationState>();
  for (const { event } of log) {
    if (!("session" in event.body) || event.body.session === null) continue;
    const id = event.body.session;
    if (event.type !== "activity_started" && !bySession.has(id)) continue;
    const exam = applyEvent(evaluationProjection, bySession.get(id) ?? null, event);
    if (exam !== null) bySession.set(id, exam);
  }
  return [...bySession.values()];
}

/** Each session of practice as it ended; what two devices did at once is told apart by whose it is. */
function sessionsIn(log: readonly TimedEvent[]): readonly SessionState[] {
  const bySession = new Map<SessionId, typeof practiceProjection.initial>();
  for (const { event } of log) {
    if (!("session" in event.body) || event.body.session === null) continue;
    const id = event.body.session;
    if (event.type !== "session_started" && !bySession.has(id)) continue;
    bySession.set(id, applyEvent(practiceProjection, bySession.get(id) ?? practiceProjection.initial, event));
  }
  return [...bySession.values()].flatMap(({ session }) => (session === null ? [] : [session]));
}
