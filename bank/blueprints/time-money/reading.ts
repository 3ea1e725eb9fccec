import {
  from,
  line,
  type DiagramInput,
  type DifficultyFactor,
  type StoryContext,
  type Trace,
  type TraceLine,
} from "#engine";
import { numberInWords } from "../number-words.ts";
import { capital } from "../place-words.ts";
import { lengthInWords } from "./lines.ts";
import { known } from "../trace-kit.ts";
import { minutesLine, nextHour, type TimeForm, type TimeOperands } from "./kit-time.ts";

/** A time and how it is shown. */
export interface Reading extends TimeOperands {
  /**
   * `clock`: which time a clock shows; `day`: the same with am or pm; `find`: which time in digits is "twenty to five";
   * `to`: how many minutes are left to the next hour.
   */
  readonly ask: "clock" | "day" | "find" | "to";
  readonly half: "am" | "pm";
  readonly numbers: "all" | "quarters";
}

/** Level 5 asks what level 1 only shows: each is worth more than all that stand before it. */
export const READING_FACTORS: readonly DifficultyFactor<Reading>[] = [
  { name: "minutes-to-count", weight: 2, of: (o) => fivesIn(o) / 11 },
  { name: "small-marks", weight: 1, of: (o) => marksIn(o) / 4 },
  { name: "past-the-half", weight: 1.5, of: (o) => (o.m > 30 ? 1 : 0) },
  { name: "few-numbers", weight: 1.5, of: (o) => (o.numbers === "quarters" && o.ask !== "find" ? 1 : 0) },
  { name: "am-or-pm", weight: 1.5, of: (o) => (o.ask === "day" ? 1 : 0) },
  { name: "minutes-to-the-hour", weight: 5, of: (o) => (o.ask === "to" ? 1 : o.ask === "find" ? 0.9 : 0) },
];

