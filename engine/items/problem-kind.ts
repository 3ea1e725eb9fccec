import type { Operands } from "./blueprint.ts";

/** What a problem may be about, as far as there are small examples of it. */
export const PROBLEM_KINDS = [
  "add",
  "subtract",
  "multiply",
  "divide",
  "unknown-sum",
  "unknown-factor",
  "fraction",
  "fraction-sum",
  "fraction-difference",
  "unlike-sum",
  "equal-fractions",
  "lowest-terms",
  "mixed",
  "to-mixed",
  "tens",
  "round",
  "decimal",
  "decimal-sum",
  "percent",
  "multiples",
  "factors",
  "common-factor",
  "common-multiple",
  "below",
] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

/** What the problems of a skill are about, by their operands; `null` where it is none of these, or several of them. */
export type KindOf = (operands: Operands) => ProblemKind | null;
