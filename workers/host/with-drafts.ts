import type { ActivitiesView, EvaluationView, ItemId, PlacementView, WidgetView } from "#engine";
import type { Draft } from "./learner-memory.ts";

/** Puts what was typed and not sent back into the widgets that wait for it (requirement F2). */
export function withDrafts(seen: ActivitiesView, drafts: ReadonlyMap<ItemId, Draft>): ActivitiesView {
  const typed = (id: string): readonly string[] | null => {
    const given = drafts.get(id as ItemId)?.given ?? [];
    return given.length === 0 ? null : given;
  };
  const fill = <View extends { readonly widget: WidgetView | null }>(view: View | null): View | null =>
    view?.widget ? { ...view, widget: { ...view.widget, draft: typed(view.widget.id) ?? view.widget.draft } } : view;
  const asked = <View extends EvaluationView | PlacementView>(view: View | null): View | null =>
    view?.problem ? { ...view, problem: { ...view.problem, draft: typed(view.problem.itemId) } } : view;
  const { lesson } = seen;
  return {
    ...seen,
    lesson: lesson && {
      ...lesson,
      draftMessage: typed(lesson.session)?.[0] ?? null,
      completion: lesson.completion && {
        ...lesson.completion,
        blank: lesson.completion.blank && {
          ...lesson.completion.blank,
          draft: typed(lesson.completion.blank.draftId)?.[0] ?? null,
        },
      },
      check: lesson.check && { ...lesson.check, draft: typed(lesson.check.draftId)?.[0] ?? null },
    },
    clarify: fill(seen.clarify),
    survey: fill(seen.survey),
    thought: fill(seen.thought),
    workflow: fill(seen.workflow),
    evaluation: asked(seen.evaluation),
    placement: asked(seen.placement),
  };
}
