import { checkText } from "../collections/index.ts";
import { realSetOf } from "../collections/real-set-of.ts";
import type { CheckKind } from "../checker-parts.ts";
import { judgeReadings } from "../read/judge-readings.ts";
import type { Statement } from "../read/tree.ts";
import { wrong } from "../results.ts";
import type { CheckOptions, CheckResult } from "../types.ts";
import { judgeAsSet, judgeTyped } from "./judge-typed.ts";
import { judgeSolvedText } from "./solved-number.ts";
import { hasAll, relationsOf, toFormula, unknownsOf, type Commas, type Formula } from "./formula.ts";
import { readExpected, readOptionsFor, withoutAbout, withoutIs, type Asked } from "./read-relation.ts";

/**
 * Marks an equation: solved, `x = 4`, `x = 2 or x = -2`, or between expressions, `y = 2x + 1`.
 *
 * @param units - marks the unit behind the number of a solved one; without it units are words that say nothing
 */
export function checkEquation(expected: string, given: string, options: CheckOptions, units?: CheckKind): CheckResult {
  return checkRelation("equation", expected, given, options, units);
}

/** Marks an inequality, a chain or several joined by "and" or "or", and `x ≠ 2`. */
export function checkInequality(expected: string, given: string, options: CheckOptions): CheckResult {
  return checkRelation("inequality", expected, given, options);
}

/** Marks several equations that all hold, `x + y = 3 and x - y = 1`, or what solves them, `x = 2, y = 1`. */
export function checkSystem(expected: string, given: string, options: CheckOptions): CheckResult {
  return checkRelation("system", expected, given, options);
}

/** The right answer decides what is compared, whatever kind was asked. */
function checkRelation(
  kind: Asked["kind"],
  expected: string,
  given: string,
  options: CheckOptions,
  units?: CheckKind,
): CheckResult {
  const statement = readExpected(expected, options);
  if (statement === undefined) return checkText(expected, given, options);
  const { formula, commas } = formulaOf(withoutAbout(statement), kind === "equation" ? "any" : "all");
  if (formula === undefined) return checkOther(statement, expected, given, options);
  const unknowns = [
    ...new Set([...unknownsOf(formula), ...(options.variable === undefined ? [] : [options.variable])]),
  ];
  const text = withoutIs(given);
  const asked: Asked = { kind: kindOf(kind, formula), statement, formula, unknowns, commas, text, options };
  return (
    judgeSolvedText(asked, units) ?? judgeReadings(text, readOptionsFor(asked), (typed) => judgeTyped(asked, typed))
  );
}

/** `x = 1, x = 2` are two solutions; `x = 1, y = 2` hold both. */
function formulaOf(
  statement: Statement,
  asked: Commas,
): { readonly formula: Formula | undefined; readonly commas: Commas } {
  const formula = toFormula(statement, asked);
  const isJoint = asked === "any" && formula !== undefined && unknownsOf(formula).length > 1;
  const commas = isJoint ? "all" : asked;
  return { formula: isJoint ? toFormula(statement, commas) : formula, commas };
}

function kindOf(kind: Asked["kind"], formula: Formula): Asked["kind"] {
  if (relationsOf(formula).some(({ sign }) => sign !== "=")) return "inequality";
  return kind === "system" || hasAll(formula) ? "system" : "equation";
}

/** The right answer is no relation after all: `x ∈ (1, 3)`. */
function checkOther(right: Statement, expected: string, given: string, options: CheckOptions): CheckResult {
  const set = right.type === "expression" ? undefined : realSetOf(right);
  if (set?.ok !== true) return checkText(expected, given, options);
  const reading = readOptionsFor({ options, unknowns: [], text: given });
  return judgeReadings(given, reading, (typed) => judgeAsSet(set.set, typed, options) ?? wrong());
}
