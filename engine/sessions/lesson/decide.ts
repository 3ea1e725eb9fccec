import type { NewEvent } from "../../events/tutor-event.ts";
import { evaluateStep } from "../../plans/evaluate-step.ts";
import { extendPlan, isKnownSkill, makePlan } from "../../plans/make-plan.ts";
import { currentStep, stepOf } from "../../plans/plan-state.ts";
import { POLICY } from "../../policy.ts";
import { err, ok } from "../../result.ts";
import type { TutorCommand, TutorEnv, TutorState } from "../../tutor-types.ts";
import { openOf, type ActivityContext, type Decision } from "../activity.ts";
import { nextProblem } from "../learning/decide.ts";
import type { LessonCommand } from "./commands.ts";
import { add, lessonIn, type Draft } from "./draft.ts";
import {
  decided,
  enterStep,
  goOn,
  judge,
  openPage,
  planAgain,
  replanNeeded,
  sourcesOf,
  stepMoved,
  told,
} from "./move.ts";
import { lastRevealed, pageBefore, type Page } from "./pages.ts";
import { pacingOf } from "./pacing.ts";
import { endPractice, lessonSession, serveInLesson } from "./practise.ts";
import { announce } from "./plan-words.ts";
import { say } from "./say.ts";
import { EXTENSION, type LessonState } from "./state.ts";

type CommandOf<Type extends LessonCommand["type"]> = Extract<LessonCommand, { type: Type }>;

/** Decides about a lesson [LES1]-[LES19]. Pure. */
export function decideLesson(
  state: TutorState,
  command: LessonCommand,
  context: ActivityContext,
  env: TutorEnv,
): Decision {
  if (command.type === "start") return startLesson(state, command, context, env);
  const lesson = openOf(state.activities.lesson);
  if (lesson === null) return err({ type: "no-activity" });
  const draft: Draft = { state, news: [] };
  const life = { session: lesson.id, kind: "lesson" as const };
  if (command.type === "end") return ok(endLesson(draft, lesson, env).news);
  if (command.type === "resume") return ok(lesson.isPaused ? [{ type: "activity_resumed", body: life }] : []);
  if (command.type === "pause") return ok(lesson.isPaused ? [] : [{ type: "activity_paused", body: life }]);
  if (lesson.isPaused) return err({ type: "not-allowed" });
  const isStale = "page" in command && command.page !== undefined && command.page !== lesson.page;
  if (isStale) return err({ type: "moved-on" });
  switch (command.type) {
    case "continue":
      return continueLesson(judge(draft, env), env);
    case "back":
      return goBack(draft, lesson, env);
    case "choose":
      return choose(draft, lesson, command, env);
    case "say":
      return say(draft, command.text, context, env);
    case "extend":
      return extendLesson(judge(draft, env), env);
  }
}

/**
 * What the practice just recorded means for the plan: to be added to the same transaction, after the fold of the
 * practice events (requirement P4). Nothing when no problem of an open lesson has ended.
 */
export function followPractice(state: TutorState, env: TutorEnv): readonly NewEvent[] {
  return openOf(state.activities.lesson) === null ? [] : judge({ state, news: [] }, env).news;
}

/** The Next of practice, while the problem on the desk is the lesson's: the plan decides what comes [LES21]. */
export function nextInLesson(
  state: TutorState,
  command: Extract<TutorCommand, { type: "next-problem" }>,
  env: TutorEnv,
): Decision {
  const lesson = openOf(state.activities.lesson);
  const problem = lesson && lessonSession(state, lesson)?.problems.at(-1);
  const isReading = lesson?.at?.part !== "practice" || lesson.isPaused;
  if (lesson === null || !problem || isReading) return nextProblem(state, command, env);
  if (problem.item !== command.item || problem.phase === "open") return err({ type: "moved-on" });
  return continueLesson(judge({ state, news: [] }, env), env);
}

function startLesson(
  state: TutorState,
  { skill }: CommandOf<"start">,
  { session, seed }: ActivityContext,
  env: TutorEnv,
): Decision {
  if (!env.content.graph.byId.has(skill)) return err({ type: "unknown-skill", skill });
  const open = openOf(state.activities.lesson);
  if (open?.source === skill) return ok(resumeLesson({ state, news: [] }, open, env).news);
  const before: Draft = { state, news: [] };
  const draft = open === null ? before : closeLesson(before, open, "replaced", env);
  const lesson = env.content.lesson(skill);
  const started: NewEvent = {
    type: "activity_started",
    body: { session, kind: "lesson", source: skill, version: lesson?.version ?? 1, seed, policy: POLICY.version },
  };
  const begun = planLesson(add(draft, [started], env), env);
  // A skill with no lesson and no problems has nothing to open.
  return lessonIn(begun).at?.part === "summary" ? err({ type: "nothing-to-practise" }) : ok(begun.news);
}

