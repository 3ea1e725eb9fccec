import type { EventOf, NewEvent } from "../../events/tutor-event.ts";
import { evaluateStep } from "../../plans/evaluate-step.ts";
import { replan, type PlanSources, type ReplanReason } from "../../plans/make-plan.ts";
import { currentStep, needsPerson, stepOf, type StepState } from "../../plans/plan-state.ts";
import type { PlanStep } from "../../plans/events.ts";
import { POLICY } from "../../policy.ts";
import { learnerModel } from "../learning/serve-next.ts";
import type { TutorEnv, TutorState } from "../../tutor-types.ts";
import { add, lessonIn, type Draft } from "./draft.ts";
import { nextInStep, pagesOf, type Page } from "./pages.ts";
import { beginPractice, chooseExamples, endPractice, lessonSession } from "./practise.ts";
import { mustSay } from "../../words/say.ts";
import { announce, type Told } from "./plan-words.ts";
import { languageOf, wordsOfLesson } from "./spoken-here.ts";
import { EXTENSION, type LessonResult, type LessonState } from "./state.ts";

/** What plans are made from, as things stand. */
export function sourcesOf(state: TutorState, env: TutorEnv): PlanSources {
  return { model: learnerModel(state, env), content: env.content };
}

export function decided(
  lesson: LessonState,
  by: EventOf<"decision_made">["body"]["by"],
  about: { readonly input: string; readonly output: string; readonly reason: string },
  env: TutorEnv,
): NewEvent {
  const { input, output, reason } = about;
  return {
    type: "decision_made",
    body: {
      session: lesson.id,
      by,
      input: input.slice(0, 600),
      output: output.slice(0, 600),
      reason: reason.slice(0, 300),
      ...(env.mono === undefined ? {} : { started_mono: Math.max(0, env.mono) }),
    },
  };
}

/** Something the tutor says of its own accord. */
export function told(lesson: LessonState, act: string, { text, spoken }: Told): NewEvent {
  const place = { session: lesson.id, item: null, skill: null };
  return {
    type: "reply_given",
    body: {
      ...place,
      category: "lesson",
      act,
      text,
      ...languageOf(spoken),
      asks: null,
      source: "static",
      model: null,
    },
  };
}

export function stepMoved(lesson: LessonState, { step, ...done }: StepState, note: string): NewEvent {
  const { status, asked, correct, attempts } = done;
  return {
    type: "plan_step_moved",
    body: { session: lesson.id, step: step.id, status, asked, correct, attempts, note: note.slice(0, 300) },
  };
}

/** The next page of this step, or the first page of the step that comes now, or the summary. */
export function goOn(draft: Draft, env: TutorEnv): Draft {
  const lesson = lessonIn(draft);
  const next = nextInStep(lesson, env.content);
  if (next !== null) return openPage(draft, next, 0, env);
  return enterStep(leaveStep(draft, env), env);
}

/** A page that was read to its end completes an explanation. */
function leaveStep(draft: Draft, env: TutorEnv): Draft {
  const lesson = lessonIn(draft);
  const state = lesson.plan && stepOf(lesson.plan, lesson.at?.step ?? null);
  if (state?.step.kind !== "explain" || state.status === "completed") return draft;
  return add(draft, [stepMoved(lesson, { ...state, status: "completed" }, "Read to the end.")], env);
}

/** Begins the step that comes now; a step with nothing to show is passed over. */
export function enterStep(draft: Draft, env: TutorEnv): Draft {
  const lesson = lessonIn(draft);
  const state = lesson.plan && currentStep(lesson.plan);
  if (state === null || (lesson.plan !== null && needsPerson(lesson.plan))) return openSummary(draft, env);
  const { step } = state;
  if (step.kind === "practice" || step.kind === "challenge") return enterPractice(draft, state, env);
  const example = step.kind === "explain" ? chooseExamples(lesson, step, env) : [];
  const chosen = add(draft, example, env);
  const [page] = pagesOf(step, lessonIn(chosen), env.content);
  if (page !== undefined) return openPage(chosen, page, 0, env);
  const passed = stepMoved(lesson, { ...state, status: "completed" }, "There is nothing to show here.");
  return enterStep(add(chosen, [passed], env), env);
}

function enterPractice(draft: Draft, state: StepState, env: TutorEnv): Draft {
  const lesson = lessonIn(draft);
  const { step } = state;
  const onDesk = lessonSession(draft.state, lesson)?.problems.length ?? 0;
  const isOnDesk = onDesk > 0 && lesson.practice?.step === step.id;
  const begun = isOnDesk ? [] : beginPractice(draft.state, lesson, state, env);
  if (begun === null) {
    const note = "There are no problems for this now.";
    return openSummary(add(draft, [stepMoved(lesson, { ...state, status: "blocked" }, note)], env), env);
  }
  const why = decided(
    lesson,
    "executor",
    {
      input: `step ${step.id} (${step.kind}) on ${step.skill}, status ${state.status}`,
      output: isOnDesk ? "go on with the open practice" : "begin practice",
      reason: step.approach,
    },
    env,
  );
  return openPage(add(draft, [...begun, ...(isOnDesk ? [] : [why])], env), { step, part: "practice" }, 0, env);
}

