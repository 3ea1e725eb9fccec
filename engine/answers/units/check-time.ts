import { tokenise } from "../read/tokenise.ts";
import { EQUAL, wrong, wrongForm, unreadable, isRight } from "../results.ts";
import type { CheckOptions, CheckResult } from "../types.ts";
import { readWords } from "../words.ts";
import { checkUnits } from "./check-units.ts";
import { toPlain } from "./to-plain.ts";

/** Marks a time of day, or a length of time where the right answer is one. */
export function checkTime(expected: string, given: string, options: CheckOptions): CheckResult {
  const asked = readTime(expected);
  const answer = asked && readTime(given);
  if (asked !== undefined && answer !== undefined) return { readAs: answer.readAs, ...judgeClock(asked, answer) };
  // `2:30` is a length of minutes and seconds where the right answer has no hours.
  const length = lengthOf(given, asked === undefined && /min/iu.test(expected) && !/h/iu.test(expected));
  if (asked === undefined) {
    if (given.includes(":") && length === undefined) return BAD_TIME;
    const wanted = lengthOf(expected, false) ?? expected;
    const result = checkUnits(wanted, length ?? given, options);
    // `0:45` for 45 min.
    const isOther = result.verdict === "incorrect" && length !== undefined;
    const other = isOther ? lengthOf(given, length.includes(" h ")) : undefined;
    const checked = other === undefined ? result : checkUnits(wanted, other, options);
    return isRight(checked) ? checked : result;
  }
  // `2:30` may have been meant as a length.
  const askedLength = /[a-z]/iu.test(given) ? lengthOf(expected, false) : undefined;
  const result = askedLength === undefined ? BAD_TIME : checkUnits(askedLength, given, options);
  if (result.verdict !== "unreadable") return result;
  return given.trim() === "" ? unreadable({ reason: "empty" }) : BAD_TIME;
}

const BAD_TIME: CheckResult = unreadable({ reason: "bad-time", params: { at: 0 } });
const HALF_DAY = 43_200;
const DAY = 86_400;

interface ClockTime {
  /** Since midnight. */
  readonly seconds: number;
  /** How the half of the day is known: `pm`, `15:45`, perhaps `03:45`, or not at all, `3:45`. */
  readonly half: "named" | "clock" | "zero" | "unknown";
  /** LaTeX. */
  readonly readAs: string;
}

/** A bare 3:45 is right for either half of the day where none is asked; where one is, the half must be named. */
function judgeClock(asked: ClockTime, given: ClockTime): CheckResult {
  const sameDial = asked.seconds % HALF_DAY === given.seconds % HALF_DAY;
  // A bare 12:00 is noon.
  const anyHalf = asked.half === "unknown" && asked.seconds < HALF_DAY && given.half !== "clock";
  if (sameDial && asked.half === "named" && given.half === "unknown")
    return wrongForm("missing-unit", { use: asked.seconds < HALF_DAY ? "am" : "pm" });
  return (anyHalf ? sameDial : asked.seconds === given.seconds) ? EQUAL : wrong();
}

/** `2:30` as a length of time. */
function lengthOf(text: string, isShort: boolean): string | undefined {
  const [, first, second, third = 0] = /^\s*(\d{1,6}):([0-5]\d)(?::([0-5]\d))?\s*$/u.exec(text) ?? [];
  if (first === undefined) return undefined;
  return isShort && third === 0 ? `${first} min ${second} s` : `${first} h ${second} min ${third} s`;
}

/** Minutes past or to; hour, mark, minute, second; a word behind; the half of the day. */
const TIME =
  /^(?:(\d\d?)(?: min(?:ute)?s?)? (?:(past|after)|to|before|till?) )?(\d\d?)(?:( ?(?:[:h]|uhr) ?|[. ]|)(\d\d)(?:[:.](\d\d))?)?( h| ?uhr| o'? ?clock)?( ?[ap](?:\.? ?m)?| in the (?:morning|afternoon|evening))?$/u;

/** Reads a time of day that a clock can show. */
function readTime(text: string): ClockTime | undefined {
  const [all, past = "", isPast, hours = "", mark, minutes = "", second = "", word, named] =
    TIME.exec(plainTime(text)) ?? [];
  // A bare hour is no time, nor are `3 h` and `2.50 h`.
  const isHour = mark === undefined && past === "" && named === undefined && (word ?? " h") === " h";
  const isNumber = isHour || (mark === "." && word === " h");
  const isMorning = named !== undefined && /^ ?a|morning/u.test(named);
  const hour = Number(hours);
  const seconds = Number(minutes) * 60 + Number(second);
  const isShown = Number(minutes) < 60 && Number(second) < 60 && hour * 3600 + seconds <= (isMorning ? 46_799 : DAY);
  if (all === undefined || isNumber || !isShown) return undefined;
  const half =
    named !== undefined ? "named" : hour > 12 || hour === 0 ? "clock" : hours.startsWith("0") ? "zero" : "unknown";
  const start = half === "named" ? (hour % 12) + (isMorning ? 0 : 12) : hour;
  const time = start * 3600 + seconds + (isPast === undefined ? -60 : 60) * Number(past);
  // Ten to one is 12:50.
  const since = time < 3600 && half === "unknown" ? time + HALF_DAY : (time + DAY) % DAY;
  const fields = [since / 3600, (since / 60) % 60, ...(second === "" ? [] : [since % 60])];
  const readAs = fields.map((field, i) => String(Math.floor(field)).padStart(i === 0 ? 1 : 2, "0")).join("{:}");
  return { seconds: since, half, readAs };
}

/** Small letters, numbers in digits, quarters and halves of an hour in minutes; noon and midnight as 12 pm and 12 am. */
function plainTime(text: string): string {
  const tokens = tokenise(toPlain(text).toLowerCase());
  if (!tokens.ok) return "";
  return readWords(tokens.value)
    .map(
      ({ type, text: piece, tail, spaced }) =>
        `${spaced ? " " : ""}${type === "vulgar" ? (60 * Number(piece)) / Number(tail) : piece}`,
    )
    .join("")
    .replace(/^(?: |it's |at |um |à |an? )+/u, "")
    .replace(/ oh (?=\d$)/u, ":0")
    .replace(/\b(?:12(?::00)? )?(?:noon|midday)$/u, "12 pm")
    .replace(/\b(?:12(?::00)? )?midnight$/u, "12 am");
}
