import { compareExpressions, numericValue } from "../algebra/index.ts";
import { judgeWrittenDigits } from "../forms/index.ts";
import { isClose } from "../judge-number.ts";
import {
  absolute,
  add,
  compare,
  divide,
  equals,
  floatToRational,
  multiply,
  negate,
  subtract,
  type Rational,
} from "../rational.ts";
import type { Tree } from "../read/tree.ts";
import type { CheckOptions, CheckResult, NearMiss } from "../types.ts";
import { exactValue, rationalTree } from "./number-part.ts";
import { readQuantity, type Quantity } from "./read-quantity.ts";
import { sameDims } from "./unit-table.ts";

/** Marks a number with its unit: the dimension first, then the value, then the unit it is written in. */
export function checkUnits(expected: string, given: string, options: CheckOptions): CheckResult {
  const asked = readAsked(expected, options, false);
  if (asked === undefined) return checkTexts(expected, given);
  const first = readGiven(given, options, false);
  if (!first.ok) return { verdict: "unreadable", ...first.error };
  const [right, answer] = meanings(asked, first.value, expected, given, options);
  const result = judgeQuantity(right, answer, options);
  const { readAs } = answer;
  if (result.verdict !== "incorrect") return { readAs, ...result };
  for (const { number, readAs: other } of answer.others) {
    const { verdict } = judgeQuantity(right, { ...answer, number, value: exactValue(number), others: [] }, options);
    if (verdict === "correct" || verdict === "wrong-form")
      return { verdict: "unreadable", reason: "ambiguous", params: { first: readAs, other }, readAs };
  }
  return { readAs, ...result };
}

/** Judges a quantity already read against another. */
export function judgeQuantity(asked: Quantity, given: Quantity, options: CheckOptions): CheckResult {
  const use = asked.unitText;
  const bare = given.key === "";
  // `20°` for 20 °C.
  const isHalf = given.key === "°" && asked.unit.offset !== undefined;
  if (isHalf || (bare && asked.key !== "")) return judgeBare(asked, given, options);
  if (!sameDims(asked.unit.dims, given.unit.dims)) return incorrect("wrong-unit", use);
  // A unit alone is asked: only the unit is looked at.
  if (asked.number === undefined && given.number === undefined && options.units === "strict")
    return given.key === asked.key ? CORRECT : { verdict: "wrong-form", reason: "not-this-unit", params: { use } };
  if (given.number === undefined && !isOne(asked))
    return { verdict: "unreadable", reason: "missing-number", params: { at: 0 } };
  const value = judgeValue(asked, given, options);
  if (value.verdict === "incorrect") {
    const otherUnit =
      given.key !== asked.key && judgeValue(asked, { ...given, unit: asked.unit }, options).verdict === "correct";
    return otherUnit ? incorrect("wrong-unit", use) : value;
  }
  if (options.units === "strict" && given.key !== asked.key)
    return { verdict: "wrong-form", reason: "not-this-unit", params: { use } };
  return value;
}

const CORRECT: CheckResult = { verdict: "correct", reason: "equal" };
const ONE_TREE: Tree = { type: "number", whole: "1", decimals: "", at: 0 };

function readAsked(expected: string, options: CheckOptions, second: boolean): Quantity | undefined {
  const read = readQuantity(expected, { locale: "en", imperial: options.locale === "uk", second });
  if (!read.ok) return undefined;
  return withUnit(read.value, options);
}

function readGiven(given: string, options: CheckOptions, second: boolean) {
  const read = readQuantity(given, { locale: options.locale, imperial: options.locale === "uk", second });
  return read.ok ? { ok: true as const, value: withUnit(read.value, options) } : read;
}

/** A bare number stands in the unit that goes without saying. */
function withUnit(quantity: Quantity, { unit }: CheckOptions): Quantity {
  if (quantity.key !== "" || unit === undefined) return quantity;
  const said = readQuantity(unit, { locale: "en", imperial: false, second: false });
  return said.ok ? { ...quantity, unit: said.value.unit, key: said.value.key, unitText: unit } : quantity;
}

/** Words with two meanings, pounds and `C`, have the one that fits. */
function meanings(
  asked: Quantity,
  given: Quantity,
  expected: string,
  typed: string,
  options: CheckOptions,
): readonly [asked: Quantity, given: Quantity] {
  if (given.key === "" || sameDims(asked.unit.dims, given.unit.dims)) return [asked, given];
  const other = readGiven(typed, options, true);
  if (other.ok && sameDims(asked.unit.dims, other.value.unit.dims)) return [asked, other.value];
  const otherAsked = readAsked(expected, options, true);
  if (otherAsked !== undefined && sameDims(otherAsked.unit.dims, given.unit.dims)) return [otherAsked, given];
  return [asked, given];
}

/** `5` for `5 cm`: the number may be right, the unit is not there. */
function judgeBare(asked: Quantity, given: Quantity, options: CheckOptions): CheckResult {
  const value = judgeValue(asked, { ...given, unit: asked.unit }, options);
  const isDimensionless = sameDims(asked.unit.dims, given.unit.dims) && options.units !== "required";
  if (isDimensionless && judgeValue(asked, given, options).verdict === "correct") return CORRECT;
  return options.units === "required" || value.verdict !== "incorrect"
    ? incorrect("missing-unit", asked.unitText)
    : value;
}

