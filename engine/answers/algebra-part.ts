import { checkExpression } from "./check-expression.ts";
import type { CheckerParts } from "./checker-parts.ts";
import { checkInterval, checkList, checkPoint, checkRatio, checkRemainder, checkSet } from "./collections/index.ts";
import { numberAlgebra } from "./number-algebra.ts";
import { checkEquation, checkInequality, checkSystem } from "./relations/index.ts";
import type { CheckOptions, CheckResult } from "./types.ts";
import { checkTime, checkUnits } from "./units/index.ts";

/** Algebra, and every kind that is marked with it. */
export const algebraPart: CheckerParts["algebra"] = {
  ...numberAlgebra,
  checks: {
    equation: (expected, given, options) => checkEquation(expected, given, options, checkUnits),
    inequality: checkInequality,
    system: checkSystem,
    set: checkSet,
    interval: checkInterval,
    point: checkPoint,
    list: checkList,
    ratio: checkRatio,
    time: checkTime,
    units: checkUnits,
    expression: checkTerm,
    parse: checkTerm,
    scientific: (expected, given, options) =>
      checkTerm(expected, withoutGaps(given), { form: "scientific", ...options }),
  },
  checkExpression,
};

/** `1.23 e 2` is 1.23e2. */
function withoutGaps(given: string): string {
  return given.replace(/(?<=\d) *e *(?=[-+]?\d)/iu, "e");
}

function checkTerm(expected: string, given: string, options: CheckOptions): CheckResult {
  return (options.form === "remainder" ? checkRemainder : checkExpression)(expected, given, options);
}
