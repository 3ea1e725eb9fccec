import { rational } from "../rational.ts";
import type { CheckOptions, CheckResult } from "../types.ts";
import { checkUnits, judgeQuantity } from "./check-units.ts";
import { rationalTree } from "./number-part.ts";
import { readQuantity, type Quantity } from "./read-quantity.ts";
import { readTime, type ClockTime } from "./read-time.ts";
import { productOf, unitNamed } from "./unit-table.ts";

/** Marks a time of day, or a length of time where the right answer is one. */
export function checkTime(expected: string, given: string, options: CheckOptions): CheckResult {
  const asked = readTime(expected);
  if (asked === "bad" || asked === undefined) return checkLength(expected, given, options);
  const answer = readTime(given);
  if (answer === "bad") return BAD_TIME;
  if (answer !== undefined) return { readAs: answer.readAs, ...judgeClock(asked, answer) };
  // `2:30` may have been meant as a length.
  const length = readLength(given, options);
  if (length === undefined || !asked.isPlain) return given.trim() === "" ? { ...BAD_TIME, reason: "empty" } : BAD_TIME;
  return { readAs: length.readAs, ...judgeQuantity(lengthOf(asked.fields, 3600), length, options) };
}

const BAD_TIME: CheckResult = { verdict: "unreadable", reason: "bad-time", params: { at: 0 } };
const HALF_DAY = 12 * 3600;
const SECONDS = unitNamed("s", { imperial: false, second: false }) ?? [];

/** A bare 3:45 is right for either half of the day where none is asked; where one is, the half must be named. */
function judgeClock(asked: ClockTime, given: ClockTime): CheckResult {
  const sameDial = asked.seconds % HALF_DAY === given.seconds % HALF_DAY;
  // A bare 12:00 is noon.
  const anyHalf = asked.half === "unknown" && asked.seconds < HALF_DAY && given.half !== "clock";
  if (anyHalf ? sameDial : asked.seconds === given.seconds) return { verdict: "correct", reason: "equal" };
  if (sameDial && asked.half === "named" && (given.half === "unknown" || given.half === "zero"))
    return { verdict: "incorrect", reason: "missing-unit", params: { use: asked.seconds < HALF_DAY ? "am" : "pm" } };
  return { verdict: "incorrect", reason: "different" };
}

/** `150 min` and `2:30` for 2 h 30 min. */
function checkLength(expected: string, given: string, options: CheckOptions): CheckResult {
  const clock = /^\s*\d+:\d\d(?::\d\d)?\s*$/u.test(given) ? given.trim().split(":").map(Number) : undefined;
  const asked = clock === undefined ? undefined : readLength(expected, options);
  if (clock === undefined || asked === undefined) return checkUnits(expected, given, options);
  if (clock.slice(1).some((field) => field > 59)) return BAD_TIME;
  // Minutes and seconds, where the right answer has no hours.
  const isShort = clock.length === 2 && asked.key.startsWith("min");
  const time = lengthOf(clock, isShort ? 60 : 3600);
  return {
    readAs: given.trim().replaceAll(":", "{:}"),
    ...judgeQuantity(asked, time, { ...options, units: "convertible" }),
  };
}

function readLength(text: string, options: CheckOptions): Quantity | undefined {
  const read = readQuantity(text, { locale: options.locale, imperial: false, second: false });
  return read.ok && read.value.key !== "" ? read.value : undefined;
}

/** Hours (or minutes, as `first` says in seconds), then sixtieths. */
function lengthOf(fields: readonly number[], first: number): Quantity {
  const seconds = fields.reduce((sum, field, i) => sum + (field * first) / 60 ** i, 0);
  const value = rational(BigInt(seconds));
  return {
    number: rationalTree(value),
    value,
    others: [],
    unit: productOf(SECONDS),
    key: "s",
    unitText: "",
    readAs: "",
  };
}
