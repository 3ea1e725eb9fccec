import { err } from "../../result.ts";
import type { ActivityPart } from "../activity.ts";
import type { SurveyView } from "../../views/activity-views.ts";
import type { SurveyCommand } from "./commands.ts";

export const surveyPart: ActivityPart<SurveyCommand, SurveyView> = {
  decide: () => err({ type: "no-activity" }),
  view: () => null,
};
