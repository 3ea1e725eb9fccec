import type { TutorEvent } from "../events/tutor-event.ts";
import type { SessionId, SkillId } from "../ids.ts";
import { applyEvent } from "../projections/projection.ts";
import { askedText } from "../items/asked.ts";
import type { MathProblemItem } from "../items/math-problem-item.ts";
import { evolveHistory, historyProjection, sessionsOf } from "../reports/history-state.ts";
import {
  practiceProjection,
  repliesLeft,
  type AttemptTurn,
  type PracticeState,
  type ProblemState,
  type SessionState,
} from "../sessions/learning/practice-state.ts";
import { momentsOf, timeAtWork } from "../sessions/learning/time-at-work.ts";
import type { TutorEnv } from "../tutor-types.ts";
import { listedTurns, nameOf, solutionOf, summaryView, turnView } from "./practice-view.ts";
import type { ReplayProblemView, ReplayView } from "./types.ts";

/** While a problem is on the desk its answer is for teachers alone, who know when to show it [VIE18]. */
export type Reader = "pupil" | "teacher";

interface ReplayOf {
  /** The practice of the learner: only where it is told can a session take replies. */
  readonly now?: PracticeState;
  readonly reader?: Reader;
}

/** One session as it was, problem by problem, from the log (requirement S8). */
export function viewReplay(
  events: Iterable<TutorEvent>,
  id: SessionId,
  env: TutorEnv,
  { now = practiceProjection.initial, reader = "pupil" }: ReplayOf = {},
): ReplayView | undefined {
  let history = historyProjection.initial;
  let practice = practiceProjection.initial;
  for (const event of events) {
    if (!("session" in event.body) || event.body.session !== id) continue;
    history = evolveHistory(history, event);
    practice = applyEvent(practiceProjection, practice, event);
  }
  const [record] = sessionsOf(history);
  if (record === undefined || practice.session === null) return undefined;
  const all = practice.session.problems;
  const problems = problemViews(practice.session, env, reader);
  return {
    summary: summaryView(record, env),
    open: all.filter(({ phase }) => phase === "open").length,
    repliesLeft: repliesLeft(now, id),
    gone: all.length - problems.length,
    problems,
  };
}

/** All problems of one skill, newest first: "the real questions". */
export function viewSkillHistory(
  events: Iterable<TutorEvent>,
  skill: SkillId,
  env: TutorEnv,
  reader: Reader = "pupil",
): readonly ReplayProblemView[] {
  return practiceSessionsIn(events)
    .flatMap((session) => problemViews(session, env, reader, (problem) => problem.skill === skill))
    .toSorted((a, b) => b.servedAt - a.servedAt);
}

/** Each session of practice as it ended; what two devices did at once is told apart by whose it is. */
export function practiceSessionsIn(events: Iterable<TutorEvent>): readonly SessionState[] {
  const bySession = new Map<SessionId, typeof practiceProjection.initial>();
  for (const event of events) {
    if (!("session" in event.body) || event.body.session === null) continue;
    const id = event.body.session;
    if (event.type !== "session_started" && !bySession.has(id)) continue;
    bySession.set(id, applyEvent(practiceProjection, bySession.get(id) ?? practiceProjection.initial, event));
  }
  return [...bySession.values()].flatMap(({ session }) => (session === null ? [] : [session]));
}

/** The problems of a session that can still be shown, in order. */
export function problemViews(
  session: SessionState,
  env: TutorEnv,
  reader: Reader,
  wanted: (problem: ProblemState) => boolean = () => true,
): readonly ReplayProblemView[] {
  return session.problems.filter(wanted).flatMap((problem) => {
    const opened = env.content.open(problem.address);
    if (opened.ok) return [problemView(problem, opened.value.item, env, reader)];
    // Of an item of an older bank there is what the log tells, in English; its figures stay in the history.
    const isTold = problem.asked !== undefined && env.content.spoken === undefined;
    return isTold ? [goneProblem(problem, env)] : [];
  });
}

/** The same with those that cannot: of a question that has changed since there is what was typed, and the verdicts. */
export function problemViewsWithGone(
  session: SessionState,
  env: TutorEnv,
  wanted: (problem: ProblemState) => boolean,
): readonly ReplayProblemView[] {
  return session.problems.filter(wanted).map((problem) => {
    const opened = env.content.open(problem.address);
    return opened.ok ? problemView(problem, opened.value.item, env, "teacher") : goneProblem(problem, env);
  });
}

function goneProblem(problem: ProblemState, env: TutorEnv): ReplayProblemView {
  return {
    ...outlineOf(problem, env),
    stem: askedText(problem.asked) ?? "",
    diagram: null,
    choices: [],
    answer: "",
    labels: [],
    turns: problem.turns.flatMap((turn) => (turn.type === "attempt" ? [goneAttempt(turn)] : [])),
    solution: [],
    isGone: true,
  };
}

/** What was typed and the verdict that was given: more cannot be said without the question. */
function goneAttempt({ at, given, verdict, reason, close, category }: AttemptTurn): ReplayProblemView["turns"][number] {
  const nothing = { near: null, where: null, explanation: null, params: {} };
  return { type: "attempt", at, given, verdict, reason, close, category, ...nothing };
}

/** What is so of a problem whatever was asked. */
function outlineOf(problem: ProblemState, env: TutorEnv) {
  return {
    itemId: problem.item,
    skillId: problem.skill,
    skillName: nameOf(problem.skill, env),
    difficulty: problem.address.difficulty,
    servedAt: problem.servedAt,
    durationMs: problem.endedAt === null ? null : timeAtWork(momentsOf(problem)),
    status: problem.phase === "skipped" ? "skipped" : problem.phase === "open" ? "in-progress" : "completed",
    correct: problem.phase === "right",
  } as const;
}

function problemView(problem: ProblemState, item: MathProblemItem, env: TutorEnv, reader: Reader): ReplayProblemView {
  const isTold = reader === "teacher" || problem.phase !== "open";
  return {
    ...outlineOf(problem, env),
    // To a teacher in the words it was asked in: a better sentence is no other question.
    stem: (reader === "teacher" ? problem.asked?.stem : undefined) ?? item.problem_content.stem,
    diagram: item.problem_content.diagram ?? null,
    choices: item.answer_spec.ui.choices,
    answer: isTold ? item.solution_logic.final_answer_canonical : "",
    labels: labelsOf(item),
    turns: listedTurns(problem).map((turn) => ({ ...turnView(turn, item, env.content), at: turn.at })),
    solution: isTold ? solutionOf(item) : [],
  };
}

/** What each box of an answer is for, where there are several; else empty. */
export function labelsOf({ answer_spec }: MathProblemItem): readonly string[] {
  return answer_spec.parts?.map(({ label }) => label) ?? [];
}
