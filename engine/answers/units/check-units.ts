import { ok } from "../../result.ts";
import { compareExpressions } from "../algebra/index.ts";
import { judgeForm, judgeNumberForms, judgeWrittenDigits } from "../forms/index.ts";
import { isClose, isRight } from "../judge-number.ts";
import { add, divide, equals, multiply, ONE, subtract, ZERO, type Rational } from "../rational.ts";
import type { Tree } from "../read/tree.ts";
import type { CheckOptions, CheckResult, NearMiss, NumberLocale } from "../types.ts";
import { exactValue, rationalTree } from "./number-part.ts";
import { readQuantity, type Quantity } from "./read-quantity.ts";
import { sameDims, type Unit } from "./unit-table.ts";

/** Marks a number with its unit: the dimension first, then the value, then the unit it is written in. */
export function checkUnits(expected: string, given: string, options: CheckOptions): CheckResult {
  const asked = readIn("en", expected, options, false);
  if (!asked.ok) return checkTexts(expected, given);
  const first = readIn(options.locale, given, options, false);
  if (!first.ok) return { verdict: "unreadable", ...first.error };
  let right = asked.value;
  let answer = first.value;
  if (answer.key !== "" && !isSameKind(right, answer)) {
    // Words with two meanings, pounds and `C`, have the one that fits.
    const other = readIn(options.locale, given, options, true);
    const otherAsked = readIn("en", expected, options, true);
    if (other.ok && isSameKind(right, other.value)) answer = other.value;
    else if (otherAsked.ok && isSameKind(otherAsked.value, answer)) right = otherAsked.value;
  }
  const result = judgeQuantity(right, answer, options);
  const { readAs } = answer;
  if (result.verdict !== "incorrect") return { readAs, ...result };
  for (const { number, readAs: other } of answer.others) {
    const { verdict } = judgeQuantity(right, { ...answer, number, value: exactValue(number) }, options);
    if (verdict === "correct" || verdict === "wrong-form")
      return { verdict: "unreadable", reason: "ambiguous", params: { first: readAs, other }, readAs };
  }
  return { readAs, ...result };
}

/** Judges a quantity already read against another. */
export function judgeQuantity(asked: Quantity, given: Quantity, options: CheckOptions): CheckResult {
  const params = { use: asked.unitText };
  const isSameUnit = given.key === asked.key;
  const isStrict = options.units === "strict";
  const inThisUnit = () => judgeValue(asked, { ...given, unit: asked.unit }, options);
  // `20°` for 20 °C is a number without its unit too.
  if ((given.key === "" && !isSameUnit) || (given.key === "°" && asked.unit.offset !== undefined)) {
    const isRequired = options.units === "required";
    if (!isRequired && isSameKind(asked, given) && judgeValue(asked, given, options).verdict === "correct")
      return CORRECT;
    const value = inThisUnit();
    return isRequired || value.verdict !== "incorrect"
      ? { verdict: "incorrect", reason: "missing-unit", params }
      : value;
  }
  if (!isSameKind(asked, given)) return { verdict: "incorrect", reason: "wrong-unit", params };
  const isAlone = given.number === undefined;
  if (isAlone && asked.number !== undefined && !isOne(asked.value))
    return { verdict: "unreadable", reason: "missing-number", params: { at: 0 } };
  // Where a unit alone is asked, strictly, only the unit is looked at.
  const value = isAlone && asked.number === undefined && isStrict ? CORRECT : judgeValue(asked, given, options);
  if (value.verdict === "incorrect")
    return isSameUnit || inThisUnit().verdict === "incorrect"
      ? value
      : { verdict: "incorrect", reason: "wrong-unit", params };
  if (isStrict && !isSameUnit) return { verdict: "wrong-form", reason: "not-this-unit", params };
  return value.verdict === "correct" ? judgeNumber(asked, given, options) : value;
}

/** The form asked is that of the number; sums such as 2 h 30 min have none. */
function judgeNumber({ number: asked }: Quantity, { number, key }: Quantity, options: CheckOptions): CheckResult {
  const { form = "any", forms, simplify, rationalise } = options;
  const isAsked = form !== "any" || forms !== undefined || simplify !== undefined || rationalise === true;
  if (!isAsked || number === undefined || key.includes("+")) return CORRECT;
  const fault = judgeForm(number, form, asked, options) ?? judgeNumberForms(number, options, asked);
  return fault === undefined ? CORRECT : { verdict: "wrong-form", ...fault };
}

