import { parseEvent, type ItemId, type LearnerId, type SkillId } from "#engine";
import type { SyncEvent } from "#engine/protocol/sync";
import type { Tell } from "./decide-push.ts";
import { chainOfGift, decideGift } from "./decide-gift.ts";
import type { StoredRow, StreamKey, SyncStore } from "./store.ts";

/** What waits in one log, as the device that sent it says; times are the server's [ms since 1970-01-01 UTC]. */
export interface Waiting {
  readonly from: number;
  readonly to: number;
  /** Answers that were marked. */
  readonly answers: number;
  /** Problems worked on, and of those solved, by skill, in the order they came. */
  readonly skills: readonly { readonly skill: SkillId; readonly problems: number; readonly right: number }[];
  /** Cursor of the last row that waits. */
  readonly upTo: number;
}

/**
 * What came from shared devices while nobody was signed in, and what a teacher makes of it. Each waits in a log of its own;
 * everything may be asked again.
 */
export interface HandIns {
  /** Null: nothing waits. Of what `learner` has in their own log meanwhile, because they signed in, nothing waits. */
  readonly waiting: (key: StreamKey, learner: LearnerId | null) => Promise<Waiting | null>;
  /** All of it becomes a learner's; what comes later waits again. False: the store is busy, or full. */
  readonly give: (key: StreamKey, to: LearnerId) => Promise<boolean>;
  /** Erases it; false where more has come since it ended at `upTo`. */
  readonly discard: (key: StreamKey, upTo: number) => Promise<boolean>;
}

export interface HandInDeps {
  readonly store: SyncStore;
  /** [ms since 1970-01-01 UTC] */
  readonly now: () => number;
  /** A log has new rows. */
  readonly follow: (key: StreamKey) => void;
  /** What is told of events in a log. */
  readonly tellOf?: ((learner: LearnerId) => Tell) | undefined;
  /** What was made of a log is to go. */
  readonly forget: (key: StreamKey) => Promise<void>;
}

/** Rows read, and given, at a time. */
const PAGE = 200;

export function createHandIns({ store, now, follow, tellOf, forget }: HandInDeps): HandIns {
  async function* pages(key: StreamKey): AsyncGenerator<readonly StoredRow[]> {
    for (let after = 0; ;) {
      const rows = await store.readRows(key, after, PAGE);
      const last = rows.at(-1);
      if (last === undefined) return;
      yield rows;
      after = last.cursor;
    }
  }

  /** Those of the rows that a learner's log does not have. */
  async function unknownTo(key: StreamKey, rows: readonly StoredRow[]): Promise<readonly StoredRow[]> {
    const ask = { device: chainOfGift(key.learner), ids: rows.map(({ event }) => event.id), ...NO_ROWS };
    const looked = await store.exchange(key, ask, ({ chain, known }) => ({ chain, rows: [], known }));
    return looked.ok ? rows.filter(({ event }) => !looked.value.push.known.has(event.id)) : rows;
  }

  async function waiting(key: StreamKey, learner: LearnerId | null): Promise<Waiting | null> {
    const sum = createSum();
    let upTo = 0;
    for await (const rows of pages(key)) {
      sum.add(learner === null ? rows : await unknownTo({ tenant: key.tenant, learner }, rows));
      upTo = rows.at(-1)?.cursor ?? upTo;
    }
    const found = sum.read();
    return found && { ...found, upTo };
  }

  /** Writes the rows into the learner's log, and says where they ended; null where the store takes nothing. */
  async function copy(from: StreamKey, key: StreamKey): Promise<number | null> {
    const device = chainOfGift(from.learner);
    let end = 0;
    for await (const rows of pages(from)) {
      const ask = { device, ids: rows.map(({ event }) => event.id), ...NO_ROWS };
      const done = await store.exchange(key, ask, (seen) =>
        decideGift(seen, rows, { device, now: now(), tell: tellOf?.(key.learner) }),
      );
      if (!done.ok) return null;
      end = rows.at(-1)?.cursor ?? end;
    }
    return end;
  }

  return {
    waiting,
    give: async (from, to) => {
      const key = { tenant: from.tenant, learner: to };
      // In the learner's log first: whatever fails between, nothing is lost and nothing is there twice.
      for (;;) {
        const end = await copy(from, key);
        if (end === null) return false;
        if (await store.clear(from, end)) break;
      }
      follow(key);
      await forget(from);
      return true;
    },
    discard: async (key, upTo) => {
      // Nothing waits any more where it was asked before.
      if (!(await store.clear(key, upTo))) return (await waiting(key, null)) === null;
      await forget(key);
      return true;
    },
  };
}

/** Looks, and wants nothing back. */
const NO_ROWS = { epoch: null, cursor: 0, want: 0 } as const;

/** Row by row: a log may be long, and what was typed is not kept. */
function createSum(): {
  readonly add: (rows: readonly StoredRow[]) => void;
  /** Null: no rows. */
  readonly read: () => Omit<Waiting, "upTo"> | null;
} {
  const skills = new Map<SkillId, Map<ItemId, boolean>>();
  let [from, to, answers] = [Infinity, -Infinity, 0];

  function add(event: SyncEvent): void {
    const read = parseEvent(event);
    if (!read.ok || read.value.type !== "attempt_evaluated") return;
    answers += 1;
    const { skill, item, verdict } = read.value.body;
    const problems = skills.get(skill) ?? new Map<ItemId, boolean>();
    skills.set(skill, problems.set(item, problems.get(item) === true || verdict === "correct"));
  }

  return {
    add: (rows) => {
      for (const { event, ots } of rows) {
        [from, to] = [Math.min(from, ots), Math.max(to, ots)];
        add(event);
      }
    },
    read: () => {
      if (to < from) return null;
      const told = [...skills].map(([skill, problems]) => {
        const right = [...problems.values()].filter(Boolean).length;
        return { skill, problems: problems.size, right };
      });
      return { from, to, answers, skills: told };
    },
  };
}