export function openPage(draft: Draft, { step, part }: Page, revealed: number, env: TutorEnv): Draft {
  const { id: session } = lessonIn(draft);
  return add(
    draft,
    [{ type: "lesson_moved", body: { session, skill: step.skill, part, step: step.id, revealed } }],
    env,
  );
}

function openSummary(draft: Draft, env: TutorEnv): Draft {
  const lesson = lessonIn(draft);
  const open = lessonSession(draft.state, lesson) === null ? [] : endPractice(draft.state, "goal-reached");
  const skill = lesson.at?.skill ?? (lesson.source as PlanStep["skill"]);
  const body = { session: lesson.id, skill, part: "summary" as const, step: null, revealed: 0 };
  const person = lesson.plan !== null && needsPerson(lesson.plan) ? askPerson(lesson, env) : [];
  return add(draft, [...open, ...person, { type: "lesson_moved", body }], env);
}

/** Three re-plans did not help: said kindly, once [LES18]. */
function askPerson(lesson: LessonState, env: TutorEnv): readonly NewEvent[] {
  if (lesson.talk.some(({ act }) => act === "ask-person")) return [];
  const about = {
    input: `${lesson.plan?.replans} re-plans`,
    output: "ask a person",
    reason: "Three re-plans at most.",
  };
  const spoken = wordsOfLesson(lesson, env.content);
  return [
    decided(lesson, "planner", about, env),
    told(lesson, "ask-person", { text: mustSay(spoken?.phrases ?? null, PERSON), spoken }),
  ];
}

export const PERSON =
  "You have tried this in several ways now, and you kept going. Ask a grown-up to look at it with you: sometimes another person says it in just the way you need.";

/** Evaluates what ended since the last time, one decision a problem (requirement P4). */
export function judge(draft: Draft, env: TutorEnv): Draft {
  const lesson = lessonIn(draft);
  return lesson.unjudged.reduce((at, result) => judgeOne(at, result, env), draft);
}

function judgeOne(draft: Draft, result: LessonResult, env: TutorEnv): Draft {
  const lesson = lessonIn(draft);
  const state = lesson.plan && stepOf(lesson.plan, result.step);
  const found = lesson.plan && judgement(draft.state, lesson, result, env);
  if (state === null || found === null) return draft;
  const { attempts, hints, solved, misconception } = result;
  const input = `step ${result.step}: ${solved ? "solved" : "not solved"}, answers ${attempts}, hints ${hints}`;
  const about = {
    input: misconception === null ? input : `${input}, ${misconception}`,
    output: `score ${found.score}, ${found.status}, ${found.replan === null ? "go on" : `plan again: ${found.replan}`}`,
    reason: found.note,
  };
  return add(draft, [decided(lesson, "evaluator", about, env), stepMoved(lesson, state, found.note)], env);
}

function judgement(state: TutorState, lesson: LessonState, result: LessonResult, env: TutorEnv) {
  return lesson.plan && evaluateStep(lesson.plan, result.step, { type: "problem", ...result }, sourcesOf(state, env));
}

/** Why the plan does not work any more; beyond the plan it is not made anew. */
export function replanNeeded(
  state: TutorState,
  lesson: LessonState,
  result: LessonResult,
  env: TutorEnv,
): ReplanReason | null {
  const isSpent = (lesson.plan?.replans ?? 0) >= POLICY.plan.maxReplans;
  if (isSpent || result.step.startsWith(EXTENSION)) return null;
  return judgement(state, lesson, result, env)?.replan ?? null;
}

/** Makes the plan anew and goes to its current step; where that is not possible any more, to the summary. */
export function planAgain(draft: Draft, why: ReplanReason, env: TutorEnv): Draft {
  const lesson = lessonIn(draft);
  const plan = lesson.plan && replan(lesson.plan, why, sourcesOf(draft.state, env));
  if (plan === null) return enterStep(draft, env);
  const about = {
    input: `version ${lesson.plan?.version}, re-plans ${lesson.plan?.replans}, because: ${why}`,
    output: plan.steps.map(({ id, kind, skill }) => `${id} ${kind} ${skill}`).join("; "),
    reason: plan.reason,
  };
  const made: NewEvent = { type: "plan_made", body: { session: lesson.id, ...plan } };
  const words = announce(lesson, why, plan, env.content);
  const said = words === null ? [] : [told(lesson, `plan-${why}`, words)];
  return enterStep(add(draft, [decided(lesson, "planner", about, env), made, ...said], env), env);
}
