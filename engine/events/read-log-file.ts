import { z } from "zod";
import type { LearnerId } from "../ids.ts";
import { err, ok, type Result } from "../result.ts";
import { checksumOf, compareEvents, EXPORT_FORMAT, ExportFile, type ExportProfile } from "./export-log.ts";
import { parseEvent } from "./parse-event.ts";
import type { TutorEvent } from "./tutor-event.ts";

/** What a device gives out of a database that it cannot read whole: every row it could find, of whomever. */
export const SALVAGE_FORMAT = "mathflow-salvage/1";

const SalvageFile = z.object({ format: z.literal(SALVAGE_FORMAT), rows: z.array(z.unknown()) });

/** One learner's work out of a file. */
export interface FileWork {
  readonly learner: LearnerId;
  /** Null where the file does not say. */
  readonly profile: ExportProfile | null;
  /** In the order of the fold, each id once; one of them enrols the learner. */
  readonly events: readonly TutorEvent[];
}

export interface LogFile {
  readonly works: readonly FileWork[];
  /** Rows of a salvaged file that could not be read. */
  readonly unreadable: number;
}

/** Why nothing of a file is taken in. */
export type LogFileFault =
  /** No file of ours. */
  | { readonly type: "not-ours" }
  /** Of a newer program. */
  | { readonly type: "newer" }
  /** Cut off or changed; `where`, such as `events[12]`, is the first place. */
  | { readonly type: "damaged"; readonly where: string }
  /** Events of several learners in the log of one; `where` is the first of another's. */
  | { readonly type: "mixed"; readonly where: string }
  /** An event is years later than this device's clock, by the clock of its own [ms since 1970-01-01 UTC]. */
  | { readonly type: "future"; readonly until: number }
  /** Nobody began in it. */
  | { readonly type: "empty" };

/** So much may two honest clocks differ [ms]: dates are set by hand, and no log goes back once one was ahead. */
const CLOCK_LEEWAY_MS = 10 * 365 * 24 * 3_600_000;
/** How each file of ours begins, and how one that lost its end still does. */
const OUR_BEGINNING = /^\s*\{\s*"format"\s*:\s*"mathflow-/u;

/**
 * Reads a file that was given out as a copy, without trust: it may be cut off, changed, of somebody else, or made to do
 * harm [EVT5].
 *
 * @param now - the device's clock [ms since 1970-01-01 UTC]
 */
export function readLogFile(text: string, now: number): Result<LogFile, LogFileFault> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return err(OUR_BEGINNING.test(text) ? { type: "damaged", where: "end" } : { type: "not-ours" });
  }
  const format = z.object({ format: z.string() }).safeParse(json).data?.format;
  if (format === EXPORT_FORMAT) return readExported(json, now);
  if (format === SALVAGE_FORMAT) return readSalvaged(json, now);
  return err({ type: format?.startsWith("mathflow-") === true ? "newer" : "not-ours" });
}

function readExported(json: unknown, now: number): Result<LogFile, LogFileFault> {
  const file = ExportFile.safeParse(json);
  if (!file.success) return err({ type: "damaged", where: file.error.issues[0]?.path.map(String).join(".") ?? "" });
  const { learner, profile = null, events: rows, checksum } = file.data;
  const isWhole = hasChecksum(rows, checksum);
  const events: TutorEvent[] = [];
  for (const [at, row] of rows.entries()) {
    const event = parseEvent(row);
    // Whole, and yet not to be read: it says something that this program does not know.
    if (!event.ok) return err(isWhole ? { type: "newer" } : { type: "damaged", where: `events[${at}]` });
    if (event.value.learner !== learner) return err({ type: "mixed", where: `events[${at}]` });
    events.push(event.value);
  }
  if (!isWhole) return err({ type: "damaged", where: "checksum" });
  const ids = new Set<string>();
  for (const [at, { id }] of events.entries()) {
    if (ids.has(id)) return err({ type: "damaged", where: `events[${at}].id` });
    ids.add(id);
  }
  return worksOf([{ learner, profile, events }], 0, now);
}

/** Nested deeper than any event is, rows have no checksum. */
function hasChecksum(rows: readonly unknown[], checksum: string): boolean {
  try {
    return checksumOf(rows) === checksum;
  } catch {
    return false;
  }
}

function readSalvaged(json: unknown, now: number): Result<LogFile, LogFileFault> {
  const file = SalvageFile.safeParse(json);
  if (!file.success) return err({ type: "damaged", where: file.error.issues[0]?.path.map(String).join(".") ?? "" });
  const byLearner = new Map<LearnerId, Map<string, TutorEvent>>();
  let unreadable = 0;
  for (const row of file.data.rows) {
    const event = parseEvent(row);
    if (!event.ok) {
      unreadable += 1;
      continue;
    }
    const { learner, id } = event.value;
    const events = byLearner.get(learner) ?? new Map<string, TutorEvent>();
    if (!events.has(id)) byLearner.set(learner, events.set(id, event.value));
  }
  const works = [...byLearner].map(([learner, events]) => ({ learner, profile: null, events: [...events.values()] }));
  return worksOf(works, unreadable, now);
}

function worksOf(read: readonly FileWork[], unreadable: number, now: number): Result<LogFile, LogFileFault> {
  const untils = read.map(({ events }) => Math.max(0, ...events.flatMap(({ wall, hlc }) => [Math.abs(wall), hlc])));
  const timely = read.filter((_, at) => (untils[at] ?? 0) <= now + CLOCK_LEEWAY_MS);
  if (timely.length === 0 && read.length > 0) return err({ type: "future", until: Math.max(...untils) });
  const works = timely
    .map((work) => ({ ...work, events: work.events.toSorted(compareEvents) }))
    .filter(({ events }) => events.some(({ type }) => type === "learner_enrolled"));
  const lost = read.flatMap(({ learner, events }) => (works.some((work) => work.learner === learner) ? [] : events));
  return works.length === 0 ? err({ type: "empty" }) : ok({ works, unreadable: unreadable + lost.length });
}
