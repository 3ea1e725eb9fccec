import { evaluate, theOnly } from "./read-stem.ts";
import type { BlindItem } from "./types.ts";

/** The hands of a clock, as its picture is described in words; the drawing must say the same. */
function readHands({ diagram }: BlindItem): { readonly h: number; readonly m: number } | undefined {
  if (diagram?.type !== "clock") return undefined;
  const [, hour] = /short hand is between the (\d+) and the \d+\./u.exec(diagram.alt) ?? [];
  const [, marks = 0, number] =
    /long hand (?:points at|is (\d+) small marks? past) the (\d+)\./u.exec(diagram.alt) ?? [];
  const [h, m] = [Number(hour), Number(evaluate(`mod(5 * ${number ?? 0} + ${marks}, 60)`))];
  return h === diagram.hour && m === diagram.minute ? { h, m } : undefined;
}

/** A wording of which time a clock shows, without and with the half of the day. */
const WHICH_TIME =
  /^What time does the clock show\?$|^What time does the clock show\? Write it in numbers\.$|^The clock shows the time when [a-z ]+\. What time is that\?$|looks at the clock when [a-z ]+\. What time is it\?$|looks at the clock\. What time is it\?$/u;
const WITH_HALF =
  /Write the time with am or pm\.$|Write am or pm too\.$|What time is it\? Write am or pm\.$|Write it with am or pm\.$/u;
const MORNING = /\b(?:morning|breakfast|before lunch)\b/u;
const LATER = /\b(?:afternoon|evening|after school)\b/u;
/** "twenty minutes to five", "12 minutes to 5". */
const TO = /(?:at|is|“It is) (a quarter|(?:[a-z-]+|\d+) minutes?) to ([a-z]+|\d+)[.?,]/u;

export function solveClock(item: BlindItem): readonly string[] | undefined {
  const { stem, choices } = item;
  const [, minutes, hour] = TO.exec(stem) ?? [];
  if (minutes !== undefined && hour !== undefined && choices.length > 0) {
    const since = evaluate(`60 * ${inDigits(hour)} - ${inDigits(minutes)}`);
    return theOnly(choices, (choice) => isOnDial(choice, Number(since)));
  }
  const hands = readHands(item);
  if (hands === undefined) return undefined;
  const time = `${hands.h}:${String(hands.m).padStart(2, "0")}`;
  if (WHICH_TIME.test(stem)) return [time];
  if (WITH_HALF.test(stem) && MORNING.test(stem) !== LATER.test(stem)) {
    return [`${time} ${MORNING.test(stem) ? "am" : "pm"}`];
  }
  const isLeft = /minutes? (?:is it from the time on the clock to|is it until|are left)|In how many minutes/u.test(
    stem,
  );
  const [, next] = /(?:to|at|home at|until) (\d+) o’clock/u.exec(stem) ?? [];
  return isLeft && Number(next) === (hands.h % 12) + 1 ? [evaluate(`60 - ${hands.m}`)] : undefined;
}

const WORDS = "one two three four five six seven eight nine ten eleven twelve".split(" ");

/** A small number or a part of an hour as minutes. */
function inDigits(text: string): number {
  if (text === "a quarter") return 15;
  if (/^\d/u.test(text)) return Number.parseInt(text, 10);
  const [tens = "", ones] = text.replace(/ minutes?$/u, "").split("-");
  if (tens === "twenty") return 20 + (ones === undefined ? 0 : inDigits(ones));
  return WORDS.indexOf(tens) + 1;
}

function isOnDial(choice: string, minutes: number): boolean {
  const [h = 0, m = 0] = choice.split(":").map(Number);
  return (h * 60 + m - minutes) % 720 === 0;
}

const CLOCK = String.raw`\d{1,2}:\d\d`;
const LONG = String.raw`(?:\d+ hours?)?(?: ?\d+ minutes?)?`;
const HOW_LONG = "How (?:many minutes|long)";
const IN_UNITS = "(?:, in hours and minutes)?";

/** Which of begin, length and end is asked for, by the wording. */
const LASTING: readonly (readonly [asked: "length" | "end" | "begin", wording: RegExp])[] = [
  ["length", wording(`begins at ${CLOCK} and ends at ${CLOCK}\\. ${HOW_LONG} does it last${IN_UNITS}\\?`)],
  ["length", wording(`\\w+ [a-z ]+ from ${CLOCK} to ${CLOCK}\\. ${HOW_LONG} is that${IN_UNITS}\\?`)],
  ["length", wording(`leaves at ${CLOCK} and arrives at ${CLOCK}\\. ${HOW_LONG} does the trip take${IN_UNITS}\\?`)],
  ["length", wording(`^${HOW_LONG} is it from ${CLOCK} to ${CLOCK}${IN_UNITS}\\?`)],
  ["end", wording(`begins at ${CLOCK} and lasts ${LONG}\\. When does it end\\?`)],
  ["end", wording(`begins to [a-z ]+ at ${CLOCK} and goes on for ${LONG}\\. When does \\w+ stop\\?`)],
  ["end", wording(`leaves at ${CLOCK}\\. The trip takes ${LONG}\\. When does the \\w+ arrive\\?`)],
  ["end", wording(`^It is ${CLOCK}\\. What time will it be in ${LONG}\\?`)],
  ["begin", wording(`ended at ${CLOCK}\\. It lasted ${LONG}\\. When did it begin\\?`)],
  ["begin", wording(`^At ${CLOCK} \\w+ has been [a-z ]+ for ${LONG}\\. When did \\w+ start\\?`)],
  ["begin", wording(`arrived at ${CLOCK}\\. The trip took ${LONG}\\. When did it leave\\?`)],
  ["begin", wording(`^It is ${CLOCK}\\. What time was it ${LONG} ago\\?`)],
];

function wording(text: string): RegExp {
  return new RegExp(`${text}$`, "u");
}

export function solveLasting({ stem, diagram }: BlindItem): readonly string[] | undefined {
  const asked = LASTING.find(([, words]) => words.test(stem))?.[0];
  const times = stem.match(/\d{1,2}:\d\d/gu) ?? [];
  if (asked === undefined || times.some((time) => !isShown(time, diagram))) return undefined;
  const [first = 0, second = 0] = times.map(sinceTwelve);
  const length = Number(
    evaluate(`60 * ${/(\d+) hour/u.exec(stem)?.[1] ?? 0} + ${/(\d+) minute/u.exec(stem)?.[1] ?? 0}`),
  );
  if (asked !== "length") return length === 0 ? undefined : [onDial(asked === "end" ? first + length : first - length)];
  const minutes = Number(evaluate(`mod(${second} - ${first}, 720)`));
  if (stem.includes("How many minutes")) return [String(minutes)];
  return [`${Math.floor(minutes / 60)} h ${minutes % 60} min`];
}

/** A time line has a dot at each time of the story that it shows, and runs round them. */
function isShown(time: string, diagram: BlindItem["diagram"]): boolean {
  if (diagram === undefined) return true;
  if (diagram.type !== "number-line") return false;
  return diagram.marks.some(({ at, text }) => text === time && (at - sinceTwelve(time)) % 720 === 0);
}

function sinceTwelve(time: string): number {
  const [hour = 0, minute = 0] = time.split(":");
  return Number(evaluate(`60 * ${hour} + ${minute}`));
}

function onDial(minutes: number): string {
  const [hour, minute] = [evaluate(`mod(floor(${minutes} / 60), 12)`), evaluate(`mod(${minutes}, 60)`)];
  return `${hour === "0" ? 12 : hour}:${minute.padStart(2, "0")}`;
}
