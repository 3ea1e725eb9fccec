import type { MathProblemItem } from "../../items/math-problem-item.ts";

/** What is on the page of a problem, and what its steps say. */
export function problemText({ problem_content: content, solution_logic: solution }: MathProblemItem): string {
  const steps = solution.steps.flatMap(({ explanation, math }) => [explanation, `$${math}$`]);
  return [content.stem, content.diagram?.alt ?? "", ...steps].join(" ");
}
