import {
  compareText,
  err,
  ok,
  type DeviceId,
  type LearnerAssignment,
  type LearnerId,
  type Result,
  type SessionId,
} from "#engine";
import type { SyncEvent, SyncRow } from "#engine/protocol/sync";
import { mergeRows } from "./merge-rows.ts";
import { groundOf, onNewChain, type ReplicaRow } from "./replica-row.ts";
import {
  sameHead,
  type BaseRow,
  type CheckpointRow,
  type DraftRow,
  type HeadRow,
  type ProfileRow,
  type ProjectionRow,
} from "./rows.ts";
import {
  NOTHING_KEPT,
  type Commit,
  type KeptOfClass,
  type Rechain,
  type Restore,
  type Store,
  type StoreFailure,
} from "./store.ts";

/** What would be on disk. Several stores over one disk are several tabs. */
export interface MemoryDisk {
  marker: DeviceId | null;
  selected: LearnerId | null;
  sharedWith: string | null;
  kept: KeptOfClass;
  readonly events: Map<string, unknown>;
  readonly heads: Map<LearnerId, HeadRow>;
  readonly profiles: Map<LearnerId, ProfileRow>;
  readonly projections: Map<LearnerId, ProjectionRow>;
  readonly drafts: Map<string, DraftRow>;
  readonly closedSummaries: Map<LearnerId, SessionId>;
  readonly assignments: Map<LearnerId, readonly LearnerAssignment[]>;
  readonly replicas: Map<LearnerId, ReplicaRow>;
  readonly bases: Map<LearnerId, BaseRow>;
  readonly checkpoints: Map<LearnerId, readonly CheckpointRow[]>;
  /** Rows of the server's log by cursor. */
  readonly remote: Map<LearnerId, Map<number, SyncRow>>;
}

export function createMemoryDisk(): MemoryDisk {
  return {
    marker: null,
    selected: null,
    sharedWith: null,
    kept: NOTHING_KEPT,
    events: new Map(),
    heads: new Map(),
    profiles: new Map(),
    projections: new Map(),
    drafts: new Map(),
    closedSummaries: new Map(),
    assignments: new Map(),
    replicas: new Map(),
    bases: new Map(),
    checkpoints: new Map(),
    remote: new Map(),
  };
}

/** As if the browser's "clear site data" had been pressed. */
export function clearMemoryDisk(disk: MemoryDisk): void {
  disk.marker = null;
  disk.selected = null;
  disk.sharedWith = null;
  disk.kept = NOTHING_KEPT;
  for (const table of Object.values(disk)) if (table instanceof Map) table.clear();
}

interface EventKey {
  readonly learner: string;
  readonly device: string;
  readonly seq: number;
  readonly hlc: number;
  readonly id: string;
}

