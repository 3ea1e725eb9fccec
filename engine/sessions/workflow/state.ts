import type { Projection } from "../../projections/projection.ts";
import { lifeOf, type ActivityState } from "../activity.ts";

/** The latest guided process. */
export type WorkflowState = ActivityState;

type WorkflowEventType = "activity_started" | "activity_paused" | "activity_resumed" | "activity_ended";

export const workflowProjection: Projection<WorkflowState | null, WorkflowEventType> = {
  initial: null,
  on: lifeOf<WorkflowState>("workflow", (base) => base),
};
