import type { LessonView, SkillId } from "#engine";

/**
 * The skill a lesson was begun for [SCR27]; the page that is open may be about one that comes before it. The lesson
 * bears that skill's name.
 */
export function skillOfLesson({ title, skillId, plan }: Pick<LessonView, "title" | "skillId" | "plan">): SkillId {
  return plan.steps.find(({ skillName }) => skillName === title)?.skill ?? skillId;
}

/** Whether the desk has to be brought back: practice of another session is on it, or none [LES25]. */
export function isDeskMissing({ part, hasDesk, isPaused }: Pick<LessonView, "part" | "hasDesk" | "isPaused">): boolean {
  return part === "practice" && !hasDesk && !isPaused;
}

/** Whether the problem on the desk is the open lesson's, paused or not. */
export function isLessonsDesk(lesson: Pick<LessonView, "ended" | "part" | "hasDesk"> | null): boolean {
  return lesson !== null && lesson.ended === null && lesson.part === "practice" && lesson.hasDesk;
}
