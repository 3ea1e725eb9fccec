export { createMemoryReplicaStore } from "./memory-replica-store.ts";
export { NO_REMOTE, storedCheck, type ReplicaRow } from "../store/replica-row.ts";
export type { ReplicaStore } from "./replica-store.ts";
export { createSyncClient, type SyncChange, type SyncClient, type SyncDeps, type SyncView } from "./sync-client.ts";
export { SPREAD_MS } from "./back-off.ts";
export { createHttpNet, SUM_HEADER } from "./http-net.ts";
export { createDexieReplicaStore } from "./dexie-replica-store.ts";
export type { Net, NetAnswer, NetRequest } from "./sync-seams.ts";
export { clearMemoryDisk, createMemoryDisk, createMemoryStore, type MemoryDisk } from "../store/memory-store.ts";
