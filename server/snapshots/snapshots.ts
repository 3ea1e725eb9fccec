import { DeviceId, FOLD_VERSION, uuidFromName, type TutorState } from "#engine";
import type { SyncRow, SyncSnapshot } from "#engine/protocol/sync";
import { createFollower, turn } from "../follower.ts";
import type { GivenSnapshot, StreamKey, SyncStore } from "../sync/index.ts";
import { learnersStreams, type StreamList } from "../sync/stream-list.ts";
import { comeAfter, cutsOf } from "#engine/log/row-order";
import { cursorsToDrop } from "#engine/log/thin-out";
import { EMPTY_LOG, foldOn, type FoldedLog } from "./fold-log.ts";
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
/** Rows read at a time, and folded at a time: between two portions others have their turn. */
const PAGE = 500;
/** Rows from the end of the log at which states are kept as well, when a long log is folded for the first time. */
const CHECKPOINTS = [500, 1_000, 2_000, 4_000, 8_000, 16_000];
/** A device that never writes: asking the store changes nothing. */
const NO_DEVICE = DeviceId.parse(uuidFromName("snapshots"));

export function createSnapshots({
  sync,
  store,
  contentSet,
  onError,
  every = SNAPSHOT_EVERY,
  streams,
  pause = turn,
}: SnapshotsDeps): Snapshots {
  const foldVersion = `${FOLD_VERSION}`;
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

  /** With other content, or another fold, none of what is kept is of use. */
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
      const [newest] = fittingOf(await store.heads(key));
      const due = await sync.readRows(key, (newest?.cursor ?? 0) + every - 1, 1);
      if (due.length > 0) await bringUp(key, () => true);
    });
  }

  function fittingOf(heads: readonly SnapshotHead[]): readonly SnapshotHead[] {
    return heads.filter((head) => head.foldVersion === foldVersion && head.contentSet === contentSet);
  }

  /** The kept snapshot that is still true, with the rows after it; made anew where `isDue` says so of them. */
  async function bringUp(
    key: StreamKey,
    isDue: (tail: readonly SyncRow[], newest: SnapshotHead | undefined) => boolean,
  ): Promise<StoredSnapshot | SnapshotHead | undefined> {
    const all = await store.heads(key);
    const fitting = fittingOf(all);
    const seen = await look(key, fitting[0]);
    if (seen === null) return undefined;
    const kept = seen.isTrue ? fitting : [];
    const [newest] = kept;
    const tail = await readAfter(key, newest?.cursor ?? 0);
    if (tail.length === 0 || !isDue(tail, newest)) return newest;
    return await make(key, { all, kept, epoch: seen.epoch, tail });
  }

  /** Whether the log still is, up to the snapshot, what was folded; null where nobody can say now. */
  async function look(
    key: StreamKey,
    newest: SnapshotHead | undefined,
  ): Promise<{ readonly epoch: string; readonly isTrue: boolean } | null> {
    const ask = { device: NO_DEVICE, ids: [], epoch: newest?.epoch ?? null, cursor: newest?.cursor ?? 0, want: 0 };
    const asked = await sync.exchange(key, ask, ({ chain }) => ({ chain, rows: [] }));
    if (!asked.ok) return null;
    const { epoch, from, check } = asked.value;
    const isTrue =
      newest !== undefined &&
      epoch === newest.epoch &&
      from === newest.cursor &&
      check.count === newest.check.count &&
      check.hash === newest.check.hash;
    return { epoch, isTrue };
  }

  interface Making {
    /** All there are, and those of them that may be gone on from. */
    readonly all: readonly SnapshotHead[];
    readonly kept: readonly SnapshotHead[];
    readonly epoch: string;
    /** The rows after the newest of `kept`. */
    readonly tail: readonly SyncRow[];
  }

  async function make(key: StreamKey, { all, kept, epoch, tail }: Making): Promise<StoredSnapshot | undefined> {
    const sound = kept.filter(({ last }) => comeAfter(last, tail));
    const base = await open(key, sound[0]);
    const rows = base.cursor === (kept[0]?.cursor ?? 0) ? tail : await readAfter(key, base.cursor);
    const tag = { foldVersion, contentSet, epoch };
    const made: StoredSnapshot[] = [];
    let folded = base;
    for (const part of partsOf(rows)) {
      folded = await fold(folded, part);
      if (folded.last !== null) made.push(toStored(folded, tag));
    }
    const cursors = [...sound, ...made].map(({ cursor }) => cursor);
    const late = all.filter((head) => !sound.includes(head)).map(({ cursor }) => cursor);
    const thinned = new Set(cursorsToDrop(cursors));
    await store.change(key, {
      put: made.filter(({ cursor }) => !thinned.has(cursor)),
      drop: [...late, ...thinned],
    });
    return made.at(-1);
  }

  async function open(key: StreamKey, head: SnapshotHead | undefined): Promise<FoldedLog> {
    const state = head === undefined ? null : await store.state(key, head.cursor);
    if (head === undefined || state === null) return EMPTY_LOG;
    const { cursor, check, last, unread } = head;
    return { cursor, check, last, unread, state: decodeState(state) };
  }

  async function readAfter(key: StreamKey, cursor: number): Promise<readonly SyncRow[]> {
    const rows: SyncRow[] = [];
    for (;;) {
      const page = await sync.readRows(key, rows.at(-1)?.cursor ?? cursor, PAGE);
      rows.push(...page);
      if (page.length < PAGE) return rows;
      await turn();
    }
  }

  async function complete(
    key: StreamKey,
    found: StoredSnapshot | SnapshotHead | undefined,
  ): Promise<GivenSnapshot | undefined> {
    if (found === undefined) return undefined;
    const state = "state" in found ? found.state : await store.state(key, found.cursor);
    if (state === null) return undefined;
    const { epoch, cursor, check, last } = found;
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
      if (wish.foldVersion !== foldVersion || wish.contentSet !== contentSet) return undefined;
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

/** Plain data: JSON gives back the very same state [SNP4]. */
export function encodeState(state: TutorState): string {
  return JSON.stringify(state);
}

/** Written by `encodeState` of the same fold version. */
export function decodeState(text: string): TutorState {
  return JSON.parse(text) as TutorState;
}

function toStored(
  { cursor, check, last, unread, state }: FoldedLog,
  tag: Pick<SnapshotHead, "foldVersion" | "contentSet" | "epoch">,
): StoredSnapshot {
  if (last === null) throw new Error("nothing was folded");
  return { ...tag, cursor, check, last, unread, state: encodeState(state) };
}

/** A long log in parts, at the ends of which a late row can begin. */
function partsOf(rows: readonly SyncRow[]): readonly (readonly SyncRow[])[] {
  const cuts = cutsOf(rows);
  const at = CHECKPOINTS.flatMap((distance) => cuts.findLast((cut) => cut <= rows.length - distance) ?? []);
  const ends = [...new Set(at)].toSorted((a, b) => a - b);
  return [0, ...ends].map((from, index) => rows.slice(from, ends[index] ?? rows.length));
}

async function fold(base: FoldedLog, rows: readonly SyncRow[]): Promise<FoldedLog> {
  const folding = foldOn(base, rows, PAGE);
  for (;;) {
    const step = folding.next();
    if (step.done === true) return step.value;
    await turn();
  }
}
