import { circuitBreaker, ConsecutiveBreaker, handleAll, timeout, TimeoutStrategy, wrap } from "cockatiel";
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

/** What is counted by several servers together. */
export interface SharedCounts {
  /** How many of the key there are now, and when they are forgotten. Rejects where that cannot be had just now. */
  readonly add: (what: Counted) => Promise<{ readonly points: number; readonly until: number }>;
  /** Takes out what is over. */
  readonly sweep: (now: number) => Promise<void>;
}

export interface Counted {
  readonly key: string;
  readonly much: number;
  /** [ms] */
  readonly windowMs: number;
  /** [ms since 1970-01-01 UTC] */
  readonly now: number;
}

/** No more are remembered; beyond that who was seen last is forgotten. */
const MAX_KNOWN = 10_000;
/** No try waits longer for a count [ms]. */
export const PATIENCE_MS = 500;
/** After so many failures in a row nothing is counted together for a while [ms]. */
export const BREAK_AFTER = 3;
export const REST_MS = 10_000;

/** Counts that are slow, or cannot be had, hold nobody up: they are left alone for a while. */
export function createPatientCounts(counts: SharedCounts, patienceMs = PATIENCE_MS): SharedCounts {
  const patience = wrap(
    circuitBreaker(handleAll, { breaker: new ConsecutiveBreaker(BREAK_AFTER), halfOpenAfter: REST_MS }),
    timeout(patienceMs, TimeoutStrategy.Aggressive),
  );
  return { ...counts, add: (what) => patience.execute(() => counts.add(what)) };
}

/** @param shared - where other servers count too; else, and whenever that fails, what counts is what came to this process */
export function createLimit(name: string, rule: LimitRule, shared?: SharedCounts): Limit {
  const takeHere = countHere(name, rule);
  if (shared === undefined) return { take: takeHere };
  const windowMs = rule.seconds * 1_000;
  // A flood is not counted on: it costs the database no more than there is room for.
  let full: LRUCache<string, number> | undefined;

  return {
    take: async (who, much = 1) => {
      const hereMs = await takeHere(who, much);
      const now = Date.now();
      const fullMs = (full?.get(who) ?? 0) - now;
      // Longer than a window: the clock had run ahead.
      if (fullMs > 0 && fullMs <= windowMs) return fullMs;
      try {
        const { points, until } = await shared.add({ key: `${name} ${who}`, much, windowMs, now });
        if (points <= rule.points) return 0;
        full ??= new LRUCache<string, number>({ max: MAX_KNOWN });
        full.set(who, until);
        return Math.max(1, until - now);
      } catch {
        return hereMs;
      }
    },
  };
}

function countHere(name: string, { points, seconds }: LimitRule): (who: string, much?: number) => Promise<number> {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  // Takes all its room at once, and many a limit counts nobody for long.
  let known: LRUCache<string, true> | undefined;
  return async (who, much = 1) => {
    known ??= new LRUCache<string, true>({
      max: MAX_KNOWN,
      dispose: (_, one, why) => {
        if (why === "evict") void limiter.delete(one);
      },
    });
    known.set(who, true);
    try {
      await limiter.consume(who, much);
      return 0;
    } catch (error) {
      if (error instanceof RateLimiterRes) return Math.max(1, error.msBeforeNext);
      throw error;
    }
  };
}
