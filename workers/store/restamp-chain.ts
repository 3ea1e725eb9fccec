import type { DeviceId, LearnerId } from "#engine";
import type { SyncEvent } from "#engine/protocol/sync";
import type { HeadRow } from "./rows.ts";

/** A learner's own events, and where their chain has come to. */
export interface Chain {
  readonly events: readonly SyncEvent[];
  readonly head: HeadRow;
}

/** The same events, by id, on another chain: contiguous from 1, clocks as they were. */
export function restampChain(
  learner: LearnerId,
  events: readonly SyncEvent[],
  head: HeadRow | null,
  device: DeviceId,
): Chain {
  const restamped = events.map((event, at) => ({
    ...event,
    device,
    seq: at + 1,
    prev: events[at - 1]?.id ?? null,
  }));
  const last = restamped.at(-1);
  return {
    events: restamped,
    head: {
      learner,
      device,
      seq: last?.seq ?? 0,
      lastId: last?.id ?? null,
      lastHlc: Math.max(head?.lastHlc ?? 0, last?.hlc ?? 0),
    },
  };
}
