import type { EventId } from "#engine";
import {
  addToCheck,
  EMPTY_CHECK,
  sameCheck,
  samePlace,
  type FoldName,
  type LogCheck,
  type SyncResponse,
  type SyncRow,
  type SyncSnapshot,
} from "#engine/protocol/sync";
import { withoutLog, type ReplicaRow } from "../store/replica-row.ts";
import type { Absorption } from "./replica-store.ts";

/** What this device has at the place the answer acks: an event, nothing, or no longer anything. */
export type LocalEvent = EventId | null | "purged";

export interface AnswerFacts {
  /** As it was when the request was made. */
  readonly replica: ReplicaRow;
  readonly local: LocalEvent;
  readonly response: SyncResponse;
  /** Own wall clock when the answer came [ms since 1970-01-01 UTC]. */
  readonly wall: number;
  /** The fold a snapshot was asked of; null where none was asked for. */
  readonly fold: FoldName | null;
}

export type AnswerDecision =
  /** Another device goes by this chain's id: a new chain is needed. */
  | { readonly type: "fork" }
  | {
      readonly type: "absorb";
      readonly write: Absorption;
      /** The answer brought something forward. */
      readonly progress: boolean;
      /** The log here was not the server's; it is fetched again from the beginning. */
      readonly mismatch: boolean;
      /** The server has rows after the cursor that are not here yet. */
      readonly more: boolean;
    };

/** What an answer means for this device. Pure; nothing is believed that does not fit what is stored. */
export function decideAnswer({ replica, local, response, wall, fold }: AnswerFacts): AnswerDecision {
  if (isFork(response, local)) return { type: "fork" };
  const moved = replica.epoch !== response.epoch;
  // Another epoch: the server's data were restored, and the rows here may never have been theirs [SYN53].
  const ground = moved ? { ...withoutLog(replica), epoch: response.epoch } : replica;
  const snapshot = snapshotIn(response, ground, fold);
  const taken = takeRows(snapshot === undefined ? ground : onSnapshot(ground, snapshot), response);
  const { log, rows, fits, mismatch } = taken;
  const next = {
    ...(mismatch ? withoutLog(ground) : log),
    ...(local === "purged" ? {} : { acked: response.ack, durable: response.durable }),
    offsetMs: Math.round(response.serverTime - wall),
    contactAt: response.serverTime,
    latest: rows.reduce((latest, { ots }) => Math.max(latest, ots), log.latest),
  };
  const isNews = rows.length > 0 || log.base?.waits !== ground.base?.waits;
  return {
    type: "absorb",
    write: {
      expected: replica,
      next,
      forget: moved || mismatch,
      rows: mismatch ? [] : rows,
      ...(snapshot === undefined || mismatch ? {} : { snapshot }),
    },
    progress: !mismatch && (moved || isNews || !samePlace(replica.acked, next.acked)),
    mismatch,
    more: !fits || mismatch || response.head > next.cursor,
  };
}

/** The server's chain is not this one: it says so, or acks an event that is not here, or lacks what is gone here. */
function isFork({ err, ack }: SyncResponse, local: LocalEvent): boolean {
  if (err === "fork") return true;
  if (local === "purged") return err === "gap";
  return ack.seq > 0 && local !== ack.id;
}

/** A snapshot that was asked for, of the right fold, for a log of which nothing is here. */
function snapshotIn(
  { snapshot, from }: SyncResponse,
  { cursor }: ReplicaRow,
  fold: FoldName | null,
): SyncSnapshot | undefined {
  if (snapshot === undefined || fold === null || cursor > 0 || snapshot.cursor === 0) return undefined;
  const fits =
    snapshot.foldVersion === fold.version && snapshot.contentSet === fold.content && snapshot.cursor === from;
  return fits ? snapshot : undefined;
}

function onSnapshot(replica: ReplicaRow, { cursor, count, hash, lastOts }: SyncSnapshot): ReplicaRow {
  const check = { count, hash };
  const base = { cursor, check, lastOts, here: { cursor: 0, check: EMPTY_CHECK }, waits: false };
  return { ...replica, cursor, check, base, latest: Math.max(replica.latest, lastOts) };
}

interface Taken {
  readonly log: ReplicaRow;
  /** Those that are taken in. */
  readonly rows: readonly SyncRow[];
  /** The answer begins where rows are wanted. */
  readonly fits: boolean;
  readonly mismatch: boolean;
}

/** Rows go to the end of the log, or to the history that a snapshot stands for; they must come to the server's check. */
function takeRows(replica: ReplicaRow, { from, rows, check }: SyncResponse): Taken {
  const { base } = replica;
  if (from === replica.cursor) {
    const isSound = sameCheck(sumOf(replica.check, rows), check);
    const late = base === null ? -1 : rows.findIndex(({ ots }) => ots <= base.lastOts);
    const kept = late === -1 ? rows : rows.slice(0, late);
    const log = {
      ...replica,
      cursor: kept.at(-1)?.cursor ?? replica.cursor,
      check: sumOf(replica.check, kept),
      base: base !== null && late !== -1 ? { ...base, waits: true } : base,
    };
    return { log, rows: kept, fits: true, mismatch: !isSound };
  }
  if (base === null || from !== base.here.cursor) return { log: replica, rows: [], fits: false, mismatch: false };
  const kept = rows.filter(({ cursor }) => cursor <= base.cursor);
  const here = { cursor: kept.at(-1)?.cursor ?? base.here.cursor, check: sumOf(base.here.check, kept) };
  const isSound = sameCheck(sumOf(base.here.check, rows), check);
  const isWhole = here.cursor === base.cursor;
  const log: ReplicaRow = { ...replica, base: isWhole ? null : { ...base, here } };
  return { log, rows: kept, fits: true, mismatch: !isSound || (isWhole && !sameCheck(here.check, base.check)) };
}

function sumOf(check: LogCheck, rows: readonly SyncRow[]): LogCheck {
  return rows.reduce((sum, { event }) => addToCheck(sum, event.id), check);
}

/** What rows are wanted next: the end of the log comes first, unless it waits for the history. */
export function wantedRows(
  { cursor, base }: Pick<ReplicaRow, "cursor" | "base">,
  {
    head,
    most,
  }: { /** As of the last answer; null before one. */ readonly head: number | null; readonly most: number },
): { readonly cursor: number; readonly want: number } {
  if (base === null || (!base.waits && (head === null || head > cursor))) return { cursor, want: most };
  return { cursor: base.here.cursor, want: Math.min(most, base.cursor - base.here.cursor) };
}
