import type { EvaluationView } from "../../views/activity-views.ts";
import type { ActivityPart } from "../activity.ts";
import type { EvaluationCommand } from "./commands.ts";
import { decideExam } from "./decide-exam.ts";
import { viewExam } from "./view-exam.ts";

export const evaluationPart: ActivityPart<EvaluationCommand, EvaluationView> = {
  decide: decideExam,
  view: viewExam,
};
