import type { SessionId, SkillId } from "../../ids.ts";
import { reviewQuestions } from "../../sessions/evaluation/exam-result.ts";
import { evaluationProjection, type EvaluationState } from "../../sessions/evaluation/state.ts";
import type { ProblemState } from "../../sessions/learning/practice-state.ts";
import { applyEvent } from "../../projections/projection.ts";
import type { TutorEnv } from "../../tutor-types.ts";
import { practiceSessionsIn, problemViewsWithGone, viewSkillHistory } from "../../views/replay-view.ts";
import { sessionsOf } from "../history-state.ts";
import type { ReplayProblemView } from "../../views/types.ts";
import { hideSerious } from "./hide-serious.ts";
import type { FoundHow } from "./found-how.ts";
import { evolveSessions, examinedIn, type ReportedSession, type ReportFold, type TimedEvent } from "./report-fold.ts";
import type { PupilFold } from "./pupil-fold.ts";
import type { CountedSession } from "./session-rows.ts";

/** Which problems are behind a number; what is absent is not asked. */
export interface ProblemFilter {
  /** Of sessions begun since, by the server's clock [ms since 1970-01-01 UTC]. */
  readonly since: number;
  readonly skill?: SkillId | undefined;
  /** How a problem of practice ended; `exam`: a question of an exam. */
  readonly how?: FoundHow | "exam" | undefined;
  /** Where an answer was explained by this rule. */
  readonly rule?: string | undefined;
}

/**
 * Sessions in which a problem behind the number is, of all that were begun; what is read of them tells it exactly. In the order in which
 * they were begun.
 */
export function sessionsBehind(
  { sessions, rows }: Pick<ReportFold, "sessions" | "rows">,
  { since, skill, how, rule }: ProblemFilter,
): readonly CountedSession[] {
  const rowsOf = new Map(rows.map((one) => [one.id, one]));
  return sessions.flatMap((session) => {
    const { id, at, outcomes } = session;
    const its = rowsOf.get(id);
    if (its === undefined || at < since || (rule !== undefined && !its.rules.includes(rule))) return [];
    if (how === "exam") {
      const questions = examinedIn(session).filter((one) => skill === undefined || one === skill).length;
      return questions > 0 ? [{ ...its, problems: questions }] : [];
    }
    const problems = outcomes.filter(
      (one) => (skill === undefined || one.skill === skill) && (how === undefined || one.how === how),
    ).length;
    // Questions of an exam are over with it, each for itself.
    const isExam = rule !== undefined && how === undefined && outcomes.length === 0;
    return problems > 0 || isExam ? [{ ...its, problems: Math.max(1, problems) }] : [];
  });
}

/** Sessions in which questions on the skill were asked, in the order in which they were begun. */
export function sessionsOn(
  { fold, report: { sessions, rows } }: { readonly fold: Pick<PupilFold, "tutor">; readonly report: ReportFold },
  skill: SkillId,
): readonly CountedSession[] {
  const asked = new Set(
    sessionsOf(fold.tutor.history).flatMap(({ id, skills }) => (skills.includes(skill) ? [id] : [])),
  );
  const over = new Map(sessions.map(({ id, outcomes }) => [id, outcomes.filter((one) => one.skill === skill).length]));
  const examined = new Map(sessions.map((one) => [one.id, examinedIn(one).filter((its) => its === skill).length]));
  return rows.flatMap((its) => {
    const questions = examined.get(its.id) ?? 0;
    const least = asked.has(its.id) ? 1 : 0;
    const problems = Math.max(least, (over.get(its.id) ?? 0) + questions);
    return problems > 0 ? [{ ...its, problems }] : [];
  });
}

/** All questions on a skill that a teacher opens, of practice and of exams that are over, newest first. */
export function viewQuestionsOn(
  log: readonly TimedEvent[],
  skill: SkillId,
  env: TutorEnv,
): readonly ReplayProblemView[] {
  const events = log.map(({ event }) => event);
  const ofExams = examQuestionsBehind(log, { since: 0, skill, how: "exam" }, env);
  return [...viewSkillHistory(events, skill, env, "teacher").map(hideSerious), ...ofExams].toSorted(
    (a, b) => b.servedAt - a.servedAt,
  );
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
  const howOf = new Map(
    reportedSince(log, since).flatMap(({ id, outcomes }) => outcomes.map((one) => [`${id} ${one.item}`, one.how])),
  );
  const isWanted = (session: SessionId, problem: ProblemState): boolean => {
    const found = howOf.get(`${session} ${problem.item}`);
    if (found === undefined || (how !== undefined && found !== how)) return false;
    if (skill !== undefined && problem.skill !== skill) return false;
    return rule === undefined || problem.turns.some((turn) => turn.type === "attempt" && turn.misconception === rule);
  };
  return practiceSessionsIn(log.map(({ event }) => event))
    .flatMap((session) => problemViewsWithGone(session, env, (problem) => isWanted(session.id, problem)))
    .map(hideSerious);
}

function reportedSince(log: readonly TimedEvent[], since: number): readonly ReportedSession[] {
  return log
    .reduce<readonly ReportedSession[]>((sessions, { event, ots }) => evolveSessions(sessions, event, ots), [])
    .filter(({ at }) => at >= since);
}

/** Questions of exams by themselves, and those behind the misconception that explains their answer. */
function examQuestionsBehind(
  log: readonly TimedEvent[],
  { since, skill, how, rule }: ProblemFilter,
  env: TutorEnv,
): readonly ReplayProblemView[] {
  if (how === undefined ? rule === undefined : how !== "exam") return [];
  const marked = new Set(reportedSince(log, since).flatMap(({ id, exam }) => (exam?.at === "marked" ? [id] : [])));
  return examsIn(log, since).flatMap((exam) =>
    exam.score === null || !marked.has(exam.id)
      ? []
      : reviewQuestions(
          exam,
          exam.score,
          (served, result) =>
            (rule === undefined || result.misconception === rule) && (skill === undefined || served.skill === skill),
          env,
        ),
  );
}

/** Each exam that was begun since by itself, as it ended. */
function examsIn(log: readonly TimedEvent[], since: number): readonly EvaluationState[] {
  const bySession = new Map<SessionId, EvaluationState>();
  for (const { event, ots } of log) {
    if (!("session" in event.body) || event.body.session === null) continue;
    const id = event.body.session;
    const begins = event.type === "activity_started" && ots >= since;
    if (!begins && !bySession.has(id)) continue;
    const exam = applyEvent(evaluationProjection, bySession.get(id) ?? null, event);
    if (exam !== null) bySession.set(id, exam);
  }
  return [...bySession.values()];
}
