import { EVENTS_VERSION, parseEvent, type Content, type DeviceId, type SessionId, type TutorEvent } from "#engine";
import type { StoredRow } from "../sync/index.ts";
import { gradeEvent } from "./grade-event.ts";
import { NO_COUNTS, addCounts, type Counts, type Difference, type Flag, type Grade } from "./grade-types.ts";
import { beginsSession, NEW_SESSION, sessionOf, type SessionContext } from "./session-context.ts";
import { watchPace, type Pace } from "./watch-pace.ts";

/** What of a learner's log is needed to grade what comes next. Plain data, never changed in place. */
export interface GradingContext {
  /** In order of use, the one used last at the end. */
  readonly sessions: ReadonlyMap<SessionId, SessionContext>;
  readonly devices: ReadonlyMap<DeviceId, Pace>;
}

export const NO_CONTEXT: GradingContext = { sessions: new Map(), devices: new Map() };

/** Sessions remembered of one learner; older ones are looked up again when something comes for them. */
const MAX_SESSIONS = 60;

export interface GradedRows {
  readonly context: GradingContext;
  readonly counts: Counts;
  readonly differences: readonly Difference[];
  readonly flags: readonly Flag[];
}

/** Sessions that rows belong to, whose beginning is neither known nor among the rows. */
export function unknownSessions({ sessions }: GradingContext, rows: readonly StoredRow[]): ReadonlySet<SessionId> {
  const known = new Set(sessions.keys());
  const unknown = new Set<SessionId>();
  for (const { event } of rows) {
    const session = sessionOf(event);
    if (session === null) continue;
    if (beginsSession(event)) known.add(session);
    else if (!known.has(session)) unknown.add(session);
  }
  return unknown;
}

/** Grades rows in the order of their cursors. Pure. */
export function gradeRows(before: GradingContext, rows: readonly StoredRow[], content: Content): GradedRows {
  const sessions = new Map(before.sessions);
  const devices = new Map(before.devices);
  const differences: Difference[] = [];
  const flags: Flag[] = [];
  let counts = NO_COUNTS;
  for (const { cursor, ots, event: raw } of rows) {
    const place = { cursor, event: raw.id, device: raw.device, at: ots };
    const { pace, raised } = watchPace(devices.get(raw.device), raw, ots);
    devices.set(raw.device, pace);
    const read = parseEvent(raw);
    const grade = read.ok ? gradeInSession(sessions, read.value, content) : noteUnread(sessions, raw);
    flags.push(...raised.map((flag) => ({ ...place, ...flag })));
    if (read.ok && grade?.outcome === "differs") {
      const { why, claim, truth } = grade;
      differences.push({ ...place, type: read.value.type, ...subjectOf(read.value), why, claim, truth });
    }
    counts = addCounts(counts, countOf(read.ok, grade, raised));
  }
  return { context: { sessions: newest(sessions), devices }, counts, differences, flags };
}

function gradeInSession(sessions: Map<SessionId, SessionContext>, event: TutorEvent, content: Content): Grade | null {
  const id = sessionOf(event);
  if (id === null) return null;
  const { session, grade } = gradeEvent(event, sessions.get(id) ?? NEW_SESSION, content);
  sessions.delete(id);
  sessions.set(id, session);
  return grade;
}

function noteUnread(sessions: Map<SessionId, SessionContext>, raw: StoredRow["event"]): null {
  const id = sessionOf(raw);
  if (id !== null) sessions.set(id, { ...(sessions.get(id) ?? NEW_SESSION), hasUnread: true });
  return null;
}

function countOf(isRead: boolean, grade: Grade | null, raised: readonly { readonly kind: Flag["kind"] }[]): Counts {
  const flags: Partial<Record<Flag["kind"], number>> = {};
  for (const { kind } of raised) flags[kind] = (flags[kind] ?? 0) + 1;
  return {
    rows: 1,
    unread: isRead ? 0 : 1,
    reads: EVENTS_VERSION,
    agrees: grade?.outcome === "agrees" ? 1 : 0,
    differs: grade?.outcome === "differs" ? { [grade.why]: 1 } : {},
    unknown: grade?.outcome === "cannot-tell" ? { [grade.why]: 1 } : {},
    flags,
  };
}

function subjectOf({ body }: TutorEvent): Pick<Difference, "session" | "item" | "skill"> {
  return {
    session: "session" in body ? body.session : null,
    item: "item" in body ? body.item : null,
    skill: "skill" in body ? body.skill : null,
  };
}

function newest(sessions: ReadonlyMap<SessionId, SessionContext>): ReadonlyMap<SessionId, SessionContext> {
  return sessions.size <= MAX_SESSIONS ? sessions : new Map([...sessions].slice(-MAX_SESSIONS));
}
