import { z } from "zod";
import { ItemId } from "../../ids.ts";
import type { ExamPlan } from "./state.ts";

/** What the page may ask of an exam. */
export const EvaluationCommand = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("start"), exam: z.string().max(80) }),
  z.strictObject({
    type: z.literal("answer"),
    item: ItemId,
    given: z.array(z.string().max(200)).min(1).max(6),
    latencyMs: z.number().nonnegative(),
  }),
  /** To another question, where the blueprint allows it; 1-based. */
  z.strictObject({ type: z.literal("go"), position: z.int().positive() }),
  /** The page's clock says that time is up; decided by the log. */
  z.strictObject({ type: z.literal("tick") }),
  z.strictObject({ type: z.literal("end") }),
]);
export type EvaluationCommand = z.infer<typeof EvaluationCommand>;

/** An exam whose plan was made elsewhere: a teacher's own. The page cannot ask for it. */
export interface StartPlanned {
  readonly type: "start-planned";
  readonly source: string;
  readonly version: number;
  readonly plan: ExamPlan;
}
