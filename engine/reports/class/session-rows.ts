import type { TutorEvent } from "../../events/tutor-event.ts";
import type { SessionId } from "../../ids.ts";

/**
 * Where in a log the rows of a session stand, so that a page that tells of it reads no others: cursors of the first and of the last
 * row of each stretch, one pair after the other, in the order in which they were folded.
 */
export interface SessionRows {
  readonly id: SessionId;
  readonly rows: readonly number[];
  /** Rules that explain answers of it, each once: those of an exam once it is marked. */
  readonly rules: readonly string[];
}

/** Every session that was begun, in the order in which they were. */
export type LogRows = readonly SessionRows[];

/** A session, and how many problems in it are asked for. */
export interface CountedSession extends SessionRows {
  readonly problems: number;
}

/** What is told at once of many sessions. */
export interface SessionsPage {
  /** In the order in which they were begun. */
  readonly sessions: readonly SessionRows[];
  /** What is before this one is told when it is asked for; null: that is all. */
  readonly before: SessionId | null;
}

/** Cursors of the first and of the last row of a stretch. */
export type Stretch = readonly [first: number, last: number];

/**
 * One event more; what is of a session that was never begun counts for nothing, as in all that is told of sessions.
 *
 * @param cursor - of its row in the log on the server
 */
export function evolveRows(state: LogRows, event: TutorEvent, cursor: number): LogRows {
  const { body } = event;
  if (!("session" in body) || body.session === null) return state;
  const { session: id } = body;
  // Nearly always the newest one.
  const at = state.findLastIndex((one) => one.id === id);
  const session = state[at];
  if (session !== undefined) return state.with(at, withRow(session, event, cursor));
  const begins = event.type === "session_started" || event.type === "activity_started";
  return begins ? [...state, { id, rows: [cursor, cursor], rules: [] }] : state;
}

function withRow({ id, rows, rules }: SessionRows, event: TutorEvent, cursor: number): SessionRows {
  const found = rulesOf(event);
  const goesOn = rows.at(-1) === cursor - 1;
  return {
    id,
    rows: goesOn ? [...rows.slice(0, -1), cursor] : [...rows, cursor, cursor],
    rules: found.length === 0 ? rules : [...new Set([...rules, ...found])],
  };
}

function rulesOf(event: TutorEvent): readonly string[] {
  switch (event.type) {
    case "diagnosis_completed":
      return event.body.misconception === null ? [] : [event.body.misconception];
    case "exam_scored":
      return event.body.results.flatMap(({ misconception }) => misconception ?? []);
    default:
      return [];
  }
}

/** The rows of these sessions, in the order of their cursors; those that follow each other are one stretch. */
export function stretchesOf(sessions: readonly SessionRows[]): readonly Stretch[] {
  const all = sessions
    .flatMap(({ rows }) =>
      rows.flatMap((first, at): Stretch[] => (at % 2 === 0 ? [[first, rows[at + 1] ?? first]] : [])),
    )
    .toSorted(([a], [b]) => a - b);
  const joined: Stretch[] = [];
  for (const [first, last] of all) {
    const before = joined.at(-1);
    if (before !== undefined && before[1] === first - 1) joined[joined.length - 1] = [before[0], last];
    else joined.push([first, last]);
  }
  return joined;
}

/** More than anybody reads at once. */
const MOST_PROBLEMS = 50;

/**
 * The newest sessions, whole, of those before one: as many as have the problems of a page.
 *
 * @param sessions - in the order in which they were begun
 * @param before - absent: from the newest on
 * @param most - problems of a page; one session may have more
 */
export function pageOf(
  sessions: readonly CountedSession[],
  before: SessionId | undefined,
  most: number = MOST_PROBLEMS,
): SessionsPage {
  const end = before === undefined ? sessions.length : sessions.findIndex(({ id }) => id === before);
  let from = Math.max(0, end);
  for (let problems = 0; from > 0 && problems < most; from -= 1) problems += sessions[from - 1]?.problems ?? 0;
  const page = sessions.slice(from, Math.max(0, end));
  return { sessions: page, before: from > 0 ? (page[0]?.id ?? null) : null };
}
