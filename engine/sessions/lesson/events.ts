import { z } from "zod";
import { define } from "../../events/define.ts";
import { SessionId, SkillId } from "../../ids.ts";

export const LESSON_PARTS = ["idea", "example", "check", "error", "practice", "summary"] as const;

/** The learner went on in a lesson: to the next part, or to the next step of the worked example. */
export const LessonMoved = define("lesson_moved", {
  session: SessionId,
  skill: SkillId,
  part: z.enum(LESSON_PARTS),
  /** Step of the plan it belongs to; null for the summary. */
  step: z.string().max(20).nullable(),
  /** Steps of the worked example that are open; of the idea, whether it was said another way first. */
  revealed: z.int().nonnegative(),
});

/** The check question of a lesson was answered: no evidence of mastery. */
export const LessonChecked = define("lesson_checked", {
  session: SessionId,
  skill: SkillId,
  choice: z.int().nonnegative(),
  right: z.boolean(),
});

export const LESSON_EVENTS = [LessonMoved, LessonChecked] as const;
