import { rationalValue } from "../algebra/index.ts";
import { judgeExpression } from "../check-expression.ts";
import { checkText } from "../collections/index.ts";
import { judgeForm, judgeWrittenDigits } from "../forms/index.ts";
import { isWhole } from "../rational.ts";
import { formOf } from "../read/form.ts";
import { judgeReadings } from "../read/judge-readings.ts";
import { namesIn } from "../read/names-in.ts";
import { readStatement } from "../read/read-statement.ts";
import type { Tree } from "../read/tree.ts";
import type { CheckOptions, CheckResult, NumberLocale, ReasonCode } from "../types.ts";
import { convert, readQuantity, type Quantity } from "./read-quantity.ts";
import type { Unit } from "./unit-table.ts";

/** Marks a number with its unit: the dimension first, then the value, then the unit it is written in. */
export function checkUnits(expected: string, given: string, options: CheckOptions): CheckResult {
  const asked = readIn("en", expected, options, false);
  const typed = readIn(options.locale, given, options, false);
  const number = asked.ok ? readStatement(asked.value.number || "1") : asked;
  if (!asked.ok || !number.ok || number.value.statement.type !== "expression")
    return checkText(expected, given, options);
  if (!typed.ok) return { verdict: "unreadable", ...typed.error };
  const { tree } = number.value.statement;
  const [right, answer] = fitting(asked.value, typed.value, (isAsked) =>
    isAsked ? readIn("en", expected, options, true) : readIn(options.locale, given, options, true),
  );
  const result = judgeReadings(answer.number || "1", { ...options, unknowns: NONE }, (statement) => {
    if (statement.type !== "expression") return unreadable("unfinished");
    const [symbol] = namesIn(statement.tree);
    if (symbol !== undefined) return unreadable("unknown-unit", { symbol, at: given.indexOf(symbol) });
    return judgeQuantity({ ...right, tree }, { ...answer, tree: statement.tree }, options);
  });
  const { readAs } = result;
  return readAs === undefined ? result : { ...result, readAs: answer.toLatex(answer.number && readAs) };
}

const NONE: ReadonlySet<string> = new Set();
const EQUAL: CheckResult = { verdict: "correct", reason: "equal" };

/** A quantity whose number is read. */
interface Sized extends Quantity {
  readonly tree: Tree;
}

/** A bare number stands in the unit that goes without saying. */
function readIn(
  locale: NumberLocale | undefined,
  text: string,
  { locale: place, unit }: CheckOptions,
  second: boolean,
): ReturnType<typeof readQuantity> {
  const context = { locale, imperial: place === "uk", second };
  const read = readQuantity(text, context);
  return read.ok && read.value.key === "" && unit !== undefined ? readQuantity(`${text} ${unit}`, context) : read;
}

/** Words with two meanings, pounds and `C`, have the one that fits. */
function fitting(
  asked: Quantity,
  given: Quantity,
  readOther: (isAsked: boolean) => ReturnType<typeof readQuantity>,
): readonly [Quantity, Quantity] {
  if (given.key === "" || isSameKind(asked, given)) return [asked, given];
  const other = readOther(false);
  if (other.ok && isSameKind(asked, other.value)) return [asked, other.value];
  const otherAsked = readOther(true);
  return [otherAsked.ok && isSameKind(otherAsked.value, given) ? otherAsked.value : asked, given];
}

function isSameKind(a: Quantity, b: Quantity): boolean {
  return a.unit.dims === b.unit.dims;
}

function judgeQuantity(asked: Sized, given: Sized, options: CheckOptions): CheckResult {
  const { key, unit, number, more } = given;
  const params = { use: asked.unitText };
  const valueIn = (one: Unit) => judgeValue(asked, given, one, options);
  const isRequired = options.units === "required";
  const isStrict = options.units === "strict";
  if (isUnfinished(given, options) && !isUnfinished(asked, options)) return unreadable("unfinished");
  // `20°` for 20 °C is a number without its unit too.
  if ((key === "" && asked.key !== "") || (key === "°" && asked.unit.offset !== undefined)) {
    if (!isRequired && isSameKind(asked, given) && valueIn(unit).verdict === "correct") return EQUAL;
    const value = valueIn(asked.unit);
    if (!isRequired && value.verdict === "incorrect") return value;
    return { verdict: "incorrect", reason: "missing-unit", params };
  }
  if (!isSameKind(asked, given)) return { verdict: "incorrect", reason: "wrong-unit", params };
  // Where a unit alone is asked, strictly, only the unit is looked at.
  const value = number === "" && asked.number === "" && isStrict ? EQUAL : valueIn(unit);
  if (value.verdict === "incorrect") {
    if (number === "" && asked.number !== "") return unreadable("missing-number", { at: 0 });
    const isRightNumber = key !== asked.key && valueIn(asked.unit).verdict !== "incorrect";
    return isRightNumber ? { verdict: "incorrect", reason: "wrong-unit", params } : value;
  }
  if (isStrict && key !== asked.key) return { verdict: "wrong-form", reason: "not-this-unit", params };
  // The form asked is that of the number; sums such as 2 h 30 min have none.
  const hasForm = value.verdict === "correct" && more.length === 0;
  return hasForm ? judgeExpression(asked.tree, given.tree, { ...options, form_only: true }) : value;
}

/** Sums, and divisions without a rest. */
function isUnfinished({ tree, more }: Sized, options: CheckOptions): boolean {
  if (options.accept?.includes("expression") === true || more.length > 0) return false;
  if (judgeForm(tree, "number", undefined, options) !== undefined) return true;
  const value = formOf(tree).form === "improper" ? rationalValue(tree) : undefined;
  return value !== undefined && isWhole(value);
}

/** Judges the number as if it stood in `unit`. */
function judgeValue(asked: Sized, given: Sized, unit: Unit, options: CheckOptions): CheckResult {
  const { tolerance, sigfigs, decimals } = options;
  const right = sumOf(asked);
  const value = sumOf(given);
  // Digits are counted as typed: the right value is put into the unit given.
  const exact = (sigfigs ?? decimals) !== undefined ? rationalValue(convert(right, asked.unit, unit)) : undefined;
  return exact === undefined
    ? judgeExpression(right, convert(value, unit, asked.unit), { tolerance })
    : { ...judgeWrittenDigits(value, exact, options) };
}

/** A minus sign in front counts for all. */
function sumOf({ number, tree, more }: Sized): Tree {
  const type = number.startsWith("-") ? "difference" : "sum";
  return more.reduce((left, right) => ({ type, left, right }), tree);
}

function unreadable(reason: ReasonCode, params: CheckResult["params"] = {}): CheckResult {
  return { verdict: "unreadable", reason, params };
}
