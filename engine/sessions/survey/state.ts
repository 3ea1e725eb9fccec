import type { Projection } from "../../projections/projection.ts";
import { lifeOf, type ActivityState } from "../activity.ts";

/** The latest survey. */
export type SurveyState = ActivityState;

type SurveyEventType = "activity_started" | "activity_paused" | "activity_resumed" | "activity_ended";

export const surveyProjection: Projection<SurveyState | null, SurveyEventType> = {
  initial: null,
  on: lifeOf<SurveyState>("survey", (base) => base),
};
