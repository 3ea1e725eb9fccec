import type { Table } from "dexie";
import { compareText, err, ok, SessionId, type DeviceId, type LearnerId } from "#engine";
import type { SyncEvent, SyncRow } from "#engine/protocol/sync";
import { classifyFailure, messageOf, RefusedWrite } from "./classify-failure.ts";
import {
  baseKey,
  BaseRow,
  checkpointsKey,
  closedSummaryKey,
  DraftRow,
  headKey,
  HeadRow,
  MARKER_KEY,
  MarkerValue,
  ProfileRow,
  ProjectionRow,
  readCheckpointRows,
  replicaKey,
  sameHead,
  SELECTED_KEY,
  SHARED_KEY,
  SharedValue,
  SelectedValue,
} from "./rows.ts";
import { mergeRows } from "./merge-rows.ts";
import { groundOf, NO_REMOTE } from "./replica-row.ts";
import type { Commit, Restore, Store, StoreResult, StoreSignal } from "./store.ts";
import type { TutorDb } from "./tutor-db.ts";

/** The store contract over IndexedDB. */
export function createDexieStore(db: TutorDb): Store {
  const listeners: ((signal: StoreSignal) => void)[] = [];
  /** Set when a newer version took the database: this tab may not write again [STO7]. */
  let retired = false;
  let blocked = false;

  function signal(what: StoreSignal): void {
    for (const listener of listeners) listener(what);
  }

  db.on("versionchange", (event) => {
    const upgrade = event.newVersion !== null;
    retired = retired || upgrade;
    db.close({ disableAutoOpen: true });
    if (upgrade) signal("newer-version");
    return false; // instead of Dexie's own handler, which would open it again by itself
  });
  db.on("blocked", () => {
    blocked = true;
    signal("blocked");
  });

  async function connect(): Promise<void> {
    if (db.isOpen()) return;
    db.close({ disableAutoOpen: false });
    await db.open();
    if (blocked) {
      blocked = false;
      signal("unblocked");
    }
  }

  /** Runs the work; when the connection died, opens it again once and tries once more [STO6]. */
  async function run<Value>(work: () => PromiseLike<Value>): StoreResult<Value> {
    for (let attempt = 1; ; attempt++) {
      if (retired) return err({ type: "newer-version" });
      try {
        if (attempt > 1) await connect();
        return ok(await work());
      } catch (error) {
        if (retired) return err({ type: "newer-version" });
        const failure = classifyFailure(error);
        if (failure === null) throw error;
        if (failure.type !== "lost" || attempt === 2) return err(failure);
        db.close({ disableAutoOpen: false });
      }
    }
  }

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
    onSignal: (listener) => void listeners.push(listener),
    readDevice: () =>
      run(() =>
        transact(db, "r", [db.meta, db.profiles], async () => {
          const device = await readMarker(db);
          if (device === null) throw new RefusedWrite({ type: "cleared" });
          const shared = SharedValue.safeParse((await db.meta.get(SHARED_KEY))?.value ?? null).data ?? null;
          return {
            device,
            selected: await readSelected(db),
            profiles: await readProfiles(db),
            sharedWith: shared,
          };
        }),
      ),
    readPosition: (learner) =>
      run(() =>
        transact(db, "r", [db.meta], async () => {
          // Asked for together: one after the other each costs a round trip to the browser's own process.
          const [marker, selection, head, remote] = await Promise.all([
            readMarker(db),
            readSelected(db),
            learner === null ? null : readHead(db, learner),
            learner === null ? null : db.meta.get(replicaKey(learner)),
          ]);
          if (marker === null) throw new RefusedWrite({ type: "cleared" });
          return {
            device: marker,
            selected: selection,
            head,
            remote: remote === null ? NO_REMOTE : groundOf(remote?.value),
          };
        }),
      ),
    readProjection: (learner) =>
      run(async () => {
        const row = ProjectionRow.safeParse(await db.projections.get(learner));
        return row.success ? row.data : null;
      }),
    readTail: (learner, device, after) =>
      run(() =>
        db.events
          .where("[learner+device+seq]")
          .between([learner, device, after + 1], [learner, device, Number.MAX_SAFE_INTEGER], true, true)
          .toArray(),
      ),
    readLog: (learner, after = 0) =>
      run(() =>
        transact(db, "r", [db.events, db.remote], async () =>
          mergeRows(await remoteAfter(db, learner, after), await ownOf(db, learner)),
        ),
      ),
    readParts: (learner) =>
      run(() =>
        transact(db, "r", [db.events, db.remote], async () => ({
          rows: await remoteAfter(db, learner, 0),
          own: await ownOf(db, learner),
        })),
      ),
    readBase: (learner) =>
      run(() =>
        transact(db, "r", [db.meta], async () => {
          const { base } = groundOf((await db.meta.get(replicaKey(learner)))?.value);
          const row = base === 0 ? undefined : await db.meta.get(baseKey(learner));
          const read = BaseRow.safeParse(row?.value).data;
          return read?.cursor === base ? read : null;
        }),
      ),
    readRemoteAfter: (learner, cursor) => run(() => remoteAfter(db, learner, cursor)),
    readDrafts: (learner) =>
      run(async () => {
        const rows = await db.drafts.where("learner").equals(learner).toArray();
        return rows.flatMap((row) => {
          const draft = DraftRow.safeParse(row);
          return draft.success ? [draft.data] : [];
        });
      }),
    readClosedSummary: (learner) =>
      run(async () => {
        const row = await db.meta.get(closedSummaryKey(learner));
        return SessionId.safeParse(row?.value).data ?? null;
      }),
    countEvents: () => run(() => db.events.count()),
    commit: (commit) => run(() => transact(db, "rw", db.tables, () => commitInside(db, commit))),
    restore: (restore) => run(() => transact(db, "rw", db.tables, () => restoreInside(db, restore))),
    writeDraft: (device, row) => run(() => putDraftRelaxed(db, device, row)),
    writeSelected: (device, selected) => write(device, () => db.meta.put({ key: SELECTED_KEY, value: selected })),
    writeShared: (device, className) => write(device, () => db.meta.put({ key: SHARED_KEY, value: className })),
    writeProfile: (device, row) => write(device, () => db.profiles.put(row)),
    writeClosedSummary: (device, learner, session) =>
      write(device, () => db.meta.put({ key: closedSummaryKey(learner), value: session })),
    writeProjection: (device, row) => write(device, () => db.projections.put(row)),
    readCheckpoints: (learner) =>
      run(async () => readCheckpointRows((await db.meta.get(checkpointsKey(learner)))?.value ?? [])),
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

/**
 * One transaction; resolves when it is complete. When it was aborted its requests say only that: why, a
 * full disk for one, is known to the transaction alone.
 */
export async function transact<Value>(
  db: TutorDb,
  mode: "r" | "rw",
  tables: readonly Table[],
  work: () => Promise<Value>,
): Promise<Value> {
  let native: IDBTransaction | null = null;
  try {
    // An async function, so that Dexie follows the awaits inside: one it does not follow would leave the transaction.
    return await db.transaction(mode, tables, async (transaction) => {
      native = transaction.idbtrans;
      return await work();
    });
  } catch (error) {
    const reason = (native as IDBTransaction | null)?.error ?? null;
    throw reason?.name === "QuotaExceededError" ? reason : error;
  }
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
    ...commit.dropDrafts.map((item) => db.drafts.delete([learner, item])),
    ...(commit.enrol === undefined
      ? []
      : [db.profiles.add(commit.enrol), db.meta.put({ key: SELECTED_KEY, value: commit.enrol.id })]),
  ]);
  return null;
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
    db.events.where("[learner+device+seq]").between([learner, "", -Infinity], [learner, "\uffff", Infinity]).delete(),
    db.remote.where("[learner+cursor]").between([learner, -Infinity], [learner, Infinity]).delete(),
    db.drafts.where("learner").equals(learner).delete(),
    db.meta.bulkDelete([headKey, closedSummaryKey, replicaKey, baseKey, checkpointsKey].map((keyOf) => keyOf(learner))),
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
    const transaction = connection.transaction(["meta", "drafts"], "readwrite", { durability: "relaxed" });
    let refusal: RefusedWrite | null = null;
    transaction.addEventListener("complete", () => resolve(null));
    transaction.addEventListener("abort", () =>
      reject(refusal ?? transaction.error ?? new DOMException("aborted", "AbortError")),
    );
    const marker = transaction.objectStore("meta").get(MARKER_KEY);
    marker.addEventListener("success", () => {
      const found = MarkerValue.safeParse((marker.result as { value?: unknown } | undefined)?.value).data;
      if (found?.device === device) {
        transaction.objectStore("drafts").put(row);
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

export async function readMarker(db: TutorDb): Promise<DeviceId | null> {
  const row = await db.meta.get(MARKER_KEY);
  return row === undefined ? null : parsed(MarkerValue.safeParse(row.value)).device;
}

async function readSelected(db: TutorDb): Promise<LearnerId | null> {
  const row = await db.meta.get(SELECTED_KEY);
  return SelectedValue.safeParse(row?.value ?? null).data ?? null;
}

export async function readHead(db: TutorDb, learner: LearnerId): Promise<HeadRow | null> {
  const row = await db.meta.get(headKey(learner));
  return row === undefined ? null : parsed(HeadRow.safeParse(row.value));
}

async function readProfiles(db: TutorDb): Promise<ProfileRow[]> {
  const rows = await db.profiles.toArray();
  return rows
    .flatMap((row) => ProfileRow.safeParse(row).data ?? [])
    .toSorted((a, b) => a.createdAt - b.createdAt || compareText(a.id, b.id));
}

async function ownOf(db: TutorDb, learner: LearnerId): Promise<SyncEvent[]> {
  const range = db.events
    .where("[learner+hlc+device+seq]")
    .between([learner, -Infinity, "", -Infinity], [learner, Infinity, "\uffff", Infinity]);
  return (await range.toArray()) as SyncEvent[];
}

async function remoteAfter(db: TutorDb, learner: LearnerId, after: number): Promise<SyncRow[]> {
  const range = db.remote.where("[learner+cursor]").between([learner, after + 1], [learner, Infinity], true, true);
  return (await range.toArray()).map(({ cursor, ots, event }) => ({ cursor, ots, event }));
}

/** Marker and heads carry the chain: one that cannot be read stops everything rather than fork it. */
function parsed<Row>(
  read: { readonly success: true; readonly data: Row } | { readonly success: false; readonly error: Error },
): Row {
  if (read.success) return read.data;
  throw new RefusedWrite({ type: "broken", message: `unreadable row: ${read.error.message}`.slice(0, 300) });
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
