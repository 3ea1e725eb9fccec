import { checkBoolean } from "./check-boolean.ts";
import { checkChoice } from "./check-choice.ts";
import { checkNumber } from "./check-number.ts";
import { checkText } from "./collections/check-text.ts";
import { checkerPiece } from "./pieces.ts";
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
export function check(request: CheckRequest): CheckResult {
  return onAccount(() => {
    const result = mark(request);
    // Not wrong: nobody knows.
    return result.verdict === "incorrect" && isOverdrawn() ? TOO_COMPLICATED : result;
  });
}

const TOO_COMPLICATED: CheckResult = unreadable({ reason: "too-complicated" });

function mark({ kind, expected, given, options = {} }: CheckRequest): CheckResult {
  const isCorrect = (answer: string): boolean => checkOne(kind, answer, given, options).verdict === "correct";
  if (options.wrong?.some(isCorrect)) return wrong("listed-wrong");
  const result = checkOne(kind, expected, given, options);
  if (result.verdict === "correct") return result;
  const other = options.alternatives?.find(isCorrect);
  return other === undefined ? result : checkOne(kind, other, given, options);
}

function checkOne(kind: AnswerKind, expected: string, given: string, options: CheckOptions): CheckResult {
  switch (kind) {
    case "integer":
    case "decimal":
    case "fraction":
    case "mixed":
    case "number":
    case "percent":
    case "money":
      return checkNumber(kind, expected, given, options);
    case "boolean":
      return checkBoolean(expected, given);
    case "choice":
      return checkChoice(expected, given, options);
    case "text":
      return checkText(expected, given, options);
    default:
      return checkerPiece("algebra").checks[kind](expected, given, options);
  }
}