function judgeValue(asked: Quantity, given: Quantity, options: CheckOptions): CheckResult {
  const number = given.number ?? ONE_TREE;
  const value = given.number === undefined ? { n: 1n, d: 1n } : given.value;
  const right = asked.number === undefined ? { n: 1n, d: 1n } : asked.value;
  const turns = given.unit.pi - asked.unit.pi;
  if (right !== undefined && (options.sigfigs !== undefined || options.decimals !== undefined) && turns === 0) {
    // Digits are counted as typed: the right value is put into the unit given.
    const { verdict, reason, params } = judgeWrittenDigits(number, convert(right, asked, given), options);
    return params === undefined ? { verdict, reason } : { verdict, reason, params };
  }
  if (right === undefined || value === undefined || (turns !== 0 && value.n !== 0n))
    return judgeInexact(asked, given, number, options);
  const converted = convert(value, given, asked);
  if (isWithin(right, converted, options)) return CORRECT;
  const near = nearMiss(right, converted);
  return {
    verdict: "incorrect",
    reason: "different",
    close: isClose(right, converted),
    ...(near === undefined ? {} : { near }),
  };
}

/** The number `value` of `from` in the unit of `to`. */
function convert(value: Rational, from: Quantity, to: Quantity): Rational {
  const scaled = (size: Rational) =>
    equals(from.unit.factor, to.unit.factor) ? size : divide(multiply(size, from.unit.factor), to.unit.factor);
  const { offset } = from.unit;
  if (offset === undefined && to.unit.offset === undefined) return scaled(value);
  const kelvin = scaled(offset === undefined ? value : add(value, offset));
  return to.unit.offset === undefined ? kelvin : subtract(kelvin, to.unit.offset);
}

/** Roots and π: compared as expressions, with the scale between the units as a factor. */
function judgeInexact(asked: Quantity, given: Quantity, number: Tree, options: CheckOptions): CheckResult {
  const right = asked.number ?? ONE_TREE;
  const turns = given.unit.pi - asked.unit.pi;
  const converted = scaledTree(
    shiftedTree(number, given.unit.offset),
    divide(given.unit.factor, asked.unit.factor),
    turns,
  );
  const answer = shiftedTree(converted, asked.unit.offset && negate(asked.unit.offset));
  if (options.tolerance !== undefined) {
    const [wanted, got] = [numericValue(right), numericValue(answer)];
    if (
      Number.isFinite(wanted) &&
      Number.isFinite(got) &&
      isWithin(floatToRational(wanted), floatToRational(got), options)
    )
      return CORRECT;
  }
  const comparison = compareExpressions(right, answer);
  switch (comparison.type) {
    case "equal":
      return CORRECT;
    case "unreadable":
      return { verdict: "unreadable", ...comparison.problem };
    case "undecided":
      return { verdict: "incorrect", reason: "different", notes: [{ type: "undecided" }] };
    case "different":
      return {
        verdict: "incorrect",
        reason: "different",
        ...(comparison.near === undefined ? {} : { near: comparison.near }),
      };
  }
}

function scaledTree(tree: Tree, scale: Rational, turns: number): Tree {
  let result: Tree =
    scale.n === 1n && scale.d === 1n ? tree : { type: "product", left: rationalTree(scale), right: tree };
  const pi: Tree = { type: "constant", name: "pi", at: 0 };
  for (let i = 0; i < Math.min(Math.abs(turns), 12); i++)
    result = turns > 0 ? { type: "product", left: result, right: pi } : { type: "fraction", left: result, right: pi };
  return result;
}

function shiftedTree(tree: Tree, by: Rational | undefined): Tree {
  return by === undefined ? tree : { type: "sum", left: tree, right: rationalTree(by) };
}

/** `abs` counts in the unit asked; `digits`: right when rounded to so many significant figures. */
function isWithin(right: Rational, value: Rational, { tolerance }: CheckOptions): boolean {
  const difference = absolute(subtract(right, value));
  if (difference.n === 0n) return true;
  if (tolerance === undefined) return false;
  const size = absolute(right);
  if ("abs" in tolerance) return compare(difference, floatToRational(tolerance.abs)) <= 0;
  if ("rel" in tolerance) return compare(difference, multiply(floatToRational(tolerance.rel), size)) <= 0;
  if (right.n === 0n) return false;
  const half = { n: 1n, d: 2n };
  return compare(difference, multiply(half, powerOfTen(magnitude(size) - tolerance.digits + 1))) <= 0;
}

/** The power of ten of the first digit. */
function magnitude(size: Rational): number {
  let power = String(size.n).length - String(size.d).length;
  if (compare(size, powerOfTen(power)) < 0) power--;
  return power;
}

function powerOfTen(power: number): Rational {
  const size = 10n ** BigInt(Math.abs(power));
  return power < 0 ? { n: 1n, d: size } : { n: size, d: 1n };
}

function nearMiss(right: Rational, value: Rational): NearMiss | undefined {
  if (right.n === 0n || value.n === 0n) return undefined;
  const ratio = divide(value, right);
  if (ratio.n === -1n && ratio.d === 1n) return "sign";
  const isPower = /^10+$/u.test(ratio.d === 1n ? String(ratio.n) : ratio.n === 1n ? String(ratio.d) : "");
  if (isPower) return "power-of-ten";
  const product = multiply(value, right);
  return product.n === 1n && product.d === 1n ? "reciprocal" : undefined;
}

function isOne({ number, value }: Quantity): boolean {
  return number === undefined || (value?.n === 1n && value.d === 1n);
}

function incorrect(reason: "wrong-unit" | "missing-unit", use: string): CheckResult {
  return { verdict: "incorrect", reason, params: { use } };
}

function checkTexts(expected: string, given: string): CheckResult {
  const plain = (text: string) => text.replaceAll(/\s/gu, "");
  return plain(expected) === plain(given) ? CORRECT : { verdict: "incorrect", reason: "different" };
}
