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
  /** What teachers gave the learner, by the names it has as that: it is offered to nobody. */
  readonly given?: GivenForms;
}

/** Surveys and guides whole, whatever the bank has by now. */
export interface GivenForms {
  readonly surveys: readonly Survey[];
  readonly workflows: readonly Workflow[];
}

export function findSurvey({ surveys, given }: Catalog, id: string): Survey | undefined {
  return [...(given?.surveys ?? []), ...surveys].find((survey) => survey.id === id);
}

export function findWorkflow({ workflows, given }: Catalog, id: string): Workflow | undefined {
  return [...(given?.workflows ?? []), ...workflows].find((workflow) => workflow.id === id);
}
