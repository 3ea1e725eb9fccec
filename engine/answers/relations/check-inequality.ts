import { checkText } from "../collections/index.ts";
import { realSetOf } from "../collections/real-set-of.ts";
import { judgeReadings } from "../read/judge-readings.ts";
import type { Statement } from "../read/tree.ts";
import type { CheckOptions, CheckResult } from "../types.ts";
import { checkEquation } from "./check-equation.ts";
import { judgeSolutions } from "./judge-solutions.ts";
import { compareInequalities } from "./compare-inequalities.ts";
import { relationsOf, toFormula, unknownsOf, type Formula } from "./formula.ts";
import { correct, different, isOpen, nameAs, readExpected, readOptionsFor } from "./read-relation.ts";
import { judgeRelationForm } from "./relation-form.ts";
import { formulaSet } from "./solution-set.ts";
import { isSolved, isWorkedOut } from "./solved.ts";

/** Marks an inequality, a chain or several joined by "and" or "or", and `x ≠ 2`. */
export function checkInequality(expected: string, given: string, options: CheckOptions): CheckResult {
  const right = readExpected(expected, options);
  if (right === undefined) return checkText(expected, given, options);
  const formula = toInequality(right);
  if (formula === undefined) return checkOther(right, expected, given, options);
  const unknowns = unknownsOf(formula);
  const known = options.variable === undefined ? unknowns : [...new Set([...unknowns, options.variable])];
  const asked: Asked = { formula, unknowns: known, text: given, options };
  return judgeReadings(given, readOptionsFor(options, unknowns), (typed) => judgeInequality(asked, typed));
}

interface Asked {
  readonly formula: Formula;
  readonly unknowns: readonly string[];
  readonly text: string;
  readonly options: CheckOptions;
}

function toInequality(statement: Statement): Formula | undefined {
  const formula = toFormula(statement, "all");
  if (formula === undefined || formula.type === "always") return formula;
  return relationsOf(formula).some(({ sign }) => sign !== "=") ? formula : undefined;
}

function checkOther(right: Statement, expected: string, given: string, options: CheckOptions): CheckResult {
  return toFormula(right, "any") === undefined && right.type !== "expression"
    ? checkText(expected, given, options)
    : checkEquation(expected, given, options);
}

function judgeInequality(asked: Asked, typed: Statement): CheckResult {
  const { options, formula } = asked;
  const given = toFormula(typed, "all");
  if (given === undefined || isSetOfNumbers(typed)) return judgeOther(asked, typed);
  const naming = nameAs(given, asked.unknowns, asked.text);
  const isSolvedAsked = isSolved(formula) && given.type !== "always";
  if (isSolvedAsked && naming.stranger !== undefined && !isOpen(options)) {
    const use = asked.unknowns[0] ?? "x";
    return { verdict: "unreadable", reason: "wrong-variable", params: { symbol: naming.stranger, use } };
  }
  // A step on the way is not marked, and so does not tell whether it is right [REL14].
  if (isSolvedAsked && !isOpen(options) && !(isSolved(given) && isWorkedOut(given))) {
    return { verdict: "unreadable", reason: "unfinished" };
  }
  const result = options.form_only === true ? correct() : compareInequalities(formula, naming.formula, options);
  if (result.verdict !== "correct") {
    return naming.wrongCase === undefined
      ? result
      : { verdict: "incorrect", reason: "wrong-case", params: naming.wrongCase };
  }
  if (given.type === "always" || formula.type === "always") return result;
  const fault = judgeRelationForm(formula, given, options);
  return fault === undefined ? result : { ...result, verdict: "wrong-form", ...fault };
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
  return isOpen(options) || typed.type !== "expression"
    ? different("not-an-inequality")
    : { verdict: "unreadable", reason: "not-an-inequality" };
}
