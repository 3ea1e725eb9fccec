import type { Diagram } from "../items/diagram.ts";
import type { MathProblemItem } from "../items/math-problem-item.ts";
import { labelsOf } from "./replay-view.ts";

/** A problem with its answer: for a teacher, on paper or on the board, never for a pupil's desk. */
export interface SolvedProblem {
  readonly stem: string;
  readonly diagram: Diagram | null;
  readonly choices: readonly string[];
  /** What its boxes are for, where there are several; else empty. */
  readonly labels: readonly string[];
  readonly answer: string;
}

export function viewSolved(item: MathProblemItem): SolvedProblem {
  return {
    stem: item.problem_content.stem,
    diagram: item.problem_content.diagram ?? null,
    choices: item.answer_spec.ui.choices,
    labels: labelsOf(item),
    answer: item.solution_logic.final_answer_canonical,
  };
}
