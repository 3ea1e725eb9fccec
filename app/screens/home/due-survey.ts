import type { CatalogView, SurveyView } from "#engine";

/**
 * The survey to be asked to [SCR26]: the one that was left open, else the first there is where none was ever begun. One that
 * a teacher gave has a card of its own.
 * `latest` is undefined while that is not known.
 */
export function dueSurvey(
  latest: Pick<SurveyView, "surveyId" | "title" | "ended" | "isAssigned"> | null | undefined,
  surveys: CatalogView["surveys"],
): { readonly id: string; readonly title: string } | null {
  if (latest === undefined) return null;
  if (latest === null) return surveys[0] ?? null;
  return latest.ended === null && !latest.isAssigned ? { id: latest.surveyId, title: latest.title } : null;
}
