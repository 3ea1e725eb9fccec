export type { OnCommit } from "./group-commit.ts";
export { askNothing } from "./ask-nothing.ts";
export {
  answerSync,
  handleSync,
  readSyncRequest,
  runSync,
  toSyncAnswer,
  type GivenSnapshot,
  type SyncAnswer,
  type SyncDeps,
  type SyncRefusal,
  type SyncSession,
} from "./handle-sync.ts";
export { decidePush, type PushDecision, type Tell } from "./decide-push.ts";
export type { NewOut, OutboxStore, OutClaim, OutCounts, OutEnd, OutRow, OutTo, OutWhy } from "./outbox-store.ts";
export {
  backUpMemory,
  createMemoryServerDisk,
  createMemorySyncStore,
  restoreMemory,
  type MemoryServerDisk,
} from "./memory-store.ts";
export { createHandIns, type HandIns, type Waiting } from "./hand-ins.ts";
export { checkDatabase } from "./check-database.ts";
export { copyDatabase, copyFile, flush } from "./sqlite-backup.ts";
export { SCHEMA_VERSION } from "./sqlite-schema.ts";
export { readLog } from "./read-log.ts";
export { createSqliteStore, type SqliteOptions, type SqliteStore } from "./sqlite-store.ts";
export type {
  AlertPlace,
  AlertScope,
  Ask,
  Exchanged,
  LogEnd,
  Push,
  Seen,
  StoredAlert,
  StoredRow,
  StoreRefusal,
  StreamKey,
  SyncStore,
} from "./store.ts";
export { createOneByOne, createTurns, type TakeTurns } from "./turns.ts";
