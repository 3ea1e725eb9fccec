import type { FirstAnswer, Result } from "#engine";
import { csvRecords, type CsvRecord } from "./csv-records.ts";

/** One row of a log: a first answer, and whose it is. */
export interface Response extends FirstAnswer {
  readonly line: number;
  readonly learner: string;
  /** Its place among the learner's answers; only the order of these numbers counts. */
  readonly order: number;
}

/** What is wrong with a line. */
export interface Fault {
  readonly line: number;
  readonly reason: string;
}

/** Names a column may have in the first line, in lower case, other signs than letters and digits as one space. */
const COLUMNS = {
  learner: ["learner", "learner id", "user", "user id", "student", "student id", "anon student id"],
  skill: ["skill", "skill id", "skill name", "kc", "knowledge component"],
  order: ["order", "order id", "sequence", "seq"],
  correct: ["correct", "right", "correct first attempt"],
  time: ["time", "timestamp"],
} as const;
type Column = keyof typeof COLUMNS;

const REQUIRED: readonly Column[] = ["learner", "skill", "order", "correct"];

type Places = Readonly<Record<Column, number>>;

/**
 * Reads a log of responses in whatever order it has them. Every line that cannot be used is a fault: what is left out
 * in silence would make predictions seem better or worse than they are. So is a repeated (learner, order): published
 * scores were too high by rows that were there twice.
 *
 * @param onLine - hears of each record
 */
export async function readResponses(
  lines: AsyncIterable<string>,
  onLine: (records: number) => void,
): Promise<Result<readonly Response[], readonly Fault[]>> {
  const responses: Response[] = [];
  const faults: Fault[] = [];
  let places: Places | null = null;
  let records = 0;
  for await (const record of csvRecords(lines)) {
    if (record.fields === null) faults.push({ line: record.line, reason: "a quote is never closed" });
    else if (places === null) {
      places = placesOf(record.fields);
      const lacking = lackingIn(places);
      if (lacking.length > 0)
        return { ok: false, error: [{ line: record.line, reason: `no column ${lacking.join(", ")}` }] };
    } else {
      const read = readResponse(record, places);
      if (typeof read === "string") faults.push({ line: record.line, reason: read });
      else responses.push(read);
      onLine(++records);
    }
  }
  if (places === null)
    return { ok: false, error: [...faults, { line: 1, reason: `no column ${REQUIRED.join(", ")}` }] };
  const all = [...faults, ...repeatsIn(responses)].toSorted((a, b) => a.line - b.line);
  return all.length > 0 ? { ok: false, error: all } : { ok: true, value: responses };
}

function placesOf(header: readonly string[]): Places {
  const names = header.map((name) =>
    name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/gu, " ")
      .trim(),
  );
  const place = (column: Column) => names.findIndex((name) => COLUMNS[column].some((one) => one === name));
  return {
    learner: place("learner"),
    skill: place("skill"),
    order: place("order"),
    correct: place("correct"),
    time: place("time"),
  };
}

function lackingIn(places: Places): readonly Column[] {
  return REQUIRED.filter((column) => places[column] < 0);
}

/** The response, or what is wrong with it. */
function readResponse({ line, fields }: CsvRecord, places: Places): Response | string {
  const text = (column: Column) => (fields[places[column]] ?? "").trim();
  const [learner, skill] = [text("learner"), text("skill")];
  if (learner === "") return "no learner";
  if (skill === "") return "no skill";
  const order = Number(text("order"));
  if (text("order") === "" || !Number.isFinite(order)) return `order is ${quoted(text("order"))}, must be a number`;
  const right = CORRECT.get(text("correct").toLowerCase());
  if (right === undefined) return `correct is ${quoted(text("correct"))}, must be 1 or 0`;
  const at = readTime(text("time"));
  if (at === undefined) return `time is ${quoted(text("time"))}, must be seconds or ISO 8601`;
  return { line, learner, skill, order, right, at };
}

const CORRECT: ReadonlyMap<string, boolean> = new Map([
  ["1", true],
  ["1.0", true],
  ["true", true],
  ["0", false],
  ["0.0", false],
  ["false", false],
]);

const ISO = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?(Z|[+-]\d\d:?\d\d)?$/u;

/** [ms since 1970-01-01 UTC]; a time without a zone is taken as UTC; null where there is none, undefined where it cannot be read. */
function readTime(text: string): number | null | undefined {
  if (text === "") return null;
  const seconds = Number(text);
  if (Number.isFinite(seconds)) return seconds * 1_000;
  const iso = ISO.exec(text);
  if (iso === null) return undefined;
  const [, day, clock = "00:00", zone = "Z"] = iso;
  const at = Date.parse(`${day}T${clock}${zone}`);
  return Number.isFinite(at) ? at : undefined;
}

function quoted(text: string): string {
  return JSON.stringify(text.slice(0, 40));
}

function repeatsIn(responses: readonly Response[]): readonly Fault[] {
  const lineByPlace = new Map<string, number>();
  return responses.flatMap(({ line, learner, order }) => {
    const place = JSON.stringify([learner, order]);
    const first = lineByPlace.get(place);
    if (first === undefined) {
      lineByPlace.set(place, line);
      return [];
    }
    return [{ line, reason: `learner ${learner} has order ${order} again, as in line ${first}` }];
  });
}
