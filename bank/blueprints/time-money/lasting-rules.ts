import { asTyped, type MisconceptionRule } from "#engine";
import { namedError } from "../named-error.ts";
import { clockTime } from "./kit-time.ts";
import {
  backRule,
  begin,
  end,
  endMinute,
  hoursIn,
  isAcross,
  oclock,
  oclockPassed,
  restIn,
  type Lasting,
} from "./lasting.ts";
import { lengthInWords } from "./lines.ts";

type Rule = MisconceptionRule<Lasting>;

/** 10:15 − 9:50 = 65: as if an hour had 100 minutes. */
export const hourOfHundred: Rule = namedError("MG-29", "hour-of-100-minutes", "units", {
  wrong: (o) => {
    if (!isAcross(o)) return undefined;
    // From 1 h 90 min to 2 h 30 min an hour had 60 minutes again.
    if (o.ask === "minutes") return asked(o, o.length + 40);
    return o.ask === "end" && o.m + restIn(o) >= 100 ? asked(o, startsAt(o) + o.length - 40) : undefined;
  },
  did: "You counted as if an hour had 100 minutes.",
  look: "How many minutes are there in an hour?",
  holds: (o) => {
    const hour = oclockPassed(o) / 60;
    return `After ${clockTime(hour - 1, 59)} comes ${oclock(o)}, so times are not added or taken away like other numbers.`;
  },
  sub: (o) => `Go from ${begin(o)} to ${clockTime(o.h + 1, 0)} first. Then go on from there.`,
});

/** 11:15 − 9:50 = 2 h 35 min: the smaller minutes are taken from the larger ones. */
export const smallerMinutesTaken: Rule = namedError("MG-30", "smaller-minutes-from-larger", "procedural", {
  wrong: (o) => {
    if (!isAcross(o) || o.ask === "end") return undefined;
    const minutes = Math.abs(endMinute(o) - (o.ask === "start" ? restIn(o) : o.m));
    if (o.ask === "start") return clockTime(hourOfEnd(o) - hoursIn(o), minutes);
    return asked(o, o.ask === "minutes" ? minutes : (hourOfEnd(o) - o.h) * 60 + minutes);
  },
  did: "You took the smaller number of minutes away from the larger one.",
  look: (o) => `Can you take ${o.ask === "start" ? restIn(o) : o.m} minutes from ${endMinute(o)} minutes?`,
  holds: (o) =>
    o.ask === "start"
      ? backRule(o)
      : `The minutes start again at 0 when a new hour begins. ${o.ask === "hours" ? "Go on in whole hours first. Then count" : "Count"} the minutes up to ${oclock(o)}, and on to ${end(o)}.`,
  sub: (o) =>
    o.ask === "start"
      ? `${hoursIn(o) > 0 ? `${lengthInWords(60 * hoursIn(o))} before ${end(o)} it was ${afterHours(o)}. ` : ""}From ${afterHours(o)} go back to ${oclock(o)}. How many minutes of the ${restIn(o)} are still to go then?`
      : hoursIn(o) > 0
        ? `${lengthInWords(60 * hoursIn(o))} after ${begin(o)} it is ${clockTime(o.h + hoursIn(o), o.m)}. How many minutes is it from there to ${oclock(o)}?`
        : `How many minutes is it from ${begin(o)} to ${oclock(o)}?`,
});

/** 9:50 and 25 minutes more is 9:15: the hour does not go on. */
export const hourKept: Rule = namedError("TM-N6", "hour-kept-when-passed", "omission", {
  wrong: (o) =>
    !isAcross(o) || isLength(o)
      ? undefined
      : o.ask === "end"
        ? asked(o, startsAt(o) + o.length - 60)
        : asked(o, startsAt(o) + 60),
  did: (o) =>
    hoursIn(o) > 0
      ? "Your minutes are right, and the hour is not."
      : "A new hour began on the way, and you left the hour as it was.",
  isFact: (o) => hoursIn(o) > 0,
  // With whole hours one of these may be forgotten as well.
  hints: (o) => {
    const [way, from, after] = o.ask === "end" ? ["on", begin(o), "after"] : ["back", end(o), "before"];
    const passed = oclock(o);
    if (hoursIn(o) === 0)
      return [
        `Do you pass ${passed} on the way from ${from}?`,
        `At ${passed} the minutes start again at 0, and the hour is another one.`,
        `Go ${way} from ${from} to ${passed}. How many minutes are left to go from there?`,
      ];
    const hours = lengthInWords(60 * hoursIn(o));
    return [
      `How far did you go ${way} in all? It must be ${lengthInWords(o.length)}.`,
      `Go ${way} by the whole hours first. If you then pass the start of an hour, the hour changes once more.`,
      `${hours} ${after} ${from} it ${o.ask === "end" ? "is" : "was"} ${afterHours(o)}. Go ${way} by ${lengthInWords(restIn(o))} from there. Do you pass ${passed}?`,
    ];
  },
  line: 3,
});

