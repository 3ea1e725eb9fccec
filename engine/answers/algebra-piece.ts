import { ok, type Result } from "../result.ts";
import { normalForm, rationalValue } from "./algebra/index.ts";
import { checkExpression } from "./check-expression.ts";
import { checkInterval, checkList, checkPoint, checkRatio, checkRemainder, checkSet } from "./collections/index.ts";
import { judgeWrittenDigits } from "./forms/index.ts";
import { isPiMultiple, otherForm } from "./forms/numbers.ts";
import type { CheckerPieces } from "./pieces.ts";
import type { Rational } from "./rational.ts";
import { problem, type Problem } from "./read/problem.ts";
import type { Tree } from "./read/tree.ts";
import { checkEquation, checkInequality, checkSystem } from "./relations/index.ts";
import type { CheckOptions, CheckResult } from "./types.ts";
import { checkTime, checkUnits } from "./units/index.ts";

/** Algebra, and every kind that is marked with it. */
export const algebraPiece: CheckerPieces["algebra"] = {
  checks: {
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
    expression: checkTerm,
    parse: checkTerm,
    scientific: (expected, given, options) => checkTerm(expected, given, { form: "scientific", ...options }),
  },
  checkExpression,
  valueOf,
  otherForm,
  isPiMultiple,
  judgeWrittenDigits,
};

function checkTerm(expected: string, given: string, options: CheckOptions): CheckResult {
  return (options.form === "remainder" ? checkRemainder : checkExpression)(expected, given, options);
}

/** Exactly, or not at all. */
function valueOf(tree: Tree): Result<Rational, Problem> {
  const value = rationalValue(tree);
  if (value !== undefined) return ok(value);
  const normal = normalForm(tree);
  return normal.ok ? problem("unknown-symbol", { symbol: "√" }) : normal;
}
