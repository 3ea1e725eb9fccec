import { parseEvent, type LearnerId } from "#engine";
import type { SyncEvent } from "#engine/protocol/sync";
import { chainOfGift, decideGift } from "./decide-gift.ts";
import type { EventStatus, StoredRow, StreamKey, SyncStore } from "./store.ts";

/** What waits in one log; times are the server's [ms since 1970-01-01 UTC]. */
export interface Waiting {
  readonly from: number;
  readonly to: number;
  /** Answers that were marked. */
  readonly answers: number;
  /** Cursor of the last row that waits. */
  readonly upTo: number;
}

/** What came from shared devices while nobody was signed in, and what a teacher makes of it. Everything may be asked again. */
export interface HandIns {
  /** Null: nothing waits. */
  readonly waiting: (key: StreamKey) => Promise<Waiting | null>;
  /** It is the learner's own, up to a cursor. */
  readonly confirm: (key: StreamKey, upTo: number) => Promise<void>;
  /** All of a visitor's log becomes a learner's; what the visitor hands in later waits again. False: the store is busy, or full. */
  readonly give: (visitor: StreamKey, to: LearnerId) => Promise<boolean>;
  /** Erases a visitor's log; false where more has come since it ended at `upTo`. */
  readonly discard: (visitor: StreamKey, upTo: number) => Promise<boolean>;
}

export interface HandInDeps {
  readonly store: SyncStore;
  /** A log has new rows. */
  readonly follow: (key: StreamKey) => void;
  /** What was made of a log is to go. */
  readonly forget: (key: StreamKey) => Promise<void>;
}

/** Rows read, and given, at a time. */
const PAGE = 200;

export function createHandIns({ store, follow, forget }: HandInDeps): HandIns {
  async function* pages(key: StreamKey): AsyncGenerator<readonly StoredRow[]> {
    for (let after = 0; ;) {
      const rows = await store.readUnverified(key, after, PAGE);
      const last = rows.at(-1);
      if (last === undefined) return;
      yield rows;
      after = last.cursor;
    }
  }

  async function waiting(key: StreamKey): Promise<Waiting | null> {
    let found: Waiting | null = null;
    for await (const rows of pages(key)) {
      for (const { cursor, ots, event } of rows) {
        const { from, to, answers }: Omit<Waiting, "upTo"> = found ?? { from: ots, to: ots, answers: 0 };
        const more = event.type === "attempt_evaluated" ? 1 : 0;
        found = { from: Math.min(from, ots), to: Math.max(to, ots), answers: answers + more, upTo: cursor };
      }
    }
    return found;
  }

  /** Writes a visitor's rows into the learner's log, and says where they ended; null where the store takes nothing. */
  async function copy(visitor: StreamKey, key: StreamKey): Promise<number | null> {
    const device = chainOfGift(visitor.learner);
    let end = 0;
    for await (const rows of pages(visitor)) {
      const ask = { device, ids: rows.map(({ event }) => event.id), epoch: null, cursor: 0, want: 0 };
      const done = await store.exchange(key, ask, (seen) => decideGift(seen, rows, { device, judge }));
      if (!done.ok) return null;
      end = rows.at(-1)?.cursor ?? end;
    }
    return end;
  }

  return {
    waiting,
    confirm: (key, upTo) => store.confirm(key, upTo, judge),
    give: async (visitor, to) => {
      const key = { tenant: visitor.tenant, learner: to };
      // In the learner's log first: whatever fails between, nothing is lost and nothing is there twice.
      for (;;) {
        const end = await copy(visitor, key);
        if (end === null) return false;
        if (await store.clear(visitor, end)) break;
      }
      follow(key);
      await forget(visitor);
      return true;
    },
    discard: async (visitor, upTo) => {
      // Nothing waits any more where it was asked before.
      if (!(await store.clear(visitor, upTo))) return (await waiting(visitor)) === null;
      await forget(visitor);
      return true;
    },
  };
}

/** Whether it can be read is seen when it is somebody's. */
function judge(event: SyncEvent): EventStatus {
  return parseEvent(event).ok ? "ok" : "quarantined";
}
