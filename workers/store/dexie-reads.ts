import { compareText, LearnerId, SessionId, type DeviceId } from "#engine";
import type { SyncEvent, SyncRow } from "#engine/protocol/sync";
import { RefusedWrite } from "./classify-failure.ts";
import { transact, type DexieConnection } from "./dexie-connection.ts";
import { mergeRows } from "./merge-rows.ts";
import { groundOf, NO_REMOTE } from "./replica-row.ts";
import {
  assignmentsKey,
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
  readAssignmentsValue,
  readCheckpointRows,
  replicaKey,
  SELECTED_KEY,
  SelectedValue,
  KEPT_COUNTRY_KEY,
  KEPT_NAMES_KEY,
  readKeptCountryValue,
  readKeptNamesValue,
  SHARED_KEY,
  SharedValue,
} from "./rows.ts";
import type { Store } from "./store.ts";
import type { TutorDb } from "./tutor-db.ts";

type Reads = Pick<Store, Extract<keyof Store, `read${string}`>>;

/** Everything the store is asked; the marker is looked for where a cleared database must be told from an empty one. */
export function createDexieReads(db: TutorDb, run: DexieConnection["run"]): Reads {
  return {
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
    readKept: () =>
      run(() =>
        transact(db, "r", [db.meta], async () => ({
          names: readKeptNamesValue((await db.meta.get(KEPT_NAMES_KEY))?.value),
          country: readKeptCountryValue((await db.meta.get(KEPT_COUNTRY_KEY))?.value),
        })),
      ),
    readAssignments: (learner) =>
      run(async () => readAssignmentsValue((await db.meta.get(assignmentsKey(learner)))?.value ?? [])),
    readStrays: () =>
      run(() =>
        transact(db, "r", [db.meta, db.profiles], async () => {
          const keys = (await db.meta.toCollection().primaryKeys()).map(String);
          const prefix = replicaKey("" as LearnerId);
          const ids = keys.flatMap((key) =>
            key.startsWith(prefix) ? (LearnerId.safeParse(key.slice(prefix.length)).data ?? []) : [],
          );
          // A profile that this version cannot read is somebody's all the same.
          const known = new Set((await db.profiles.toCollection().primaryKeys()).map(String));
          return ids.filter((id) => !known.has(id) && !keys.includes(headKey(id)));
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
    readCheckpoints: (learner) =>
      run(async () => readCheckpointRows((await db.meta.get(checkpointsKey(learner)))?.value ?? [])),
  };
}

export async function readMarker(db: TutorDb): Promise<DeviceId | null> {
  const row = await db.meta.get(MARKER_KEY);
  return row === undefined ? null : parsed(MarkerValue.safeParse(row.value)).device;
}

export async function readSelected(db: TutorDb): Promise<LearnerId | null> {
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
