import {
  absolute,
  compare,
  divide,
  floatToRational,
  isWhole,
  multiply,
  ONE,
  rational,
  subtract,
  type Rational,
} from "./rational.ts";
import { judgeWrittenDigits } from "./forms/index.ts";
import type { NumberReading } from "./read-number.ts";
import type { NumberForm } from "./read/form.ts";
import type { AnswerKind, CheckOptions, CheckResult, ReasonCode } from "./types.ts";

const CLOSE = rational(3n, 10n);
const CLOSE_SHARE = rational(1n, 5n);
const HUNDRED: Rational = { n: 100n, d: 1n };

/** Value first, then writing: a right value written another way than asked is never incorrect [CHK3, CHK5]. */
export function judgeNumber(
  kind: AnswerKind,
  expected: NumberReading,
  given: NumberReading,
  options: CheckOptions,
): CheckResult {
  const { readAs } = given;
  // Before the value is looked at: typing the problem's own sum must not tell whether it is the right one.
  if (isUnfinished(kind, expected, given, options)) return { verdict: "unreadable", reason: "unfinished", readAs };
  const right = valueFor(kind, expected);
  const value = valueFor(kind, given);
  if (options.sigfigs !== undefined || options.decimals !== undefined)
    return { close: isClose(right, value), ...judgeWrittenDigits(given.tree, right, options), readAs };
  if (!isRight(right, value, options)) {
    const percentSignMissing =
      options.forms?.includes("percent") === true &&
      kind !== "percent" &&
      given.form !== "percent" &&
      isRight(multiply(right, HUNDRED), value, options);
    if (percentSignMissing) return { verdict: "wrong-form", reason: "not-a-percent", readAs };
    return { verdict: "incorrect", reason: "different", close: isClose(right, value), readAs };
  }
  const missing = missingForm(kind, expected, given, options);
  return missing === undefined
    ? { verdict: "correct", reason: "equal", readAs }
    : { verdict: "wrong-form", reason: missing, readAs };
}

/** Whether two values count as the same under the tolerance asked; exactly, without one [CHK4]. */
export function isRight(right: Rational, value: Rational, { tolerance }: CheckOptions): boolean {
  const difference = absolute(subtract(right, value));
  if (difference.n === 0n) return true;
  if (tolerance === undefined) return false;
  return compare(difference, mostAway(right, tolerance)) <= 0;
}

/** How far a value may be from the right one; n digits: half a unit of the n-th significant digit. */
function mostAway(right: Rational, tolerance: NonNullable<CheckOptions["tolerance"]>): Rational {
  if ("abs" in tolerance) return floatToRational(tolerance.abs);
  if ("rel" in tolerance) return multiply(floatToRational(tolerance.rel), absolute(right));
  const places = tolerance.digits - 1 - leadingPower(absolute(right));
  const scale = 10n ** BigInt(Math.abs(places));
  return places >= 0 ? rational(1n, 2n * scale) : rational(scale, 2n);
}

/** The power of ten of the first digit that is not 0. */
function leadingPower(size: Rational): number {
  if (size.n === 0n) return 0;
  let power = String(size.n).length - String(size.d).length;
  const scaled = (by: number) =>
    by >= 0 ? compare(size, rational(10n ** BigInt(by))) : compare(size, rational(1n, 10n ** BigInt(-by)));
  if (scaled(power) < 0) power--;
  return power;
}

/** Requirement T3: within 0.3 or a fifth of the right value, whichever is more. */
export function isClose(right: Rational, value: Rational): boolean {
  const difference = absolute(subtract(right, value));
  return compare(difference, CLOSE) <= 0 || compare(difference, multiply(CLOSE_SHARE, absolute(right))) <= 0;
}

/** In a percent answer a bare 45 means 45 %; elsewhere 45 % means 0.45. */
function valueFor(kind: AnswerKind, { form, value }: NumberReading): Rational {
  return kind === "percent" && form !== "percent" ? divide(value, HUNDRED) : value;
}

