import type { EvaluationView } from "../../views/activity-views.ts";
import type { ActivityPart } from "../activity.ts";
import type { EvaluationCommand, StartPlanned } from "./commands.ts";
import { decideExam } from "./decide-exam.ts";
import { viewExam } from "./view-exam.ts";

export const evaluationPart: ActivityPart<EvaluationCommand | StartPlanned, EvaluationView> = {
  decide: decideExam,
  view: viewExam,
};
