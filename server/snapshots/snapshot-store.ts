import type { OrderKey } from "#engine/log/row-order";
import type { LogCheck } from "#engine/protocol/sync";
import type { StreamKey } from "../sync/index.ts";

/** A folded log without its state. */
export interface SnapshotHead {
  readonly foldVersion: string;
  readonly contentSet: string;
  /** Of the learner's stream; under another one its cursors name other rows. */
  readonly epoch: string;
  readonly cursor: number;
  readonly check: LogCheck;
  readonly last: OrderKey;
  readonly unread: number;
}

export interface StoredSnapshot extends SnapshotHead {
  /** What reports are made of, by itself: nobody else reads it. As JSON. */
  readonly report: string;
  readonly state: StateParts;
}

/** What of a state grows with the log, each by itself, and the rest of it, which says what is done now. */
export const STATE_PARTS = ["rest", "mastery", "history", "found"] as const;
export type StatePart = (typeof STATE_PARTS)[number];
/** Each as JSON. */
export type StateParts = Readonly<Record<StatePart, string>>;
/** Unpacks a part, as JSON [SNP21]. */
export type ReadPart = (part: StatePart) => string;

export interface SnapshotChange {
  readonly put: readonly StoredSnapshot[];
  /** Cursors. */
  readonly drop: readonly number[];
}

/** Where snapshots are kept; all of them can be made again from the logs. Every key begins with tenant, learner. */
export interface SnapshotStore {
  /** Of the learner, the newest cursor first. */
  readonly heads: (key: StreamKey) => Promise<readonly SnapshotHead[]>;
  /** The state at a cursor, or what reports are made of; null where there is none. A state that was given can be read for ever. */
  readonly state: (key: StreamKey, cursor: number) => Promise<ReadPart | null>;
  readonly report: (key: StreamKey, cursor: number) => Promise<string | null>;
  /** All of it or nothing; one of the same cursor takes the other's place. */
  readonly change: (key: StreamKey, change: SnapshotChange) => Promise<void>;
  readonly erase: (key: StreamKey) => Promise<void>;
  readonly close: () => Promise<void>;
}
