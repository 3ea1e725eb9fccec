import type { CheckOptions, CheckResult } from "../types.ts";
import { checkUnits } from "./check-units.ts";
import { readTime, type ClockTime } from "./read-time.ts";

/** Marks a time of day, or a length of time where the right answer is one. */
export function checkTime(expected: string, given: string, options: CheckOptions): CheckResult {
  const asked = readTime(expected);
  if (typeof asked !== "object") return checkLength(expected, given, options);
  const answer = readTime(given);
  if (typeof answer === "object") return { readAs: answer.readAs, ...judgeClock(asked, answer) };
  // `2:30` may have been meant as a length.
  const isLength = answer === undefined && asked.isPlain && /[a-z]/iu.test(given);
  const result = isLength ? checkUnits(lengthOf(asked.fields, HOURS), given, options) : BAD_TIME;
  if (result.verdict !== "unreadable") return result;
  return given.trim() === "" ? { verdict: "unreadable", reason: "empty" } : BAD_TIME;
}

const BAD_TIME: CheckResult = { verdict: "unreadable", reason: "bad-time", params: { at: 0 } };
const HALF_DAY = 12 * 3600;
const HOURS = ["h", "min", "s"];

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
  if (!given.includes(":")) return checkUnits(expected, given, options);
  const fields = /^\s*(\d{1,6}):([0-5]\d)(?::([0-5]\d))?\s*$/u.exec(given)?.slice(1);
  if (fields === undefined) return BAD_TIME;
  // Minutes and seconds, where the right answer has no hours.
  const isShort = fields[2] === undefined && /min/iu.test(expected) && !/h/iu.test(expected);
  return checkUnits(expected, lengthOf(fields, isShort ? HOURS.slice(1) : HOURS), options);
}

function lengthOf(fields: readonly (string | number | undefined)[], units: readonly string[]): string {
  return fields.map((field, i) => (field === undefined ? "" : `${field} ${units[i]}`)).join(" ");
}
