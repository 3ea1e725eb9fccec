import { isAssignedSource } from "../../assignments/assigned-source.ts";
import { redact } from "../../dialogue/safety/index.ts";
import type { NewEvent } from "../../events/tutor-event.ts";
import { findWorkflow } from "../../items/catalog.ts";
import { err, ok } from "../../result.ts";
import type { TutorEnv, TutorState } from "../../tutor-types.ts";
import type { WorkflowView } from "../../views/activity-views.ts";
import { openOf, type ActivityContext, type ActivityPart, type Decision, type StartGiven } from "../activity.ts";
import { goOnWith, makeWay, parkedAs } from "../parking.ts";
import { toldInWords } from "../told-in-words.ts";
import type { WorkflowCommand } from "./commands.ts";
import type { WorkflowState } from "./state.ts";
import { previewGuide, type GuidePreview, type PreviewedGuide } from "./own/preview-guide.ts";
import { isAnswerTo, nextAfter, stepNow, viewWorkflow } from "./view-workflow.ts";
import type { Workflow } from "./workflow.ts";

/** A guide of the learner's, and one that a teacher works on. */
export interface WorkflowPart extends ActivityPart<WorkflowCommand | StartGiven, WorkflowView> {
  readonly preview: (wish: GuidePreview) => PreviewedGuide;
}

/** A guide through a process: rules on what was chosen lead from step to step [WFL1]-[WFL4]. */
export const workflowPart: WorkflowPart = {
  preview: previewGuide,
  decide: (state, command, context, env) => {
    const open = openOf(state.activities.workflow);
    if (command.type === "start-given") return start(state.activities.workflow, command.source, context, env);
    if (command.type === "start") return startOwn(state.activities.workflow, command.workflow, context, env);
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
function startOwn(latest: WorkflowState | null, id: string, context: ActivityContext, env: TutorEnv): Decision {
  const isBegun = openOf(latest)?.source === id || parkedAs(latest, id) !== undefined;
  return isAssignedSource(id) && !isBegun ? err({ type: "not-allowed" }) : start(latest, id, context, env);
}

/** Goes on where the same one was left; another one that is open waits meanwhile. */
function start(latest: WorkflowState | null, id: string, { session, seed }: ActivityContext, env: TutorEnv): Decision {
  const workflow = findWorkflow(env.content.catalog(), id);
  if (workflow === undefined) return err({ type: "not-found", what: "workflow" });
  if (openOf(latest)?.source === id) return ok([]);
  const waiting = parkedAs(latest, id);
  if (waiting !== undefined) return ok(goOnWith(latest, waiting, "workflow"));
  const { version } = workflow;
  return ok([
    ...makeWay(latest, "workflow"),
    {
      type: "activity_started",
      body: { session, kind: "workflow", source: id, version, seed, policy: "workflow/1" },
    },
  ]);
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
  if (!isAnswerTo(step, texts)) return err({ type: "bad-input", field: "given", message: "not one of the choices" });
  const next = nextAfter(step, texts);
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

function ended({ id: session }: WorkflowState, reason: "complete" | "learner-ended"): NewEvent {
  return { type: "activity_ended", body: { session, kind: "workflow", reason } };
}
