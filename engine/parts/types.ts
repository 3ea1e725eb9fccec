import type { DialoguePart } from "../dialogue/part.ts";
import type { LlmPart } from "../llm/part.ts";
import type { ActivityPart } from "../sessions/activity.ts";
import type { ClarifyCommand } from "../sessions/clarify/commands.ts";
import type { EvaluationCommand, StartPlanned } from "../sessions/evaluation/commands.ts";
import type { LessonPart } from "../sessions/lesson/part.ts";
import type { PlacementCommand } from "../sessions/placement/commands.ts";
import type { SurveyPart } from "../sessions/survey/part.ts";
import type { ThoughtCommand } from "../sessions/thought/commands.ts";
import type { WorkflowPart } from "../sessions/workflow/part.ts";
import type { ClarifyView, EvaluationView, PlacementView, ThoughtView } from "../views/activity-views.ts";

/** Parts of the tutor that are brought in when they are first needed: a device that never sits an exam loads none. */
export interface TutorParts {
  readonly dialogue: DialoguePart;
  readonly llm: LlmPart;
  readonly lesson: LessonPart;
  readonly clarify: ActivityPart<ClarifyCommand, ClarifyView>;
  readonly evaluation: ActivityPart<EvaluationCommand | StartPlanned, EvaluationView>;
  readonly survey: SurveyPart;
  readonly thought: ActivityPart<ThoughtCommand, ThoughtView>;
  readonly workflow: WorkflowPart;
  readonly placement: ActivityPart<PlacementCommand, PlacementView>;
}

export type PartName = keyof TutorParts;
