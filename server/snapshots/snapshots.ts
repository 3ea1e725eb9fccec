import { setTimeout as delay } from "node:timers/promises";
import { FOLD_NAME } from "#engine";
import { initialPupilFold, initialReportFold, type PupilFold, type ReportFold } from "#engine/class";
import type { SyncRow, SyncSnapshot } from "#engine/protocol/sync";
import { createFollower, turn } from "../follower.ts";
import type { GivenSnapshot, LogEnd, StreamKey, SyncStore } from "../sync/index.ts";
import { learnersStreams, type StreamList } from "../sync/stream-list.ts";
import { createPaces } from "./paces.ts";
import { createSnapshotMaker, isAtEnd, type KnownFold } from "./snapshot-maker.ts";
import type { SnapshotHead, SnapshotStore, StatePart, StoredSnapshot } from "./snapshot-store.ts";
import { joinState } from "./state-parts.ts";

export interface SnapshotsDeps {
  readonly sync: SyncStore;
  readonly store: SnapshotStore;
  /** Hash of this server's content. */
  readonly contentSet: string;
  /** Ids only (TH20). */
  readonly onError: (key: StreamKey | null, error: unknown) => void;
  /** A snapshot is made every so many rows. */
  readonly every?: number;
  /** The first one already from so many rows on, and another one where so many are folded for who asks. */
  readonly worth?: number;
  /** Whose logs there are; absent: after a restart a learner's is made when it is asked for, or at the next push. */
  readonly streams?: StreamList;
  /** Waited for between two learners, and in the folding of one nobody waits for [SNP20]. */
  readonly pause?: () => Promise<void>;
  /** Who asks for folds waits no longer than this [ms]. */
  readonly patienceMs?: number;
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
  /**
   * What learners' whole logs come to, in the order asked; an empty fold where there is no log, undefined where nobody can say
   * now: those that take longer are folded on in the background. Those that were asked for lately are kept at hand, and only what
   * came since is folded [SNP18].
   */
  readonly foldsOf: (
    tenant: string,
    learners: readonly StreamKey["learner"][],
  ) => Promise<readonly (PupilFold | undefined)[]>;
  /**
   * What one learner's whole log comes to, with what a report is made of; undefined where nobody can say now. Only what came since
   * the newest snapshot is read [SNP19].
   */
  readonly reportOf: (key: StreamKey) => Promise<ReportedLog | undefined>;
  /** Forgets a learner; to be called when the log is erased. */
  readonly erase: (key: StreamKey) => Promise<void>;
  readonly idle: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface ReportedLog {
  readonly fold: PupilFold;
  readonly report: ReportFold;
}

export const SNAPSHOT_EVERY = 500;
/** Fewer rows are folded as fast as a state is read. */
const WORTH = 50;
/** A page that shows most of a class is worth more than one that shows nothing yet; with the rest of its way it is there in a second [ms]. */
const PATIENCE_MS = 700;
/** A page of one pupil has nothing else to show [ms]. */
const PATIENCE_FOR_ONE_MS = 5_000;
/**
 * Folds that are kept at hand: those of the classes somebody looks at, and of pupils at work whose teachers are on any page: a
 * school of a thousand. Each is 40 kB after a hundred answers and 190 kB after a thousand; with fewer than are looked at in turn
 * each would be folded anew each time.
 */
const AT_HAND = 1_000;

/** Snapshots that are read together: whatever else the server does has its turn once for all of them. */
const READ_AT_ONCE = 16;

export function createSnapshots({
  sync,
  store,
  contentSet,
  onError,
  every = SNAPSHOT_EVERY,
  worth = WORTH,
  streams,
  pause = turn,
  patienceMs = PATIENCE_MS,
}: SnapshotsDeps): Snapshots {
  const paces = createPaces(pause);
  const { fits, bringUp, foldAll, foldKept } = createSnapshotMaker({
    sync,
    store,
    contentSet,
    step: (key) => paces.step(nameOf(key)),
  });
  let isClosed = false;
  const working = new Map<string, Promise<unknown>>();
  const follower = createFollower({ work: makeWhenDue, onError, sweep: resume, pause });

  /** One thing at a time for one learner, whoever asks. */
  async function inTurn<Value>(key: StreamKey, task: () => Promise<Value>): Promise<Value> {
    const name = nameOf(key);
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
      if (head >= worth) follower.follow(key);
    }
  }

  /** Whether there are rows enough is seen by whether there is the last of them. */
  function makeWhenDue(key: StreamKey): Promise<void> {
    return inTurn(key, async () => {
      const newest = (await store.heads(key)).find(fits);
      const due = await sync.readRows(key, (newest === undefined ? worth : newest.cursor + every) - 1, 1);
      if (due.length > 0) await bringUp(key, () => true);
    });
  }

  async function complete(
    key: StreamKey,
    found: StoredSnapshot | SnapshotHead | undefined,
  ): Promise<GivenSnapshot | undefined> {
    if (found === undefined) return undefined;
    const read = "state" in found ? (part: StatePart) => found.state[part] : await store.state(key, found.cursor);
    if (read === null) return undefined;
    const { epoch, cursor, check, last } = found;
    const { tutor } = joinState(read);
    const snapshot = { cursor, foldVersion: FOLD_NAME, contentSet, state: tutor, lastOts: last.ots, ...check };
    return { epoch, snapshot };
  }

  /** A row at the very time of the snapshot's last one counts as late: a device cannot tell on which side it belongs. */
  const isStale = (tail: readonly SyncRow[], newest: SnapshotHead | undefined) =>
    newest === undefined || tail.length > every || tail.some(({ ots }) => ots <= newest.last.ots);

