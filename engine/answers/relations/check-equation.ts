import { rationalValue } from "../algebra/index.ts";
import { judgeWrittenDigits } from "../forms/index.ts";
import { isClose } from "../judge-number.ts";
import { judgeReadings } from "../read/judge-readings.ts";
import type { Statement, Tree } from "../read/tree.ts";
import { equals } from "../rational.ts";
import type { CheckOptions, CheckResult } from "../types.ts";
import { compareEquations } from "./compare-equations.ts";
import {
  namesIn,
  plusMinusVariants,
  relationsOf,
  toFormula,
  unknownsOf,
  type Commas,
  type Formula,
} from "./formula.ts";
import { judgeRelation } from "./judge-relation.ts";
import { correct, different, isOpen, readOptionsFor, withoutAbout, withoutIs, type Asked } from "./read-relation.ts";
import { isSolved, solutionOf, type Solution } from "./solved.ts";
import { judgeSolvedNumber } from "./solved-number.ts";

/** Judges an equation, solved or between expressions, against what was typed. */
export function judgeEquationText(asked: Asked): CheckResult {
  const number = numberOf(asked.formula);
  const text = withoutIs(asked.text);
  const byNumber = number === undefined ? undefined : checkSolved(number, text, asked.options);
  const whole = { ...asked, text };
  return byNumber ?? judgeReadings(text, readOptionsFor(whole), (typed) => judgeEquation(whole, typed));
}

/** The same, and only where everything in it is an equation. */
function toEquation(statement: Statement, commas: Commas): Formula | undefined {
  const formula = toFormula(withoutAbout(statement), commas);
  if (formula === undefined || formula.type === "always") return formula;
  return formula.type !== "all" && relationsOf(formula).every(({ sign }) => sign === "=") ? formula : undefined;
}

interface SolvedNumber {
  readonly name: string;
  readonly text: string;
}

/** `x = 4`: the name, and the number as text. */
function numberOf(formula: Formula): SolvedNumber | undefined {
  if (formula.type !== "relation") return undefined;
  const solution = solutionOf(formula.left, formula.right);
  const value = solution && rationalValue(solution.value);
  return (
    solution &&
    value && {
      name: solution.name,
      text: value.d === 1n ? String(value.n) : `${value.n}/${value.d}`,
    }
  );
}

/** A solved equation against a number: told as numbers are, with how near it is and how it is written. */
function checkSolved(number: SolvedNumber, text: string, options: CheckOptions): CheckResult | undefined {
  if (isOpen(options) || options.form !== undefined || options.form_only === true) return undefined;
  const [left = "", right, more] = text
    .replaceAll("$", " ")
    .split("=")
    .map((part) => part.trim());
  if (right === undefined || more !== undefined) return undefined;
  const typed = isName(left, number.name)
    ? right
    : isName(right.replace(/[.!?\s]+$/u, ""), number.name)
      ? left
      : undefined;
  if (typed === undefined || typed === "") return undefined;
  const result = judgeSolvedNumber(number.text, typed, options);
  return result?.readAs === undefined ? result : { ...result, readAs: `${number.name} = ${result.readAs}` };
}

function isName(text: string, name: string): boolean {
  return text === name || (text.toLowerCase() === name.toLowerCase() && text.length === 1);
}

function judgeEquation(asked: Asked, typed: Statement): CheckResult {
  const isAbout = typed.type === "relation" && typed.signs.includes("≈");
  const askedAbout = asked.statement.type === "relation" && asked.statement.signs.includes("≈");
  const given = toEquation(typed, commasFor(asked, typed)) ?? listedByAnd(asked, typed);
  if (given === undefined) return judgeOther(asked, typed);
  const result = judgeRelation(asked, given, (named) => compareGiven(asked, named));
  const isOther = result.verdict === "correct" && isAbout && !askedAbout;
  return isOther ? { verdict: "wrong-form", reason: "not-exact" } : result;
}

/** `x = 2 and x = -2`: no number is both; a pupil who writes so lists solutions. */
function listedByAnd({ formula, options }: Asked, typed: Statement): Formula | undefined {
  if (isOpen(options) || typed.type !== "all" || !isSolved(formula)) return undefined;
  const listed = toEquation({ ...typed, type: "any" }, "any");
  return listed !== undefined && isSolved(listed) && unknownsOf(listed).length === 1 ? listed : undefined;
}

