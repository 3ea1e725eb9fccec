import { z } from "zod";
import { ExamAdjusted } from "../../adjustments/adjustments.ts";
import { NumberLocale, Verdict } from "../../answers/types.ts";
import { define, itemAddress, itemAsked, itemChoices, itemRef } from "../../events/define.ts";
import { Difficulty, ItemId, Probability, SessionId, SkillId } from "../../ids.ts";

/** What kind of understanding a question asks for (requirement S3). */
export const QUESTION_SORTS = ["conceptual", "procedural", "application"] as const;

/** How many questions an exam may have. */
export const MAX_QUESTIONS = 60;

const Ability = z.strictObject({
  /** [logit] */
  theta: z.number(),
  /** Standard error [logit]. */
  se: z.number().positive(),
});

/** What the exam is made of, written down once, so that a changed catalogue changes nothing of it. */
export const ExamPlanned = define("exam_planned", {
  session: SessionId,
  title: z.string().max(120),
  selection: z.enum(["fixed", "random", "adaptive"]),
  /** [ms] */
  limit_ms: z.int().positive().nullable(),
  can_go_back: z.boolean(),
  sections: z
    .array(
      z.strictObject({
        name: z.string().max(120),
        skills: z.array(SkillId).min(1).max(60),
        items: z.int().min(1),
        /** Longest time for each of its questions [ms]; none: there is none. */
        item_limit_ms: z.int().positive().optional(),
      }),
    )
    .min(1)
    .max(20),
  /** One entry a question, in order. */
  cells: z
    .array(
      z.strictObject({
        section: z.int().nonnegative(),
        /** null: chosen by ability when it is served. */
        skill: SkillId.nullable(),
        difficulty: Difficulty.nullable(),
        /** Set where only questions of this kind are asked. */
        sort: z.enum(QUESTION_SORTS).nullable(),
        /** Where the question was chosen before: with skill and difficulty the address of its item. */
        item: z.strictObject({ version: z.int().positive(), seed: z.int().nonnegative() }).optional(),
      }),
    )
    .min(1)
    .max(MAX_QUESTIONS),
  /** What was believed of ability when it began; older builds wrote none, and told abilities by strand alone. */
  prior: Ability.optional(),
  /** An adaptive exam may end once ability is known so well: standard error [logit]. None: it has all its questions. */
  stop_se: z.number().positive().optional(),
  /** What was set for this pupil when it began; the limits above have the extra time in them [ADJ1]. */
  adjusted: ExamAdjusted.optional(),
});

/** A question was put on the desk. Nothing here tells its answer (requirement F4). */
export const ExamItemServed = define("exam_item_served", {
  ...itemRef,
  ...itemAddress,
  ...itemChoices,
  ...itemAsked,
  hash: z.string(),
  /** Position in the exam, 1-based. */
  position: z.int().positive(),
  section: z.int().nonnegative(),
  sort: z.enum(QUESTION_SORTS),
});

/** A question that was served before is on the desk again, or still after the program was started again. */
export const ExamMoved = define("exam_moved", { session: SessionId, position: z.int().positive() });

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
  /** Points reached and possible; a partly right answer is worth a part. */
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
    .max(MAX_QUESTIONS),
  /** Reader name and version (requirement M5). */
  reader: z.string(),
});

/** The domain of what an exam says about all its strands together. */
export const OVERALL = "overall";

/** What an exam says about ability, overall or in one strand; with everything it was worked out from (requirement F6). */
export const AbilityUpdated = define("ability_updated", {
  session: SessionId,
  /** `overall`, or a strand of the skill graph. */
  domain: z.string().min(1).max(60),
  before: Ability,
  after: Ability,
  responses: z
    .array(
      z.strictObject({
        item: ItemId,
        /** Difficulty of the item [logit], and the chance to guess it. */
        difficulty: z.number(),
        guess: Probability,
        /** Points reached, 0 to 1. */
        score: Probability,
        latency_ms: z.int().nonnegative(),
        benchmark_ms: z.int().positive(),
      }),
    )
    .min(1)
    .max(MAX_QUESTIONS),
});

export const EVALUATION_EVENTS = [
  ExamPlanned,
  ExamItemServed,
  ExamMoved,
  ExamAnswered,
  ExamScored,
  AbilityUpdated,
] as const;
