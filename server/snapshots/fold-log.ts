import { evolveTutor, initialTutorState, parseEvent, type TutorState } from "#engine";
import { compareKeys, type OrderKey } from "#engine/log/merge-log";
import { addToCheck, EMPTY_CHECK, type LogCheck, type SyncRow } from "#engine/protocol/sync";

/** What the rows up to a cursor come to, folded in the order of all devices. */
export interface FoldedLog {
  readonly cursor: number;
  /** Of the rows up to the cursor. */
  readonly check: LogCheck;
  /** The place in the order that comes last; null before the first row. */
  readonly last: OrderKey | null;
  /** Rows this version cannot read: they change nothing. */
  readonly unread: number;
  readonly state: TutorState;
}

export const EMPTY_LOG: FoldedLog = {
  cursor: 0,
  check: EMPTY_CHECK,
  last: null,
  unread: 0,
  state: initialTutorState,
};

export function keyOf({ ots, event: { device, seq } }: SyncRow): OrderKey {
  return { ots, device, seq };
}

/** Whether all rows stand after a place in the order, so that folding can go on from there. */
export function comeAfter(last: OrderKey | null, rows: readonly SyncRow[]): boolean {
  return last === null || rows.every((row) => compareKeys(keyOf(row), last) > 0);
}

/**
 * Rows after the cursor, in the order of cursors, of which every one stands after what was folded. A generator: between
 * two portions others may have their turn.
 */
export function* foldOn(base: FoldedLog, rows: readonly SyncRow[], portion: number): Generator<undefined, FoldedLog> {
  const ordered = rows.toSorted((a, b) => compareKeys(keyOf(a), keyOf(b)));
  let { state, unread } = base;
  for (const [at, { event }] of ordered.entries()) {
    const read = parseEvent(event);
    if (read.ok) state = evolveTutor(state, read.value);
    else unread += 1;
    if (at % portion === portion - 1) yield;
  }
  const check = rows.reduce((before, { event }) => addToCheck(before, event.id), base.check);
  const last = ordered.at(-1);
  return {
    cursor: rows.at(-1)?.cursor ?? base.cursor,
    check,
    last: last === undefined ? base.last : keyOf(last),
    unread,
    state,
  };
}

/** All at once. */
export function foldRows(base: FoldedLog, rows: readonly SyncRow[]): FoldedLog {
  const folding = foldOn(base, rows, rows.length + 1);
  const done = folding.next();
  if (done.done !== true) throw new Error("folding stopped before its end");
  return done.value;
}

/**
 * Numbers of rows, the smallest first, after which the rows could be cut: every row before stands before every row after
 * it in the order. What a part up to a cut comes to is the beginning of what the whole comes to.
 */
export function cutsOf(rows: readonly SyncRow[]): readonly number[] {
  // The first in the order of each row and all after it.
  const firsts: OrderKey[] = [];
  for (const row of rows.toReversed()) {
    const next = firsts.at(-1);
    const key = keyOf(row);
    firsts.push(next === undefined || compareKeys(key, next) < 0 ? key : next);
  }
  const cuts: number[] = [];
  let last: OrderKey | null = null;
  for (const [at, row] of rows.entries()) {
    const first = firsts[rows.length - 1 - at];
    if (at > 0 && last !== null && first !== undefined && compareKeys(last, first) < 0) cuts.push(at);
    const key = keyOf(row);
    if (last === null || compareKeys(key, last) > 0) last = key;
  }
  return cuts;
}