const CORRECT: CheckResult = { verdict: "correct", reason: "equal" };

/** A bare number stands in the unit that goes without saying. */
function readIn(
  locale: NumberLocale | undefined,
  text: string,
  options: CheckOptions,
  second: boolean,
): ReturnType<typeof readQuantity> {
  const imperial = options.locale === "uk";
  const read = readQuantity(text, { locale, imperial, second });
  if (!read.ok || read.value.key !== "" || options.unit === undefined) return read;
  const said = readQuantity(options.unit, { locale: "en", imperial, second });
  return said.ok
    ? ok({ ...said.value, ...read.value, unit: said.value.unit, key: said.value.key, unitText: options.unit })
    : read;
}

function isSameKind(a: Quantity, b: Quantity): boolean {
  return sameDims(a.unit.dims, b.unit.dims);
}

function judgeValue(asked: Quantity, given: Quantity, options: CheckOptions): CheckResult {
  const number = given.number ?? rationalTree(ONE);
  const value = given.number === undefined ? ONE : given.value;
  const right = asked.number === undefined ? ONE : asked.value;
  const turns = given.unit.pi - asked.unit.pi;
  if (right !== undefined && (options.sigfigs !== undefined || options.decimals !== undefined) && turns === 0)
    // Digits are counted as typed: the right value is put into the unit given.
    return { ...judgeWrittenDigits(number, convert(right, asked.unit, given.unit), options) };
  if (right === undefined || value === undefined || (turns !== 0 && value.n !== 0n)) {
    const comparison = compareExpressions(
      asked.number ?? rationalTree(ONE),
      convertTree(number, given.unit, asked.unit),
      {
        ...(options.tolerance && { tolerance: options.tolerance }),
      },
    );
    if (comparison.type === "equal") return CORRECT;
    if (comparison.type === "unreadable") return { verdict: "unreadable", ...comparison.problem };
    return {
      verdict: "incorrect",
      reason: "different",
      ...(comparison.type === "undecided" && { notes: [{ type: "undecided" }] }),
    };
  }
  const converted = convert(value, given.unit, asked.unit);
  if (isRight(right, converted, options)) return CORRECT;
  const near = nearMiss(right, converted);
  return { verdict: "incorrect", reason: "different", close: isClose(right, converted), ...(near && { near }) };
}

/** The number `value` of one unit in another. */
function convert(value: Rational, from: Unit, to: Unit): Rational {
  const base = multiply(add(value, from.offset ?? ZERO), from.factor);
  return subtract(divide(base, to.factor), to.offset ?? ZERO);
}

/** The same for roots and π, with the scale between the units as a factor. */
function convertTree(number: Tree, from: Unit, to: Unit): Tree {
  let tree: Tree = { type: "sum", left: number, right: rationalTree(from.offset ?? ZERO) };
  tree = { type: "product", left: rationalTree(divide(from.factor, to.factor)), right: tree };
  const turns = from.pi - to.pi;
  const pi: Tree = { type: "constant", name: "pi", at: 0 };
  for (let i = 0; i < Math.min(Math.abs(turns), 12); i++)
    tree = { type: turns > 0 ? "product" : "fraction", left: tree, right: pi };
  return { type: "difference", left: tree, right: rationalTree(to.offset ?? ZERO) };
}

function nearMiss(right: Rational, value: Rational): NearMiss | undefined {
  if (right.n === 0n || value.n === 0n) return undefined;
  if (isOne(multiply(value, right))) return "reciprocal";
  const { n, d } = divide(value, right);
  if (n === -1n && d === 1n) return "sign";
  return /^1\/10+$|^10+\/1$/u.test(`${n}/${d}`) ? "power-of-ten" : undefined;
}

function isOne(value: Rational | undefined): boolean {
  return value !== undefined && equals(value, ONE);
}

function checkTexts(expected: string, given: string): CheckResult {
  const plain = (text: string) => text.replaceAll(/\s/gu, "");
  return plain(expected) === plain(given) ? CORRECT : { verdict: "incorrect", reason: "different" };
}
