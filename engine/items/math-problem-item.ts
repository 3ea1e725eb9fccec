import { z } from "zod";
import { AnswerKind, CheckOptions } from "../answers/types.ts";
import { Difficulty, ItemId, SkillId } from "../ids.ts";
import { Diagram } from "./diagram.ts";

/** Requirement M8: where the thinking went another way. */
export const ErrorCategory = z.enum([
  "procedural",
  "sign",
  "conceptual",
  "omission",
  "units",
  "representation",
  "unknown",
]);
export type ErrorCategory = z.infer<typeof ErrorCategory>;

const Score = z.number().min(0).max(1);

const Verifier = z.strictObject({
  type: z.enum(["none", "numeric", "symbolic", "hybrid"]),
  tool: z.string().nullable().optional(),
  passed: z.boolean(),
  details: z.string().nullable().optional(),
});

/** Everything needed to make the item again. Ours, optional. */
const Generation = z.strictObject({
  blueprint: z.string(),
  blueprint_version: z.int().positive(),
  seed: z.int().nonnegative(),
  /** The operands drawn, by name. */
  operands: z.record(z.string(), z.union([z.number(), z.string()])),
  /** Which stem template. */
  stem: z.string(),
  /** 0 (least) to 1 (most), computed from the operands by the named factors. */
  computed_difficulty: Score,
  factors: z.record(z.string(), z.number()),
});

const Meta = z.strictObject({
  id: ItemId,
  version: z.int().min(1),
  skill_id: SkillId,
  difficulty: Difficulty,
  created_at: z.iso.datetime(),
  verified_at: z.iso.datetime().nullable().optional(),
  status: z.enum(["DRAFT", "IN_REVIEW", "VERIFIED", "REJECTED", "RETIRED"]),
  provenance: z.strictObject({
    generator_model: z.string(),
    critic_model: z.string(),
    judge_model: z.string(),
    verifier: Verifier,
    revision_of: z.uuid().nullable().optional(),
    attempt: z.int().min(1),
  }),
  verification_report: z.strictObject({
    rubric_scores: z.strictObject({
      solvability: Score,
      ambiguity: Score,
      procedural_correctness: Score,
      pedagogical_alignment: Score,
    }),
    underspecified: z.boolean(),
    issues: z.array(z.string()),
  }),
  generation: Generation.optional(),
});

const ProblemContent = z.strictObject({
  /** Text with mathematics between dollar signs as LaTeX: `What is $3 + 4$?`; a money sign is `\$`. */
  stem: z.string().min(1),
  format: z.enum(["text", "latex", "mixed"]).default("mixed"),
  variables: z.record(z.string(), z.unknown()).default({}),
  diagram_prompt: z.string().nullable().optional(),
  /** The picture as data. Ours, optional. */
  diagram: Diagram.optional(),
  /** The stem as it is read aloud. Ours, optional. */
  spoken: z.string().optional(),
});

/** One box to fill in. */
const AnswerPart = z.strictObject({
  label: z.string(),
  kind: AnswerKind,
  canonical: z.string(),
  options: CheckOptions.default({}),
});
export type AnswerPart = z.infer<typeof AnswerPart>;

const AnswerSpec = z.strictObject({
  answer_mode: z.enum(["final_only", "work_shown", "mixed"]).default("final_only"),
  input_type: z.enum(["integer", "decimal", "fraction", "expression", "set", "boolean", "multiple_choice"]),
  /** Decimals only, such as 0.01. */
  tolerance: z.number().nullable().default(null),
  /** Explicit canonical strings that are accepted too. */
  accepted_forms: z.array(z.string()).default([]),
  ui: z
    .strictObject({
      placeholder: z.string().nullable().default(null),
      choices: z.array(z.string()).default([]),
    })
    .default({ placeholder: null, choices: [] }),
  /** The checker's own kind and options (required form, units, …). Ours, optional. */
  kind: AnswerKind.optional(),
  options: CheckOptions.optional(),
  /** Several boxes: `final_answer_canonical` is then their canonicals joined by "; ". Ours, optional. */
  parts: z.array(AnswerPart).min(2).max(6).optional(),
});

const SolutionStep = z.strictObject({
  step_index: z.int().min(1),
  explanation: z.string(),
  /** LaTeX. */
  math: z.string(),
  /** What this step arrives at, as a pupil would type it. Ours, optional; the last step's marks right. */
  value: z.string().optional(),
});
export type SolutionStep = z.infer<typeof SolutionStep>;

const ItemMisconception = z.strictObject({
  id: z.string(),
  error_tag: z.string(),
  trigger: z.strictObject({
    kind: z.enum(["exact_answer", "regex", "predicate"]),
    value: z.string(),
  }),
  /** Level 1, 2 and 3 about this error. */
  hint_ladder: z.array(z.string()).min(1),
  /** Requirement M8. Ours, optional. */
  category: ErrorCategory.optional(),
  /** Says kindly what was done: "You added the bottoms too." Ours, optional. */
  explanation: z.string().optional(),
  /** It is true of the number, whatever was thought; absent: a guess at what was done. Ours, optional. */
  is_fact: z.literal(true).optional(),
  /** Which solution step went another way, 1-based. Ours, optional. */
  divergence_step_index: z.int().min(1).optional(),
});
export type ItemMisconception = z.infer<typeof ItemMisconception>;

/**
 * One problem as it is served: the V1 contract of requirement M1, every field kept, strict.
 * Fields marked "ours" are optional additions. Unknown fields are refused.
 */
export const MathProblemItem = z.strictObject({
  meta: Meta,
  problem_content: ProblemContent,
  answer_spec: AnswerSpec,
  solution_logic: z.strictObject({
    final_answer_canonical: z.string(),
    final_answer_type: z.enum(["numeric", "algebraic", "set", "boolean", "multiple_choice"]),
    steps: z.array(SolutionStep).min(1),
  }),
  misconceptions: z.array(ItemMisconception).default([]),
  /** The item's own hints, levels 1, 2 and 3 (requirement M10). Ours, optional. */
  hints: z.array(z.string()).length(3).optional(),
});
export type MathProblemItem = z.infer<typeof MathProblemItem>;
