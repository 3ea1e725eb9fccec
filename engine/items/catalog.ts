import type { ExamBlueprint } from "../sessions/evaluation/exam-blueprint.ts";
import type { CurriculumInput } from "../plans/curriculum.ts";
import type { Survey } from "../sessions/survey/survey.ts";
import type { Workflow } from "../sessions/workflow/workflow.ts";

/** What is offered beside skills: made by authors, dated, versioned. */
export interface Catalog {
  readonly curricula: readonly CurriculumInput[];
  readonly exams: readonly ExamBlueprint[];
  readonly surveys: readonly Survey[];
  readonly workflows: readonly Workflow[];
}
