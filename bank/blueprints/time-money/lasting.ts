import {
  from,
  line,
  written,
  type DiagramInput,
  type DifficultyFactor,
  type Source,
  type StoryContext,
  type Trace,
  type TraceLine,
} from "#engine";
import { capital } from "../place-words.ts";
import { known } from "../trace-kit.ts";
import { lengthInWords } from "./lines.ts";
import { clockTime, minutesLine, type TimeForm, type TimeOperands } from "./kit-time.ts";

/** Something that begins at `h`:`m` and lasts `length` minutes. */
export interface Lasting extends TimeOperands {
  /** What is looked for: a length in minutes, one in hours and minutes, the end, the beginning. */
  readonly ask: "minutes" | "hours" | "end" | "start";
  readonly length: number;
  readonly show: "line" | "none";
}

export const LASTING_FACTORS: readonly DifficultyFactor<Lasting>[] = [
  { name: "size", weight: 0.5, of: (o) => o.length / 170 },
  { name: "not-in-fives", weight: 1.5, of: (o) => (o.m % 5 > 0 || o.length % 5 > 0 ? 1 : 0) },
  { name: "across-the-hour", weight: 2.5, of: (o) => (isAcross(o) ? 1 : 0) },
  { name: "more-than-an-hour", weight: 2, of: (o) => (o.length > 60 ? 1 : 0) },
  { name: "unknown-position", weight: 2, of: (o) => (o.ask === "start" ? 1 : o.ask === "end" ? 0.1 : 0) },
  { name: "no-picture", weight: 0.5, of: (o) => (o.show === "none" ? 1 : 0) },
];

export const LASTING_FORMS: Readonly<Record<Lasting["ask"], TimeForm<Lasting>>> = {
  minutes: {
    kind: "integer",
    unit: "min",
    stems: lengthStems("How many minutes", ""),
    trace: lengthTrace,
    look: (o) => lookAtHours(o),
    rule: (o) => lengthRule(o),
    goOn: (o) =>
      isAcross(o) ? `How many minutes is it from ${oclock(o)} to ${end(o)}? Put both parts together.` : countOn(o),
    diagram: timeLine,
  },
  hours: {
    kind: "time",
    stems: lengthStems("How long", ", in hours and minutes"),
    trace: lengthTrace,
    look: (o) => `Go from ${begin(o)} in steps of an hour. How far can you go without passing ${end(o)}?`,
    rule: (o) =>
      `Count the whole hours first. Then count the minutes that are left${isAcross(o) ? `: first up to ${oclock(o)}, then on from there` : ""}.`,
    goOn: (o) => `Go on to ${end(o)}, and put the hours and the minutes together.`,
    diagram: timeLine,
  },
  end: {
    kind: "time",
    stems: {
      "when-ends": (o, c) => `${capital(event(o, c))} begins at ${begin(o)} and lasts ${lasts(o)}. When does it end?`,
      "when-stops": (o, c) =>
        `${c.names[0]} begins to ${pastime(o, c).does} at ${begin(o)} and goes on for ${lasts(o)}. When does ${c.names[0]} stop?`,
      "when-arrives": (o, c) => {
        const what = vehicle(c);
        return `A ${what} leaves at ${begin(o)}. The trip takes ${lasts(o)}. When does the ${what} arrive?`;
      },
      "time-later": (o) => `It is ${begin(o)}. What time will it be in ${lasts(o)}?`,
    },
    trace: (o) => solved([tellsTime("start", startOf(o)), tellsLength(o)], endLines(o)),
    look: (o) =>
      hoursIn(o) > 0
        ? `What time is it ${lengthInWords(60 * hoursIn(o))} after ${begin(o)}?`
        : isAcross(o)
          ? `${findBegin(o)} How many minutes is it until ${oclock(o)}?`
          : `${findBegin(o)} Will you pass ${clockTime(o.h + 1, 0)} if you count on ${lasts(o)}?`,
    rule: (o) =>
      isAcross(o)
        ? `Add the minutes in two steps: first up to ${oclock(o)}, then the minutes that are left.`
        : "Add the minutes. If they make less than 60, the hour stays the same.",
    goOn: (o) => (isAcross(o) ? goOnFrom(o, "on") : countOn(o)),
    diagram: timeLine,
  },
  start: {
    kind: "time",
    stems: {
      "when-began": (o, c) => `${capital(event(o, c))} ended at ${end(o)}. It lasted ${lasts(o)}. When did it begin?`,
      "when-started": (o, c) =>
        `At ${end(o)} ${c.names[0]} has been ${pastime(o, c).doing} for ${lasts(o)}. When did ${c.names[0]} start?`,
      "when-left": (o, c) => `A ${vehicle(c)} arrived at ${end(o)}. The trip took ${lasts(o)}. When did it leave?`,
      "time-before": (o) => `It is ${end(o)}. What time was it ${lasts(o)} ago?`,
    },
    trace: (o) => solved([tellsTime("end", endOf(o)), tellsLength(o)], startLines(o)),
    look: (o) => `You know the time ${end(o)}. Do you go on from there, or back?`,
    rule: backRule,
    goOn: (o) => goOnFrom(o, "back"),
    diagram: timeLine,
  },
};

