import type { EventId } from "#engine";
import type { SyncEvent } from "#engine/protocol/sync";
import type { ReplicaRow } from "../store/replica-row.ts";

/**
 * Which own events may go: those the server has twice, and, where the learner stays on this device, only those whose
 * rows are here. None when the durable place is not one of this chain.
 *
 * @param own - events of the chain in order of seq
 * @param rows - ids of the server's rows stored here; null when they are to go too
 */
export function planPurge(
  replica: ReplicaRow,
  own: readonly SyncEvent[],
  rows: ReadonlySet<EventId> | null,
): { readonly events: readonly SyncEvent[]; readonly replica: ReplicaRow } {
  const { durable } = replica;
  const isOwn = own.some(({ seq, id }) => seq === durable.seq && id === durable.id);
  const stay = own.findIndex(({ seq, id }) => !isOwn || seq > durable.seq || rows?.has(id) === false);
  const events = stay === -1 ? own : own.slice(0, stay);
  const last = events.at(-1);
  return {
    events,
    replica: last === undefined ? replica : { ...replica, purged: { seq: last.seq, id: last.id } },
  };
}
