import type { Projection } from "../../projections/projection.ts";
import { lifeOf, type ActivityState } from "../activity.ts";

/** The latest exam. */
export type EvaluationState = ActivityState;

type EvaluationEventType = "activity_started" | "activity_paused" | "activity_resumed" | "activity_ended";

export const evaluationProjection: Projection<EvaluationState | null, EvaluationEventType> = {
  initial: null,
  on: lifeOf<EvaluationState>("evaluation", (base) => base),
};
