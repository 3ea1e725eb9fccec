import { realSetOf } from "../collections/real-set-of.ts";
import { judgeReadings } from "../read/judge-readings.ts";
import type { Statement } from "../read/tree.ts";
import type { CheckResult } from "../types.ts";
import { judgeSolutions } from "./judge-solutions.ts";
import { compareInequalities } from "./compare-inequalities.ts";
import { toFormula } from "./formula.ts";
import { judgeRelation } from "./judge-relation.ts";
import { different, isOpen, readOptionsFor, type Asked } from "./read-relation.ts";
import { formulaSet } from "./solution-set.ts";

/** Judges an inequality, a chain or several joined by "and" or "or", and `x ≠ 2`. */
export function judgeInequalityText(asked: Asked): CheckResult {
  return judgeReadings(asked.text, readOptionsFor(asked), (typed) => judgeInequality(asked, typed));
}

function judgeInequality(asked: Asked, typed: Statement): CheckResult {
  const given = toFormula(typed, "all");
  if (given === undefined || isSetOfNumbers(typed)) return judgeOther(asked, typed);
  return judgeRelation(asked, given, (named) => {
    const result = compareInequalities(asked.formula, named, asked.options);
    return result.verdict === "correct" ? result : (listedAsAny(asked, typed) ?? result);
  });
}

/** `x < 4, x > 6` for `x < 4 or x > 6`: a comma says neither "and" nor "or". */
function listedAsAny({ formula, options }: Asked, typed: Statement): CheckResult | undefined {
  if (formula.type !== "any" || typed.type !== "sequence") return undefined;
  const listed = toFormula(typed, "any");
  const result = listed && compareInequalities(formula, listed, options);
  return result?.verdict === "correct" ? result : undefined;
}

/** `{1, 2}` and `∅`: sets are not inequalities. */
function isSetOfNumbers(statement: Statement): boolean {
  return statement.type === "sequence" && statement.items.every((item) => item?.type === "expression");
}

/** Intervals, where they are accepted; the right one is only written in another way. */
function judgeOther({ formula, unknowns, options }: Asked, typed: Statement): CheckResult {
  const reading = realSetOf(typed);
  if (reading !== undefined && !reading.ok) return { verdict: "unreadable", ...reading.problem };
  if (reading !== undefined && typed.type !== "expression" && unknowns.length <= 1) {
    const wanted = formulaSet(formula, { variable: unknowns[0], assume: options.assume });
    const result = wanted === undefined ? different() : judgeSolutions(wanted, reading.set, options);
    return result.verdict === "correct" && options.accept?.includes("interval") !== true
      ? { verdict: "wrong-form", reason: "not-an-inequality" }
      : result;
  }
  return isOpen(options) ? different("not-an-inequality") : { verdict: "unreadable", reason: "not-an-inequality" };
}
