import { z } from "zod";
import { define } from "../events/define.ts";
import { SessionId } from "../ids.ts";

/** Session types beside practice (requirement F1). Practice itself has events of its own. */
export const ACTIVITY_KINDS = [
  "lesson",
  "clarify",
  "evaluation",
  "survey",
  "thought",
  "workflow",
  "placement",
] as const;
export const ActivityKind = z.enum(ACTIVITY_KINDS);
export type ActivityKind = z.infer<typeof ActivityKind>;

/** Ends are explicit (requirement F9). */
export const END_REASONS = ["complete", "no-more-items", "time-up", "item-limit", "learner-ended", "replaced"] as const;

/** At most one activity of a kind is open; starting another one ends it as `replaced`. */
export const ActivityStarted = define("activity_started", {
  session: SessionId,
  kind: ActivityKind,
  /** What it is made from: a skill, an exam, survey or workflow id; "" where the learner decides. */
  source: z.string().max(80),
  /** Version of that content. */
  version: z.int().positive(),
  seed: z.string().max(80),
  policy: z.string().max(40),
});

export const ActivityPaused = define("activity_paused", { session: SessionId, kind: ActivityKind });
export const ActivityResumed = define("activity_resumed", { session: SessionId, kind: ActivityKind });
export const ActivityEnded = define("activity_ended", {
  session: SessionId,
  kind: ActivityKind,
  reason: z.enum(END_REASONS),
});

export const ACTIVITY_EVENTS = [ActivityStarted, ActivityPaused, ActivityResumed, ActivityEnded] as const;
