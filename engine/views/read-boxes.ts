import type { Checker } from "../answers/checker.ts";
import type { NumberLocale } from "../answers/types.ts";
import type { MathProblemItem } from "../items/math-problem-item.ts";
import type { ReadingView } from "./types.ts";

/** How the checker reads what is typed, box by box; never whether it is right (answers: reader). */
export function readAnswerBoxes(
  item: MathProblemItem,
  given: readonly string[],
  locale: NumberLocale,
  checker: Checker,
): readonly ReadingView[] {
  const { answer_spec: spec, solution_logic: solution } = item;
  const boxes = spec.parts ?? [
    { kind: spec.kind ?? "number", canonical: solution.final_answer_canonical, options: spec.options ?? {} },
  ];
  return boxes.map(({ kind, canonical, options }, index) => {
    const asked = { kind, expected: canonical, given: given[index] ?? "", options: { ...options, locale } };
    const result = checker.check(asked);
    const isProblem = result.verdict === "unreadable" && !TELLS.has(result.reason);
    return {
      reason: isProblem ? result.reason : null,
      params: isProblem ? (result.params ?? {}) : {},
      readAs: result.readAs ?? null,
    };
  });
}

/** Asked only where another reading is right: to say so while typing would tell. */
const TELLS: ReadonlySet<string> = new Set(["ambiguous", "ambiguous-mark"]);