const MINUTES = { style: "duration" } as const;
const CLOCK = { style: "clock" } as const;

/** What lasts about so long [minutes]. */
const EVENTS = [
  { what: "the drawing lesson", least: 20, most: 60 },
  { what: "the swimming lesson", least: 25, most: 60 },
  { what: "the puppet show", least: 20, most: 75 },
  { what: "the quiz", least: 10, most: 45 },
  { what: "the match", least: 40, most: 120 },
  { what: "the concert", least: 45, most: 150 },
  { what: "the film", least: 65, most: 160 },
  { what: "the school fair", least: 90, most: 175 },
  { what: "the walk through the wood", least: 30, most: 175 },
] as const;

const PASTIMES = [
  { does: "read", doing: "reading", did: "reads", least: 10, most: 110 },
  { does: "paint", doing: "painting", did: "paints", least: 10, most: 110 },
  { does: "play outside", doing: "playing outside", did: "plays outside", least: 10, most: 170 },
  { does: "practise the flute", doing: "practising the flute", did: "practises the flute", least: 10, most: 50 },
  { does: "help in the garden", doing: "helping in the garden", did: "helps in the garden", least: 15, most: 170 },
  { does: "hike", doing: "hiking", did: "hikes", least: 60, most: 175 },
] as const;

/** @param inUnits - at the end of the question, where the length is asked for in two units */
function lengthStems(howLong: string, inUnits: string): TimeForm<Lasting>["stems"] {
  return {
    "begins-ends": (o, c) =>
      `${capital(event(o, c))} begins at ${begin(o)} and ends at ${end(o)}. ${howLong} does it last${inUnits}?`,
    "does-from": (o, c) =>
      `${c.names[0]} ${pastime(o, c).did} from ${begin(o)} to ${end(o)}. ${howLong} is that${inUnits}?`,
    "leaves-arrives": (o, c) =>
      `A ${vehicle(c)} leaves at ${begin(o)} and arrives at ${end(o)}. ${howLong} does the trip take${inUnits}?`,
    "from-to": (o) => `${howLong} is it from ${begin(o)} to ${end(o)}${inUnits}?`,
  };
}

/** What may begin at any minute. */
const RIDES = ["the bus ride", "the train ride", "the boat trip"] as const;

function event({ m, length }: Lasting, { rng }: StoryContext): string {
  if (m % 5 > 0) return rng.pick(RIDES);
  return rng.pick(EVENTS.filter(({ least, most }) => least <= length && length <= most)).what;
}

function pastime({ length }: Lasting, { rng }: StoryContext): (typeof PASTIMES)[number] {
  return rng.pick(PASTIMES.filter(({ least, most }) => least <= length && length <= most));
}

function vehicle({ rng }: StoryContext): string {
  return rng.pick(["bus", "train", "boat"]);
}

export function begin({ h, m }: Lasting): string {
  return clockTime(h, m);
}

export function end({ h, m, length }: Lasting): string {
  return clockTime(h, m + length);
}

function lasts({ length }: Lasting): string {
  return lengthInWords(length);
}

/** Whole hours of the length, and the minutes beside them. */
export function hoursIn({ length }: Lasting): number {
  return Math.floor(length / 60);
}

export function restIn({ length }: Lasting): number {
  return length % 60;
}

/** The minutes of the time at which it ends. */
export function endMinute({ m, length }: Lasting): number {
  return (m + length) % 60;
}

/** Whether the minutes beside the hours go past a full hour. */
export function isAcross(o: Lasting): boolean {
  return o.m + restIn(o) > 60;
}

function given(name: string, minutes: number): Source {
  return { given: name, value: written(minutes) };
}

function startOf(o: Lasting): Source {
  return given("start", o.h * 60 + o.m);
}

function endOf(o: Lasting): Source {
  return given("end", o.h * 60 + o.m + o.length);
}

/** The full hour that the minutes beside the hours go past, in minutes. */
export function oclockPassed(o: Lasting): number {
  const end = o.h * 60 + o.m + o.length;
  return Math.floor((o.ask === "start" ? end - 60 * hoursIn(o) : end) / 60) * 60;
}

/** The same on a clock: `3:00`. */
export function oclock(o: Lasting): string {
  return clockTime(oclockPassed(o) / 60, 0);
}

function hourPassed(o: Lasting): Source {
  return known("full-hour", oclockPassed(o));
}

/** No goal: a time and a length are not put together by another operation, and two times by none. */
function solved(givens: Trace["givens"], route: readonly TraceLine[]): Trace {
  return { givens, routes: [route] };
}

function tellsTime(name: string, { value }: Source): Trace["givens"][number] {
  return { name, value, ...CLOCK };
}

function tellsLength({ length }: Lasting): Trace["givens"][number] {
  return { name: "length", value: written(length), ...MINUTES };
}

