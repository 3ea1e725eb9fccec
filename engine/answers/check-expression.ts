import { compareExpressions } from "./algebra/index.ts";
import { checkList, checkPoint, checkRatio, checkRemainder, checkSet, checkText } from "./collections/index.ts";
import { compareOptionsOf } from "./compare-options.ts";
import { judged } from "./judged.ts";
import { judgeForm, judgeNumberForms } from "./forms/index.ts";
import { isApproximation, withPi } from "./multiples-of-pi.ts";
import { mapNames, namesIn } from "./read/names-in.ts";
import { judgeReadings } from "./read/judge-readings.ts";
import { readOptionsOf, readRight } from "./read/read-statement.ts";
import { childrenOf, type Statement, type Tree } from "./read/tree.ts";
import { checkEquation, checkSystem } from "./relations/index.ts";
import { EQUAL, wrong, wrongForm, unreadable } from "./results.ts";
import type { CheckOptions, CheckResult } from "./types.ts";

/** Marks an expression: its value for all values of its unknowns, then how it is written [CHK36]. */
export function checkExpression(expected: string, given: string, options: CheckOptions): CheckResult {
  const right = readRight(expected, options);
  // Texts are never compared as texts here: nothing is right beside an answer that has no value [CHK39].
  if (!right.ok) return unreadable(right.error);
  const { statement } = right.value;
  if (statement.type !== "expression") return checkAsRead(statement)(expected, given, options);
  const wanted = statement.tree;
  const unknowns = namesIn(wanted);
  return judgeReadings(given, readOptionsOf(options, lettersOf(wanted, options)), (typed) => {
    const tree = expressionOf(typed, options);
    const isOpen = options.accept?.includes("expression") === true;
    if (tree === undefined) return isOpen ? wrong("not-an-expression") : notExpected(typed);
    const maySay = isOpen || unknowns.size > 0 || options.forms?.includes("pi") === true;
    const stranger = maySay ? undefined : [...namesIn(tree)][0];
    return stranger === undefined
      ? judgeExpression(wanted, tree, options)
      : unreadable({ reason: "unknown-symbol", params: { symbol: stranger } });
  });
}

/** The letters that mean something beside this answer: its unknowns, `e`, and `pau` and `t` for multiples of π. */
function lettersOf(wanted: Tree, { forms }: CheckOptions): ReadonlySet<string> {
  const letters = namesIn(wanted);
  if (holdsEuler(wanted)) letters.add("e");
  return forms?.includes("pi") === true ? letters.add("pau").add("t") : letters;
}

function holdsEuler(tree: Tree): boolean {
  return (tree.type === "constant" && tree.name === "e") || childrenOf(tree).some(holdsEuler);
}

/** A pupil who copies the question, or answers with a list, is told so and not marked. */
function notExpected({ type }: Statement): CheckResult {
  return type === "relation"
    ? unreadable({ reason: "answer-only", params: { symbol: "=" } })
    : unreadable({ reason: "not-an-expression" });
}

/** Value first, then form: a right value written another way than asked is never incorrect. */
export function judgeExpression(expected: Tree, given: Tree, options: CheckOptions): CheckResult {
  const valueResult = options.form_only === true ? EQUAL : judgeValue(expected, given, options);
  if (valueResult.verdict !== "correct") return valueResult;
  const fault =
    judgeForm(given, options.form ?? "any", expected, options) ??
    (isWritingAsked(options) ? judgeNumberForms(given, options, expected) : undefined);
  return fault === undefined ? valueResult : { ...valueResult, verdict: "wrong-form", ...fault };
}

function isWritingAsked({ forms, simplify, sigfigs, decimals, rationalise }: CheckOptions): boolean {
  return (forms ?? simplify ?? sigfigs ?? decimals ?? rationalise) !== undefined;
}

function judgeValue(expected: Tree, given: Tree, options: CheckOptions): CheckResult {
  const isMultipleAsked = options.forms?.includes("pi") === true;
  const typed = isMultipleAsked ? withPi(given) : given;
  const comparison = compareExpressions(expected, typed, compareOptionsOf(options));
  if (comparison.type !== "different") return judged(comparison);
  if (isMultipleAsked && isApproximation(expected, given)) return wrongForm("not-exact");
  return caseFault(expected, given, options) ?? judged(comparison, comparison.near);
}

/** `2X` where 2x is asked: the right answer but for capital letters. */
function caseFault(expected: Tree, given: Tree, options: CheckOptions): CheckResult | undefined {
  const names = namesIn(expected);
  const stranger = [...namesIn(given)].find((name) => !names.has(name) && names.has(name.toLowerCase()));
  if (stranger === undefined) return undefined;
  const lower = mapNames(given, (name) => (names.has(name.name) ? name : { ...name, name: name.name.toLowerCase() }));
  if (compareExpressions(expected, lower, compareOptionsOf(options)).type !== "equal") return undefined;
  return wrong("wrong-case", { symbol: stranger, use: stranger.toLowerCase() });
}

/** The expression of an answer; `x = 4` where assignments are accepted is its right side. */
function expressionOf(statement: Statement, { accept, variable }: CheckOptions): Tree | undefined {
  if (statement.type === "expression") return statement.tree;
  const isAssignment = accept?.includes("assignment") === true || variable !== undefined;
  if (!isAssignment || statement.type !== "relation" || statement.sides.length !== 2 || statement.signs[0] !== "=")
    return undefined;
  const [left, right] = statement.sides;
  const isNamed = (side: Tree | undefined) =>
    (side?.type === "name" || side?.type === "apply") && (variable === undefined || side.name === variable);
  if (isNamed(left)) return right;
  return isNamed(right) ? left : undefined;
}

/** Which check an expected answer asks for that is no expression: by what it reads as. */
function checkAsRead(statement: Statement): (expected: string, given: string, options: CheckOptions) => CheckResult {
  switch (statement.type) {
    // Whether it is an equation or an inequality, its signs say.
    case "relation":
    case "any":
      return checkEquation;
    case "all":
      return checkSystem;
    case "ratio":
      return checkRatio;
    case "remainder":
      return checkRemainder;
    case "member":
      return checkAsRead(statement.of);
    case "sequence":
      if (statement.open === "{") return checkSet;
      return statement.open === "(" && statement.close === ")" ? checkPoint : checkList;
    case "union":
    case "intersection":
    case "without":
    case "such-that":
      return checkSet;
    default:
      return checkText;
  }
}
