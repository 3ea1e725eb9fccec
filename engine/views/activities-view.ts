import { withExtraTime } from "../adjustments/adjustments.ts";
import type { SkillId } from "../ids.ts";
import { readCurriculum, viewCurriculum } from "../plans/curriculum.ts";
import { learnerModel } from "../sessions/learning/serve-next.ts";
import type { TutorEnv, TutorState } from "../tutor-types.ts";
import type { ActivitiesView, CatalogView } from "./activity-views.ts";

/** The latest activity of each kind, open or ended. Only the parts that are needed are asked for. */
export function viewActivities(state: TutorState, env: TutorEnv): ActivitiesView {
  const { lesson, clarify, evaluation, survey, thought, workflow, placement } = state.activities;
  const { part } = env.content;
  return {
    lesson: lesson && part("lesson").view(state, env),
    clarify: clarify && part("clarify").view(state, env),
    evaluation: evaluation && part("evaluation").view(state, env),
    survey: survey && part("survey").view(state, env),
    thought: thought && part("thought").view(state, env),
    workflow: workflow && part("workflow").view(state, env),
    placement: placement && part("placement").view(state, env),
  };
}

/** What there is to choose from, beside skills. */
export function viewCatalog(state: TutorState, env: TutorEnv): CatalogView {
  const { content, adjustments } = env;
  const model = learnerModel(state, env);
  const canStart = (skill: SkillId) => content.seeds(skill, 1).length > 0;
  const { curricula, exams, surveys, workflows } = content.catalog();
  const brief = (one: { readonly id: string; readonly title: string; readonly about: string }) => ({
    id: one.id,
    title: one.title,
    about: one.about,
  });
  return {
    curricula: curricula.flatMap((file) => {
      const read = readCurriculum(file, content.graph);
      return read.ok ? [viewCurriculum(read.value, model, canStart)] : [];
    }),
    exams: exams.map((exam) => ({
      ...brief(exam),
      questions: exam.sections.reduce((sum, { items }) => sum + items, 0),
      mayEndSooner: exam.selection === "adaptive" && exam.stopSe !== undefined,
      limitMs: withExtraTime(exam.limitMs, adjustments?.extraTime),
    })),
    surveys: surveys.map(brief),
    workflows: workflows.map(brief),
  };
}