/** A sum still to be worked out; where a whole number or money is asked, a fraction is a division of that sort. */
function isUnfinished(
  kind: AnswerKind,
  expected: NumberReading,
  { form }: NumberReading,
  options: CheckOptions,
): boolean {
  if (options.accept?.includes("expression") === true) return false;
  if (form === "expression") return true;
  const isFraction = form === "proper" || form === "improper";
  return isFraction && (wholeAsked(kind, expected, options) || (kind === "money" && options.forms === undefined));
}

function missingForm(
  kind: AnswerKind,
  expected: NumberReading,
  given: NumberReading,
  options: CheckOptions,
): ReasonCode | undefined {
  const anyForm = options.accept?.includes("expression") === true;
  const allowed = allowedForms(kind, expected, options, anyForm);
  if (!allowed.has(given.form))
    return wholeAsked(kind, expected, options) ? "not-a-whole-number" : reasonFor(given.form, allowed);
  if (given.form === "mixed" && !given.properPart && !anyForm) return "improper";
  if (given.form === "mixed" && !given.properPart && options.forms !== undefined) return "improper";
  const lowest =
    options.form === "lowest_terms" ||
    options.form === "simplified" ||
    options.simplify === "required" ||
    options.simplify === "enforced";
  if (lowest && !given.lowestTerms) return "not-lowest-terms";
  return undefined;
}

const ALL: readonly NumberForm[] = ["integer", "decimal", "proper", "improper", "mixed", "percent", "expression"];
const DEFAULT_FORMS: Partial<Readonly<Record<AnswerKind, readonly NumberForm[]>>> = {
  integer: ["integer", "decimal"],
  decimal: ["integer", "decimal"],
  fraction: ["integer", "decimal", "proper", "improper", "mixed"],
  mixed: ["mixed"],
  number: ["integer", "decimal", "proper", "improper", "mixed", "percent"],
  percent: ["percent", "integer", "decimal"],
  money: ["integer", "decimal"],
  equation: ["integer", "decimal", "proper", "improper", "mixed"],
};

/** The forms asked for, and where one of them cannot write this value, the form that can [CHK17]. */
function allowedForms(
  kind: AnswerKind,
  expected: NumberReading,
  options: CheckOptions,
  anyForm: boolean,
): ReadonlySet<string> {
  const asked = options.forms;
  if (asked === undefined && anyForm) return new Set<string>(ALL);
  const allowed = new Set<string>(asked ?? DEFAULT_FORMS[kind] ?? ALL);
  const { value } = expected;
  if (asked === undefined && options.form === "lowest_terms" && kind === "fraction") allowed.delete("decimal");
  if (isWhole(value)) {
    allowed.add("integer");
    if (asked === undefined) allowed.add("decimal");
  } else if (compare(absolute(value), ONE) < 0) {
    if (allowed.has("mixed") || allowed.has("improper")) allowed.add("proper");
  } else if (allowed.has("proper") && !allowed.has("improper") && !allowed.has("mixed")) {
    allowed.add("improper");
    allowed.add("mixed");
  }
  return allowed;
}

function wholeAsked(kind: AnswerKind, { value }: NumberReading, { forms }: CheckOptions): boolean {
  return forms === undefined ? kind === "integer" : isWhole(value) && forms.every((form) => form === "integer");
}

function reasonFor(form: NumberForm, allowed: ReadonlySet<string>): ReasonCode {
  const fraction = allowed.has("proper") || allowed.has("improper");
  if (form === "improper" && fraction) return "improper";
  if (allowed.has("mixed") && !allowed.has("improper")) return "not-mixed";
  if (fraction) return "not-a-fraction";
  if (allowed.has("percent")) return "not-a-percent";
  return allowed.has("decimal") ? "not-a-decimal" : "not-a-whole-number";
}
