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
import { wrong, unreadable } from "./results.ts";
import type { AnswerKind, CheckOptions, CheckResult } from "./types.ts";
import { checkTime, checkUnits } from "./units/index.ts";
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

type Check = (expected: string, given: string, options: CheckOptions) => CheckResult;

function checkOne(kind: AnswerKind, expected: string, given: string, options: CheckOptions): CheckResult {
  const checkKind = CHECKS[kind];
  return checkKind === undefined ? checkNumber(kind, expected, given, options) : checkKind(expected, given, options);
}

function checkTerm(expected: string, given: string, options: CheckOptions): CheckResult {
  return (options.form === "remainder" ? checkRemainder : checkExpression)(expected, given, options);
}

/** Every kind but the numbers. */
const CHECKS: { readonly [kind in AnswerKind]?: Check } = {
  boolean: checkBoolean,
  choice: checkChoice,
  equation: checkEquation,
  inequality: checkInequality,
  system: checkSystem,
  set: checkSet,
  interval: checkInterval,
  point: checkPoint,
  list: checkList,
  ratio: checkRatio,
  time: checkTime,
  units: checkUnits,
  text: checkText,
  expression: checkTerm,
  parse: checkTerm,
  scientific: (expected, given, options) => checkTerm(expected, given, { form: "scientific", ...options }),
};