/** The store contract over plain maps: each call is atomic because nothing awaits inside it. */
export function createMemoryStore(disk: MemoryDisk): Store {
  function rowsOf(learner: LearnerId): EventKey[] {
    return [...disk.events.values()].map((row) => row as EventKey).filter((row) => row.learner === learner);
  }

  function remoteOf(learner: LearnerId): SyncRow[] {
    return [...(disk.remote.get(learner)?.values() ?? [])].toSorted((a, b) => a.cursor - b.cursor);
  }

  function guarded<Value>(device: DeviceId, work: () => Value): Result<Value, StoreFailure> {
    if (disk.marker === null) return err({ type: "cleared" });
    if (disk.marker !== device) return err({ type: "conflict" });
    return ok(work());
  }

  function commit(write: Commit): Result<null, StoreFailure> {
    if (disk.marker === null) return err({ type: "cleared" });
    const head = disk.heads.get(write.head.learner) ?? null;
    if (head !== null && head.lastId === write.head.lastId) return ok(null);
    if (disk.marker !== write.device || !sameHead(head, write.expected)) return err({ type: "conflict" });
    const ids = new Set([...disk.events.values()].map((row) => (row as EventKey).id));
    if (write.events.some((event) => disk.events.has(keyOf(event)) || ids.has(event.id))) {
      return err({ type: "conflict" });
    }
    for (const event of write.events) disk.events.set(keyOf(event), structuredClone(event));
    disk.heads.set(write.head.learner, write.head);
    disk.projections.set(write.head.learner, structuredClone(write.projection));
    for (const item of write.dropDrafts()) disk.drafts.delete(`${write.head.learner}/${item}`);
    if (write.enrol !== undefined) {
      disk.profiles.set(write.enrol.id, write.enrol);
      disk.selected = write.enrol.id;
    }
    return ok(null);
  }

  function rechain({ device, expected, events, head, profile }: Rechain): Result<null, StoreFailure> {
    const { learner } = head;
    if (disk.marker === null) return err({ type: "cleared" });
    const before = disk.heads.get(learner) ?? null;
    if (sameHead(before, head)) return ok(null);
    if (disk.marker !== device || !sameHead(before, expected)) return err({ type: "conflict" });
    for (const [key, row] of disk.events) if ((row as EventKey).learner === learner) disk.events.delete(key);
    for (const event of events) disk.events.set(keyOf(event), structuredClone(event));
    const replica = disk.replicas.get(learner);
    if (replica !== undefined) disk.replicas.set(learner, onNewChain(replica, head.device));
    disk.heads.set(learner, head);
    disk.projections.delete(learner);
    disk.checkpoints.delete(learner);
    if (profile !== undefined) disk.profiles.set(learner, profile);
    return ok(null);
  }

  function restore(write: Restore): Result<null, StoreFailure> {
    if (disk.marker !== null) return err({ type: "conflict" });
    disk.marker = write.device;
    disk.selected = write.selected;
    disk.sharedWith = write.sharedWith;
    for (const profile of write.profiles) disk.profiles.set(profile.id, profile);
    return ok(null);
  }

  return {
    open: async (fresh) => ok((disk.marker ??= fresh)),
    onSignal: () => {},
    readDevice: async () =>
      disk.marker === null
        ? err({ type: "cleared" })
        : ok({
            device: disk.marker,
            selected: disk.selected,
            sharedWith: disk.sharedWith,
            profiles: [...disk.profiles.values()].toSorted(
              (a, b) => a.createdAt - b.createdAt || compareText(a.id, b.id),
            ),
          }),
    readKept: async () => ok(disk.kept),
    readAssignments: async (learner) => ok(structuredClone(disk.assignments.get(learner) ?? [])),
    readStrays: async () => ok([...disk.replicas.keys()].filter((id) => !disk.profiles.has(id) && !disk.heads.has(id))),
    readPosition: async (learner) =>
      disk.marker === null
        ? err({ type: "cleared" })
        : ok({
            device: disk.marker,
            selected: disk.selected,
            head: learner === null ? null : (disk.heads.get(learner) ?? null),
            remote: groundOf(learner === null ? undefined : disk.replicas.get(learner)),
          }),
    readProjection: async (learner) => ok(structuredClone(disk.projections.get(learner) ?? null)),
    readTail: async (learner, device, after) =>
      ok(
        rowsOf(learner)
          .filter((row) => row.device === device && row.seq > after)
          .toSorted((a, b) => a.seq - b.seq),
      ),
    readLog: async (learner, after = 0) =>
      ok(
        mergeRows(
          remoteOf(learner).filter(({ cursor }) => cursor > after),
          rowsOf(learner) as unknown as SyncEvent[],
        ),
      ),
    readParts: async (learner) => ok({ rows: remoteOf(learner), own: rowsOf(learner) as unknown as SyncEvent[] }),
    readBase: async (learner) => {
      const base = disk.bases.get(learner);
      const isTrue = base !== undefined && base.cursor === disk.replicas.get(learner)?.base?.cursor;
      return ok(isTrue ? structuredClone(base) : null);
    },
    readRemoteAfter: async (learner, cursor) => ok(remoteOf(learner).filter((row) => row.cursor > cursor)),
    writeProjection: async (device, row) => guarded(device, () => (disk.projections.set(row.learner, row), null)),
    readDrafts: async (learner) => ok([...disk.drafts.values()].filter((row) => row.learner === learner)),
    readClosedSummary: async (learner) => ok(disk.closedSummaries.get(learner) ?? null),
    countEvents: async () => ok(disk.events.size),
    commit: async (write) => commit(write),
    rechain: async (write) => rechain(write),
    restore: async (write) => restore(write),
    writeDraft: async (device, row) =>
      guarded(device, () => {
        if (disk.profiles.has(row.learner)) disk.drafts.set(`${row.learner}/${row.item}`, row);
        return null;
      }),
    writeSelected: async (device, selected) => guarded(device, () => ((disk.selected = selected), null)),
    writeShared: async (device, className) =>
      guarded(device, () => {
        if (disk.sharedWith !== className) disk.kept = NOTHING_KEPT;
        disk.sharedWith = className;
        return null;
      }),
    writeKept: async (device, kept) => guarded(device, () => ((disk.kept = structuredClone(kept)), null)),
    writeAssignments: async (device, learner, assignments) =>
      guarded(device, () => (disk.assignments.set(learner, structuredClone(assignments)), null)),
    writeProfile: async (device, row) => guarded(device, () => (disk.profiles.set(row.id, row), null)),
    writeClosedSummary: async (device, learner, session) =>
      guarded(device, () => (disk.closedSummaries.set(learner, session), null)),
    readCheckpoints: async (learner) => ok(structuredClone(disk.checkpoints.get(learner) ?? [])),
    writeCheckpoints: async (device, learner, rows) =>
      guarded(device, () => (disk.checkpoints.set(learner, structuredClone(rows)), null)),
    dropProjection: async (learner) => ok((disk.projections.delete(learner), null)),
    deleteLearner: async (device, learner) => guarded(device, () => (forget(disk, learner), null)),
    salvage: async () => [...disk.events.values()],
    destroy: async () => ok((clearMemoryDisk(disk), null)),
    close: () => {},
  };
}

function keyOf(row: Pick<EventKey, "learner" | "device" | "seq">): string {
  return `${row.learner}/${row.device}/${row.seq}`;
}

function forget(disk: MemoryDisk, learner: LearnerId): void {
  for (const [key, row] of disk.events) if ((row as EventKey).learner === learner) disk.events.delete(key);
  for (const [key, row] of disk.drafts) if (row.learner === learner) disk.drafts.delete(key);
  disk.heads.delete(learner);
  disk.profiles.delete(learner);
  disk.projections.delete(learner);
  disk.closedSummaries.delete(learner);
  disk.assignments.delete(learner);
  disk.replicas.delete(learner);
  disk.bases.delete(learner);
  disk.checkpoints.delete(learner);
  disk.remote.delete(learner);
  if (disk.selected === learner) disk.selected = null;
}
