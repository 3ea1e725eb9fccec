import { plainCharacter } from "../read/characters.ts";

/** A time of day as typed. */
export interface ClockTime {
  /** Since midnight, as a clock of 24 hours reads it [s]. */
  readonly seconds: number;
  /**
   * How the half of the day is known: named (`pm`, noon), by a 24-hour clock (`15:45`, `0:30`), perhaps by its
   * leading zero (`03:45`), or not at all (`3:45`).
   */
  readonly half: "named" | "clock" | "zero" | "unknown";
  /** Hours and minutes without a word, which may also be a length of time: `2:30`. */
  readonly isPlain: boolean;
  /** The numbers between the colons. */
  readonly fields: readonly number[];
  /** LaTeX. */
  readonly readAs: string;
}

/** Reads a time of day; "bad" is one that no clock shows, `25:70`. */
export function readTime(text: string): ClockTime | "bad" | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const plain = plainText(text);
  const [rest, half] = takeHalf(plain);
  const named = NAMED.get(rest);
  const fields = named ?? readFields(rest, half !== undefined) ?? readSpoken(rest);
  if (fields === undefined) return undefined;
  return toTime(fields, named === undefined ? half : fields[0] === 0 ? "a" : "p", rest);
}

const MAX_LENGTH = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

function plainText(text: string): string {
  let plain = "";
  for (const character of text) plain += character < "\u007f" ? character : (plainCharacter(character) ?? character);
  return plain
    .toLowerCase()
    .replaceAll(/\\(?:text|mathrm)\{([^{}]*)\}/gu, " $1")
    .replaceAll(/\\[,;: ]|[~$\s]/gu, " ")
    .replace(/^(?: |it's |it is |at |um |à )+/u, "")
    .replace(/[ .!?]+$/u, "")
    .replaceAll(/ +/gu, " ");
}

/** `pm`, `p.m`, `in the afternoon`; "ten to midnight" names no half of the day, "12 midnight" does. */
function takeHalf(text: string): readonly [rest: string, half: "a" | "p" | undefined] {
  const [whole = "", letter, late] = HALF.exec(text) ?? [];
  if (whole === "" || whole === text) return [text, undefined];
  return [text.slice(0, -whole.length), letter === "a" || late === "morning" || late === "midnight" ? "a" : "p"];
}

const HALF =
  / ?(?:([ap])(?:\.? ?m)?|in the (morning|afternoon|evening)|(?<=^(?:12|twelve)(?::00)? )(noon|midday|midnight))$/u;

const NAMED: ReadonlyMap<string, readonly number[]> = new Map([
  ["noon", [12, 0]],
  ["midday", [12, 0]],
  ["midnight", [0, 0]],
]);

/** `3:45`, `3.45`, `3h45`, `15 h`, `3:45:10`, `1545`; a bare hour only with am or pm, "o'clock", "h" or "Uhr". */
function readFields(text: string, hasHalf: boolean): readonly number[] | undefined {
  const match = FIELDS.exec(text);
  if (match === null) return undefined;
  const [, hour, mark, minute = "0", second, word] = match;
  // `2.50 h` is a length.
  if (mark === undefined ? !hasHalf && word === undefined : mark === "." && word === " h") return undefined;
  return [hour, minute, ...(second === undefined ? [] : [second])].map(Number);
}

const FIELDS = /^(\d\d?)(?:( ?(?:[:h]|uhr) ?|\.|)(\d\d)(?:[:.](\d\d))?)?( ?(?:h|uhr|o'? ?clock))?$/u;

/** `quarter past three`, `half past 2`, `ten minutes to 5`, `three o'clock`, `three forty-five`. */
function readSpoken(text: string): readonly number[] | undefined {
  const words = text.replace(/ o'? ?clock$/u, "").split(/[ -]/u);
  const at = words.findIndex((word) => SIDES.has(word));
  if (at === -1) {
    const first = numberOf(words.slice(0, 1));
    if (first === undefined || /^\d/u.test(text)) return undefined;
    const rest = words.length === 1 ? 0 : numberOf(words.slice(words[1] === "oh" ? 2 : 1));
    return rest === undefined ? undefined : [first, rest];
  }
  const before = words.slice(0, at).filter((word) => !FILLERS.has(word));
  const minutes = before[0] === "half" && before.length === 1 ? 30 : before[0] === "quarter" ? 15 : numberOf(before);
  const hour = NAMED.get(words.slice(at + 1).join(" "))?.[0] ?? numberOf(words.slice(at + 1));
  if (minutes === undefined || hour === undefined || minutes > 59 || hour > 24) return undefined;
  if (SIDES.get(words[at] ?? "") === 1) return [hour, minutes];
  return minutes === 0 ? [hour, 0] : [hour === 0 ? 23 : hour === 1 ? 12 : hour - 1, 60 - minutes];
}

const SIDES: ReadonlyMap<string, 1 | -1> = new Map([
  ["past", 1],
  ["after", 1],
  ["to", -1],
  ["before", -1],
  ["till", -1],
  ["til", -1],
  ["of", -1],
]);
const FILLERS = new Set(["a", "an", "minutes", "minute", "mins", "min"]);
const WORDS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = ["twenty", "thirty", "forty", "fifty"];

/** `5`, `five`, `twenty five`. */
function numberOf(words: readonly string[]): number | undefined {
  const [first = "", second] = words;
  if (words.length === 1 && /^\d{1,2}$/u.test(first)) return Number(first);
  const tens = TENS.indexOf(first);
  if (tens === -1) return words.length === 1 ? orUndefined(WORDS.indexOf(first)) : undefined;
  const base = (tens + 2) * 10;
  if (second === undefined) return base;
  const ones = WORDS.indexOf(second);
  return words.length === 2 && ones >= 1 && ones <= 9 ? base + ones : undefined;
}

function orUndefined(index: number): number | undefined {
  return index === -1 ? undefined : index;
}

function toTime(fields: readonly number[], half: "a" | "p" | undefined, rest: string): ClockTime | "bad" {
  const [hour = 0, minute = 0, second = 0] = fields;
  if (hour > 24 || minute > 59 || second > 59 || (hour === 24 && minute + second > 0)) return "bad";
  if (half === "a" && hour > 12 && hour < 24) return "bad";
  const inDay = half === undefined || (hour === 0 && half === "p") ? hour : (hour % 12) + (half === "a" ? 0 : 12);
  const isNoughted = /^0\d/u.test(rest);
  const [, ...sixtieths] = fields.map((field) => String(field).padStart(2, "0"));
  return {
    seconds: (inDay * HOUR + minute * 60 + second) % DAY,
    half: half !== undefined ? "named" : hour > 12 || hour === 0 ? "clock" : isNoughted ? "zero" : "unknown",
    isPlain: half === undefined && /^\d+\D/u.test(rest),
    fields,
    readAs: [hour, ...sixtieths].join("{:}") + (half === undefined ? "" : `\\text{ ${half}m}`),
  };
}
