import { parseEvent, parseKnownPart, type EventId, type TutorEvent } from "#engine";
import type { SyncEvent } from "#engine/protocol/sync";
import { alertOf } from "#engine/class";
import type { NewOut } from "./outbox-store.ts";
import type { ChainEnd, NewRow, Push, Seen } from "./store.ts";

export interface PushDecision extends Push {
  /** Why the events from some point on were not taken. */
  readonly err: "fork" | "gap" | null;
}

export interface PushContext {
  /** The server's clock [ms since 1970-01-01 UTC]. */
  readonly now: number;
  /** What a teacher has settled is no longer in this log: before the end of a chain nothing is looked up [SYN79]. */
  readonly settles?: boolean;
  readonly tell?: Tell;
}

/** What is to be told of an event that the server hears of now [ms since 1970-01-01 UTC]. */
export type Tell = (event: TutorEvent, heardAt: number) => readonly NewOut[];

/** What becomes of the events of one request, in order, until one does not follow its device's chain. Pure. */
export function decidePush(seen: Seen, events: readonly SyncEvent[], context: PushContext): PushDecision {
  let { chain } = seen;
  // A server's clock may be set back too: what a device has seen before it made an event must stay before it.
  const now = Math.max(context.now, seen.latest);
  const known = new Set<EventId>(seen.known);
  const rows: NewRow[] = [];
  for (const event of events) {
    if (event.seq <= chain.seq) {
      if (isRepeat(event, chain, known) || (context.settles === true && event.seq < chain.seq)) continue;
      return { chain, rows, err: "fork" };
    }
    if (event.seq !== chain.seq + 1) return { chain, rows, err: "gap" };
    if (event.prev !== chain.id) return { chain, rows, err: "fork" };
    const ots = serverTimeOf(event, chain, now);
    // Known under another place: stamped anew after a fork. The chain moves on, the log has it already.
    if (!known.has(event.id)) rows.push(rowOf(event, { ots, heardAt: now, tell: context.tell }));
    known.add(event.id);
    chain = { seq: event.seq, id: event.id, ots };
  }
  return { chain, rows, err: null };
}

interface RowContext {
  readonly ots: number;
  readonly heardAt: number;
  readonly tell: Tell | undefined;
}

/**
 * What this version cannot read is kept in quarantine [SYN19]; what a person should see becomes an alert [SYN98], also where a
 * newer program says more of it than this one knows [EVT9].
 */
export function rowOf(event: SyncEvent, { ots, heardAt, tell }: RowContext): NewRow {
  const whole = parseEvent(event);
  const read = whole.ok ? whole : parseKnownPart(event);
  const status = whole.ok ? "ok" : "quarantined";
  if (!read.ok) return { event, ots, status, alert: null };
  const kind = alertOf(read.value);
  const told = tell?.(read.value, heardAt) ?? [];
  const outs = whole.ok ? told : told.filter(({ about }) => about === "alert");
  const row = { event, ots, status, alert: kind && { kind, heardAt } } as const;
  return outs.length === 0 ? row : { ...row, outs };
}

/** Sent before, and taken: an event of this chain is in the log under its id. */
function isRepeat(event: SyncEvent, chain: ChainEnd, known: ReadonlySet<EventId>): boolean {
  return event.seq === chain.seq ? event.id === chain.id : known.has(event.id);
}

/** The device's own order, whatever its clock says, and never in the future. */
function serverTimeOf(event: SyncEvent, chain: ChainEnd, now: number): number {
  return Math.max(chain.ots, Math.min(event.hlc, now));
}