/** Goes on where it was; a start of which not all was written is brought to its first page. */
function resumeLesson(draft: Draft, open: LessonState, env: TutorEnv): Draft {
  const resumed = open.isPaused
    ? add(draft, [{ type: "activity_resumed", body: { session: open.id, kind: "lesson" } }], env)
    : draft;
  if (open.at !== null) return resumed;
  return open.plan === null ? planLesson(resumed, env) : enterStep(resumed, env);
}

/** The pace and the first plan, then its first page. */
function planLesson(draft: Draft, env: TutorEnv): Draft {
  const lesson = lessonIn(draft);
  const skill = lesson.source as CommandOf<"start">["skill"];
  const sources = sourcesOf(draft.state, env);
  const pacing = pacingOf(skill, sources);
  const plan = makePlan(skill, sources);
  const about = {
    input: `skill ${skill}, grade ${sources.model.grade}, known: ${isKnownSkill(skill, sources)}`,
    output: plan.steps.map((step) => `${step.id} ${step.kind} ${step.skill}`).join("; "),
    reason: plan.reason,
  };
  const news: readonly NewEvent[] = [
    decided(lesson, "pacing", { input: pacing.input, output: pacing.directive, reason: pacing.reason }, env),
    decided(lesson, "planner", about, env),
    { type: "plan_made", body: { session: lesson.id, ...plan } },
  ];
  const words = announce(lesson, "begin", plan, env.content.graph);
  return enterStep(add(draft, words === null ? news : [...news, told(lesson, "plan-begin", words)], env), env);
}

function continueLesson(draft: Draft, env: TutorEnv): Decision {
  const lesson = lessonIn(draft);
  if (!canContinue(draft.state, lesson, env)) return err({ type: "not-allowed" });
  const { at } = lesson;
  if (at?.part === "practice") return ok(continuePractice(draft, env).news);
  const state = lesson.plan && stepOf(lesson.plan, at?.step ?? null);
  if (at !== null && state !== null) {
    const page: Page = { step: state.step, part: at.part };
    if (at.revealed < lastRevealed(lesson, page, env.content)) {
      return ok(openPage(draft, page, at.revealed + 1, env).news);
    }
  }
  return ok(goOn(draft, env).news);
}

/**
 * Not past an open problem of the step under way, nor past a check question without its answer [LES6]; past a problem
 * that a newer bank no longer has [LES22].
 */
export function canContinue(state: TutorState, lesson: LessonState, env: TutorEnv): boolean {
  const { at, plan } = lesson;
  if (lesson.isPaused || lesson.endedAt !== null || at === null || at.part === "summary") return false;
  if (at.part === "check") return lesson.checks[at.skill]?.isRight === true;
  if (at.part !== "practice") return true;
  const step = plan && stepOf(plan, at.step);
  const problem = lessonSession(state, lesson)?.problems.at(-1);
  if (step?.status !== "in_progress" || problem?.phase !== "open") return true;
  return !env.content.open(problem.address).ok;
}

/** What has ended is evaluated already; then: another plan, the next step, or the next problem. */
function continuePractice(draft: Draft, env: TutorEnv): Draft {
  const lesson = lessonIn(draft);
  const state = lesson.plan && stepOf(lesson.plan, lesson.at?.step ?? null);
  if (state === null) return enterStep(draft, env);
  const last = lesson.newest;
  const isExtension = state.step.id.startsWith(EXTENSION);
  const why = last?.step === state.step.id ? replanNeeded(draft.state, lesson, last, env) : null;
  const isOver = state.status !== "in_progress" || (isExtension && lesson.extended >= POLICY.lesson.maxExtension);
  if (why === null && !isOver) return nextProblemOf(draft, env);
  const desk = lessonSession(draft.state, lesson);
  const closed = desk === null ? draft : add(draft, endPractice(draft.state, "goal-reached"), env);
  if (why !== null) return planAgain(closed, why, env);
  return isExtension && state.status !== "completed" ? add(closed, [summaryOf(lesson)], env) : enterStep(closed, env);
}

function summaryOf(lesson: LessonState): NewEvent {
  const { id: session, at } = lesson;
  const skill = at?.skill ?? (lesson.source as CommandOf<"start">["skill"]);
  return { type: "lesson_moved", body: { session, skill, part: "summary", step: null, revealed: 0 } };
}

