import type { Projection } from "../../projections/projection.ts";
import { lifeOf, type ActivityState } from "../activity.ts";

/** The latest lesson, open or ended. */
export type LessonState = ActivityState;

type LessonEventType = "activity_started" | "activity_paused" | "activity_resumed" | "activity_ended";

export const lessonProjection: Projection<LessonState | null, LessonEventType> = {
  initial: null,
  on: lifeOf<LessonState>("lesson", (base) => base),
};
