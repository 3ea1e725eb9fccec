import { z } from "zod";
import { define } from "../events/define.ts";
import { SessionId, SkillId } from "../ids.ts";

/** When a step counts as done: computed from the log, never judged (requirement P2). */
export const SuccessCriterion = z.discriminatedUnion("type", [
  /** The page was read to its end, or the check question answered. */
  z.strictObject({ type: z.literal("seen") }),
  z.strictObject({ type: z.literal("checked") }),
  /** So many right first answers among the last so many. */
  z.strictObject({ type: z.literal("right-of"), right: z.int().positive(), of: z.int().positive() }),
  z.strictObject({ type: z.literal("known"), atLeast: z.number().min(0).max(1) }),
]);
export type SuccessCriterion = z.infer<typeof SuccessCriterion>;

export const PlanStep = z.strictObject({
  id: z.string().max(20),
  kind: z.enum(["explain", "check", "practice", "challenge"]),
  skill: SkillId,
  title: z.string().max(80),
  description: z.string().max(300),
  approach: z.string().max(160),
  criterion: SuccessCriterion,
});
export type PlanStep = z.infer<typeof PlanStep>;

/** A plan, or the next version of one; statuses of steps that are in both are kept. */
export const PlanMade = define("plan_made", {
  session: SessionId,
  version: z.int().positive(),
  /** Re-plans so far, 0 to 3 (requirement P5). */
  replans: z.int().min(0).max(3),
  reason: z.string().max(200),
  steps: z.array(PlanStep).min(1).max(12),
});

/** Other words for steps of a plan, by a language model (requirement P2); kinds and criteria stay as they were made. */
export const PlanWorded = define("plan_worded", {
  session: SessionId,
  version: z.int().positive(),
  steps: z
    .array(z.strictObject({ id: z.string().max(20), title: z.string().max(80), description: z.string().max(300) }))
    .min(1)
    .max(12),
  source: z.literal("llm"),
  model: z.string().max(80),
  /** Name, version and hash of the prompt. */
  prompt: z.string().max(80),
});

export const PlanStepMoved = define("plan_step_moved", {
  session: SessionId,
  step: z.string().max(20),
  status: z.enum(["pending", "in_progress", "completed", "blocked"]),
  asked: z.int().nonnegative(),
  correct: z.int().nonnegative(),
  attempts: z.int().nonnegative(),
  /** What was seen, in a sentence for people. */
  note: z.string().max(300),
});

/** One decision with what it was made from, machine-readable and for people (requirement P7). */
export const DecisionMade = define("decision_made", {
  session: SessionId,
  by: z.enum(["router", "planner", "executor", "evaluator", "pacing", "safety", "selector"]),
  input: z.string().max(600),
  output: z.string().max(600),
  reason: z.string().max(300),
  /** Monotonic clock when the decision was begun [ms since the envelope's `boot`]; absent where none was there. */
  started_mono: z.number().nonnegative().optional(),
});

export const PLAN_EVENTS = [PlanMade, PlanWorded, PlanStepMoved, DecisionMade] as const;
