import { checkBoolean } from "./check-boolean.ts";
import { checkChoice } from "./check-choice.ts";
import { checkExpression } from "./check-expression.ts";
import { checkNumber } from "./check-number.ts";
import {
  checkInterval,
  checkList,
  checkPoint,
  checkRatio,
  checkRemainder,
  checkSet,
  checkText,
} from "./collections/index.ts";
import { checkEquation, checkInequality, checkSystem } from "./relations/index.ts";
import type { AnswerKind, CheckOptions, CheckResult } from "./types.ts";
import { checkTime, checkUnits } from "./units/index.ts";

export interface CheckRequest {
  readonly kind: AnswerKind;
  readonly expected: string;
  readonly given: string;
  readonly options?: CheckOptions;
}

/** Marks one typed answer against the expected one. Never throws, never hangs, the same everywhere. */
export function check({ kind, expected, given, options = {} }: CheckRequest): CheckResult {
  const { alternatives = [], wrong = [] } = options;
  const isRight = (answer: string): boolean => checkOne(kind, answer, given, options).verdict === "correct";
  if (wrong.some(isRight)) return { verdict: "incorrect", reason: "listed-wrong" };
  const result = checkOne(kind, expected, given, options);
  if (result.verdict === "correct") return result;
  const other = alternatives.find(isRight);
  return other === undefined ? result : checkOne(kind, other, given, options);
}

function checkOne(kind: AnswerKind, expected: string, given: string, options: CheckOptions): CheckResult {
  switch (kind) {
    case "boolean":
      return checkBoolean(expected, given);
    case "choice":
      return checkChoice(expected, given, options.choices);
    case "equation":
      return checkEquation(expected, given, options);
    case "inequality":
      return checkInequality(expected, given, options);
    case "system":
      return checkSystem(expected, given, options);
    case "set":
      return checkSet(expected, given, options);
    case "interval":
      return checkInterval(expected, given, options);
    case "point":
      return checkPoint(expected, given, options);
    case "list":
      return checkList(expected, given, options);
    case "ratio":
      return checkRatio(expected, given, options);
    case "time":
      return checkTime(expected, given, options);
    case "units":
      return checkUnits(expected, given, options);
    case "text":
      return checkText(expected, given, options);
    case "expression":
    case "scientific":
    case "parse":
      return options.form === "remainder"
        ? checkRemainder(expected, given, options)
        : checkExpression(expected, given, kind === "scientific" ? { form: "scientific", ...options } : options);
    default:
      return checkNumber(kind, expected, given, options);
  }
}
