import type { MisconceptionRule } from "#engine";
import { namedError } from "../named-error.ts";
import { clockTime, nextHour } from "./kit-time.ts";
import { lengthInWords } from "./lines.ts";
import { fivesIn, marksIn, shortHandAt, type Reading } from "./reading.ts";

type Rule = MisconceptionRule<Reading>;

/** 4:10 read as 2:20. */
export const handsSwapped: Rule = namedError("MG-31", "clock-hands-swapped", "representation", {
  // With both hands at one number it would be heard as nearly right. Where the hour is right either way, the minutes
  // are one five off, and more often so by a slip in counting.
  wrong: (o) =>
    isRead(o) && fivesIn(o) !== shortHandAt(o) && fivesIn(o) !== o.h % 12
      ? shown(o, fivesIn(o), shortHandAt(o) * 5)
      : undefined,
  // Where the short hand is at the 12, the minutes may not have been read at all.
  did: "You read the long hand as the hour.",
  look: "Which hand is slow, and takes a whole hour from one number to the next: the long one or the short one?",
  holds: "The short hand tells the hour. The long hand tells the minutes.",
  sub: (o) =>
    `Begin with the short hand: the number that it passed last is the ${o.h}. Then count the minutes up to the long hand${isWritten(o) && marksIn(o) === 0 ? ` at the ${fivesIn(o)}` : ""}.`,
});

/** 4:20 read as 4:04; 4:23 as 4:07. */
export const numberAsMinutes: Rule = namedError("MG-32", "dial-number-read-as-minutes", "conceptual", {
  wrong: (o) => {
    if (!isWritten(o) && o.ask === "to") return undefined;
    const minutes = fivesIn(o) + marksIn(o);
    // 48 may also be the minutes that have passed.
    if (o.ask === "to") return minutes + o.m === 60 ? undefined : `${60 - minutes}`;
    return isRead(o) ? shown(o, o.h, minutes) : undefined;
  },
  did: (o) =>
    !isWritten(o)
      ? "You counted each long mark as 1 minute."
      : marksIn(o) === 0
        ? "You read the number at the long hand as the minutes."
        : o.ask === "to"
          ? // Fives counted over the small marks, and not taken from 60, may come to as many.
            `You counted the ${fivesIn(o)} on the clock as ${fivesIn(o)} minutes.`
          : `You counted the ${fivesIn(o)} on the clock as ${fivesIn(o)} minutes, and went on with ${smallMarks(o)}.`,
  look: (o) => `How many minutes does the long hand take from one ${stopOf(o)} to the next?`,
  holds: (o) => `The numbers on a clock count hours. The long hand takes 5 minutes from each ${stopOf(o)} to the next.`,
  sub: (o) =>
    `Put a finger on the 12: there it is 0 minutes. Go on, and count 5 minutes more at each ${stopOf(o)}${marksIn(o) === 0 ? ", up to the long hand." : `. After the last ${stopOf(o)} before the long hand, count the small marks one by one.`}`,
});

/** 4:50 read as 5:50: the short hand is nearly there. */
export const nextHourRead: Rule = namedError("MG-58", "next-hour-read", "conceptual", {
  wrong: (o) => (isRead(o) && o.m >= 20 ? shown(o, o.h + 1, o.m) : undefined),
  did: (o) => `You wrote ${nextHour(o.h)}, the hour that the short hand is still on its way to.`,
  look: "Between which two numbers is the short hand?",
  holds: "The hour is the number that the short hand passed last.",
  sub: (o) =>
    `The short hand is on its way from the ${o.h} to the ${nextHour(o.h)}. The new hour comes when the long hand is at the 12.`,
  line: 2,
});

/** "Twenty to five" as 5:40. */
export const hourSaidKept: Rule = namedError("MG-33", "hour-of-minutes-to-kept", "conceptual", {
  wrong: (o) => (o.ask === "find" ? clockTime(o.h + 1, o.m) : undefined),
  did: (o) => `You chose ${nextHour(o.h)}, the hour that is still to come.`,
  look: (o) => `Which hour comes just before ${nextHour(o.h)} o’clock?`,
  holds: "A new hour begins only when all 60 minutes of the hour before have gone by.",
  sub: (o) =>
    `Think of a clock with hands, a little before ${nextHour(o.h)} o’clock. Which number has the short hand passed last?`,
  line: 2,
});

