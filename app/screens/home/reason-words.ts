import type { RecommendationView } from "#engine";
import { daysAgoWords } from "../../components/charts/when.ts";
import type { Text } from "../../text/text.ts";

/** Why this comes today, in a sentence: "You did this 9 days ago. Let us see what stayed." [APP5] */
export function reasonWords(t: Text, { why, lastAt }: RecommendationView, now: number): string {
  if (why === "new") return t("home.new");
  if (why === "repair") return t("home.repair");
  if (why === "mixed") return t("home.mixed");
  if (why === "continue") return t("home.continue");
  if (lastAt === null) return t("home.review.today");
  const { text, values } = daysAgoWords(lastAt, now);
  if (text === "when.today") return t("home.review.today");
  if (text === "when.yesterday") return t("home.review.yesterday");
  return text === "when.days" ? t("home.review.days", values) : t("home.review.long-ago");
}
