import type { DeviceId, ItemId, LearnerAssignment, LearnerId, Result, SessionId, TutorEvent } from "#engine";
import type { KeptName } from "#engine/protocol/kept";
import type { SyncEvent, SyncRow } from "#engine/protocol/sync";
import type { RemoteGround } from "./replica-row.ts";
import type { Chain } from "./restamp-chain.ts";
import type { BaseRow, CheckpointRow, DraftRow, HeadRow, ProfileRow, ProjectionRow } from "./rows.ts";

/** Why the store did not do it. Nothing of the refused call was written. */
export type StoreFailure =
  | { readonly type: "quota" }
  /** The connection died, was opened again once and died again. */
  | { readonly type: "lost"; readonly message: string }
  /** The marker row is gone: somebody emptied the storage under us. */
  | { readonly type: "cleared" }
  /** The head (or the device) is not the one the caller knows: another tab has written. */
  | { readonly type: "conflict" }
  /** A newer version of the program has the database. */
  | { readonly type: "newer-version" }
  /** The database cannot be opened. */
  | { readonly type: "broken"; readonly message: string };

export type StoreResult<Value> = Promise<Result<Value, StoreFailure>>;

/** Told when it happens, also while a call is still waiting. */
export type StoreSignal = "blocked" | "unblocked" | "newer-version";

/** What every tab shares: who this device is and who learns on it. */
export interface DeviceRecord {
  readonly device: DeviceId;
  readonly selected: LearnerId | null;
  /** In order of creation. */
  readonly profiles: readonly ProfileRow[];
  /** Name of the class everybody of which works on this device; null: it is nobody's but its learners'. */
  readonly sharedWith: string | null;
}

/** What a shared device keeps of its class. */
export interface KeptOfClass {
  readonly names: readonly KeptName[];
  /** Where its school is; null: it has not said. */
  readonly country: string | null;
}
export const NOTHING_KEPT: KeptOfClass = { names: [], country: null };

/** The cheap question asked before each command. */
export interface Position {
  readonly device: DeviceId;
  readonly selected: LearnerId | null;
  readonly head: HeadRow | null;
  readonly remote: RemoteGround;
}

/** One learner's log as it lies here; unparsed. */
export interface LogParts {
  /** Of the server's log, in order of cursor. */
  readonly rows: readonly SyncRow[];
  /** Recorded on this device. */
  readonly own: readonly SyncEvent[];
}

/** Everything one command writes, in one strict transaction. */
export interface Commit {
  /** The marker's device as the caller knows it. */
  readonly device: DeviceId;
  /** The head as the caller knows it; null before the learner's first event on this device. */
  readonly expected: HeadRow | null;
  readonly events: readonly TutorEvent[];
  readonly head: HeadRow;
  readonly projection: ProjectionRow;
  /** Asked inside the transaction, where nobody waits any more: what is typed until then can still be kept. */
  readonly dropDrafts: () => readonly ItemId[];
  /** A new learner, selected by the same transaction. */
  readonly enrol?: ProfileRow;
}

/** A learner's own events on a new chain, with others among them that came in a file. */
export interface Rechain extends Chain {
  /** The marker's device as the caller knows it. */
  readonly device: DeviceId;
  /** The head as the caller knows it; null where the learner has no event here. */
  readonly expected: HeadRow | null;
  /** Written with it, where it changes what is known of the learner. */
  readonly profile?: ProfileRow;
}

/** A new beginning after the storage was cleared; what memory still holds of a log is committed after it. */
export interface Restore {
  readonly device: DeviceId;
  readonly selected: LearnerId | null;
  readonly profiles: readonly ProfileRow[];
  readonly sharedWith: string | null;
}

/**
 * Where a device keeps its learners' logs. Every write is one transaction that first looks for the
 * marker row; a call resolves when the transaction is complete on disk, never before [STO1].
 */
