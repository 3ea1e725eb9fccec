import type { Distractor, MisconceptionRule } from "#engine";
import { clockTime, nextHour } from "./kit-time.ts";
import { fivesIn, marksIn, type Reading } from "./reading.ts";

type Rule = MisconceptionRule<Reading>;

/** 4:10 read as 2:20. */
export const handsSwapped: Rule = {
  id: "MG-31",
  tag: "clock-hands-swapped",
  category: "representation",
  // With both hands at one number it would be heard as nearly right.
  wrong: (o) => (isRead(o) && fivesIn(o) !== o.h % 12 ? shown(o, fivesIn(o) || 12, (o.h % 12) * 5) : undefined),
  explanation: () => "You read the long hand as the hour and the short hand as the minutes.",
  hints: (o) => [
    "Which hand goes once round in an hour: the long one or the short one?",
    "The short hand tells the hour. The long hand tells the minutes.",
    `Begin with the short hand: it has passed the ${o.h}. Then count the minutes up to the long hand.`,
  ],
  divergesAt: 1,
};

/** 4:20 read as 4:04; 4:23 as 4:07. */
export const numberAsMinutes: Rule = {
  id: "MG-32",
  tag: "dial-number-read-as-minutes",
  category: "conceptual",
  wrong: (o) => {
    const minutes = fivesIn(o) + marksIn(o);
    // 48 may also be the minutes that have passed.
    if (o.ask === "to") return minutes + o.m === 60 ? undefined : `${60 - minutes}`;
    return isRead(o) ? shown(o, o.h, minutes) : undefined;
  },
  explanation: (o) => `You took the number ${fivesIn(o)} at the long hand for that many minutes.`,
  hints: (o) => [
    "How many small marks are there from the 12 to the 1?",
    "From one number to the next the long hand takes 5 minutes.",
    `Count the minutes in fives as you go round: at the 1 it is 5, at the 2 it is 10, and so on up to the ${fivesIn(o)}.`,
  ],
  divergesAt: 1,
};

/** 4:50 read as 5:50: the short hand is nearly there. */
export const nextHourRead: Rule = {
  id: "MG-58",
  tag: "next-hour-read",
  category: "conceptual",
  wrong: (o) => (isRead(o) && o.m >= 30 ? shown(o, o.h + 1, o.m) : undefined),
  explanation: (o) => `You took ${nextHour(o.h)} for the hour, the number that the short hand comes to next.`,
  hints: (o) => [
    `Has the short hand come to the ${nextHour(o.h)} yet?`,
    "The hour is the number that the short hand has passed. It moves on slowly from one number to the next.",
    `The short hand is on its way from the ${o.h} to the ${nextHour(o.h)}. The new hour comes when the long hand is at the 12.`,
  ],
  divergesAt: 2,
};

/** "Twenty to five" as 5:40. */
export const hourSaidKept: Rule = {
  id: "MG-33",
  tag: "hour-of-minutes-to-kept",
  category: "conceptual",
  wrong: (o) => (o.ask === "find" ? clockTime(o.h + 1, o.m) : undefined),
  explanation: (o) => `You wrote ${nextHour(o.h)} as the hour because that number is said.`,
  hints: (o) => [
    `At that time, has ${nextHour(o.h)} o’clock come yet?`,
    "The hour changes only when the long hand is at the 12. Before that, the hour before still counts.",
    `Think of a clock that shows ${nextHour(o.h)} o’clock, and turn it back a little. Which number has the short hand passed then?`,
  ],
  divergesAt: 2,
};

/** 4:50, ten to five, written as 5:10. */
export const toAsPast: Rule = {
  id: "TM-N1",
  tag: "minutes-to-taken-as-past",
  category: "conceptual",
  wrong: (o) => (o.ask !== "to" && o.m > 30 ? shown(o, o.h + 1, 60 - o.m) : undefined),
  explanation: (o) => `You took the minutes that are missing up to ${nextHour(o.h)} o’clock as minutes after it.`,
  hints: (o) => [
    `Is the time before ${nextHour(o.h)} o’clock or after it?`,
    "Behind the hour stand the minutes since it began. Minutes “to” the next hour are not the same.",
    `Start at ${o.h} o’clock and count the minutes that have passed since then.`,
  ],
  divergesAt: 1,
};