export const READING_FORMS: Readonly<Record<Reading["ask"], TimeForm<Reading>>> = {
  clock: {
    kind: "time",
    stems: {
      "what-time": () => "What time does the clock show?",
      write: () => "What time does the clock show? Write it in numbers.",
      shows: (_, c) => `The clock shows the time when ${c.rng.pick(HAPPENINGS)}. What time is that?`,
      looks: (_, c) => `${c.names[0]} looks at the clock when ${c.rng.pick(HAPPENINGS)}. What time is it?`,
      "asks-friend": (_, c) =>
        `${c.names[0]} asks ${c.names[1]} for the time. ${c.names[1]} looks at the clock. What time is it?`,
    },
    trace: (o) => reading(o, line("time-read", "add", [hourOf(o), from(minutesOf(o))], { style: "clock" })),
    look: (o) => lookAtHands(o),
    rule: (o) =>
      `The hour is the number that the short hand passed last. For the minutes, count in fives from the 12: 5 more at each ${o.numbers === "all" ? "number" : "long mark"}${marksIn(o) === 0 ? "" : ", and then 1 more for each small mark"}.`,
    goOn: () => "Now read the hour: which number did the short hand pass last?",
    diagram: dial,
  },
  day: {
    kind: "time",
    stems: {
      "when-does": (o, c) =>
        `The clock shows the time when ${c.names[0]} ${activity(o, c)}. Write the time with am or pm.`,
      "clock-beside": (o, c) =>
        `This clock shows the time when ${c.names[0]} ${activity(o, c)}. What time is it? Write am or pm too.`,
      "clock-shows-it": (o, c) =>
        `${c.names[0]} ${activity(o, c)}. The clock shows the time. What time is it? Write it with am or pm.`,
      today: (o, c) =>
        `When ${c.names[0]} ${activity(o, c)}, the clock looks like this. What time is it? Write it with am or pm.`,
    },
    trace: (o) => {
      const hour = known("hour", (o.h % 12) * 60 + (o.half === "pm" ? NOON : 0));
      return reading(o, line("time-of-day-read", "add", [hour, from(minutesOf(o))], { style: "time-of-day" }));
    },
    look: (o) => lookAtHands(o),
    rule: () => "First read the clock. Times from midnight to noon are am, and times from noon to midnight are pm.",
    goOn: () => "Now read the hour, and think: does this happen before noon or after noon?",
    diagram: dial,
  },
  find: {
    kind: "choice",
    stems: {
      "which-is": (o) => `It is ${inWords(o)}. Which of these times is that?`,
      says: (o, c) => `“It is ${inWords(o)},” says ${c.names[0]}. Which time is that?`,
      leaves: (o) => `A train leaves at ${inWords(o)}. Which time is written in the timetable?`,
      digital: (o, c) => `${c.names[0]} has a digital watch. What does it show at ${inWords(o)}?`,
      // Nobody arranges to meet at 12 minutes to 3.
      meets: (o, c) =>
        o.m % 5 === 0
          ? `${c.names[0]} and ${c.names[1]} meet at ${inWords(o)}. Which of these times is that?`
          : `${c.names[0]} and ${c.names[1]}’s bus leaves at ${inWords(o)}. Which of these times is that?`,
    },
    trace: (o) => {
      const gone = minutesLine("minutes-gone", "subtract", [known("hour-long", 60), known("to-go", 60 - o.m)]);
      return {
        givens: [],
        routes: [[gone, line("hour-before", "add", [hourOf(o), from(gone)], { style: "clock" })]],
      };
    },
    look: (o) => `Is ${inWords(o)} before ${nextHour(o.h)} o’clock or after it?`,
    rule: (o) =>
      `${capital(inWords(o))} means ${lengthInWords(60 - o.m)} before ${nextHour(o.h)} o’clock. It is not ${nextHour(o.h)} o’clock yet.`,
    goOn: (o) =>
      `An hour has 60 minutes, and ${60 - o.m} of them ${o.m === 59 ? "is" : "are"} still to come. How many have passed?`,
  },
  to: {
    kind: "integer",
    unit: "min",
    stems: {
      "how-many-to": (o) => `How many minutes is it from the time on the clock to ${nextHour(o.h)} o’clock?`,
      wait: (o, c) => {
        const what = c.rng.pick(BEGINNINGS);
        return `${capital(what)} begins at ${nextHour(o.h)} o’clock. The clock shows the time now. In how many minutes does ${what} begin?`;
      },
      "minutes-to": (o) => `Look at the clock. How many minutes is it until ${nextHour(o.h)} o’clock?`,
      "has-left": (o, c) =>
        `${c.names[0]} has to be home at ${nextHour(o.h)} o’clock and looks at this clock. How many minutes are left?`,
    },
    trace: (o) => {
      const lines = minuteLines(o);
      const minutes = lines.at(-1);
      if (minutes === undefined) throw new Error("no minutes");
      return {
        givens: [],
        routes: [[...lines, line("minutes-to-go", "subtract", [known("hour-long", 60), from(minutes)])]],
      };
    },
    look: (o) => `Where will the long hand be at ${nextHour(o.h)} o’clock?`,
    rule: () => "Read how many minutes have passed. The hour is over after 60 minutes, so find what is still missing.",
    goOn: () => "How many more minutes are there up to $60$?",
    diagram: dial,
  },
};

const NOON = 720;

/** What begins, and what happens, at any time of the day that a clock shows. */
const BEGINNINGS = ["the concert", "the match", "the film", "the race", "the puppet show"] as const;
const HAPPENINGS = [
  "the bus comes",
  "the rain begins",
  "the phone rings",
  "a friend arrives",
  "the train leaves",
] as const;

/** What children begin to do, in which half of the day, and at which hours. */
const ACTIVITIES: readonly {
  readonly does: string;
  readonly half: Reading["half"];
  readonly hours: readonly number[];
}[] = [
  { does: "gets up in the morning", half: "am", hours: [6, 7] },
  { does: "sits down to breakfast", half: "am", hours: [6, 7] },
  { does: "sets off for school in the morning", half: "am", hours: [7] },
  { does: "starts to read a book before lunch", half: "am", hours: [9, 10, 11] },
  { does: "goes out to play in the morning break", half: "am", hours: [9, 10] },
  { does: "goes to the pool in the afternoon", half: "pm", hours: [1, 2, 3, 4] },
  { does: "sets off for home after school", half: "pm", hours: [3, 4] },
  { does: "goes out to play in the afternoon", half: "pm", hours: [1, 2, 3, 4, 5] },
  { does: "starts to cook in the evening", half: "pm", hours: [5, 6] },
  { does: "goes to bed in the evening", half: "pm", hours: [7, 8] },
];

