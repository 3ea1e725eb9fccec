import type { Projection } from "../../projections/projection.ts";
import { lifeOf, type ActivityState } from "../activity.ts";

/** The latest question-and-answer session. */
export type ClarifyState = ActivityState;

type ClarifyEventType = "activity_started" | "activity_paused" | "activity_resumed" | "activity_ended";

export const clarifyProjection: Projection<ClarifyState | null, ClarifyEventType> = {
  initial: null,
  on: lifeOf<ClarifyState>("clarify", (base) => base),
};
