import { parseEvent } from "#engine";
import {
  evolvePupil,
  evolveReport,
  initialPupilFold,
  initialReportFold,
  type PupilFold,
  type ReportFold,
} from "#engine/class";
import { inOrder, keyOf, type OrderKey } from "#engine/log/row-order";
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
  /** What devices fold too is its `tutor`. */
  readonly state: PupilFold;
  /** What reports are made of; null: it was not read, and is not gone on with. */
  readonly report: ReportFold | null;
}

export const EMPTY_LOG: FoldedLog = {
  cursor: 0,
  check: EMPTY_CHECK,
  last: null,
  unread: 0,
  state: initialPupilFold,
  report: initialReportFold,
};

/**
 * Rows after the cursor, in the order of cursors, of which every one stands after what was folded. A generator: between
 * two portions others may have their turn.
 */
export function* foldOn(base: FoldedLog, rows: readonly SyncRow[], portion: number): Generator<undefined, FoldedLog> {
  const ordered = inOrder(rows);
  let { state, report, unread } = base;
  for (const [at, { event, ots, cursor }] of ordered.entries()) {
    const read = parseEvent(event);
    if (read.ok) {
      state = evolvePupil(state, read.value, ots);
      report = report && evolveReport(report, read.value, state.tutor.mastery, { ots, cursor });
    } else unread += 1;
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
    report,
  };
}

/** All at once. */
export function foldRows(base: FoldedLog, rows: readonly SyncRow[]): FoldedLog {
  const folding = foldOn(base, rows, rows.length + 1);
  const done = folding.next();
  if (done.done !== true) throw new Error("folding stopped before its end");
  return done.value;
}
