import { decimalOf, isWithin, standsFor } from "./algebra/tolerance.ts";
import type { NumberParts } from "./checker-parts.ts";
import { improperFault, lowestTermsFault, reasonFor, withNearest, type NumberForm } from "./forms/plain-numbers.ts";
import { readingToLatex, type NumberReading } from "./read-number.ts";
import { divide, isWhole, multiply, type Rational } from "./rational.ts";
import type { AnswerKind, CheckOptions, CheckResult, ReasonCode } from "./types.ts";

const HUNDRED: Rational = { n: 100n, d: 1n };

/** Value first, then writing: a right value written another way than asked is never incorrect [CHK3, CHK5]. */
export function judgeNumber(
  kind: AnswerKind,
  expected: NumberReading,
  given: NumberReading,
  options: CheckOptions,
  parts: NumberParts,
): CheckResult {
  const { form } = given;
  const readAs = readingToLatex(given);
  // Before the value is looked at: typing the problem's own sum must not tell whether it is the right one.
  if (isUnfinished(kind, expected, form, options)) return { verdict: "unreadable", reason: "unfinished", readAs };
  const right = valueFor(kind, expected);
  const value = valueFor(kind, given);
  if (options.sigfigs !== undefined || options.decimals !== undefined)
    return {
      close: isClose(right, value),
      ...parts.algebra.judgeWrittenDigits(given.tree, right, options),
      readAs,
    };
  if (isWithinTolerance(right, value, options) || isBegunBy(expected, given)) {
    const missing = missingForm(kind, expected, given, options, parts);
    return missing === undefined
      ? { verdict: "correct", reason: "equal", readAs }
      : { verdict: "wrong-form", reason: missing, readAs };
  }
  const maybePercent = options.forms?.includes("percent") === true && kind !== "percent" && form !== "percent";
  if (maybePercent && isWithinTolerance(multiply(right, HUNDRED), value, options))
    return { verdict: "wrong-form", reason: "not-a-percent", readAs };
  return { verdict: "incorrect", reason: "different", close: isClose(right, value), readAs };
}

/** Whether two values count as the same under the tolerance asked; exactly, without one [CHK4]. */
function isWithinTolerance(right: Rational, value: Rational, { tolerance }: CheckOptions): boolean {
  if (right.n === value.n && right.d === value.d) return true;
  return tolerance !== undefined && isWithin(right, value, tolerance);
}

/** 1/3 for 0.3333333333: a long decimal as the right answer is the beginning of an exact value [ALG17]. */
function isBegunBy(expected: NumberReading, given: NumberReading): boolean {
  const shown = decimalOf(expected.tree);
  if (shown === undefined || decimalOf(given.tree) !== undefined) return false;
  const [begun, exact] = [expected.value, given.value].map(({ n, d }) => Number(n) / Number(d));
  return standsFor(shown, begun ?? 0, { value: exact ?? 0, error: 0 });
}

/** Requirement T3: within 0.3 or a fifth of the right value, whichever is more. */
export function isClose(right: Rational, value: Rational): boolean {
  // All over the product of the denominators, which is never worked out in lowest terms.
  const size = right.n * value.d;
  const difference = sizeOf(size - value.n * right.d);
  return 10n * difference <= 3n * right.d * value.d || 5n * difference <= sizeOf(size);
}

function sizeOf(n: bigint): bigint {
  return n < 0n ? -n : n;
}

/** In a percent answer a bare 45 means 45 %; elsewhere 45 % means 0.45. */
function valueFor(kind: AnswerKind, { form, value }: NumberReading): Rational {
  return kind === "percent" && form !== "percent" ? divide(value, HUNDRED) : value;
}

/** A sum still to be worked out; where a whole number or money is asked, a fraction is a division of that sort. */
function isUnfinished(
  kind: AnswerKind,
  expected: NumberReading,
  form: NumberForm | undefined,
  options: CheckOptions,
): boolean {
  if (options.accept?.includes("expression") === true) return false;
  const isFraction = form === "proper" || form === "improper";
  const isDivision = isFraction && (isWholeAsked(kind, expected, options) || (kind === "money" && !options.forms));
  return form === undefined || !NUMBERS.includes(form) || isDivision;
}

function missingForm(
  kind: AnswerKind,
  expected: NumberReading,
  { form, tree }: NumberReading,
  options: CheckOptions,
  parts: NumberParts,
): ReasonCode | undefined {
  const isOpen = options.accept?.includes("expression") === true && options.forms === undefined;
  const asked = askedForms(kind, options);
  if (!isOpen && !(form !== undefined && asked.includes(form))) {
    const allowed = allowedForms(asked, expected, options);
    if (form === undefined || !allowed.has(form))
      return isWholeAsked(kind, expected, options) ? "not-a-whole-number" : reasonFor(form, allowed);
  }
  if (!isOpen && form === "mixed" && improperFault(tree) !== undefined) return "improper";
  const isLowest = options.form === "lowest_terms" || options.form === "simplified";
  const isLowestAsked = isLowest || (options.simplify ?? "optional") !== "optional";
  const isLeft =
    form !== undefined &&
    isLowestAsked &&
    lowestTermsFault(tree, (each) => parts.algebra.isPiMultiple(each)) !== undefined;
  return isLeft ? "not-lowest-terms" : undefined;
}

const PLAIN: readonly NumberForm[] = ["integer", "decimal"];
const FRACTIONS: readonly NumberForm[] = ["integer", "proper", "improper", "mixed", "decimal"];
const NUMBERS: readonly NumberForm[] = [...FRACTIONS, "percent"];
const DEFAULT_FORMS: Partial<Readonly<Record<AnswerKind, readonly NumberForm[]>>> = {
  integer: PLAIN,
  decimal: PLAIN,
  money: PLAIN,
  fraction: FRACTIONS,
  equation: FRACTIONS,
  mixed: ["mixed"],
  number: NUMBERS,
  percent: [...PLAIN, "percent"],
};

function askedForms(kind: AnswerKind, { forms, form }: CheckOptions): readonly NumberForm[] {
  const asked = forms ?? DEFAULT_FORMS[kind] ?? NUMBERS;
  return forms === undefined && form === "lowest_terms" && kind === "fraction" ? FRACTIONS.slice(0, -1) : asked;
}

/** The forms asked for, and where one of them cannot write this value, the form that can [CHK17]. */
function allowedForms(
  asked: readonly NumberForm[],
  { value }: NumberReading,
  { forms }: CheckOptions,
): ReadonlySet<NumberForm> {
  const allowed = new Set(asked);
  if (forms === undefined && isWhole(value)) allowed.add("decimal");
  return withNearest(allowed, value);
}

function isWholeAsked(kind: AnswerKind, { value }: NumberReading, { forms }: CheckOptions): boolean {
  return forms === undefined ? kind === "integer" : isWhole(value) && forms.every((form) => form === "integer");
}
