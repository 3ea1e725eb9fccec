import { assignedSource } from "../../../assignments/assigned-source.ts";
import type { AssignmentId } from "../../../assignments/assignment.ts";
import type { SessionId } from "../../../ids.ts";
import type { WorkflowView } from "../../../views/activity-views.ts";
import type { WorkflowMove, WorkflowState } from "../state.ts";
import { isAnswerTo, nextAfter, stepNow, viewWorkflow } from "../view-workflow.ts";
import type { Workflow } from "../workflow.ts";
import type { GuideDraft } from "./guide-draft.ts";
import { faultsInGuide, guideOfDraft, type GuideFault } from "./own-guide.ts";

/** The steps that were taken in a preview so far, and what is pressed now; nothing of it is recorded anywhere. */
export interface GuidePreview {
  readonly draft: GuideDraft;
  readonly moves: readonly WorkflowMove[];
  readonly press:
    | { readonly type: "answer"; readonly step: string; readonly given: readonly string[] }
    | { readonly type: "back" }
    | null;
  /** The step to begin at, where nothing is pressed; absent, or one that nothing leads to: where the moves lead. */
  readonly at?: string | null;
}

export interface PreviewedGuide {
  readonly faults: readonly GuideFault[];
  /** As a pupil sees it. */
  readonly view: WorkflowView;
  readonly moves: readonly WorkflowMove[];
  /** What was pressed is not to be taken: a pupil would be told so. */
  readonly isRefused: boolean;
}

/** A draft as a pupil goes through it, up to where these steps lead [WFL9]. */
export function previewGuide({ draft, moves, press, at = null }: GuidePreview): PreviewedGuide {
  const guide = guideOfDraft(draft, { id: draft.kind, version: 1, createdOn: "" });
  const kept = stillFitting(guide, moves);
  const pressed = press === null ? ledTo(guide, kept, at) : after(guide, kept, press);
  const { moves: taken, again } = pressed ?? { moves: kept, again: null };
  const view = viewWorkflow(stateOf(guide, taken, again), guide);
  return { faults: faultsInGuide(draft), view, moves: taken, isRefused: pressed === null };
}

/** The way so far, up to the first step that a change has made another one. */
function stillFitting(guide: Workflow, moves: readonly WorkflowMove[]): readonly WorkflowMove[] {
  const kept: WorkflowMove[] = [];
  for (const { step: id, given } of moves) {
    const step = stepNow({ moves: kept }, guide);
    if (step?.id !== id || !isAnswerTo(step, given)) break;
    kept.push({ step: id, given, next: nextAfter(step, given) });
  }
  return kept;
}

/** The way so far up to that step, else the shortest way to it; where there is none, the way so far. */
function ledTo(
  guide: Workflow,
  moves: readonly WorkflowMove[],
  to: string | null,
): Pick<WorkflowState, "moves" | "again"> {
  const here = { moves, again: null };
  if (to === null || stepNow({ moves }, guide)?.id === to) return here;
  const last = moves.findLastIndex(({ step }) => step === to);
  if (last >= 0) return { moves: moves.slice(0, last), again: null };
  const way = shortestWay(guide, to);
  return way === null ? here : { moves: way, again: null };
}

/** Null: no way leads there. */
function shortestWay(guide: Workflow, to: string): readonly WorkflowMove[] | null {
  const seen = new Set<string>();
  let ways: readonly (readonly WorkflowMove[])[] = [[]];
  while (ways.length > 0) {
    const longer: (readonly WorkflowMove[])[] = [];
    for (const moves of ways) {
      const step = stepNow({ moves }, guide);
      if (step === undefined || seen.has(step.id)) continue;
      if (step.id === to) return moves;
      seen.add(step.id);
      const choices = step.type === "choice" ? step.choices.map((choice) => [choice]) : [[]];
      for (const given of choices) longer.push([...moves, { step: step.id, given, next: nextAfter(step, given) }]);
    }
    ways = longer;
  }
  return null;
}

/** Null where it is not to be taken. */
function after(
  guide: Workflow,
  moves: readonly WorkflowMove[],
  press: NonNullable<GuidePreview["press"]>,
): Pick<WorkflowState, "moves" | "again"> | null {
  if (press.type === "back") {
    const last = moves.at(-1);
    return last === undefined ? null : { moves: moves.slice(0, -1), again: last.given };
  }
  const step = stepNow({ moves }, guide);
  const given = press.given.filter((text) => text.trim() !== "");
  if (step?.id !== press.step || !isAnswerTo(step, given)) return null;
  return { moves: [...moves, { step: step.id, given, next: nextAfter(step, given) }], again: null };
}

function stateOf(guide: Workflow, moves: readonly WorkflowMove[], again: readonly string[] | null): WorkflowState {
  const isDone = moves.at(-1)?.next === null;
  // Sound: nothing is looked up by either, and both say that a teacher gave it.
  const [id, given] = ["preview" as SessionId, "preview" as AssignmentId];
  return {
    id,
    source: assignedSource(given),
    version: guide.version,
    seed: "",
    startedAt: 0,
    isPaused: false,
    endedAt: isDone ? 0 : null,
    reason: isDone ? "complete" : null,
    moves,
    again,
    guidance: null,
    parked: [],
  };
}
