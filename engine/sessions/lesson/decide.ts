import type { NewEvent } from "../../events/tutor-event.ts";
import { extendPlan, isKnownSkill, makePlan, planWithoutBefore } from "../../plans/make-plan.ts";
import { currentStep, stepOf } from "../../plans/plan-state.ts";
import { POLICY } from "../../policy.ts";
import { err, ok, type Result } from "../../result.ts";
import type { TutorCommand, TutorEnv, TutorRefusal, TutorState } from "../../tutor-types.ts";
import { openOf, type ActivityContext, type Decision } from "../activity.ts";
import { nextProblem } from "../learning/decide.ts";
import { SECOND } from "./check-at.ts";
import { choose } from "./choose.ts";
import { fillBlank } from "./completion.ts";
import type { LessonCommand } from "./commands.ts";
import { add, lessonIn, type Draft } from "./draft.ts";
import { decided, enterStep, goOn, judge, openPage, planAgain, replanNeeded, sourcesOf, told } from "./move.ts";
import { isAtBefore, lastRevealed, turnedBack, type Page } from "./pages.ts";
import { pacingOf } from "./pacing.ts";
import { closeLesson, makeRoom, parkLesson } from "./park.ts";
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
  if (command.type === "resume") return ok(lesson.isPaused ? goOnWith(draft, env).news : []);
  if (command.type === "pause") return ok(lesson.isPaused ? [] : [{ type: "activity_paused", body: life }]);
  if (lesson.isPaused) return err({ type: "not-allowed" });
  const isStale = "page" in command && command.page !== undefined && command.page !== lesson.page;
  if (isStale) return err({ type: "moved-on" });
  switch (command.type) {
    case "continue":
      return continueLesson(judge(draft, env), env);
    case "back":
      return goBack(draft, lesson, env);
    case "skip-before":
      return skipBefore(draft, lesson, env);
    case "choose":
      return newsOf(choose(draft, command.choice, env));
    case "fill":
      return fillBlank(draft, command.text, context, env);
    case "show-line":
      return fillBlank(draft, null, context, env);
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
  const before: Draft = { state, news: [] };
  const open = openOf(state.activities.lesson);
  if (open?.source === skill) return ok(goOnWith(before, env).news);
  const waiting = state.activities.lesson?.parked.find(({ source }) => source === skill);
  const isOver = open?.at?.part === "summary";
  const left = open === null ? before : isOver ? endLesson(before, open, env) : parkLesson(before, open, env);
  if (waiting !== undefined) return ok(goOnWith(add(left, [resumed(waiting.id)], env), env).news);
  const draft = makeRoom(left, env);
  const lesson = env.content.lesson(skill);
  const started: NewEvent = {
    type: "activity_started",
    body: { session, kind: "lesson", source: skill, version: lesson?.version ?? 1, seed, policy: POLICY.version },
  };
  const begun = planLesson(add(draft, [started], env), env);
  // A skill with no lesson and no problems has nothing to open.
  return lessonIn(begun).at?.part === "summary" ? err({ type: "nothing-to-practise" }) : ok(begun.news);
}

/**
 * Goes on with the open lesson where it was: a start of which not all was written is brought to its first page, and
 * practice whose session has ended meanwhile goes on with the plan's step in a new one [LES23].
 */
function goOnWith(draft: Draft, env: TutorEnv): Draft {
  const open = lessonIn(draft);
  const awake = open.isPaused ? add(draft, [resumed(open.id)], env) : draft;
  if (open.plan === null) return planLesson(awake, env);
  if (open.at === null) return enterStep(awake, env);
  const hasDesk = open.at.part !== "practice" || lessonSession(awake.state, open) !== null;
  return hasDesk ? awake : continuePractice(judge(awake, env), env);
}

function resumed(session: LessonState["id"]): NewEvent {
  return { type: "activity_resumed", body: { session, kind: "lesson" } };
}

function newsOf(drafted: Result<Draft, TutorRefusal>): Decision {
  return drafted.ok ? ok(drafted.value.news) : drafted;
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
  // Where the first page says it, it is not told a second time.
  const isSaid = plan.steps[0]?.skill !== skill && env.content.lesson(plan.steps[0]?.skill ?? skill) !== undefined;
  const words = isSaid ? null : announce(lesson, "begin", plan, env.content);
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
  // The second question may be left.
  if (at.part === "check") return at.revealed === SECOND || lesson.checks[at.skill]?.isRight === true;
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
  const page = turnedBack(lesson, env.content);
  return page === null ? err({ type: "not-allowed" }) : ok(openPage(draft, page, page.revealed, env).news);
}

/** The pupil begins with the lesson's own skill, although another one comes before it [LES28]. */
function skipBefore(draft: Draft, lesson: LessonState, env: TutorEnv): Decision {
  const skill = lesson.source as CommandOf<"start">["skill"];
  const plan =
    lesson.plan && isAtBefore(lesson) ? planWithoutBefore(lesson.plan, skill, sourcesOf(draft.state, env)) : null;
  if (plan === null) return err({ type: "not-allowed" });
  const about = {
    input: `${lesson.at?.skill} comes before ${skill}; the pupil chose to leave it out`,
    output: plan.steps.map((step) => `${step.id} ${step.kind} ${step.skill}`).join("; "),
    reason: plan.reason,
  };
  const made: NewEvent = { type: "plan_made", body: { session: lesson.id, ...plan } };
  return ok(enterStep(add(draft, [decided(lesson, "planner", about, env), made], env), env).news);
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
