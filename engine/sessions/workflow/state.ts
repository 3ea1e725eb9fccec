import type { Projection } from "../../projections/projection.ts";
import { lifeOf, type ActivityState } from "../activity.ts";

export interface WorkflowMove {
  readonly step: string;
  readonly given: readonly string[];
  readonly next: string | null;
}

/** The latest guided process: the steps taken, in order. */
export interface WorkflowState extends ActivityState {
  readonly moves: readonly WorkflowMove[];
  /** What was given at the step that was gone back to. */
  readonly again: readonly string[] | null;
  /** What is said first, after words that told of danger or distress. */
  readonly guidance: string | null;
}

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
    ...lifeOf<WorkflowState>("workflow", (base) => ({ ...base, moves: [], again: null, guidance: null })),
    workflow_moved: (state, { body: { session, step, given, next } }) =>
      state?.id === session
        ? { ...state, moves: [...state.moves, { step, given, next }], again: null, guidance: null }
        : state,
    workflow_returned: (state, { body }) => {
      if (state?.id !== body.session) return state;
      const at = state.moves.findLastIndex(({ step }) => step === body.step);
      if (at < 0) return state;
      return { ...state, moves: state.moves.slice(0, at), again: state.moves[at]?.given ?? null };
    },
    reply_given: (state, { body: { session, text } }) => (state?.id === session ? { ...state, guidance: text } : state),
  },
};
