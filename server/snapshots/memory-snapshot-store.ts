import type { StreamKey } from "../sync/index.ts";
import type { SnapshotStore, StoredSnapshot } from "./snapshot-store.ts";

export function createMemorySnapshotStore(): SnapshotStore {
  const byLearner = new Map<string, readonly StoredSnapshot[]>();
  const nameOf = ({ tenant, learner }: StreamKey) => JSON.stringify([tenant, learner]);
  const of = (key: StreamKey) => byLearner.get(nameOf(key)) ?? [];
  return {
    heads: async (key) => of(key).map(({ state: _state, report: _report, ...head }) => head),
    state: async (key, cursor) => {
      const found = of(key).find((one) => one.cursor === cursor);
      return found === undefined ? null : (part) => found.state[part];
    },
    report: async (key, cursor) => of(key).find((one) => one.cursor === cursor)?.report ?? null,
    change: async (key, { put, drop }) => {
      const gone = new Set([...drop, ...put.map(({ cursor }) => cursor)]);
      const kept = [...of(key).filter(({ cursor }) => !gone.has(cursor)), ...put];
      byLearner.set(
        nameOf(key),
        kept.toSorted((a, b) => b.cursor - a.cursor),
      );
    },
    erase: async (key) => {
      byLearner.delete(nameOf(key));
    },
    close: async () => {},
  };
}
