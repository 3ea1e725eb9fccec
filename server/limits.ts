import { LRUCache } from "lru-cache";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** So many in a window that begins with the first of them. */
export interface LimitRule {
  readonly points: number;
  readonly seconds: number;
}

export interface Limit {
  /** Counts one of `who`, or as much as is said; for how long there is no room [ms], 0 where there was. */
  readonly take: (who: string, much?: number) => Promise<number>;
}

/** No more are remembered; beyond that who was seen last is forgotten. */
const MAX_KNOWN = 10_000;

/** Counted in this process: several servers each count by themselves. */
export function createLimit(name: string, { points, seconds }: LimitRule): Limit {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  const known = new LRUCache<string, true>({
    max: MAX_KNOWN,
    dispose: (_, who, why) => {
      if (why === "evict") void limiter.delete(who);
    },
  });
  return {
    take: async (who, much = 1) => {
      known.set(who, true);
      try {
        await limiter.consume(who, much);
        return 0;
      } catch (error) {
        if (error instanceof RateLimiterRes) return Math.max(1, error.msBeforeNext);
        throw error;
      }
    },
  };
}
