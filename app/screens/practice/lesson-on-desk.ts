import type { SkillId } from "#engine";
import type { EngineView } from "#workers/engine-api";
import { skillOfLesson } from "../learn/skill-of-lesson.ts";

/**
 * The skill of the lesson whose practice is on the desk, where no skill was chosen [SCR29]; null where the desk is
 * practice's own.
 */
export function lessonOnDesk(
  { activities, practice }: Pick<EngineView, "activities" | "practice">,
  chosen: string | null,
): SkillId | null {
  const lesson = activities?.lesson ?? null;
  if (chosen !== null || lesson === null || practice.type !== "problem") return null;
  const isOn = lesson.ended === null && !lesson.isPaused && lesson.part === "practice";
  return isOn && practice.problem.skillId === lesson.skillId ? skillOfLesson(lesson) : null;
}
