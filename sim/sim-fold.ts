import { emptyLog, mergeEntries, type LogEntry, type MergedLog } from "./merge-log.ts";
import { hash64 } from "#engine/protocol/hash64";
import type { SyncEvent, SyncRow } from "#engine/protocol/sync";

/** A state that tells every order of events from every other, by whole numbers and by rounding. */
export interface SimState {
  readonly count: number;
  readonly order: string;
  readonly estimate: number;
}

export type SimLog = MergedLog<SimState, SyncEvent>;

/** What devices call the fold below. */
export const SIM_FOLD = { version: "sim", content: "content" } as const;

export const fold = {
  initial: { count: 0, order: "", estimate: 0.3 } satisfies SimState as SimState,
  apply: ({ count, order, estimate }: SimState, { id }: SyncEvent): SimState => {
    const evidence = parseInt(id.slice(0, 4), 16) / 65_536;
    return { count: count + 1, order: hash64(order + id), estimate: estimate * 0.83 + evidence * 0.17 };
  },
};

/** Rows in the order of all devices, folded onto what came before them. */
export function foldAll(rows: readonly SyncRow[], initial: SimState = fold.initial): SimLog {
  const onto = { ...fold, initial };
  return mergeEntries(onto, emptyLog<SimState, SyncEvent>(onto), rows.map(toEntry));
}

export function toEntry({ ots, event }: SyncRow): LogEntry<SyncEvent> {
  return { ots, device: event.device, seq: event.seq, id: event.id, event };
}
