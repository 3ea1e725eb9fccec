import { z } from "zod";
import { NumberLocale } from "../../answers/types.ts";
import { define, itemAddress, itemChoices, itemRef } from "../../events/define.ts";
import { Probability, SessionId, SkillId } from "../../ids.ts";

/** What is known before the first question. */
export const PlacementStarted = define("placement_started", {
  session: SessionId,
  /** School grade of the learner. */
  grade: z.int().min(0).max(12),
  /** P(known) of skills that practice has told enough of. */
  practised: z.array(z.strictObject({ skill: SkillId, p: Probability })).max(2000),
});

/** A question was put on the desk. */
export const PlacementAsked = define("placement_asked", {
  ...itemRef,
  ...itemAddress,
  ...itemChoices,
  hash: z.string(),
  /** Position in the placement, 1-based. */
  position: z.int().positive(),
  /** Chance to be right without knowing, as the estimator takes it. */
  guess: Probability,
  /** About how many questions are to come, this one included. */
  to_come: z.int().positive(),
});

export const PlacementAnswered = define("placement_answered", {
  ...itemRef,
  /** What was typed, one text a box; empty for "I haven't learned this". */
  given: z.array(z.string().max(200)).max(6),
  locale: NumberLocale,
  /** `unclear`: the right value in another form, or right in part. */
  outcome: z.enum(["right", "wrong", "not-learned", "unclear"]),
  /** From first paint of the item to submission [ms]. */
  latency_ms: z.int().nonnegative(),
});

/** What was found, with everything a fold needs. */
export const PlacementConcluded = define("placement_concluded", {
  session: SessionId,
  /** P(known) of every skill of the graph, rounded to a thousandth, .05 to .9. */
  known: z.array(z.strictObject({ skill: SkillId, p: Probability })).max(2000),
  answers: z.int().positive(),
  /** Version of the estimator's rules. */
  rules: z.string().max(40),
});

export const PLACEMENT_EVENTS = [PlacementStarted, PlacementAsked, PlacementAnswered, PlacementConcluded] as const;
