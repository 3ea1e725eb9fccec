import type { LessonView, SkillId } from "#engine";

/**
 * The skill a lesson was begun for [SCR27]; the page that is open may be about one that comes before it. The lesson
 * bears that skill's name.
 */
export function skillOfLesson({ title, skillId, plan }: Pick<LessonView, "title" | "skillId" | "plan">): SkillId {
  return plan.steps.find(({ skillName }) => skillName === title)?.skill ?? skillId;
}
