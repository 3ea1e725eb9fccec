import { DAY_MS, POLICY } from "../policy.ts";
import type { SkillMastery } from "./mastery-state.ts";
import { meanOfDays } from "./practice-days.ts";
import { daysUntilRecall, predictRecall, type RecallFeatures } from "./predict-recall.ts";

/**
 * Chance that a first answer on a skill is right now [probability]. `since`: when it was practised last, or as good as;
 * `now`: [ms since 1970-01-01 UTC].
 */
export function recallOf(mastery: SkillMastery, rightLately: number, { since, now }: Span): number {
  return predictRecall({ ...featuresOf(mastery, rightLately), daysSince: Math.max(0, now - since) / DAY_MS });
}

interface Span {
  readonly since: number;
  readonly now: number;
}

/**
 * When a skill that is done is due: on the next day until it is kept, then where it is likely to be remembered less than
 * is wanted, within a day and three months [LRN7].
 *
 * @param since - when it was practised last, or as good as [ms since 1970-01-01 UTC]
 */
export function dueAt(mastery: SkillMastery, rightLately: number, since: number): number {
  const { laterMs } = POLICY.mastery;
  if (mastery.keptAt === null) return since + laterMs;
  const days = daysUntilRecall(featuresOf(mastery, rightLately), POLICY.memory.due);
  return since + Math.max(laterMs, Math.min(days, POLICY.memory.mostDays) * DAY_MS);
}

function featuresOf({ known, days }: SkillMastery, rightLately: number): Omit<RecallFeatures, "daysSince"> {
  return { known, meanOfDays: meanOfDays(days), days: days.count, pupil: rightLately };
}