/** 4:50, ten to five, written as 5:10. */
export const toAsPast: Rule = namedError("TM-N1", "minutes-to-taken-as-past", "conceptual", {
  wrong: (o) => (o.ask !== "to" && o.m > 30 ? shown(o, o.h + 1, 60 - o.m) : undefined),
  did: (o) =>
    o.ask === "find"
      ? `You chose the time that is ${lengthInWords(60 - o.m)} past ${nextHour(o.h)} o’clock.`
      : `You counted the minutes left until ${nextHour(o.h)} o’clock, and wrote them as minutes after ${nextHour(o.h)} o’clock.`,
  look: (o) => `Is the time before ${nextHour(o.h)} o’clock or after it?`,
  holds: "First we write the hour. Then we write how many minutes have gone by since that hour.",
  sub: (o) =>
    o.ask === "find"
      ? `Start at ${o.h} o’clock. How many minutes go by until it is ${lengthInWords(60 - o.m)} before ${nextHour(o.h)} o’clock?`
      : `Start at ${o.h} o’clock and count the minutes that have passed since then.`,
});

/** 4:23 read as 4:20. */
export const marksLeftOut: Rule = namedError("TM-N2", "small-marks-left-out", "omission", {
  wrong: (o) =>
    marksIn(o) === 0 ? undefined : isRead(o) ? shown(o, o.h, o.m - marksIn(o)) : ofTo(o, o.m - marksIn(o)),
  // Of the minutes to the hour: whoever counts on to the 12 may as well have taken the first marks for a five, or have
  // counted the mark at the long hand as the first minute.
  did: (o) =>
    o.ask === "to"
      ? `You gave the minutes from ${isWritten(o) ? `the ${fivesIn(o)}` : "the long mark before the long hand"} up to the 12.`
      : `You counted in fives up to ${isWritten(o) ? `the ${fivesIn(o)}` : "the long mark before the long hand"} and left out ${smallMarks(o)} after it.`,
  look: (o) => `Is the long hand right at ${isWritten(o) ? `the ${fivesIn(o)}` : "a long mark"}, or past it?`,
  holds: (o) =>
    `Each small mark is 1 minute. Count in fives from ${stopOf(o)} to ${stopOf(o)}, and by ones over the small marks.`,
  sub: (o) =>
    o.ask === "to"
      ? upToTwelve(o)
      : isWritten(o)
        ? `Look between the ${fivesIn(o)} and the next ${stopOf(o)}: how many small marks past the ${fivesIn(o)} is the long hand?`
        : "Find the last long mark before the long hand. How many small marks past it is the long hand?",
  line: 2,
});

/** 4:23 read as 4:35: every mark counted as five. */
export const marksAsFives: Rule = namedError("TM-N3", "small-marks-counted-in-fives", "procedural", {
  wrong: (o) => {
    const minutes = 5 * (fivesIn(o) + marksIn(o));
    if (marksIn(o) === 0 || minutes > 55) return undefined;
    // With ten of them the number at the hand, and the marks, may have been taken for the minutes.
    if (o.ask === "to" && fivesIn(o) + marksIn(o) === 10) return undefined;
    return isRead(o) ? shown(o, o.h, minutes) : ofTo(o, minutes);
  },
  did: (o) => {
    if (o.ask !== "to") return `You counted 5 minutes for ${marksIn(o) === 1 ? "the" : "each"} small mark.`;
    // With one mark those on the way to the 12 may as well have been left out.
    if (marksIn(o) === 1)
      return "You counted the small mark as 5 minutes, or left out the small marks on the way to the 12.";
    const isLongMarks = 60 - 5 * (fivesIn(o) + marksIn(o)) === 12 - fivesIn(o);
    return `You ${isLongMarks ? "counted the long marks up to the 12, or " : ""}counted 5 minutes for each small mark.`;
  },
  look: (o) =>
    o.ask === "to"
      ? `How many minutes is it from one ${stopOf(o)} to the next? And from one small mark to the next?`
      : "How many minutes is it from one small mark to the next?",
  holds: (o) => `From one ${stopOf(o)} to the next there are 5 minutes. Between them every small mark is 1 minute.`,
  sub: (o) =>
    o.ask === "to"
      ? upToTwelve(o)
      : `Stop counting in fives at the last ${stopOf(o)} before the long hand. From there go on by ones.`,
  line: 2,
});

