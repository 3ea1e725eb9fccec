import { DeviceId, LearnerId, uuidFromName } from "#engine";
import type { SyncStore } from "./store.ts";

/** Nobody's log, to ask a store something. */
const NOBODY = { tenant: "*", learner: LearnerId.parse(uuidFromName("probe")) };
const NO_DEVICE = DeviceId.parse(uuidFromName("probe"));

/** An exchange in which nothing is said: whether the store answers, and under which epoch. */
export function askNothing(store: SyncStore) {
  const ask = { device: NO_DEVICE, ids: [], epoch: null, cursor: 0, want: 0 };
  return store.exchange(NOBODY, ask, ({ chain }) => ({ chain, rows: [] }));
}
