import { err } from "../../result.ts";
import type { ActivityPart } from "../activity.ts";
import type { EvaluationView } from "../../views/activity-views.ts";
import type { EvaluationCommand } from "./commands.ts";

export const evaluationPart: ActivityPart<EvaluationCommand, EvaluationView> = {
  decide: () => err({ type: "no-activity" }),
  view: () => null,
};
