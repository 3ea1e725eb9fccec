import { withWork } from "../adjustments/adjustments.ts";
import type { NewEvent, TutorEvent } from "../events/tutor-event.ts";
import type { SkillId } from "../ids.ts";
import { masteryOf } from "../learner/mastery-state.ts";
import { POLICY } from "../policy.ts";
import { err, ok } from "../result.ts";
import { evolveActivities } from "../sessions/activities.ts";
import type { Decision } from "../sessions/activity.ts";
import { isLeft } from "../sessions/learning/left-session.ts";
import { assignedOf, openSession, type SessionState } from "../sessions/learning/practice-state.ts";
import { serveNext } from "../sessions/learning/serve-next.ts";
import type { TutorCommand, TutorEnv, TutorState } from "../tutor-types.ts";
import { isExamRunning } from "../sessions/evaluation/exam-first.ts";
import { assignedSource } from "./assigned-source.ts";
import { skillsOfWhat, type AssignmentWhat, type LearnerAssignment } from "./assignment.ts";
import { amountOf, placesLeft, type AssignmentProgress } from "./assignments-state.ts";

type StartAssignment = Extract<TutorCommand, { type: "start-assignment" }>;

/** Goes on with its open session, else begins one for what is left of it [ASG1, ASG2, ASG3]. */
export function startAssignment(state: TutorState, command: StartAssignment, env: TutorEnv): Decision {
  const { assignment } = command;
  const unknown = skillsOfWhat(assignment.what).find((skill) => !env.content.graph.byId.has(skill));
  if (unknown !== undefined) return err({ type: "unknown-skill", skill: unknown });
  if (!isOpen(assignment, env.now)) return err({ type: "not-allowed" });
  const adjusted = { ...env, adjustments: withWork(env.adjustments, assignment.adjusted) };
  switch (assignment.what.type) {
    case "lesson":
      return startLesson(state, command, assignment.what.skill, adjusted);
    case "exam":
      return startExam(state, command, assignment.what, adjusted);
    case "survey":
    case "guide":
      return startForm(state, command, env);
    default:
      return startPractice(state, command, env);
  }
}

/** Whether it may be worked on at that time [ms since 1970-01-01 UTC]. */
export function isOpen({ from, due, afterDue }: Pick<LearnerAssignment, "from" | "due" | "afterDue">, now: number) {
  return now >= from && !(afterDue === "shut" && due !== null && now >= due);
}

function startPractice(state: TutorState, { assignment, ...dice }: StartAssignment, env: TutorEnv): Decision {
  const { id, what } = assignment;
  const open = openSession(state.practice);
  if (open?.assignment?.id === id && !isLeft(state, env)) return ok([]);
  const progress = state.assignments[id];
  const places = placesLeft(what, progress);
  if (what.type === "items" && places.length === 0) return err({ type: "nothing-to-practise" });
  const begun = begunEvent(state, assignment, dice.session, places);
  const skills = skillsOfWhat(what);
  const [only] = skills;
  const session: SessionState = {
    id: dice.session,
    goal: what.type === "items" ? places.length : problemsToCome(assignment, progress),
    skill: what.type === "skills" && skills.length === 1 && only !== undefined ? only : null,
    seed: dice.seed,
    startedAt: env.now,
    endedAt: null,
    reason: null,
    problems: [],
    mastered: [],
    kept: [],
    unlocked: [],
    offered: [],
    repliesAfter: 0,
    assignment: assignedOf(begun.body),
  };
  const first = serveNext(state, session, env, null);
  if (first.every(({ type }) => type === "session_ended")) return err({ type: "nothing-to-practise" });
  const { goal, skill, seed } = session;
  return ok([
    ...(open === null ? [] : [{ type: "session_ended", body: { session: open.id, reason: "learner-ended" } } as const]),
    { type: "session_started", body: { session: session.id, goal, skill, seed, policy: POLICY.version } },
    begun,
    ...first,
  ]);
}

