import { isAssignedSource } from "../../assignments/assigned-source.ts";
import { redact } from "../../dialogue/safety/index.ts";
import type { NewEvent } from "../../events/tutor-event.ts";
import { findWorkflow } from "../../items/catalog.ts";
import { err, ok } from "../../result.ts";
import type { TutorEnv, TutorState } from "../../tutor-types.ts";
import type { WidgetView, WorkflowView } from "../../views/activity-views.ts";
import { openOf, type ActivityContext, type ActivityPart, type Decision, type StartGiven } from "../activity.ts";
import { toldInWords } from "../told-in-words.ts";
import type { WorkflowCommand } from "./commands.ts";
import type { WorkflowState } from "./state.ts";
import type { Workflow, WorkflowStep } from "./workflow.ts";

/** A guide through a process: rules on what was chosen lead from step to step [WFL1]-[WFL4]. */
export const workflowPart: ActivityPart<WorkflowCommand | StartGiven, WorkflowView> = {
  decide: (state, command, context, env) => {
    const open = openOf(state.activities.workflow);
    if (command.type === "start-given") return start(open, command.source, context, env);
    if (command.type === "start") return startOwn(open, command.workflow, context, env);
    const workflow = open && findWorkflow(env.content.catalog(), open.source);
    if (!open || !workflow) return err({ type: "no-activity" });
    switch (command.type) {
      case "end":
        return ok([ended(open, "learner-ended")]);
      case "back": {
        const last = open.moves.at(-1);
        if (last === undefined) return err({ type: "not-allowed" });
        return ok([{ type: "workflow_returned", body: { session: open.id, step: last.step } }]);
      }
      case "answer":
        return answer(open, workflow, command, state, env);
    }
  },
  view: (state, env) => {
    const session = state.activities.workflow;
    const workflow = session && findWorkflow(env.content.catalog(), session.source);
    return session && workflow ? viewWorkflow(session, workflow) : null;
  },
};

/** One that a teacher gave is begun as that, so that they see it; once begun it is gone on with. */
function startOwn(open: WorkflowState | null, id: string, context: ActivityContext, env: TutorEnv): Decision {
  if (isAssignedSource(id) && open?.source !== id) return err({ type: "not-allowed" });
  return start(open, id, context, env);
}

function start(open: WorkflowState | null, id: string, { session, seed }: ActivityContext, env: TutorEnv): Decision {
  const workflow = findWorkflow(env.content.catalog(), id);
  if (workflow === undefined) return err({ type: "not-found", what: "workflow" });
  if (open?.source === id) return ok([]);
  const { version } = workflow;
  return ok([
    ...(open === null ? [] : [ended(open, "replaced")]),
    {
      type: "activity_started",
      body: { session, kind: "workflow", source: id, version, seed, policy: "workflow/1" },
    },
  ]);
}

/** The step on the desk; `undefined` when the last one was taken. */
function stepNow({ moves }: WorkflowState, { steps }: Workflow): WorkflowStep | undefined {
  const last = moves.at(-1);
  return last === undefined ? steps[0] : steps.find(({ id }) => id === last.next);
}

function answer(
  open: WorkflowState,
  workflow: Workflow,
  { step: id, given }: Extract<WorkflowCommand, { type: "answer" }>,
  state: TutorState,
  env: TutorEnv,
): Decision {
  const step = stepNow(open, workflow);
  if (step?.id !== id) return err({ type: "moved-on" });
  const texts = given.filter((text) => text.trim() !== "");
  const [choice = ""] = texts;
  if (step.type === "choice" && (texts.length !== 1 || !step.choices.includes(choice))) {
    return err({ type: "bad-input", field: "given", message: "not one of the choices" });
  }
  const next = step.next.find(({ is }) => is === undefined || is === choice)?.to ?? null;
  const isFree = step.type === "free-text";
  const events: NewEvent[] = [
    {
      type: "workflow_moved",
      body: { session: open.id, step: id, given: isFree ? texts.map((text) => redact(text)) : texts, next },
    },
  ];
  if (isFree) events.push(...toldInWords(texts, open, state, env));
  if (next === null) events.push(ended(open, "complete"));
  return ok(events);
}

function ended({ id: session }: WorkflowState, reason: "complete" | "learner-ended" | "replaced"): NewEvent {
  return { type: "activity_ended", body: { session, kind: "workflow", reason } };
}

function viewWorkflow(session: WorkflowState, workflow: Workflow): WorkflowView {
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
