import { z } from "zod";
import { applyEvent } from "../projections/projection.ts";
import type { TutorEvent } from "../events/tutor-event.ts";
import { ClarifyCommand } from "./clarify/commands.ts";
import { clarifyProjection, type ClarifyState } from "./clarify/state.ts";
import { EvaluationCommand } from "./evaluation/commands.ts";
import { evaluationProjection, type EvaluationState } from "./evaluation/state.ts";
import { LessonCommand } from "./lesson/commands.ts";
import { lessonProjection, type LessonState } from "./lesson/state.ts";
import { PlacementCommand } from "./placement/commands.ts";
import { placementProjection, type PlacementState } from "./placement/state.ts";
import { SurveyCommand } from "./survey/commands.ts";
import { surveyProjection, type SurveyState } from "./survey/state.ts";
import { ThoughtCommand } from "./thought/commands.ts";
import { thoughtProjection, type ThoughtState } from "./thought/state.ts";
import { WorkflowCommand } from "./workflow/commands.ts";
import { workflowProjection, type WorkflowState } from "./workflow/state.ts";

/** The latest session of each kind beside practice, folded from the log (requirement F3). */
export interface ActivitiesState {
  readonly lesson: LessonState | null;
  readonly clarify: ClarifyState | null;
  readonly evaluation: EvaluationState | null;
  readonly survey: SurveyState | null;
  readonly thought: ThoughtState | null;
  readonly workflow: WorkflowState | null;
  readonly placement: PlacementState | null;
}

export const initialActivities: ActivitiesState = {
  lesson: lessonProjection.initial,
  clarify: clarifyProjection.initial,
  evaluation: evaluationProjection.initial,
  survey: surveyProjection.initial,
  thought: thoughtProjection.initial,
  workflow: workflowProjection.initial,
  placement: placementProjection.initial,
};

/** Applies one event to every activity; the very same state where none changes. */
export function evolveActivities(state: ActivitiesState, event: TutorEvent): ActivitiesState {
  const next: ActivitiesState = {
    lesson: applyEvent(lessonProjection, state.lesson, event),
    clarify: applyEvent(clarifyProjection, state.clarify, event),
    evaluation: applyEvent(evaluationProjection, state.evaluation, event),
    survey: applyEvent(surveyProjection, state.survey, event),
    thought: applyEvent(thoughtProjection, state.thought, event),
    workflow: applyEvent(workflowProjection, state.workflow, event),
    placement: applyEvent(placementProjection, state.placement, event),
  };
  const isSame = (Object.keys(next) as (keyof ActivitiesState)[]).every((kind) => next[kind] === state[kind]);
  return isSame ? state : next;
}

/** A command of the page for one activity, as it crosses the boundary. */
export const ActivityCommand = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("lesson"), command: LessonCommand }),
  z.strictObject({ kind: z.literal("clarify"), command: ClarifyCommand }),
  z.strictObject({ kind: z.literal("evaluation"), command: EvaluationCommand }),
  z.strictObject({ kind: z.literal("survey"), command: SurveyCommand }),
  z.strictObject({ kind: z.literal("thought"), command: ThoughtCommand }),
  z.strictObject({ kind: z.literal("workflow"), command: WorkflowCommand }),
  z.strictObject({ kind: z.literal("placement"), command: PlacementCommand }),
]);
export type ActivityCommand = z.infer<typeof ActivityCommand>;
