import type { DeviceId, EventId, LearnerId } from "#engine";
import type { LogCheck, SyncEvent, SyncRow, SyncSnapshot } from "#engine/protocol/sync";
import type { ReplicaRow } from "../store/replica-row.ts";
import type { BaseRow, HeadRow } from "../store/rows.ts";
import type { StoreResult } from "../store/store.ts";

/** What a round begins with, read in one transaction. */
export interface Outgoing {
  /** Null before the learner's first event on this device. */
  readonly head: HeadRow | null;
  readonly replica: ReplicaRow;
  /** The first own events that are not acked, in order of seq. The log itself is the outbox. */
  readonly events: readonly SyncEvent[];
}

/** What one answer changes, in one transaction: rows and cursor together, or neither [SYN54]. */
export interface Absorption {
  /** The replica as the caller knows it; when chain, epoch or cursor are others by now nothing is written. */
  readonly expected: ReplicaRow;
  readonly next: ReplicaRow;
  /** The stored rows go before `rows` come: they are of another epoch, or not what they should be. */
  readonly forget: boolean;
  readonly rows: readonly SyncRow[];
  /** What stands in the place of the history from now on; it goes when `next` has no base any more [SYN62]. */
  readonly snapshot?: SyncSnapshot;
}

/** A new chain for the learner's own events. */
export interface Fork {
  readonly learner: LearnerId;
  /** The chain as the caller knows it; when it is another by now nothing is written. */
  readonly from: DeviceId;
  readonly to: DeviceId;
}

export interface Purge {
  readonly expected: ReplicaRow;
  /** The server's rows go too: the learner has left a shared device. */
  readonly forget: boolean;
}

/**
 * What sync needs of the device's store beside what the tutor needs (`../store/store.ts`): the same database, the same
 * rules. Every write is one transaction that first looks for the marker row.
 */
export interface ReplicaStore {
  readonly readOutgoing: (learner: LearnerId, limit: number) => StoreResult<Outgoing>;
  /** Id of an own event by its place on a chain; null when there is none. */
  readonly readOwnId: (learner: LearnerId, device: DeviceId, seq: number) => StoreResult<EventId | null>;
  /** The server's rows in order of cursor. */
  readonly readRemote: (learner: LearnerId) => StoreResult<readonly SyncRow[]>;
  /** Own events in order of seq, acked or not. */
  readonly readOwn: (learner: LearnerId) => StoreResult<readonly SyncEvent[]>;
  /** Check of the rows that are really there. */
  readonly readCheck: (learner: LearnerId) => StoreResult<LogCheck>;
  readonly absorb: (write: Absorption) => StoreResult<null>;
  /** Stamps all own events anew on a new chain: same ids, new seq and prev [SYN51]. */
  readonly fork: (write: Fork) => StoreResult<null>;
  /**
   * Deletes own events up to `expected.durable`, if that is a place of the chain, and, unless all goes, only those whose
   * rows are here; the last place is kept for the check of forks [SYN57].
   */
  readonly purge: (write: Purge) => StoreResult<null>;
}

export function toBaseRow({ cursor, foldVersion, contentSet, state }: SyncSnapshot): BaseRow {
  return { cursor, version: foldVersion, content: contentSet, state };
}

/** Whether an answer may still be taken in: nothing it builds on has changed since it was asked for. */
export function sameGround(a: ReplicaRow, b: ReplicaRow): boolean {
  return (
    a.device === b.device &&
    a.epoch === b.epoch &&
    a.cursor === b.cursor &&
    a.base?.here.cursor === b.base?.here.cursor &&
    a.purged.seq === b.purged.seq
  );
}
