import type { LessonView, SkillId } from "#engine";
import { skillOfLesson } from "./skill-of-lesson.ts";

export interface LessonUnderWay {
  readonly session: string;
  readonly title: string;
  readonly skillId: SkillId;
}

/** Every lesson the learner is in the middle of, none that came to its summary: the open one, then those that wait, the one left last first [LES26]. */
export function lessonsUnderWay(
  lesson: Pick<LessonView, "session" | "title" | "skillId" | "plan" | "part" | "ended" | "parked"> | null,
): readonly LessonUnderWay[] {
  if (lesson === null) return [];
  const { session, title } = lesson;
  const open =
    lesson.ended === null && lesson.part !== "summary" ? [{ session, title, skillId: skillOfLesson(lesson) }] : [];
  return [...open, ...lesson.parked];
}
