import type { SyncRow } from "../protocol/sync.ts";
import type { DeviceId } from "../ids.ts";

/**
 * What a learner's log is ordered by, the same on every device: the time the server gave the event, then device,
 * then seq. No two events have the same key.
 */
export interface OrderKey {
  /** [ms since 1970-01-01 UTC] */
  readonly ots: number;
  readonly device: DeviceId;
  readonly seq: number;
}

export function compareKeys(a: OrderKey, b: OrderKey): number {
  if (a.ots !== b.ots) return a.ots - b.ots;
  if (a.device !== b.device) return a.device < b.device ? -1 : 1;
  return a.seq - b.seq;
}

export function keyOf({ ots, event: { device, seq } }: SyncRow): OrderKey {
  return { ots, device, seq };
}

/** Whether all rows stand after a place in the order, so that folding can go on from there. */
export function comeAfter(last: OrderKey | null, rows: readonly SyncRow[]): boolean {
  return last === null || rows.every((row) => compareKeys(keyOf(row), last) > 0);
}

/** In the order of the fold [SYN40]. */
export function inOrder(rows: readonly SyncRow[]): readonly SyncRow[] {
  return rows.toSorted((a, b) => compareKeys(keyOf(a), keyOf(b)));
}

/**
 * Numbers of rows, the smallest first, after which the rows could be cut: every row before stands before every row after
 * it in the order. What a part up to a cut comes to is the beginning of what the whole comes to.
 */
export function cutsOf(rows: readonly SyncRow[]): readonly number[] {
  // The first in the order of each row and all after it.
  const firsts: OrderKey[] = [];
  for (const row of rows.toReversed()) {
    const next = firsts.at(-1);
    const key = keyOf(row);
    firsts.push(next === undefined || compareKeys(key, next) < 0 ? key : next);
  }
  const cuts: number[] = [];
  let last: OrderKey | null = null;
  for (const [at, row] of rows.entries()) {
    const first = firsts[rows.length - 1 - at];
    if (at > 0 && last !== null && first !== undefined && compareKeys(last, first) < 0) cuts.push(at);
    const key = keyOf(row);
    if (last === null || compareKeys(key, last) > 0) last = key;
  }
  return cuts;
}
