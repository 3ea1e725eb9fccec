import type { Rng } from "#engine";

const SHORTEST_MS = 1_000;
const LONGEST_MS = 300_000;
/** Devices of one class that come back at once are spread over this [ms]. */
export const SPREAD_MS = 5_000;

/**
 * How long to wait after failures in a row: full jitter from a second to a limit that doubles up to five minutes, and
 * never sooner than the server asked [SYN58].
 *
 * @param failures - in a row, 1 or more
 */
export function backOff(rng: Rng, failures: number, retryAfterMs: number): number {
  const limit = Math.min(LONGEST_MS, SHORTEST_MS * 2 ** Math.min(failures, 20));
  const waited = rng.int(SHORTEST_MS, limit);
  return retryAfterMs === 0 ? waited : Math.max(waited, retryAfterMs + rng.int(0, SPREAD_MS));
}
