import type { RecommendationView } from "#engine";
import type { Text } from "../../text/text.ts";

const LARGEST_WORD = 12;

/** "Practise: adding fractions, because you last did this nine days ago." */
export function recommendationWords(t: Text, recommendation: RecommendationView): string {
  return t("home.recommend", { skill: recommendation.skillName, because: because(t, recommendation) });
}

function because(t: Text, { why, daysSince }: RecommendationView): string {
  if (why === "new") return t("home.new");
  if (why === "continue") return t("home.continue");
  if (daysSince === null || daysSince < 1) return t("home.review.today");
  if (daysSince === 1) return t("home.review.yesterday");
  const days = daysSince <= LARGEST_WORD ? t("number.words", { n: daysSince }) : String(daysSince);
  return t("home.review.days", { days });
}
