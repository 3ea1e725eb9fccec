import type { DeviceId, LearnerId } from "#engine";
import type { SyncEvent } from "#engine/protocol/sync";
import type { HeadRow } from "../store/rows.ts";

/** The same events, by id, on another chain: contiguous from 1, clocks as they were. */
export function restampChain(
  learner: LearnerId,
  events: readonly SyncEvent[],
  head: HeadRow | null,
  device: DeviceId,
): { readonly events: readonly SyncEvent[]; readonly head: HeadRow } {
  const restamped = events.map((event, at) => ({
    ...event,
    device,
    seq: at + 1,
    prev: events[at - 1]?.id ?? null,
  }));
  const last = restamped.at(-1);
  return {
    events: restamped,
    head: { learner, device, seq: last?.seq ?? 0, lastId: last?.id ?? null, lastHlc: head?.lastHlc ?? 0 },
  };
}
