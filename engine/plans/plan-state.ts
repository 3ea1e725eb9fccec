import type { EventOf } from "../events/tutor-event.ts";
import { POLICY } from "../policy.ts";
import type { PlanStep } from "./events.ts";

export type StepStatus = EventOf<"plan_step_moved">["body"]["status"];

/** One step and what was done on it. */
export interface StepState {
  readonly step: PlanStep;
  readonly status: StepStatus;
  /** Problems or check questions that ended. */
  readonly asked: number;
  /** Of these, right at the first answer. */
  readonly correct: number;
  /** Answers in all. */
  readonly attempts: number;
  /** Right at the first answer or not, newest last. */
  readonly row: readonly boolean[];
  /** Problems that ended without a right answer of the learner's. */
  readonly failures: number;
  /** P(known) of the step's skill after the newest evidence; null before any. */
  readonly known: number | null;
}

export interface PlanState {
  readonly version: number;
  readonly replans: number;
  readonly reason: string;
  readonly steps: readonly StepState[];
}

/** How one problem of a step ended. */
export interface ProblemOutcome {
  readonly solved: boolean;
  readonly attempts: number;
  readonly hints: number;
  readonly difficulty: number;
}

/** The first plan, or the next version of one: steps that are in both keep what was done on them [PLN16]. */
export function planFrom(before: PlanState | null, body: EventOf<"plan_made">["body"]): PlanState {
  const { version, replans, reason } = body;
  const kept = new Map(before?.steps.map((state) => [state.step.id, state]));
  return { version, replans, reason, steps: body.steps.map((step) => ({ ...(kept.get(step.id) ?? NEW), step })) };
}

/** The same plan in other words; words for another version of it are not for this one. */
export function wordPlan(plan: PlanState, { version, steps }: EventOf<"plan_worded">["body"]): PlanState {
  if (version !== plan.version) return plan;
  const words = new Map(steps.map(({ id, title, description }) => [id, { title, description }]));
  return {
    ...plan,
    steps: plan.steps.map((state) => ({ ...state, step: { ...state.step, ...words.get(state.step.id) } })),
  };
}

const NEW: Omit<StepState, "step"> = {
  status: "pending",
  asked: 0,
  correct: 0,
  attempts: 0,
  row: [],
  failures: 0,
  known: null,
};

/** The step that is under way, else the first one still to come (requirement P3) [PLN8]. */
export function currentStep(plan: PlanState): StepState | null {
  return (
    plan.steps.find(({ status }) => status === "in_progress") ??
    plan.steps.find(({ status }) => status === "pending") ??
    null
  );
}

export function stepOf(plan: PlanState, id: string | null): StepState | null {
  return plan.steps.find(({ step }) => step.id === id) ?? null;
}

/** Three re-plans did not help (requirement P5) [PLN15]. */
export function needsPerson(plan: PlanState): boolean {
  return plan.replans >= POLICY.plan.maxReplans && plan.steps.some(({ status }) => status === "blocked");
}

export function beginStep(plan: PlanState, id: string): PlanState {
  return changeStep(plan, id, (state) => (state.status === "pending" ? { ...state, status: "in_progress" } : state));
}

/** A problem of a step has ended [PLN7]. */
export function countProblem(plan: PlanState, id: string, outcome: ProblemOutcome, known: number | null): PlanState {
  return changeStep(plan, id, (state) => {
    const atOnce = isRightAtOnce(outcome);
    return settle({
      ...state,
      asked: state.asked + 1,
      correct: state.correct + (atOnce ? 1 : 0),
      attempts: state.attempts + outcome.attempts,
      row: [...state.row, atOnce].slice(-ROW),
      failures: state.failures + (outcome.solved ? 0 : 1),
      known: known ?? state.known,
    });
  });
}

/** The last problem of a step turned out to be right [PLN10]. */
export function takeBackFailure(plan: PlanState, id: string, atOnce: boolean): PlanState {
  return changeStep(plan, id, (state) =>
    settle({
      ...state,
      correct: state.correct + (atOnce ? 1 : 0),
      row: [...state.row.slice(0, -1), atOnce],
      failures: Math.max(0, state.failures - 1),
    }),
  );
}

/** The check question of a step was answered. */
export function countCheck(plan: PlanState, id: string, right: boolean): PlanState {
  return changeStep(plan, id, (state) => ({
    ...state,
    asked: 1,
    attempts: state.attempts + 1,
    correct: right && state.attempts === 0 ? 1 : state.correct,
    status: right ? "completed" : state.status === "completed" ? "completed" : "in_progress",
  }));
}

/** What was recorded of a step. */
export function moveStep(plan: PlanState, body: EventOf<"plan_step_moved">["body"]): PlanState {
  const { step, status, asked, correct, attempts } = body;
  return changeStep(plan, step, (state) => ({ ...state, status, asked, correct, attempts }));
}

export function isRightAtOnce({ solved, attempts }: ProblemOutcome): boolean {
  return solved && attempts === 1;
}

/** First answers that are remembered. */
const ROW = 10;

/** The status that follows from what was done; a step once completed stays so [PLN7], [PLN9]. */
function settle(state: StepState): StepState {
  if (state.status === "completed" || meetsCriterion(state)) return { ...state, status: "completed" };
  const isBlocked = state.failures >= POLICY.plan.failures || state.asked >= POLICY.plan.maxProblems;
  return { ...state, status: isBlocked ? "blocked" : "in_progress" };
}

function meetsCriterion({ step: { criterion }, row, known, asked }: StepState): boolean {
  switch (criterion.type) {
    case "right-of":
      return row.slice(-criterion.of).filter(Boolean).length >= criterion.right;
    case "known":
      return asked > 0 && (known ?? 0) >= criterion.atLeast;
    default:
      // Recorded when the page was read or the question answered.
      return false;
  }
}

function changeStep(plan: PlanState, id: string, change: (state: StepState) => StepState): PlanState {
  return { ...plan, steps: plan.steps.map((state) => (state.step.id === id ? change(state) : state)) };
}
