import type { LearnerId, TutorEvent } from "#engine";
import { MAX_PUSH, SYNC_PROTOCOL, type SyncEvent } from "#engine/protocol/sync";
import { handleSync, type StoredRow, type StreamKey, type SyncStore } from "../sync/index.ts";

/** As `POST /v1/sync` would take them, in batches; `now` is the server's clock [ms]. */
export async function push(
  store: SyncStore,
  key: StreamKey,
  events: readonly (TutorEvent | SyncEvent)[],
  now: number,
): Promise<void> {
  for (let at = 0; at < events.length; at += MAX_PUSH) {
    const batch = events.slice(at, at + MAX_PUSH);
    const body = {
      proto: SYNC_PROTOCOL,
      device: batch[0]?.device,
      learner: key.learner,
      epoch: null,
      cursor: 0,
      // Through JSON, as it comes over the net.
      events: JSON.parse(JSON.stringify(batch)) as unknown,
      want: 0,
    };
    const answered = await handleSync({ store, now: () => now }, key, body);
    if (!answered.ok) throw new Error(JSON.stringify(answered.error));
    if (answered.value.err !== undefined) throw new Error(answered.value.err);
  }
}

export async function allRows(store: SyncStore, key: StreamKey): Promise<readonly StoredRow[]> {
  return await store.readRows(key, 0, Number.MAX_SAFE_INTEGER);
}

export const streamOf = (learner: LearnerId): StreamKey => ({ tenant: "school", learner });
