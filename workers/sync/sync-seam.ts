import type { LearnerId } from "#engine";
import type { ReplicaStore } from "./replica-store.ts";
import type { SyncClient, SyncDeps } from "./sync-client.ts";

/** What the host needs of sync; brought in when the first learner of a school is on the screen. */
export interface SyncSeam {
  readonly store: ReplicaStore;
  readonly open: (learner: LearnerId, hears: Pick<SyncDeps, "changed" | "show" | "fold" | "fetchesOnly">) => SyncClient;
}
