import type { AnswerKind } from "../answers/types.ts";
import { MathProblemItem } from "../items/math-problem-item.ts";
import type { WordsContext } from "./words.ts";

export interface GivenItem {
  readonly stem: string;
  readonly answer: string;
  readonly kind?: AnswerKind;
  readonly choices?: readonly string[];
  readonly alt?: string;
  /** Of the only line. */
  readonly math?: string;
}

/** A problem with nothing but what words are checked against. */
export function makeItem({
  stem,
  answer,
  kind = "integer",
  choices = [],
  alt,
  math = "-",
}: GivenItem): MathProblemItem {
  const sort = kind === "boolean" || kind === "choice" ? kind : "number";
  return MathProblemItem.parse({
    meta: {
      id: "d1c91679-dbd3-8649-a7df-d2f5ce9b7f5c",
      version: 1,
      skill_id: "g2.toy",
      difficulty: 1,
      created_at: "2026-11-20T00:00:00Z",
      status: "VERIFIED",
      provenance: {
        generator_model: "-",
        critic_model: "-",
        judge_model: "-",
        verifier: { type: "none", passed: true },
        attempt: 1,
      },
      verification_report: {
        rubric_scores: { solvability: 1, ambiguity: 1, procedural_correctness: 1, pedagogical_alignment: 1 },
        underspecified: false,
        issues: [],
      },
    },
    problem_content: {
      stem,
      ...(alt === undefined
        ? {}
        : { diagram: { type: "fraction-bars", alt, bars: [{ parts: 2, shaded: 1, label: "" }] } }),
    },
    answer_spec: {
      input_type: sort === "number" ? "integer" : sort === "choice" ? "multiple_choice" : "boolean",
      ui: { choices: [...choices] },
      kind,
    },
    solution_logic: {
      final_answer_canonical: answer,
      final_answer_type: sort === "number" ? "numeric" : sort === "choice" ? "multiple_choice" : "boolean",
      steps: [{ step_index: 1, explanation: "-", math }],
    },
  });
}

/** A hint on an open problem for a pupil of grade 4 whose answer was not right, unless told. */
export function makeContext(item: GivenItem | null, more: Partial<WordsContext> = {}): WordsContext {
  return {
    mode: "hint",
    grade: 4,
    item: item === null ? null : makeItem(item),
    over: false,
    level: 1,
    verdict: "incorrect",
    mayQuote: [],
    ...more,
  };
}
