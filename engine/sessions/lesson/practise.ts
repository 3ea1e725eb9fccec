import { withWork } from "../../adjustments/adjustments.ts";
import { adjustedIn } from "../../assignments/assignments-state.ts";
import type { NewEvent } from "../../events/tutor-event.ts";
import { uuidFromName } from "../../hash.ts";
import { SessionId, type Difficulty, type SkillId } from "../../ids.ts";
import { masteryOf } from "../../learner/mastery-state.ts";
import type { PlanStep } from "../../plans/events.ts";
import type { StepState } from "../../plans/plan-state.ts";
import { POLICY } from "../../policy.ts";
import { createRng } from "../../random.ts";
import type { TutorEnv, TutorState } from "../../tutor-types.ts";
import { openSession, type ProblemState, type SessionState } from "../learning/practice-state.ts";
import { serveNext } from "../learning/serve-next.ts";
import { chooseCompletion } from "./completion.ts";
import { EXTENSION, isLessonPractice, practiceSeed, type LessonState } from "./state.ts";

/**
 * A practice session for a step of the plan, on its skill; null when there is nothing to serve [LES4]. An open session
 * ends first: a pupil has one desk.
 */
export function beginPractice(
  state: TutorState,
  lesson: LessonState,
  stepState: StepState,
  env: TutorEnv,
): readonly NewEvent[] | null {
  const { step } = stepState;
  const seed = practiceSeed(lesson.id, step.id, lesson.practices + 1);
  const session: SessionState = {
    id: SessionId.parse(uuidFromName(seed)),
    goal: problemsLeft(lesson, stepState),
    skill: step.skill,
    seed,
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
  const first = serveNext(prepared(state, lesson, stepState), session, adjustedEnv(state, lesson, env), null);
  if (first.every(({ type }) => type !== "problem_served")) return null;
  const { id, goal, skill } = session;
  return [
    ...endPractice(state, "learner-ended"),
    { type: "session_started", body: { session: id, goal, skill, seed, policy: POLICY.version } },
    ...first,
  ];
}

/** The next problem of the lesson's session, or its end. */
export function serveInLesson(
  state: TutorState,
  lesson: LessonState,
  stepState: StepState,
  previous: ProblemState,
  env: TutorEnv,
): readonly NewEvent[] {
  const session = openSession(state.practice);
  return session === null
    ? []
    : serveNext(prepared(state, lesson, stepState), session, adjustedEnv(state, lesson, env), previous);
}

/** With what a teacher set with the lesson, where it was given to do [ADJ8]. */
function adjustedEnv({ assignments }: TutorState, { id }: LessonState, env: TutorEnv): TutorEnv {
  return { ...env, adjustments: withWork(env.adjustments, adjustedIn(assignments, id)) };
}

/** Ends the session on the desk, if one is open. */
export function endPractice(state: TutorState, reason: "learner-ended" | "goal-reached"): readonly NewEvent[] {
  const session = openSession(state.practice);
  return session === null ? [] : [{ type: "session_ended", body: { session: session.id, reason } }];
}

/** The session on the desk, if it is this lesson's. */
export function lessonSession(state: TutorState, lesson: LessonState): SessionState | null {
  const session = openSession(state.practice);
  return isLessonPractice(lesson, session?.id) ? session : null;
}

/** The worked example of a skill, and before it in the log the one to finish: what is approved last is the worked one. */
export function chooseExamples(lesson: LessonState, step: PlanStep, env: TutorEnv): readonly NewEvent[] {
  const worked = chooseExample(lesson, step, env);
  const approved = worked.find((event) => event.type === "verification_approved");
  return approved === undefined ? worked : [...chooseCompletion(lesson, step, approved.body, env), ...worked];
}

/** An approved item as the worked example of a skill; what was refused on the way is recorded too [LES2]. */
function chooseExample(lesson: LessonState, step: PlanStep, env: TutorEnv): readonly NewEvent[] {
  const { content } = env;
  const level = content.lesson(step.skill)?.example.difficulty ?? EXAMPLE_LEVEL;
  const seeds = content.seeds(step.skill, level).filter((seed) => seed !== lesson.examples[step.skill]?.seed);
  const rng = createRng(`${lesson.seed}/example/${step.skill}/${step.id}`);
  const refused: NewEvent[] = [];
  for (const seed of rng.shuffle(seeds).slice(0, MAX_TRIES)) {
    const address = { blueprint: step.skill, version: content.version(step.skill), difficulty: level, seed };
    const opened = content.open(address);
    const about = { session: lesson.id, skill: step.skill, ...address };
    if (opened.ok) {
      const body = { ...about, item: opened.value.item.meta.id, hash: opened.value.hash };
      return [...refused, { type: "verification_approved", body }];
    }
    refused.push({ type: "verification_rejected", body: { ...about, ...opened.error } });
  }
  return refused;
}

const EXAMPLE_LEVEL: Difficulty = 2;
const MAX_TRIES = 5;

function problemsLeft(lesson: LessonState, { step, asked }: StepState): number {
  const left = POLICY.plan.maxProblems - asked;
  const bound = step.id.startsWith(EXTENSION) ? POLICY.lesson.maxExtension - lesson.extended : left;
  return Math.max(1, Math.min(left, bound));
}

/** What serving sees: the example as used, and a challenge one level up [LES4]. */
function prepared(state: TutorState, lesson: LessonState, { step, asked }: StepState): TutorState {
  const before = masteryOf(state.mastery, step.skill);
  const level =
    step.kind === "challenge" && asked === 0
      ? (Math.min(5, Math.max(POLICY.plan.challengeFrom, before.level + 1)) as Difficulty)
      : before.level;
  const mastery = { ...before, level, used: withExamples(before.used, lesson, step.skill) };
  return { ...state, mastery: { ...state.mastery, bySkill: { ...state.mastery.bySkill, [step.skill]: mastery } } };
}

type Used = ReturnType<typeof masteryOf>["used"];

function withExamples(used: Used, { examples, completions }: LessonState, skill: SkillId): Used {
  const example = examples[skill];
  if (example === undefined) return used;
  const { difficulty } = example;
  // Both are of one level.
  const shown = [example, completions[skill]?.address].flatMap((one) =>
    one?.difficulty === difficulty ? [one.seed] : [],
  );
  return { ...used, [difficulty]: [...(used[difficulty] ?? []), ...shown] };
}
