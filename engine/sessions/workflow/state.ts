import { isToldToTeachers } from "../../dialogue/safety/index.ts";
import type { Projection } from "../../projections/projection.ts";
import type { GuidanceView } from "../../views/activity-views.ts";
import type { ActivityState } from "../activity.ts";
import { changeIts, parkingLifeOf, type WithParked } from "../parking.ts";

export interface WorkflowMove {
  readonly step: string;
  readonly given: readonly string[];
  readonly next: string | null;
}

/** One guided process: the steps taken, in order. */
export interface OneWorkflow extends ActivityState {
  readonly moves: readonly WorkflowMove[];
  /** What was given at the step that was gone back to. */
  readonly again: readonly string[] | null;
  /** What is said first, after words that told of danger or distress. */
  readonly guidance: GuidanceView | null;
}

/** The latest guided process, and those that were left for another one and wait [WFL4]. */
export type WorkflowState = WithParked<OneWorkflow>;

type WorkflowEventType =
  | "activity_started"
  | "activity_paused"
  | "activity_resumed"
  | "activity_ended"
  | "workflow_moved"
  | "workflow_returned"
  | "reply_given";

export const workflowProjection: Projection<WorkflowState | null, WorkflowEventType> = {
  initial: null,
  on: {
    ...parkingLifeOf<OneWorkflow>("workflow", (base) => ({ ...base, moves: [], again: null, guidance: null })),
    workflow_moved: (state, { body: { session, step, given, next } }) =>
      changeIts(state, session, (guide) => ({
        ...guide,
        moves: [...guide.moves, { step, given, next }],
        again: null,
        guidance: null,
      })),
    workflow_returned: (state, { body }) =>
      changeIts(state, body.session, (guide) => {
        const at = guide.moves.findLastIndex(({ step }) => step === body.step);
        if (at < 0) return guide;
        return { ...guide, moves: guide.moves.slice(0, at), again: guide.moves[at]?.given ?? null };
      }),
    reply_given: (state, { body: { session, act, text } }) =>
      changeIts(state, session, (guide) => ({ ...guide, guidance: { text, toTeacher: isToldToTeachers(act) } })),
  },
};
