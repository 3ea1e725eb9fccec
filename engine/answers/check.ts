import { checkBoolean } from "./check-boolean.ts";
import { checkChoice } from "./check-choice.ts";
import { checkEquation } from "./check-equation.ts";
import { checkNumber } from "./check-number.ts";
import type { AnswerKind, CheckOptions, CheckResult } from "./types.ts";

export interface CheckRequest {
  readonly kind: AnswerKind;
  readonly expected: string;
  readonly given: string;
  readonly options?: CheckOptions;
}

/** Marks one typed answer against the expected one. Never throws, never hangs, the same everywhere. */
export function check({ kind, expected, given, options = {} }: CheckRequest): CheckResult {
  switch (kind) {
    case "boolean":
      return checkBoolean(expected, given);
    case "choice":
      return checkChoice(expected, given, options.choices);
    case "equation":
      return checkEquation(expected, given, options);
    default:
      return checkNumber(kind, expected, given, options);
  }
}
