import { tokenise, type Token } from "../read/tokenise.ts";
import type { CheckOptions, CheckResult } from "../types.ts";
import { readWords } from "../words.ts";
import { checkUnits } from "./check-units.ts";

/** Marks a time of day, or a length of time where the right answer is one. */
export function checkTime(expected: string, given: string, options: CheckOptions): CheckResult {
  const asked = readTime(expected);
  const answer = asked && readTime(given);
  if (asked !== undefined && answer !== undefined) return { readAs: answer.readAs, ...judgeClock(asked, answer) };
  // `2:30` is a length of minutes and seconds where the right answer has no hours.
  const length = lengthOf(given, asked === undefined && /min/iu.test(expected) && !/h/iu.test(expected));
  if (asked === undefined)
    return given.includes(":") && length === undefined ? BAD_TIME : checkUnits(expected, length ?? given, options);
  // `2:30` may have been meant as a length.
  const askedLength = /[a-z]/iu.test(given) ? lengthOf(expected, false) : undefined;
  const result = askedLength === undefined ? BAD_TIME : checkUnits(askedLength, given, options);
  if (result.verdict !== "unreadable") return result;
  return given.trim() === "" ? { verdict: "unreadable", reason: "empty" } : BAD_TIME;
}

const BAD_TIME: CheckResult = { verdict: "unreadable", reason: "bad-time", params: { at: 0 } };
const HALF_DAY = 12 * 3600;

interface ClockTime {
  /** Since midnight [s]. */
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
  if (anyHalf ? sameDial : asked.seconds === given.seconds) return { verdict: "correct", reason: "equal" };
  if (sameDial && asked.half === "named" && (given.half === "unknown" || given.half === "zero"))
    return { verdict: "incorrect", reason: "missing-unit", params: { use: asked.seconds < HALF_DAY ? "am" : "pm" } };
  return { verdict: "incorrect", reason: "different" };
}

/** `2:30` as a length of time. */
function lengthOf(text: string, isShort: boolean): string | undefined {
  const [, first, second, third = 0] = /^\s*(\d{1,6}):([0-5]\d)(?::([0-5]\d))?\s*$/u.exec(text) ?? [];
  if (first === undefined) return undefined;
  return isShort && third === 0 ? `${first} min ${second} s` : `${first} h ${second} min ${third} s`;
}

/** Minutes past or to; hour, mark, minute, second; a word behind; the half of the day. */
const TIME =
  /^(?:(\d\d?)(?: min(?:ute)?s?)? (past|after|to|before|till?) )?(\d\d?)(?:( ?(?:[:h]|uhr) ?|[. ]|)(\d\d)(?:[:.](\d\d))?)?( h| ?uhr| o'? ?clock)?( ?[ap](?:\.? ?m)?| in the (?:morning|afternoon|evening))?$/u;

/** Reads a time of day that a clock can show. */
function readTime(text: string): ClockTime | undefined {
  const match = TIME.exec(plainText(text));
  if (match === null) return undefined;
  const [, minutes = "0", side, hours = "", mark, sixtieths = "0", last = "0", word, named] = match;
  const [hour, minute, second] = [Number(hours), Number(sixtieths), Number(last)];
  // A bare hour is no time, nor are `3 h` and `2.50 h`.
  const isNumber = mark === undefined ? (word ?? " h") === " h" && !named && !side : mark === "." && word === " h";
  const isMorning = named !== undefined && /^ ?a|morning/u.test(named);
  if (isNumber || hour > 24 || minute > 59 || second > 59 || (hour > 12 && isMorning)) return undefined;
  const start = named === undefined ? hour : (hour % 12) + (isMorning ? 0 : 12);
  if (hour === 24 && minute + second > 0) return undefined;
  const half =
    named !== undefined ? "named" : hour > 12 || hour === 0 ? "clock" : hours[0] === "0" ? "zero" : "unknown";
  const away = Number(minutes) * (side === "past" || side === "after" ? 60 : -60);
  const seconds = (start * 3600 + minute * 60 + second + away + 2 * HALF_DAY) % (2 * HALF_DAY);
  // Ten to one is 12:50.
  const isBeforeOne = half === "unknown" && seconds < 3600;
  return {
    seconds: isBeforeOne ? seconds + HALF_DAY : seconds,
    half,
    readAs: clockLatex(seconds, named !== undefined),
  };
}

function clockLatex(seconds: number, isNamed: boolean): string {
  const hour = Math.floor(seconds / 3600);
  const shown = isNamed ? hour % 12 || 12 : hour || 12;
  const rest = [seconds / 60, seconds].map((part) => String(Math.floor(part) % 60).padStart(2, "0"));
  return `${[shown, ...(seconds % 60 === 0 ? rest.slice(0, 1) : rest)].join("{:}")}${isNamed ? `\\text{ ${seconds < HALF_DAY ? "a" : "p"}m}` : ""}`;
}

/** Small letters, words for numbers as digits, noon and midnight as 12 pm and 12 am. */
function plainText(text: string): string {
  const tokens = tokenise(text);
  if (!tokens.ok) return "";
  return readWords(tokens.value)
    .map((token) => (token.spaced ? " " : "") + textOf(token))
    .join("")
    .toLowerCase()
    .replaceAll(/[{}$]/gu, "")
    .replace(/^(?: |it's |it is |at |um |à |an? )+/u, "")
    .replace(/[ .!?]+$/u, "")
    .replace(/ oh (?=\d$)/u, ":0")
    .replace(/\b(?:12(?::00)? )?(?:(noon|midday)|midnight)$/u, (_, noon) => (noon === undefined ? "12 am" : "12 pm"));
}

function textOf({ type, text, tail }: Token): string {
  if (type === "vulgar") return String((60 * Number(text)) / Number(tail));
  return text === "∧" ? "and" : text;
}
