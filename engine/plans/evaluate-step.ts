import { POLICY } from "../policy.ts";
import { isExplained, missingPrerequisite, type PlanSources, type ReplanReason } from "./make-plan.ts";
import { isRightAtOnce, stepOf, type PlanState, type ProblemOutcome, type StepState } from "./plan-state.ts";

/** What there is to evaluate: a problem that ended, a check question answered, or something written. */
export type Evidence =
  | ({ readonly type: "problem" } & ProblemOutcome)
  | { readonly type: "check"; readonly right: boolean; readonly tries: number }
  | { readonly type: "message"; readonly offTopic: boolean };

/** Requirement P4, for one answer. */
export interface Evaluation {
  /** 0 to 1. */
  readonly score: number;
  readonly status: StepState["status"];
  /** What was seen, in a sentence for people. */
  readonly note: string;
  readonly offTopic: boolean;
  /** Why to plan again; null: go on as planned. */
  readonly replan: ReplanReason | null;
}

/**
 * Evaluates one answer on a step, after the fold has counted it (requirement P4) [PLN11].
 *
 * @param id - the step the answer belongs to
 */
export function evaluateStep(plan: PlanState, id: string, evidence: Evidence, from: PlanSources): Evaluation | null {
  const state = stepOf(plan, id);
  if (state === null) return null;
  const { status } = state;
  if (evidence.type === "message") {
    const note = evidence.offTopic ? "Off the topic; nothing is counted." : "Asked about it; nothing is counted.";
    return { score: 0, status, note, offTopic: evidence.offTopic, replan: null };
  }
  if (evidence.type === "check") {
    const note = evidence.right ? `Found at choice ${evidence.tries}.` : "Not yet; the idea is said another way.";
    return {
      score: evidence.right ? Math.round(100 / evidence.tries) / 100 : 0,
      status,
      note,
      offTopic: false,
      replan: null,
    };
  }
  return {
    score: scoreOf(evidence),
    status,
    note: noteOf(state, evidence),
    offTopic: false,
    replan: whyPlanAgain(plan, state, evidence, from),
  };
}

/** Whether what was seen asks for another plan (requirement P5) [PLN12]. A single slip never does. */
function whyPlanAgain(
  plan: PlanState,
  state: StepState,
  outcome: ProblemOutcome,
  from: PlanSources,
): ReplanReason | null {
  const { step, status, failures, row } = state;
  if (status === "completed") return null;
  // Before the fault is looked for in what comes before, the skill itself was explained.
  if (failures >= POLICY.plan.failuresToDoubt && !outcome.solved && isExplained(plan, step.skill)) {
    if (missingPrerequisite(step.skill, from, new Set()) !== null) return "missing-prerequisite";
  }
  if (status === "blocked") return failures >= POLICY.plan.failures ? "failures" : "too-long";
  const { inARow, difficulty } = POLICY.plan.ahead;
  const isAhead = step.kind === "practice" && row.length >= inARow && row.every(Boolean);
  return isAhead && outcome.difficulty >= difficulty ? "ahead" : null;
}

/** 1 for right at once; less for every further answer and hint; 0 where it was not solved. */
function scoreOf({ solved, attempts, hints }: ProblemOutcome): number {
  if (!solved) return 0;
  const tenths = 10 - 3 * (attempts - 1) - hints;
  return Math.max(2, tenths) / 10;
}

function noteOf({ status, asked, correct, failures }: StepState, outcome: ProblemOutcome): string {
  const how = isRightAtOnce(outcome)
    ? "Right at the first answer"
    : outcome.solved
      ? `Right at answer ${outcome.attempts}`
      : "Not solved";
  const helped = outcome.hints === 0 ? "" : `, hints: ${outcome.hints}`;
  const so = status === "blocked" ? "; this step is blocked" : status === "completed" ? "; this step is done" : "";
  return `${how}${helped}. First answers right: ${correct} of ${asked}; not solved: ${failures}${so}.`;
}
