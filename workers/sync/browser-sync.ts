import { createRng } from "#engine";
import { browserClock, browserLocks, browserTimers } from "../host/browser.ts";
import type { Ids } from "../seams.ts";
import type { TutorDb } from "../store/tutor-db.ts";
import { createDexieReplicaStore } from "./dexie-replica-store.ts";
import { createHttpNet } from "./http-net.ts";
import { createSyncClient } from "./sync-client.ts";
import type { SyncSeam } from "./sync-seam.ts";

/** A device asks so often, so that a teacher's page knows that it is there (CLS2) [ms]. */
const BEAT_MS = 60_000;

/** Sync over the tutor's own database and the server the app came from. */
export function createBrowserSync(db: TutorDb, ids: Ids): SyncSeam {
  const store = createDexieReplicaStore(db);
  const net = createHttpNet(fetch.bind(globalThis));
  return {
    store,
    open: (learner, hears) =>
      createSyncClient(learner, {
        ...hears,
        store,
        net,
        clock: browserClock,
        timers: browserTimers,
        locks: browserLocks,
        ids,
        rng: createRng(ids.seed()),
        idleMs: BEAT_MS,
      }),
  };
}