function lengthTrace(o: Lasting): Trace {
  return solved([tellsTime("start", startOf(o)), tellsTime("end", endOf(o))], lengthLines(o));
}

function lengthLines(o: Lasting): readonly TraceLine[] {
  const { lines, at } = byHours(o, "reached", startOf(o));
  if (!isAcross(o)) return [line("same-hour", "subtract", [endOf(o), at])];
  const toHour = minutesLine("to-the-hour", "subtract", [hourPassed(o), at]);
  const after = minutesLine("after-the-hour", "subtract", [endOf(o), hourPassed(o)]);
  const parts = [...lines.slice(0, 1), toHour, after];
  return [...lines, toHour, after, line("together", "add", parts.map(from), lines.length > 0 ? MINUTES : {})];
}

function endLines(o: Lasting): readonly TraceLine[] {
  const { lines, at } = byHours(o, "reached", startOf(o));
  if (!isAcross(o)) return [line("minutes-on", "add", [at, restOf(o)], CLOCK)];
  const toHour = minutesLine("to-the-hour", "subtract", [hourPassed(o), at]);
  const left = minutesLine("left-over", "subtract", [restOf(o), from(toHour)]);
  return [...lines, toHour, left, line("on-from-the-hour", "add", [hourPassed(o), from(left)], CLOCK)];
}

function startLines(o: Lasting): readonly TraceLine[] {
  const { lines, at } = byHours(o, "back-to", endOf(o));
  const back = minutesLine("back-to-the-hour", "subtract", [at, hourPassed(o)]);
  const left = minutesLine("left-over", "subtract", [restOf(o), from(back)]);
  return [...lines, back, left, line("back-from-the-hour", "subtract", [hourPassed(o), from(left)], CLOCK)];
}

/** The whole hours, and where they lead from a time; that time where there are none. */
function byHours(o: Lasting, id: "reached" | "back-to", time: Source) {
  const hours = wholeHours(o);
  if (hours === undefined) return { lines: [], at: time };
  const reached = line(id, id === "reached" ? "add" : "subtract", [time, from(hours)], CLOCK);
  return { lines: [hours, reached], at: from(reached) };
}

/** The minutes beside the hours, which the story tells where it has no hours. */
function restOf(o: Lasting): Source {
  return hoursIn(o) > 0 ? known("rest", restIn(o)) : given("length", o.length);
}

function wholeHours(o: Lasting): TraceLine | undefined {
  const hours = hoursIn(o);
  return hours === 0
    ? undefined
    : minutesLine("whole-hours", "multiply", [known("hours", hours), known("hour-long", 60)]);
}

export function backRule(o: Lasting): string {
  return `${hoursIn(o) > 0 ? "Go back the whole hours first. Then go" : "Go"} back to ${oclock(o)}, and from there go back the minutes that are left.`;
}

function findBegin(o: Lasting): string {
  return `Find ${begin(o)} on the time line.`;
}

function lookAtHours(o: Lasting): string {
  return `${findBegin(o)} Is ${end(o)} in the same hour?`;
}

function lengthRule(o: Lasting): string {
  return isAcross(o)
    ? `An hour has 60 minutes and not 100. Count up to ${oclock(o)}, then on to the end, and put both parts together.`
    : "When both times are in the same hour, you can take the minutes of the first time away from the minutes of the second time.";
}

/** Past the o'clock time: how many minutes are left there is to be found. */
function goOnFrom(o: Lasting, way: "on" | "back"): string {
  return `How many of the ${restIn(o)} minutes are left then? Go ${way} that many minutes from ${oclock(o)}.`;
}

function countOn(o: Lasting): string {
  return o.ask === "end"
    ? `Begin with the ${o.m} minutes of ${begin(o)} and count on ${o.length} more.`
    : `Begin at ${begin(o)} and count on ${o.length % 10 === 0 ? "by tens" : `first by tens, then by ${o.length % 5 === 0 ? "fives" : "ones"}`} up to ${end(o)}.`;
}

/** The hours around it, with dots at the times that the story tells. */
function timeLine(o: Lasting): DiagramInput | undefined {
  if (o.show === "none") return undefined;
  const start = o.h * 60 + o.m;
  const [first, last] = [Math.floor(start / 60), Math.ceil((start + o.length) / 60)];
  const isEndKnown = o.ask === "minutes" || o.ask === "hours";
  const times = isEndKnown ? [begin(o), end(o)] : [begin(o)];
  return {
    type: "number-line",
    alt:
      `A time line from ${clockTime(first, 0)} to ${clockTime(last, 0)} with a mark every 5 minutes. ` +
      `${times.length > 1 ? `Dots are at ${times.join(" and ")}` : `A dot is at ${times[0] ?? ""}`}.`,
    from: first * 60,
    to: last * 60,
    step: 5,
    labels: Array.from({ length: last - first + 1 }, (_, at) => ({
      at: (first + at) * 60,
      text: clockTime(first + at, 0),
    })),
    marks: times.map((text, at) => ({ at: start + at * o.length, text })),
  };
}
