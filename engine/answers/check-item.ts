import type { MathProblemItem } from "../items/math-problem-item.ts";
import { check } from "./check.ts";
import type { CheckResult, NumberLocale } from "./types.ts";

/** Marks a whole item, box by box: the first box that is not right speaks for the item. */
export function checkItem(item: MathProblemItem, given: readonly string[], locale: NumberLocale): CheckResult {
  const { answer_spec: spec, solution_logic: solution } = item;
  const parts = spec.parts ?? [
    { kind: spec.kind ?? "number", canonical: solution.final_answer_canonical, options: spec.options ?? {} },
  ];
  const results = parts.map((part, index) =>
    check({ kind: part.kind, expected: part.canonical, given: given[index] ?? "", options: { ...part.options, locale } }),
  );
  const first = (verdict: CheckResult["verdict"]) => results.find((result) => result.verdict === verdict);
  return (
    first("unreadable") ?? first("incorrect") ?? first("wrong-form") ?? results[0] ?? { verdict: "unreadable", reason: "empty" }
  );
}