/** 10:15 − 9:50 = 85 minutes: an hour is broken up, and counted all the same. */
export const brokenHourCounted: Rule = namedError("TM-N7", "broken-up-hour-counted", "procedural", {
  wrong: (o) => (isAcross(o) && isLength(o) ? asked(o, o.length + 60) : undefined),
  did: (o) =>
    o.ask === "hours"
      ? "Your minutes are right, and the hours are not."
      : "You counted a full hour that has not gone by.",
  isFact: (o) => o.ask === "hours",
  look: (o) =>
    `${lengthInWords(60 * hoursIn(o) + 60)} after ${begin(o)} it is ${clockTime(o.h + hoursIn(o) + 1, o.m)}. Is that before ${end(o)} or after it?`,
  holds: "Count an hour only when the whole hour has gone by.",
  sub: (o) =>
    o.ask === "hours"
      ? `Keep your ${lengthInWords(restIn(o))}. Count whole hours from ${begin(o)}, and stop before you pass ${end(o)}. How many whole hours is that?`
      : `How many minutes is it from ${begin(o)} to ${oclock(o)}?`,
});

/** When did it begin, and the length is counted on; when does it end, and it is counted back. */
export const otherWay: Rule = namedError("TM-N8", "time-counted-the-other-way", "conceptual", {
  wrong: (o) =>
    o.ask === "end"
      ? asked(o, startsAt(o) - o.length)
      : o.ask === "start"
        ? asked(o, startsAt(o) + 2 * o.length)
        : undefined,
  did: (o) => `You counted ${o.ask === "end" ? "back" : "on"} from ${o.ask === "end" ? begin(o) : end(o)}.`,
  look: "Are you looking for an earlier time or a later one?",
  holds: "To find a later time, count on. To find an earlier time, count back.",
  sub: (o) =>
    o.ask === "end"
      ? isAcross(o)
        ? hoursIn(o) > 0
          ? `Begin at ${begin(o)} and go on by ${lengthInWords(60 * hoursIn(o))}. Then go on by ${lengthInWords(restIn(o))}.`
          : `Begin at ${begin(o)} and go on to ${oclock(o)}. How many of the ${o.length} minutes are left then?`
        : `Put a finger on ${begin(o)} and count on ${lengthInWords(o.length)}.`
      : hoursIn(o) > 0
        ? `Begin at ${end(o)} and go back by ${lengthInWords(60 * hoursIn(o))}. Then go back by ${lengthInWords(restIn(o))}.`
        : `Begin at ${end(o)} and go back to ${oclock(o)}. How many of the ${o.length} minutes are left then?`,
});

/** From 3:15 to 3:40: 55. */
export const minutesAdded: Rule = namedError("TM-N9", "minutes-of-both-times-added", "conceptual", {
  // Who tells how long the whole time line is says 60.
  wrong: (o) =>
    o.ask === "minutes" && !isAcross(o) && o.m + endMinute(o) !== 60 ? `${o.m + endMinute(o)}` : undefined,
  did: "You added the minutes of both times.",
  look: (o) => `Count on from ${begin(o)}. How far is it to ${end(o)}?`,
  holds:
    "Adding the minutes does not tell how long it is from one time to the other. Find how far apart the two times are.",
  sub: (o) => `Start at ${begin(o)} and not at ${clockTime(o.h, 0)}. Go on from there to ${end(o)}.`,
});

/** From 3:15 to 3:40: 40. */
export const fromFullHour: Rule = namedError("TM-N10", "counted-from-the-full-hour", "omission", {
  wrong: (o) => (o.ask === "minutes" ? `${endMinute(o)}` : undefined),
  // Whoever gives it may have counted nothing.
  did: (o) => `You gave the time from ${clockTime(hourOfEnd(o), 0)} to ${end(o)}.`,
  look: (o) => `Do you begin to count at ${clockTime(hourOfEnd(o), 0)}, or at ${begin(o)}?`,
  holds: "Count the minutes from the starting time, not from the start of an hour.",
  sub: (o) =>
    isAcross(o)
      ? `Some minutes pass before ${clockTime(hourOfEnd(o), 0)} too: begin to count at ${begin(o)}.`
      : `At ${begin(o)} the first ${o.m} minutes after ${clockTime(o.h, 0)} are over already. Count from there.`,
});

/** 3:15 and 20 minutes more: 3:20. */
export const lengthAsMinutes: Rule = namedError("TM-N11", "length-written-as-the-minutes", "representation", {
  wrong: (o) => (o.ask === "end" && o.length < 60 ? clockTime(o.h, o.length) : undefined),
  did: (o) => `You counted the ${lengthInWords(o.length)} from ${clockTime(o.h, 0)}, not from ${begin(o)}.`,
  look: (o) => `How many minutes of the hour have passed already at ${begin(o)}?`,
  holds: "Count on from the time you know, and not from the beginning of the hour.",
  sub: (o) => `Put your finger on ${begin(o)} and count on ${lengthInWords(o.length)} from there.`,
});

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

/** Where the hours alone lead, on or back. */
function afterHours(o: Lasting): string {
  return o.ask === "end" ? clockTime(o.h + hoursIn(o), o.m) : clockTime(hourOfEnd(o) - hoursIn(o), endMinute(o));
}

function hourOfEnd(o: Lasting): number {
  return Math.floor((startsAt(o) + o.length) / 60);
}
