import { dialoguePart } from "./dialogue.ts";
import { clarifyPart } from "./clarify.ts";
import { evaluationPart } from "./evaluation.ts";
import { llmPart } from "./llm.ts";
import { lessonPart } from "./lesson.ts";
import { placementPart } from "./placement.ts";
import { surveyPart } from "./survey.ts";
import { thoughtPart } from "./thought.ts";
import type { TutorParts } from "./types.ts";
import { workflowPart } from "./workflow.ts";

/** Every part at once: for tests, the command line and the server. The worker brings them in one by one. */
export const ALL_PARTS: TutorParts = {
  dialogue: dialoguePart,
  llm: llmPart,
  lesson: lessonPart,
  clarify: clarifyPart,
  evaluation: evaluationPart,
  survey: surveyPart,
  thought: thoughtPart,
  workflow: workflowPart,
  placement: placementPart,
};
