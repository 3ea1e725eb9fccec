import type { EventId } from "#engine";
import { addToCheck, EMPTY_CHECK, sameCheck, samePlace, type SyncResponse } from "#engine/protocol/sync";
import type { ReplicaRow } from "../store/replica-row.ts";
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
      /** The server has rows that are not here yet. */
      readonly more: boolean;
    };

/** What an answer means for this device. Pure; nothing is believed that does not fit what is stored. */
export function decideAnswer({ replica, local, response, wall }: AnswerFacts): AnswerDecision {
  if (isFork(response, local)) return { type: "fork" };
  const moved = replica.epoch !== response.epoch;
  // Another epoch: the server's data were restored, and the rows here may never have been theirs [SYN53].
  const base = moved ? { ...replica, epoch: response.epoch, cursor: 0, check: EMPTY_CHECK } : replica;
  const fits = response.from === base.cursor;
  const rows = fits ? response.rows : [];
  const check = rows.reduce((sum, { event }) => addToCheck(sum, event.id), base.check);
  const mismatch = fits && !sameCheck(check, response.check);
  const known = {
    ...base,
    ...(local === "purged" ? {} : { acked: response.ack, durable: response.durable }),
    offsetMs: Math.round(response.serverTime - wall),
    contactAt: response.serverTime,
    latest: rows.reduce((latest, { ots }) => Math.max(latest, ots), base.latest),
  };
  const cursor = rows.at(-1)?.cursor ?? base.cursor;
  const next = mismatch ? { ...known, cursor: 0, check: EMPTY_CHECK } : { ...known, cursor, check };
  return {
    type: "absorb",
    write: {
      expected: replica,
      next,
      forget: moved || mismatch,
      rows: mismatch ? [] : rows,
    },
    progress: !mismatch && (moved || rows.length > 0 || !samePlace(replica.acked, next.acked)),
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
