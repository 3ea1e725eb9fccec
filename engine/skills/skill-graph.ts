import { z } from "zod";
import { SkillId } from "../ids.ts";

/** Initial Bayesian Knowledge Tracing constants of a skill; bounds in SPEC.md [SKL3]. */
export const SkillBkt = z.strictObject({
  p_init: z.number(),
  p_transit: z.number(),
  p_slip: z.number(),
  p_guess: z.number(),
});
export type SkillBkt = z.infer<typeof SkillBkt>;

export const NumberSort = z.enum(["whole", "fraction", "decimal", "percent", "negative", "unknown"]);
export type NumberSort = z.infer<typeof NumberSort>;
export const Operation = z.enum(["add", "subtract", "multiply", "divide", "compare", "round"]);
export type Operation = z.infer<typeof Operation>;

export const SkillNode = z.strictObject({
  id: SkillId,
  name: z.string().min(1),
  grade_band: z.string(),
  prerequisites: z.array(SkillId),
  bkt: SkillBkt,
  tags: z.array(z.string()),
  /** Ours, optional: what a child reads, at most 24 characters; `name` is the teacher's. */
  short_name: z.string().min(1).max(24).optional(),
  /** Ours: the kinds of number it is about, and what it does with them. */
  numbers: z.array(NumberSort).optional(),
  operations: z.array(Operation).optional(),
  /** Ours, optional: school grade, 0 = kindergarten. */
  grade: z.int().min(0).max(12).optional(),
  /** Ours: the row on the map. */
  strand: z.string().optional(),
  /** Ours: curriculum codes. */
  standards: z.array(z.string()).optional(),
  /** Ours: smaller comes first among equals. */
  priority: z.number().optional(),
});
export type SkillNode = z.infer<typeof SkillNode>;

/** `skills_graph.json` of reference 003, section 8.1. */
export const SkillGraphFile = z.strictObject({
  version: z.string(),
  nodes: z.array(SkillNode),
});
export type SkillGraphFile = z.infer<typeof SkillGraphFile>;
