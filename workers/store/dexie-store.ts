import { err, ok, type DeviceId, type LearnerId, type TutorEvent } from "#engine";
import { classifyFailure, messageOf, RefusedWrite } from "./classify-failure.ts";
import { createDexieConnection, transact } from "./dexie-connection.ts";
import { createDexieReads, readHead, readMarker, readSelected } from "./dexie-reads.ts";
import { onNewChain, ReplicaRow } from "./replica-row.ts";
import {
  assignmentsKey,
  toAssignmentsValue,
  baseKey,
  checkpointsKey,
  closedSummaryKey,
  headKey,
  KEPT_COUNTRY_KEY,
  KEPT_NAMES_KEY,
  MARKER_KEY,
  MarkerValue,
  replicaKey,
  sameHead,
  SELECTED_KEY,
  SHARED_KEY,
  SharedValue,
  type DraftRow,
} from "./rows.ts";
import {
  NOTHING_KEPT,
  type Commit,
  type KeptOfClass,
  type Rechain,
  type Restore,
  type Store,
  type StoreResult,
} from "./store.ts";
import type { TutorDb } from "./tutor-db.ts";

/** The store contract over IndexedDB. */
export function createDexieStore(db: TutorDb): Store {
  const { connect, run, onSignal } = createDexieConnection(db);

  async function open(fresh: DeviceId): StoreResult<DeviceId> {
    try {
      await connect();
    } catch (error) {
      const failure = classifyFailure(error);
      return err(failure === null || failure.type === "lost" ? { type: "broken", message: messageOf(error) } : failure);
    }
    return run(() =>
      transact(db, "rw", [db.meta], async () => {
        const device = await readMarker(db);
        if (device !== null) return device;
        await db.meta.add({ key: MARKER_KEY, value: { device: fresh } });
        return fresh;
      }),
    );
  }

  /** One transaction that first looks for the marker. */
  function write(device: DeviceId, work: () => PromiseLike<unknown>): StoreResult<null> {
    return run(() =>
      transact(db, "rw", db.tables, async () => {
        await demandMarker(db, device);
        await work();
        return null;
      }),
    );
  }

  return {
    open,
    onSignal,
    ...createDexieReads(db, run),
    countEvents: () => run(() => db.events.count()),
    commit: (commit) => run(() => transact(db, "rw", db.tables, () => commitInside(db, commit))),
    rechain: (rechain) => run(() => transact(db, "rw", db.tables, () => rechainInside(db, rechain))),
    restore: (restore) => run(() => transact(db, "rw", db.tables, () => restoreInside(db, restore))),
    writeDraft: (device, row) => run(() => putDraftRelaxed(db, device, row)),
    writeSelected: (device, selected) => write(device, () => db.meta.put({ key: SELECTED_KEY, value: selected })),
    writeShared: (device, className) =>
      write(device, async () => {
        const before = SharedValue.safeParse((await db.meta.get(SHARED_KEY))?.value ?? null).data ?? null;
        // What is kept is of one class, and goes with it.
        if (before !== className) await putKept(db, NOTHING_KEPT);
        await db.meta.put({ key: SHARED_KEY, value: className });
      }),
    writeKept: (device, kept) => write(device, () => putKept(db, kept)),
    writeAssignments: (device, learner, assignments) =>
      write(device, () =>
        assignments.length === 0
          ? db.meta.delete(assignmentsKey(learner))
          : db.meta.put({ key: assignmentsKey(learner), value: toAssignmentsValue(assignments) }),
      ),
    writeProfile: (device, row) => write(device, () => db.profiles.put(row)),
    writeClosedSummary: (device, learner, session) =>
      write(device, () => db.meta.put({ key: closedSummaryKey(learner), value: session })),
    writeProjection: (device, row) => write(device, () => db.projections.put(row)),
    writeCheckpoints: (device, learner, rows) =>
      write(device, () => db.meta.put({ key: checkpointsKey(learner), value: rows })),
    dropProjection: (learner) => run(async () => (await db.projections.delete(learner), null)),
    deleteLearner: (device, learner) => write(device, () => forgetInside(db, learner)),
    salvage: () => salvage(db, connect),
    destroy: async () => {
      try {
        await db.delete({ disableAutoOpen: false });
        return ok(null);
      } catch (error) {
        return err({ type: "broken", message: messageOf(error) });
      }
    },
    close: () => db.close({ disableAutoOpen: true }),
  };
}

/** Each under a key of its own: what is nothing is not there. */
function putKept(db: TutorDb, { names, country }: KeptOfClass): Promise<unknown> {
  return Promise.all([
    names.length === 0
      ? db.meta.delete(KEPT_NAMES_KEY)
      : db.meta.put({ key: KEPT_NAMES_KEY, value: structuredClone(names) }),
    country === null ? db.meta.delete(KEPT_COUNTRY_KEY) : db.meta.put({ key: KEPT_COUNTRY_KEY, value: country }),
  ]);
}

