export { createMemorySnapshotStore } from "./memory-snapshot-store.ts";
export {
  createSnapshots,
  SNAPSHOT_EVERY,
  type ReportedLog,
  type Snapshots,
  type SnapshotsDeps,
  type SnapshotWish,
} from "./snapshots.ts";
export type {
  ReadPart,
  SnapshotChange,
  SnapshotHead,
  SnapshotStore,
  StateParts,
  StoredSnapshot,
} from "./snapshot-store.ts";
export { createSqliteSnapshotStore } from "./sqlite-snapshot-store.ts";
