import { z } from "zod";
import { define, itemAddress, itemRef } from "../../events/define.ts";
import { SessionId, SkillId } from "../../ids.ts";

export const LESSON_PARTS = ["idea", "example", "completion", "check", "error", "practice", "summary"] as const;

/** Those that every lesson has: an example to finish is only where its lines can be asked for. */
export const ALWAYS_THERE: readonly string[] = LESSON_PARTS.filter((part) => part !== "completion");

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
  /** 1 where it is the second question of the page, which is asked after more than one try at the first. */
  question: z.literal(1).optional(),
  choice: z.int().nonnegative(),
  right: z.boolean(),
});

/** The second example, whose last lines are for the learner; what is approved stands in the event before it. */
export const LessonCompletionSet = define("lesson_completion_set", { ...itemRef, ...itemAddress, hash: z.string() });

/** A line of it was filled in, or shown when that was asked for: no evidence of mastery. */
export const LessonBlankTried = define("lesson_blank_tried", {
  ...itemRef,
  /** Step of the solution, 1-based. */
  step: z.int().positive(),
  /** As typed; "" where it was shown. */
  given: z.string().max(200),
  outcome: z.enum(["right", "not-yet", "other-form", "unreadable", "shown"]),
});

export const LESSON_EVENTS = [LessonMoved, LessonChecked, LessonCompletionSet, LessonBlankTried] as const;