/** In the morning, and pm. */
export const halvesSwapped: Rule = namedError("TM-N4", "am-and-pm-swapped", "representation", {
  wrong: (o) => (o.ask === "day" ? `${clockTime(o.h, o.m)} ${o.half === "am" ? "pm" : "am"}` : undefined),
  did: (o) => `You wrote ${o.half === "am" ? "pm, as if it were after noon" : "am, as if it were before noon"}.`,
  look: "What in the story tells you the time of day?",
  holds: "From midnight to noon we write am. From noon to midnight we write pm.",
  sub: "Noon is 12 o’clock in the middle of the day, when many people have lunch. Is the time in the story before that or after it?",
});

/** "Twenty to five" as 4:20. */
export const toBehindHour: Rule = namedError("TM-N12", "minutes-to-put-behind-the-hour", "conceptual", {
  wrong: (o) => (o.ask === "find" ? clockTime(o.h, 60 - o.m) : undefined),
  did: (o) => `You chose the ${lengthInWords(60 - o.m)} that ${o.m === 59 ? "is" : "are"} still to come.`,
  look: (o) =>
    `${lengthInWords(60 - o.m)} of the hour ${o.m === 59 ? "is" : "are"} still to come. How many have gone by?`,
  holds: "We write the minutes that have gone by. With those still to come they make 60.",
  sub: (o) =>
    `Think of a clock with hands. When it is ${lengthInWords(60 - o.m)} before the hour, has the long hand gone less than half of the way round, or more than half?`,
});

/** 4:50 read as 4:45 where the 10 is not written. */
export const longMarkMiscounted: Rule = namedError("TM-N13", "one-long-mark-too-few", "procedural", {
  wrong: (o) => (isRead(o) && o.numbers === "quarters" && fivesIn(o) % 3 > 0 ? shown(o, o.h, o.m - 5) : undefined),
  did: "Your minutes stop one long mark before the long hand.",
  isFact: true,
  look: "Which numbers are missing on this clock? Think of them in their places.",
  holds: "Each long mark stands for a number, written or not. From one to the next it is 5 minutes.",
  sub: "Start at the last written number before the long hand: 3 is 15, 6 is 30 and 9 is 45. Go on in fives from there.",
});

/** 13 minutes to 5, and the 47 that have passed. */
export const minutesGoneGiven: Rule = namedError("TM-N5", "minutes-past-for-minutes-to", "conceptual", {
  wrong: (o) => (o.ask === "to" ? `${o.m}` : undefined),
  did: "You gave the minutes of this hour that have passed.",
  look: "Does the question ask how many minutes have passed, or how many are still to come?",
  holds: "The minutes that have passed and the minutes that are left make 60 together.",
  sub: upToTwelve,
  line: 2,
});

/** How one counts on to the full hour: steps from mark to mark, not the marks between. */
function upToTwelve(o: Reading): string {
  const next = marksIn(o) === 0 ? "" : ` Count 1 minute for each small step up to the next ${stopOf(o)}.`;
  return `Begin at the long hand and go forward.${next}${o.m > 55 ? "" : " Count in fives from there up to the 12."}`;
}

function smallMarks(o: Reading): string {
  return marksIn(o) === 1 ? "the small mark" : "the small marks";
}

/** What a five ends at: of a dial with few numbers that is a long mark, from number to number it is a quarter there. */
function stopOf({ numbers }: Reading): string {
  return numbers === "all" ? "number" : "long mark";
}

/** Whether the number at the long hand is there to be read. */
function isWritten(o: Reading): boolean {
  return o.numbers === "all" || fivesIn(o) % 3 === 0;
}

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