export interface Store {
  /** Opens the database; on a first run the marker is written with `fresh` as device id. */
  readonly open: (fresh: DeviceId) => StoreResult<DeviceId>;
  readonly onSignal: (listener: (signal: StoreSignal) => void) => void;
  readonly readDevice: () => StoreResult<DeviceRecord>;
  /** Apart from the record, of which copies are made: these names go when the class says so. */
  readonly readKept: () => StoreResult<KeptOfClass>;
  /** What a school gave the learner to do. */
  readonly readAssignments: (learner: LearnerId) => StoreResult<readonly LearnerAssignment[]>;
  /** Of whom rows of the server's log lie here, and neither a profile nor anything recorded here [STO18]. */
  readonly readStrays: () => StoreResult<readonly LearnerId[]>;
  readonly readPosition: (learner: LearnerId | null) => StoreResult<Position>;
  readonly readProjection: (learner: LearnerId) => StoreResult<ProjectionRow | null>;
  /** Events of one device after a seq, ascending; unparsed. */
  readonly readTail: (learner: LearnerId, device: DeviceId, after: number) => StoreResult<readonly unknown[]>;
  /**
   * The learner's log as far as it is here, of all devices, in the order of the fold [SYN40, SYN41]; unparsed. `after`: own
   * events and the server's rows after a cursor only.
   */
  readonly readLog: (learner: LearnerId, after?: number) => StoreResult<readonly unknown[]>;
  /** The same before it is merged, all of it. */
  readonly readParts: (learner: LearnerId) => StoreResult<LogParts>;
  /** The snapshot in the place of the history; null where the whole log is here, or it cannot be read. */
  readonly readBase: (learner: LearnerId) => StoreResult<BaseRow | null>;
  /** Rows of the server's log after a cursor, in order of cursor. */
  readonly readRemoteAfter: (learner: LearnerId, cursor: number) => StoreResult<readonly SyncRow[]>;
  readonly readDrafts: (learner: LearnerId) => StoreResult<readonly DraftRow[]>;
  readonly readClosedSummary: (learner: LearnerId) => StoreResult<SessionId | null>;
  /** Number of events of all learners. */
  readonly countEvents: () => StoreResult<number>;
  readonly commit: (write: Commit) => StoreResult<null>;
  /** In the place of all own events of the learner; what was folded from them goes, and nothing of the chain is acked. */
  readonly rechain: (write: Rechain) => StoreResult<null>;
  /** Refused as `conflict` when a marker is there again: another tab was quicker. */
  readonly restore: (write: Restore) => StoreResult<null>;
  /** Relaxed durability: survives a killed browser, not a power cut. Of a learner without a profile nothing is written. */
  readonly writeDraft: (device: DeviceId, row: DraftRow) => StoreResult<null>;
  readonly writeSelected: (device: DeviceId, selected: LearnerId | null) => StoreResult<null>;
  readonly writeShared: (device: DeviceId, className: string | null) => StoreResult<null>;
  /** In the place of all there was. */
  readonly writeKept: (device: DeviceId, kept: KeptOfClass) => StoreResult<null>;
  /** In the place of all there were. */
  readonly writeAssignments: (
    device: DeviceId,
    learner: LearnerId,
    assignments: readonly LearnerAssignment[],
  ) => StoreResult<null>;
  readonly writeProfile: (device: DeviceId, row: ProfileRow) => StoreResult<null>;
  readonly writeClosedSummary: (device: DeviceId, learner: LearnerId, session: SessionId) => StoreResult<null>;
  readonly writeProjection: (device: DeviceId, row: ProjectionRow) => StoreResult<null>;
  /** The oldest first. */
  readonly readCheckpoints: (learner: LearnerId) => StoreResult<readonly CheckpointRow[]>;
  /** In the place of all there were. */
  readonly writeCheckpoints: (
    device: DeviceId,
    learner: LearnerId,
    rows: readonly CheckpointRow[],
  ) => StoreResult<null>;
  readonly dropProjection: (learner: LearnerId) => StoreResult<null>;
  /** Profile, log, head, projection, checkpoints and drafts: nothing of the learner stays. */
  readonly deleteLearner: (device: DeviceId, learner: LearnerId) => StoreResult<null>;
  /** Every event row that can still be read, whatever else is broken. Never fails. */
  readonly salvage: () => Promise<readonly unknown[]>;
  /** Deletes the whole database. */
  readonly destroy: () => StoreResult<null>;
  readonly close: () => void;
}
