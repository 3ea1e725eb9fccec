import type { DeviceId, EventId, LearnerId, Result } from "#engine";
import type { AlertEnd, AlertKind, Stretch } from "#engine/class";
import type { ChainPlace, LogCheck, SyncEvent, SyncRow } from "#engine/protocol/sync";
import type { NewOut, OutboxStore } from "./outbox-store.ts";

/** Whose log: both from the session, never from what was sent. Every key of a store begins with them [SYN10]. */
export interface StreamKey {
  readonly tenant: string;
  readonly learner: LearnerId;
}

/** The end of one device's chain. */
export interface ChainEnd extends ChainPlace {
  /** The server's time of its last event; times of one device never go back. */
  readonly ots: number;
}

export const NO_CHAIN: ChainEnd = { seq: 0, id: null, ots: 0 };

/** What devices are told: the epoch of the server's data, and another one with every erasure of the stream [SYN24]. */
export function streamEpoch(epoch: string, erasures: number): string {
  return erasures === 0 ? epoch : `${epoch}.${erasures}`;
}

/** `quarantined`: this version cannot read it. */
export type EventStatus = "ok" | "quarantined";

/** An event about to be stored at the next cursor. */
export interface NewRow {
  readonly event: SyncEvent;
  readonly ots: number;
  readonly status: EventStatus;
  /** A person should look at it, as is written with it in one transaction [SYN98]. */
  readonly alert: NewAlert | null;
  /** What is to be told of it, as is written with it too [SYN100]. */
  readonly outs?: readonly NewOut[];
}

export interface NewAlert {
  readonly kind: AlertKind;
  /** When the server heard of it [ms since 1970-01-01 UTC]; it may have happened long before. */
  readonly heardAt: number;
}

/** One row of a log that a person should look at. */
export interface StoredAlert extends NewAlert {
  readonly learner: LearnerId;
  /** Of the event. */
  readonly id: EventId;
  readonly cursor: number;
  /** The server's time of the event. */
  readonly ots: number;
  readonly mark: AlertMark;
}

/** What people did about it; teachers by their ids. */
export interface AlertMark {
  /** Who looked at it. */
  readonly seen: { readonly by: string; readonly at: number } | null;
  /** Who said that they see to it. */
  readonly seesTo: { readonly by: string; readonly at: number } | null;
  readonly done: { readonly by: string; readonly at: number; readonly how: AlertEnd } | null;
}

/** Pure: it may be called again. */
export type ChangeMark = (mark: AlertMark) => AlertMark;

export const UNSEEN: AlertMark = { seen: null, seesTo: null, done: null };

/** Where an alert stands in the list of past ones; each has its own. */
export type AlertPlace = Pick<StoredAlert, "heardAt" | "learner" | "cursor">;

/** Which past alerts: all of these learners, and those of these kinds whosever they are. */
export interface AlertScope {
  readonly learners: readonly LearnerId[];
  readonly kinds: readonly AlertKind[];
}

/** So many open alerts of one log and kind are read, the newest: nobody's many hide another's one. */
export const ALERTS_OF_A_KIND = 20;

export interface StoredRow extends SyncRow {
  readonly status: EventStatus;
}

/** What a request asks of the store. */
export interface Ask {
  readonly device: DeviceId;
  /** Ids of the events sent. */
  readonly ids: readonly EventId[];
  readonly epoch: string | null;
  /** Where the rows wanted begin; 0 counts instead when the epoch is another. */
  readonly cursor: number;
  /** Most rows wanted. */
  readonly want: number;
}

/** What the stream holds, read under its lock. */
export interface Seen {
  readonly chain: ChainEnd;
  /** The server's time of the latest event in the learner's log; 0 in an empty one. */
  readonly latest: number;
  /** Those of the ids asked for that the learner's log holds, from whatever device. */
  readonly known: ReadonlySet<EventId>;
}

/** What is written: all of it or nothing. */
export interface Push {
  readonly chain: ChainEnd;
  readonly rows: readonly NewRow[];
}

/** Where a log ends, and what it is up to there. */
export interface LogEnd {
  readonly epoch: string;
  /** Cursor of the last row; 0 where there is none. */
  readonly head: number;
  /** Of all its rows. */
  readonly hash: string;
}

export interface Exchanged<Decided extends Push> {
  readonly push: Decided;
  readonly epoch: string;
  readonly durable: ChainPlace;
  readonly from: number;
  readonly rows: readonly SyncRow[];
  readonly head: number;
  readonly check: LogCheck;
}

/**
 * Why there is no answer: too many are waiting or the database cannot be reached, or the disk is full. When a connection broke
 * in the middle the push may have been taken: sent again it is taken once [SYN12].
 */
export interface StoreRefusal {
  readonly type: "busy" | "full";
}

/**
 * Where a server keeps the learners' logs. One transaction an exchange: lock the learner's stream, read, let `decide`
 * choose (it is pure and may be called again), write, read the rows after the cursor. It resolves when all of it is on
 * disk. Cursors of a stream are 1, 2, 3 … in the order of the commits, without gaps [SYN11].
 */
export interface SyncStore {
  readonly exchange: <Decided extends Push>(
    key: StreamKey,
    ask: Ask,
    decide: (seen: Seen) => Decided,
  ) => Promise<Result<Exchanged<Decided>, StoreRefusal>>;
  /** Rows after a cursor with their status, for reports and re-grading. */
  readonly readRows: (key: StreamKey, after: number, limit: number) => Promise<readonly StoredRow[]>;
  /** The rows of these stretches, in the order of their cursors; those that are not there are left out [SYN103]. */
  readonly readStretches: (key: StreamKey, stretches: readonly Stretch[]) => Promise<readonly StoredRow[]>;
  /** Alerts of a school that nobody is done with, the oldest first; of one log and kind the newest `ALERTS_OF_A_KIND`. */
  readonly openAlerts: (tenant: string) => Promise<readonly StoredAlert[]>;
  /** Alerts of a school that somebody is done with, the latest heard of first: after a place, so many at most. */
  readonly pastAlerts: (
    tenant: string,
    scope: AlertScope,
    after: AlertPlace | null,
    limit: number,
  ) => Promise<readonly StoredAlert[]>;
  /** Open or past; undefined where there is none. */
  readonly alertAt: (key: StreamKey, id: EventId) => Promise<StoredAlert | undefined>;
  /** What waits to be told to other systems. */
  readonly outbox: OutboxStore;
  /** `change` gets the mark as it is then and gives the next one: of two at once neither is lost. False where there is no alert. */
  readonly markAlert: (key: StreamKey, id: EventId, change: ChangeMark) => Promise<boolean>;
  /** Where logs end, in the order asked; undefined for one that was never begun. Nobody who pushes is waited for. */
  readonly endsOf: (tenant: string, learners: readonly LearnerId[]) => Promise<readonly (LogEnd | undefined)[]>;
  /**
   * Takes the events out for good where the log still ends at `head`; the ends of the chains stay, so that devices go on. Only for
   * a log no device has rows of. False, and nothing, where it ends elsewhere [SYN79].
   */
  readonly clear: (key: StreamKey, head: number) => Promise<boolean>;
  /**
   * Takes a learner's events and chains out for good; resolves when that is on disk. The stream goes on empty under another
   * epoch [SYN24]. Who calls it has ended the learner's sessions: a device that may still push begins the log anew.
   */
  readonly erase: (key: StreamKey) => Promise<void>;
  readonly close: () => Promise<void>;
}
