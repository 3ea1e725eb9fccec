import type { StreamKey } from "../sync/index.ts";
import { addCounts, NO_COUNTS } from "./grade-types.ts";
import { follows, MAX_KEPT, type Findings, type RegradeStore } from "./regrade-store.ts";

const NONE: Findings = { progress: null, counts: NO_COUNTS, differences: [], flags: [] };

export function createMemoryRegradeStore(): RegradeStore {
  const byLearner = new Map<string, Findings>();
  const nameOf = ({ tenant, learner }: StreamKey) => JSON.stringify([tenant, learner]);
  const of = (key: StreamKey) => byLearner.get(nameOf(key)) ?? NONE;
  return {
    progress: async (key) => {
      const { progress, counts } = of(key);
      return progress && { ...progress, unread: counts.unread, ...(counts.reads && { reads: counts.reads }) };
    },
    add: async (key, batch) => {
      const found = of(key);
      if (!follows(found.progress, batch)) return false;
      const before = batch.after === null ? NONE : found;
      byLearner.set(nameOf(key), {
        progress: batch.upTo,
        counts: addCounts(before.counts, batch.counts),
        differences: [...before.differences, ...batch.differences].slice(0, MAX_KEPT),
        flags: [...before.flags, ...batch.flags].slice(0, MAX_KEPT),
      });
      return true;
    },
    findings: async (key) => of(key),
    erase: async (key) => {
      byLearner.delete(nameOf(key));
    },
    close: async () => {},
  };
}
