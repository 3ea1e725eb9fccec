import type { MathProblemItem } from "../../items/math-problem-item.ts";

/** What is on the page of a problem, and what its steps say. */
export function problemText({ problem_content: content, solution_logic: solution }: MathProblemItem): string {
  const steps = solution.steps.flatMap(({ explanation, math }) => [explanation, `$${math}$`]);
  return [content.stem, content.diagram?.alt ?? "", ...steps].join(" ");
}

/** The numbers that a problem's words tell, as they are written without commas; each once, in their order. */
export function numbersTold({
  problem_content: content,
}: Pick<MathProblemItem, "problem_content">): ReadonlySet<string> {
  return new Set(content.stem.replaceAll("{,}", "").match(/\d+(?:\.\d+)?/gu));
}
