import { parseEvent, PRIOR_SE, priorAbility, readExport, type Ability, type TutorEvent } from "#engine";
import { messageOf } from "../command.ts";

/** One answer at an exam, and where it was read. */
export interface ExamAnswerRow {
  /** `FILE:LINE` of a table, `FILE:PATH` of a log. */
  readonly place: string;
  /** Of a log, which may be in several files. */
  readonly isLogged: boolean;
  readonly sitting: string;
  readonly item: string;
  /** Skill and level; "" where a table does not say. */
  readonly family: string;
  readonly difficulty: number;
  readonly guess: number;
  readonly score: number;
  /** What was believed of ability before the sitting; null: nothing. */
  readonly prior: Ability | null;
}

/** What a file has that cannot be used, as `FILE:LINE: reason`. */
export class BadAnswers extends Error {}

/** The answers of one file: an exported log, the logs of a class, or a table. @throws BadAnswers */
export function readExamAnswers(file: string, text: string): readonly ExamAnswerRow[] {
  const body = text.replace(/^\uFEFF/u, "");
  if (!body.trimStart().startsWith("{")) return readTable(file, body);
  const lines = body.split("\n");
  // A class has a line for each learner; an exported log is one value, of one line or many.
  if (isOfClass(lines[0] ?? "")) {
    return lines.flatMap((line, at) =>
      line.trim() === "" ? [] : answersOfLog(readClassLine(line, `${file}:${at + 1}`)),
    );
  }
  const log = readExport(body);
  if (!log.ok)
    throw new BadAnswers(`${log.error.path === "" ? file : `${file}:${log.error.path}`}: ${log.error.message}`);
  return answersOfLog(log.value.events.map((event, at) => ({ event, place: `${file}:events[${at}]` })));
}

interface PlacedEvent {
  readonly event: TutorEvent;
  readonly place: string;
}

function isOfClass(first: string): boolean {
  return first.trimEnd().endsWith("}") && !/^\s*\{\s*"format"/u.test(first);
}

/** A line of `mathflow school export-class`. */
function readClassLine(line: string, place: string): readonly PlacedEvent[] {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch (cause) {
    throw new BadAnswers(`${place}: not JSON: ${messageOf(cause)}`);
  }
  const rows = partOf(partOf(json, "log"), "rows");
  if (!Array.isArray(rows)) throw new BadAnswers(`${place}: no log of a learner`);
  return rows.map((row: unknown, at) => {
    const event = parseEvent(partOf(row, "event"));
    if (!event.ok) throw new BadAnswers(`${place}: log.rows[${at}]: ${event.error.message}`);
    return { event: event.value, place };
  });
}

function partOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined;
}

/** What exams told of ability has difficulty and mark of each answer; each counts once, whatever it was told of. */
function answersOfLog(events: readonly PlacedEvent[]): readonly ExamAnswerRow[] {
  const served = new Map<string, { readonly skill: string; readonly difficulty: number }>(
    events.flatMap(({ event }) =>
      event.type === "exam_item_served" ? [[`${event.body.session}/${event.body.item}`, event.body] as const] : [],
    ),
  );
  const priors = new Map<string, Ability>();
  const rows = new Map<string, ExamAnswerRow>();
  for (const { event, place } of events) {
    if (event.type !== "ability_updated") continue;
    const { session: sitting, before, responses } = event.body;
    const prior = priors.get(sitting) ?? before;
    priors.set(sitting, prior);
    for (const { item, difficulty, guess, score } of responses) {
      const key = `${sitting}/${item}`;
      const question = served.get(key);
      if (question === undefined) throw new BadAnswers(`${place}: an answer to ${item}, which was not asked`);
      const family = `${question.skill}/${question.difficulty}`;
      if (!rows.has(key))
        rows.set(key, { place, isLogged: true, sitting, item, family, difficulty, guess, score, prior });
    }
  }
  return [...rows.values()];
}

const NEEDED = ["sitting", "item", "difficulty", "score"] as const;

/** Values between commas, without quotes; the first line names the columns. */
function readTable(file: string, text: string): readonly ExamAnswerRow[] {
  const [head = "", ...lines] = text.split(/\r?\n/u);
  const columns = head.split(",").map((name) => name.trim());
  for (const name of NEEDED) if (!columns.includes(name)) throw new BadAnswers(`${file}:1: no column ${name}`);
  return lines.flatMap((line, at) => (line.trim() === "" ? [] : [readRow(line, columns, `${file}:${at + 2}`)]));
}

function readRow(line: string, columns: readonly string[], place: string): ExamAnswerRow {
  const cells = line.split(",").map((cell) => cell.trim());
  if (line.includes('"')) throw new BadAnswers(`${place}: quotes are not read`);
  if (cells.length !== columns.length)
    throw new BadAnswers(`${place}: ${cells.length} values for ${columns.length} columns`);
  const text = (name: string) => cells[columns.indexOf(name)] ?? "";
  const number = (name: string, least: number, most: number) => {
    const value = Number(text(name));
    if (text(name) === "" || !(value >= least && value <= most))
      throw new BadAnswers(`${place}: ${name} is ${text(name)}, must be ${least} to ${most}`);
    return value;
  };
  for (const name of ["sitting", "item"]) if (text(name) === "") throw new BadAnswers(`${place}: ${name} is empty`);
  return {
    place,
    isLogged: false,
    sitting: text("sitting"),
    item: text("item"),
    family: text("family"),
    difficulty: number("difficulty", -20, 20),
    guess: text("guess") === "" ? 0.02 : number("guess", 0, 0.9),
    score: number("score", 0, 1),
    prior: text("grade") === "" ? null : priorAbility(number("grade", 0, 12)),
  };
}

/** Where nothing is known before, somebody able enough for half of what was asked, with the usual uncertainty. */
export function priorOfSitting(rows: readonly ExamAnswerRow[]): Ability {
  const middle = rows.reduce((sum, { difficulty }) => sum + difficulty, 0) / Math.max(1, rows.length);
  return rows[0]?.prior ?? { theta: middle, se: PRIOR_SE };
}
