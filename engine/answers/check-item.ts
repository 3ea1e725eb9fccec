import type { AnswerPart, MathProblemItem } from "../items/math-problem-item.ts";
import { check } from "./check.ts";
import type { MarkingParts } from "./checker-parts.ts";
import { unreadable } from "./results.ts";
import type { AnswerKind, CheckOptions, CheckResult, NumberLocale } from "./types.ts";

/** Marks a whole item, box by box: the first box that is not right speaks for the item [CHK27]. */
export function checkItem(
  item: MathProblemItem,
  given: readonly string[],
  locale: NumberLocale,
  parts: MarkingParts,
): CheckResult {
  const boxes = boxesOf(item);
  const results = boxes.map((each, box) => {
    const result = checkBox(item, each, given[box] ?? "", locale, parts);
    return boxes.length === 1 ? result : { ...result, params: { ...result.params, box } };
  });
  const first = (verdict: CheckResult["verdict"]) => results.find((result) => result.verdict === verdict);
  return (
    first("unreadable") ?? first("incorrect") ?? first("wrong-form") ?? results[0] ?? unreadable({ reason: "empty" })
  );
}

type Box = Pick<AnswerPart, "kind" | "canonical" | "options">;

function boxesOf({ answer_spec: spec, solution_logic: solution }: MathProblemItem): readonly Box[] {
  if (spec.parts !== undefined) return spec.parts;
  const choices = spec.ui.choices.length === 0 ? {} : { choices: [...spec.ui.choices] };
  const tolerance = spec.tolerance === null ? {} : { tolerance: { abs: spec.tolerance } };
  const options: CheckOptions = { ...choices, ...tolerance, ...spec.options };
  return [{ kind: spec.kind ?? KIND_BY_INPUT[spec.input_type], canonical: solution.final_answer_canonical, options }];
}

/** What an item of the bare V1 contract means, which names no kind. */
const KIND_BY_INPUT: Readonly<Record<MathProblemItem["answer_spec"]["input_type"], AnswerKind>> = {
  integer: "integer",
  decimal: "decimal",
  fraction: "fraction",
  expression: "number",
  set: "number",
  boolean: "boolean",
  multiple_choice: "choice",
};

function checkBox(
  item: MathProblemItem,
  { kind, canonical, options }: Box,
  given: string,
  locale: NumberLocale,
  parts: MarkingParts,
): CheckResult {
  const accepted = item.answer_spec.parts === undefined ? item.answer_spec.accepted_forms : [];
  const asked = { ...options, locale };
  const result = check({ kind, expected: canonical, given, options: asked }, parts);
  if (result.verdict === "correct") return result;
  return (
    accepted
      .map((expected) => check({ kind, expected, given, options: asked }, parts))
      .find(({ verdict }) => verdict === "correct") ?? result
  );
}
