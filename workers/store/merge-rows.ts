import { compareKeys, type OrderKey } from "#engine/log/row-order";
import type { SyncEvent, SyncRow } from "#engine/protocol/sync";

/**
 * One learner's log of all devices in the order of the fold: the server's rows by its times, and own events that it has
 * not confirmed where they will probably stand, by their own clock [SYN40, SYN41].
 *
 * @param own - events of this device, in whatever order
 */
export function mergeRows(remote: readonly SyncRow[], own: readonly SyncEvent[]): readonly SyncEvent[] {
  const confirmed = new Set(remote.map(({ event }) => event.id));
  const open = own.filter(({ id }) => !confirmed.has(id)).map((event) => keyed(event.hlc, event));
  const rows = remote.map(({ ots, event }) => keyed(ots, event));
  return [...rows, ...open].toSorted(compareKeys).map(({ event }) => event);
}

function keyed(ots: number, event: SyncEvent): OrderKey & { readonly event: SyncEvent } {
  return { ots, device: event.device, seq: event.seq, event };
}