async function commitInside(db: TutorDb, commit: Commit): Promise<null> {
  const { learner } = commit.head;
  const [device, head] = await Promise.all([readMarker(db), readHead(db, learner)]);
  if (device === null) throw new RefusedWrite({ type: "cleared" });
  // The connection died after this very commit reached the disk, and the command was tried again.
  if (head !== null && head.lastId === commit.head.lastId) return null;
  if (device !== commit.device || !sameHead(head, commit.expected)) throw new RefusedWrite({ type: "conflict" });
  await Promise.all([
    db.events.bulkAdd(commit.events),
    db.meta.put({ key: headKey(learner), value: commit.head }),
    db.projections.put(commit.projection),
    ...commit.dropDrafts().map((item) => db.drafts.delete([learner, item])),
    ...(commit.enrol === undefined
      ? []
      : [db.profiles.add(commit.enrol), db.meta.put({ key: SELECTED_KEY, value: commit.enrol.id })]),
  ]);
  return null;
}

async function rechainInside(db: TutorDb, { device, expected, events, head, profile }: Rechain): Promise<null> {
  const { learner } = head;
  await demandMarker(db, device);
  const before = await readHead(db, learner);
  // The connection died after this very write reached the disk, and it was tried again.
  if (sameHead(before, head)) return null;
  if (!sameHead(before, expected)) throw new RefusedWrite({ type: "conflict" });
  const replica = ReplicaRow.safeParse((await db.meta.get(replicaKey(learner)))?.value).data;
  await ownEvents(db, learner).delete();
  await Promise.all([
    db.events.bulkAdd(events as TutorEvent[]),
    db.projections.delete(learner),
    db.meta.delete(checkpointsKey(learner)),
    db.meta.put({ key: headKey(learner), value: head }),
    replica && db.meta.put({ key: replicaKey(learner), value: onNewChain(replica, head.device) }),
    profile && db.profiles.put(profile),
  ]);
  return null;
}

function ownEvents(db: TutorDb, learner: LearnerId) {
  return db.events.where("[learner+device+seq]").between([learner, "", -Infinity], [learner, "\uffff", Infinity]);
}

async function restoreInside(db: TutorDb, restore: Restore): Promise<null> {
  if ((await readMarker(db)) !== null) throw new RefusedWrite({ type: "conflict" });
  await Promise.all([
    db.meta.add({ key: MARKER_KEY, value: { device: restore.device } }),
    db.meta.bulkPut([
      { key: SELECTED_KEY, value: restore.selected },
      { key: SHARED_KEY, value: restore.sharedWith },
    ]),
    db.profiles.bulkPut(restore.profiles),
  ]);
  return null;
}

async function forgetInside(db: TutorDb, learner: LearnerId): Promise<void> {
  const selected = await readSelected(db);
  await Promise.all([
    ownEvents(db, learner).delete(),
    db.remote.where("[learner+cursor]").between([learner, -Infinity], [learner, Infinity]).delete(),
    db.drafts.where("learner").equals(learner).delete(),
    db.meta.bulkDelete(
      [assignmentsKey, headKey, closedSummaryKey, replicaKey, baseKey, checkpointsKey].map((keyOf) => keyOf(learner)),
    ),
    db.projections.delete(learner),
    db.profiles.delete(learner),
    selected === learner ? db.meta.put({ key: SELECTED_KEY, value: null }) : null,
  ]);
}

/**
 * Dexie has one durability for the whole database, and a key press is not worth a flush: this
 * transaction is made by hand.
 */
function putDraftRelaxed(db: TutorDb, device: DeviceId, row: DraftRow): Promise<null> {
  return new Promise((resolve, reject) => {
    // Thrown here by a dead or missing connection; `run` then opens it again.
    const connection = db.backendDB() as IDBDatabase | null;
    if (connection === null) throw new DOMException("no connection", "InvalidStateError");
    const transaction = connection.transaction(["meta", "profiles", "drafts"], "readwrite", { durability: "relaxed" });
    let refusal: RefusedWrite | null = null;
    transaction.addEventListener("complete", () => resolve(null));
    transaction.addEventListener("abort", () =>
      reject(refusal ?? transaction.error ?? new DOMException("aborted", "AbortError")),
    );
    const marker = transaction.objectStore("meta").get(MARKER_KEY);
    marker.addEventListener("success", () => {
      const found = MarkerValue.safeParse((marker.result as { value?: unknown } | undefined)?.value).data;
      if (found?.device === device) {
        const learner = transaction.objectStore("profiles").getKey(row.learner);
        learner.addEventListener("success", () => {
          // Deleted while the draft waited: nothing of theirs comes back.
          if (learner.result !== undefined) transaction.objectStore("drafts").put(row);
        });
      } else {
        refusal = new RefusedWrite({ type: found === undefined ? "cleared" : "conflict" });
        transaction.abort();
      }
    });
  });
}

async function demandMarker(db: TutorDb, device: DeviceId): Promise<void> {
  const found = await readMarker(db);
  if (found === null) throw new RefusedWrite({ type: "cleared" });
  if (found !== device) throw new RefusedWrite({ type: "conflict" });
}

/** Row by row, so that one unreadable row costs only itself. */
async function salvage(db: TutorDb, connect: () => Promise<void>): Promise<readonly unknown[]> {
  try {
    await connect();
    const keys = await db.events.toCollection().primaryKeys();
    const rows = await Promise.all(
      keys.map((key) =>
        db.events.get(key).then(
          (row) => (row === undefined ? [] : [row]),
          () => [],
        ),
      ),
    );
    return rows.flat();
  } catch {
    return [];
  }
}