/** Problems of the next session: what is left to do, as far as a session goes. */
function problemsToCome({ what }: LearnerAssignment, progress: AssignmentProgress | undefined): number {
  if (what.type !== "skills" || (what.goal.type !== "problems" && what.goal.type !== "right"))
    return POLICY.session.goal;
  const left = what.goal.count - (progress === undefined ? 0 : amountOf(progress).done);
  // It is done, and gone on with all the same.
  if (left <= 0) return POLICY.session.goal;
  return Math.min(left, POLICY.session.maxProblems);
}

/** Goes on with it while it is open; what was sat is sat [ASG20]. */
function startExam(
  state: TutorState,
  { assignment, session, seed }: StartAssignment,
  { version }: Extract<AssignmentWhat, { type: "exam" }>,
  env: TutorEnv,
): Decision {
  const { id, paper } = assignment;
  const source = assignedSource(id);
  const context = { session, seed, locale: "en" as const };
  const latest = state.activities.evaluation;
  if (latest?.source === source && latest.endedAt === null) {
    return env.content.part("evaluation").decide(state, { type: "start", exam: source }, context, env);
  }
  if (isExamRunning(state, env)) return err({ type: "not-allowed" });
  if ((state.assignments[id]?.doneAt ?? null) !== null) return err({ type: "not-allowed" });
  if (paper === undefined) return err({ type: "not-found", what: "exam" });
  const { plan } = paper;
  const started = env.content
    .part("evaluation")
    .decide(state, { type: "start-planned", source, version, plan }, context, env);
  if (!started.ok) return started;
  // After what another exam still needs, before the first question of this one.
  const at = started.value.findIndex(({ type, body }) => type === "exam_planned" && body.session === session);
  return ok([...started.value.slice(0, at), begunEvent(state, assignment, session, []), ...started.value.slice(at)]);
}

/** Goes on with it while it is open; once it was done to its end it is done [ASG25]. */
function startForm(
  state: TutorState,
  { assignment: { id, ...assignment }, session, seed }: StartAssignment,
  env: TutorEnv,
): Decision {
  const { what, survey, guide } = assignment;
  const source = assignedSource(id);
  const isSurvey = what.type === "survey";
  const latest = isSurvey ? state.activities.survey : state.activities.workflow;
  if (latest?.source === source && latest.endedAt === null) return ok([]);
  const waits = latest?.parked.some((one) => one.source === source) === true;
  if ((state.assignments[id]?.doneAt ?? null) !== null) return err({ type: "not-allowed" });
  if ((isSurvey ? survey : guide) === undefined) return err({ type: "not-found", what: what.type });
  const command = { type: "start-given", source } as const;
  const context = { session, seed, locale: "en" as const };
  const { part } = env.content;
  const started = isSurvey
    ? part("survey").decide(state, command, context, env)
    : part("workflow").decide(state, command, context, env);
  if (!started.ok || waits) return started;
  return ok([...started.value, begunEvent(state, { id, ...assignment }, session, [])]);
}

function startLesson(
  state: TutorState,
  { assignment, session, seed }: StartAssignment,
  skill: SkillId,
  env: TutorEnv,
): Decision {
  const context = { session, seed, locale: "en" as const };
  const started = env.content.part("lesson").decide(state, { type: "start", skill }, context, env);
  if (!started.ok) return started;
  // Folds read body and wall clock only; the envelope is stamped later by the host.
  const { lesson } = started.value.reduce(
    (at, fresh) => evolveActivities(at, { ...fresh, wall: env.now } as TutorEvent),
    state.activities,
  );
  const isKnown = lesson !== null && state.assignments[assignment.id]?.sessions.includes(lesson.id) === true;
  if (lesson === null || isKnown) return started;
  // Before what the lesson does next: it may be at its end with it.
  return ok([begunEvent(state, assignment, lesson.id, []), ...started.value]);
}

function begunEvent(
  state: TutorState,
  { id, what, adjusted }: LearnerAssignment,
  session: SessionState["id"],
  places: readonly number[],
): Extract<NewEvent, { type: "assignment_begun" }> {
  const shown = skillsOfWhat(what).filter((skill) => masteryOf(state.mastery, skill).masteredAt !== null);
  return {
    type: "assignment_begun",
    body: {
      assignment: id,
      session,
      what,
      places: [...places],
      shown: what.type === "skills" ? shown : [],
      ...(adjusted === undefined ? {} : { adjusted }),
    },
  };
}
