import { parseEvent, parseKnownPart, type TutorEvent } from "#engine";
import { ROWS_FOR, type Telling } from "#engine/outbound";
import type { SyncEvent } from "#engine/protocol/sync";
import type { OutRow, StoredRow, StreamKey, SyncStore } from "../sync/index.ts";

type Logs = Pick<SyncStore, "readRows">;

const PAGE = 200;
/** A session has a few hundred rows; further back nobody looks for its beginning. */
const MAX_PAGES = 50;

/** What a message is made of; null where the log does not have the event any more [OBX4]. */
export async function readTelling(logs: Logs, row: OutRow): Promise<Telling | null> {
  const [own] = await logs.readRows(row, row.cursor - 1, 1);
  const read = own?.event.id === row.event ? parseKnownPart(own.event) : undefined;
  if (read?.ok !== true) return null;
  const { id, about, tenant: school, learner, ots, heardAt } = row;
  const event = read.value;
  const rows = await ROWS[ROWS_FOR[about]](logs, row, event);
  return { id, about, school, learner, event, ots, heardAt, rows };
}

type ReadRows = (logs: Logs, row: OutRow, event: TutorEvent) => Promise<readonly TutorEvent[]>;

const ROWS: { readonly [Key in "none" | "session" | "assignment"]: ReadRows } = {
  none: async () => [],
  session: async (logs, row, event) => readSession(logs, row, row.cursor, sessionOf(event)),
  assignment: readAssignment,
};

/** Rows of a session up to `upTo`, from its beginning on. */
async function readSession(
  logs: Logs,
  key: StreamKey,
  upTo: number,
  session: string | null,
): Promise<readonly TutorEvent[]> {
  if (session === null) return [];
  const pages: (readonly TutorEvent[])[] = [];
  let end = upTo;
  while (pages.length < MAX_PAGES && end > 0) {
    const start = Math.max(0, end - PAGE);
    const rows = await logs.readRows(key, start, end - start);
    pages.push(eventsOf(rows, (event) => sessionOf(event) === session));
    const begins = rows.findIndex(({ event }) => isBeginning(event) && sessionOf(event) === session);
    // What it was begun for stands before the beginning of a lesson.
    if (begins > 0) break;
    end = start;
  }
  return pages.toReversed().flat();
}

/** Rows of all sessions of the assignment that the event's session was begun for, from the beginning of the log on. */
async function readAssignment(logs: Logs, row: OutRow, event: TutorEvent): Promise<readonly TutorEvent[]> {
  const session = sessionOf(event);
  const near = await readSession(logs, row, row.cursor, session);
  const begun = near.find((one) => one.type === "assignment_begun");
  if (begun?.type !== "assignment_begun") return [];
  const { assignment } = begun.body;
  const sessions = new Set<string>();
  const found: TutorEvent[] = [];
  for (let after = 0; after < row.cursor;) {
    const rows = await logs.readRows(row, after, Math.min(PAGE, row.cursor - after));
    if (rows.length === 0) break;
    for (const { event: raw } of rows) {
      if (raw.type === "assignment_begun" && (raw.body as { assignment?: unknown } | null)?.assignment === assignment) {
        sessions.add(sessionOf(raw) ?? "");
      }
    }
    found.push(...eventsOf(rows, (one) => sessions.has(sessionOf(one) ?? "")));
    after += rows.length;
  }
  return found;
}

/** Those that are meant, and can be read; looked at before they are parsed. */
function eventsOf(rows: readonly StoredRow[], isMeant: (event: SyncEvent) => boolean): readonly TutorEvent[] {
  return rows.flatMap(({ event, status }) => {
    const read = status === "ok" && isMeant(event) ? parseEvent(event) : undefined;
    return read?.ok === true ? [read.value] : [];
  });
}

function isBeginning({ type }: SyncEvent): boolean {
  return type === "session_started" || type === "activity_started";
}

function sessionOf({ body }: { readonly body: unknown }): string | null {
  const session = (body as { readonly session?: unknown } | null)?.session;
  return typeof session === "string" ? session : null;
}
