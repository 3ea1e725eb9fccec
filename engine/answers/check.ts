import { checkBoolean } from "./check-boolean.ts";
import { checkChoice } from "./check-choice.ts";
import { checkNumber } from "./check-number.ts";
import { checkText } from "./collections/check-text.ts";
import type { MarkingParts } from "./checker-parts.ts";
import { wrong, unreadable } from "./results.ts";
import type { AnswerKind, CheckOptions, CheckResult } from "./types.ts";
import { isOverdrawn, onAccount } from "./work-account.ts";

export interface CheckRequest {
  readonly kind: AnswerKind;
  readonly expected: string;
  readonly given: string;
  readonly options?: CheckOptions;
}

/** Marks one typed answer against the expected one. Never throws, never hangs, the same everywhere. */
export function check(request: CheckRequest, parts: MarkingParts): CheckResult {
  return onAccount(() => {
    const result = mark(request, parts);
    // Not wrong: nobody knows.
    return result.verdict === "incorrect" && isOverdrawn() ? TOO_COMPLICATED : result;
  });
}

const TOO_COMPLICATED: CheckResult = unreadable({ reason: "too-complicated" });

function mark({ kind, expected, given, options = {} }: CheckRequest, parts: MarkingParts): CheckResult {
  const against = (answer: string): CheckResult => checkOne(kind, answer, given, options, parts);
  const isCorrect = (answer: string): boolean => against(answer).verdict === "correct";
  if (options.wrong?.some(isCorrect)) return wrong("listed-wrong");
  const result = against(expected);
  if (result.verdict === "correct") return result;
  const other = options.alternatives?.find(isCorrect);
  return other === undefined ? result : against(other);
}

function checkOne(
  kind: AnswerKind,
  expected: string,
  given: string,
  options: CheckOptions,
  parts: MarkingParts,
): CheckResult {
  switch (kind) {
    case "integer":
    case "decimal":
    case "fraction":
    case "mixed":
    case "number":
    case "percent":
    case "money":
      return checkNumber(kind, expected, given, options, parts);
    case "boolean":
      return checkBoolean(expected, given);
    case "choice":
      return checkChoice(expected, given, options);
    case "text":
      return checkText(expected, given, options);
    default:
      return parts.algebra.checks[kind](expected, given, options);
  }
}
