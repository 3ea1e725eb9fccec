import { asTyped, type Distractor, type MisconceptionRule } from "#engine";
import { clockTime } from "./kit-time.ts";
import { begin, end, endMinute, hoursIn, isAcross, restIn, type Lasting } from "./lasting.ts";
import { lengthInWords } from "./lines.ts";

type Rule = MisconceptionRule<Lasting>;

/** 10:15 − 9:50 = 65: as if an hour had 100 minutes. */
export const hourOfHundred: Rule = {
  id: "MG-29",
  tag: "hour-of-100-minutes",
  category: "units",
  wrong: (o) => {
    if (!isAcross(o)) return undefined;
    // From 1 h 90 min to 2 h 30 min an hour had 60 minutes again.
    if (isLength(o)) return o.ask === "hours" ? undefined : asked(o, o.length + 40);
    if (o.ask === "end") return o.m + restIn(o) < 100 ? undefined : asked(o, startsAt(o) + o.length - 40);
    return o.m + 40 < 60 ? asked(o, startsAt(o) + 40) : undefined;
  },
  explanation: () => "You counted as if an hour had 100 minutes.",
  hints: (o) => [
    "How many minutes are there in an hour?",
    "After 59 minutes comes the next full hour, so times are not added or taken away like other numbers.",
    o.ask === "start"
      ? `Go back from ${end(o)} to the full hour first, and only then further.`
      : `Go from ${begin(o)} to the next full hour first, and only then further.`,
  ],
  divergesAt: 1,
};

/** 11:15 − 9:50 = 2 h 35 min: the smaller minutes are taken from the larger ones. */
export const smallerMinutesTaken: Rule = {
  id: "MG-30",
  tag: "smaller-minutes-from-larger",
  category: "procedural",
  wrong: (o) => {
    if (!isAcross(o) || o.ask === "end") return undefined;
    const minutes = Math.abs(endMinute(o) - (o.ask === "start" ? restIn(o) : o.m));
    if (o.ask === "start") return clockTime(hourOfEnd(o) - hoursIn(o), minutes);
    return asked(o, o.ask === "minutes" ? minutes : (hourOfEnd(o) - o.h) * 60 + minutes);
  },
  explanation: () => "You took the smaller number of minutes away from the larger one.",
  hints: (o) => [
    `Can you take ${o.ask === "start" ? restIn(o) : o.m} minutes from ${endMinute(o)} minutes?`,
    o.ask === "start"
      ? "When there are too few minutes to go back, a full hour comes on the way. Go back to that hour first."
      : "When the later minutes are the smaller ones, a full hour lies between. Count by way of that hour.",
    o.ask === "start"
      ? `From ${end(o)} go back to the full hour. How many minutes of the ${restIn(o)} are still to go then?`
      : `How many minutes are missing from ${o.m} up to 60?`,
  ],
  divergesAt: 1,
};

/** 9:50 and 25 minutes more is 9:15: the hour does not go on. */
export const hourKept: Rule = {
  id: "TM-N6",
  tag: "hour-kept-when-passed",
  category: "omission",
  wrong: (o) =>
    !isAcross(o) || isLength(o)
      ? undefined
      : o.ask === "end"
        ? asked(o, startsAt(o) + o.length - 60)
        : asked(o, startsAt(o) + 60),
  explanation: (o) =>
    hoursIn(o) > 0
      ? `The minutes are right, and your time is one hour too ${o.ask === "end" ? "early" : "late"}.`
      : "You passed a full hour with the minutes and left the hour as it was.",
  hints: (o) => [
    hoursIn(o) > 0
      ? "Did you count each whole hour, and the full hour that the minutes pass?"
      : `Do you pass a full hour on the way from ${o.ask === "end" ? begin(o) : end(o)}?`,
    "Each time the minutes pass a full hour, the hour changes by 1 too.",
    o.ask === "end"
      ? `Which full hour comes next after ${clockTime(o.h + hoursIn(o), o.m)}? The minutes that are left begin there.`
      : `Which full hour comes when you go back from ${clockTime(hourOfEnd(o) - hoursIn(o), endMinute(o))}?`,
  ],
  divergesAt: 3,
};

/** 10:15 − 9:50 = 85 minutes: an hour is broken up, and counted all the same. */
export const brokenHourCounted: Rule = {
  id: "TM-N7",
  tag: "broken-up-hour-counted",
  category: "procedural",
  wrong: (o) => (isAcross(o) && isLength(o) ? asked(o, o.length + 60) : undefined),
  explanation: () => "You counted a whole hour although only a part of it goes by.",
  hints: (o) => [
    `Go on from ${begin(o)} by ${lengthInWords(60 * hoursIn(o) + 60)}: you come to ${clockTime(o.h + hoursIn(o) + 1, o.m)}. Is that before ${end(o)} or after it?`,
    "A whole hour takes the long hand once round, back to where it began. A part of a round counts in minutes only.",
    `How many minutes is it from ${clockTime(o.h + hoursIn(o), o.m)} to the next full hour?`,
  ],
  divergesAt: 1,
};

