import type { Lesson, LessonCheck } from "../../items/lesson.ts";
import type { LessonPlace, LessonState } from "./state.ts";

/** The check page has a second question behind the first [LES37]. */
export const SECOND = 1 as const;

/** Under which the choices at a check question are kept in the state: that of the skill, or its second one. */
export function checkKey({ skill, revealed }: Pick<LessonPlace, "skill" | "revealed">): string {
  return revealed === SECOND ? `${skill}#2` : skill;
}

/** The question of the check page as it is open. */
export function questionAt({ at }: Pick<LessonState, "at">, lesson: Lesson): LessonCheck {
  return at?.revealed === SECOND ? (lesson.checkAgain ?? lesson.check) : lesson.check;
}

/** Whether the first question took more than one try, so that another one shows whether it is clear now. */
export function needsSecond({ checks }: Pick<LessonState, "checks">, lesson: Lesson | undefined): boolean {
  return lesson?.checkAgain !== undefined && (checks[lesson.skill]?.chosen.length ?? 0) > 1;
}
