import { isAssignedSource } from "../../assignments/assigned-source.ts";
import type { WidgetView, WorkflowView } from "../../views/activity-views.ts";
import type { WorkflowState } from "./state.ts";
import type { Workflow, WorkflowStep } from "./workflow.ts";

/** The step on the desk; `undefined` when the last one was taken. */
export function stepNow({ moves }: Pick<WorkflowState, "moves">, { steps }: Workflow): WorkflowStep | undefined {
  const last = moves.at(-1);
  return last === undefined ? steps[0] : steps.find(({ id }) => id === last.next);
}

/** Whether a step can be left with that: of a choice one of its own. */
export function isAnswerTo({ type, choices }: WorkflowStep, given: readonly string[]): boolean {
  return type !== "choice" || (given.length === 1 && choices.includes(given[0] ?? ""));
}

/** The step that the first fitting rule names; null ends. */
export function nextAfter({ next }: WorkflowStep, [choice = ""]: readonly string[]): string | null {
  return next.find(({ is }) => is === undefined || is === choice)?.to ?? null;
}

/** What the learner sees of it: the step to take now, and those taken, or its closing words. */
export function viewWorkflow(session: WorkflowState, workflow: Workflow): WorkflowView {
  const { id, startedAt, isPaused, reason, moves } = session;
  const step = reason === null ? stepNow(session, workflow) : undefined;
  return {
    session: id,
    workflowId: session.source,
    isAssigned: isAssignedSource(session.source),
    title: workflow.title,
    startedAt,
    isPaused,
    ended: reason,
    stepId: step?.id ?? null,
    step: step?.title ?? null,
    widget: step === undefined ? null : widgetOf(session, step),
    done: moves.map((move) => ({
      title: workflow.steps.find((other) => other.id === move.step)?.title ?? "",
      given: move.given,
    })),
    position: moves.length + (step === undefined ? 0 : 1),
    canGoBack: reason === null && moves.length > 0,
    closing: reason === "complete" ? workflow.closing : null,
    guidance: session.guidance,
  };
}

function widgetOf({ id, again }: WorkflowState, { type, text: prompt, choices }: WorkflowStep): WidgetView {
  const base = { id, prompt, draft: again };
  if (type === "free-text") return { ...base, type: "free-text", longest: LONGEST_TEXT };
  return type === "choice" ? { ...base, type: "choices", choices, several: false } : { ...base, type: "continue" };
}

/** [UTF-16 units] */
const LONGEST_TEXT = 500;
