import { asTyped, type TraceLine } from "#engine";

/** How a line of a trace is said to a pupil, from its own numbers. */
interface LineWords {
  readonly says: (line: Told) => string;
  /** LaTeX. */
  readonly math: (line: Told) => string;
}

interface Told {
  /** What goes in: numbers of minutes, or times as minutes. */
  readonly inputs: readonly number[];
  readonly result: number;
  /** The result as it is written: `4:20`, `20 min`. */
  readonly written: string;
}

const calculation =
  (sign: string) =>
  ({ inputs, result }: Told): string =>
    `${inputs.join(` ${sign} `)} = ${result}`;

const timeOnly = ({ written }: Told): string =>
  written.replace(":", "{:}").replace(/ ([ap]m)$/u, String.raw` \text{ $1}`);

const lengthOnly = ({ written }: Told): string => written.replaceAll(/ (h|min)( |$)/gu, String.raw`\text{ $1$2}`);

/** Which number it is stands in the time itself: told with the minutes it would be the answer. */
const HOUR_READ = "The short hand tells the hour: the number that it passed last.";

/** The fives up to the long hand, or up to the last one before it. */
const fivesTo = (end: string): LineWords => ({
  says: ({ inputs: [number = 0] }) =>
    number === 1
      ? `From the 12 to the 1 the long hand takes 5 minutes.`
      : `Count in fives from the 12 ${end}: ${Array.from({ length: number }, (_, at) => 5 * at + 5).join(", ")}.`,
  math: ({ result }) => `${result}`,
});

const timeFrom = (at: number, to: string, minutes: number): string =>
  `The time from ${clock(at)} ${to} is ${lengthInWords(minutes)}.`;

const goBy =
  (way: "on" | "back") =>
  ({ inputs: [hour = 0, left = 0] }: Told): string =>
    `From ${clock(hour)} go ${way} by the ${lengthInWords(left)} that are left.`;

/** A line by its id: the same words in steps and in hints. */
const WORDS: Readonly<Record<string, LineWords>> = {
  // Reading a clock.
  fives: fivesTo("up to the long hand"),
  "fives-to-number": fivesTo("to the last number before the long hand"),
  "fives-to-mark": fivesTo("to the last long mark before the long hand"),
  marks: {
    says: ({ inputs: [, marks] }) => `Then count on by ones: the long hand is ${marksOn(marks)} further.`,
    math: calculation("+"),
  },
  "time-read": {
    says: () => HOUR_READ,
    math: timeOnly,
  },
  "time-of-day-read": {
    says: ({ inputs: [hour = 0] }) =>
      `${HOUR_READ} ${hour < NOON ? "It happens before noon, so write am." : "It happens after noon, so write pm."}`,
    math: timeOnly,
  },
  "minutes-to-go": {
    says: () => "An hour has 60 minutes. Take away the minutes that have passed.",
    math: calculation("-"),
  },
  "minutes-gone": {
    says: ({ inputs: [, to = 0] }) =>
      `An hour has 60 minutes, and ${to} of them ${to === 1 ? "is" : "are"} still to come. The others have passed.`,
    math: calculation("-"),
  },
  "hour-before": {
    says: ({ inputs: [hour = 0] }) => `The next hour has not come yet, so the hour is still ${hourOf(hour)}.`,
    math: timeOnly,
  },
  // How long something lasts.
  reached: {
    says: ({ inputs: [start = 0, hours = 0], written }) =>
      `${lengthInWords(hours)} after ${clock(start)} it is ${written}.`,
    math: timeOnly,
  },
  "back-to": {
    says: ({ inputs: [end = 0, hours = 0], written }) =>
      `${lengthInWords(hours)} before ${clock(end)} it was ${written}.`,
    math: timeOnly,
  },
  "to-the-hour": {
    says: ({ inputs: [hour = 0, at = 0], result }) => timeFrom(at, `to ${clock(hour)}`, result),
    math: ({ inputs: [, at = 0], result }) => `60 - ${at % 60} = ${result}`,
  },
  "after-the-hour": {
    says: ({ inputs: [end = 0, hour = 0], result }) => timeFrom(hour, `to ${clock(end)}`, result),
    math: lengthOnly,
  },
  "back-to-the-hour": {
    says: ({ inputs: [at = 0, hour = 0], result }) => timeFrom(at, `back to ${clock(hour)}`, result),
    math: lengthOnly,
  },
  "same-hour": {
    says: () =>
      "Both times are in the same hour, so take the minutes of the first time away from the minutes of the second time.",
    math: ({ inputs: [end = 0, at = 0], result }) => `${end % 60} - ${at % 60} = ${result}`,
  },
  together: {
    says: () => "Put all parts together.",
    math: (line) => (line.result < 60 ? calculation("+")(line) : lengthOnly(line)),
  },
  "minutes-on": {
    says: ({ inputs: [at = 0, more = 0] }) =>
      `Add the minutes: ${at % 60} + ${more} = ${(at % 60) + more}. That is less than 60, so the hour is still ${hourOf(at)}.`,
    math: timeOnly,
  },
  "left-over": {
    says: ({ inputs: [minutes = 0, used = 0] }) =>
      `${used} of the ${minutes} minutes ${used === 1 ? "is" : "are"} used.`,
    math: calculation("-"),
  },
  "on-from-the-hour": { says: goBy("on"), math: timeOnly },
  "back-from-the-hour": { says: goBy("back"), math: timeOnly },
};

const NOON = 720;

function clock(minutes: number): string {
  return asTyped({ n: minutes, d: 1 }, "clock");
}

/** The number on a dial of so many minutes. */
function hourOf(minutes: number): number {
  return ((Math.floor(minutes / 60) + 11) % 12) + 1;
}

function marksOn(marks = 0): string {
  return marks === 1 ? "1 small mark" : `${marks} small marks`;
}

function told({ from, result, style }: TraceLine): Told {
  return { inputs: from.map(({ value }) => value.n / value.d), result: result.n, written: asTyped(result, style) };
}

/** Whole hours are told where one goes on by them: 2 hours as 120 minutes are of no use there. */
export function isTold({ id }: TraceLine): boolean {
  return id !== "whole-hours";
}

/** What is left of the minutes, what has gone of the hour and what comes after it is to be found: told as well, nothing would remain to be worked out. */
export function isHinted(line: TraceLine): boolean {
  return isTold(line) && !["left-over", "after-the-hour", "minutes-gone"].includes(line.id);
}

function wordsOf({ id }: TraceLine): LineWords {
  const words = WORDS[id];
  if (words === undefined) throw new Error(`no words for the line ${id}`);
  return words;
}

/** A line as a step of a worked solution. */
export function stepOf(line: TraceLine): { readonly explanation: string; readonly math: string } {
  return { explanation: wordsOf(line).says(told(line)), math: wordsOf(line).math(told(line)) };
}

/** A line as a hint tells it: in words, and with its calculation where it is one. */
export function tellLine(line: TraceLine): string {
  const { explanation, math } = stepOf(line);
  // The small marks are left to count.
  return math.includes("=") && line.id !== "marks" ? `${explanation.replace(/\.$/u, "")}: $${math}$.` : explanation;
}

/** "1 minute", "1 hour 25 minutes". */
export function lengthInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [counted(hours, "hour"), counted(rest, "minute")].filter(Boolean).join(" ");
}

function counted(n: number, unit: string): string {
  return n === 0 ? "" : `${n} ${unit}${n === 1 ? "" : "s"}`;
}