/** Only where am or pm is asked for does the half of the day count. */
export function halvesOf(ask: Reading["ask"]): readonly Reading["half"][] {
  return ask === "day" ? ["am", "pm"] : ["am"];
}

/** Whether somebody does something at such a time. */
export function hasActivity({ h, half }: Reading): boolean {
  return ACTIVITIES.some((one) => one.half === half && one.hours.includes(h));
}

function activity({ h, half }: Reading, { rng }: StoryContext): string {
  return rng.pick(ACTIVITIES.filter((one) => one.half === half && one.hours.includes(h))).does;
}

/** Whether the minutes that are still to come are no number of marks at the long hand: at 4:50 both are 10. */
export function isToClear(o: Reading): boolean {
  return fivesIn(o) + marksIn(o) !== 60 - o.m;
}

/** Whether the hands are not at one number: read the wrong way round they tell the next hour then. */
export function areHandsApart(o: Reading): boolean {
  return fivesIn(o) !== shortHandAt(o);
}

/** The number that the short hand is nearest to, 0 for 12: late in the hour it is the next one. */
export function shortHandAt({ h, m }: Reading): number {
  return (h + (m > 30 ? 1 : 0)) % 12;
}

/** The number on the dial that the long hand points at or has passed last. */
export function fivesIn({ m }: Reading): number {
  return Math.floor(m / 5);
}

/** Small marks from there to the long hand. */
export function marksIn({ m }: Reading): number {
  return m % 5;
}

function hourOf({ h }: Reading) {
  return known("hour", h * 60);
}

/** The minutes in fives, and those that are left. */
function minuteLines(o: Reading): readonly TraceLine[] {
  const marks = marksIn(o);
  const end = marks === 0 ? "fives" : o.numbers === "all" ? "fives-to-number" : "fives-to-mark";
  const fives = minutesLine(end, "multiply", [known("number", fivesIn(o)), known("five", 5)]);
  return marks === 0 ? [fives] : [fives, minutesLine("marks", "add", [from(fives), known("marks", marks)])];
}

function minutesOf(o: Reading): TraceLine {
  const last = minuteLines(o).at(-1);
  if (last === undefined) throw new Error("no minutes");
  return last;
}

function reading(o: Reading, last: TraceLine): Trace {
  return { givens: [], routes: [[...minuteLines(o), last]] };
}

function lookAtHands({ h, numbers }: Reading): string {
  const few = numbers === "quarters" ? "Some numbers are not written, so think of them in their places. " : "";
  return `${few}Look at the short hand. Has it reached the ${nextHour(h)} yet?`;
}

/** "twenty minutes to five", "a quarter to five", "12 minutes to 5". */
export function inWords({ h, m }: Reading): string {
  const to = 60 - m;
  const said = to % 5 === 0 ? numberInWords : String;
  const minutes = to === 15 ? "a quarter" : `${said(to)} minute${to === 1 ? "" : "s"}`;
  return `${minutes} to ${said(nextHour(h))}`;
}

function dial({ h, m, numbers }: Reading): DiagramInput {
  const fives = Math.floor(m / 5);
  const long =
    m % 5 === 0 ? `points at the ${fives}` : `is ${m % 5} small mark${m % 5 === 1 ? "" : "s"} past the ${fives}`;
  const few = numbers === "all" ? "" : " Only 12, 3, 6 and 9 are written on it.";
  return {
    type: "clock",
    alt: `A clock with two hands.${few} The short hand is between the ${h} and the ${nextHour(h)}. The long hand ${long}.`,
    hour: h,
    minute: m,
    numbers,
  };
}