/** 4:23 read as 4:20. */
export const marksLeftOut: Rule = {
  id: "TM-N2",
  tag: "small-marks-left-out",
  category: "omission",
  wrong: (o) =>
    marksIn(o) === 0 ? undefined : isRead(o) ? shown(o, o.h, o.m - marksIn(o)) : ofTo(o, o.m - marksIn(o)),
  explanation: (o) => `You counted in fives up to the ${fivesIn(o)} and left out the small marks behind it.`,
  hints: (o) => [
    `Is the long hand right at the ${fivesIn(o)}?`,
    "Each small mark is 1 minute. After counting in fives, count on by ones up to the long hand.",
    `Look between the ${fivesIn(o)} and the next number: how many small marks past the ${fivesIn(o)} is the long hand?`,
  ],
  divergesAt: 2,
};

/** 4:23 read as 4:35: every mark counted as five. */
export const marksAsFives: Rule = {
  id: "TM-N3",
  tag: "small-marks-counted-in-fives",
  category: "procedural",
  wrong: (o) => {
    const minutes = 5 * (fivesIn(o) + marksIn(o));
    if (marksIn(o) === 0 || minutes > 55) return undefined;
    return isRead(o) ? shown(o, o.h, minutes) : ofTo(o, minutes);
  },
  explanation: () => "You went on counting in fives over the small marks.",
  hints: () => [
    "How many minutes is it from one small mark to the next?",
    "Fives go from number to number. Between two numbers every small mark is 1 minute.",
    "Stop counting in fives at the last number before the long hand. From there go on by ones.",
  ],
  divergesAt: 2,
};

/** In the morning, and pm. */
export const halvesSwapped: Rule = {
  id: "TM-N4",
  tag: "am-and-pm-swapped",
  category: "representation",
  wrong: (o) => (o.ask === "day" ? `${clockTime(o.h, o.m)} ${o.half === "am" ? "pm" : "am"}` : undefined),
  explanation: (o) =>
    `You wrote ${o.half === "am" ? "pm, as if it were after noon" : "am, as if it were before noon"}.`,
  hints: () => [
    "What in the story tells you the time of day?",
    "From midnight to noon we write am. From noon to midnight we write pm.",
    "Think of your own day: do you do this before lunch or after lunch?",
  ],
  divergesAt: 1,
};

/** 13 minutes to 5, and the 47 that have passed. */
export const minutesGoneGiven: Rule = {
  id: "TM-N5",
  tag: "minutes-past-for-minutes-to",
  category: "conceptual",
  wrong: (o) => (o.ask === "to" ? `${o.m}` : undefined),
  explanation: () => "You gave the minutes of this hour that have passed.",
  hints: () => [
    "Does the question ask how many minutes have passed, or how many are still to come?",
    "The minutes that have passed and the minutes that are left make 60 together.",
    "Go on from the long hand up to the 12: count the small marks to the next number, then the fives.",
  ],
  divergesAt: 2,
};

/** 4:20 where 4:40 is meant, or the other way. */
export const otherSide: Distractor<Reading> = {
  strategy: "minutes-on-the-other-side",
  wrong: (o) => (o.ask === "to" ? undefined : shown(o, o.h, 60 - o.m)),
};

export const fiveTooFew: Distractor<Reading> = {
  strategy: "five-minutes-too-few",
  wrong: (o) => (isRead(o) ? shown(o, o.h, o.m - 5) : ofTo(o, o.m - 5)),
};

function isRead({ ask }: Reading): boolean {
  return ask === "clock" || ask === "day";
}

/** A time as the item asks for it. */
function shown({ ask, half }: Reading, h: number, m: number): string {
  return ask === "day" ? `${clockTime(h, m)} ${half}` : clockTime(h, m);
}

/** What is left of the hour. */
function ofTo({ ask }: Reading, minutes: number): string | undefined {
  return ask === "to" ? `${60 - minutes}` : undefined;
}
