import type { AnswerKind } from "../answers/types.ts";
import type { Checker } from "../answers/checker.ts";
import { uuidFromName } from "../hash.ts";
import { MathProblemItem } from "../items/math-problem-item.ts";
import { err, ok, type Result } from "../result.ts";

/** Kinds that an answer is tried as, where none is named: what is a number first. */
const TRIED = [
  "number",
  "mixed",
  "time",
  "equation",
  "expression",
  "inequality",
  "ratio",
  "point",
  "list",
  "text",
] as const;
const NUMBERS: ReadonlySet<AnswerKind> = new Set<AnswerKind>([
  "number",
  "integer",
  "decimal",
  "fraction",
  "mixed",
  "money",
  "percent",
]);

interface Asked {
  readonly stem: string;
  readonly expected: string;
  readonly kind: AnswerKind | null;
}

/** A problem of which nothing is known but its stem and its answer: no errors, no hints, one step. */
export function bareItem({ stem, expected, kind }: Asked, checker: Checker): Result<MathProblemItem, string> {
  const reads = (one: AnswerKind) => checker.check({ kind: one, expected, given: expected }).verdict === "correct";
  const known = kind ?? TRIED.find(reads);
  if (known === undefined || !reads(known)) return err(`expected: cannot be read${kind === null ? "" : ` as ${kind}`}`);
  const item = MathProblemItem.safeParse({
    meta: {
      id: uuidFromName(`headless/bare/${stem}/${expected}`),
      version: 1,
      skill_id: "outside.stem",
      difficulty: 1,
      created_at: "2026-01-01T00:00:00Z",
      status: "DRAFT",
      provenance: {
        generator_model: "none",
        critic_model: "none",
        judge_model: "none",
        verifier: { type: "none", passed: false },
        attempt: 1,
      },
      verification_report: {
        rubric_scores: { solvability: 0, ambiguity: 0, procedural_correctness: 0, pedagogical_alignment: 0 },
        underspecified: true,
        issues: ["not verified"],
      },
    },
    problem_content: { stem },
    answer_spec: { input_type: "expression", kind: known },
    solution_logic: {
      final_answer_canonical: expected.trim(),
      final_answer_type: NUMBERS.has(known) ? "numeric" : "algebraic",
      steps: [{ step_index: 1, explanation: stem, math: expected }],
    },
  });
  return item.success ? ok(item.data) : err("stem: not to be used");
}
