import { rationalValue } from "../algebra/index.ts";
import { realSetOf } from "../collections/real-set-of.ts";
import { judgeWrittenDigits } from "../forms/index.ts";
import { holdsName } from "../forms/shape.ts";
import { isClose } from "../judge-number.ts";
import { equals } from "../rational.ts";
import type { Statement, Tree } from "../read/tree.ts";
import { EQUAL, wrong, wrongForm, unreadable } from "../results.ts";
import type { CheckOptions, CheckResult } from "../types.ts";
import { compareEquations } from "./compare-equations.ts";
import { compareTwo } from "./compare-formulas.ts";
import { compareSystems } from "./compare-systems.ts";
import { relationsOf, toFormula, unknownsOf, type Commas, type Formula } from "./formula.ts";
import { plusMinusVariants } from "../read/plus-minus.ts";
import { judgeRelation } from "./judge-relation.ts";
import { judgeSolutions } from "./judge-solutions.ts";
import { isOpen, withoutAbout, type Asked } from "./read-relation.ts";
import type { RealSet } from "./real-set.ts";
import { formulaSet } from "./solution-set.ts";
import { isSolved, solutionOf, type Solution } from "./solved.ts";

/** Judges what was typed for an equation, an inequality or a system. */
export function judgeTyped(asked: Asked, typed: Statement): CheckResult {
  const points = asked.kind === "system" ? pointOf(typed, asked.unknowns) : undefined;
  const given = points ?? relationsIn(asked, typed);
  if (given === undefined) return judgeOther(asked, typed);
  const result = judgeRelation(asked, given, (named) => compareGiven(asked, named, typed));
  if (points !== undefined) return asAssignment(result, asked);
  const isInexact = result.verdict === "correct" && isAbout(typed) && !isAbout(asked.statement);
  return isInexact ? wrongForm("not-exact") : result;
}

function isAbout(statement: Statement): boolean {
  return statement.type === "relation" && statement.signs.includes("≈");
}

/** The relations typed; `undefined`: something else. */
function relationsIn(asked: Asked, typed: Statement): Formula | undefined {
  const isChain = typed.type === "relation" && typed.signs.length > 1 && typed.signs.every((sign) => sign === "=");
  if ((asked.kind === "equation" && isChain) || isNumbers(typed)) return undefined;
  const plain = withoutAbout(typed);
  // `x = 2 and x = -2`: no number is both; a pupil who writes so lists solutions.
  const listed =
    plain.type === "all" && asked.kind === "equation" ? toFormula({ ...plain, type: "any" }, "any") : undefined;
  const isList = listed !== undefined && isSolved(listed) && unknownsOf(listed).length === 1 && isSolved(asked.formula);
  return isList && !isOpen(asked.options) ? listed : toFormula(plain, commasFor(asked, typed));
}

/** `{1, 2}` and `∅`: no relations. */
function isNumbers(statement: Statement): boolean {
  return statement.type === "sequence" && statement.items.every((item) => item?.type === "expression");
}

/** `x = 4, y = 5` are not two solutions for x. */
function commasFor({ commas, unknowns }: Asked, typed: Statement): Commas {
  const formula = typed.type === "sequence" && commas === "any" ? toFormula(typed, "any") : undefined;
  const names = new Set(formula && unknownsOf(formula).map((name) => name.replace(/_\d$/u, "")));
  return names.size > Math.max(1, unknowns.length) ? "all" : commas;
}

function compareGiven(asked: Asked, given: Formula, typed: Statement): CheckResult {
  const { kind, options, formula, unknowns } = asked;
  if (kind === "system") return compareSystems(formula, given, options);
  const isAny = isSolved(formula) && isSolved(given);
  if (kind === "equation" && isAny && relationsOf(given).every(({ sign }) => sign === "="))
    return judgeValues(asked, given);
  const result = compareTwo(formula, given, options);
  // `x < 4, x > 6` for `x < 4 or x > 6`: a comma says neither "and" nor "or".
  const other =
    kind === "inequality" && formula.type === "any" && typed.type === "sequence" ? toFormula(typed, "any") : undefined;
  if (other !== undefined && result.verdict !== "correct") return compareTwo(formula, other, options);
  const isBare = kind === "equation" && isSolved(given) && unknowns.length === 1 && given.type === "relation";
  return isBare && result.verdict === "correct" && !isAny && !isOpen(options) ? wrongForm("not-an-equation") : result;
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
    if (typed !== undefined && equals(right, typed)) return EQUAL;
  }
  const result = compareTwo(formula, given, { ...options, equiv: "solution_set" });
  if (result.verdict !== "incorrect") return result;
  return right === undefined || typed === undefined ? result : { ...result, close: isClose(right, typed) };
}

