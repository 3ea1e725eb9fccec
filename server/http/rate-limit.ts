import { LRUCache } from "lru-cache";

export interface RateLimit {
  /** Counts one; false when there were too many within the window. */
  readonly take: (who: string, now: number) => boolean;
}

/** Counts in windows of `windowMs` that begin with the first request of each; in memory, for at most 10,000 at a time. */
export function createRateLimit(most: number, windowMs: number): RateLimit {
  const counts = new LRUCache<string, { count: number; readonly since: number }>({ max: 10_000 });
  return {
    take: (who, now) => {
      const known = counts.get(who);
      const current = known === undefined || now - known.since >= windowMs ? { count: 0, since: now } : known;
      current.count += 1;
      counts.set(who, current);
      return current.count <= most;
    },
  };
}
