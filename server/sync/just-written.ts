import type { SyncRow } from "#engine/protocol/sync";
import type { NewRow } from "./store.ts";

/**
 * The rows after a cursor where all of them were written by this exchange, so that nothing needs to be read: a device that
 * has everything but what it sends. Undefined: some are older.
 */
export function justWritten(
  rows: readonly NewRow[],
  { headBefore, from, want }: { readonly headBefore: number; readonly from: number; readonly want: number },
): readonly SyncRow[] | undefined {
  const at = from - headBefore;
  if (at < 0) return undefined;
  return rows.slice(at, at + want).map(({ event, ots }, n) => ({ cursor: from + n + 1, ots, event }));
}