  const atHand = new Map<string, KnownFold>();
  let lastInLine: Promise<unknown> = Promise.resolve();

  /** One class after the other; a fault is told, and ends no other's. */
  function inLine(task: () => Promise<void>): Promise<void> {
    // Once it is closed its stores may be, too.
    const done = lastInLine.then(task).catch((error: unknown) => {
      if (!isClosed) onError(null, error);
    });
    lastInLine = done;
    return done;
  }

  function foldAtHand(key: StreamKey, end: LogEnd | undefined): PupilFold | undefined {
    if (end === undefined || end.head === 0) return initialPupilFold;
    const name = nameOf(key);
    const last = atHand.get(name);
    if (last === undefined || !isAtEnd(last, end)) return undefined;
    // What is looked at stays longest.
    atHand.delete(name);
    atHand.set(name, last);
    return last.state;
  }

  function keepAtHand(key: StreamKey, fold: KnownFold): PupilFold {
    const name = nameOf(key);
    atHand.delete(name);
    atHand.set(name, { ...fold, report: null });
    const [oldest] = atHand.keys();
    if (atHand.size > AT_HAND && oldest !== undefined) atHand.delete(oldest);
    return fold.state;
  }

  /** Without folding anything; undefined where the log has grown since its snapshot. */
  async function readFold(key: StreamKey, end: LogEnd | undefined): Promise<PupilFold | undefined> {
    const there = foldAtHand(key, end);
    if (end === undefined || there !== undefined) return there;
    return inTurn(key, async () => {
      const kept = await foldKept(key, end);
      return kept && keepAtHand(key, kept);
    });
  }

  async function foldOf(key: StreamKey, end: LogEnd | undefined): Promise<PupilFold | undefined> {
    const there = foldAtHand(key, end);
    if (end === undefined || there !== undefined) return there;
    const last = atHand.get(nameOf(key));
    const fold = await inTurn(key, async () => {
      if (last !== undefined) return foldAll(key, last, "state");
      await keepWhereWorth(key, end);
      return (await foldKept(key, end)) ?? foldAll(key, last, "state");
    });
    return fold === null ? undefined : keepAtHand(key, fold);
  }

  /** A snapshot is kept on the way: nobody folds the same rows at each start. */
  async function keepWhereWorth(key: StreamKey, { head }: LogEnd): Promise<void> {
    const newest = (await store.heads(key)).find(fits);
    if (head - (newest?.cursor ?? 0) >= worth) await bringUp(key, () => true);
  }

  async function reportOf(key: StreamKey): Promise<ReportedLog | undefined> {
    const [end] = await sync.endsOf(key.tenant, [key.learner]);
    if (end === undefined || end.head === 0) return { fold: initialPupilFold, report: initialReportFold };
    const folded = await inTurn(key, async () => {
      await keepWhereWorth(key, end);
      return foldAll(key, undefined, "with-report");
    });
    if (folded === null || folded.report === null) return undefined;
    return { fold: keepAtHand(key, folded), report: folded.report };
  }

  const given = (key: StreamKey) =>
    paces.waiting(() =>
      paces.asked([nameOf(key)], () => inTurn(key, async () => complete(key, await bringUp(key, isStale)))),
    );

  /** Who asks waits no longer than that; what was asked for goes on to be made. */
  function patiently<Value>(made: Promise<Value>, ms: number): Promise<Value | undefined> {
    // Who gave up waiting does not hear of it.
    made.catch(() => {});
    return paces.waiting(() => Promise.race([made, delay(ms, undefined, { ref: false })]));
  }

  return {
    follow: follower.follow,
    resume,
    latest: async (key) => (await given(key))?.snapshot,
    snapshotFor: async (key, wish) => {
      if (wish.foldVersion !== FOLD_NAME || wish.contentSet !== contentSet) return undefined;
      const rows = await sync.readRows(key, wish.cursor, every + 1);
      return rows.length <= every ? undefined : await given(key);
    },
    foldsOf: async (tenant, learners) => {
      const ends = await sync.endsOf(tenant, learners);
      const folds = learners.map((learner, at) => foldAtHand({ tenant, learner }, ends[at]));
      if (folds.every((fold) => fold !== undefined)) return folds;
      const names = learners.map((learner) => nameOf({ tenant, learner }));
      const fold = async () => {
        // Who asked for many has most of them soonest.
        const lengthOf = (at: number) => ends[at]?.head ?? 0;
        const all = [...learners.entries()].toSorted(([a], [b]) => lengthOf(a) - lengthOf(b));
        for (let from = 0; from < all.length; from += READ_AT_ONCE) {
          if (isClosed) return;
          const some = all.slice(from, from + READ_AT_ONCE);
          const read = some.map(async ([at, learner]) => (folds[at] ??= await readFold({ tenant, learner }, ends[at])));
          await Promise.all(read);
        }
        for (const [at, learner] of all) {
          if (isClosed) return;
          folds[at] ??= await foldOf({ tenant, learner }, ends[at]);
        }
      };
      await patiently(
        paces.asked(names, () => inLine(fold)),
        patienceMs,
      );
      return [...folds];
    },
    reportOf: (key) =>
      patiently(
        paces.asked([nameOf(key)], () => reportOf(key)),
        PATIENCE_FOR_ONE_MS,
      ),
    erase: (key) =>
      inTurn(key, async () => {
        atHand.delete(nameOf(key));
        await store.erase(key);
      }),
    idle: follower.idle,
    close: async () => {
      isClosed = true;
      await follower.close();
    },
  };
}

function nameOf({ tenant, learner }: StreamKey): string {
  return JSON.stringify([tenant, learner]);
}
