import { ok } from "#engine";
import type { DraftRow } from "../store/rows.ts";
import type { StoreResult } from "../store/store.ts";

export interface DraftWriter {
  /** Resolves when this text, or a later one of the same problem, is stored. */
  readonly save: (row: DraftRow) => StoreResult<null>;
  /** Resolves when no write is under way. */
  readonly settle: () => Promise<void>;
}

/**
 * At most one write under way; of what is typed meanwhile only the latest is written. So fast typing costs
 * as many writes as the disk can take, and nothing waits for a pause in the typing [HST9].
 */
export function createDraftWriter(write: (row: DraftRow) => StoreResult<null>): DraftWriter {
  let waiting: DraftRow | null = null;
  let running: StoreResult<null> | null = null;

  async function drain(): StoreResult<null> {
    let result: Awaited<StoreResult<null>> = ok(null);
    while (waiting !== null) {
      const row = waiting;
      waiting = null;
      result = await write(row);
    }
    return result;
  }

  function save(row: DraftRow): StoreResult<null> {
    waiting = row;
    running ??= drain().finally(() => {
      running = null;
    });
    return running;
  }

  async function settle(): Promise<void> {
    // A failed draft is not a reason to keep an answer from being recorded.
    await running?.catch(() => {});
  }

  return { save, settle };
}