/** The next problem of the session, or of a new one where that has come to its end. */
function nextProblemOf(draft: Draft, env: TutorEnv): Draft {
  const lesson = lessonIn(draft);
  const state = lesson.plan && currentStep(lesson.plan);
  const problem = lessonSession(draft.state, lesson)?.problems.at(-1);
  if (state === null || problem === undefined) return enterStep(draft, env);
  const served = serveInLesson(draft.state, lesson, state, problem, env);
  const next = add(draft, served, env);
  return lessonSession(next.state, lessonIn(next)) === null ? enterStep(next, env) : next;
}

function goBack(draft: Draft, lesson: LessonState, env: TutorEnv): Decision {
  const { at } = lesson;
  const state = lesson.plan && stepOf(lesson.plan, at?.step ?? null);
  const page = pageBefore(lesson, env.content);
  if (page === null || state === null) return err({ type: "not-allowed" });
  return ok(openPage(draft, page, lastRevealed(lesson, page, env.content), env).news);
}

/** The check question of the lesson: no evidence of mastery [LES3]. */
function choose(draft: Draft, lesson: LessonState, { choice }: CommandOf<"choose">, env: TutorEnv): Decision {
  const { at, plan } = lesson;
  const question = at?.part === "check" ? env.content.lesson(at.skill)?.check : undefined;
  const before = lesson.checks[at?.skill ?? ""];
  if (at === null || question === undefined || before?.isRight === true) return err({ type: "not-allowed" });
  if (choice >= question.choices.length) {
    return err({ type: "bad-input", field: "choice", message: `there are ${question.choices.length} choices` });
  }
  if (before?.chosen.includes(choice) === true) return ok([]);
  const right = choice === question.right;
  const checked: NewEvent = { type: "lesson_checked", body: { session: lesson.id, skill: at.skill, choice, right } };
  const next = add(draft, [checked], env);
  const after = lessonIn(next);
  const tries = (before?.chosen.length ?? 0) + 1;
  const found =
    after.plan && evaluateStep(after.plan, at.step ?? "", { type: "check", right, tries }, sourcesOf(next.state, env));
  const step = plan && after.plan && stepOf(after.plan, at.step);
  if (!found || !step) return ok(next.news);
  const about = {
    input: `check question, choice ${tries}`,
    output: `score ${found.score}, ${found.status}`,
    reason: found.note,
  };
  return ok(add(next, [decided(after, "evaluator", about, env), stepMoved(after, step, found.note)], env).news);
}

/** More, for those who finished early [LES9]. */
function extendLesson(draft: Draft, env: TutorEnv): Decision {
  const lesson = lessonIn(draft);
  if (!canExtend(draft.state, lesson, env)) return err({ type: "not-allowed" });
  const plan = lesson.plan && extendPlan(lesson.plan, sourcesOf(draft.state, env), EXTENSION);
  if (plan === null) return err({ type: "nothing-to-practise" });
  const about = {
    input: `all steps done, ${lesson.extended} problems beyond the plan so far`,
    output: plan.steps
      .filter(({ id }) => id.startsWith(EXTENSION))
      .map(({ kind, skill }) => `${kind} ${skill}`)
      .join("; "),
    reason: plan.reason,
  };
  const made: NewEvent = { type: "plan_made", body: { session: lesson.id, ...plan } };
  return ok(enterStep(add(draft, [decided(lesson, "planner", about, env), made], env), env).news);
}

export function canExtend(state: TutorState, lesson: LessonState, env: TutorEnv): boolean {
  const { plan, at } = lesson;
  return (
    lesson.endedAt === null &&
    !lesson.isPaused &&
    at?.part === "summary" &&
    plan !== null &&
    lesson.extended < POLICY.lesson.maxExtension &&
    plan.steps.every(({ status }) => status === "completed") &&
    extendPlan(plan, sourcesOf(state, env), EXTENSION) !== null
  );
}

/** Ended by the learner; complete when all of the plan was done [LES10]. */
function endLesson(draft: Draft, lesson: LessonState, env: TutorEnv): Draft {
  const judged = judge(draft, env);
  const steps = lessonIn(judged).plan?.steps.filter(({ step }) => !step.id.startsWith(EXTENSION)) ?? [];
  const isDone = steps.length > 0 && steps.every(({ status }) => status === "completed");
  return closeLesson(judged, lesson, isDone ? "complete" : "learner-ended", env);
}

function closeLesson(
  draft: Draft,
  lesson: LessonState,
  reason: "complete" | "learner-ended" | "replaced",
  env: TutorEnv,
): Draft {
  const practice = lessonSession(draft.state, lesson) === null ? [] : endPractice(draft.state, "learner-ended");
  const body = { session: lesson.id, kind: "lesson" as const, reason };
  return add(draft, [...practice, { type: "activity_ended", body }], env);
}