/** `x = 4, y = 5` are not two solutions for x. */
function commasFor({ commas, unknowns }: Asked, typed: Statement): Commas {
  const formula = typed.type === "sequence" && commas === "any" ? toFormula(typed, "any") : undefined;
  const names = new Set(formula && unknownsOf(formula).map((name) => name.replace(/_\d$/u, "")));
  return names.size > Math.max(1, unknowns.length) ? "all" : commas;
}

function compareGiven(asked: Asked, given: Formula): CheckResult {
  const { options, formula, unknowns } = asked;
  const isSolvedAsked = isSolved(formula);
  if (isSolvedAsked && isSolved(given)) return judgeValues(asked, given);
  const result = compareEquations(formula, given, options);
  const isOnlySolution = !isSolvedAsked && isSolved(given) && unknowns.length === 1 && given.type === "relation";
  return result.verdict === "correct" && isOnlySolution && !isOpen(options)
    ? { verdict: "wrong-form", reason: "not-an-equation" }
    : result;
}

/** Solutions against solutions. */
function judgeValues({ formula, options }: Asked, given: Formula): CheckResult {
  const [wanted, found] = [formula, given].map(solutionIn);
  const [right, typed] = [wanted, found].map((solution) => solution && rationalValue(solution.value));
  if (wanted?.name === found?.name && found !== undefined && right !== undefined) {
    if (options.sigfigs !== undefined || options.decimals !== undefined) {
      const { verdict, reason, params } = judgeWrittenDigits(found.value, right, options);
      return params === undefined ? { verdict, reason } : { verdict, reason, params };
    }
    if (typed !== undefined && equals(right, typed)) return correct();
  }
  const result = compareEquations(formula, given, { ...options, equiv: "solution_set" });
  if (result.verdict !== "incorrect") return result;
  return right === undefined || typed === undefined ? result : { ...result, close: isClose(right, typed) };
}

function solutionIn(formula: Formula): Solution | undefined {
  return formula.type === "relation" ? solutionOf(formula.left, formula.right) : undefined;
}

/** No equation: the bare number of a solved one, or something else altogether [REL15]. */
function judgeOther(asked: Asked, typed: Statement): CheckResult {
  const { options, formula } = asked;
  const values = bareValues(typed);
  const name = asked.unknowns[0];
  if (isSolved(formula) && values !== undefined && name !== undefined) {
    if (values.length === 1 && values[0] !== undefined) {
      const number = isOpen(options) ? undefined : numberOf(formula);
      const result = number && judgeSolvedNumber(number.text, asked.text, options);
      if (result !== undefined) return asAssignment(result, options);
    }
    const subject: Tree = { type: "name", name, at: 0 };
    const of = values.map((value): Formula => ({
      type: "relation",
      left: subject,
      right: value,
      sign: "=",
    }));
    const [only] = of;
    const given: Formula = of.length === 1 && only !== undefined ? only : { type: "any", of };
    const isList = values.length > 1 && options.accept?.includes("bare-list") === true;
    const result = compareEquations(formula, given, { ...options, equiv: "solution_set" });
    return isList ? result : asAssignment(result, options);
  }
  if (typed.type === "expression" || (typed.type === "relation" && typed.signs.every((sign) => sign === "="))) {
    return isOpen(options) ? different() : { verdict: "unreadable", reason: "not-an-equation" };
  }
  return different();
}

function asAssignment(result: CheckResult, { accept }: CheckOptions): CheckResult {
  return result.verdict === "correct" && accept?.includes("value") !== true
    ? { ...result, verdict: "wrong-form", reason: "needs-assignment" }
    : result;
}

/** Numbers without a name: `4`, `2, -2`, `{2, -2}`, `2 or -2`, `±2`. */
function bareValues(statement: Statement): readonly Tree[] | undefined {
  switch (statement.type) {
    case "expression":
      return namesIn(statement.tree).size === 0 ? plusMinusVariants(statement.tree) : undefined;
    case "any":
      return collect(statement.of);
    case "sequence":
      return statement.open === "" || statement.open === "{" ? collect(statement.items) : undefined;
    default:
      return undefined;
  }
}

function collect(items: readonly (Statement | null)[]): readonly Tree[] | undefined {
  const values: Tree[] = [];
  for (const item of items) {
    const inner = item === null ? undefined : bareValues(item);
    if (inner === undefined) return undefined;
    values.push(...inner);
  }
  return values;
}
