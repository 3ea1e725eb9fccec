import type { SyncRow, SyncSnapshot } from "#engine/protocol/sync";
import { createFollower, turn } from "../follower.ts";
import type { GivenSnapshot, StreamKey, SyncStore } from "../sync/index.ts";
import { learnersStreams, type StreamList } from "../sync/stream-list.ts";
import { createSnapshotMaker, decodeState } from "./snapshot-maker.ts";
import type { SnapshotHead, SnapshotStore, StoredSnapshot } from "./snapshot-store.ts";

export interface SnapshotsDeps {
  readonly sync: SyncStore;
  readonly store: SnapshotStore;
  /** Hash of this server's content. */
  readonly contentSet: string;
  /** Ids only (TH20). */
  readonly onError: (key: StreamKey | null, error: unknown) => void;
  /** A snapshot is made every so many rows. */
  readonly every?: number;
  /** Whose logs there are; absent: after a restart a learner's is made when it is asked for, or at the next push. */
  readonly streams?: StreamList;
  /** Waited for between two learners. */
  readonly pause?: () => Promise<void>;
}

/** What a device says when it asks. */
export interface SnapshotWish {
  /** The last row it has; 0 for none. */
  readonly cursor: number;
  readonly foldVersion: string;
  readonly contentSet: string;
}

/** Folded logs in the place of rows, for devices that keep no history. */
export interface Snapshots {
  /** To be called after each push that was taken. Returns at once, never throws; works in the background [SNP13]. */
  readonly follow: (key: StreamKey) => void;
  /** Follows everybody who is due: to be called at the start [SNP17]. */
  readonly resume: () => Promise<void>;
  /**
   * The learner's snapshot, made anew where it lacks more than `every` rows, or rows that belong before its end; undefined
   * for an empty log, or when the sync store is too busy to be asked [SNP10].
   */
  readonly latest: (key: StreamKey) => Promise<SyncSnapshot | undefined>;
  /** The same for one device: undefined where it folds otherwise, or is better off with the rows it lacks [SNP12]. */
  readonly snapshotFor: (key: StreamKey, wish: SnapshotWish) => Promise<GivenSnapshot | undefined>;
  /** Forgets a learner; to be called when the log is erased. */
  readonly erase: (key: StreamKey) => Promise<void>;
  readonly idle: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export const SNAPSHOT_EVERY = 500;
export function createSnapshots({
  sync,
  store,
  contentSet,
  onError,
  every = SNAPSHOT_EVERY,
  streams,
  pause = turn,
}: SnapshotsDeps): Snapshots {
  const { fits, bringUp } = createSnapshotMaker({ sync, store, contentSet });
  let isClosed = false;
  const working = new Map<string, Promise<unknown>>();
  const follower = createFollower({ work: makeWhenDue, onError, sweep: resume, pause });

  /** One thing at a time for one learner, whoever asks. */
  async function inTurn<Value>(key: StreamKey, task: () => Promise<Value>): Promise<Value> {
    const name = JSON.stringify([key.tenant, key.learner]);
    const done = (working.get(name) ?? Promise.resolve()).then(task);
    const settled = done.catch(() => {});
    working.set(name, settled);
    try {
      return await done;
    } finally {
      if (working.get(name) === settled) working.delete(name);
    }
  }

  async function resume(): Promise<void> {
    if (streams === undefined) return;
    for await (const { head, ...key } of learnersStreams(streams, pause)) {
      if (isClosed) return;
      if (head >= every) follower.follow(key);
    }
  }

  /** Whether there are rows enough is seen by whether there is the last of them. */
  function makeWhenDue(key: StreamKey): Promise<void> {
    return inTurn(key, async () => {
      const newest = (await store.heads(key)).find(fits);
      const due = await sync.readRows(key, (newest?.cursor ?? 0) + every - 1, 1);
      if (due.length > 0) await bringUp(key, () => true);
    });
  }

  async function complete(
    key: StreamKey,
    found: StoredSnapshot | SnapshotHead | undefined,
  ): Promise<GivenSnapshot | undefined> {
    if (found === undefined) return undefined;
    const state = "state" in found ? found.state : await store.state(key, found.cursor);
    if (state === null) return undefined;
    const { epoch, cursor, foldVersion, check, last } = found;
    const snapshot = { cursor, foldVersion, contentSet, state: decodeState(state), lastOts: last.ots, ...check };
    return { epoch, snapshot };
  }

  /** A row at the very time of the snapshot's last one counts as late: a device cannot tell on which side it belongs. */
  const isStale = (tail: readonly SyncRow[], newest: SnapshotHead | undefined) =>
    newest === undefined || tail.length > every || tail.some(({ ots }) => ots <= newest.last.ots);

  const given = (key: StreamKey) => inTurn(key, async () => await complete(key, await bringUp(key, isStale)));

  return {
    follow: follower.follow,
    resume,
    latest: async (key) => (await given(key))?.snapshot,
    snapshotFor: async (key, wish) => {
      if (!fits(wish)) return undefined;
      const rows = await sync.readRows(key, wish.cursor, every + 1);
      return rows.length <= every ? undefined : await given(key);
    },
    erase: (key) => inTurn(key, () => store.erase(key)),
    idle: follower.idle,
    close: async () => {
      isClosed = true;
      await follower.close();
    },
  };
}