/** When did it begin, and the length is counted on; when does it end, and it is counted back. */
export const otherWay: Rule = {
  id: "TM-N8",
  tag: "time-counted-the-other-way",
  category: "conceptual",
  wrong: (o) =>
    o.ask === "end"
      ? asked(o, startsAt(o) - o.length)
      : o.ask === "start"
        ? asked(o, startsAt(o) + 2 * o.length)
        : undefined,
  explanation: (o) => `You counted ${o.ask === "end" ? "back" : "on"} from ${o.ask === "end" ? begin(o) : end(o)}.`,
  hints: (o) => [
    "Is the time that is asked for earlier or later than the one you know?",
    "To find a later time count on. To find an earlier time count back.",
    o.ask === "end"
      ? isAcross(o)
        ? `Begin at ${begin(o)} and go on: which full hour comes next?`
        : `Put a finger on ${begin(o)} and count on ${lengthInWords(o.length)}.`
      : `Begin at ${end(o)} and go back: which full hour comes first?`,
  ],
  divergesAt: 1,
};

/** From 3:15 to 3:40: 55. */
export const minutesAdded: Rule = {
  id: "TM-N9",
  tag: "minutes-of-both-times-added",
  category: "conceptual",
  wrong: (o) => (o.ask === "minutes" && !isAcross(o) ? `${o.m + endMinute(o)}` : undefined),
  explanation: () => "You added the minutes of both times.",
  hints: (o) => [
    `Count on from ${begin(o)}. How far is it to ${end(o)}?`,
    "A time tells how many minutes have passed since the full hour. What lies between two times is their difference.",
    `Start at ${begin(o)} and not at the full hour. Go on from there to ${end(o)}.`,
  ],
  divergesAt: 1,
};

/** From 3:15 to 3:40: 40. */
export const fromFullHour: Rule = {
  id: "TM-N10",
  tag: "counted-from-the-full-hour",
  category: "omission",
  wrong: (o) => (o.ask === "minutes" ? `${endMinute(o)}` : undefined),
  explanation: (o) => `You counted from the full hour up to ${end(o)}.`,
  hints: (o) => [
    `Do you begin to count at ${clockTime(hourOfEnd(o), 0)}, or at ${begin(o)}?`,
    "The minutes are counted from the first time on, not from the full hour.",
    isAcross(o)
      ? `Some minutes pass before ${clockTime(hourOfEnd(o), 0)} too: begin to count at ${begin(o)}.`
      : `At ${begin(o)} the first ${o.m} minutes after ${clockTime(o.h, 0)} are over already. Count from there.`,
  ],
  divergesAt: 1,
};

/** 3:15 and 20 minutes more: 3:20. */
export const lengthAsMinutes: Rule = {
  id: "TM-N11",
  tag: "length-written-as-the-minutes",
  category: "representation",
  wrong: (o) => (o.ask === "end" && o.length < 60 ? clockTime(o.h, o.length) : undefined),
  explanation: (o) => `You wrote the ${lengthInWords(o.length)} after the hour.`,
  hints: (o) => [
    `How many minutes of the hour have passed already at ${begin(o)}?`,
    "The minutes are counted on from the time you know. They do not start again at the full hour.",
    `Put your finger on ${begin(o)} and count on ${lengthInWords(o.length)} from there.`,
  ],
  divergesAt: 1,
};

export const tenTooMany: Distractor<Lasting> = {
  strategy: "ten-minutes-too-many",
  wrong: (o) => asked(o, (isLength(o) ? o.length : o.ask === "end" ? startsAt(o) + o.length : startsAt(o)) + 10),
};

function isLength({ ask }: Lasting): boolean {
  return ask === "minutes" || ask === "hours";
}

/** Minutes as the item asks for them: a number, a length, a time. */
function asked(o: Lasting, minutes: number): string {
  if (o.ask === "minutes") return `${minutes}`;
  return asTyped({ n: minutes, d: 1 }, o.ask === "hours" ? "duration" : "clock");
}

function startsAt({ h, m }: Lasting): number {
  return h * 60 + m;
}

function hourOfEnd(o: Lasting): number {
  return Math.floor((startsAt(o) + o.length) / 60);
}
