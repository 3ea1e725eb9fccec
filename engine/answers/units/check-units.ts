import { rationalValue } from "../algebra/index.ts";
import { judgeExpression } from "../check-expression.ts";
import { checkText } from "../collections/index.ts";
import { formOf, judgeForm, judgeWrittenDigits } from "../forms/index.ts";
import { divide, isWhole } from "../rational.ts";
import { judgeReadings } from "../read/judge-readings.ts";
import { namesIn } from "../read/names-in.ts";
import { readOptionsOf, readStatement } from "../read/read-statement.ts";
import { quotientTree, wholeTree, type Tree } from "../read/tree.ts";
import { EQUAL, wrong, wrongForm, unreadable } from "../results.ts";
import type { CheckOptions, CheckResult, ReasonCode } from "../types.ts";
import { readQuantity, type Quantity } from "./read-quantity.ts";
import type { Unit } from "./unit-table.ts";

/** Marks a number with its unit: the dimension first, then the value, then the unit it is written in. */
export function checkUnits(expected: string, typed: string, options: CheckOptions): CheckResult {
  // `45'` where minutes are asked.
  const isInMinutes = /\d\s?min(?:ute)?s?\s*$/iu.test(expected);
  const given = isInMinutes ? typed.replace(/^(\s*[-−]?\d[\d.,]{0,12}) ?['’′]\s*$/u, "$1 min") : typed;
  const first = [readIn(expected, options, false), readIn(given, options, false)] as const;
  const [right, answer] =
    fits(first) || !(first[1].ok || isShouted(given))
      ? first
      : (otherMeanings(first, expected, given, options).find(fits) ?? first);
  const read = right.ok ? readStatement(right.value.number || "1", { locale: "en" }) : right;
  if (!right.ok || !read.ok || read.value.statement.type !== "expression") return checkText(expected, given, options);
  if (!answer.ok) return unreadable(answer.error);
  const { number, toLatex } = answer.value;
  const wanted: Sized = { ...right.value, tree: read.value.statement.tree };
  const result = judgeReadings(number || "1", readOptionsOf(options, NONE), (statement) => {
    if (statement.type !== "expression") return unreadable({ reason: "unfinished", params: {} });
    const [symbol] = namesIn(statement.tree);
    if (symbol !== undefined)
      return unreadable({ reason: "unknown-unit", params: { symbol, at: given.indexOf(symbol) } });
    return judgeQuantity(wanted, { ...answer.value, tree: statement.tree }, options);
  });
  return result.readAs === undefined ? result : { ...result, readAs: toLatex(number && result.readAs) };
}

const NONE: ReadonlySet<string> = new Set();

/** A quantity whose number is read. */
interface Sized extends Quantity {
  readonly tree: Tree;
}

type Reading = ReturnType<typeof readQuantity>;
type Pair = readonly [asked: Reading, given: Reading];

/** A bare number stands in the unit that goes without saying. */
function readIn(text: string, { locale, unit }: CheckOptions, second: boolean): Reading {
  const context = { imperial: locale === "uk", second };
  const read = readQuantity(text, context);
  return read.ok && read.value.key === "" && unit !== undefined ? readQuantity(`${text} ${unit}`, context) : read;
}

/** `60 KM/H`, `5 M`: all in capitals, as a keyboard writes that was left so. */
function isShouted(text: string): boolean {
  return /[A-Z]/u.test(text) && !/[a-z]/u.test(text);
}

/** Words with two meanings, pounds and `C`, have the one that fits; so do capitals that may stand for small letters. */
function otherMeanings([asked, given]: Pair, expected: string, typed: string, options: CheckOptions): readonly Pair[] {
  const other = readIn(typed, options, true);
  const otherAsked = readIn(expected, options, true);
  const small = isShouted(typed) ? [readIn(typed.toLowerCase(), options, false)] : [];
  return [[asked, other], [otherAsked, given], [otherAsked, other], ...small.map((given): Pair => [asked, given])];
}

function fits([asked, given]: Pair): boolean {
  return asked.ok && given.ok && isSameKind(asked.value, given.value);
}

function isSameKind(a: Quantity, b: Quantity): boolean {
  return a.unit.dims === b.unit.dims;
}

function judgeQuantity(asked: Sized, given: Sized, options: CheckOptions): CheckResult {
  const { key, number, unit } = given;
  const isSameUnit = key === asked.key;
  const isSame = isSameKind(asked, given);
  const isRequired = options.units === "required";
  const isStrict = options.units === "strict";
  const isUnsaid = isStrict && options.unit !== undefined;
  if (isUnfinished(given, options) && !isUnfinished(asked, options))
    return unreadable({ reason: "unfinished", params: {} });
  const bare = judgeValue(asked, given, asked.unit, options);
  // Where the unit goes without saying the number alone is asked: another unit is a slip of writing.
  const otherUnit = (reason: ReasonCode): CheckResult => {
    if (!isUnsaid) return wrong(reason, { use: asked.unitText });
    return bare.verdict === "incorrect" ? bare : wrongForm(reason, { use: asked.unitText });
  };
  const value = isSameUnit || !isSame ? bare : judgeValue(asked, given, unit, options);
  // `20°` for 20 °C is a number without its unit too.
  if ((key === "" && !isSameUnit) || (key === "°" && asked.unit.offset.n !== 0n)) {
    if (!isRequired && (isSame || isUnsaid) && value.verdict === "correct") return EQUAL;
    return isRequired || bare.verdict !== "incorrect" ? otherUnit("missing-unit") : bare;
  }
  if (!isSame) return otherUnit("wrong-unit");
  if (number === "" && asked.number !== "") return unreadable({ reason: "missing-number", params: { at: 0 } });
  // Where a unit alone is asked, strictly, only the unit is looked at.
  if (value.verdict === "incorrect" && (number !== "" || !isStrict)) {
    return bare.verdict === "incorrect" ? value : otherUnit("wrong-unit");
  }
  if (isStrict && !isSameUnit) return wrongForm("not-this-unit", { use: asked.unitText });
  // The form asked is that of the number; sums such as 2 h 30 min have none.
  const hasForm = value.verdict === "correct" && !given.isSum;
  return hasForm ? judgeExpression(asked.tree, given.tree, { ...options, form_only: true }) : value;
}

/** Sums, and divisions without a rest. */
function isUnfinished({ tree, isSum }: Sized, options: CheckOptions): boolean {
  if (options.accept?.includes("expression") === true || isSum) return false;
  if (judgeForm(tree, "number", undefined, options) !== undefined) return true;
  const value = formOf(tree) === "improper" ? rationalValue(tree) : undefined;
  return value !== undefined && isWhole(value);
}

/** Judges the number as if it stood in `unit`. */
function judgeValue(asked: Sized, given: Sized, unit: Unit, options: CheckOptions): CheckResult {
  const { tolerance, sigfigs, decimals } = options;
  // Digits are counted as typed: the right value is put into the unit given.
  const exact = (sigfigs ?? decimals) === undefined ? undefined : rationalValue(convert(asked.tree, asked.unit, unit));
  if (exact === undefined) return judgeExpression(asked.tree, convert(given.tree, unit, asked.unit), { tolerance });
  const { verdict } = judgeWrittenDigits(given.tree, exact, options);
  return verdict === "incorrect" ? wrong() : EQUAL;
}

/** The number `tree` of one unit in another. */
function convert(tree: Tree, from: Unit, to: Unit): Tree {
  if (from === to) return tree;
  const turns = from.pi - to.pi;
  const scale = quotientTree(divide(from.scale, to.scale));
  const power: Tree = { type: "power", left: PI, right: wholeTree(Math.abs(turns)) };
  const factor: Tree = turns === 0 ? scale : { type: turns > 0 ? "product" : "fraction", left: scale, right: power };
  const left: Tree = {
    type: "product",
    left: { type: "sum", left: tree, right: quotientTree(from.offset) },
    right: factor,
  };
  return { type: "difference", left, right: quotientTree(to.offset) };
}

const PI: Tree = { type: "constant", name: "pi", at: 0 };
