import { z } from "zod";
import { NumberLocale, Verdict } from "../../answers/types.ts";
import { define, itemRef } from "../../events/define.ts";
import { Difficulty, SessionId } from "../../ids.ts";

/** What kind of understanding a question asks for (requirement S3). */
export const QUESTION_SORTS = ["conceptual", "procedural", "application"] as const;

/** A question was put on the desk. Nothing here tells its answer [F4]. */
export const ExamItemServed = define("exam_item_served", {
  ...itemRef,
  blueprint: z.string(),
  version: z.int().positive(),
  difficulty: Difficulty,
  seed: z.int().nonnegative(),
  hash: z.string(),
  /** Position in the exam, 1-based. */
  position: z.int().positive(),
  section: z.int().nonnegative(),
  sort: z.enum(QUESTION_SORTS),
});

/** Kept, not marked: the last one for an item counts when the exam is over. */
export const ExamAnswered = define("exam_answered", {
  ...itemRef,
  position: z.int().positive(),
  given: z.array(z.string().max(200)).min(1).max(6),
  locale: NumberLocale,
  latency_ms: z.int().nonnegative(),
});

/** Marked from the answers of the log, once, after the end. */
export const ExamScored = define("exam_scored", {
  session: SessionId,
  /** Points reached and possible; a partly right answer is worth half. */
  points: z.number().nonnegative(),
  of: z.int().positive(),
  results: z
    .array(
      z.strictObject({
        position: z.int().positive(),
        outcome: z.enum(["correct", "partial", "incorrect", "unanswered"]),
        verdict: Verdict.nullable(),
        points: z.number().min(0).max(1),
        misconception: z.string().nullable(),
      }),
    )
    .max(60),
});

export const EVALUATION_EVENTS = [ExamItemServed, ExamAnswered, ExamScored] as const;
