import type { RecommendationView } from "#engine";
import type { Text } from "../../text/text.ts";

const LARGEST_WORD = 12;

/** Why this comes today, in a sentence: "Nine days ago you did this. Let us see what stayed." [APP5] */
export function reasonWords(t: Text, { why, daysSince }: RecommendationView): string {
  if (why === "new") return t("home.new");
  if (why === "repair") return t("home.repair");
  if (why === "mixed") return t("home.mixed");
  if (why === "continue") return t("home.continue");
  if (daysSince === null || daysSince < 1) return t("home.review.today");
  if (daysSince === 1) return t("home.review.yesterday");
  const days = daysSince <= LARGEST_WORD ? t("number.words", { n: daysSince }) : String(daysSince);
  return t("home.review.days", { days: days.charAt(0).toUpperCase() + days.slice(1) });
}
