import { err } from "../../result.ts";
import type { ActivityPart } from "../activity.ts";
import type { LessonView } from "../../views/activity-views.ts";
import type { LessonCommand } from "./commands.ts";

export const lessonPart: ActivityPart<LessonCommand, LessonView> = {
  decide: () => err({ type: "no-activity" }),
  view: () => null,
};