function solutionIn(formula: Formula): Solution | undefined {
  return formula.type === "relation" ? solutionOf(formula.left, formula.right) : undefined;
}

/** No relation: the bare number of a solved equation, an interval, or something else altogether [REL15] [REL19]. */
function judgeOther(asked: Asked, typed: Statement): CheckResult {
  const { kind, options } = asked;
  const result =
    kind === "inequality" ? judgeSet(asked, typed) : kind === "equation" ? judgeNumbers(asked, typed) : undefined;
  if (result !== undefined) return result;
  if (kind === "inequality") {
    return isOpen(options) ? wrong("not-an-inequality") : unreadable({ reason: "not-an-inequality" });
  }
  return isOpen(options) || (typed.type !== "expression" && typed.type !== "relation")
    ? wrong()
    : unreadable({ reason: "not-an-equation" });
}

/** Numbers without a name, for a solved equation or where solutions are compared. */
function judgeNumbers(asked: Asked, typed: Statement): CheckResult | undefined {
  const { options, formula, unknowns } = asked;
  const [name, ...others] = unknowns;
  const values = bareValues(typed);
  const isForSolutions = options.equiv === "solution_set" && others.length === 0;
  if (values === undefined || name === undefined || !(isSolved(formula) || isForSolutions)) return undefined;
  const result = compareEquations(formula, equalTo(name, values), { ...options, equiv: "solution_set" });
  const isList = values.length > 1 && options.accept?.includes("bare-list") === true;
  return isList || (isForSolutions && !isSolved(formula)) ? result : asAssignment(result, asked);
}

function equalTo(name: string, values: readonly Tree[]): Formula {
  const of = values.map((right): Formula => ({
    type: "relation",
    left: { type: "name", name, at: 0 },
    right,
    sign: "=",
  }));
  const [only] = of;
  return of.length === 1 && only !== undefined ? only : { type: "any", of };
}

/** Numbers without a name: `4`, `2, -2`, `{2, -2}`, `2 or -2`, `2 and -2`, `±2`. */
function bareValues(statement: Statement | null): readonly Tree[] | undefined {
  if (statement?.type === "expression") {
    return !holdsName(statement.tree) ? plusMinusVariants(statement.tree) : undefined;
  }
  const isList = statement?.type === "sequence" && (statement.open === "" || statement.open === "{");
  const isJoined = statement?.type === "any" || statement?.type === "all";
  const items = isJoined ? statement.of : isList ? statement.items : [null];
  const values = items.map((item) => (item === null ? undefined : bareValues(item)));
  return values.every((value) => value !== undefined) ? values.flat() : undefined;
}

function asAssignment(result: CheckResult, { options }: Asked): CheckResult {
  return result.verdict === "correct" && options.accept?.includes("value") !== true
    ? { ...result, verdict: "wrong-form", reason: "needs-assignment" }
    : result;
}

/** Intervals, where they are accepted; the right one is only written in another way. */
function judgeSet({ formula, unknowns, options }: Asked, typed: Statement): CheckResult | undefined {
  const wanted =
    unknowns.length > 1 ? undefined : formulaSet(formula, { variable: unknowns[0], assume: options.assume });
  const result = typed.type === "expression" || wanted === undefined ? undefined : judgeAsSet(wanted, typed, options);
  return result?.verdict === "correct" && options.accept?.includes("interval") !== true
    ? wrongForm("not-an-inequality")
    : result;
}

/** `undefined`: what is typed is no set of numbers. */
export function judgeAsSet(wanted: RealSet, typed: Statement, options: CheckOptions): CheckResult | undefined {
  const reading = realSetOf(typed);
  if (reading === undefined) return undefined;
  return reading.ok ? judgeSolutions(wanted, reading.set, options) : unreadable(reading.problem);
}

/** `(2, 1)` for `x = 2, y = 1`, or several such points: the unknowns in the alphabet's order. */
function pointOf(statement: Statement | null, unknowns: readonly string[]): Formula | undefined {
  const parts = statement?.type === "any" ? statement.of : statement?.type === "sequence" ? statement.items : [];
  const points = parts.map((part) => (part?.type === "sequence" ? pointOf(part, unknowns) : undefined));
  if (points.length > 0 && points.every((point) => point !== undefined)) return { type: "any", of: points };
  if (statement?.type !== "sequence" || parts.length !== unknowns.length || parts.length < 2) return undefined;
  const names = unknowns.toSorted();
  const of = parts.map((part, index) =>
    part?.type === "expression" ? equalTo(names[index] ?? "", [part.tree]) : undefined,
  );
  return of.every((part) => part !== undefined) ? { type: "all", of } : undefined;
}
