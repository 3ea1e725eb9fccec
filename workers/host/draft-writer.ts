import type { DraftRow } from "../store/rows.ts";
import type { StoreResult } from "../store/store.ts";

export interface DraftWriter {
  /** Resolves when this text, or a later one of the same learner and problem, is stored. */
  readonly save: (row: DraftRow) => StoreResult<null>;
  /** Resolves when what was given to be written before is written. */
  readonly settle: () => Promise<void>;
}

interface Waiting {
  row: DraftRow;
  readonly stored: StoreResult<null>;
}

/**
 * At most one write under way; of what is typed meanwhile on one problem only the latest is written. So fast
 * typing costs as many writes as the disk can take, and nothing waits for a pause in the typing [HST9].
 */
export function createDraftWriter(write: (row: DraftRow) => StoreResult<null>): DraftWriter {
  const waiting = new Map<string, Waiting>();
  let last: Promise<unknown> = Promise.resolve();

  async function writeLatest(key: string): StoreResult<null> {
    const { row } = waiting.get(key)!;
    waiting.delete(key);
    return write(row);
  }

  function save(row: DraftRow): StoreResult<null> {
    const key = `${row.learner}/${row.item}`;
    const before = waiting.get(key);
    if (before !== undefined) {
      before.row = row;
      return before.stored;
    }
    const stored = last.then(() => writeLatest(key));
    // A failed draft is not a reason to keep another, or an answer, from being recorded.
    last = stored.catch(() => {});
    waiting.set(key, { row, stored });
    return stored;
  }

  async function settle(): Promise<void> {
    await last;
  }

  return { save, settle };
}
