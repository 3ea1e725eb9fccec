import { DAY_MS, POLICY } from "../policy.ts";
import type { SkillMastery } from "./mastery-state.ts";
import { daysUntilRecall, meanOfDays } from "./predict-recall.ts";

/**
 * When a skill that is done is due: on the next day until it is kept, then when a first answer is no longer as likely to be
 * right as is wanted [LRN7].
 *
 * @param rightLately - of the pupil [0 to 1]
 * @param since - when it was practised last, or as good as [ms since 1970-01-01 UTC]
 */
export function dueAt({ keptAt, known, days, daysWhenDone }: SkillMastery, rightLately: number, since: number): number {
  const { laterMs } = POLICY.mastery;
  if (keptAt === null || days === null) return since + laterMs;
  const facts = { known, meanOfDays: meanOfDays(days), days: days.days, pupil: rightLately };
  const { due, mostDaysAtFirst, growth, mostDays } = POLICY.memory;
  // Days of learning say nothing of how long it lasts.
  const daysSinceDone = days.days - (daysWhenDone ?? 1);
  const most = Math.min(mostDays, mostDaysAtFirst * growth ** Math.max(0, daysSinceDone - 1));
  return since + Math.max(laterMs, Math.min(daysUntilRecall(facts, due), most) * DAY_MS);
}
