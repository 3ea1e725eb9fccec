import type { Projection } from "../../projections/projection.ts";
import { lifeOf, type ActivityState } from "../activity.ts";

/** The latest session of thinking aloud. */
export type ThoughtState = ActivityState;

type ThoughtEventType = "activity_started" | "activity_paused" | "activity_resumed" | "activity_ended";

export const thoughtProjection: Projection<ThoughtState | null, ThoughtEventType> = {
  initial: null,
  on: lifeOf<ThoughtState>("thought", (base) => base),
};
