import { z } from "zod";
import { ExamAdjusted } from "../adjustments/adjustments.ts";
import { define } from "../events/define.ts";
import { SessionId, SkillId } from "../ids.ts";
import { AssignmentId, BegunWhat } from "./assignment.ts";

/** A session was begun, or a lesson gone on with, because a teacher gave it to do. */
export const AssignmentBegun = define("assignment_begun", {
  assignment: AssignmentId,
  session: SessionId,
  /** Whole, so that folding a log needs nothing but the log. */
  what: BegunWhat,
  /** Which of the chosen problems this session plays, in order, 0-based; empty where the tutor chooses. */
  places: z.array(z.int().min(0).max(9)).max(10),
  /** Skills of it that had been shown before it was begun. */
  shown: z.array(SkillId).max(5),
  /** What was set with it for this learner; absent: nothing [ADJ8]. */
  adjusted: ExamAdjusted.optional(),
});

export const ASSIGNMENT_EVENTS = [AssignmentBegun] as const;
